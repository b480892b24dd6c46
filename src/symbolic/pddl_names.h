// Names in PDDL: the plain ones, and comparison without case.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

namespace latplan::symbolic {

constexpr std::size_t kMaxName = 65535;  // characters; a binary task has 16 bits for the length

inline char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

inline bool is_letter(char c) { return to_lower(c) >= 'a' && to_lower(c) <= 'z'; }

// A letter, then letters, digits, '-', '_', '+'.
inline bool is_plain_name(std::string_view name) {
  if (name.empty() || !is_letter(name[0])) return false;
  for (const char c : name) {
    if (!is_letter(c) && !(c >= '0' && c <= '9') && c != '-' && c != '_' && c != '+') return false;
  }
  return true;
}

inline bool same_name(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (to_lower(a[i]) != to_lower(b[i])) return false;
  }
  return true;
}

struct NameHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view name) const {
    std::size_t h = 0xcbf29ce484222325ULL;  // FNV-1a over the lower-case name
    for (const char c : name) h = (h ^ static_cast<unsigned char>(to_lower(c))) * 0x100000001b3ULL;
    return h;
  }
};
struct NameEqual {
  using is_transparent = void;
  bool operator()(std::string_view a, std::string_view b) const { return same_name(a, b); }
};
using NameMap = std::unordered_map<std::string, int, NameHash, NameEqual>;

}  // namespace latplan::symbolic
