// The handwritten digits of MNIST that serve as tiles: one fixed sample of each digit from the training set.
#pragma once

#include <filesystem>
#include <vector>

#include "base/image.h"

namespace latplan::domains {

constexpr int kMnistDigits = 10;
constexpr int kMnistSide = 28;  // pixels

// Whether a path means digits rather than a photograph: a folder, or a file named as the original training images.
bool names_mnist_digits(const std::filesystem::path& source);

// Digits 0 to count - 1 (28 x 28, grey, ink 1 on 0), as in the paper's experiments: the first sample of each in the
// training set, of 1 and 8 the fourth. Read from
//   a folder of 0.json to 9.json, each {"data": [28 * 28 values from 0 to 1, sample after sample]}, or
//   the original files train-images-idx3-ubyte and train-labels-idx1-ubyte in one folder, gzipped (.gz) or not:
//   the folder or the file of images.
// Only the beginning of each file is read. Missing or damaged: Error(BadInput).
std::vector<Image> read_mnist_digits(const std::filesystem::path& source, int count);

}  // namespace latplan::domains
