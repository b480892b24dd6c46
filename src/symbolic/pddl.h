// PDDL in and out: propositional STRIPS with negative preconditions, zero-arity predicates and actions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "symbolic/sas.h"
#include "symbolic/strips.h"

namespace latplan::symbolic {

// Pretty, stable order (bits ascending), lines wrapped at 100 columns. Every bit is declared, constant or not.
std::string write_domain(const ActionTable& table, const std::string& domain_name = "latent");
std::string write_problem(const StripsTask& task, const std::string& problem_name,
                          const std::string& domain_name = "latent");

// The same actions under names of the PDDL standard, which knows no '+': '_' instead. Fast Downward takes a12+3-7, the
// validator VAL and other readers do not.
ActionTable with_standard_names(ActionTable table);

// Predicates in the order of their declaration become bits 0, 1, ... Errors are Error(BadInput) with
// "FILE:LINE:COLUMN: reason".  `file` is for messages only.
struct Domain {
  std::string name;
  std::vector<std::string> predicates;
  ActionTable table;
};
Domain parse_domain(std::string_view text, const std::string& file);
// Takes the domain over.
StripsTask parse_problem(std::string_view text, const std::string& file, Domain domain);

// Plan files as Fast Downward writes them: "(name)" a line, then "; cost = N (unit cost)". Of a task: by the names of its
// file, "(move a b)" for a grounded operator; the reader takes those and the actions' own.
std::string write_plan(const ActionTable& table, const Plan& plan);
std::string write_plan(const StripsTask& task, const Plan& plan);
Plan parse_plan(std::string_view text, const std::string& file, const ActionTable& table);
Plan parse_plan(std::string_view text, const std::string& file, const StripsTask& task);

}  // namespace latplan::symbolic
