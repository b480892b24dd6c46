// The message of an expected Error(BadInput).
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "base/error.h"

namespace latplan {

// A failure if `function` throws nothing, or anything else, or a message of several lines.
template <typename Function>
std::string input_fault(const Function& function) {
  try {
    function();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput) << error.what();
    EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos) << error.what();
    return error.what();
  } catch (const std::exception& error) {
    ADD_FAILURE() << "internal error: " << error.what();
    return {};
  }
  ADD_FAILURE() << "nothing was thrown";
  return {};
}

inline void expect_has(const std::string& text, const std::string& part) {
  EXPECT_NE(text.find(part), std::string::npos) << text;
}

}  // namespace latplan
