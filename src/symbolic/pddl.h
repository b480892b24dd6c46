// Reading and writing PDDL: propositional STRIPS with negative preconditions; predicates and
// actions have no parameters.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "symbolic/sas.h"
#include "symbolic/strips.h"

namespace latplan::symbolic {

// Bits in ascending order, lines wrapped at 100 columns. All bits are declared, including constant
// ones.
std::string write_domain(const ActionTable& table, const std::string& domain_name = "latent");
std::string write_action(const Action& action);  // as in a domain
std::string write_problem(const StripsTask& task, const std::string& problem_name,
                          const std::string& domain_name = "latent");

// The same actions with standard PDDL names, in which '_' replaces '+'. Fast Downward accepts
// a12+3-7, the validator VAL does not.
ActionTable with_standard_names(ActionTable table);

// Predicates become bits 0, 1, ... in the order of declaration. Errors are "FILE:LINE:COLUMN:
// reason": Error(Unsupported) for other PDDL, else Error(BadInput). `file` is used in messages
// only.
struct PddlDomain {
  std::string name;
  std::vector<std::string> predicates;
  ActionTable table;
};
PddlDomain parse_domain(std::string_view text, const std::string& file);
StripsTask parse_problem(std::string_view text, const std::string& file, PddlDomain domain);

// Plan files in the format of Fast Downward: one "(name)" per line, then "; cost = N (unit cost)".
// With a task, names are those of its file, such as "(move a b)" for a grounded operator; the
// reader also accepts Action::name. `comments`: one per step, or none.
std::string write_plan(const ActionTable& table, const Plan& plan,
                       std::span<const std::string> comments = {});
std::string write_plan(const StripsTask& task, const Plan& plan);
Plan parse_plan(std::string_view text, const std::string& file, const ActionTable& table);
Plan parse_plan(std::string_view text, const std::string& file, const StripsTask& task);

}  // namespace latplan::symbolic
