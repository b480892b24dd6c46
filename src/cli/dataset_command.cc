// `latplan dataset WORLD` and `latplan dataset --from SOURCE`: image pairs of a world, or of the user's own pictures.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"
#include "base/picture_file.h"
#include "base/rng.h"
#include "cli/command.h"
#include "cli/world_arguments.h"
#include "data/generate.h"
#include "data/own_images.h"
#include "data/picture_noise.h"
#include "domains/preprocess.h"
#include "evaluation/world_of_run.h"
#include "report/picture_grid.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;
using data::Split;

constexpr std::int64_t kPairsOnSheet = 24;
constexpr int kSheetPixels = 288;  // larger pictures are reduced for the sheet
constexpr int kMaxSide = 16384;

struct DatasetOptions {
  data::GenerateConfig world;
  data::OwnImagesConfig own;
  fs::path source, avoid, output, sheet;
  std::vector<int> crop;
  std::string resize;
  double noise = 0;
  bool force = false;
};

[[noreturn]] void wrong_use(const std::string& message) {
  throw usage_error("latplan dataset: " + message + "; see latplan dataset --help");
}

void declare_dataset(Arguments& args, DatasetOptions& o) {
  args.required_option({"output", &o.output, "the .npz file to write"}, "-o");
  args.option({"force", &o.force, "replace the outputs if they exist"});
  args.option(Field{"sheet", &o.sheet,
                    "a PNG of random pairs; own pictures get one beside the output by default"}
                  .expert());
  args.option(Field{"noise", &o.noise,
                    "Gaussian noise on the pictures: standard deviation on normalised pixels", 0,
                    100}
                  .expert());
  args.option(Field{"threads", &o.world.threads, "CPU threads; 0: one per CPU", 0, 1024}.expert());
  args.section("pairs of a world");
  args.option({"pairs", &o.world.pairs, "image pairs to draw", 1, data::kMaxPairs}, "-n");
  args.option({"avoid", &o.avoid, "pair set or instance folder whose states must not occur"});
  args.section("pairs of your own pictures, PNG or JPEG");
  args.option({"from", &o.source,
               "a folder of numbered frames (n and n + 1 are a pair), a folder of X-pre.* and "
               "X-suc.*, a .csv of two file names per line or a list of frames, or an .npz"});
  args.option(
      {"crop", &o.crop, "use the part LEFT,TOP,WIDTH,HEIGHT of every picture", 0, kMaxSide});
  args.option({"grey", &o.own.prepare.grey, "convert every picture to grey"});
  args.option({"resize", &o.resize, "size of every picture, as in 64x48"});
  args.option(Field{"keep-unchanged", &o.own.keep_unchanged, "keep pairs in which nothing changes"}
                  .expert());
  args.section("options");
  args.example("latplan dataset lightsout --size 4 -n 5000 -o pairs.npz",
               "5,000 pairs of 4x4 LightsOut");
  args.example("latplan dataset --from frames --crop 80,0,480,480 --resize 32x32 -o pairs.npz",
               "the middle of numbered 640x480 frames, and pairs.png to look at");
}

// The words of --crop and --resize as numbers.
void read_preparation(DatasetOptions& o, const Arguments& args) {
  if (args.given("crop")) {
    if (o.crop.size() != 4 || o.crop[2] < 1 || o.crop[3] < 1) {
      wrong_use("--crop: expected LEFT,TOP,WIDTH,HEIGHT, the last two at least 1");
    }
    o.own.prepare.crop = Rectangle{o.crop[0], o.crop[1], o.crop[2], o.crop[3]};
  }
  if (args.given("resize")) {
    int length = -1;
    const int read = std::sscanf(o.resize.c_str(), "%5dx%5d%n", &o.own.prepare.width,
                                 &o.own.prepare.height, &length);
    if (read != 2 || length != static_cast<int>(o.resize.size()) || o.own.prepare.width < 1 ||
        o.own.prepare.height < 1 || o.own.prepare.width > kMaxSide ||
        o.own.prepare.height > kMaxSide) {
      wrong_use("--resize: '" + o.resize + "'; expected WIDTHxHEIGHT, each 1 to 16384");
    }
  }
}

// A world or pictures: exactly one of them, and no option of the other.
void check_combination(const Arguments& args, const std::string& world) {
  const bool own = args.given("from");
  if (own == !world.empty()) {
    wrong_use(own ? "WORLD and --from are both given; expected one of them"
                  : "missing argument WORLD, or --from SOURCE for your own pictures");
  }
  const std::vector<std::string> foreign =
      own ? std::vector<std::string>{"pairs", "avoid"}
          : std::vector<std::string>{"crop", "grey", "resize", "keep-unchanged"};
  for (const std::string& name : foreign) {
    if (args.given(name)) {
      wrong_use("option --" + name +
                (own ? " is for worlds, not for your own pictures"
                     : " is for your own pictures (--from), not for worlds"));
    }
  }
}

// `latplan dataset frames`: a folder instead of a world.
void check_is_no_path(const std::optional<std::string>& word) {
  std::error_code error;
  const auto is_world = [&](const domains::World& world) { return world.name == *word; };
  if (word && std::ranges::none_of(domains::worlds(), is_world) && fs::exists(*word, error)) {
    wrong_use("'" + *word + "' is not a world; for your own pictures use --from " + *word);
  }
}

void check_outputs(const DatasetOptions& o, const fs::path& sheet) {
  check_output_file(o.output, o.force);
  if (sheet.empty()) return;
  if (sheet.lexically_normal() == o.output.lexically_normal()) {
    wrong_use("--sheet and --output name the same file; expected two");
  }
  check_output_file(sheet, o.force);
}

