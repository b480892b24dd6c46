#include "nn/onnx_codebook.h"

#include <numeric>
#include <utility>
#include <vector>

#include "nn/codebook.h"
#include "nn/model_files.h"
#include "nn/onnx_graph.h"

namespace latplan::nn {
namespace {

using Value = OnnxGraph::Value;
using Sizes = OnnxGraph::Sizes;

std::int64_t number(std::size_t size) { return static_cast<std::int64_t>(size); }

Sizes pixels_of(const std::vector<Run>& runs) {
  Sizes pixels;
  for (const Run& run : runs) {
    for (std::size_t i = 0; i < run.count; ++i) pixels.push_back(number(run.first + i));
  }
  return pixels;
}

Value scalar(OnnxGraph& graph, double value) {
  return graph.constant({static_cast<float>(value)}, {});
}

Value columns(OnnxGraph& graph, const Value& x, const Sizes& which) {
  return graph.apply("Gather", {x, graph.constant(which)}, {{"axis", 1}});
}

Value sum(OnnxGraph& graph, const Value& x, std::int64_t axis, std::int64_t keep) {
  return graph.apply("ReduceSum", {x, graph.constant(Sizes{axis})}, {{"keepdims", keep}});
}

// CodebookModel::encode. Tensors are [n, 1] unless noted.
class Encoder {
 public:
  Encoder(const Codebook& book, double tolerance, OnnxGraph& graph)
      : book_(book), tolerance_(tolerance / 255), graph_(graph) {}

  Value code(const Value& picture) {
    const auto size = number(book_.layout.picture().size());
    const Value x = graph_.apply("Reshape", {picture, graph_.constant(Sizes{-1, size})});
    int bit = 0;
    for (int place = 0; place < book_.layout.count(); ++place) {
      if (book_.fixed[place] >= 0) continue;
      read(x, place, bit);
      bit += book_.at(place).values;
    }
    squares_ = readings_[0].shown.distance;
    for (std::size_t i = 1; i < readings_.size(); ++i) {
      squares_ = graph_.apply("Add", {squares_, readings_[i].shown.distance});
    }
    std::vector<Value> parts;
    for (const Reading& reading : readings_) parts.push_back(bits(reading));
    return graph_.apply("Concat", parts, {{"axis", 1}});
  }

 private:
  struct Nearest {
    Value value, distance;
  };
  struct Reading {
    Nearest any, shown;  // of all prototypes; of those that the place showed in training
    bool all_shown;
    std::int64_t size, values;
  };

  void read(const Value& x, int place, int first_bit) {
    const Prototypes& known = book_.at(place);
    const Sizes pixels = pixels_of(book_.layout.place(place).read);
    const std::int64_t size = number(pixels.size());
    if (prototypes_.empty() || !book_.layout.shared()) {
      prototypes_ = graph_.constant(known.read, {known.values, size});
    }
    const Value patch =
        graph_.apply("Reshape", {columns(graph_, x, pixels), graph_.constant(Sizes{-1, 1, size})});
    const Value difference = graph_.apply("Sub", {patch, prototypes_});  // [n, values, size]
    const Value distances =
        sum(graph_, graph_.apply("Mul", {difference, difference}), 2, 0);  // [n, values]
    std::vector<float> never(known.values, 0.0F);
    int unseen = 0;
    for (int value = 0; value < known.values; ++value) {
      if (book_.shown.size() == 0 || book_.shown.get(first_bit + value)) continue;
      never[value] = 1e30F;
      ++unseen;
    }
    const bool all_shown = unseen == 0 || unseen == known.values;
    const Nearest any = nearest(distances);
    const Nearest shown =
        all_shown
            ? any
            : nearest(graph_.apply("Add", {distances, graph_.constant(never, {known.values})}));
    readings_.push_back({any, shown, all_shown, size, known.values});
    pixels_ += size;
  }

  Nearest nearest(const Value& distances) {
    return {graph_.apply("ArgMin", {distances}, {{"axis", 1}}),
            graph_.apply("ReduceMin", {distances}, {{"axes", Sizes{1}}})};
  }

