// Plans from one picture to another with a learnt model.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <latplan/solve.h>

namespace latplan {

// 8 bits per channel, row by row, channels interleaved: pixels[(row * width + column) * channels + channel].
struct Picture {
  int height = 0, width = 0;
  int channels = 1;  // 1 grey, 3 red-green-blue
  std::vector<std::uint8_t> pixels;
};
Picture read_picture_file(const std::string& file);  // PNG or JPEG; throws Failure
void write_picture_file(const std::string& file, const Picture& picture);  // PNG; throws Failure

using Code = std::vector<bool>;  // bit i is the proposition zi of domain.pddl

// A learnt action: applicable where all bits of `positive` and none of `negative` are true.
struct Action {
  std::string name;
  Code positive, negative;
  Code adds, deletes;  // an added bit is true afterwards, even if it is deleted as well
};

// What `latplan learn` says about a model, from unlabelled pairs alone.
struct Verdict {
  std::string word;  // good, doubtful or poor
  std::vector<std::string> reasons;
  std::string next;                // the one thing to do; empty: nothing
  std::vector<std::string> notes;  // no faults
};

struct Plan {
  // "solved", "unsolvable", "no plan", "out of memory", "out of time", "interrupted"
  std::string status;
  bool solved = false;
  bool optimal = false;                 // shortest in the learnt model
  std::string reason;                   // why there is no plan; empty if solved
  std::vector<std::string> actions;     // of the steps
  std::vector<std::string> warranties;  // of the steps: seen, implied or guess; empty if not known
  std::vector<Code> states;             // from start to goal: one more than actions
  std::vector<Picture> pictures;        // of the states
  std::vector<std::string> warnings;    // start or goal is unlike all training pictures
  double seconds = 0;                   // of the search

  // The rules of the world, after Model::judge.
  std::optional<bool>
      valid;  // every picture and step is legal, from start to goal; nothing: unverified
  std::optional<int> shortest;      // steps of a shortest plan in the world
  std::vector<std::string> faults;  // of the states: what the judge finds wrong; empty: nothing
  std::string note;                 // why it is unverified

  // Throw Failure if no model made the plan; page() and strip() also if there is none.
  std::string summary() const;  // one line: "plan: 7 steps, valid, optimal (5 seen, 2 implied)"
  std::string page() const;     // plan.html, a page to step through
  std::vector<std::uint8_t> strip() const;  // plan.png, the pictures side by side

  struct Inside;
  std::shared_ptr<const Inside> inside;
};

// A model on disk: a folder of `latplan learn`, of `train` and `export`, or a shipped model. All functions are safe to call
// from several threads, and throw Failure.
class Model {
 public:
  // A name that does not exist here, such as "mnist", is looked for in ../share/latplan/models of the running program.
  // threads 0: one per CPU. `only` restricts its plans to steps with this warranty or a better one: any, implied or seen.
  explicit Model(const std::string& folder, int threads = 0, const std::string& only = "any");
  ~Model();
  Model(Model&&) noexcept;
  Model& operator=(Model&&) noexcept;

  const std::string& folder() const;
  int height() const;
  int width() const;
  int channels() const;
  int bits() const;
  const std::vector<Action>& actions() const;  // of domain.pddl; empty if nothing is exported
  std::optional<Verdict> verdict() const;      // nothing: not a run of `learn`
  // The transitions that the actions rest on, from the training pairs; empty if the model does not keep them.
  std::vector<std::pair<Code, Code>> transitions() const;

  // One code per picture. Pictures of another size are prepared as in training.
  std::vector<Code> encode(const std::vector<Picture>& pictures) const;
  std::vector<Picture> decode(const std::vector<Code>& codes) const;
  Plan plan(const Picture& start, const Picture& goal, const SolveOptions& options = {}) const;
  // Fills in what the rules of the model's world say about a plan of this model; unverified if no world is known.
  void judge(Plan& plan) const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace latplan
