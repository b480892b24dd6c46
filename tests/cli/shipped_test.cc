// Shipped models in every build, with LibTorch and without: plan, encode, decode, draw, evaluate.
#include <gtest/gtest.h>

#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "cli/commands_under_test.h"
#include "data/npz.h"

namespace latplan {
namespace {

const fs::path kSource = LATPLAN_SOURCE_DIR;

std::string model(const std::string& name) { return (kSource / "models" / name).string(); }

// The first instance of a model.
fs::path task(const std::string& name) {
  for (const fs::path& folder : list_folder(kSource / "tests/slow/instances" / name)) {
    if (fs::is_directory(folder)) return folder;
  }
  return {};
}

ProgramResult plan(const std::string& name, const fs::path& output) {
  return latplan({"plan", model(name), (task(name) / "init.png").string(),
                  (task(name) / "goal.png").string(), "-o", output.string(), "--json", "-q"});
}

// A codebook of a grid, one with derived bits, and a network.
TEST(ShippedModels, PlanOptimally) {
  const TemporaryFolder folder;
  for (const char* name : {"lightsout", "hanoi-3-9", "twisted"}) {
    const Json result = json_of(plan(name, folder / name));
    EXPECT_EQ(result["valid"], true) << name;
    EXPECT_EQ(result["optimal"], true) << name;
  }
}

TEST(ShippedModels, PlansTellEverythingInJson) {
  const TemporaryFolder folder;
  const Json result = json_of(plan("hanoi-3-9", folder / "plan"));
  const std::size_t length = result["plan_length"];
  EXPECT_EQ(result["steps"].size(), length);
  ASSERT_EQ(result["codes"].size(), length + 1);
  for (const Json& code : result["codes"]) {
    EXPECT_EQ(code.get<std::string>().size(), result["codes"][0].get<std::string>().size());
  }
  EXPECT_EQ(result["files"]["plan.txt"], (folder / "plan/plan.txt").string());
  EXPECT_EQ(result["files"]["states"].size(), length + 1);
  for (const auto& [name, file] : result["files"].items()) {
    for (const Json& part : file.is_array() ? file : Json::array({file})) {
      EXPECT_TRUE(fs::exists(part.get<std::string>())) << part;
    }
  }
  EXPECT_EQ(result["verdict"]["word"], "good");
  EXPECT_TRUE(result.contains("seen"));
}

TEST(ShippedModels, EncodeAndDecodeTextAndArrays) {
  const TemporaryFolder folder;
  const std::string init = (task("lightsout") / "init.png").string(),
                    goal = (task("lightsout") / "goal.png").string();
  const auto at = [&](const char* name) { return (folder / name).string(); };
  const ProgramResult printed = latplan({"encode", model("lightsout"), init, goal});
  EXPECT_EQ(printed.exit_code, 0) << printed.err;
  write_atomically(folder / "codes.txt", printed.out);
  const Json codes = json_of(latplan({"encode", model("lightsout"), init, goal, "--json"}));
  EXPECT_EQ(
      codes["codes"][0].get<std::string>() + "\n" + codes["codes"][1].get<std::string>() + "\n",
      printed.out);
  EXPECT_EQ(codes["bits"], codes["codes"][0].get<std::string>().size());
  ASSERT_EQ(latplan({"encode", model("lightsout"), init, goal, "-o", at("codes.npz")}).exit_code,
            0);
  ASSERT_EQ(
      latplan({"decode", model("lightsout"), at("codes.txt"), "-o", at("pictures")}).exit_code, 0);
  ASSERT_EQ(
      latplan({"decode", model("lightsout"), at("codes.npz"), "-o", at("pictures.npz")}).exit_code,
      0);
  // The codes of clean pictures are stable.
  EXPECT_EQ(latplan({"encode", model("lightsout"), at("pictures.npz")}).out, printed.out);
  EXPECT_EQ(
      latplan({"encode", model("lightsout"), at("pictures/000.png"), at("pictures/001.png")}).out,
      printed.out);
  expect_run_record(folder / "pictures", "decode");
}

// What the files compute is tested with ONNX Runtime: python/tests/test_onnx.py.
TEST(ShippedModels, AreWrittenAsOnnxInAFolder) {
  const TemporaryFolder folder;
  const std::string out = (folder / "onnx").string();
  const Json files = json_of(latplan({"onnx", model("lightsout"), "-o", out, "--json"}));
  for (const char* part : {"encoder", "decoder"}) {
    EXPECT_EQ(files[part], out + "/" + part + ".onnx");
    EXPECT_TRUE(read_text(files[part].get<std::string>()).starts_with("\x08\x07")) << part;
  }
  EXPECT_TRUE(files["recoding"].is_null());
  expect_run_record(out, "onnx");
  EXPECT_EQ(latplan({"onnx", model("lightsout"), "-o", out}).exit_code, kBadOutput);
}

TEST(ShippedModels, AreWrittenAsOnnxWithTheirRecoding) {
  const TemporaryFolder folder;
  for (const char* name : {"hanoi-3-9", "hanoi-5-9"}) {
    const std::string out = (folder / name).string();
    const Json files = json_of(latplan({"onnx", model(name), "-o", out, "--json"}));
    EXPECT_EQ(files["recoding"], out + "/recoding.json");
    EXPECT_EQ(read_text(out + "/recoding.json"), read_text(model(name) + "/recoding.json"));
  }
}

int bits_of(const std::string& name) {
  return json_of(latplan({"encode", model(name), (task(name) / "init.png").string(), "--json"}))
      .at("bits");
}

TEST(ShippedModels, DecodeRefusesWhatIsNoCode) {
  const TemporaryFolder folder;
  const auto refused = [&](const std::string& text, const std::string& reason) {
    write_atomically(folder / "codes.txt", text);
    const ProgramResult result =
        latplan({"decode", model("lightsout"), (folder / "codes.txt").string(), "-o",
                 (folder / "out").string()});
    EXPECT_EQ(result.exit_code, kBadInput);
    EXPECT_TRUE(has(result.err, reason)) << result.err;
  };
  const int bits = bits_of("lightsout");
  refused("0101\n", "codes.txt:1: not a code of this model; expected " + std::to_string(bits));
  refused("\n" + std::string(bits - 1, '0') + "x\n", "codes.txt:2");
  EXPECT_FALSE(fs::exists(folder / "out"));
  const std::string codes = (folder / "codes.npz").string();
  const data::NpzArray array{"codes", "|u1", {1, bits}, std::vector<std::uint8_t>(bits, 2)};
  data::write_npz(codes, std::span(&array, 1));
  const ProgramResult twos = latplan({"decode", model("lightsout"), codes});
  EXPECT_EQ(twos.exit_code, kBadInput);
  EXPECT_TRUE(has(twos.err, "array codes holds other values than 0 and 1")) << twos.err;
}

TEST(ShippedModels, DecodeReadsLinesOfAnySystem) {
  const TemporaryFolder folder;
  write_atomically(folder / "codes.txt", std::string(bits_of("lightsout"), '0') + "\r\n");
  EXPECT_EQ(latplan({"decode", model("lightsout"), (folder / "codes.txt").string(), "-o",
                     (folder / "out").string()})
                .exit_code,
            0);
}

TEST(ShippedModels, EncodeAndDecodeReplaceNoInput) {
  const TemporaryFolder folder;
  const std::string codes = (folder / "codes.npz").string(),
                    pictures = (folder / "pictures.npz").string(),
                    init = (task("lightsout") / "init.png").string();
  ASSERT_EQ(latplan({"encode", model("lightsout"), init, "-o", codes}).exit_code, 0);
  ASSERT_EQ(latplan({"decode", model("lightsout"), codes, "-o", pictures}).exit_code, 0);
  for (const auto& [command, file] : {std::pair{"encode", pictures}, {"decode", codes}}) {
    const ProgramResult refused =
        latplan({command, model("lightsout"), file, "-o", file, "--force"});
    EXPECT_EQ(refused.exit_code, kBadOutput);
    EXPECT_TRUE(has(refused.err, "is an input")) << refused.err;
  }
}

TEST(ShippedModels, PlanWithoutPictures) {
  const TemporaryFolder folder;
  const fs::path out = folder / "plan", ends = task("lightsout");
  const Json result = json_of(
      latplan({"plan", model("lightsout"), (ends / "init.png").string(),
               (ends / "goal.png").string(), "--no-pictures", "-o", out.string(), "--json"}));
  EXPECT_EQ(result["valid"], true);
  std::vector<std::string> names;
  for (const fs::path& file : list_folder(out)) names.push_back(file.filename().string());
  EXPECT_EQ(names,
            (std::vector<std::string>{"manifest.json", "plan.txt", "problem.pddl", "run.json"}));
}

TEST(ShippedModels, DrawTheirOwnPlansAsTheyWere) {
  const TemporaryFolder folder;
  ASSERT_EQ(plan("hanoi-3-9", folder / "plan").exit_code, 0);
  const std::string init = (task("hanoi-3-9") / "init.png").string();
  const std::string plan_file = (folder / "plan/plan.txt").string();
  const Json drawn = json_of(latplan(
      {"draw", model("hanoi-3-9"), init, plan_file, "-o", (folder / "drawn").string(), "--json"}));
  EXPECT_EQ(drawn["valid"], true);
  EXPECT_EQ(drawn["optimal"], true);
  for (const char* file : {"plan.png", "plan.txt", "states/001.png"}) {
    EXPECT_EQ(read_bytes(folder / "plan" / file), read_bytes(folder / "drawn" / file)) << file;
  }
  // The same step twice does not apply; the plan of another model has unknown steps.
  const std::string text = read_text(plan_file);
  const std::string first = text.substr(0, text.find('\n') + 1);
  const auto refused = [&](const std::string& steps, int code, const std::string& reason) {
    write_atomically(folder / "bad.txt", steps);
    const ProgramResult result =
        latplan({"draw", model("hanoi-3-9"), init, (folder / "bad.txt").string(), "-o",
                 (folder / "bad").string()});
    EXPECT_EQ(result.exit_code, code) << result.err;
    EXPECT_TRUE(has(result.err, "bad.txt" + reason)) << result.err;
    EXPECT_FALSE(fs::exists(folder / "bad"));
  };
  refused(first + first, kInvalidPlan, ": step 2");
  refused("(fly-to-the-moon)\n", kBadInput, ":1:2: unknown action");
}

TEST(ShippedModels, AreEvaluatedByACheckerOfOnesOwn) {
  const TemporaryFolder folder;
  fs::create_directories(folder / "tasks/one");
  fs::copy_file(task("hanoi-3-9") / "init.png", folder / "tasks/one/init.png");
  fs::copy_file(task("hanoi-3-9") / "goal.png", folder / "tasks/one/goal.png");
  const auto evaluated = [&](const std::string& checker) {
    return latplan({"evaluate", model("hanoi-3-9"), (folder / "tasks").string(), "--checker",
                    checker, "--fidelity-states", "0", "--json", "-q"});
  };
  const Json good = json_of(evaluated("ls >/dev/null"));
  EXPECT_EQ(good["instances"]["one"]["valid"], true);
  const Json bad = json_of(evaluated("sh -c 'echo no such tower; exit 1'"));
  EXPECT_EQ(bad["instances"]["one"]["valid"], false);
  EXPECT_TRUE(has(bad["instances"]["one"]["faults"].dump(), "no such tower"));
  EXPECT_EQ(evaluated("sh -c 'exit 7'").exit_code, kBadInput);
}

}  // namespace
}  // namespace latplan
