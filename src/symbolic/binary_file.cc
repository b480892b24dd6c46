// Layout, little endian; offsets in bytes:
//    0  magic "\x89LPD\r\n\x1a\n"
//    8  u32 version
//   12  u32 kind: 2 (a task; 1 was a model without a task)
//   16  u32 bits B
//   20  u32 actions A
//   24  u64 bytes of names N
//   32  u32 CRC-32 of the bytes from 40 to the end, continued over bytes 0 to 31
//   36  u32 zero
//   40  masks init, goal mask, goal value
//       per action: masks pos, neg, add, del; a mask is ceil(B/64) u64
//       per action: u16 length of its name
//       the names without separators, up to the end of the file
#include "symbolic/binary_file.h"

#include <zlib.h>

#include <array>
#include <bit>
#include <cstring>

#include "base/error.h"
#include "base/files.h"
#include "base/free_memory.h"
#include "symbolic/pddl_lexer.h"
#include "symbolic/pddl_names.h"

namespace latplan::symbolic {
namespace {

static_assert(std::endian::native == std::endian::little, "masks are copied without conversion");

constexpr std::array<std::uint8_t, 8> kMagic = {0x89, 'L', 'P', 'D', '\r', '\n', 0x1a, '\n'};
constexpr std::uint32_t kVersion = 1;
constexpr std::uint32_t kTask = 2;
constexpr std::size_t kChecksumAt = 32, kHeader = 40;
constexpr std::uint32_t kMaxBits = 1U << 24;

struct Header {
  std::uint32_t version = kVersion, kind = kTask, bits = 0, actions = 0;
  std::uint64_t name_bytes = 0;
  std::uint32_t checksum = 0, zero = 0;
};
static_assert(sizeof(Header) == kHeader - kMagic.size());

std::uint32_t checksum_of(std::span<const std::uint8_t> content) {
  const unsigned long body = ::crc32_z(0, content.data() + kHeader, content.size() - kHeader);
  return static_cast<std::uint32_t>(::crc32_z(body, content.data(), kChecksumAt));
}

class Encoder {
 public:
  explicit Encoder(Header header) : header_(header), bytes_(kHeader) {}

  void mask(const BitVector& bits) {
    LATPLAN_CHECK(bits.size() == static_cast<int>(header_.bits),
                  "a mask of " + std::to_string(bits.size()) + " bits");
    append(bits.words().data(), bits.words().size_bytes());
  }
  std::vector<std::uint8_t> finish(const ActionTable& table) {
    for (const Action& action : table.actions) {
      for (const BitVector* bits : {&action.pos, &action.neg, &action.add, &action.del})
        mask(*bits);
    }
    for (const Action& action : table.actions) {
      LATPLAN_CHECK(is_plain_name(action.name) && action.name.size() <= kMaxName,
                    "not a plain PDDL name: " + action.name);
      const auto length = static_cast<std::uint16_t>(action.name.size());
      append(&length, sizeof length);
      header_.name_bytes += length;
    }
    for (const Action& action : table.actions) append(action.name.data(), action.name.size());
    std::memcpy(bytes_.data(), kMagic.data(), kMagic.size());
    std::memcpy(bytes_.data() + kMagic.size(), &header_, sizeof header_);
    const std::uint32_t checksum = checksum_of(bytes_);
    std::memcpy(bytes_.data() + kChecksumAt, &checksum, sizeof checksum);
    return std::move(bytes_);
  }

 private:
  void append(const void* data, std::size_t size) {
    const auto* begin = static_cast<const std::uint8_t*>(data);
    bytes_.insert(bytes_.end(), begin, begin + size);
  }
  Header header_;
  std::vector<std::uint8_t> bytes_;
};

class Decoder {
 public:
  Decoder(std::span<const std::uint8_t> content, const std::string& file)
      : content_(content), file_(file) {
    read_header();
    check_size();
    if (checksum_of(content_) != header_.checksum) {
      throw bad(kChecksumAt, "the checksum is wrong; the file is damaged");
    }
    place_ = kHeader;
  }
  int bits() const { return static_cast<int>(header_.bits); }
  std::size_t place() const { return place_; }

  BitVector mask(const char* what) {
    words_.resize(words());
    if (words() > 0) std::memcpy(words_.data(), content_.data() + place_, words() * 8);
    if (bits() % 64 != 0 && words_.back() >> (bits() % 64) != 0) {
      throw bad(place_ + 8 * (words() - 1),
                std::string(what) + " has bits beyond the number of bits");
    }
    place_ += words() * 8;
    return BitVector::from_words(bits(), words_);
  }

