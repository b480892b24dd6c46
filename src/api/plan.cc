#include <latplan/plan.h>

#include <utility>

#include "api/failures.h"
#include "base/files.h"
#include "base/image.h"
#include "base/log.h"
#include "base/picture_file.h"
#include "data/preparation.h"
#include "evaluation/judge.h"
#include "evaluation/world_of_run.h"
#include "learning/verdict.h"
#include "nn/network_model.h"
#include "planning/plan_files.h"
#include "planning/planning.h"
#include "runs/open_model.h"

namespace latplan {
namespace {

Image image_of(const Picture& picture) {
  const ImageShape shape{picture.height, picture.width, picture.channels};
  const bool good = shape.height > 0 && shape.width > 0 && shape.height <= kMaxImageSide &&
                    shape.width <= kMaxImageSide && (shape.channels == 1 || shape.channels == 3);
  if (!good || picture.pixels.size() != shape.size()) {
    throw input_error("picture: " + std::to_string(picture.pixels.size()) +
                      " bytes; expected height x width x 1 or 3");
  }
  return Image::from_bytes(shape, picture.pixels);
}

Picture picture_of(const Image& image) {
  return {image.shape().height, image.shape().width, image.shape().channels, image.to_bytes()};
}

Code code_of(const BitVector& bits) {
  Code code(bits.size());
  for (int i = 0; i < bits.size(); ++i) code[i] = bits.get(i);
  return code;
}

std::vector<Action> actions_of(const symbolic::ActionTable& table) {
  std::vector<Action> actions;
  for (const symbolic::Action& action : table.actions) {
    actions.push_back({action.name, code_of(action.pos), code_of(action.neg), code_of(action.add),
                       code_of(action.del)});
  }
  return actions;
}

}  // namespace

struct Plan::Inside {
  std::string folder;  // of its model
  planning::PlanOutcome outcome;
  Image start, goal;
  planning::Judgement judgement;

  static const Inside& of(const Plan& plan) {
    if (plan.inside == nullptr) throw usage_error("plan: empty; expected one by Model::plan");
    return *plan.inside;
  }
  static const Inside& of_found(const Plan& plan) {
    const Inside& inside = of(plan);
    if (inside.outcome.images.empty()) {
      throw usage_error("plan: " + planning::summary_line(inside.outcome, inside.judgement));
    }
    return inside;
  }
};

std::string Plan::summary() const {
  return api::guarded([&] {
    const Inside& details = Inside::of(*this);
    return planning::summary_line(details.outcome, details.judgement);
  });
}

std::string Plan::page() const {
  return api::guarded([&] {
    const Inside& details = Inside::of_found(*this);
    return report::plan_page(
        planning::plan_story(details.outcome, details.judgement, details.start, details.goal));
  });
}

std::vector<std::uint8_t> Plan::strip() const {
  return api::guarded([&] {
    const Inside& details = Inside::of_found(*this);
    return encode_png(planning::plan_strip(details.outcome, details.judgement));
  });
}

struct Model::Inside {
  runs::OpenModel model;
  std::string folder;
  std::vector<Action> actions;

