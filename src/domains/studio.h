// Scene geometry for the ray tracer (domains/ray_tracer.h): upright cylinders on a floor that
// curves up into a backdrop, square lamps, a sun and a camera; and ray intersections.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

#include "domains/vec3.h"

namespace latplan::domains {

constexpr float kPictureRatio = 1.5F;  // aspect ratio of a picture
constexpr float kFar = std::numeric_limits<float>::infinity();
constexpr Vec3 kFloorColour = {0.52F, 0.51F, 0.50F};

struct Cylinder {
  float x = 0, y = 0;  // position of the axis, which is parallel to z
  float radius = 1;
  float bottom = 0, top = 1;  // z
  Vec3 colour;                // reflectance, 0 to 1
};

struct Lamp {  // a square that emits towards the origin only
  Vec3 position;
  float side = 1;
  Vec3 power;  // irradiance at distance 1, straight ahead
};

struct Camera {
  Vec3 position, target;
  // Ray direction through image point (u right, v down, both 0 to 1); not normalised.
  Vec3 direction(float u, float v) const;
  // Image point (u, v) of a point in front of the camera.
  std::pair<float, float> project(const Vec3& point) const;
};

struct Studio {
  Camera camera;
  std::array<Lamp, 3> lamps;
  Vec3 sun_direction;  // towards the sun, unit length
  Vec3 sun_power;
  std::vector<Cylinder> cylinders;  // must not intersect
};

struct RaySegment {
  float enter, leave;  // ray parameters; empty if enter >= leave
  bool through_side;   // enters through the side, not an end
};

// The segment of a ray's line inside a cylinder; may be empty if the cylinder lies behind the ray.
// Inline: the hot spot of rendering.
inline RaySegment segment_inside(const Cylinder& cylinder, const Vec3& from,
                                 const Vec3& direction) {
  const float x = from.x - cylinder.x, y = from.y - cylinder.y;
  const float a = direction.x * direction.x + direction.y * direction.y;
  const float b = x * direction.x + y * direction.y;
  const float c = x * x + y * y - cylinder.radius * cylinder.radius;
  const float discriminant = b * b - a * c;
  if (discriminant < 0 || (b >= 0 && c > 0)) return {1, 0, false};
  const float root = std::sqrt(discriminant), per_a = 1 / a, per_z = 1 / direction.z;
  const float side_in = a > 0 ? (-b - root) * per_a : -kFar;
  const float side_out = a > 0 ? (-b + root) * per_a : kFar;
  const float z1 = (cylinder.bottom - from.z) * per_z, z2 = (cylinder.top - from.z) * per_z;
  const float ends_in = std::min(z1, z2), ends_out = std::max(z1, z2);
  return {std::max(side_in, ends_in), std::min(side_out, ends_out), side_in > ends_in};
}

struct Hit {
  float distance = kFar;  // ray parameter
  Vec3 point, normal;     // the normal is normalised
  Vec3 colour;
  bool glossy = false;  // cylinders, not the floor
};

// First hit with floor, bend or wall of a ray that starts in front of them; distance kFar: none.
Hit intersect_backdrop(const Vec3& from, const Vec3& direction);
// Replaces `hit` by the nearest cylinder hit before hit.distance, if any.
void intersect_cylinders(const Studio& studio, const Vec3& from, const Vec3& direction, Hit& hit);
// Whether a cylinder lies between `from` and `from + way`.
bool occluded(const Studio& studio, const Vec3& from, const Vec3& way);

}  // namespace latplan::domains
