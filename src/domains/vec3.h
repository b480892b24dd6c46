// Three floats: points, directions and colours of the ray tracer.
#pragma once

#include <cmath>

namespace latplan::domains {

struct Vec3 {
  float x = 0, y = 0, z = 0;  // or red, green, blue
};

inline Vec3 operator+(const Vec3& a, const Vec3& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Vec3 operator-(const Vec3& a, const Vec3& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vec3 operator*(const Vec3& a, float f) { return {a.x * f, a.y * f, a.z * f}; }
inline Vec3 operator*(const Vec3& a, const Vec3& b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline float dot(const Vec3& a, const Vec3& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Vec3 cross(const Vec3& a, const Vec3& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline Vec3 normalised(const Vec3& a) { return a * (1 / std::sqrt(dot(a, a))); }

}  // namespace latplan::domains
