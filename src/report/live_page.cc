#include "report/live_page.h"

#include <nlohmann/json.hpp>

#include "report/html.h"
#include "report/plan_page.h"

namespace latplan::report {
namespace {

constexpr const char* kEndsMarkup = R"page(<div class="ends">
<section id="start" aria-labelledby="start-title"><h2 id="start-title">Start</h2></section>
<section id="goal" aria-labelledby="goal-title"><h2 id="goal-title">Goal</h2></section>
</div>
<p class="controls"><button id="plan" class="main">plan</button>
<button id="swap">swap start and goal</button>
<span id="status" role="status" class="quiet"></span></p>
<template id="end"><div class="stage"><img alt=""><svg aria-hidden="true"></svg></div>
<div class="controls"><button class="shuffle">shuffle</button>
<label class="button">upload<input type="file" accept="image/png,image/jpeg"></label>
<button class="unmask" hidden>whole picture</button></div>
<ul class="strip" aria-label="pictures to pick"></ul></template>
<p class="quiet">Drag over the goal to make only that part matter. Pictures can be dropped on start and goal.</p>
)page";

constexpr const char* kEndsScript = R"page(
(() => {
  const at = id => document.getElementById(id);
  const space = "http://www.w3.org/2000/svg";
  const ends = {};
  let asked = 0;

  const say = (text, bad) => { at("status").textContent = text; at("status").className = bad ? "bad" : "quiet"; };
  async function ask(path, body) {
    const answer = await fetch(path, {method: "POST", body});
    const json = await answer.json().catch(() => ({error: "the server gives no answer"}));
    if (!answer.ok) throw new Error(json.error || "refused");
    return json;
  }
  const guarded = work => (...given) => work(...given).catch(error => say(
    error instanceof TypeError ? "the server does not answer: has latplan serve ended?" : error.message, true));

  class End {
    constructor(section, masked) {
      section.append(at("end").content.cloneNode(true));
      this.section = section;
      this.stage = section.querySelector(".stage");
      this.svg = section.querySelector("svg");
      this.picture = section.querySelector("img");
      this.picture.alt = section.id + " picture";
      this.unmask = section.querySelector(".unmask");
      this.stage.style.setProperty("--shape", model.width / model.height);
      this.svg.setAttribute("viewBox", `0 0 ${model.width} ${model.height}`);
      this.mask = [];
      section.querySelector(".shuffle").addEventListener("click", guarded(() => this.shuffle()));
      const file = section.querySelector("input");
      file.addEventListener("change", guarded(async () => { if (file.files[0]) await this.upload(file.files[0]); file.value = ""; }));
      section.addEventListener("dragover", event => event.preventDefault());
      section.addEventListener("drop", guarded(async event => {
        event.preventDefault();
        if (event.dataTransfer.files[0]) await this.upload(event.dataTransfer.files[0]);
      }));
      section.querySelector(".strip").replaceChildren(...model.examples.map((source, i) => {
        const item = document.createElement("li"), button = document.createElement("button");
        const image = document.createElement("img");
        image.src = source;
        image.alt = `picture ${i + 1}`;
        button.append(image);
        button.addEventListener("click", () => this.set(source));
        item.append(button);
        return item;
      }));
      if (masked) this.listen();
    }
    set(image) { this.picture.src = this.image = image; }
    async shuffle() { this.set((await ask("/random", JSON.stringify({seed: Math.floor(Math.random() * 2 ** 31)}))).image); }
    async upload(file) { say(""); this.set((await ask("/picture", file)).image); }
    listen() {  // drags rectangles
      let from = null;
      const pixel = event => {
        const box = this.stage.getBoundingClientRect();
        const clip = (share, size) => Math.max(0, Math.min(size, share * size));
        return [clip((event.clientX - box.left) / box.width, model.width), clip((event.clientY - box.top) / box.height, model.height)];
      };
      const between = (a, b) => {
        const x = Math.floor(Math.min(a[0], b[0])), y = Math.floor(Math.min(a[1], b[1]));
        return [x, y, Math.ceil(Math.max(a[0], b[0])) - x, Math.ceil(Math.max(a[1], b[1])) - y];
      };
      this.stage.classList.add("maskable");
      this.stage.addEventListener("pointerdown", event => {
        from = pixel(event);
        this.stage.setPointerCapture(event.pointerId);
        event.preventDefault();
      });
      this.stage.addEventListener("pointermove", event => { if (from) this.show([...this.mask, between(from, pixel(event))]); });
      this.stage.addEventListener("pointerup", event => {
        if (!from) return;
        const part = between(from, pixel(event));
        from = null;
        if (part[2] > 1 && part[3] > 1) this.mask.push(part);
        this.show(this.mask);
      });
      this.stage.addEventListener("pointercancel", () => { from = null; this.show(this.mask); });
      this.unmask.addEventListener("click", () => { this.mask = []; this.show(this.mask); });
    }
    show(parts) {  // what does not matter is dimmed
      const [w, h] = [model.width, model.height];
      const path = document.createElementNS(space, "path");
      path.setAttribute("class", "dim");
      path.setAttribute("d", `M0 0h${w}v${h}h${-w}z`);
      const holes = parts.map(([x, y, pw, ph]) => {
        const hole = document.createElementNS(space, "rect");
        const set = {x, y, width: pw, height: ph, class: "hole"};
        for (const name in set) hole.setAttribute(name, set[name]);
        return hole;
      });
      const mask = document.createElementNS(space, "mask");
      mask.id = "outside";
      const all = document.createElementNS(space, "rect");
      for (const [name, value] of [["width", w], ["height", h], ["fill", "white"], ["class", "cut"]]) all.setAttribute(name, value);
      mask.append(all, ...holes.map(hole => { const cut = hole.cloneNode(); cut.setAttribute("class", "cut"); cut.setAttribute("fill", "black"); return cut; }));
      path.setAttribute("mask", "url(#outside)");
      this.svg.replaceChildren(...(parts.length ? [mask, path, ...holes] : []));
      this.unmask.hidden = !this.mask.length;
    }
  }

  async function plan() {
    const mine = ++asked;
    say("planning ...");
    at("plan").disabled = true;
    try {
      const found = await ask("/plan", JSON.stringify({start: ends.start.image, goal: ends.goal.image, mask: ends.goal.mask}));
      if (mine !== asked) return;
      say(`${found.milliseconds} ms`);
      at("result").hidden = false;
      latplanViewer.load(found);
      at("result").scrollIntoView({behavior: "smooth", block: "nearest"});
    } finally {
      at("plan").disabled = !ready();
    }
  }
  const ready = () => Boolean(ends.start.image && ends.goal.image);
  for (const name of ["start", "goal"]) {
    const end = ends[name] = new End(at(name), name === "goal"), set = end.set.bind(end);
    end.set = image => { set(image); at("plan").disabled = at("swap").disabled = !ready(); };
  }
  at("plan").addEventListener("click", guarded(plan));
  at("swap").addEventListener("click", () => { const {image} = ends.start; ends.start.set(ends.goal.image); ends.goal.set(image); });
  at("plan").disabled = at("swap").disabled = true;
  if (model.examples.length) {
    ends.start.set(model.examples[0]);
    ends.goal.set(model.examples[model.examples.length - 1]);
  } else {
    say("No picture is known of this model: upload a start and a goal.");
    document.querySelectorAll(".shuffle").forEach(button => { button.disabled = true; });
  }
})();
)page";

}  // namespace

std::string live_page(const Json& model) {
  return html_page("Plans of " + model.at("name").get<std::string>(),
                   kEndsMarkup + ("<div id=\"result\" hidden>\n<h2>Plan</h2>\n" + viewer_markup()) +
                       "</div>\n<script>\n" + viewer_script() + "const model = " +
                       json_for_script(model) + ";\n" + kEndsScript + "</script>\n");
}

}  // namespace latplan::report
