#include "report/plan_page.h"

#include <nlohmann/json.hpp>

#include "report/changed_parts.h"
#include "report/html.h"

namespace latplan::report {
namespace {

constexpr const char* kMarkup = R"page(<p id="summary" class="summary"></p>
<div id="viewer" class="viewer">
<div class="stage-column">
<div id="stage" class="stage"><img id="picture" alt=""><svg id="outline" aria-hidden="true"></svg></div>
<div class="controls">
<button id="first" title="first (Home)" aria-label="first">|&#9664;</button>
<button id="back" title="back (left arrow)" aria-label="back">&#9664;</button>
<button id="play" title="play (space)" aria-label="play">play</button>
<button id="next" title="next (right arrow)" aria-label="next">&#9654;</button>
<button id="last" title="last (End)" aria-label="last">&#9654;|</button>
<label class="quiet"><input id="outlined" type="checkbox" checked> outline changes</label>
</div>
<input id="slider" type="range" min="0" value="0" step="1" aria-label="step of the plan">
</div>
<div class="facts" aria-live="polite">
<h2 id="where"></h2>
<div id="move">
<p><code id="action" class="action"></code> <span id="warranty" class="badge"></span></p>
<p class="quiet" id="warranty-text"></p>
<div class="thumbs"><figure><canvas id="thumb-before"></canvas><figcaption>before</figcaption></figure>
<figure><canvas id="thumb-after"></canvas><figcaption>after</figcaption></figure></div>
<p><span class="quiet">bits that change</span><br><code id="effect"></code></p>
<details><summary>PDDL</summary><pre id="pddl"></pre></details>
</div>
<p id="judge"></p>
</div>
</div>
<ol id="strip" class="strip" aria-label="all pictures of the plan"></ol>
<div id="given" class="pictures"></div>
<p class="quiet keys">Keys: left and right arrow, Home, End, space to play.</p>
)page";

constexpr const char* kScript = R"page("use strict";
const latplanViewer = (() => {
  const at = id => document.getElementById(id);
  const kinds = {seen: "This very step is in the training pairs.",
    implied: "Its effect was seen, in states like this one.",
    guess: "No pair shows this effect in a state like this one."};
  let plan = null, now = 0, timer = null;

  function stop() {
    clearInterval(timer);
    timer = null;
    at("play").textContent = "play";
    at("play").setAttribute("aria-label", "play");
  }
  function play() {
    if (!plan || plan.moves.length === 0) return;
    if (timer) return stop();
    if (now === plan.moves.length) show(0);
    at("play").textContent = "pause";
    at("play").setAttribute("aria-label", "pause");
    timer = setInterval(() => { if (now < plan.moves.length) show(now + 1); if (now === plan.moves.length) stop(); }, 900);
  }
  function outline(boxes) {
    const svg = at("outline"), space = "http://www.w3.org/2000/svg";
    svg.setAttribute("viewBox", `0 0 ${plan.width} ${plan.height}`);
    svg.replaceChildren(...boxes.map(([x, y, w, h]) => {
      const box = document.createElementNS(space, "rect");
      const set = {x: x - .5, y: y - .5, width: w + 1, height: h + 1};
      for (const name in set) box.setAttribute(name, set[name]);
      return box;
    }));
    svg.style.display = at("outlined").checked ? "" : "none";
  }
  // The part around all changes, from the picture of one frame.
  function thumb(canvas, frame, boxes) {
    let [x0, y0, x1, y1] = [0, 0, plan.width, plan.height];
    if (boxes.length) {
      x0 = Math.max(0, Math.min(...boxes.map(b => b[0])) - 2);
      y0 = Math.max(0, Math.min(...boxes.map(b => b[1])) - 2);
      x1 = Math.min(plan.width, Math.max(...boxes.map(b => b[0] + b[2])) + 2);
      y1 = Math.min(plan.height, Math.max(...boxes.map(b => b[1] + b[3])) + 2);
    }
    const w = x1 - x0, h = y1 - y0, scale = Math.max(1, Math.floor(112 / Math.max(w, h)));
    canvas.width = w * scale;
    canvas.height = h * scale;
    const image = new Image();
    image.onload = () => {
      const context = canvas.getContext("2d");
      context.imageSmoothingEnabled = false;
      context.drawImage(image, x0, y0, w, h, 0, 0, w * scale, h * scale);
    };
    image.src = plan.frames[frame].image;
  }
  function show(step) {
    now = Math.max(0, Math.min(step, plan.moves.length));
    const frame = plan.frames[now], move = plan.moves[now - 1];
    at("picture").src = frame.image;
    at("picture").alt = `picture ${now} of the plan`;
    at("slider").value = now;
    at("slider").setAttribute("aria-valuetext", now === 0 ? "start" : `step ${now}: ${move.action}`);
    at("where").textContent = now === 0 ? "Start" :
      `Step ${now} of ${plan.moves.length}` + (now === plan.moves.length ? ", goal" : "");
    at("move").hidden = !move;
    outline(move ? move.boxes : []);
    if (move) {
      at("action").textContent = move.action;
      at("warranty").textContent = move.warranty;
      at("warranty").className = "badge " + move.warranty;
      at("warranty-text").textContent = kinds[move.warranty] || "";
      at("effect").textContent = move.effect;
      at("pddl").textContent = move.pddl;
      thumb(at("thumb-before"), now - 1, move.boxes);
      thumb(at("thumb-after"), now, move.boxes);
    }
    const judge = at("judge");
    judge.className = !plan.judged ? "quiet" : frame.fault ? "bad" : "fine";
    judge.textContent = !plan.judged ? "Not judged: no rules are known." :
      frame.fault ? "Judge: " + frame.fault : "Judge: the rules allow it.";
    [...at("strip").children].forEach((item, i) => {
      item.firstChild.setAttribute("aria-current", i === now ? "step" : "false");
      if (i !== now) return;
      const strip = at("strip"), left = item.offsetLeft - strip.offsetLeft;
      if (left < strip.scrollLeft || left + item.offsetWidth > strip.scrollLeft + strip.clientWidth)
        strip.scrollLeft = left - strip.clientWidth / 2;
    });
    for (const [id, end] of [["first", 0], ["back", 0], ["next", plan.moves.length], ["last", plan.moves.length]])
      at(id).disabled = now === end;
  }
  function load(story) {
    if (plan) stop();
    plan = story;
    at("summary").textContent = plan.summary;
    at("slider").max = plan.moves.length;
    at("stage").style.setProperty("--shape", plan.width / plan.height);
    at("strip").replaceChildren(...plan.frames.map((frame, i) => {
      const item = document.createElement("li"), button = document.createElement("button");
      const image = document.createElement("img"), text = document.createElement("span");
      image.src = frame.image;
      image.alt = "";
      text.textContent = i === 0 ? "start" : `${i} ${plan.moves[i - 1].action}`;
      if (plan.judged) button.className = frame.fault ? "bad" : "fine";
      button.append(image, text);
      button.addEventListener("click", () => { stop(); show(i); });
      item.append(button);
      return item;
    }));
    at("given").replaceChildren(...plan.given.map(([name, source]) => {
      const figure = document.createElement("figure"), image = document.createElement("img");
      const text = document.createElement("figcaption");
      image.src = source;
      image.alt = text.textContent = name;
      image.width = Math.max(96, Math.min(144, plan.width * 2));
      figure.append(image, text);
      return figure;
    }));
    show(0);
  }
  const go = step => { if (plan) { stop(); show(step); } };
  at("first").addEventListener("click", () => go(0));
  at("back").addEventListener("click", () => go(now - 1));
  at("next").addEventListener("click", () => go(now + 1));
  at("last").addEventListener("click", () => go(Infinity));
  at("play").addEventListener("click", play);
  at("slider").addEventListener("input", event => go(Number(event.target.value)));
  at("outlined").addEventListener("change", () => { if (plan) show(now); });
  document.addEventListener("keydown", event => {
    if (!plan || event.ctrlKey || event.altKey || event.metaKey) return;
    const on = event.target.tagName;
    if (event.key === " " && (on === "BUTTON" || on === "SUMMARY" || on === "INPUT")) return;
    const act = {ArrowLeft: () => go(now - 1), ArrowRight: () => go(now + 1), Home: () => go(0),
      End: () => go(Infinity), " ": play}[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  return {load};
})();
)page";

Json boxes(const std::vector<Rectangle>& parts) {
  Json list = Json::array();
  for (const Rectangle& part : parts) {
    list.push_back(Json::array({part.left, part.top, part.width, part.height}));
  }
  return list;
}

}  // namespace

Json to_json(const PlanStory& story) {
  Json frames = Json::array(), moves = Json::array(), given = Json::array();
  for (const PlanFrame& frame : story.frames) {
    frames.push_back({{"image", data_uri(frame.image)}, {"fault", frame.fault}});
  }
  for (std::size_t i = 0; i < story.moves.size(); ++i) {
    const PlanMove& move = story.moves[i];
    moves.push_back(
        {{"action", move.action},
         {"pddl", move.pddl},
         {"warranty", move.warranty},
         {"effect", move.effect},
         {"boxes", boxes(changed_parts(story.frames[i].image, story.frames[i + 1].image))}});
  }
  for (const auto& [name, image] :
       {std::pair{"start, as given", &story.start}, std::pair{"goal, as given", &story.goal}}) {
    if (!image->pixels().empty()) given.push_back(Json::array({name, data_uri(*image)}));
  }
  const ImageShape shape = story.frames.empty() ? ImageShape{} : story.frames[0].image.shape();
  return {{"summary", story.summary},
          {"judged", story.judged},
          {"width", shape.width},
          {"height", shape.height},
          {"frames", frames},
          {"moves", moves},
          {"given", given}};
}

std::string json_for_script(const Json& json) {
  std::string text;
  for (const char c : json_text(json)) {
    if (c == '<') {
      text += "\\u003c";
    } else {
      text += c;
    }
  }
  return text;
}

std::string viewer_markup() { return kMarkup; }
std::string viewer_script() { return kScript; }

std::string plan_page(const PlanStory& story) {
  return html_page("Plan", viewer_markup() + "<script>\n" + viewer_script() +
                               "latplanViewer.load(" + json_for_script(to_json(story)) +
                               ");\n</script>\n");
}

}  // namespace latplan::report
