#include "learning/learn_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

#include "base/error.h"
#include "base/files.h"
#include "data/resting_noise.h"
#include "learning/train_run.h"
#include "learning/verdict.h"
#include "runs/export_run.h"
#include "runs/run_folder.h"

namespace latplan::learning {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr double kGoodEnough = 0.985;  // of a value: further candidates are not worth their time
constexpr double kSame =
    0.01;  // difference of two values that may be chance: prefer what generalises
constexpr int kFewestEpochs = 20;
constexpr int kProbedEpochs = 2;

double default_budget(const data::PairSet& pairs, bool gpu) {
  if (!gpu) return 600;
  if (pairs.count < 5000) return 120;
  return pairs.count < 20000 ? 180 : 480;
}

class Learner {
 public:
  Learner(const fs::path& run, const data::PairSet& pairs, const LearnConfig& config,
          const nn::Backend& backend, Log& log, const StopFlag& stop)
      : run_(run),
        pairs_(pairs),
        config_(config),
        backend_(backend),
        log_(log),
        stop_(stop),
        gpu_(config.device != "cpu" && backend.has_gpu && backend.has_gpu()),
        budget_(config.budget > 0 ? config.budget : default_budget(pairs, gpu_)),
        noise_(data::resting_noise(pairs)) {}

  bool gpu() const { return gpu_; }
  double budget() const { return budget_; }
  double noise() const { return noise_; }
  const std::vector<PatchSize>& sizes() const { return sizes_; }
  const std::vector<Scored>& scored() const { return scored_; }

  // Trains and scores candidates until one is good enough, the budget is spent, or there are no more.
  void work() {
    sizes_ = propose_patch_sizes(pairs_, noise_, log_, stop_);
    try_all(codebook_candidates(sizes_, config_.seed),
            std::max(1, static_cast<int>(std::thread::hardware_concurrency())));
    if (good_enough() || !backend_.has_networks()) return;
    std::vector<Candidate> networks = network_candidates(pairs_, sizes_, gpu_, config_.seed);
    for (Candidate& candidate : networks) candidate.config.device = config_.device;
    if (gpu_) {
      try_all(networks, static_cast<int>(networks.size()));
      return;
    }
    for (std::size_t i = 0; i < networks.size() && !good_enough() && !done(); ++i) {
      set_epochs(networks[i], static_cast<double>(networks.size() - i));
      try_all({networks[i]}, 1);
    }
  }

  // The best of those that could be used; null: none.
  const Scored* best() const {
    const Scored* best = nullptr;
    for (const Scored& one : scored_) {
      if (one.error.empty() && (best == nullptr || is_better(one, *best))) best = &one;
    }
    return best;
  }
  fs::path folder_of(const Candidate& candidate) const {
    return run_ / "candidates" / candidate.name;
  }

 private:
  static bool is_better(const Scored& a, const Scored& b) {
    if (std::abs(a.value() - b.value()) >= kSame) return a.value() > b.value();
    const extract::SelectionScore& one = a.actions.score;
    const extract::SelectionScore& other = b.actions.score;
    if (std::abs(one.explained - other.explained) >= kSame) return one.explained > other.explained;
    return one.literals < other.literals;
  }
  double elapsed() const { return std::chrono::duration<double>(Clock::now() - started_).count(); }
  bool done() const { return stop_.requested() || elapsed() > budget_; }
  bool good_enough() const {
    const Scored* found = best();
    return found != nullptr && found->value() >= kGoodEnough;
  }

  // As many epochs as an equal share of the time left allows.
  void set_epochs(Candidate& candidate, double candidates_left) {
    nn::TrainConfig probe = candidate.config;
    probe.epochs = kProbedEpochs;
    const auto start = Clock::now();
    const fs::path folder = run_ / "candidates" / "probe";
    train(probe, folder);
    const double seconds =
        std::chrono::duration<double>(Clock::now() - start).count() / kProbedEpochs;
    remove_tree(folder);
    const double share = 0.9 * (budget_ - elapsed()) / candidates_left;
    candidate.config.epochs = std::clamp(static_cast<int>(share / std::max(seconds, 1e-3)),
                                         kFewestEpochs, candidate.config.epochs);
  }

  void train(const nn::TrainConfig& config, const fs::path& folder) {
    fs::create_directories(folder);
    SilentLog silent;
    const nn::TrainConfig complete = backend_.prepare(pairs_, config, folder, false);
    backend_.train(pairs_, complete, folder, false, silent, stop_);
  }

