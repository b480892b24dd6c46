#include "experiments/printed_numbers.h"

#include <sstream>

namespace latplan::experiments {
namespace {

struct PaperLine {
  const char* label;
  const char* model;
  const char* row;
  const char* cells;
};

// Columns as in the paper, left to right.
constexpr PaperLine kPaperLines[] = {
    {"tab:elbo", "ama3+", "blocks", "6.26E+03 10 1 300 6.55E+03 1 1 300 6.32E+03 1 100 300"},
    {"tab:elbo", "ama3+", "lightsout", "1.97E+03 1 1000 50 2.07E+03 1 1 100 1.90E+03 1 1000 300"},
    {"tab:elbo", "ama3+", "twisted", "1.95E+03 10 1000 50 2.03E+03 1 1 50 1.93E+03 10 1000 300"},
    {"tab:elbo", "ama3+", "mandrill", "2.65E+03 10 10 300 3.39E+03 1 1 100 3.09E+03 10 10 300"},
    {"tab:elbo", "ama3+", "mnist", "1.21E+03 10 10 300 1.41E+03 1 1 100 1.21E+03 1 10 300"},
    {"tab:elbo", "ama3+", "sokoban", "1.45E+03 10 1 50 1.60E+03 1 1 50 1.50E+03 1 1 50"},
    {"tab:elbo", "ama4+", "blocks", "7.43E+03 1 1 100 7.61E+03 1 1 100 7.25E+03 10 10 100"},
    {"tab:elbo", "ama4+", "lightsout", "1.82E+03 10 10 300 1.89E+03 1 1 300 1.85E+03 10 1 300"},
    {"tab:elbo", "ama4+", "twisted", "1.82E+03 10 1 300 1.93E+03 1 1 300 1.85E+03 10 1 300"},
    {"tab:elbo", "ama4+", "mandrill", "2.58E+03 10 100 300 3.26E+03 1 1 100 3.18E+03 10 100 100"},
    {"tab:elbo", "ama4+", "mnist", "1.31E+03 10 1 300 1.50E+03 1 1 300 1.34E+03 10 1 300"},
    {"tab:elbo", "ama4+", "sokoban", "1.53E+03 10 10 300 1.55E+03 1 1 100 1.12E+03 10 10 300"},
    {"tab:xor", "ama3+", "blocks", "0.00 - 300 1908 1917"},
    {"tab:xor", "ama3+", "lightsout", "0.00 - 50 877 877"},
    {"tab:xor", "ama3+", "twisted", "0.00 - 50 919 919"},
    {"tab:xor", "ama3+", "mandrill", "0.00 - 300 3265 3265"},
    {"tab:xor", "ama3+", "mnist", "0.09 - 300 974 1065"},
    {"tab:xor", "ama3+", "sokoban", "0.29 - 50 737 1028"},
    {"tab:xor", "ama4+", "blocks", "0.00 0.02 100 2317 2364"},
    {"tab:xor", "ama4+", "lightsout", "0.00 0.00 300 941 941"},
    {"tab:xor", "ama4+", "twisted", "0.00 0.00 300 1069 1069"},
    {"tab:xor", "ama4+", "mandrill", "0.00 0.00 300 3450 3469"},
    {"tab:xor", "ama4+", "mnist", "0.19 0.10 300 1263 1664"},
    {"tab:xor", "ama4+", "sokoban", "2.70 2.81 300 1115 47451"},
    {"tab:statistics-summary", "ama4+", "blocks", "100 2366 23.88 20.62 21.44 19.96 22.04"},
    {"tab:statistics-summary", "ama4+", "lightsout", "35 941 0.86 2.67 146.50 2.74 146.49"},
    {"tab:statistics-summary", "ama4+", "twisted", "63 1069 2.08 10.03 145.35 10.06 145.33"},
    {"tab:statistics-summary", "ama4+", "mandrill", "299 3469 8.90 4.79 16.44 4.82 16.43"},
    {"tab:statistics-summary", "ama4+", "mnist", "225 1665 7.46 5.85 53.08 5.83 53.63"},
    {"tab:statistics-summary", "ama4+", "sokoban", "103 47495 2.84 5.00 219.29 4.93 220.03"},
    {"tab:vanilla-ama3-vs-ama4", "ama3+", "blocks", "1 1 - 1 1 - 1 1 - 1 1 -"},
    {"tab:vanilla-ama3-vs-ama4", "ama3+", "lightsout", "40 40 35 40 39 0 20 20 18 40 40 35"},
    {"tab:vanilla-ama3-vs-ama4", "ama3+", "twisted", "40 40 36 40 40 0 23 20 18 40 40 16"},
    {"tab:vanilla-ama3-vs-ama4", "ama3+", "mandrill", "38 38 20 38 38 9 38 38 18 40 40 26"},
    {"tab:vanilla-ama3-vs-ama4", "ama3+", "mnist", "39 39 5 39 39 4 39 39 5 39 39 5"},
    {"tab:vanilla-ama3-vs-ama4", "ama3+", "random-mnist", "39 39 4 39 36 4 39 39 4 39 39 4"},
    {"tab:vanilla-ama3-vs-ama4", "ama3+", "sokoban", "14 14 12 14 14 12 14 14 12 14 14 12"},
    {"tab:vanilla-ama3-vs-ama4", "ama3+", "total", "211 211 112 211 207 29 174 171 75 213 213 98"},
    {"tab:vanilla-ama3-vs-ama4", "ama4+", "blocks", "33 32 - 19 19 - 34 34 - 34 33 -"},
    {"tab:vanilla-ama3-vs-ama4", "ama4+", "lightsout", "40 40 40 40 40 1 20 20 20 40 40 40"},
    {"tab:vanilla-ama3-vs-ama4", "ama4+", "twisted", "40 40 40 40 40 1 20 20 20 40 40 40"},
    {"tab:vanilla-ama3-vs-ama4", "ama4+", "mandrill", "25 23 23 20 15 11 38 30 30 40 32 32"},
    {"tab:vanilla-ama3-vs-ama4", "ama4+", "mnist", "40 39 6 35 35 16 40 39 6 40 39 6"},
    {"tab:vanilla-ama3-vs-ama4", "ama4+", "random-mnist", "36 34 11 32 32 5 35 32 11 36 33 11"},
    {"tab:vanilla-ama3-vs-ama4", "ama4+", "sokoban", "40 39 38 40 31 21 40 38 37 40 39 38"},
    {"tab:vanilla-ama3-vs-ama4", "ama4+", "total",
     "254 247 158 226 212 55 227 213 124 270 256 167"},
    {"tab:vs-nozsae", "ama3+", "blocks", "1 1 1 1 1 1 1 1 1 0 1 0 1 0 1 0"},
    {"tab:vs-nozsae", "ama3+", "lightsout", "40 27 39 40 20 20 40 28 40 30 39 33 20 19 40 31"},
    {"tab:vs-nozsae", "ama3+", "twisted", "40 40 40 40 20 20 40 40 40 40 40 40 20 20 40 40"},
    {"tab:vs-nozsae", "ama3+", "mandrill", "38 39 38 40 38 38 40 40 39 37 39 33 37 35 39 38"},
    {"tab:vs-nozsae", "ama3+", "mnist", "39 40 39 40 39 40 39 40 36 40 36 40 36 40 36 40"},
    {"tab:vs-nozsae", "ama3+", "random-mnist", "39 38 36 38 39 38 39 38 36 36 33 36 36 36 36 36"},
    {"tab:vs-nozsae", "ama3+", "sokoban", "14 1 14 1 14 1 14 1 13 1 13 1 13 1 13 1"},
    {"tab:vs-nozsae", "ama3+", "total",
     "211 186 207 200 171 158 213 188 205 184 201 183 163 151 205 186"},
    {"tab:vs-nozsae", "ama4+", "blocks", "32 31 19 23 34 29 33 31 25 27 10 12 24 26 24 27"},
    {"tab:vs-nozsae", "ama4+", "lightsout", "40 40 40 40 20 20 40 40 40 40 40 40 20 23 40 40"},
    {"tab:vs-nozsae", "ama4+", "twisted", "40 40 40 40 20 20 40 40 40 40 40 40 20 20 40 40"},
    {"tab:vs-nozsae", "ama4+", "mandrill", "23 24 15 10 30 33 32 36 19 17 7 10 27 28 26 30"},
    {"tab:vs-nozsae", "ama4+", "mnist", "39 37 35 26 39 36 39 34 36 37 26 21 36 36 36 34"},
    {"tab:vs-nozsae", "ama4+", "random-mnist", "34 37 32 19 32 35 33 35 34 36 28 19 32 34 33 34"},
    {"tab:vs-nozsae", "ama4+", "sokoban", "39 33 31 34 38 31 39 32 39 32 31 33 38 31 39 31"},
    {"tab:vs-nozsae", "ama4+", "total",
     "247 242 212 192 213 204 256 248 233 229 182 175 197 198 238 236"},
    {"tab:opt-valid-ratio", "ama3+", "lightsout",
     "0.88 0.93 0.95 1.00 0.88 0.93 0.88 0.90 0.95 1.00 0.88 0.90 0.000 -0.026 0.000 0.000 0.000 "
     "-0.025"},
    {"tab:opt-valid-ratio", "ama3+", "twisted",
     "0.90 0.88 0.90 0.85 0.90 0.88 0.90 0.88 0.90 0.84 0.90 0.88 0.000 0.000 0.000 -0.008 0.000 "
     "0.000"},
    {"tab:opt-valid-ratio", "ama3+", "mandrill",
     "0.81 0.77 0.83 0.79 0.79 0.75 0.79 0.70 0.84 0.74 0.79 0.68 -0.016 -0.067 0.005 -0.047 0.005 "
     "-0.066"},
    {"tab:opt-valid-ratio", "ama3+", "mnist",
     "0.43 0.20 0.48 0.20 0.43 0.20 0.43 0.21 0.48 0.21 0.43 0.21 0.000 0.007 0.000 0.007 0.000 "
     "0.007"},
    {"tab:opt-valid-ratio", "ama3+", "random-mnist",
     "0.24 0.28 0.24 0.28 0.24 0.28 0.29 0.28 0.28 0.28 0.28 0.28 0.056 0.002 0.045 0.002 0.045 "
     "0.002"},
    {"tab:opt-valid-ratio", "ama3+", "sokoban",
     "0.86 1.00 0.86 1.00 0.86 1.00 0.85 1.00 0.85 1.00 0.85 1.00 -0.011 0.000 -0.011 0.000 -0.011 "
     "0.000"},
    {"tab:opt-valid-ratio", "ama4+", "lightsout",
     "1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 0.000 0.000 0.000 0.000 0.000 "
     "0.000"},
    {"tab:opt-valid-ratio", "ama4+", "twisted",
     "1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 0.000 0.000 0.000 0.000 0.000 "
     "0.000"},
    {"tab:opt-valid-ratio", "ama4+", "mandrill",
     "1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 0.96 1.00 1.00 1.00 0.000 0.000 -0.037 0.000 0.000 "
     "0.000"},
    {"tab:opt-valid-ratio", "ama4+", "mnist",
     "1.00 0.78 1.00 0.81 1.00 0.79 1.00 0.78 1.00 0.81 1.00 0.79 0.000 0.000 0.000 0.000 0.000 "
     "0.000"},
    {"tab:opt-valid-ratio", "ama4+", "random-mnist",
     "0.91 0.92 0.94 0.91 0.94 0.91 0.95 0.92 1.00 0.91 0.95 0.91 0.041 -0.002 0.065 -0.003 0.017 "
     "-0.003"},
    {"tab:opt-valid-ratio", "ama4+", "sokoban",
     "0.97 0.79 0.97 0.80 0.97 0.78 0.97 0.78 0.97 0.77 0.97 0.77 0.000 -0.007 0.000 -0.026 0.000 "
     "-0.007"},
    {"tab:planning-hanoi", "ama3+", "hanoi-4-4", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"},
    {"tab:planning-hanoi", "ama3+", "hanoi-3-9", "3 2 0 0 0 0 0 0 0 0 0 0 3 2 0 0 0 0 0 0 0 0 0 0"},
    {"tab:planning-hanoi", "ama3+", "hanoi-4-9", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"},
    {"tab:planning-hanoi", "ama3+", "hanoi-5-9", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"},
    {"tab:planning-hanoi", "ama4+", "hanoi-4-4", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"},
    {"tab:planning-hanoi", "ama4+", "hanoi-3-9",
     "20 12 8 13 5 0 17 1 0 0 0 0 20 12 7 13 5 0 20 12 8 13 5 0"},
    {"tab:planning-hanoi", "ama4+", "hanoi-4-9", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"},
    {"tab:planning-hanoi", "ama4+", "hanoi-5-9", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"},
    {"planner-preprocessing", "ama4+", "blocks", "99.8 100.0"},
    {"planner-preprocessing", "ama4+", "lightsout", "98.6 103.2"},
    {"planner-preprocessing", "ama4+", "twisted", "98.8 103.4"},
    {"planner-preprocessing", "ama4+", "mandrill", "96.2 100.0"},
    {"planner-preprocessing", "ama4+", "mnist", "95.4 100.0"},
    {"planner-preprocessing", "ama4+", "sokoban", "99.7 100.0"},
};

}  // namespace

std::vector<std::string> paper_cells(const std::string& label, const std::string& model,
                                     const std::string& row) {
  std::vector<std::string> cells;
  for (const PaperLine& line : kPaperLines) {
    if (line.label != label || line.model != model || line.row != row) continue;
    std::istringstream words(line.cells);
    for (std::string word; words >> word;) cells.push_back(word);
  }
  return cells;
}

}  // namespace latplan::experiments