// --force replaces old results, never what the command reads.
void check_keeps_input(const data::PictureSource& source, const fs::path& output) {
  std::error_code error;
  if (!output.empty() && fs::exists(output, error) && source.reads(output)) {
    throw output_error(output.string() + ": is an input; choose another name");
  }
}

Image sheet_picture(const Image& image) {
  const ImageShape& shape = image.shape();
  const double factor = static_cast<double>(kSheetPixels) / std::max(shape.height, shape.width);
  if (factor >= 1) return image;
  return domains::resize_smooth(image, std::max(1, static_cast<int>(shape.height * factor)),
                                std::max(1, static_cast<int>(shape.width * factor)));
}

// Returns how many pairs it shows.
std::size_t write_sheet(const fs::path& file, const data::PairSet& pairs, std::uint64_t seed) {
  Rng rng = Rng(seed).fork("data/sheet");
  std::set<std::uint64_t> rows;
  while (static_cast<std::int64_t>(rows.size()) < std::min(kPairsOnSheet, pairs.count)) {
    rows.insert(rng.below(static_cast<std::uint64_t>(pairs.count)));
  }
  std::vector<std::pair<Image, Image>> shown;
  for (const std::uint64_t row : rows) {
    const auto at = static_cast<std::int64_t>(row);
    shown.emplace_back(sheet_picture(pairs.predecessor(at)), sheet_picture(pairs.successor(at)));
  }
  write_png(file, report::contact_sheet(shown));
  return shown.size();
}

// The sheet first: it is small. It is removed if writing the pairs fails.
std::size_t write_outputs(const DatasetOptions& o, const fs::path& sheet,
                          const data::PairSet& pairs, std::uint64_t seed) {
  std::error_code error;
  const bool fresh = !sheet.empty() && !fs::exists(sheet, error);
  const std::size_t shown = sheet.empty() ? 0 : write_sheet(sheet, pairs, seed);
  try {
    data::write_pairs(o.output, pairs);
  } catch (const Error&) {
    if (fresh) fs::remove(sheet, error);
    throw;
  }
  return shown;
}

Json by_split(const std::map<Split, std::int64_t>& counts) {
  return {{"train", counts.at(Split::kTrain)},
          {"validation", counts.at(Split::kValidation)},
          {"test", counts.at(Split::kTest)}};
}

void report_dataset(const Context& context, const DatasetOptions& o, const data::PairSet& pairs,
                    const std::map<Split, std::int64_t>& transitions, const fs::path& sheet,
                    std::size_t shown) {
  std::map<Split, std::int64_t> rows;
  for (const auto& [split, count] : transitions) {
    rows[split] = static_cast<std::int64_t>(pairs.rows(split).size());
  }
  const auto text = [](const std::map<Split, std::int64_t>& counts) {
    return fmt::format("{} train, {} validation, {} test", counts.at(Split::kTrain),
                       counts.at(Split::kValidation), counts.at(Split::kTest));
  };
  context.say(fmt::format("{}: {} pairs of {} images; {}", o.output.string(), pairs.count,
                          pairs.shape.to_string(), text(rows)));
  context.say("distinct transitions: " + text(transitions));
  const std::set<std::string> names(pairs.action_names.begin(), pairs.action_names.end());
  if (!names.empty()) {
    const auto unknown = std::ranges::count(pairs.action_names, "");
    context.say(fmt::format("named actions: {} different, in {} pairs",
                            names.size() - names.count(""), pairs.count - unknown));
  }
  if (shown > 0) context.say(fmt::format("{}: {} of them", sheet.string(), shown));
  Json result = {{"file", o.output.string()},
                 {"pairs", pairs.count},
                 {"image", pairs.shape.to_string()},
                 {"sheet", shown > 0 ? Json(sheet.string()) : Json()}};
  result.update(by_split(rows));
  result["transitions"] = by_split(transitions);
  result["meta"] = json_or_null(pairs.meta_json);
  context.result(result);
}

}  // namespace

ExitCode run_dataset(Arguments& args, Context& context) {
  DatasetOptions o;
  WorldArguments world;
  declare_dataset(args, o);
  const auto declare_world = [&] {
    check_is_no_path(args.peek_positional());
    world.declare(args, false);
  };
  if (parse(args, context, declare_world)) return ExitCode::kDone;
  check_combination(args, world.name());
  read_preparation(o, args);
  o.own.threads = o.world.threads;
  o.own.seed = o.world.seed = context.seed;
  const bool own = !o.source.empty();
  const fs::path sheet =
      own && o.sheet.empty() ? fs::path(o.output).replace_extension(".png") : o.sheet;
  data::PairSet pairs;
  if (own) {
    check_outputs(o, sheet);
    const auto source = data::open_source(o.source);
    for (const fs::path& output : {o.output, sheet}) check_keeps_input(*source, output);
    pairs = data::read_own_images(*source, o.own, context.log, context.stop);
  } else {
    const auto domain = world.make();
    check_outputs(o, sheet);
    if (!o.avoid.empty()) o.world.avoid = evaluation::states_in(o.avoid, *domain);
    pairs = data::generate(*domain, o.world, context.log, context.stop);
    pairs.meta_json = data::world_to_meta({world.name(), world.options()}, context.seed);
  }
  const auto transitions = data::count_transitions(pairs);
  if (o.noise > 0) {
    data::add_noise(pairs, o.noise, context.seed, o.world.threads, context.log, context.stop);
    Json meta = json_or_null(pairs.meta_json);
    meta["noise"] = o.noise;
    pairs.meta_json = json_text(meta);
  }
  if (context.stop.requested()) return ExitCode::kInterrupted;
  const std::size_t shown = write_outputs(o, sheet, pairs, context.seed);
  report_dataset(context, o, pairs, transitions, sheet, shown);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
