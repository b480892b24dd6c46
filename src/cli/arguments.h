// One command's arguments: declared by the command (argument_declarations.cc), parsed by CLI11 (which only arguments.cc
// includes), explained by --help (argument_help.cc) and recorded in run.json. The variables given to positional(), option(), choice()
// and flag() hold the defaults; finish() overwrites those the user named.
//
//   Arguments args("dataset", "makes a set of image pairs", rest_of_argv);
//   args.positional("WORLD", world, "the world; `latplan domains` lists them");
//   args.option("--pairs,-n", config.pairs, "number of pairs", 1, 10'000'000);
//   std::string help;
//   if (args.finish(help)) { print(help); return ExitCode::kDone; }
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace latplan::cli {

class Arguments {
 public:
  // `argv` is what follows the command's name.
  Arguments(std::string command, std::string summary, std::vector<std::string> argv);
  ~Arguments();
  Arguments(const Arguments&) = delete;
  Arguments& operator=(const Arguments&) = delete;

  // Positionals are filled in the order of their declaration; optional ones come last.
  void positional(const std::string& name, std::string& value, const std::string& help,
                  bool required = true);
  void positional(const std::string& name, std::filesystem::path& value, const std::string& help,
                  bool required = true);
  // Takes all that is left, at least one if required. Only as the last positional.
  void positional(const std::string& name, std::vector<std::filesystem::path>& values,
                  const std::string& help, bool required = true);

  // `names` is "--long" or "--long,-s". Bounds are inclusive and shown in the help.
  void option(const std::string& names, std::string& value, const std::string& help);
  void option(const std::string& names, std::filesystem::path& value, const std::string& help);
  void option(const std::string& names, int& value, const std::string& help);
  void option(const std::string& names, int& value, const std::string& help, int low, int high);
  void option(const std::string& names, std::int64_t& value, const std::string& help);
  void option(const std::string& names, std::int64_t& value, const std::string& help,
              std::int64_t low, std::int64_t high);
  void option(const std::string& names, std::uint64_t& value, const std::string& help);
  void option(const std::string& names, std::uint64_t& value, const std::string& help,
              std::uint64_t low, std::uint64_t high);
  void option(const std::string& names, double& value, const std::string& help);
  void option(const std::string& names, double& value, const std::string& help, double low,
              double high);
  // May be given again and again: --avoid a.npz --avoid tasks
  void option(const std::string& names, std::vector<std::filesystem::path>& values,
              const std::string& help);
  // The same for words: --grid beta1=1,10 --grid beta3=1,100
  void option(const std::string& names, std::vector<std::string>& values, const std::string& help);
  // Comma separated: --distances 5,7
  void option(const std::string& names, std::vector<int>& values, const std::string& help);
  void option(const std::string& names, std::vector<int>& values, const std::string& help, int low,
              int high);
  // One word of a list.
  void choice(const std::string& names, std::string& value, const std::vector<std::string>& choices,
              const std::string& help);
  // False unless given.
  void flag(const std::string& names, bool& value, const std::string& help);

  void require(const std::string& name);   // "--out": an option declared before must be given
  void section(const std::string& title);  // help heading of the options that follow
  void example(const std::string& command_line, const std::string& what_it_does);

  // The first positional as far as the options declared so far tell: options of their own may then be declared
  // for it. An option not declared yet is taken to have a value. Nothing when there is none.
  std::optional<std::string> peek_positional() const;
  bool has_word(const std::string& word) const;  // it stands among the words, whatever it means
  // The same without any declarations: the first word that is neither an option nor follows one.
  static std::optional<std::string> first_positional(const std::vector<std::string>& argv);

  // Parses. True when --help was asked for: `help_text` is filled, no variable is touched.
  // Anything unknown, missing, given twice or out of bounds: Error(kUsage), one line.
  bool finish(std::string& help_text);
  bool given(const std::string& name) const;  // after finish: "--seed" stood on the command line
  std::string help() const;                   // what --help prints

  // After finish: every positional and option with the value its variable has now, names without dashes ("seed",
  // "world"). A positional that is called as an option is keeps its ending: "pairs.npz" beside "pairs". With `earlier`
  // (name -> value, as an earlier sitting recorded them) its values count for whatever is not given now.
  using Recorded = std::map<std::string, std::string>;
  std::vector<std::pair<std::string, std::string>> effective(const Recorded& earlier = {}) const;
  // After finish: the first argument given now that `earlier` does not have with the same value, as it is declared
  // ("--epochs"). Those in `free` may change.
  std::optional<std::string> changed_since(const Recorded& earlier,
                                           const std::vector<std::string>& free) const;

 private:
  struct Item;
  Item& add(const std::string& names, const std::string& placeholder, const std::string& help,
            std::function<std::string()> show, std::function<void(const std::string&)> read);
  Item& add_positional(const std::string& name, const std::string& help, bool required,
                       std::function<std::string()> show,
                       std::function<void(const std::string&)> read);
  template <typename T>
  void number(const std::string& names, T& value, const std::string& help, std::optional<T> low,
              std::optional<T> high);
  void integers(const std::string& names, std::vector<int>& values, const std::string& help,
                std::optional<int> low, std::optional<int> high);
  void parse();
  const Item* find(const std::string& name) const;
  std::string key_of(const Item& item) const;  // name in run.json
  [[noreturn]] void fail(const std::string& message) const;
  [[noreturn]] void fail_unknown(const std::string& word) const;

  std::string command_;
  std::string summary_;
  std::vector<std::string> argv_;
  std::vector<std::unique_ptr<Item>> items_;  // in order of declaration
  std::vector<std::pair<std::string, std::string>> examples_;
  std::string section_ = "options";
};

}  // namespace latplan::cli
