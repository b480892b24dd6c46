// Converts LibTorch's exceptions to latplan::Error, without backtrace.
#pragma once

#include <ATen/ATen.h>

#include <string>

#include "base/error.h"

namespace latplan::nn::torch_backend {

template <typename Function>
auto guarded(const Function& function) {
  try {
    return function();
  } catch (const c10::OutOfMemoryError&) {
    throw Error(ExitCode::kOutOfMemory,
                "LibTorch: out of memory; use a smaller --batch or --width");
  } catch (const c10::Error& error) {
    std::string line = error.what_without_backtrace();
    line = line.substr(0, line.find('\n'));
    // "DefaultCPUAllocator: can't allocate memory: you tried to allocate 8589934592 bytes."
    if (line.find("allocate memory") != std::string::npos) {
      throw Error(ExitCode::kOutOfMemory,
                  "LibTorch: " + line + "; use a smaller --batch or --width");
    }
    throw Error(ExitCode::kInternal, "LibTorch: " + line);
  }
}

}  // namespace latplan::nn::torch_backend
