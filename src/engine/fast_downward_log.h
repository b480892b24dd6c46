// Reads what Fast Downward's translator and search print. Inside `engine` only.
#pragma once

#include <string>
#include <string_view>

#include "engine/fast_downward.h"

namespace latplan::engine {

// Fills in what the text says; of a line that comes several times the last counts. Killed searches are counted by
// their last progress line.
void read_search_log(std::string_view text, Outcome& outcome);
void read_translator_log(std::string_view text, Details& details);
// The translator saw that there is no plan, and wrote a trivial task that says so.
bool translator_proved_unsolvable(std::string_view text);

// Release 24.06 mixes up the arguments of merge_and_shrink (its issue 1173): whatever sizes were asked for, abstractions
// are shrunk to one state before each merge, and the estimates are blind ones. The log says so.
bool merge_and_shrink_lost_its_sizes(std::string_view text);

// What a failed run says of itself, in one line: its last line before the customary farewell.
std::string last_words(std::string_view text);

// Under a memory limit a process may die before or below what it can report by its exit code.
bool ran_out_of_memory(std::string_view text);

// Which status an exit code stands for; no value: a failure. `proof`: an exhausted search means unsolvable.
std::optional<search::Status> status_of_search(int exit_code, bool proof);
std::optional<search::Status> status_of_translator(int exit_code);  // kSolved: go on

}  // namespace latplan::engine
