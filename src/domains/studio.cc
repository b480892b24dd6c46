#include "domains/studio.h"

#include <cmath>

namespace latplan::domains {
namespace {

constexpr float kLensHalfWidth = 16.0F / 35.0F;  // 32 mm sensor, 35 mm lens
constexpr float kBendStart = 7.0F;               // y where the floor begins to bend upwards
constexpr float kBendRadius = 9.0F;
constexpr float kBevel = 0.14F;  // width of a cylinder's rounded edge, in radii

// Simulates rounded edges: near an edge the normal turns from that of the side to that of the end.
Vec3 cylinder_normal(const Cylinder& cylinder, const Vec3& point, bool on_side, bool from_above) {
  const float per_radius = 1 / cylinder.radius;
  const Vec3 outward = {(point.x - cylinder.x) * per_radius, (point.y - cylinder.y) * per_radius,
                        0};
  const Vec3 up = {0, 0, from_above ? 1.0F : -1.0F};
  const float bevel = kBevel * cylinder.radius;
  if (on_side) {
    const float below_top = cylinder.top - point.z, above_bottom = point.z - cylinder.bottom;
    const float tilt = below_top < bevel      ? 1 - below_top / bevel
                       : above_bottom < bevel ? above_bottom / bevel - 1
                                              : 0;
    return normalised(outward + Vec3{0, 0, tilt});
  }
  const float to_rim = cylinder.radius * (1 - std::sqrt(dot(outward, outward)));
  return to_rim < bevel ? normalised(up + outward * (1 - to_rim / bevel)) : up;
}

}  // namespace

Vec3 Camera::direction(float u, float v) const {
  const Vec3 ahead = normalised(target - position);
  const Vec3 right = normalised(cross(ahead, {0, 0, 1}));
  const Vec3 up = cross(right, ahead);
  return ahead + right * ((2 * u - 1) * kLensHalfWidth) +
         up * ((1 - 2 * v) * (kLensHalfWidth / kPictureRatio));
}

std::pair<float, float> Camera::project(const Vec3& point) const {
  const Vec3 ahead = normalised(target - position);
  const Vec3 right = normalised(cross(ahead, {0, 0, 1}));
  const Vec3 up = cross(right, ahead);
  const Vec3 way = point - position;
  const float per_depth = 1 / (dot(way, ahead) * kLensHalfWidth);
  return {0.5F + 0.5F * dot(way, right) * per_depth,
          0.5F - 0.5F * kPictureRatio * dot(way, up) * per_depth};
}

Hit intersect_backdrop(const Vec3& from, const Vec3& direction) {
  Hit hit;
  hit.colour = kFloorColour;
  if (direction.z < 0) {
    const float distance = -from.z / direction.z;
    hit.point = from + direction * distance;
    if (hit.point.y <= kBendStart) {
      hit.distance = distance;
      hit.normal = {0, 0, 1};
      return hit;
    }
  }
  if (direction.y <= 0) return hit;
  // The bend is a quarter of a pipe around (y, z) = (kBendStart, kBendRadius), the wall its tangent
  // plane.
  const float y = from.y - kBendStart, z = from.z - kBendRadius;
  const float a = direction.y * direction.y + direction.z * direction.z;
  const float b = y * direction.y + z * direction.z;
  const float discriminant = b * b - a * (y * y + z * z - kBendRadius * kBendRadius);
  if (discriminant > 0) {
    hit.distance = (-b + std::sqrt(discriminant)) / a;
    hit.point = from + direction * hit.distance;
    hit.normal = Vec3{0, kBendStart - hit.point.y, kBendRadius - hit.point.z} * (1 / kBendRadius);
    if (hit.point.z < kBendRadius && hit.point.y > kBendStart) return hit;
  }
  hit.distance = (kBendStart + kBendRadius - from.y) / direction.y;
  hit.point = from + direction * hit.distance;
  hit.normal = {0, -1, 0};
  return hit;
}

void intersect_cylinders(const Studio& studio, const Vec3& from, const Vec3& direction, Hit& hit) {
  const Cylinder* met = nullptr;
  bool through_side = false;
  for (const Cylinder& cylinder : studio.cylinders) {
    const RaySegment part = segment_inside(cylinder, from, direction);
    if (part.enter < part.leave && part.enter > 0 && part.enter < hit.distance) {
      hit.distance = part.enter;
      met = &cylinder;
      through_side = part.through_side;
    }
  }
  if (met == nullptr) return;
  hit.point = from + direction * hit.distance;
  hit.normal = cylinder_normal(*met, hit.point, through_side, direction.z < 0);
  hit.colour = met->colour;
  hit.glossy = true;
}

bool occluded(const Studio& studio, const Vec3& from, const Vec3& way) {
  for (const Cylinder& cylinder : studio.cylinders) {
    const RaySegment part = segment_inside(cylinder, from, way);
    if (part.enter < part.leave && part.leave > 0 && part.enter < 1) return true;
  }
  return false;
}

}  // namespace latplan::domains
