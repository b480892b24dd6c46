#include "learning/learn_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "base/error.h"
#include "base/files.h"
#include "base/result_folder.h"
#include "base/threads.h"
#include "data/alignment.h"
#include "data/resting_noise.h"
#include "extract/recording.h"
#include "learning/candidate_folder.h"
#include "learning/candidate_score.h"
#include "learning/learn_progress.h"
#include "learning/learn_report.h"
#include "learning/survey.h"
#include "learning/train_run.h"
#include "learning/verdict.h"
#include "nn/aligned_model.h"
#include "nn/codebook.h"
#include "runs/export_run.h"
#include "runs/run_folder.h"

namespace latplan::learning {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr double kGoodEnough = 0.985;    // of a value: further candidates are not worth their time
constexpr double kGeneralises = 0.5;     // of new transitions explained: not only remembered
constexpr double kAllExplained = 0.997;  // of new transitions: no candidate can generalise better
constexpr double kAllKnown = 0.99;       // of all moves
constexpr double kAllSeen = 0.001;       // of transitions unseen: there is nothing to generalise
constexpr double kOverrun = 1.1;         // times the budget: what is under way is stopped
constexpr int kFewestEpochs = 20;
constexpr int kProbedEpochs = 2;

double default_budget(const data::PairSet& pairs, bool gpu) {
  if (!gpu) return 600;
  if (pairs.count < 5000) return 120;
  return pairs.count < 20000 ? 180 : 480;
}

// Asks work to stop once `over` says so, looking several times a second.
class Watch {
 public:
  explicit Watch(std::function<bool()> over)
      : thread_([this, over = std::move(over)] {
          std::unique_lock lock(mutex_);
          while (!ended_ && !over()) changed_.wait_for(lock, kLookEvery);
          if (!ended_) flag_.request();
        }) {}
  ~Watch() {
    {
      const std::lock_guard lock(mutex_);
      ended_ = true;
    }
    changed_.notify_one();
    thread_.join();
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  const StopFlag& flag() const { return flag_; }

 private:
  static constexpr std::chrono::milliseconds kLookEvery{50};
  StopFlag flag_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool ended_ = false;
  std::thread thread_;
};

class Learner {
 public:
  // `record_schedule`: called when candidates are added to schedule().
  Learner(const fs::path& run, const data::PairSet& pairs, const LearnConfig& config,
          const nn::Backend& backend, Log& log, const StopFlag& stop,
          std::function<void()> record_schedule, Clock::time_point started)
      : run_(run),
        pairs_(pairs),
        config_(config),
        backend_(backend),
        log_(log),
        stop_(stop),
        gpu_(config.device != "cpu" && backend.has_gpu && backend.has_gpu()),
        budget_(config.budget > 0 ? config.budget : default_budget(pairs, gpu_)),
        noise_(data::resting_noise(pairs)),
        record_schedule_(std::move(record_schedule)),
        spent_(JsonValue(config.earlier, "run.json")["seconds"].number_or(0.0, 0.0)),
        started_(started),
        progress_(log, {budget_, spent_, backend.has_networks()}) {}

  bool gpu() const { return gpu_; }
  double budget() const { return budget_; }
  double noise() const { return noise_; }
  const std::vector<PatchSize>& sizes() const { return sizes_; }
  const std::vector<Scored>& scored() const { return scored_; }
  const Survey& survey() const { return survey_; }
  LearnProgress& progress() { return progress_; }
  // Candidates in the order of their start, with their epochs.
  const Json& schedule() const { return schedule_; }

  // Trains and scores candidates until one is good enough, the budget is spent, or there are no more.
  void work() {
    look();
    const std::vector<Candidate> codebooks = codebook_candidates(sizes_, config_.seed);
    progress_.begin("codebooks", static_cast<std::int64_t>(codebooks.size()));
    try_all(codebooks, std::max(1, static_cast<int>(std::thread::hardware_concurrency())));
    if (good_enough() || !backend_.has_networks()) return;
    std::vector<Candidate> networks = network_candidates(gpu_, config_.seed);
    nn::warn_of_slow_machine(backend_, networks.front().config, log_);
    progress_.begin("networks", static_cast<std::int64_t>(networks.size()));
    for (Candidate& candidate : networks) candidate.config.device = config_.device;
    if (gpu_) {
      try_all(networks, static_cast<int>(networks.size()));
      return;
    }
    for (std::size_t i = 0; i < networks.size() && !good_enough(); ++i) {
      if (done() && best() != nullptr) break;
      if (!set_epochs(networks[i], static_cast<double>(networks.size() - i))) break;
      try_all({networks[i]}, 1);
    }
  }

