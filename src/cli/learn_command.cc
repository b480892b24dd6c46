// `latplan learn SOURCE -o RUN`: from pictures to a model that plans, without further options.
#include <fmt/format.h>

#include <algorithm>
#include <type_traits>

#include "base/error.h"
#include "base/files.h"
#include "base/nearest.h"
#include "cli/command.h"
#include "cli/world_arguments.h"
#include "data/generate.h"
#include "data/own_images.h"
#include "learning/learn_run.h"
#include "runs/run_folder.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

struct LearnOptions {
  fs::path source, run;
  std::int64_t pairs = 5000;
  std::string budget;
  std::string progress = "text";  // main() reads it before
  learning::LearnConfig learn;
  bool force = false, resume = false;
};

bool names_world(const std::optional<std::string>& word) {
  return word && std::ranges::any_of(domains::worlds(), [&](const domains::World& world) {
           return world.name == *word;
         });
}

// "90", "90s", "10m", "1h" as seconds.
double budget_seconds(const std::string& text) {
  double value = 0;
  char unit = 's';
  char rest = 0;
  const int read = std::sscanf(text.c_str(), "%lf%c%c", &value, &unit, &rest);
  const double factor = unit == 's' ? 1 : unit == 'm' ? 60 : unit == 'h' ? 3600 : 0;
  if (read < 1 || read > 2 || factor == 0 || !(value > 0) || value * factor > 1e6) {
    throw usage_error("--budget: '" + text + "'; expected a time, as in 90s, 10m or 1h");
  }
  return value * factor;
}

// The pairs and the file that holds them; empty: not written yet.
struct Pairs {
  data::PairSet pairs;
  fs::path file;
};

Pairs own_pairs(const LearnOptions& o, Context& context) {
  std::error_code error;
  if (!fs::exists(o.source, error)) {
    std::vector<std::string> worlds;
    for (const domains::World& world : domains::worlds()) worlds.push_back(world.name);
    const std::string meant = nearest(o.source.string(), worlds);
    if (!meant.empty()) {
      throw input_error(o.source.string() + ": no such file, folder or world" +
                        did_you_mean(meant));
    }
  }
  if (data::is_pair_set(o.source)) return {data::read_pairs(o.source), fs::absolute(o.source)};
  data::OwnImagesConfig own;
  own.reduce = true;
  own.seed = context.seed;
  return {data::read_own_images(*data::open_source(o.source), own, context.log, context.stop), {}};
}

// What the interrupted session recorded: pairs, seed, budget and device.
Pairs resume(const fs::path& folder, LearnOptions& o, const Arguments& args, Context& context) {
  o.learn.earlier = runs::read_run_record(folder);
  const Json& record = o.learn.earlier;
  const std::string file = (folder / "run.json").string();
  const Json pairs = value_or_null(record, "pairs");
  if (value_or_null(record, "command") != "learn" || !pairs.is_string()) {
    throw input_error(file + ": not a run of `latplan learn`; nothing to resume");
  }
  const JsonValue schedule = JsonValue(record, file)["schedule"];
  const auto keep = [&](const char* name, const JsonValue& recorded, auto& value) {
    if (!recorded.is_there()) return;
    const auto known = recorded.number<std::remove_reference_t<decltype(value)>>(0);
    if (args.given(name) && value != known) {
      throw usage_error(fmt::format("--{}: a resumed run keeps its original options", name));
    }
    value = known;
  };
  keep("seed", schedule["seed"], o.learn.seed);
  keep("budget", schedule["budget_seconds"], o.learn.budget);
  context.seed = o.learn.seed;
  const JsonValue device = schedule["device"];
  if (device.is_there() && !args.given("device")) o.learn.device = device.text();
  const fs::path named = pairs.get<std::string>();
  return {data::read_pairs(named.is_relative() ? folder / named : named), named};
}

// run.json's options: of a resumed run those that it began with.
std::vector<std::pair<std::string, std::string>> recorded_options(const LearnOptions& o,
                                                                  const Arguments& args) {
  if (!o.resume) return args.effective();
  std::vector<std::pair<std::string, std::string>> options;
  const Json earlier = part(o.learn.earlier, "options");
  for (const auto& [name, value] : earlier.items()) {
    if (value.is_string()) options.emplace_back(name, value.get<std::string>());
  }
  return options;
}

void report_learnt(const fs::path& run, const Json& json, const std::vector<std::string>& survey,
                   const Context& context) {
  const JsonValue result(json, (run / "run.json").string() + ": result");
  const JsonValue exported = result["export"];
  context.say(fmt::format("{}: {} actions over {} propositions; {}; score {:.3f}", run.string(),
                          exported["actions"].number<int>(), exported["propositions"].number<int>(),
                          exported["description"].text(), result["score"].number<double>()));
  for (const std::string& line : survey) context.say(line);
  const JsonValue verdict = result["verdict"];
  context.say("verdict: " + verdict["word"].text());
  for (const JsonValue& reason : verdict["reasons"].list()) context.say("  " + reason.text());
  const std::string next = verdict["next"].text();
  if (!next.empty()) context.say("  next: " + next);
  for (const JsonValue& note : verdict["notes"].list()) context.say("  note: " + note.text());
  context.say("report: " + (run / "report.html").string());
  context.say("plan with: latplan plan " + run.string() + " START.png GOAL.png");
}

