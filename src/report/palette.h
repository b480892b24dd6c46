// The colours of all drawings.
#pragma once

#include "report/canvas.h"

namespace latplan::report {

inline constexpr Colour kPaper = {0.965F, 0.965F, 0.955F};
inline constexpr Colour kInk = {0.16F, 0.17F, 0.20F};
inline constexpr Colour kGrey = {0.62F, 0.63F, 0.66F};
inline constexpr Colour kPale = {0.86F, 0.86F, 0.85F};
inline constexpr Colour kGreen = {0.13F, 0.62F, 0.30F};
inline constexpr Colour kRed = {0.84F, 0.17F, 0.16F};

}  // namespace latplan::report
