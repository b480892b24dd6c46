// Damaged and hostile files by command: each row ends in its exit code, with one line that names the file and the reason,
// without a crash, and without output.
#include <sys/stat.h>

#include "base/error.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "cli/commands_under_test.h"
#include "data/npz.h"

namespace latplan {
namespace {

class Damaged : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    shared_ = new TemporaryFolder;
    must({"instances", "lightsout", "--size", "2", "--distance", "2", "--count", "1", "-q", "-o",
          at("tasks")});
    must({"learn", "lightsout", "--size", "2", "-n", "100", "-q", "-o", at("run")});
    must({"ship", at("run"), "-q", "-o", at("shipped")});
    write_atomically(at("domain.pddl"), kDomain);
    write_atomically(at("problem.pddl"), kProblem);
    write_atomically(at("task.sas"), kSas);
  }
  static void TearDownTestSuite() { delete shared_; }
  static std::string at(const std::string& name) { return (*shared_ / name).string(); }
  static void must(const Words& words) {
    const ProgramResult result = latplan(words);
    ASSERT_EQ(result.exit_code, 0) << words[0] << ": " << result.err;
  }

  std::string own(const std::string& name) const { return (own_ / name).string(); }
  std::string out() const { return own("out"); }
  // A copy that may be damaged: without a manifest, which would find the damage first.
  void copy(const std::string& name) const {
    remove_tree(own(name));
    fs::copy(at(name), own(name), fs::copy_options::recursive);
    fs::remove(own(name) + "/manifest.json");
    if (!fs::exists(own(name) + "/run.json")) return;
    Json record = read_json(own(name) + "/run.json");
    record.erase("format");
    write_json(own(name) + "/run.json", record);
  }
  static void set(const fs::path& file, const std::string& pointer, const Json& value) {
    Json json = read_json(file);
    json[Json::json_pointer(pointer)] = value;
    write_json(file, json);
  }

  Words plan(const std::string& run) const {
    return {"plan", run, at("tasks/002-000/init.png"), at("tasks/002-000/goal.png"), "-o", out()};
  }
  void expect(Words words, int exit_code, const std::string& part) const {
    words.emplace_back("-q");
    ProgramOptions options;
    options.seconds = 60;
    const ProgramResult result = latplan(words, options);
    EXPECT_EQ(result.signal, 0);
    expect_fault(result, exit_code, part);
    EXPECT_FALSE(fs::exists(out()));
    EXPECT_FALSE(fs::exists(out() + ".part"));
  }

  static constexpr const char* kDomain =
      "(define (domain d) (:predicates (z0)) (:action a :effect (z0)))\n";
  static constexpr const char* kProblem = "(define (problem p) (:domain d) (:init) (:goal (z0)))\n";
  static constexpr const char* kSas =
      "begin_version\n3\nend_version\nbegin_metric\n0\nend_metric\n1\nbegin_variable\nv\n-1\n2\n"
      "Atom z0()\nNegatedAtom z0()\nend_variable\n0\nbegin_state\n1\nend_state\nbegin_goal\n1\n0 "
      "0\n"
      "end_goal\n1\nbegin_operator\na\n0\n1\n0 0 -1 0\n1\nend_operator\n0\n";

  static TemporaryFolder* shared_;
  TemporaryFolder own_;
};
TemporaryFolder* Damaged::shared_ = nullptr;

