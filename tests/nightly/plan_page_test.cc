// plan.html in a real Chromium: keys, clicks, slider and autoplay, seen in the DOM that they leave. Other pages fit a phone.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "base/base64.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "planning/action_page.h"
#include "report/inspection.h"
#include "report/plan_page.h"
#include "support/chromium.h"
#include "support/toy_model.h"

namespace latplan {
namespace {

Image bar(int column) {
  Image image({8, 24, 1}, 0.1F);
  for (int y = 0; y < 8; ++y) {
    for (int x = 4 * column; x < 4 * column + 4; ++x) image.at(y, x) = 0.9F;
  }
  return image;
}

report::PlanStory three_steps() {
  report::PlanStory story{"plan: 3 steps", true, {}, {}, bar(0), bar(3)};
  for (int i = 0; i < 4; ++i) story.frames.push_back({bar(i), i == 2 ? "not <b>allowed</b>" : ""});
  story.moves = {{"east", "(:action east)", "seen", "+z1 -z0"},
                 {"<i>north</i></script><script>document.title='attack'</script>",
                  "(:action north)", "guess", "+z2 -z1"},
                 {"west", "(:action west)", "implied", "+z3 -z2"}};
  return story;
}

// The DOM after `script` has run at the end of the page.
std::string dom_after(const std::string& script, int virtual_milliseconds = 500) {
  const TemporaryFolder folder;
  const std::string page = with_script(report::plan_page(three_steps()), script);
  const std::filesystem::path file = folder.path() / "plan.html";
  write_atomically(file, page);
  return dom_of("file://" + file.string(), virtual_milliseconds);
}

const std::string kKey =
    "const key = name => document.body.dispatchEvent("
    "new KeyboardEvent('keydown', {key: name, bubbles: true}));\n";

// Opens the page on a screen of 320 pixels.
void expect_fits_a_phone(const std::string& page) {
  const TemporaryFolder folder;
  write_atomically(folder / "outer.html",
                   "<body><iframe id=\"phone\" style=\"width: 320px; border: "
                   "0\"></iframe><script>phone.onload = () => {"
                   "const root = phone.contentDocument.documentElement;"
                   "document.title = root.scrollWidth <= root.clientWidth ? 'fits' : 'too wide'; };"
                   "phone.srcdoc = new TextDecoder().decode(Uint8Array.from(atob('" +
                       base64(std::vector<std::uint8_t>(page.begin(), page.end())) +
                       "'), c => c.charCodeAt(0)));</script></body>");
  expect_has(dom_of("file://" + (folder / "outer.html").string(), 500), "<title>fits</title>");
}

using PlanPageInChromium = InChromium;

TEST_F(PlanPageInChromium, OpensAtTheStart) {
  const std::string dom = dom_after("");
  expect_has(dom, "<p id=\"summary\" class=\"summary\">plan: 3 steps</p>");
  expect_has(dom, "<h2 id=\"where\">Start</h2>");
  expect_has(dom, "<div id=\"move\" hidden=\"\">");
  expect_has(dom, "Judge: the rules allow it.");
}

TEST_F(PlanPageInChromium, ArrowKeysStep) {
  const std::string dom =
      dom_after(kKey + "key('ArrowRight'); key('ArrowRight'); key('ArrowLeft');");
  expect_has(dom, "<h2 id=\"where\">Step 1 of 3</h2>");
  expect_has(dom, "class=\"action\">east</code>");
  expect_has(dom, "class=\"badge seen\">seen</span>");
  expect_has(dom, "<code id=\"effect\">+z1 -z0</code>");
  expect_has(dom, "<pre id=\"pddl\">(:action east)</pre>");
  expect_has(dom,
             "<rect x=\"-0.5\" y=\"-0.5\" width=\"9\" height=\"9\">");  // both cells, side by side
}

TEST_F(PlanPageInChromium, TextsStayTexts) {
  const std::string dom = dom_after("document.querySelectorAll('#strip button')[2].click();");
  expect_has(dom, "<h2 id=\"where\">Step 2 of 3</h2>");
  expect_has(dom, "&lt;i&gt;north&lt;/i&gt;&lt;/script&gt;");
  expect_has(dom, "<p id=\"judge\" class=\"bad\">Judge: not &lt;b&gt;allowed&lt;/b&gt;</p>");
  expect_has(dom, "<title>Plan</title>");
}

TEST_F(PlanPageInChromium, SliderAndEndReachTheGoal) {
  for (const std::string& script :
       {std::string("const s = document.getElementById('slider'); s.value = 3;"
                    "s.dispatchEvent(new Event('input'));"),
        kKey + "key('End');"}) {
    const std::string dom = dom_after(script);
    expect_has(dom, "<h2 id=\"where\">Step 3 of 3, goal</h2>");
    expect_has(dom, "class=\"badge implied\">implied</span>");
  }
}

TEST_F(PlanPageInChromium, PlaysToTheEndAndStops) {
  const std::string dom = dom_after("document.getElementById('play').click();", 6000);
  expect_has(dom, "<h2 id=\"where\">Step 3 of 3, goal</h2>");
  expect_has(dom, "aria-label=\"play\"");
}

// A page that is wider than the screen is drawn smaller or cut off. Two actions, side by side.
TEST_F(PlanPageInChromium, ActionsFitAPhone) {
  const ToyModel model(3);
  const BitVector none(model.state_bits());
  const symbolic::Action action{"a", none, none, none, none};
  BitVector other = none;
  other.set(0, true);
  const std::vector<extract::ActionExample> examples(2, {none, other, 1, ""});
  const std::string page =
      planning::action_page({model.state_bits(), {action, action}}, model, examples);
  expect_fits_a_phone(page);
}

TEST_F(PlanPageInChromium, InspectionFitsAPhone) {
  const BitVector none(200, false), all(200, true);
  const Image wide({8, 96, 3}, 0.5F);
  const std::vector<report::InspectedPicture> pictures(3, {wide, wide, none, false});
  const std::vector<report::InspectedMove> moves(
      2, {wide, wide, none, all, "label 7", wide, wide, wide, true});
  expect_fits_a_phone(report::inspection_page("a run", {"a fact"}, pictures, moves));
}

}  // namespace
}  // namespace latplan