  // The best of those that could be used; null: none.
  const Scored* best() const {
    const Scored* best = nullptr;
    for (const Scored& one : scored_) {
      if (one.error.empty() && (best == nullptr || prefer(one, *best).amount > 0)) best = &one;
    }
    return best;
  }
  fs::path folder_of(const Candidate& candidate) const {
    return run_ / "candidates" / candidate.name;
  }

 private:
  double elapsed() const {
    return spent_ + std::chrono::duration<double>(Clock::now() - started_).count();
  }
  bool done() const { return stop_.requested() || elapsed() > budget_; }
  // Whatever is under way is not worth waiting for. On a GPU the epochs are fixed, and all networks train at once.
  bool overdue() const { return has_usable_ && !gpu_ && elapsed() > kOverrun * budget_; }
  // Or only more pairs can make it better: it reads pictures well, allows no wrong moves, and generalises.
  bool good_enough() const {
    const Scored* found = best();
    if (found == nullptr) return false;
    const extract::SelectionScore& score = found->actions.score;
    const double recall = score.explained >= kGeneralises ? score.recall() : 1;
    return found->value() >= kGoodEnough * recall;
  }

  // Before anything is learnt.
  void look() {
    progress_.begin("look", 1);
    survey_ = survey_pictures(pairs_, noise_);
    const std::unique_ptr<Log> part = progress_.part_log(kPatchSearchPasses);
    sizes_ = propose_patch_sizes(pairs_, noise_, *part, stop_, [&] { return done(); });
    progress_.finish_part(-1);
  }

  // As many epochs as an equal share of the time left allows; a resumed candidate keeps its own. False: not even the fewest
  // fit into the budget, and there is a candidate already.
  bool set_epochs(Candidate& candidate, double candidates_left) {
    if (const auto begun = recorded_if_resumed(candidate)) {
      candidate.config = *begun;
      return true;
    }
    nn::TrainConfig probe = candidate.config;
    probe.epochs = kProbedEpochs;
    const auto start = Clock::now();
    const fs::path folder = run_ / "candidates" / "probe";
    SilentLog silent;
    const Watch watch([&] { return stop_.requested() || overdue(); });
    train_candidate(pairs_, probe, folder, false, backend_, silent, watch.flag());
    const double seconds =
        std::max(1e-3, std::chrono::duration<double>(Clock::now() - start).count() / kProbedEpochs);
    remove_tree(folder);
    const double left = budget_ - elapsed();
    if (has_usable_ && left < kFewestEpochs * seconds) return false;
    candidate.config.epochs = std::clamp(static_cast<int>(0.9 * left / candidates_left / seconds),
                                         kFewestEpochs, candidate.config.epochs);
    return true;
  }

  std::optional<nn::TrainConfig> recorded_if_resumed(const Candidate& candidate) const {
    if (!config_.resume()) return {};
    return recorded_config(folder_of(candidate));
  }

  // `least()`: what it must be able to score, once it is trained.
  Scored try_one(const Candidate& candidate, const std::function<double()>& least) {
    Scored result{candidate, {}, false, {}, 0};
    const auto start = Clock::now();
    const Watch watch([&] { return stop_.requested() || overdue(); });
    const StopFlag& stop = watch.flag();
    try {
      const fs::path folder = folder_of(candidate);
      const std::unique_ptr<Log> part = progress_.part_log();
      result.candidate.config = train_candidate(pairs_, candidate.config, folder, config_.resume(),
                                                backend_, *part, stop);
      if (stop.requested()) throw Error(ExitCode::kInterrupted, "interrupted");
      const auto model = backend_.load(folder / "model", 1);
      result.actions = score_candidate(
          *model, pairs_, least(), [&] { return done(); }, stop);
      has_usable_ = true;
    } catch (const Error& error) {
      if (error.code() == ExitCode::kInterrupted && stop_.requested()) throw;
      result.stopped = error.code() == ExitCode::kInterrupted;
      result.error = result.stopped ? "stopped: the budget is spent" : error.what();
    }
    result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return result;
  }

  static bool is_perfect(const Scored& one) {
    const extract::SelectionScore& score = one.actions.score;
    return one.value() >= kGoodEnough && score.recall() >= kAllKnown &&
           (score.explained >= kAllExplained || score.unseen <= kAllSeen);
  }

