// What `latplan serve` answers: the page, and its requests to one open model. Nothing is kept between requests, and no
// request names a file.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/json.h"
#include "cli/http_server.h"
#include "cli/picture_reader.h"
#include "domains/domain.h"
#include "planning/judgement.h"
#include "planning/planning.h"

namespace latplan::cli {

struct LiveModel {
  std::string name;
  planning::PlanningModel planner;
  planning::PlanConfig config;
  PictureReader reader;
  std::vector<BitVector> known;   // where random walks begin; may be empty
  const domains::Domain* domain;  // judges; may be null
  Log& log;
  const StopFlag& stop;
  planning::Judgement unverified = {};  // of plans, where nobody judges

  // GET /: the page. POST, answered in JSON ({"error": ...} with status 400 if refused):
  //   /random {"seed": 7}: {"image"}, where a random walk in the learnt model ends
  //   /picture, a PNG or JPEG file: {"image"}, prepared for the model
  //   /plan {"start", "goal": images, "mask": [[left, top, width, height], ...]}: what the viewer reads
  // Images are data: URIs of PNG files.
  HttpResponse answer(const HttpRequest& request) const;

 private:
  std::string page() const;
  Image random_picture(std::uint64_t seed) const;
  Json plan(const Json& request) const;
};

}  // namespace latplan::cli
