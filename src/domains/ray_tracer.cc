#include "domains/ray_tracer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "base/error.h"

namespace latplan::domains {
namespace {

constexpr float kNear = 1e-3F;  // offset of rays from a surface
constexpr float kPi = 3.14159265F;
constexpr Vec3 kSky = {0.045F, 0.047F, 0.052F};      // ambient light where no ray hits
constexpr Vec3 kFloorGlow = {0.15F, 0.15F, 0.145F};  // average light from the floor
constexpr float kMirrorShare = 0.04F;                // reflectance at normal incidence (Fresnel)
constexpr float kRoughness = 0.35F;                  // 0 mirror, 1 diffuse
constexpr float kSunRadius = 0.03F;                  // of the disc, in radians
constexpr float kExposure = 2.6F;                    // before tone mapping

// Random numbers of one picture: a linear congruential generator, fast and good enough here.
class Noise {
 public:
  explicit Noise(std::uint64_t seed) : state_(seed) {}
  float next() {  // uniform in [0, 1)
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<float>(state_ >> 40) * 0x1.0p-24F;
  }
  Vec3 in_ball() {  // uniform in the unit ball
    for (;;) {
      const Vec3 at = {2 * next() - 1, 2 * next() - 1, 2 * next() - 1};
      if (dot(at, at) <= 1) return at;
    }
  }

 private:
  std::uint64_t state_;
};

class Tracer {
 public:
  Tracer(const Studio& studio, Noise noise);
  // Draws the scatter direction shared (rotated) by the samples of one pixel.
  void begin_pixel() { scatter_ = normalised(noise_.in_ball()); }
  // Radiance along a camera ray; `stratum` 0 to 3 is the sample's number within the pixel.
  Vec3 light_along(const Vec3& from, const Vec3& direction, int stratum);
  float random() { return noise_.next(); }

 private:
  struct PlacedLamp {
    Vec3 corner, across, along;  // the square
    Vec3 centre, normal, power;
  };
  Vec3 unshadowed_light(const Vec3& point, const Vec3& normal) const;
  Vec3 indirect_light(const Vec3& from, const Vec3& direction, bool sharp) const;
  Vec3 scattered_direction(const Vec3& normal, int stratum) const;
  void direct_light(const Hit& hit, const Vec3& to_viewer, int stratum, Vec3& diffuse,
                    Vec3& specular);

