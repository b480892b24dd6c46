#include "data/pair_set.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

#include "base/error.h"
#include "base/rng.h"
#include "domains/state_set.h"

namespace latplan::data {
namespace {

constexpr std::int64_t kBlock = 64;  // rows a worker takes at a time
constexpr int kMostDraws = 100'000;  // for one pair that must avoid states

// Mixes bytes eight at a time; good enough to tell image pairs apart, not meant against malice.
std::uint64_t hash_bytes(std::uint64_t h, std::span<const std::uint8_t> bytes) {
  for (std::size_t at = 0; at < bytes.size(); at += 8) {
    std::uint64_t word = 0;
    const std::size_t end = std::min(at + 8, bytes.size());
    for (std::size_t i = at; i < end; ++i) word = word << 8 | bytes[i];
    h = (h ^ word) * 0xbf58476d1ce4e5b9ULL;
    h ^= h >> 31;
  }
  return h;
}

// Draws and draws again until neither state is to be avoided.
void draw_pair(const domains::Domain& domain, const domains::StateSet& avoid, Rng rng,
               domains::State& before, domains::State& after) {
  for (int tries = 0; tries < kMostDraws; ++tries) {
    domains::Transition drawn = domain.sample_transition(rng);
    if (avoid.contains(drawn.before) || avoid.contains(drawn.after)) continue;
    before = std::move(drawn.before);
    after = std::move(drawn.after);
    return;
  }
  throw usage_error("no image pair without the " + std::to_string(avoid.size()) +
                    " states to avoid; expected a world with more states");
}

// Fills rows block by block from several threads; the calling thread works too and reports.
class Generator {
 public:
  Generator(const domains::Domain& domain, const GenerateConfig& config,
            const domains::StateSet& avoid, PairSet& pairs, Log& log, const StopFlag& stop)
      : domain_(domain),
        avoid_(avoid),
        rows_(Rng(config.seed).fork("data/pair")),
        pairs_(pairs),
        log_(log),
        stop_(stop) {}

  void run(int threads) {
    std::vector<std::thread> others;
    try {
      for (int i = 1; i < threads; ++i) others.emplace_back([this] { work(false); });
    } catch (const std::system_error&) {  // no more threads to be had: go on with those we have
    }
    work(true);
    for (std::thread& other : others) other.join();
    if (failure_) std::rethrow_exception(failure_);
    if (stop_.requested()) throw Error(ExitCode::kInterrupted, "dataset: interrupted");
  }

 private:
  void work(bool reports) {
    try {
      for (;;) {
        const std::int64_t first = next_.fetch_add(kBlock);
        if (first >= pairs_.count || stop_.requested() || failed_) return;
        const std::int64_t last = std::min(first + kBlock, pairs_.count);
        for (std::int64_t row = first; row < last; ++row) fill(row);
        const std::int64_t done = done_.fetch_add(last - first) + (last - first);
        if (reports) log_.progress("dataset", done, pairs_.count, "");
      }
    } catch (...) {  // the end of a thread: handed to run()
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      failed_ = true;
    }
  }
  void fill(std::int64_t row) {
    domains::State& before = pairs_.states_before[row];
    domains::State& after = pairs_.states_after[row];
    const Rng own = rows_.fork("row", static_cast<std::uint64_t>(row));
    draw_pair(domain_, avoid_, own, before, after);
    Rng camera = own.fork("camera");
    const std::int64_t size = static_cast<std::int64_t>(pairs_.shape.size());
    std::ranges::copy(domain_.render_anew(before, camera).to_bytes(),
                      pairs_.predecessors.begin() + row * size);
    std::ranges::copy(domain_.render_anew(after, camera).to_bytes(),
                      pairs_.successors.begin() + row * size);
  }

  const domains::Domain& domain_;
  const domains::StateSet& avoid_;
  const Rng rows_;
  PairSet& pairs_;
  Log& log_;
  const StopFlag& stop_;
  std::atomic<std::int64_t> next_{0}, done_{0};
  std::atomic<bool> failed_{false};
  std::mutex mutex_;
  std::exception_ptr failure_;
};

std::span<const std::uint8_t> row_of(const std::vector<std::uint8_t>& images,
                                     const ImageShape& shape, std::int64_t row) {
  return std::span(images).subspan(static_cast<std::size_t>(row) * shape.size(), shape.size());
}

}  // namespace

std::vector<std::int64_t> PairSet::rows(Split which) const {
  std::vector<std::int64_t> result;
  for (std::int64_t row = 0; row < count; ++row) {
    if (split[row] == which) result.push_back(row);
  }
  return result;
}

Image PairSet::predecessor(std::int64_t row) const {
  return Image::from_bytes(shape, row_of(predecessors, shape, row));
}

Image PairSet::successor(std::int64_t row) const {
  return Image::from_bytes(shape, row_of(successors, shape, row));
}

PairSet generate(const domains::Domain& domain, const GenerateConfig& config, Log& log,
                 const StopFlag& stop) {
  LATPLAN_CHECK(config.pairs >= 0, "a negative number of pairs");
  domains::StateSet avoid(domain.goal().size());
  for (const domains::State& state : config.avoid) {
    if (state.size() == domain.goal().size()) avoid.insert(state);  // others cannot occur anyway
  }
  PairSet pairs;
  pairs.shape = domain.image_shape();
  pairs.count = config.pairs;
  pairs.predecessors.resize(config.pairs * pairs.shape.size());
  pairs.successors.resize(config.pairs * pairs.shape.size());
  pairs.states_before.resize(config.pairs);
  pairs.states_after.resize(config.pairs);
  const int most = static_cast<int>((config.pairs + kBlock - 1) / kBlock);
  const int wanted =
      config.threads > 0 ? config.threads : static_cast<int>(std::thread::hardware_concurrency());
  Generator(domain, config, avoid, pairs, log, stop).run(std::clamp(wanted, 1, std::max(most, 1)));
  assign_splits(pairs, config.seed);
  return pairs;
}

void assign_splits(PairSet& pairs, std::uint64_t seed) {
  const std::uint64_t key = Rng(seed).fork("data/split").next();
  std::vector<std::uint64_t> transition(pairs.count);  // a random-looking name of each pair
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    const auto before = row_of(pairs.predecessors, pairs.shape, row);
    const auto after = row_of(pairs.successors, pairs.shape, row);
    transition[row] = Rng(hash_bytes(hash_bytes(key, before), after)).next();
  }
  std::vector<std::uint64_t> distinct = transition;
  std::ranges::sort(distinct);
  distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
  // The first twentieth tests, the second validates; a handful of transitions still gives one to each.
  const std::size_t part = distinct.size() < 3 ? 0 : std::max<std::size_t>(1, distinct.size() / 20);
  pairs.split.resize(pairs.count);
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    const auto rank = static_cast<std::size_t>(std::ranges::lower_bound(distinct, transition[row]) -
                                               distinct.begin());
    pairs.split[row] = rank < part       ? Split::kTest
                       : rank < 2 * part ? Split::kValidation
                                         : Split::kTrain;
  }
}

}  // namespace latplan::data