learning::LearnReport learn(const LearnOptions& o, const fs::path& work, const Pairs& pairs,
                            const Arguments& args, const nn::Backend& backend, Context& context) {
  try {
    return learning::learn_run(work, pairs.pairs, pairs.file, o.learn,
                               runs::RunRecord("learn", recorded_options(o, args), context.seed),
                               backend, context.log, context.stop);
  } catch (const Error& error) {
    if (error.code() == ExitCode::kUnsupported) context.output->discard();  // no use in a resume
    throw;
  }
}

}  // namespace

ExitCode run_learn(Arguments& args, Context& context) {
  LearnOptions o;
  WorldArguments world;
  args.required_option({"output", &o.run, "the run folder to write"}, "-o");
  args.option({"force", &o.force, "replace the run folder if it exists"});
  args.option({"resume", &o.resume, "continue an interrupted run, without SOURCE"});
  args.option({"budget", &o.budget,
               "time for learning, as in 90s, 10m or 1h; default: 10m on a CPU; on a GPU 2m, from "
               "5,000 pairs 3m, from 20,000 8m"});
  args.option({"device", &o.learn.device, "training device",
               std::vector<std::string>{"auto", "cpu", "cuda"}});
  args.option({"progress", &o.progress,
               "form of the progress on standard error: text, or json (one object a line)",
               std::vector<std::string>{"text", "json"}});
  bool is_world = false;
  const auto declare = [&] {
    is_world = names_world(args.peek_positional());
    if (is_world) {
      args.option({"pairs", &o.pairs, "image pairs to draw of the world", 2, 1e8}, "-n");
      world.declare(args, true);
    } else {
      args.positional({"SOURCE", &o.source,
                       "your pictures: a folder of frames or of pairs, a .csv, an .npz; or a world "
                       "(`latplan domains`)"},
                      false);
    }
  };
  args.example("latplan learn frames -o run", "learns from a folder of numbered pictures");
  args.example("latplan learn lightsout --size 5 -o run", "draws pairs of a world and learns it");
  if (parse(args, context, declare)) return ExitCode::kDone;
  if (o.resume == (is_world || !o.source.empty())) {
    throw usage_error(o.resume ? "learn: SOURCE and --resume are both given; expected one of them"
                               : "learn: SOURCE is missing; see latplan learn --help");
  }
  if (!o.budget.empty()) o.learn.budget = budget_seconds(o.budget);
  o.learn.seed = context.seed;
  const nn::Backend& backend = context.backend;
  if (o.learn.device == "cuda" && !(backend.has_gpu && backend.has_gpu())) {
    throw unsupported_error("--device cuda: no GPU is found; expected --device cpu or auto");
  }
  if (!o.resume) check_output(o.run, o.force, {o.source});
  const std::vector<std::string> progress = {"candidates"};
  Pairs pairs;
  if (o.resume) {
    const fs::path folder = resumable_folder(o.run);
    pairs = resume(folder, o, args, context);
    const bool done = value_or_null(o.learn.earlier, "status") == "done";
    if (done) finish_leftover(o.run, progress);
    // A work folder may be done, too: killed just before it got its manifest.
    if (done && resumable_folder(o.run) == o.run) {
      context.result(o.learn.earlier);
      report_learnt(o.run, part(o.learn.earlier, "result"), {}, context);
      return ExitCode::kDone;
    }
  } else if (is_world) {
    data::GenerateConfig draw;
    draw.pairs = o.pairs;
    draw.seed = context.seed;
    pairs.pairs =
        data::draw_pairs({world.name(), world.options()}, draw, context.log, context.stop);
  } else {
    pairs = own_pairs(o, context);
  }
  if (context.stop.requested()) return ExitCode::kInterrupted;
  const fs::path work = o.resume
                            ? context.change_output(o.run, ResultFolder::Start::kResume, progress)
                            : context.make_output(o.run, o.force, {o.source}, progress);
  if (pairs.file.empty()) {
    pairs.file = "pairs.npz";
    data::write_pairs(work / pairs.file, pairs.pairs);
  }
  const learning::LearnReport report = learn(o, work, pairs, args, backend, context);
  const Json record = runs::read_run_record(work);
  const bool placed =
      report.interrupted ? context.finish_output(false) : context.finish_output(true, progress);
  if (!report.json.is_null() && placed) {
    context.result(record);
    report_learnt(o.run, report.json, report.lines, context);
  }
  if (!report.interrupted) return ExitCode::kDone;
  context.say(fmt::format("interrupted{}{}; continue with: latplan learn --resume -o {}",
                          report.json.is_null() ? " before any candidate was finished" : "",
                          placed ? "" : "; the earlier run is kept", o.run.string()));
  return ExitCode::kInterrupted;
}

}  // namespace latplan::cli
