// The arguments of one command: declared as fields, parsed with CLI11 (only arguments.cc includes it), explained by --help
// (argument_help.cc) and recorded in run.json. Variables hold the defaults; finish() overwrites those the user named.
//
//   Arguments args("dataset", "draw image pairs", rest_of_argv);
//   args.positional({"WORLD", &world, "world; `latplan domains` lists them"});
//   args.option({"pairs", &config.pairs, "number of pairs", 1, 1e8}, "-n");
//   args.fields(fields(train_config));
//   std::string help;
//   if (args.finish(help)) { print(help); return ExitCode::kDone; }
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/exit_code.h"
#include "base/field.h"
#include "base/json.h"

namespace latplan::cli {

class Arguments {
 public:
  // `command`: a command of latplan, or a program of its own, "latplan-paper". `argv` is what follows its name.
  Arguments(std::string command, std::string summary, std::vector<std::string> argv);

  // Positionals are filled in the order of declaration; optional ones come last. A list takes all remaining words.
  void positional(Field field, bool required = true);
  // --NAME, and a short name such as "-n".
  void option(Field field, const std::string& short_name = "");
  void required_option(Field field, const std::string& short_name = "");
  // The fields of a configuration: each is an option, and `--set NAME=VALUE` reaches it, too.
  void fields(const Fields& fields);

  void section(const std::string& title);  // help heading of the options that follow
  void example(const std::string& command_line, const std::string& what_it_does);
  void exit_codes(std::vector<ExitCode> codes) { exit_codes_ = std::move(codes); }

  // The first positional, judged by the options declared so far; an undeclared option is assumed to take a value.
  std::optional<std::string> peek_positional() const;

  // Parses. True if --help, --help-all, --help-man or --help-words was given: `help_text` is filled, no variable is changed.
  // Anything unknown, missing, given twice or out of bounds: Error(Usage), one line.
  bool finish(std::string& help_text);
  bool given(const std::string& name) const;  // after finish: "seed" was on the command line
  // After finish: those of the fields that were given, by name.
  Json given_fields(const Fields& fields) const;
  std::string help(bool all) const;
  // For the shells' completion, `--help-words`: per option a line of its name, its choices and its meaning, with tabs.
  std::string words() const;

  // After finish: every positional and option with its value now, as text ("seed", "world"). A positional with the name of
  // an option keeps its suffix: "pairs.npz" beside "pairs". Values of `earlier` replace those not given now.
  using Recorded = std::map<std::string, std::string>;
  std::vector<std::pair<std::string, std::string>> effective(const Recorded& earlier = {}) const;
  // After finish: the first argument given now with another value than in `earlier`, as declared ("--epochs"). Those in
  // `free` may change.
  std::optional<std::string> changed_since(const Recorded& earlier,
                                           const std::vector<std::string>& free) const;

 private:
  struct Item {
    Field field;
    std::string short_name = {};
    std::string section = {};
    std::string default_text = {};
    bool is_positional = false;
    bool required = false;
    std::vector<std::string> words = {};  // as given
    int times = 0;

    // "--seed"; of a positional its name, "WORLD".
    std::string shown_name() const { return (is_positional ? "" : "--") + field.name(); }
  };
  Item& add(Item item);
  void sort_words();                                // by CLI11
  void apply_settings();                            // --set
  void read(const Item& item);                      // its words into its variable
  const Item* find(const std::string& word) const;  // an option by any of its names
  std::string key_of(const Item& item) const;       // name in run.json
  [[noreturn]] void fail(const std::string& message) const;
  [[noreturn]] void fail_unknown(const std::string& word) const;

  std::string command_;  // as typed: "latplan train"
  std::string summary_;
  std::vector<std::string> argv_;
  std::vector<Item> items_;            // in order of declaration
  std::vector<std::string> settings_;  // words of --set
  bool has_fields_ = false;
  std::vector<std::pair<std::string, std::string>> examples_;
  std::vector<ExitCode> exit_codes_;
  std::string section_ = "options";
};

// A help text as a manual page of section 1.
std::string man_page(const std::string& name, const std::string& help);

}  // namespace latplan::cli
