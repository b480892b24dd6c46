// All numbers are little endian. Offsets in bytes:
//   0  magic "\x89LPD\r\n\x1a\n"   8  u32 version   12  u32 kind (1 model, 2 task)   16  u32 bits B   20  u32 actions A
//  24  u64 bytes of names N       32  u32 CRC-32 of everything from byte 40 on, then of bytes 0 to 31    36  u32 zero
//  40  kind 2: masks init, goal mask, goal value; then per action masks pos, neg, add, del; a mask is ceil(B/64) u64
//  then per action u16 length of its name; then the names without separators; the file ends there
#include "symbolic/binary_file.h"

#include <zlib.h>

#include <array>
#include <bit>
#include <cstring>

#include "base/error.h"
#include "base/files.h"
#include "symbolic/pddl_lexer.h"
#include "symbolic/pddl_names.h"

namespace latplan::symbolic {
namespace {

static_assert(std::endian::native == std::endian::little, "masks are copied as they are");

constexpr std::array<std::uint8_t, 8> kMagic = {0x89, 'L', 'P', 'D', '\r', '\n', 0x1a, '\n'};
constexpr std::uint32_t kVersion = 1;
constexpr std::uint32_t kModel = 1, kTask = 2;
constexpr std::size_t kChecksumAt = 32, kHeader = 40;
constexpr std::uint32_t kMaxBits = 1U << 24;
constexpr std::size_t kMaxName = 0xffff;

struct Header {
  std::uint32_t version = kVersion, kind = kModel, bits = 0, actions = 0;
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
  std::uint32_t kind() const { return header_.kind; }
  int bits() const { return static_cast<int>(header_.bits); }
  std::size_t place() const { return place_; }

  BitVector mask(const char* what) {
    words_.resize(words());
    if (words() > 0) std::memcpy(words_.data(), content_.data() + place_, words() * 8);
    if (bits() % 64 != 0 && words_.back() >> (bits() % 64) != 0) {
      throw bad(place_ + 8 * (words() - 1), std::string(what) + " has bits past the last one");
    }
    place_ += words() * 8;
    return BitVector::from_words(bits(), words_);
  }

  ActionTable table() {
    ActionTable result{bits(), {}};
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
    if (!is_binary_file(content_)) throw bad(0, "no model or task of ours; expected an .lpd file");
    if (content_.size() < kHeader) throw bad(content_.size(), "the file ends in its header");
    std::memcpy(&header_, content_.data() + kMagic.size(), sizeof header_);
    if (header_.version != kVersion) {
      throw unsupported_error(file_ + ": byte 8: version " + std::to_string(header_.version) +
                              " of the format; expected " + std::to_string(kVersion));
    }
    if (header_.kind != kModel && header_.kind != kTask) {
      throw bad(12, "kind " + std::to_string(header_.kind) + "; expected 1 (model) or 2 (task)");
    }
    if (header_.zero != 0) throw bad(36, "found " + std::to_string(header_.zero) + "; expected 0");
    if (header_.bits > kMaxBits) {
      throw bad(
          16, std::to_string(header_.bits) + " bits; expected at most " + std::to_string(kMaxBits));
    }
  }

  // Nothing is allocated before this: the numbers agree with the size of the file. No product overflows: a mask has at
  // most 2^21 bytes, and there are at most 2^34 + 3.
  void check_size() const {
    const std::uint64_t masks =
        (header_.kind == kTask ? 3 : 0) + std::uint64_t{4} * header_.actions;
    const std::uint64_t fixed = kHeader + masks * words() * 8 + std::uint64_t{2} * header_.actions;
    if (content_.size() < fixed || content_.size() - fixed != header_.name_bytes) {
      throw bad(content_.size(), "the file has " + std::to_string(content_.size()) +
                                     " bytes; its header speaks of " + std::to_string(fixed) +
                                     " and " + std::to_string(header_.name_bytes) + " of names");
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

Header header_of(const ActionTable& table, std::uint32_t kind) {
  Header header;
  header.kind = kind;
  header.bits = static_cast<std::uint32_t>(table.state_bits);
  header.actions = static_cast<std::uint32_t>(table.actions.size());
  return header;
}

}  // namespace

bool is_binary_file(std::span<const std::uint8_t> content) {
  return content.size() >= kMagic.size() &&
         std::memcmp(content.data(), kMagic.data(), kMagic.size()) == 0;
}

std::vector<std::uint8_t> encode_model(const ActionTable& table) {
  return Encoder(header_of(table, kModel)).finish(table);
}

std::vector<std::uint8_t> encode_task(const StripsTask& task) {
  Encoder encoder(header_of(task.model, kTask));
  encoder.mask(task.init);
  encoder.mask(task.goal_mask);
  encoder.mask(task.goal_value);
  return encoder.finish(task.model);
}

StripsTask decode_task(std::span<const std::uint8_t> content, const std::string& file) {
  Decoder decoder(content, file);
  if (decoder.kind() != kTask) {
    throw decoder.bad(12, "a model without initial state and goal; expected a task");
  }
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

ActionTable decode_model(std::span<const std::uint8_t> content, const std::string& file) {
  Decoder decoder(content, file);
  if (decoder.kind() == kTask) {
    for (const char* skipped : {"the initial state", "the goal", "the goal"}) decoder.mask(skipped);
  }
  return decoder.table();
}

void write_model_file(const std::filesystem::path& file, const ActionTable& table) {
  write_atomically(file, encode_model(table));
}

void write_task_file(const std::filesystem::path& file, const StripsTask& task) {
  write_atomically(file, encode_task(task));
}

ActionTable read_model_file(const std::filesystem::path& file) {
  return decode_model(read_bytes(file), file.string());
}

StripsTask read_task_file(const std::filesystem::path& file) {
  return decode_task(read_bytes(file), file.string());
}

}  // namespace latplan::symbolic