  // CodebookModel::value_of, as [n, values] bits.
  Value bits(const Reading& reading) {
    Value value = reading.any.value;
    if (!reading.all_shown) {
      const double alike = tolerance_ * tolerance_ * static_cast<double>(reading.size);
      const Value others = graph_.apply("Sub", {squares_, reading.shown.distance});
      const Value gain = graph_.apply("Sub", {reading.shown.distance, reading.any.distance});
      const Value evidence =
          graph_.apply("Mul", {gain, scalar(graph_, static_cast<double>(pixels_ - reading.size))});
      const Value needed = graph_.apply("Mul", {others, scalar(graph_, 2 * kNewValueNats)});
      const Value is_new = graph_.apply(
          "Or", {graph_.apply("LessOrEqual", {reading.any.distance, scalar(graph_, alike)}),
                 graph_.apply("Greater", {evidence, needed})});
      value = graph_.apply("Where", {is_new, reading.any.value, reading.shown.value});
    }
    Sizes all(reading.values);
    std::iota(all.begin(), all.end(), 0);
    return graph_.apply("Cast", {graph_.apply("Equal", {value, graph_.constant(all)})},
                        {{"to", std::int64_t{OnnxGraph::kFloat}}});
  }

  const Codebook& book_;
  double tolerance_;
  OnnxGraph& graph_;
  std::vector<Reading> readings_;  // of places with several values
  Value prototypes_, squares_;
  std::int64_t pixels_ = 0;
};

// The pixels that a place reads or draws, of all its values.
std::vector<float> appearance(const Prototypes& known, std::size_t read, std::size_t drawn) {
  std::vector<float> rows;
  for (int value = 0; value < known.values; ++value) {
    const auto add = [&](const std::vector<float>& from, std::size_t size) {
      rows.insert(rows.end(), from.begin() + number(value * size),
                  from.begin() + number((value + 1) * size));
    };
    add(known.read, read);
    add(known.drawn, drawn);
  }
  return rows;
}

// CodebookModel::decode: [n, bits] -> [n, height, width, channels].
Value decoded(const Codebook& book, const Value& code, OnnxGraph& graph) {
  const ImageShape& shape = book.layout.picture();
  std::vector<float> rest = book.mean;  // pixels that no bit decides
  std::vector<float> decided(shape.size(), 0.0F);
  Sizes from(shape.size(), 0);
  std::vector<Value> parts;
  Value rows;
  std::int64_t first_bit = 0, first_pixel = 0;
  for (int place = 0; place < book.layout.count(); ++place) {
    const Prototypes& known = book.at(place);
    Sizes pixels = pixels_of(book.layout.place(place).read);
    const std::size_t read = pixels.size();
    const Sizes drawn = pixels_of(book.layout.place(place).drawn);
    pixels.insert(pixels.end(), drawn.begin(), drawn.end());
    const std::vector<float> looks = appearance(known, read, drawn.size());
    if (const int value = book.fixed[place]; value >= 0) {
      for (std::size_t i = 0; i < pixels.size(); ++i) {
        rest[pixels[i]] = looks[value * pixels.size() + i];
      }
      continue;
    }
    if (rows.empty() || !book.layout.shared()) {
      rows = graph.constant(looks, {known.values, number(pixels.size())});
    }
    Sizes bits(known.values);
    std::iota(bits.begin(), bits.end(), first_bit);
    first_bit += known.values;
    // The mean of the values whose bits are true; without any, of all.
    const Value z = columns(graph, code, bits);
    const Value none =
        graph.apply("Cast", {graph.apply("Equal", {sum(graph, z, 1, 1), scalar(graph, 0)})},
                    {{"to", std::int64_t{OnnxGraph::kFloat}}});
    const Value shown = graph.apply("Add", {z, none});
    const Value weights = graph.apply("Div", {shown, sum(graph, shown, 1, 1)});
    parts.push_back(graph.apply("MatMul", {weights, rows}));
    for (const std::int64_t pixel : pixels) {
      from[pixel] = first_pixel++;
      decided[pixel] = 1;
      rest[pixel] = 0;
    }
  }
  const auto size = number(shape.size());
  const Value all = columns(graph, graph.apply("Concat", parts, {{"axis", 1}}), from);
  const Value picture = graph.apply(
      "Add",
      {graph.apply("Mul", {all, graph.constant(decided, {size})}), graph.constant(rest, {size})});
  return graph.apply(
      "Reshape", {picture, graph.constant(Sizes{-1, shape.height, shape.width, shape.channels})});
}

}  // namespace

OnnxFiles codebook_onnx_files(const std::filesystem::path& model_folder) {
  const Codebook book = read_codebook(model_folder);
  const ImageShape& shape = book.layout.picture();
  const Sizes sizes = {shape.height, shape.width, shape.channels};
  OnnxGraph encoder("picture", sizes);
  const Value code =
      Encoder(book, read_model_config(model_folder).tolerance, encoder).code("picture");
  OnnxGraph decoder("code", {book.bits()});
  const Value picture = decoded(book, "code", decoder);
  return {encoder.file(code, "code", {book.bits()}), decoder.file(picture, "picture", sizes)};
}

}  // namespace latplan::nn