  const Studio& studio_;
  std::array<PlacedLamp, 3> lamps_;
  Noise noise_;
  Vec3 scatter_;  // on the unit sphere
};

Tracer::Tracer(const Studio& studio, Noise noise) : studio_(studio), noise_(noise) {
  for (std::size_t i = 0; i < lamps_.size(); ++i) {
    const Lamp& lamp = studio.lamps[i];
    const Vec3 normal = normalised(lamp.position * -1);
    const Vec3 across = normalised(cross(normal, {0, 0, 1})) * lamp.side;
    const Vec3 along = cross(normal, across);
    lamps_[i] = {lamp.position - across * 0.5F - along * 0.5F,
                 across,
                 along,
                 lamp.position,
                 normal,
                 lamp.power};
  }
}

// Direct light of lamps and sun without shadows.
Vec3 Tracer::unshadowed_light(const Vec3& point, const Vec3& normal) const {
  Vec3 sum = studio_.sun_power * std::max(0.0F, dot(normal, studio_.sun_direction));
  for (const PlacedLamp& lamp : lamps_) {
    const Vec3 way = lamp.centre - point;
    const float facing = dot(normal, way), shining = -dot(lamp.normal, way);
    if (facing <= 0 || shining <= 0) continue;
    const float squared = dot(way, way);
    sum = sum + lamp.power * (facing * shining / (squared * squared));
  }
  return sum;
}

// Radiance along a secondary ray; the surface it hits is lit without shadows. Unless `sharp`, floor
// and sky are a smooth gradient, which reduces noise.
Vec3 Tracer::indirect_light(const Vec3& from, const Vec3& direction, bool sharp) const {
  Hit hit;
  intersect_cylinders(studio_, from, direction, hit);
  if (hit.distance == kFar) {
    const float height = std::clamp(0.5F + 0.5F * direction.z, 0.0F, 1.0F);
    if (!sharp) return kSky * height + kFloorGlow * (1 - height);
    if (direction.z >= 0) return kSky;
    hit.point = from - direction * (from.z / direction.z);
    hit.normal = {0, 0, 1};
    hit.colour = kFloorColour;
  }
  return hit.colour * (unshadowed_light(hit.point, hit.normal) * (1 / kPi) + kSky);
}

// `diffuse`: irradiance. `specular`: glossy highlights of the lamps, before Fresnel.
void Tracer::direct_light(const Hit& hit, const Vec3& to_viewer, int stratum, Vec3& diffuse,
                          Vec3& specular) {
  const auto add = [&](const Vec3& way, const Vec3& arriving, float cosine) {
    if (occluded(studio_, hit.point, way)) return;
    diffuse = diffuse + arriving * cosine;
    if (!hit.glossy) return;
    const float aligned = dot(hit.normal, normalised(normalised(way) + to_viewer));
    float lobe = std::max(0.0F, aligned);
    for (int doubling = 0; doubling < 6; ++doubling) lobe *= lobe;  // to the 64th
    specular = specular + arriving * (lobe * cosine * (72.0F / (8 * kPi)));
  };
  for (std::size_t i = 0; i < lamps_.size(); ++i) {
    const PlacedLamp& lamp = lamps_[i];
    const int cell = (stratum + static_cast<int>(i)) % 4;
    const float across = (static_cast<float>(cell % 2) + random()) * 0.5F;
    const float along = (static_cast<float>(cell / 2) + random()) * 0.5F;
    const Vec3 way = lamp.corner + lamp.across * across + lamp.along * along - hit.point;
    const float facing = dot(hit.normal, way), shining = -dot(lamp.normal, way);
    if (facing <= 0 || shining <= 0) continue;
    const float squared = dot(way, way), per_length = 1 / std::sqrt(squared);
    add(way, lamp.power * (shining * per_length / squared), facing * per_length);
  }
  const Vec3 spread = {random() - 0.5F, random() - 0.5F, random() - 0.5F};
  const Vec3 sun = studio_.sun_direction + spread * (2 * kSunRadius);
  const float cosine = dot(hit.normal, sun);
  if (cosine > 0) add(sun * 100.0F, studio_.sun_power, cosine);
}

// Cosine-distributed about the normal; each stratum rotates the pixel's random direction by 90
// degrees.
Vec3 Tracer::scattered_direction(const Vec3& normal, int stratum) const {
  const float height = dot(scatter_, normal);
  Vec3 sideways = scatter_ - normal * height;
  if (stratum % 2 == 1) sideways = cross(normal, sideways);
  return normal * (1.001F + height) + sideways * (stratum < 2 ? 1.0F : -1.0F);
}

Vec3 Tracer::light_along(const Vec3& from, const Vec3& direction, int stratum) {
  Hit hit = intersect_backdrop(from, direction);
  intersect_cylinders(studio_, from, direction, hit);
  hit.point = hit.point + hit.normal * kNear;
  const Vec3 to_viewer = normalised(direction * -1);
  Vec3 diffuse, specular;
  direct_light(hit, to_viewer, stratum, diffuse, specular);
  const Vec3 scattered = indirect_light(hit.point, scattered_direction(hit.normal, stratum), false);
  const Vec3 body = hit.colour * (diffuse * (1 / kPi) + scattered);
  if (!hit.glossy) return body;
  const float straight = std::max(0.0F, dot(hit.normal, to_viewer));
  const float slant = 1 - straight, slant2 = slant * slant;
  const float fresnel = kMirrorShare + (1 - kMirrorShare) * slant2 * slant2 * slant;
  const Vec3 mirror = hit.normal * (2 * straight) - to_viewer;
  const Vec3 seen =
      indirect_light(hit.point, mirror + noise_.in_ball() * (kRoughness * kRoughness), true);
  return body * (1 - fresnel) + seen * fresnel + specular * kMirrorShare;
}

// Exponential tone mapping, then the sRGB curve.
float tone_map(float light) {
  const float exposed = 1 - std::exp(-kExposure * light);
  return exposed <= 0.0031308F ? 12.92F * exposed : 1.055F * std::pow(exposed, 1 / 2.4F) - 0.055F;
}

}  // namespace

Image take_picture(const Studio& studio, int height, int width, Rng& rng) {
  LATPLAN_CHECK(static_cast<float>(height) * kPictureRatio == static_cast<float>(width),
                "wrong aspect ratio");
  Tracer tracer(studio, Noise(rng.next()));
  const Vec3 corner = studio.camera.direction(0, 0);
  const Vec3 across = (studio.camera.direction(1, 0) - corner) * (1 / static_cast<float>(width));
  const Vec3 down = (studio.camera.direction(0, 1) - corner) * (1 / static_cast<float>(height));
  Image picture({height, width, 3});
  float* pixel = picture.pixels().data();
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      Vec3 sum;
      tracer.begin_pixel();
      for (int stratum = 0; stratum < 4; ++stratum) {
        const float u =
            static_cast<float>(column) + (static_cast<float>(stratum % 2) + tracer.random()) * 0.5F;
        const float v =
            static_cast<float>(row) + (static_cast<float>(stratum / 2) + tracer.random()) * 0.5F;
        const Vec3 direction = corner + across * u + down * v;
        sum = sum + tracer.light_along(studio.camera.position, direction, stratum);
      }
      for (const float light : {sum.x, sum.y, sum.z}) *pixel++ = tone_map(light * 0.25F);
    }
  }
  return picture;
}

}  // namespace latplan::domains