  const nn::TrainedModel& network() const { return *model.network; }
  Image prepared(const Picture& picture) const {
    return data::fit_picture(image_of(picture), "picture", model.run.preparation,
                             network().image_shape());
  }
};

Picture read_picture_file(const std::string& file) {
  return api::guarded([&] { return picture_of(read_picture(file)); });
}

void write_picture_file(const std::string& file, const Picture& picture) {
  api::guarded([&] { write_atomically(file, encode_png(image_of(picture))); });
}

Model::Model(const std::string& folder, int threads, const std::string& only)
    : inside_(std::make_unique<Inside>()) {
  api::guarded([&] {
    if (only != "any" && only != "implied" && only != "seen") {
      throw usage_error("only '" + only + "'; expected any, implied or seen");
    }
    if (threads < 0 || threads > 1024) {
      throw usage_error("threads: " + std::to_string(threads) + "; expected 0 to 1024");
    }
    nn::Backend backend;
    backend.load = [](const std::filesystem::path& model, int count) {
      return nn::load_model(model, count);
    };
    inside_->model = runs::open_model(backend, folder, threads, only);
    inside_->folder = inside_->model.run.folder.string();
    inside_->actions = actions_of(inside_->model.table);
  });
}

Model::~Model() = default;
Model::Model(Model&&) noexcept = default;
Model& Model::operator=(Model&&) noexcept = default;

const std::string& Model::folder() const { return inside_->folder; }
int Model::height() const { return inside_->network().image_shape().height; }
int Model::width() const { return inside_->network().image_shape().width; }
int Model::channels() const { return inside_->network().image_shape().channels; }
int Model::bits() const { return inside_->network().state_bits(); }
const std::vector<Action>& Model::actions() const { return inside_->actions; }

std::optional<Verdict> Model::verdict() const {
  return api::guarded([&]() -> std::optional<Verdict> {
    const auto recorded = learning::recorded_verdict(inside_->model.run.folder);
    if (!recorded) return {};
    return Verdict{recorded->word, recorded->reasons, recorded->next, recorded->notes};
  });
}

std::vector<std::pair<Code, Code>> Model::transitions() const {
  std::vector<std::pair<Code, Code>> transitions;
  if (!inside_->model.evidence) return transitions;
  for (const auto& [before, after] : inside_->model.evidence->seen()) {
    transitions.emplace_back(code_of(before), code_of(after));
  }
  return transitions;
}

std::vector<Code> Model::encode(const std::vector<Picture>& pictures) const {
  return api::guarded([&] {
    std::vector<Image> images;
    for (const Picture& picture : pictures) images.push_back(inside_->prepared(picture));
    std::vector<Code> codes;
    for (const BitVector& bits : inside_->network().encode(images)) codes.push_back(code_of(bits));
    return codes;
  });
}

std::vector<Picture> Model::decode(const std::vector<Code>& codes) const {
  return api::guarded([&] {
    std::vector<BitVector> states;
    for (const Code& code : codes) {
      if (static_cast<int>(code.size()) != bits()) {
        throw input_error("code: " + std::to_string(code.size()) + " bits; expected " +
                          std::to_string(bits()));
      }
      BitVector& state = states.emplace_back(bits());
      for (int i = 0; i < bits(); ++i) state.set(i, code[i]);
    }
    std::vector<Picture> pictures;
    for (const Image& image : inside_->network().decode(states)) {
      pictures.push_back(picture_of(image));
    }
    return pictures;
  });
}

Plan Model::plan(const Picture& start, const Picture& goal, const SolveOptions& options) const {
  return api::guarded([&] {
    inside_->model.check_exported();
    api::check_limits(options);
    planning::PlanConfig config;
    config.search.search = options.search;
    config.search.time = options.seconds;
    const planning::PlanningModel planner = runs::planning_model(inside_->model, config);
    auto details = std::make_shared<Plan::Inside>();
    details->folder = folder();
    details->start = inside_->prepared(start);
    details->goal = inside_->prepared(goal);
    search::Limits limits{options.seconds, options.bytes};
    SilentLog log;
    const StopFlag stop(options.stop);
    planning::PlanOutcome& outcome = details->outcome;
    outcome = planning::formulate(planner, details->start, {{details->goal}, {}}, config);
    planning::search_ends(
        config.search,
        [&](const planning::SearchConfig& how, planning::PlanOutcome& searched) {
          limits.seconds = how.time;
          searched.result = search::solve(searched.task, options.search, limits, log, stop);
        },
        outcome);
    planning::draw_plan(planner, config, log, stop, outcome);
    Plan plan;
    plan.status = search::to_string(outcome.result.status);
    plan.solved = outcome.result.status == search::Status::kSolved;
    plan.optimal = outcome.result.optimal;
    if (!plan.solved) plan.reason = planning::explain_failure(outcome);
    for (const int action : outcome.result.plan) {
      plan.actions.push_back(outcome.task.action_name(action));
    }
    for (const planning::Warranty warranty : outcome.warranties) {
      plan.warranties.push_back(to_string(warranty));
    }
    for (const BitVector& state : outcome.states) plan.states.push_back(code_of(state));
    for (const Image& image : outcome.images) plan.pictures.push_back(picture_of(image));
    plan.warnings = planning::unlike_pictures(outcome.ends);
    plan.seconds = outcome.result.statistics.total_seconds;
    plan.inside = std::move(details);
    return plan;
  });
}

void Model::judge(Plan& plan) const {
  api::guarded([&] {
    auto details = std::make_shared<Plan::Inside>(Plan::Inside::of(plan));
    if (details->folder != folder()) {
      throw usage_error("plan: of the model " + details->folder + "; expected one of " + folder());
    }
    details->judgement = {};
    const auto world =
        evaluation::make_world_if_possible(inside_->model.run, details->judgement.note);
    if (world) {
      details->judgement =
          evaluation::judge(*world, details->outcome, details->start, {{details->goal}, {}});
    }
    const planning::Judgement& judgement = details->judgement;
    plan.note = judgement.note;
    if (judgement.judged && judgement.shortest >= 0) plan.shortest = judgement.shortest;
    if (judgement.judged && plan.solved) {
      plan.valid = judgement.valid;
      plan.faults.clear();
      for (std::size_t i = 0; i < plan.states.size(); ++i) {
        plan.faults.push_back(judgement.reason(i));
      }
    }
    plan.inside = std::move(details);
  });
}

}  // namespace latplan