std::string repeated(const std::string& text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

// Every JSON file that a command reads, whatever is wrong with its text.
TEST_F(Damaged, TextOfJson) {
  std::string members = "{\"a\":0";
  for (int i = 0; i < 200000; ++i) members += ",\"" + std::to_string(i) + "\":0";
  const std::vector<std::pair<std::string, std::string>> damages = {
      {"", "damaged"},
      {"[1]", "damaged"},
      {"{\"a\": 1", "damaged"},
      {"{\"a\": 1e999}", "damaged"},
      {std::string("\0\xff", 2), "damaged"},
      {"{\"a\": 1, \"a\": 2}", "the key 'a' occurs twice"},
      {"{\"a\":" + std::string(100000, '['), "nested too deeply"},
      {repeated("{\"a\":", 100000) + "1" + std::string(100000, '}'), "nested too deeply"},
      {members, "damaged"}};
  struct Reader {
    std::string file;
    Words words;
  };
  for (const char* name : {"run", "shipped", "tasks"}) copy(name);
  fs::create_directory(own("sweep"));
  const std::vector<Reader> readers = {
      {"run/run.json", plan(own("run"))},
      {"run/model/model.json", plan(own("run"))},
      {"run/recoding.json", plan(own("run"))},
      {"run/export.json", {"ship", own("run"), "-o", out()}},
      {"shipped/provenance.json", {"ship", own("shipped"), "-o", out()}},
      {"tasks/002-000/instance.json", {"evaluate", at("run"), own("tasks"), "-o", out()}},
      {"recipe.json",
       {"train", "--recipe", own("recipe.json"), "--model", "codebook", "-o", out()}},
  };
  for (const Reader& reader : readers) {
    const std::string file = own(reader.file);
    const std::string before = fs::exists(file) ? read_text(file) : "";
    for (const auto& [text, reason] : damages) {
      SCOPED_TRACE(reader.file + ": " + text.substr(0, 20));
      write_atomically(file, text);
      expect(reader.words, kBadInput, file + ": " + reason);
      if (HasFailure()) return;
    }
    before.empty() ? void(fs::remove(file)) : write_atomically(file, before);
  }
}

TEST_F(Damaged, ValuesOfJson) {
  copy("run");
  copy("shipped");
  copy("tasks");
  const Json huge = 1ULL << 63;
  struct Row {
    std::string file, pointer;
    Json value;
    Words words;
    std::string reason;
  };
  const Words ship = {"ship", own("shipped"), "-o", out()};
  const Words evaluate = {"evaluate", at("run"), own("tasks"), "-o", out()};
  const std::vector<Row> rows = {
      {"run/model/model.json", "/config/bits", 4097, {}, "config.bits: 4097; expected 0 to 4096"},
      {"run/model/model.json", "/config/bits", 4294967297, {}, "config.bits: 4294967297; expected"},
      {"run/model/model.json", "/config/labels", huge, {}, "config.labels: 9223372036854775808;"},
      {"run/model/model.json", "/config/model", 7, {}, "config.model: 7; expected a text"},
      {"run/model/model.json", "/config", nullptr, {}, "config: null; expected an object"},
      {"run/model/model.json", "/image/height", 0, {}, "image.height: 0; expected 1 to 16384"},
      {"run/model/model.json", "/image/channels", 2, {}, "image.channels: 2; expected 1 or 3"},
      {"run/model/model.json", "/format", 9, {}, "format: 9; expected 1 to 2"},
      {"run/model/model.json", "/weights_checksum", 3, {}, "weights_checksum: 3; expected a text"},
      {"run/run.json",
       "/preparation/crop",
       {2147483640, 0, 100, 10},
       {},
       "preparation.crop[0]: 21"},
      {"run/run.json", "/preparation/crop", {0, 0, 100}, {}, "preparation.crop: not a rectangle"},
      {"run/run.json", "/preparation/resize", "65535x65535", {}, "preparation.resize: \"65535x65"},
      {"run/run.json", "/preparation/resize", 7, {}, "preparation.resize: 7; expected a text"},
      {"run/run.json", "/pairs_drawn", {{"count", huge}, {"seed", 1}}, {}, "pairs_drawn.count: 92"},
      {"run/run.json", "/pairs_drawn", {{"count", -1}, {"seed", 1}}, {}, "pairs_drawn.count: -1"},
      {"shipped/provenance.json", "/evaluations", 3, ship, "evaluations: 3; expected a list"},
      {"shipped/provenance.json", "/code_agreement", "x", ship, "code_agreement: \"x\"; expected"},
      {"shipped/provenance.json",
       "/recipe",
       {{"content", {{"ship", {{"refit", 3}}}}}},
       ship,
       "refit: 3; expected true or false"},
      {"tasks/002-000/instance.json", "/init_state/0", 256, evaluate,
       "init_state[0]: 256; expected"},
      {"tasks/002-000/instance.json", "/distance", "far", evaluate, "distance: \"far\"; expected"},
      {"tasks/002-000/instance.json", "/options/size", 2, evaluate, "options.size: 2; expected"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.file + row.pointer + ": " + row.value.dump());
    const std::string before = read_text(own(row.file));
    set(own(row.file), row.pointer, row.value);
    expect(row.words.empty() ? plan(own("run")) : row.words, kBadInput, row.reason);
    write_atomically(own(row.file), before);
  }
}

TEST_F(Damaged, ValuesOfAManifest) {
  fs::copy(at("shipped"), own("shipped"), fs::copy_options::recursive);
  const std::string file = own("shipped/manifest.json"), before = read_text(file);
  const Json entry = {{"bytes", 1}, {"crc32", "00000000"}};
  for (const auto& [pointer, value, reason] :
       std::vector<std::tuple<std::string, Json, std::string>>{
           {"/version", 99, "version: 99; expected 1 to 1"},
           {"/complete", "yes", "complete: \"yes\"; expected true or false"},
           {"/files", 3, "files: 3; expected an object"},
           {"/files/model.json/bytes", -1, "files.model.json.bytes: -1; expected"},
           {"/files/model.json/crc32", 5, "files.model.json.crc32: 5; expected a text"},
           {"/files/..~1..~1etc~1passwd", entry, "not inside the folder"},
           {"/files/~1etc~1passwd", entry, "not inside the folder"},
           {"/files/absent", entry, "absent: cannot read"}}) {
    SCOPED_TRACE(pointer);
    set(file, pointer, value);
    expect(plan(own("shipped")), kBadInput, reason);
    write_atomically(file, before);
  }
}

// A model of a stranger: the paths that it names are read at most, and only as what they should be.
TEST_F(Damaged, PathsOfAShippedModel) {
  copy("shipped");
  write_atomically(own("secret"), "secret\n");
  const std::string file = own("shipped/run.json");
  set(file, "/pairs", "../secret");
  for (const char* world : {"../../secret", "/etc/passwd", "<b>x</b>"}) {
    set(file, "/world", world);
    const ProgramResult result = latplan({"evaluate", own("shipped"), at("tasks"), "-o", out()});
    EXPECT_EQ(result.signal, 0);
    EXPECT_NE(result.exit_code, 32) << result.err;
    remove_tree(out());
  }
  EXPECT_EQ(read_text(own("secret")), "secret\n");
  EXPECT_EQ(list_folder(own_.path()).size(), 2u);
}

// Names and words that a page shows are escaped; on a terminal they are not obeyed.
TEST_F(Damaged, WordsInPagesAndOnTheTerminal) {
  copy("shipped");
  const std::string attack = "<script>alert(1)</script>";
  set(own("shipped/provenance.json"), "/verdict",
      {{"word", attack}, {"reasons", {attack}}, {"next", attack}, {"notes", {attack}}});
  const std::string named = own(attack.substr(0, 8) + "\x1b[31m\n");
  fs::create_directory(named);
  fs::copy(at("tasks/002-000"), named, fs::copy_options::recursive);
  const ProgramResult result = latplan(
      {"plan", own("shipped"), named + "/init.png", named + "/goal.png", "-o", out(), "--force"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_FALSE(has(result.err + result.out, "\x1b")) << result.err;
  const std::string page = read_text(out() + "/plan.html");
  EXPECT_FALSE(has(page, attack));
  EXPECT_FALSE(has(page, "<script>\x1b"));
  remove_tree(out());
  expect(
      {"plan", own("shipped"), named + "/no\x1b]0;title\x07.png", named + "/goal.png", "-o", out()},
      kBadInput, "\\n/no\\x1b]0;title\\x07.png");
}

// A stranger's model with hostile words wherever it may have words, and hostile names of actions: the pages and the terminal
// show them as text.
TEST_F(Damaged, PagesOfAHostileModel) {
  const std::string attack = "<script>alert(1)</script>\x1b[31m";
  for (const char* name : {"run", "shipped"}) copy(name);
  const auto expect_harmless = [&](const Words& words) {
    ProgramOptions options;
    options.seconds = 60;
    const ProgramResult result = latplan(words, options);
    EXPECT_EQ(result.signal, 0);
    EXPECT_TRUE(result.exit_code == 0 || result.exit_code == kBadInput) << result.err;
    EXPECT_FALSE(has(result.out + result.err, "\x1b")) << result.err;
    std::error_code error;
    for (const auto& entry : fs::recursive_directory_iterator(out(), error)) {
      const std::string name = entry.path().filename();
      if (!name.ends_with(".html") && !name.ends_with(".svg")) continue;
      EXPECT_FALSE(has(read_text(entry.path()), "<script>alert")) << entry.path();
    }
    remove_tree(out());
  };
  const auto commands = [&](const std::string& model) {
    std::vector<Words> all = {plan(model)};
    if (tries_every_case()) {
      all.push_back({"inspect", model, "--pairs", at("run/pairs.npz"), "-o", out()});
      all.push_back({"ship", model, "-o", out()});
    }
    return all;
  };
  int texts = 0;  // every 8th in a quick run
  for (const char* name : {"run/run.json", "run/export.json", "shipped/run.json",
                           "shipped/provenance.json", "shipped/model.json"}) {
    const fs::path file = own(name);
    const std::string before = read_text(file);
    const Json leaves = read_json(file).flatten();
    for (const auto& [pointer, value] : leaves.items()) {
      if (!value.is_string() || (!tries_every_case() && ++texts % 8 != 0)) continue;
      SCOPED_TRACE(name + pointer);
      set(file, pointer, attack);
      for (const Words& words : commands(file.parent_path())) expect_harmless(words);
      write_file(file, before);
    }
  }
  const fs::path domain = own("shipped/domain.pddl");
  const std::string before = read_text(domain);
  for (const char* name :
       {"<script>alert(1)</script>", "\"><img/src=x/onerror=alert(1)>", "&lt;"}) {
    SCOPED_TRACE(name);
    std::string text = before;
    const std::size_t at = text.find(":action ") + 8;
    text.replace(at, text.find_first_of(" \n", at) - at, name);
    write_file(domain, text);
    for (const Words& words : commands(own("shipped"))) expect_harmless(words);
  }
}

// A file of a shipped model is no link to a file elsewhere, and its manifest names no other place.
TEST_F(Damaged, LinksInAShippedModel) {
  for (const char* name : {"model.json", "weights.safetensors", "domain.pddl", "provenance.json"}) {
    SCOPED_TRACE(name);
    remove_tree(own("shipped"));
    fs::copy(at("shipped"), own("shipped"), fs::copy_options::recursive);
    fs::remove(own("shipped/") + name);
    fs::create_symlink(at("shipped/") + name, own("shipped/") + name);
    expect(plan(own("shipped")), kBadInput,
           std::string(name) + ": cannot read: Too many levels of symbolic links");
  }
}

TEST_F(Damaged, NoRegularFiles) {
  ASSERT_EQ(::mkfifo(own("pipe").c_str(), 0600), 0);
  fs::create_directory(own("folder"));
  write_atomically(own("frames.csv"), own("pipe") + "," + own("pipe") + "\n");
  for (const std::string& file : {std::string("/dev/zero"), own("pipe"), own("folder")}) {
    SCOPED_TRACE(file);
    expect({"plan", at("run"), file, at("tasks/002-000/goal.png"), "-o", out()}, kBadInput, file);
    expect({"train", file, "--model", "codebook", "-o", out()}, kBadInput, file);
    expect({"solve", at("domain.pddl"), file}, kBadInput, file);
    expect({"solve", file, at("problem.pddl")}, kBadInput, file);
    expect({"validate", at("domain.pddl"), at("problem.pddl"), file}, kBadInput, file);
    expect({"decode", at("run"), file, "-o", out()}, kBadInput, file);
    expect({"dataset", "sokoban", "--level", file, "-o", out()}, kBadInput, file);
    expect({"dataset", "puzzle", "--tiles", file, "-o", out()}, kBadInput, file);
  }
  expect({"dataset", "--from", own("frames.csv"), "-o", out()}, kBadInput, own("pipe"));
  expect({"dataset", "--from", "/dev/zero", "-o", out()}, kBadInput, "/dev/zero");
}

TEST_F(Damaged, NamesThatAreTooLong) {
  const std::string name(70000, 'a');
  write_atomically(own("domain.pddl"),
                   "(define (domain d) (:predicates (z0)) (:action " + name + " :effect (z0)))\n");
  expect({"solve", own("domain.pddl"), at("problem.pddl")}, kBadInput,
         "a name of 70000 characters");
  std::string sas = kSas;
  write_atomically(own("task.sas"), sas.replace(sas.find("\na\n0\n1\n") + 1, 1, name));
  expect({"solve", own("task.sas")}, kBadInput, "a name of 70000 characters");
}

// 60,000 actions over 60,000 bits take 1.8 GB as masks; the file has 4 MB.
TEST_F(Damaged, TasksLargerThanTheMemoryLimit) {
  constexpr int kCount = 60000;
  const std::string count = std::to_string(kCount);
  std::string sas = "begin_version\n3\nend_version\nbegin_metric\n0\nend_metric\n" + count + "\n";
  std::string domain = "(define (domain d) (:predicates";
  for (int i = 0; i < kCount; ++i) {
    const std::string bit = "z" + std::to_string(i);
    sas +=
        "begin_variable\nv\n-1\n2\nAtom " + bit + "()\nNegatedAtom " + bit + "()\nend_variable\n";
    domain += " (" + bit + ")";
  }
  sas += "0\nbegin_state\n" + repeated("1\n", kCount) +
         "end_state\nbegin_goal\n1\n0 0\nend_goal\n" + count + "\n" +
         repeated("begin_operator\na\n0\n1\n0 0 -1 0\n1\nend_operator\n", kCount) + "0\n";
  domain += ")";
  for (int i = 0; i < kCount; ++i) domain += " (:action a" + std::to_string(i) + " :effect (z0))";
  write_atomically(own("task.sas"), sas);
  write_atomically(own("domain.pddl"), domain + ")");
  expect({"solve", own("task.sas"), "--memory", "256M"}, kOutOfMemory, "task.sas: takes more than");
  expect({"solve", own("domain.pddl"), at("problem.pddl"), "--memory", "256M"}, kOutOfMemory,
         "domain.pddl: takes more than");
}

TEST_F(Damaged, CropsOutsideThePicture) {
  fs::create_directory(own("frames"));
  for (const char* name : {"1.png", "2.png"})
    write_png(own("frames/") + name, Image({8, 8, 1}, 0.5F));
  for (const char* crop : {"16380,0,100,10", "0,0,9,8", "8,0,1,1"}) {
    const ProgramResult result =
        latplan({"dataset", "--from", own("frames"), "--crop", crop, "-o", out()});
    EXPECT_EQ(result.exit_code, kBadInput);
    EXPECT_TRUE(has(result.err, "1.png: is 8x8; expected a picture that contains the crop"));
    EXPECT_EQ(std::ranges::count(result.err, '\n'), 4) << result.err;  // a list of two
  }
  expect({"dataset", "--from", own("frames"), "--crop", "2147483640,0,100,10", "-o", out()}, kUsage,
         "--crop");
}

// The picture that is damaged is named, though the others are good.
TEST_F(Damaged, OnePictureOfAFolder) {
  fs::create_directory(own("frames"));
  for (int i = 1; i <= 6; ++i) {
    write_png(own("frames/") + std::to_string(i) + ".png", Image({8, 8, 1}, 0.1F * i));
  }
  std::vector<std::uint8_t> bytes = read_bytes(own("frames/2.png"));
  bytes.resize(bytes.size() - 20);
  write_atomically(own("frames/2.png"), bytes);
  expect({"dataset", "--from", own("frames"), "-o", out()}, kBadInput, "2.png: damaged PNG");
}

TEST_F(Damaged, PairsWithoutTrainingPairs) {
  for (const int count : {0, 2}) {
    const data::NpzArray pictures{
        "predecessors", "|u1", {count, 2, 2, 1}, std::vector<std::uint8_t>(4 * count)};
    data::NpzArray after = pictures;
    after.name = "successors";
    data::write_npz(
        own("pairs.npz"),
        std::vector{pictures, after,
                    data::NpzArray{"split", "|u1", {count}, std::vector<std::uint8_t>(count, 1)}});
    for (const char* command : {"learn", "train", "sweep"}) {
      SCOPED_TRACE(command + std::to_string(count));
      Words words = {command, own("pairs.npz"), "-o", out()};
      if (*command != 'l') words.insert(words.end(), {"--model", "codebook"});
      if (*command == 's') words.insert(words.end(), {"--grid", "seed=1,2"});
      if (*command == 's' && !has_networks()) continue;
      expect(words, kBadInput, "pairs.npz: fewer than two training pairs; expected more");
    }
  }
}

TEST_F(Damaged, MetaOfPairs) {
  must({"dataset", "lightsout", "--size", "2", "-n", "20", "-q", "-o", own("pairs.npz")});
  const std::vector<data::NpzArray> good = data::read_npz(own("pairs.npz"));
  for (const auto& [meta, reason] : std::vector<std::pair<std::string, std::string>>{
           {std::string(100000, '['), "meta is not JSON"},
           {"[1]", "meta is not JSON"},
           {R"({"crop": [2147483640, 0, 100, 10]})", "meta: crop[0]: 2147483640; expected"},
           {R"({"resize": "65535x65535"})", "meta: resize: \"65535x65535\"; expected"}}) {
    SCOPED_TRACE(meta.substr(0, 40));
    std::vector<data::NpzArray> arrays = good;
    for (data::NpzArray& array : arrays) {
      if (array.name != "meta") continue;
      array.bytes.assign(meta.begin(), meta.end());
      array.shape = {static_cast<std::int64_t>(meta.size())};
    }
    data::write_npz(own("pairs.npz"), arrays);
    expect({"train", own("pairs.npz"), "--model", "codebook", "-o", out()}, kBadInput, reason);
  }
}

}  // namespace
}  // namespace latplan
