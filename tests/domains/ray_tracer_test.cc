#include "domains/ray_tracer.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace latplan::domains {
namespace {

Studio studio_with(std::vector<Cylinder> cylinders) {
  Studio studio;
  studio.camera = {{0, -16, 6}, {0, 0, 3}};
  studio.lamps = {Lamp{{6, -3, 4}, 0.5F, {25, 25, 25}}, Lamp{{-5, -4, 3}, 0.5F, {8, 8, 8}},
                  Lamp{{-1, 3, 6}, 1.0F, {12, 12, 12}}};
  studio.sun_direction = normalised({12, -7, 26});
  studio.sun_power = {0.45F, 0.45F, 0.45F};
  studio.cylinders = std::move(cylinders);
  return studio;
}

Image studio_picture(std::vector<Cylinder> cylinders, std::uint64_t seed, int height = 40) {
  Rng rng(seed);
  return take_picture(studio_with(std::move(cylinders)), height, height * 3 / 2, rng);
}

// The mean colour around where a point of the studio appears.
Vec3 seen_at(const Image& picture, const Vec3& point) {
  const auto [u, v] = studio_with({}).camera.project(point);
  const int row = static_cast<int>(v * static_cast<float>(picture.shape().height));
  const int column = static_cast<int>(u * static_cast<float>(picture.shape().width));
  Vec3 sum;
  for (int r = row - 1; r <= row + 1; ++r) {
    for (int c = column - 1; c <= column + 1; ++c) {
      sum = sum + Vec3{picture.at(r, c, 0), picture.at(r, c, 1), picture.at(r, c, 2)};
    }
  }
  return sum * (1 / 9.0F);
}

bool within_cylinder(const Cylinder& cylinder, const Vec3& point) {
  const float x = point.x - cylinder.x, y = point.y - cylinder.y;
  return x * x + y * y < cylinder.radius * cylinder.radius && point.z > cylinder.bottom &&
         point.z < cylinder.top;
}

constexpr Cylinder kWhiteCylinder = {0, 0, 0.7F, 0, 1.4F, {0.9F, 0.9F, 0.9F}};

RC_GTEST_PROP(Studio, WalkingAlongARayFindsTheSamePartInsideACylinder, ()) {
  const auto number = [](int low, int high) {
    return static_cast<float>(*rc::gen::inRange(low * 16, high * 16)) / 16 + 0.013F;
  };
  const Cylinder cylinder = {number(-3, 3), number(-3, 3), 0.7F, 0.5F, 1.9F, {}};
  const Vec3 from = {number(-6, 6), number(-6, 6), number(-2, 6)};
  const Vec3 to = {number(-6, 6), number(-6, 6), number(-2, 6)};
  const Vec3 way = to - from;
  const RaySegment part = segment_inside(cylinder, from, way);
  constexpr int kSteps = 400;
  for (int i = 0; i <= kSteps; ++i) {
    const float at = static_cast<float>(i) / kSteps;
    if (std::abs(at - part.enter) < 0.01F || std::abs(at - part.leave) < 0.01F) continue;
    const bool expected = part.enter < part.leave && at > part.enter && at < part.leave;
    RC_ASSERT(within_cylinder(cylinder, from + way * at) == expected);
  }
  Studio studio = studio_with({cylinder});
  Hit hit;
  intersect_cylinders(studio, from, way, hit);
  RC_ASSERT(hit.glossy == (part.enter < part.leave && part.enter > 0));
  if (hit.glossy) RC_ASSERT(std::abs(dot(hit.normal, hit.normal) - 1) < 1e-4F);
  if (hit.glossy && hit.distance < 1) RC_ASSERT(occluded(studio, from, way));
}

TEST(Studio, VerticalRaysMeetTheEndsOrNothing) {
  const Studio studio = studio_with({kWhiteCylinder});
  Hit hit;
  intersect_cylinders(studio, {0.1F, 0.2F, 5}, {0, 0, -1}, hit);
  EXPECT_FLOAT_EQ(hit.distance, 3.6F);
  EXPECT_FLOAT_EQ(hit.normal.z, 1);
  EXPECT_FALSE(occluded(studio, {2, 0, 5}, {0, 0, -10}));
  EXPECT_TRUE(occluded(studio, {0, 0, 5}, {0, 0, -10}));
  EXPECT_FALSE(occluded(studio, {0, 0, 5}, {0, 0, -3}));
}

TEST(Studio, TheNearestOfTwoCylindersIsMet) {
  Cylinder near = kWhiteCylinder;
  near.y = -3;
  near.colour = {1, 0, 0};
  Hit hit;
  intersect_cylinders(studio_with({kWhiteCylinder, near}), {0, -10, 0.7F}, {0, 1, 0}, hit);
  EXPECT_NEAR(hit.point.y, -3.7F, 1e-4);
  EXPECT_FLOAT_EQ(hit.colour.y, 0);
  EXPECT_FLOAT_EQ(hit.normal.y, -1);
}

TEST(Studio, TheBackdropHasNoGapAndNoEdge) {
  const Camera camera = studio_with({}).camera;
  Vec3 last = {0, 0, 1};
  for (int i = 1000; i >= 0; --i) {  // from the bottom of the picture to its top
    const Vec3 direction = camera.direction(0.3F, static_cast<float>(i) / 1000);
    const Hit hit = intersect_backdrop(camera.position, direction);
    ASSERT_LT(hit.distance, 100);
    EXPECT_NEAR(dot(hit.normal, hit.normal), 1, 1e-3);
    EXPECT_GT(dot(hit.normal, last), 0.99) << i;
    EXPECT_LT(dot(hit.normal, direction), 0);
    last = hit.normal;
  }
  EXPECT_LT(last.z, 0.3);  // the top of the picture shows the wall
}

TEST(Studio, TheCameraProjectsItsOwnRays) {
  const Camera camera = {{1, -15, 5}, {0, 0, 3}};
  for (const float u : {0.0F, 0.3F, 0.5F, 1.0F}) {
    for (const float v : {0.0F, 0.25F, 0.9F}) {
      const auto [x, y] = camera.project(camera.position + camera.direction(u, v) * 7.0F);
      EXPECT_NEAR(x, u, 1e-5);
      EXPECT_NEAR(y, v, 1e-5);
    }
  }
  const auto [x, y] = camera.project({2, 0, 3});
  EXPECT_GT(x, 0.5);  // right is right
  EXPECT_LT(camera.project({0, 0, 5}).second, 0.5F);
}

TEST(RayTracer, EqualRandomNumbersGiveEqualPicturesOthersOtherNoise) {
  const Image first = studio_picture({kWhiteCylinder}, 1),
              again = studio_picture({kWhiteCylinder}, 1);
  const Image other = studio_picture({kWhiteCylinder}, 2);
  EXPECT_EQ(first, again);
  EXPECT_NE(first, other);
  double difference = 0, total = 0;
  for (std::size_t i = 0; i < first.pixels().size(); ++i) {
    difference += std::abs(first.pixels()[i] - other.pixels()[i]);
    total += first.pixels()[i] - other.pixels()[i];
    EXPECT_GE(first.pixels()[i], 0);
    EXPECT_LE(first.pixels()[i], 1);
  }
  const auto count = static_cast<double>(first.pixels().size());
  EXPECT_LT(difference / count, 0.03);
  EXPECT_GT(difference / count, 0.001);
  EXPECT_NEAR(total / count, 0, 0.002);
}

TEST(RayTracer, ACylinderThrowsAShadowAwayFromTheKeyLamp) {
  const Image empty = studio_picture({}, 1, 100), full = studio_picture({kWhiteCylinder}, 1, 100);
  const Vec3 left = {-1.05F, 0.3F, 0}, far_right = {4, -1, 0};
  EXPECT_LT(seen_at(full, left).y, seen_at(empty, left).y - 0.04F);
  EXPECT_GT(seen_at(full, left).y, 0.25F);  // soft: the other lamps reach it
  EXPECT_NEAR(seen_at(full, far_right).y, seen_at(empty, far_right).y, 0.02);
}

TEST(RayTracer, ANeighbourIsReflected) {
  Cylinder red = kWhiteCylinder, black = kWhiteCylinder;
  red.x = -1.75F;
  red.colour = {0.75F, 0.01F, 0.01F};
  black.colour = {0.01F, 0.01F, 0.01F};
  const Vec3 facing_red = {-0.55F, -0.5F, 0.7F};
  const Vec3 alone = seen_at(studio_picture({black}, 1), facing_red);
  const Vec3 beside = seen_at(studio_picture({black, red}, 1), facing_red);
  EXPECT_GT(beside.x - beside.y, alone.x - alone.y + 0.02F);
}

TEST(RayTracer, ColoursAreSeenAndBlackStandsOutFromTheFloor) {
  for (const Vec3 colour : {Vec3{0.75F, 0.01F, 0.01F}, Vec3{0.01F, 0.45F, 0.01F},
                            Vec3{0.01F, 0.02F, 0.75F}, Vec3{0.01F, 0.01F, 0.01F}}) {
    Cylinder cylinder = kWhiteCylinder;
    cylinder.colour = colour;
    const Vec3 seen = seen_at(studio_picture({cylinder}, 1), {0, -0.7F, 0.7F});
    EXPECT_EQ(seen.x > 0.45F, colour.x > 0.4F);
    EXPECT_EQ(seen.y > 0.45F, colour.y > 0.4F);
    EXPECT_EQ(seen.z > 0.45F, colour.z > 0.4F);
    EXPECT_GT(std::min({seen.x, seen.y, seen.z}), 0.1F);
    EXPECT_LT(std::min({seen.x, seen.y, seen.z}), 0.3F);
  }
}

}  // namespace
}  // namespace latplan::domains
