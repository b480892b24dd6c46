// PDDL in and out: propositional STRIPS with negative preconditions, zero-arity predicates and actions.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "symbolic/strips.h"

namespace latplan::symbolic {

// Pretty, stable order (bits ascending), lines wrapped at 100 columns. Every bit is declared, constant or not.
std::string write_domain(const ActionTable& table, const std::string& domain_name = "latent");
std::string write_problem(const StripsTask& task, const std::string& problem_name,
                          const std::string& domain_name = "latent");

// Predicates in the order of their declaration become bits 0, 1, ... Errors are Error(BadInput) with
// "FILE:LINE:COLUMN: reason".  `file` is for messages only.
struct Domain {
  std::string name;
  std::vector<std::string> predicates;
  ActionTable table;
};
Domain parse_domain(const std::string& text, const std::string& file);
StripsTask parse_problem(const std::string& text, const std::string& file, const Domain& domain);

// Plan files as Fast Downward writes them: "(name)" a line, then "; cost = N (unit cost)".
std::string write_plan(const ActionTable& table, const Plan& plan);
Plan parse_plan(const std::string& text, const std::string& file, const ActionTable& table);

// SAS+ version 3 for Fast Downward's search component (grammar in docs/formats.md).
std::string write_sas(const StripsTask& task);

}  // namespace latplan::symbolic
