#include "domains/catalog.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "support/tile_pictures.h"

namespace latplan::domains {
namespace {

template <typename Action>
std::string usage_message(Action action) {
  try {
    action();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    return error.what();
  }
  ADD_FAILURE() << "nothing was thrown";
  return "";
}

TEST(Catalog, EveryWorldCanBeMadeWithItsDefaults) {
  EXPECT_FALSE(worlds().empty());
  for (const World& world : worlds()) {
    if (world.name == "puzzle" && !has_real_pictures() && !in_ci()) continue;
    const auto domain = make_world(world.name, {});
    EXPECT_EQ(domain->recognise(domain->render(domain->goal())), domain->goal()) << world.name;
    EXPECT_TRUE(domain->legal(domain->goal()));
    EXPECT_FALSE(world.summary.empty());
  }
}

TEST(Catalog, TakesOptions) {
  EXPECT_EQ(make_world("lightsout", {{"size", "3"}})->image_shape(), (ImageShape{27, 27, 1}));
  EXPECT_EQ(make_world("lightsout", {})->image_shape(), (ImageShape{45, 45, 1}));
  EXPECT_EQ(with_defaults(find_world("lightsout"), {}),
            (WorldOptions{{"size", "5"}, {"twisted", "false"}}));
}

TEST(Catalog, RefusesWhatItDoesNotKnow) {
  EXPECT_NE(usage_message([] { find_world("chess"); }).find("lightsout"), std::string::npos);
  EXPECT_NE(usage_message([] {
              make_world("lightsout", {{"disks", "3"}});
            }).find("--size"),
            std::string::npos);
  for (const char* bad : {"1", "8", "", "4x", "x", "-3", "99999999999"}) {
    const auto text = usage_message([&] { make_world("lightsout", {{"size", bad}}); });
    EXPECT_NE(text.find("from 2 to 7"), std::string::npos) << text;
    EXPECT_NE(text.find("--size"), std::string::npos) << text;
  }
}

TEST(Catalog, SuggestsTheNearestName) {
  EXPECT_EQ(usage_message([] { find_world("lightout"); }),
            "unknown world 'lightout'; did you mean lightsout? expected one of: puzzle, blocks, "
            "lightsout, sokoban, hanoi");
  EXPECT_EQ(usage_message([] {
              make_world("hanoi", {{"disk", "3"}});
            }),
            "world hanoi has no option --disk; did you mean --disks? expected one of: --disks, "
            "--towers");
  EXPECT_EQ(usage_message([] {
              make_world("sokoban", {{"stones", "alik"}});
            }),
            "--stones 'alik'; did you mean alike? expected one of: alike, named");
  EXPECT_EQ(usage_message([] {
              make_world("lightsout", {{"twisted", "maybe"}});
            }),
            "--twisted 'maybe'; expected one of: true, false");
}

}  // namespace
}  // namespace latplan::domains
