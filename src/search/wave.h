// Breadth-first search over packed states, forward or (with inverted actions) backward, in several
// threads. It works in rounds: first the threads expand the next states of the layer, then they
// insert the successors. The closed list consists of several stores; the hash of a state decides
// which. One thread at a time inserts into a store, in the order of expansion, so the result does
// not depend on the number of threads.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "search/chunked_array.h"
#include "search/guard.h"
#include "search/move_pruning.h"
#include "search/packed_task.h"
#include "search/planner.h"
#include "search/state_store.h"
#include "search/successor_generator.h"
#include "search/team.h"

namespace latplan::search {

// What a wave looks for. Called from several threads.
class Target {
 public:
  virtual ~Target() = default;
  virtual void prefetch(Word /*hash*/) const {}  // reached() follows soon
  virtual bool reached(const Word* state, Word hash) const = 0;
};

enum class Step { kGoOn, kFound, kLimit };

// The defaults suit all searches; tests set others.
struct WaveSettings {
  std::int64_t alone_below = 64;  // states; smaller rounds are not worth waking the other threads
  // Move pruning is considered once, when this many states are stored and this many per action, and
  // used if at least this share of the successors can be omitted.
  std::int64_t prune_at = 2048, prune_at_per_action = 2;
  double prune_share = 0.1;
};

class Wave {
 public:
  // `actions`, `guard` and `team` must outlive the wave.
  Wave(const ActionSet& actions, const Word* start, Guard& guard, Team& team,
       const WaveSettings& settings = {});
  ~Wave();

  // Inserts the start state. False: a limit was hit.
  bool begin(Statistics& statistics);
  // Expands some states of the layer. kFound: found() is the first new state that reached the
  // target.
  Step advance(Statistics& statistics, const Target& target);
  StateId found() const { return found_; }

  std::int64_t size() const { return size_; }           // states
  bool layer_done() const { return unexpanded_ == 0; }  // the next advance() starts a layer
  std::int64_t next_layer() const { return size_ - layer_end_; }  // its states so far
  bool exhausted() const { return layer_done() && next_layer() == 0; }

  void prefetch(Word hash) const { stores_[shard_of(hash)]->prefetch(hash); }
  StateId find(const Word* state, Word hash) const {  // kNoState if absent
    const int shard = shard_of(hash);
    const StateId number = stores_[shard]->find(state, hash);
    return number == kNoState ? kNoState : id_of(shard, number);
  }
  Word hash(const Word* state) const { return stores_[0]->hash(state); }
  const Word* state(StateId id) const { return stores_[id % kShards]->state(id / kShards); }
  // The actions on the path from the start to `id`.
  std::vector<ActionId> path(StateId id);

 private:
  static constexpr int kShards = 16;

  // State n of store s has the id n * kShards + s.
  static StateId id_of(int shard, StateId number) {
    return number * kShards + static_cast<StateId>(shard);
  }
  // By bits of the hash that the stores do not use.
  static int shard_of(Word hash) { return static_cast<int>(hash >> 8) & (kShards - 1); }

  // Successors on their way into a store. A record is the hash, the parent with the move, the state.
  struct Records {
    std::vector<Word> words;
    std::size_t used = 0;
    Word* add(std::size_t count);
  };
  struct Part {  // states of one store
    int shard;
    StateId begin, end;
  };
  // Chunks, shards and stores of different threads do not share cache lines.
  struct alignas(64) Chunk {
    std::vector<Part> parts;
    std::int64_t generated = 0;
    std::array<Records, kShards> records;
  };
  struct alignas(64) Shard {
    StateId layer_begin = 0, layer_end = 0;  // states of the current layer
    StateId next = 0;                        // the next of them to expand
    StateId found = kNoState;
    bool full = false;                 // a limit was hit
    std::vector<const Word*> records;  // of the round
    std::vector<StateId> candidates;   // stored states that are probably equal
  };

  std::int64_t plan_round();  // fills the chunks and returns the number of states
  void run(int jobs, const Team::Job& job);
  void expand(Chunk& chunk, int member);
  bool charge_chunks();
  void insert(int shard, const Target& target, bool grow);
  bool insert_record(int shard, const Word* record, StateId candidate, const Target& target);
  bool consider_pruning();
  bool start_pruning();
  void note_move(int shard, StateId number, MovePruning::Move move);
  bool pruning_pays(MovePruning& pruning);

  const ActionSet& actions_;
  std::vector<Word> start_;
  std::size_t record_words_;
  Guard& guard_;
  Team& team_;
  WaveSettings settings_;
  SuccessorGenerator generator_;
  std::vector<SuccessorGenerator::Scratch> scratch_;  // by member of the team
  std::vector<std::unique_ptr<StateStore>> stores_;
  std::array<Shard, kShards> shards_;
  std::vector<Chunk> chunks_;
  int used_chunks_ = 1;  // in this round
  bool alone_ = true;    // this round runs in the calling thread
  std::unique_ptr<MovePruning> pruning_;
  bool pruning_considered_ = false;
  std::vector<std::unique_ptr<ChunkedArray<MovePruning::Move>>> moves_;  // that led to each state
  std::int64_t reserved_ = 0;                                            // for chunks and pruning
  std::int64_t chunk_bytes_ = 0;
  std::int64_t size_ = 0;
  std::int64_t layer_end_ = 0;     // states up to the current layer
  std::int64_t layer_states_ = 0;  // in the current layer
  std::int64_t unexpanded_ = 0;    // states of the current layer
  double branching_ = 1;           // successors per state in the last round
  StateId found_ = kNoState;
};

}  // namespace latplan::search
