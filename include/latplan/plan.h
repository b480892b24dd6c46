// Plans from one picture to another with a learnt model.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
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

struct Plan {
  // "solved", "unsolvable", "no plan", "out of memory", "out of time"
  std::string status;
  bool solved = false;
  bool optimal = false;                 // shortest in the learnt model
  std::string reason;                   // why there is no plan; empty if solved
  std::vector<std::string> actions;     // of the steps
  std::vector<std::string> warranties;  // of the steps: seen, implied or guess; empty if not known
  std::vector<Code> states;             // from start to goal: one more than actions
  std::vector<Picture> pictures;        // of the states
  double seconds = 0;                   // of the search
};

// A model on disk: a folder of `latplan learn`, of `train` and `export`, or a shipped model. All functions are safe to call
// from several threads, and throw Failure.
class Model {
 public:
  // A name that does not exist here, such as "mnist", is looked for in ../share/latplan/models of the running program.
  // threads 0: one per CPU.
  explicit Model(const std::string& folder, int threads = 0);
  ~Model();
  Model(Model&&) noexcept;
  Model& operator=(Model&&) noexcept;

  int height() const;
  int width() const;
  int channels() const;
  int bits() const;

  // One code per picture. Pictures of another size are prepared as in training.
  std::vector<Code> encode(const std::vector<Picture>& pictures) const;
  std::vector<Picture> decode(const std::vector<Code>& codes) const;
  Plan plan(const Picture& start, const Picture& goal, const SolveOptions& options = {}) const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace latplan