  // In this order, until one is perfect or the budget is spent. Those after it do not count, although they may have been
  // begun, and those that are stopped early cannot win: the choice does not depend on the number of jobs.
  void try_all(const std::vector<Candidate>& candidates, int jobs) {
    std::vector<std::optional<Scored>> results(candidates.size());
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::exception_ptr failure;
    const double best_before = best() != nullptr ? best()->value() : -1;
    double best_value = best_before;
    add_to_schedule(candidates);
    // Of those before it in the list.
    const auto least = [&](std::size_t i) {
      const std::lock_guard lock(mutex);
      double most = best_before;
      for (std::size_t j = 0; j < i; ++j)
        most = std::max(most, results[j] ? results[j]->value() : 0);
      return most - kSameScore;
    };
    const auto work = [&] {
      for (std::size_t i = next++; i < candidates.size(); i = next++) {
        if (stop_.requested() || (elapsed() > budget_ && least(candidates.size()) > 0)) return;
        try {
          Scored tried = try_one(candidates[i], [&] { return least(i); });
          const std::lock_guard lock(mutex);
          const Scored& one = results[i].emplace(std::move(tried));
          log_.info(
              fmt::format("candidate name={} score={:.4f} code={:.4f} actions={} seconds={:.1f}{}",
                          candidates[i].name, one.value(), one.actions.code.value(),
                          one.actions.table.actions.size(), one.seconds,
                          one.error.empty() ? "" : " unusable=\"" + one.error + "\""));
          if (one.error.empty()) best_value = std::max(best_value, one.value());
          if (is_perfect(one)) next = candidates.size();
          progress_.finish_part(best_value);
        } catch (...) {  // handed to the owner
          const std::lock_guard lock(mutex);
          if (!failure) failure = std::current_exception();
          next = candidates.size();
        }
      }
    };
    work_in_threads(std::min<int>(jobs, static_cast<int>(candidates.size())), work);
    for (std::optional<Scored>& result : results) {
      if (!result) continue;
      complete_in_schedule(*result);
      scored_.push_back(std::move(*result));
      if (is_perfect(scored_.back())) break;
    }
    if (failure && !stop_.requested()) std::rethrow_exception(failure);
  }

  void add_to_schedule(const std::vector<Candidate>& candidates) {
    for (const Candidate& candidate : candidates) {
      const nn::TrainConfig config = recorded_if_resumed(candidate).value_or(candidate.config);
      schedule_.push_back({{"name", candidate.name}, {"config", nn::to_json(config)}});
    }
    record_schedule_();
  }
  void complete_in_schedule(const Scored& tried) {
    for (Json& entry : schedule_) {
      if (entry["name"] != tried.candidate.name) continue;
      entry["config"] = nn::to_json(tried.candidate.config);
      if (tried.stopped) entry["stopped"] = true;
    }
  }