  Scored try_one(const Candidate& candidate) {
    Scored result{candidate, {}, {}, {}, 0};
    const auto start = Clock::now();
    try {
      const fs::path folder = folder_of(candidate);
      train(candidate.config, folder);
      if (stop_.requested()) throw Error(ExitCode::kInterrupted, "interrupted");
      const auto model = backend_.load(folder / "model", 1);
      const extract::EncodedPairs fit = extract::encode_pairs(*model, pairs_, data::Split::kTrain);
      const extract::EncodedPairs held_out = extract::encode_held_out(*model, pairs_);
      result.code = extract::code_quality(*model, pairs_, noise_);
      result.actions = extract::extract_actions(*model, fit, held_out, {});
    } catch (const Error& error) {
      if (error.code() == ExitCode::kInterrupted) throw;
      result.error = error.what();
    }
    result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return result;
  }

  void try_all(const std::vector<Candidate>& candidates, int jobs) {
    std::vector<std::optional<Scored>> results(candidates.size());
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::exception_ptr failure;
    std::int64_t finished = 0;
    const auto work = [&] {
      for (std::size_t i = next++; i < candidates.size(); i = next++) {
        if (stop_.requested()) return;
        try {
          results[i] = try_one(candidates[i]);
          const std::lock_guard lock(mutex);
          const Scored& one = *results[i];
          log_.info(fmt::format(
              "candidate name={} score={:.4f} code={:.4f} actions={} seconds={:.1f}{}",
              candidates[i].name, one.value(), one.code.value(), one.actions.table.actions.size(),
              one.seconds, one.error.empty() ? "" : " unusable=\"" + one.error + "\""));
          log_.progress("learn", ++finished, static_cast<std::int64_t>(candidates.size()),
                        candidates[i].name);
        } catch (...) {  // handed to the owner
          const std::lock_guard lock(mutex);
          if (!failure) failure = std::current_exception();
          next = candidates.size();
        }
      }
    };
    std::vector<std::thread> threads;
    for (int i = 1; i < std::min<int>(jobs, static_cast<int>(candidates.size())); ++i) {
      threads.emplace_back(work);
    }
    work();
    for (std::thread& thread : threads) thread.join();
    for (std::optional<Scored>& result : results) {
      if (result) scored_.push_back(std::move(*result));
    }
    if (failure && !stop_.requested()) std::rethrow_exception(failure);
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
  Clock::time_point started_ = Clock::now();
  std::vector<PatchSize> sizes_;
  std::vector<Scored> scored_;
};

Json to_json(const Scored& one) {
  Json json = {{"name", one.candidate.name}, {"seconds", one.seconds}};
  if (!one.error.empty()) {
    json["error"] = one.error;
    return json;
  }
  json["score"] = one.value();
  json["code"] = {{"value", one.code.value()},       {"merged", one.code.merged},
                  {"unchanged", one.code.unchanged}, {"undrawn", one.code.undrawn},
                  {"unstable", one.code.unstable},   {"fragile", one.code.fragile}};
  json["actions"] = runs::to_json(one.actions);
  json["config"] = nn::to_json(one.candidate.config);
  return json;
}

}  // namespace

LearnReport learn_run(const fs::path& run, const data::PairSet& pairs, const fs::path& pairs_file,
                      const LearnConfig& config, runs::RunRecord record, const nn::Backend& backend,
                      const std::function<void()>& keep_output, Log& log, const StopFlag& stop) {
  Learner learner(run, pairs, config, backend, log, stop);
  learner.work();
  LearnReport report;
  report.interrupted = stop.requested();
  const Scored* best = learner.best();
  if (best == nullptr) {
    if (report.interrupted) return report;
    throw unsupported_error("no candidate could be used: " + learner.scored().front().error);
  }
  remove_tree(run / "model");
  fs::rename(learner.folder_of(best->candidate) / "model", run / "model");
  record.set("config", nn::to_json(best->candidate.config));
  describe_pairs(pairs, pairs_file, backend, record);
  Json candidates = Json::array();
  for (const Scored& one : learner.scored()) candidates.push_back(to_json(one));
  report.json = {{"chosen", best->candidate.name},
                 {"score", best->value()},
                 {"noise", learner.noise()},
                 {"budget_seconds", learner.budget()},
                 {"device", learner.gpu() ? "cuda" : "cpu"},
                 {"verdict", to_json(verdict_of(*best))},
                 {"candidates", candidates}};
  record.write(run, "running", report.json);
  const runs::RunFolder folder = runs::open_run(run);
  const auto model = backend.load(folder.model, 0);
  extract::ExtractConfig extract = best->actions.extraction.repeated({});
  extract.every_pair = true;
  report.json["export"] = runs::export_run(
      folder, *model, pairs, extract,
      runs::RunRecord("export", {{"run", run.string()}}, config.seed), &best->actions);
  keep_output();
  remove_tree(run / "candidates");
  record.write(run, report.interrupted ? "interrupted" : "done", report.json);
  return report;
}

}  // namespace latplan::learning
