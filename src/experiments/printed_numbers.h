// The numbers printed in the tables of the paper.
#pragma once

#include <string>
#include <vector>

namespace latplan::experiments {

// The cells of one line of a table as printed ("40", "0.88", "6.26E+03", "-"), left to right. Empty: the paper has no
// such line. label: as in the LaTeX, or "planner-preprocessing"; model: "ama3+" or "ama4+"; row: a world, "total",
// "random-mnist" or "hanoi-3-9".
std::vector<std::string> paper_cells(const std::string& label, const std::string& model,
                                     const std::string& row);

}  // namespace latplan::experiments
