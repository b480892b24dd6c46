#include "search/wave.h"

#include <algorithm>
#include <span>

namespace latplan::search {
namespace {

constexpr double kRoundSuccessors = 32768;  // per round, about; their records fit into the caches
constexpr std::int64_t kLeast = 64;         // states per round
constexpr std::int64_t kRoundsPerLayer = 4;
constexpr std::size_t kJobsPerThread = 4;
constexpr std::size_t kRecordAhead = 32;
constexpr std::size_t kBucketAhead = 16;  // prefetches: records between bucket, state and use
constexpr std::size_t kStateAhead = 8;

constexpr double kNearlyFull = 0.95, kGrowWithOthers = 0.75;  // of the states that a table may hold
constexpr int kSamples = 64;                                  // states, to decide on move pruning

}  // namespace

Word* Wave::Records::add(std::size_t count) {
  used += count;
  if (used > words.size()) words.resize(std::max(64 * count, words.size() * 2));
  return words.data() + used - count;
}

Wave::Wave(const ActionSet& actions, const Word* start, Guard& guard, Team& team,
           const WaveSettings& settings)
    : actions_(actions),
      start_(start, start + actions.words()),
      record_words_(2 + static_cast<std::size_t>(actions.words())),
      guard_(guard),
      team_(team),
      settings_(settings),
      generator_(actions, start, guard),
      scratch_(team.size()),
      chunks_(kJobsPerThread * static_cast<std::size_t>(team.size())) {
  for (int shard = 0; shard < kShards; ++shard) {
    stores_.push_back(std::make_unique<StateStore>(actions.words(), guard));
  }
}

Wave::~Wave() { guard_.release(reserved_); }

bool Wave::begin(Statistics& statistics) {
  if (!guard_.go_on(0)) return false;
  const Word hash = this->hash(start_.data());
  if (stores_[shard_of(hash)]->insert(start_.data(), hash, kNoState).id == kNoState) return false;
  size_ = 1;
  ++statistics.evaluated;
  ++statistics.states;
  return true;
}

Step Wave::advance(Statistics& statistics, const Target& target) {
  if (!consider_pruning()) return Step::kLimit;
  const std::int64_t states = plan_round();
  if (!alone_) generator_.build();
  run(used_chunks_, [&](int chunk, int member) { expand(chunks_[chunk], member); });
  std::int64_t generated = 0;
  for (const Chunk& chunk : chunks_) generated += chunk.generated;
  statistics.expanded += states;
  statistics.generated += generated;
  branching_ = static_cast<double>(generated) / static_cast<double>(states);
  unexpanded_ -= states;
  if (!charge_chunks() || !guard_.go_on(states + generated)) return Step::kLimit;
  // The tables grow together: one that grew alone would keep the other threads waiting.
  const bool grow = std::any_of(stores_.begin(), stores_.end(), [](const auto& store) {
    return store->table_filled() > kNearlyFull;
  });
  run(kShards, [&](int shard, int) { insert(shard, target, grow); });
  const std::int64_t before = size_;
  size_ = 0;
  bool full = false;
  for (int s = 0; s < kShards; ++s) {
    size_ += stores_[s]->size();
    full = full || shards_[s].full;
    if (found_ == kNoState && shards_[s].found != kNoState) found_ = id_of(s, shards_[s].found);
  }
  statistics.evaluated += size_ - before;
  statistics.states += size_ - before;
  if (full) return Step::kLimit;
  return found_ == kNoState ? Step::kGoOn : Step::kFound;
}

void Wave::run(int jobs, const Team::Job& job) {
  if (!alone_) return team_.run(jobs, job);
  for (int number = 0; number < jobs; ++number) job(number, 0);
}

std::int64_t Wave::plan_round() {
  if (unexpanded_ == 0) {
    for (int s = 0; s < kShards; ++s) {
      shards_[s].layer_begin = shards_[s].layer_end;
      shards_[s].layer_end = stores_[s]->size();
    }
    unexpanded_ = layer_states_ = size_ - layer_end_;
    layer_end_ = size_;
  }
  // A share of the layer, so that a goal ends the search in the middle of it.
  const auto most = static_cast<std::int64_t>(kRoundSuccessors / std::max(branching_, 1.0));
  const std::int64_t states = std::min(
      {unexpanded_, std::max(most, kLeast), std::max(layer_states_ / kRoundsPerLayer, kLeast)});
  alone_ = team_.size() == 1 || states < settings_.alone_below;
  used_chunks_ = alone_ ? 1 : static_cast<int>(chunks_.size());
  const std::int64_t share = (states + used_chunks_ - 1) / used_chunks_;
  std::int64_t left = states;
  int s = 0;
  for (Chunk& chunk : chunks_) {
    chunk.parts.clear();
    chunk.generated = 0;
    for (Records& records : chunk.records) records.used = 0;
    for (std::int64_t room = std::min(share, left); room > 0;) {
      Shard& shard = shards_[s];
      const std::int64_t here = std::min<std::int64_t>(room, shard.layer_end - shard.next);
      if (here == 0) {
        ++s;
        continue;
      }
      const auto end = static_cast<StateId>(shard.next + here);
      chunk.parts.push_back({s, shard.next, end});
      shard.next = end;
      room -= here;
      left -= here;
    }
  }
  return states;
}

void Wave::expand(Chunk& chunk, int member) {
  const int words = actions_.words();
  std::vector<Word> successor(words);
  for (const Part& part : chunk.parts) {
    const StateStore& store = *stores_[part.shard];
    for (StateId number = part.begin; number < part.end; ++number) {
      const Word* state = store.state(number);
      const auto last = pruning_ ? *moves_[part.shard]->at(number) : MovePruning::kNoMove;
      const Word parent = id_of(part.shard, number);
      for (const ActionId action :
           alone_ ? generator_.applicable(state) : generator_.applicable(state, scratch_[member])) {
        Word move = MovePruning::kNoMove;
        if (pruning_) {
          move = pruning_->move(action);
          if (pruning_->omits(last, static_cast<MovePruning::Move>(move))) continue;
        }
        actions_.apply(action, state, successor.data());
        const Word hash = store.hash(successor.data());
        Word* record = chunk.records[shard_of(hash)].add(record_words_);
        record[0] = hash;
        record[1] = parent | move << 32;
        std::copy_n(successor.data(), words, record + 2);
        ++chunk.generated;
      }
    }
  }
}

// The memory of the records. False: too much.
bool Wave::charge_chunks() {
  std::int64_t bytes = 0;
  for (const Chunk& chunk : chunks_) {
    for (const Records& records : chunk.records) {
      bytes += static_cast<std::int64_t>(records.words.capacity() * sizeof(Word));
    }
  }
  if (bytes <= chunk_bytes_) return true;
  if (!guard_.reserve(bytes - chunk_bytes_)) return false;
  reserved_ += bytes - chunk_bytes_;
  chunk_bytes_ = bytes;
  return true;
}

void Wave::insert(int s, const Target& target, bool grow) {
  Shard& shard = shards_[s];
  StateStore& store = *stores_[s];
  if (grow && store.table_filled() > kGrowWithOthers && !store.grow_table()) {
    shard.full = true;
    return;
  }
  shard.records.clear();
  for (const Chunk& chunk : chunks_) {
    const Records& records = chunk.records[s];
    for (std::size_t at = 0; at < records.used; at += record_words_) {
      shard.records.push_back(records.words.data() + at);
    }
  }
  const std::size_t count = shard.records.size();
  shard.candidates.resize(count);
  std::size_t i = 0;
  if (store.size() == 0 && count > 0) {  // no table to prefetch yet
    if (!insert_record(s, shard.records[i++], kNoState, target)) return;
  }
  std::size_t bucket = i, candidate = i;
  for (; i < count; ++i) {
    __builtin_prefetch(shard.records[std::min(count - 1, i + kRecordAhead)]);
    for (; bucket < std::min(count, i + kBucketAhead); ++bucket) {
      store.prefetch(shard.records[bucket][0]);
      target.prefetch(shard.records[bucket][0]);
    }
    for (; candidate < std::min(count, i + kStateAhead); ++candidate) {
      shard.candidates[candidate] = store.candidate(shard.records[candidate][0]);
    }
    if (!insert_record(s, shard.records[i], shard.candidates[i], target)) return;
  }
}

// False: the round is over for this store.
bool Wave::insert_record(int s, const Word* record, StateId candidate, const Target& target) {
  Shard& shard = shards_[s];
  StateStore& store = *stores_[s];
  const Word hash = record[0];
  const Word* state = record + 2;
  const bool known = candidate != kNoState && store.same(store.state(candidate), state);
  const auto [number, fresh] = known ? StateStore::Inserted{candidate, false}
                                     : store.insert(state, hash, static_cast<StateId>(record[1]));
  if (number == kNoState || (pruning_ && moves_[s]->capacity() <= number && !moves_[s]->grow())) {
    shard.full = true;
    return false;
  }
  if (pruning_) {
    const auto move = static_cast<MovePruning::Move>(record[1] >> 32);
    fresh ? void(*moves_[s]->at(number) = move) : note_move(s, number, move);
  }
  if (!fresh || !target.reached(state, hash)) return true;
  shard.found = number;
  return false;
}

// Of the moves that lead from the current layer to a state of the next, the greatest prunes most.
void Wave::note_move(int s, StateId number, MovePruning::Move move) {
  if (number < shards_[s].layer_end) return;
  MovePruning::Move& noted = *moves_[s]->at(number);
  noted = std::max(noted, move);
}

// False: a limit was hit.
bool Wave::consider_pruning() {
  const std::int64_t at =
      std::max(settings_.prune_at, settings_.prune_at_per_action * actions_.size());
  if (pruning_considered_ || size_ < at || !layer_done()) return true;
  pruning_considered_ = true;
  std::unique_ptr<MovePruning> pruning = MovePruning::make(actions_);
  if (pruning == nullptr || !pruning_pays(*pruning)) return true;
  pruning->tabulate();
  pruning_ = std::move(pruning);
  return guard_.go_on(std::int64_t{pruning_->moves()} * pruning_->moves()) && start_pruning();
}

// Between layers: finds the moves that led to the states of the next one.
bool Wave::start_pruning() {
  const std::int64_t bytes = pruning_->bytes();
  if (!guard_.reserve(bytes)) return false;
  reserved_ += bytes;
  for (const std::unique_ptr<StateStore>& store : stores_) {
    moves_.push_back(std::make_unique<ChunkedArray<MovePruning::Move>>(1, guard_));
    while (moves_.back()->capacity() < store->size()) {
      if (!moves_.back()->grow()) return false;
    }
  }
  std::vector<Word> successor(actions_.words());
  for (int s = 0; s < kShards; ++s) {
    for (StateId number = shards_[s].layer_begin; number < shards_[s].layer_end; ++number) {
      const std::span<const ActionId> applicable = generator_.applicable(stores_[s]->state(number));
      if (!guard_.go_on(static_cast<std::int64_t>(applicable.size()))) return false;
      for (const ActionId action : applicable) {
        actions_.apply(action, stores_[s]->state(number), successor.data());
        const StateId id = find(successor.data(), hash(successor.data()));
        note_move(static_cast<int>(id % kShards), id / kShards, pruning_->move(action));
      }
    }
  }
  return true;
}

// Whether enough successors of a sample of the next layer can be omitted. Moves that undo the last one
// do not count: there is one of them per state at most, and finding it costs as much as it saves.
bool Wave::pruning_pays(MovePruning& pruning) {
  int all = 0, omitted = 0;
  for (int sample = 0; sample < kSamples; ++sample) {
    const int s = sample % kShards;
    const StateId begin = shards_[s].layer_end, end = stores_[s]->size();
    if (begin == end) continue;
    const StateId number = begin + static_cast<StateId>(std::uint64_t{end - begin} *
                                                        static_cast<unsigned>(sample) / kSamples);
    const Word* state = stores_[s]->state(number);
    const StateId parent = stores_[s]->parent(number);
    if (parent == kNoState) continue;
    const auto last = pruning.move(generator_.action_between(this->state(parent), state));
    for (const ActionId action : generator_.applicable(state)) {
      const auto next = pruning.move(action);
      ++all;
      omitted += next != last && pruning.compute_omits(last, next) ? 1 : 0;
    }
  }
  return omitted >= settings_.prune_share * all;
}

std::vector<ActionId> Wave::path(StateId id) {
  std::vector<ActionId> actions;
  while (true) {
    const StateId parent = stores_[id % kShards]->parent(id / kShards);
    if (parent == kNoState) break;
    actions.push_back(generator_.action_between(state(parent), state(id)));
    id = parent;
  }
  std::reverse(actions.begin(), actions.end());
  return actions;
}

}  // namespace latplan::search
