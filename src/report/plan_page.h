// plan.html: a plan to step through, as one self-contained page. `latplan serve` shows the same viewer.
#pragma once

#include <string>
#include <vector>

#include "base/image.h"
#include "base/json.h"

namespace latplan::report {

struct PlanFrame {
  Image image;
  std::string
      fault;  // what the judge finds wrong with this picture or the step to it; empty: nothing
};

struct PlanMove {
  std::string action;    // its name
  std::string pddl;      // its definition
  std::string warranty;  // seen, implied or guess; empty: not known
  std::string effect;    // "+z3 −z1": the bits that this step changes
};

struct PlanStory {
  std::string summary;  // one line
  bool judged = false;
  std::vector<PlanFrame> frames;  // start first; one more than moves
  std::vector<PlanMove> moves;
  Image start, goal;  // as given
};

// What the viewer reads: frames and moves, with what each move changes.
Json to_json(const PlanStory& story);

// No request leaves the page. All texts are data, never markup.
std::string plan_page(const PlanStory& story);

// The viewer, waiting for plans: its markup and its script, with `latplanViewer.load(plan)`.
std::string viewer_markup();
std::string viewer_script();

// JSON as the content of a script element: cannot end it.
std::string json_for_script(const Json& json);

}  // namespace latplan::report
