// MNIST digits for tiles: one fixed sample of each digit from the training set.
#pragma once

#include <filesystem>
#include <vector>

#include "base/image.h"

namespace latplan::domains {

constexpr int kMnistDigits = 10;
constexpr int kMnistSide = 28;  // pixels

// Whether a path refers to digits, not to a photograph: a folder, or a file named like the original
// training images.
bool names_mnist_digits(const std::filesystem::path& source);

// Digits 0 to count - 1 (28 x 28, grey, ink 1 on 0), as in the paper's code: the first sample of
// each digit in the training set, and the fourth of 1 and 8. Sources:
//   a folder with 0.json to 9.json, each {"data": [28 * 28 values from 0 to 1 per sample]}, or
//   the original files train-images-idx3-ubyte and train-labels-idx1-ubyte (.gz or not): their
//   folder, or the path of the images.
// Reads only the beginning of each file. Missing or damaged: Error(BadInput).
std::vector<Image> read_mnist_digits(const std::filesystem::path& source, int count);

}  // namespace latplan::domains