  ActionTable table() {
    ActionTable result{bits(), {}};
    check_memory(header_.actions * action_bytes(bits()), file_);
    result.actions.resize(header_.actions);
    for (Action& action : result.actions) {
      action.pos = mask("a precondition");
      action.neg = mask("a precondition");
      action.add = mask("an effect");
      action.del = mask("an effect");
    }
    names(result);
    return result;
  }

  Error bad(std::size_t place, const std::string& reason) const {
    return input_error(file_ + ": byte " + std::to_string(place) + ": " + reason);
  }

 private:
  std::size_t words() const { return (header_.bits + 63) / 64; }

  void read_header() {
    if (!is_binary_file(content_))
      throw bad(0, "not a binary model or task; expected an .lpd file");
    if (content_.size() < kHeader) throw bad(content_.size(), "the header is incomplete");
    std::memcpy(&header_, content_.data() + kMagic.size(), sizeof header_);
    if (header_.version != kVersion) {
      throw unsupported_error(file_ + ": byte 8: format version " +
                              std::to_string(header_.version) + "; expected " +
                              std::to_string(kVersion));
    }
    if (header_.kind != kTask) {
      throw bad(12, "kind " + std::to_string(header_.kind) + "; expected 2 (task)");
    }
    if (header_.zero != 0) throw bad(36, "found " + std::to_string(header_.zero) + "; expected 0");
    if (header_.bits > kMaxBits) {
      throw bad(
          16, std::to_string(header_.bits) + " bits; expected at most " + std::to_string(kMaxBits));
    }
  }

  // Called before anything is allocated. No product overflows: there are at most 2^34 + 3 masks of
  // at most 2^21 bytes.
  void check_size() const {
    const std::uint64_t masks = 3 + std::uint64_t{4} * header_.actions;
    const std::uint64_t fixed = kHeader + masks * words() * 8 + std::uint64_t{2} * header_.actions;
    if (content_.size() < fixed || content_.size() - fixed != header_.name_bytes) {
      throw bad(content_.size(), "the file has " + std::to_string(content_.size()) +
                                     " bytes; expected " + std::to_string(fixed) + " and " +
                                     std::to_string(header_.name_bytes) + " of names");
    }
  }

  void names(ActionTable& table) {
    std::size_t lengths = place_;
    place_ += std::size_t{2} * table.actions.size();
    for (Action& action : table.actions) {
      std::uint16_t length = 0;
      std::memcpy(&length, content_.data() + lengths, sizeof length);
      if (length > content_.size() - place_) throw bad(lengths, "a name past the end of the file");
      action.name.assign(reinterpret_cast<const char*>(content_.data()) + place_, length);
      if (!is_plain_name(action.name)) {
        throw bad(place_, "found " + in_quotes(action.name) + "; expected a plain name");
      }
      lengths += sizeof length;
      place_ += length;
    }
    if (place_ != content_.size()) throw bad(place_, "bytes after the last name");
  }

  std::span<const std::uint8_t> content_;
  const std::string& file_;
  Header header_;
  std::size_t place_ = 0;
  std::vector<std::uint64_t> words_;
};

Header header_of(const ActionTable& table) {
  Header header;
  header.bits = static_cast<std::uint32_t>(table.state_bits);
  header.actions = static_cast<std::uint32_t>(table.actions.size());
  return header;
}

}  // namespace

bool is_binary_file(std::span<const std::uint8_t> content) {
  return content.size() >= kMagic.size() &&
         std::memcmp(content.data(), kMagic.data(), kMagic.size()) == 0;
}

std::vector<std::uint8_t> encode_task(const StripsTask& task) {
  Encoder encoder(header_of(task.model));
  encoder.mask(task.init);
  encoder.mask(task.goal_mask);
  encoder.mask(task.goal_value);
  return encoder.finish(task.model);
}

StripsTask decode_task(std::span<const std::uint8_t> content, const std::string& file) {
  Decoder decoder(content, file);
  StripsTask task;
  task.init = decoder.mask("the initial state");
  task.goal_mask = decoder.mask("the goal");
  const std::size_t place = decoder.place();
  task.goal_value = decoder.mask("the goal");
  if (!task.goal_mask.contains(task.goal_value)) {
    throw decoder.bad(place, "the goal has values outside its mask");
  }
  task.model = decoder.table();
  return task;
}

void write_task_file(const std::filesystem::path& file, const StripsTask& task) {
  write_atomically(file, encode_task(task));
}

}  // namespace latplan::symbolic
