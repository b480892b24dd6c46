// `latplan encode RUN PICTURE...` and `latplan decode RUN CODES`: pictures <-> latent codes, the states of domain.pddl.
#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <sstream>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "cli/command.h"
#include "cli/picture_reader.h"
#include "data/npz.h"
#include "data/picture_source.h"
#include "runs/open_model.h"
#include "runs/run_record.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kCodes = "codes";  // array of an .npz file [pictures, bits]

bool is_npz(const fs::path& file) { return file.extension() == ".npz"; }

std::vector<Image> read_pictures(const std::vector<fs::path>& files, const PictureReader& reader) {
  std::vector<Image> images;
  for (const fs::path& file : files) {
    if (!is_npz(file)) {
      images.push_back(reader.read(file));
      continue;
    }
    const auto source = data::open_picture_npz(file);
    for (std::int64_t i = 0; i < source->count(); ++i) {
      images.push_back(reader.fit(source->read(i), source->name(i)));
    }
  }
  return images;
}

void write_codes(const fs::path& file, const std::vector<BitVector>& codes, int bits) {
  if (!is_npz(file)) {
    std::string text;
    for (const BitVector& code : codes) text += code.to_string() + "\n";
    write_atomically(file, text);
    return;
  }
  data::NpzArray array{kCodes, "|u1", {static_cast<std::int64_t>(codes.size()), bits}, {}};
  for (const BitVector& code : codes) {
    for (int i = 0; i < bits; ++i) array.bytes.push_back(code.get(i) ? 1 : 0);
  }
  data::write_npz(file, std::span<const data::NpzArray>(&array, 1));
}

std::vector<BitVector> codes_in_npz(const fs::path& file, int bits) {
  std::vector<data::NpzArray> arrays = data::read_npz(file);
  const auto found = std::ranges::find(arrays, kCodes, &data::NpzArray::name);
  if (found == arrays.end() || found->shape.size() != 2 || found->shape[1] != bits ||
      (found->dtype != "|u1" && found->dtype != "|b1")) {
    throw input_error(fmt::format("{}: expected an array codes of |u1 or |b1 [pictures, {}]",
                                  file.string(), bits));
  }
  if (std::ranges::any_of(found->bytes, [](std::uint8_t bit) { return bit > 1; })) {
    throw input_error(file.string() + ": array codes holds other values than 0 and 1");
  }
  std::vector<BitVector> codes;
  for (std::int64_t row = 0; row < found->shape[0]; ++row) {
    BitVector& code = codes.emplace_back(bits);
    for (int i = 0; i < bits; ++i) code.set(i, found->bytes[row * bits + i] != 0);
  }
  return codes;
}

std::vector<BitVector> read_codes(const fs::path& file, int bits) {
  if (is_npz(file)) return codes_in_npz(file, bits);
  std::vector<BitVector> codes;
  std::istringstream lines(read_text(file));
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    if (line.ends_with('\r')) line.pop_back();
    if (line.empty()) continue;
    if (static_cast<int>(line.size()) != bits ||
        line.find_first_not_of("01") != std::string::npos) {
      throw input_error(fmt::format("{}:{}: not a code of this model; expected {} digits 0 or 1",
                                    file.string(), number, bits));
    }
    codes.push_back(BitVector::from_string(line));
  }
  return codes;
}

}  // namespace

ExitCode run_encode(Arguments& args, Context& context) {
  fs::path folder, output;
  std::vector<fs::path> pictures;
  int threads = 0;
  bool force = false;
  args.positional({"RUN", &folder, "folder of `latplan learn` or `train`, or a shipped model"});
  args.positional({"PICTURE", &pictures, "PNG or JPEG, or an .npz file with an array images"});
  args.option({"output", &output,
               "file for the codes, one line of digits per picture; NAME.npz: an array codes "
               "[pictures, bits]; without it, standard output"},
              "-o");
  args.option({"force", &force, "replace the output file if it exists"});
  args.option(
      Field{"threads", &threads, "CPU threads of the network; 0: one per CPU", 0, 1024}.expert());
  args.example("latplan encode models/mnist start.png goal.png", "prints two codes");
  if (parse(args, context)) return ExitCode::kDone;
  if (!output.empty()) check_output_file(output, force, pictures);
  const runs::OpenModel model = runs::open_model(context.backend, folder, threads);
  const PictureReader reader{model.run.preparation, model.network->image_shape(), context.log};
  const std::vector<Image> images = read_pictures(pictures, reader);
  const std::vector<BitVector> codes = model.network->encode(images);
  Json list = Json::array();
  for (const BitVector& code : codes) {
    list.push_back(code.to_string());
    if (output.empty()) context.say(code.to_string());
  }
  Json result = {{"bits", model.network->state_bits()}, {"codes", list}};
  if (!output.empty()) {
    write_codes(output, codes, model.network->state_bits());
    context.say(fmt::format("{}: {} codes of {} bits", output.string(), codes.size(),
                            model.network->state_bits()));
    result["file"] = output.string();
  }
  context.result(result);
  return ExitCode::kDone;
}

ExitCode run_decode(Arguments& args, Context& context) {
  fs::path folder, codes_file, output = "pictures";
  int threads = 0;
  bool force = false;
  args.positional({"RUN", &folder, "folder of `latplan learn` or `train`, or a shipped model"});
  args.positional({"CODES", &codes_file,
                   "one line of digits 0 and 1 per picture, or an .npz file with an array codes"});
  args.option({"output", &output,
               "folder for the pictures 000.png, 001.png, ...; NAME.npz: a file with an array "
               "images"},
              "-o");
  args.option({"force", &force, "replace the output if it exists"});
  args.option(
      Field{"threads", &threads, "CPU threads of the network; 0: one per CPU", 0, 1024}.expert());
  args.example("latplan decode models/mnist codes.txt -o pictures", "draws each code");
  if (parse(args, context)) return ExitCode::kDone;
  if (is_npz(output)) check_output_file(output, force, std::span(&codes_file, 1));
  const runs::OpenModel model = runs::open_model(context.backend, folder, threads);
  const std::vector<BitVector> codes = read_codes(codes_file, model.network->state_bits());
  const std::vector<Image> images = model.network->decode(codes);
  Json files = Json::array();
  if (is_npz(output)) {
    const ImageShape shape = model.network->image_shape();
    data::NpzArray array{
        "images",
        "|u1",
        {static_cast<std::int64_t>(images.size()), shape.height, shape.width, shape.channels},
        {}};
    for (const Image& image : images) {
      const std::vector<std::uint8_t> bytes = image.to_bytes();
      array.bytes.insert(array.bytes.end(), bytes.begin(), bytes.end());
    }
    data::write_npz(output, std::span<const data::NpzArray>(&array, 1));
    files.push_back(output.string());
  } else {
    runs::RunRecord record("decode", args.effective(), context.seed);
    const fs::path work = context.make_output(output, force, {folder, codes_file});
    for (std::size_t i = 0; i < images.size(); ++i) {
      const std::string name = fmt::format("{:03}.png", i);
      write_png(work / name, images[i]);
      files.push_back((output / name).string());
    }
    record.write(work, "done", {{"pictures", images.size()}});
    context.finish_output();
  }
  context.say(fmt::format("{}: {} pictures", output.string(), images.size()));
  context.result({{"pictures", images.size()}, {"files", files}});
  return ExitCode::kDone;
}

}  // namespace latplan::cli