  const fs::path& run_;
  const data::PairSet& pairs_;
  const LearnConfig& config_;
  const nn::Backend& backend_;
  Log& log_;
  const StopFlag& stop_;
  bool gpu_;
  double budget_;
  double noise_;
  std::function<void()> record_schedule_;
  double spent_;  // seconds of the budget, by earlier sessions
  Clock::time_point started_;
  LearnProgress progress_;
  Survey survey_;
  Json schedule_ = Json::array();
  std::vector<PatchSize> sizes_;
  std::vector<Scored> scored_;
  std::atomic<bool> has_usable_{false};  // a scored candidate: others may be stopped
};

Json to_json(const Scored& one) {
  Json json = {{"name", one.candidate.name}, {"seconds", one.seconds}};
  if (!one.error.empty()) {
    json["error"] = one.error;
    return json;
  }
  json["score"] = one.value();
  json["actions"] = runs::to_json(one.actions);
  json["config"] = nn::to_json(one.candidate.config);
  return json;
}

// How the chosen model divides a picture into places, if it does.
std::optional<nn::PatchLayout> layout_of(const nn::TrainConfig& config, const ImageShape& shape,
                                         const fs::path& model) {
  if (nn::is_codebook(config)) return nn::read_codebook(model).layout;
  if (nn::has_patches(config)) return nn::PatchLayout(nn::PatchGrid(shape, config));
  return {};
}

// Of the pixels: those that the chosen model does not read because they change on their own.
double ignored_share(const nn::TrainConfig& config, const fs::path& model) {
  if (!nn::is_codebook(config)) return 0;
  const BitVector ignored = nn::read_codebook(model).ignored;
  return static_cast<double>(ignored.count()) / std::max(1, ignored.size());
}

std::string run_name(const fs::path& work) {
  const fs::path run = finished_path(work);
  return (run.has_filename() ? run : run.parent_path()).filename().string();
}

}  // namespace

Preference prefer(const Scored& a, const Scored& b) {
  const double higher = a.value() - b.value();
  if (std::abs(higher) >= kSameScore) return {higher, "its score is higher"};
  const extract::SelectionScore& one = a.actions.score;
  const extract::SelectionScore& other = b.actions.score;
  const double more = one.explained - other.explained;
  if (std::abs(more) >= kSameScore) {
    return {more, fmt::format("it explains more of the held-out moves: {:.1f}%, not {:.1f}%",
                              100 * one.explained, 100 * other.explained)};
  }
  const auto fewer = static_cast<double>(other.literals - one.literals);
  if (fewer == 0) return {0, "it was tried first"};
  return {fewer, fmt::format("its actions are simpler: {} literals, not {}", one.literals,
                             other.literals)};
}

LearnReport learn_run(const fs::path& run, const data::PairSet& pictures,
                      const fs::path& pairs_file, const LearnConfig& config, runs::RunRecord record,
                      const nn::Backend& backend, Log& log, const StopFlag& stop) {
  const Clock::time_point started = Clock::now();
  data::check_training_pairs(pictures);
  record.resume_from(config.earlier);
  describe_pairs(pictures, pairs_file, backend, record);
  const std::optional<data::Alignment> alignment = data::Alignment::find(pictures);
  const data::PairSet aligned = alignment ? alignment->apply(pictures) : data::PairSet{};
  const data::PairSet& pairs = alignment ? aligned : pictures;
  if (config.earlier.contains("config")) record.set("config", config.earlier["config"]);
  const Json earlier_result = part(config.earlier, "result");
  const Learner* running = nullptr;
  const auto write_record = [&](const std::string& status, const Json& result) {
    record.set("schedule", {{"seed", config.seed},
                            {"budget_seconds", running->budget()},
                            {"device", config.device},
                            {"candidates", running->schedule()}});
    record.write(run, status, result);
  };
  Learner learner(
      run, pairs, config, backend, log, stop, [&] { write_record("running", earlier_result); },
      started);
  running = &learner;
  write_record("running", earlier_result);
  try {
    learner.work();
  } catch (const Error& error) {
    if (error.code() != ExitCode::kInterrupted) {
      write_record("failed", {{"error", error.what()}});
      throw;
    }
  }
  LearnReport report;
  report.interrupted = stop.requested();
  const Scored* best = learner.best();
  if (best == nullptr) {
    if (report.interrupted) {
      write_record("interrupted", earlier_result);
      return report;
    }
    throw unsupported_error("no candidate could be used: " + learner.scored().front().error);
  }
  learner.progress().begin("export", 1);
  const fs::path chosen = learner.folder_of(best->candidate) / "model";
  copy_folder(chosen, run / "model");
  if (alignment) nn::write_reference(run / "model", *alignment);
  record.set("config", nn::to_json(best->candidate.config));
  Json candidates = Json::array();
  for (const Scored& one : learner.scored()) candidates.push_back(to_json(one));
  report.json = {{"chosen", best->candidate.name},     {"score", best->proven()},
                 {"noise", learner.noise()},           {"aligned", alignment.has_value()},
                 {"budget_seconds", learner.budget()}, {"device", learner.gpu() ? "cuda" : "cpu"}};
  write_record("running", report.json);
  const runs::RunFolder folder = runs::open_run(run);
  const auto model = backend.load(chosen, 0);  // without the reference: the pairs are aligned
  extract::ExtractConfig extract = best->actions.extraction.repeated({});
  extract.every_pair = true;
  const Json exported = runs::export_run(
      folder, *model, pairs, extract,
      runs::RunRecord("export", {{"run", finished_path(run).string()}}, config.seed),
      &best->actions);
  Survey survey = learner.survey();
  extract::Recording recording = extract::encode_recording(*model, pairs);
  if (best->actions.single_moves) recording = extract::single_moves(std::move(recording));
  survey_codes(survey, recording, model->capabilities().places,
               nn::is_codebook(best->candidate.config));
  survey.ignored = ignored_share(best->candidate.config, folder.model);
  const Verdict verdict = verdict_of(*best, &survey);
  report.json["verdict"] = to_json(verdict);
  report.json["survey"] = to_json(survey);
  report.lines = survey.picture_lines();
  if (alignment) report.lines.emplace_back("they differ in brightness or position: aligned");
  for (std::string& line : survey.code_lines()) report.lines.push_back(std::move(line));
  report.json["candidates"] = candidates;
  report.json["export"] = exported;
  write_atomically(run / "report.html",
                   learn_page({"Learnt from pictures: " + run_name(run), verdict, survey, *best,
                               learner.scored(), pairs, *model,
                               layout_of(best->candidate.config, pairs.shape, folder.model),
                               report.interrupted}));
  write_record(report.interrupted ? "interrupted" : "done", report.json);
  learner.progress().end();
  return report;
}

}  // namespace latplan::learning
