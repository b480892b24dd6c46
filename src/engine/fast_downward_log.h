// Parses the output of Fast Downward's translator and search. Private to this room.
#pragma once

#include <string>
#include <string_view>

#include "engine/fast_downward.h"

namespace latplan::engine {

// Fills in the values found in the text; the last occurrence of a line counts. For killed searches,
// the last progress line counts.
void read_search_log(std::string_view text, Outcome& outcome);
void read_translator_log(std::string_view text, Details& details);
// The translator proved that there is no plan and wrote a trivial unsolvable task.
bool translator_proved_unsolvable(std::string_view text);

// The last line of a failed run before its closing statistics.
std::string last_message(std::string_view text);

// Whether the output shows that memory ran out, where the exit code does not.
bool ran_out_of_memory(std::string_view text);

// The status of an exit code; empty: a failure. `proof`: an exhausted search means unsolvable.
std::optional<search::Status> status_of_search(int exit_code, bool proof);
std::optional<search::Status> status_of_translator(int exit_code);  // kSolved: continue

}  // namespace latplan::engine
