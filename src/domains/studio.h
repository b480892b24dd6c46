// The geometry of a photographer's studio: upright cylinders on a floor that bends up into a backdrop, square lamps, a
// sun and a camera; and where rays meet them. The light is in domains/ray_tracer.h.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

#include "domains/vec3.h"

namespace latplan::domains {

constexpr float kPictureRatio = 1.5F;  // width to height of a picture
constexpr float kFar = std::numeric_limits<float>::infinity();
constexpr Vec3 kFloorColour = {0.52F, 0.51F, 0.50F};

struct Cylinder {
  float x = 0, y = 0;  // of its axis, which is parallel to z
  float radius = 1;
  float bottom = 0, top = 1;  // z
  Vec3 colour;                // share of each colour that it reflects, 0 to 1
};

struct Lamp {  // a square that shines at the origin's side only
  Vec3 position;
  float side = 1;
  Vec3 power;  // light falling on a square unit at distance 1, straight ahead
};

struct Camera {
  Vec3 position, target;
  // A ray through the picture, u to the right and v downwards, both from 0 to 1; not of unit length.
  Vec3 direction(float u, float v) const;
  // Where a point appears as (u, v); the point must lie in front.
  std::pair<float, float> project(const Vec3& point) const;
};

struct Studio {
  Camera camera;
  std::array<Lamp, 3> lamps;
  Vec3 sun_direction;  // towards the sun, unit length
  Vec3 sun_power;
  std::vector<Cylinder> cylinders;  // must not run into each other
};

struct RayPart {
  float enter, leave;  // along a ray, in lengths of its direction; empty when enter >= leave
  bool through_side;   // enters through the side, not through an end
};

// The part of a ray, both ways from its start, that lies within a cylinder; part of one that the ray moves away from
// may be left out. Inline: most of the time of a picture goes here.
inline RayPart part_inside(const Cylinder& cylinder, const Vec3& from, const Vec3& direction) {
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
  float distance = kFar;  // in lengths of the ray's direction
  Vec3 point, normal;     // the normal has unit length
  Vec3 colour;
  bool glossy = false;  // cylinders are, the floor is not
};

// Where a ray that starts in front of floor, bend and wall meets them; distance kFar: nowhere.
Hit meet_backdrop(const Vec3& from, const Vec3& direction);
// The first cylinder met before hit.distance, if any, replaces the hit.
void meet_cylinders(const Studio& studio, const Vec3& from, const Vec3& direction, Hit& hit);
// Whether a cylinder stands between a point and the one `way` from it.
bool blocked(const Studio& studio, const Vec3& from, const Vec3& way);

}  // namespace latplan::domains
