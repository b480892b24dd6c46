// The page of `latplan serve` in a real Chromium, with a real model behind it.
#include <gtest/gtest.h>

#include <thread>

#include "cli/live_model.h"
#include "nn/network_model.h"
#include "runs/open_model.h"
#include "support/chromium.h"

namespace latplan::cli {
namespace {

class LivePageInChromium : public InChromium {
 protected:
  // The DOM after `script` has run at the end of the page.
  std::string dom_after(const std::string& script) {
    HttpServer server(0);
    StopFlag stop;
    std::thread thread([&] {
      server.run(
          [&](const HttpRequest& request) {
            HttpResponse response = live_.answer(request);
            if (request.path == "/") response.body = with_script(response.body, kHelpers + script);
            return response;
          },
          stop);
    });
    std::string dom = dom_of(server.url(), 20'000);
    stop.request();
    thread.join();
    return dom;
  }

  static nn::Backend backend() {
    nn::Backend backend;
    backend.load = [](const std::filesystem::path& folder, int threads) {
      return nn::load_model(folder, threads);
    };
    return backend;
  }

  const std::string kHelpers =
      "const of = selector => document.querySelector(selector);\n"
      "const when = (test, act) => { const timer = setInterval(() => {"
      " if (test()) { clearInterval(timer); act(); } }, 20); };\n"
      "const planned = () => / ms$|^\\d+ ms/.test(of('#status').textContent);\n";
  SilentLog log_;
  StopFlag never_;
  runs::OpenModel model_ =
      runs::open_model(backend(), std::string(LATPLAN_SOURCE_DIR) + "/models/lightsout", 1);
  LiveModel live_{"lightsout",
                  runs::planning_model(model_, {}),
                  {},
                  {model_.run.preparation, model_.network->image_shape(), log_},
                  runs::known_states(model_, 4),
                  nullptr,
                  log_,
                  never_};
};

TEST_F(LivePageInChromium, PlansAfterAClickAndStepsByKey) {
  const std::string dom = dom_after(
      "of('#plan').click(); when(planned, () => document.body.dispatchEvent("
      "new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true})));");
  expect_has(dom, "<div id=\"result\">");
  expect_has(dom, "<p id=\"summary\" class=\"summary\">plan: ");
  expect_has(dom, "<h2 id=\"where\">Step 1 of ");
}

TEST_F(LivePageInChromium, ShufflesAndPicks) {
  const std::string dom = dom_after(
      "const first = of('#start img').src;"
      "of('#goal li:nth-child(3) button').click();"
      "document.title = of('#goal img').src === of('#goal li:nth-child(3) img').src ? 'picked' : "
      "'';"
      "of('#start .shuffle').click();"
      "when(() => of('#start img').src !== first, () => { document.title += ' shuffled'; });");
  expect_has(dom, "<title>picked shuffled</title>");
}

TEST_F(LivePageInChromium, DraggedPartsOfTheGoalMatterAlone) {
  const std::string dom = dom_after(
      "const stage = of('#goal .stage'), box = stage.getBoundingClientRect();"
      "stage.setPointerCapture = () => {};"
      "const pointer = (type, x, y) => stage.dispatchEvent(new PointerEvent(type,"
      " {clientX: box.left + x * box.width, clientY: box.top + y * box.height, bubbles: true}));"
      "pointer('pointerdown', 0.01, 0.01); pointer('pointermove', 0.1, 0.1); pointer('pointerup', "
      "0.19, 0.19);"
      "of('#plan').click();"
      "const steps = () => document.querySelectorAll('#strip li').length;"
      "when(planned, () => { const part = steps(); of('#goal .unmask').click(); "
      "of('#plan').click();"
      " of('#status').textContent = ''; when(planned, () => {"
      " document.title = part < steps() ? 'fewer' : part + ' of ' + steps(); }); });");
  expect_has(dom, "<title>fewer</title>");
  expect_has(dom, "<button class=\"unmask\" hidden=\"\">");
}

TEST_F(LivePageInChromium, UploadsPicturesAndShowsRefusals) {
  const std::string send =
      "const send = (name, bytes, type) => { const list = new DataTransfer();"
      " list.items.add(new File([bytes], name, {type})); const input = of('#start input');"
      " input.files = list.files; input.dispatchEvent(new Event('change')); };";
  expect_has(dom_after(send + "send('a.png', 'no picture', 'image/png');"),
             "class=\"bad\">picture: not a picture; expected a PNG or JPEG picture</span>");
  const std::string dom = dom_after(
      send +
      "const goal = of('#goal img').src;"
      "const bytes = Uint8Array.from(atob(goal.split(',')[1]), c => c.charCodeAt(0));"
      "send('b.png', bytes, 'image/png');"
      "when(() => of('#start img').src === goal, () => { document.title = 'uploaded'; });");
  expect_has(dom, "<title>uploaded</title>");
}

}  // namespace
}  // namespace latplan::cli
