#include "lua/bytecode.h"

#include <algorithm>
#include <cstring>

namespace houserule {

namespace {

class Reader {
 public:
  explicit Reader(std::string_view code) : rest_(code) {}

  std::string_view bytes(std::size_t count) {
    if (count > rest_.size()) throw UnreadableBytecode();
    const std::string_view taken = rest_.substr(0, count);
    rest_.remove_prefix(count);
    return taken;
  }
  std::uint8_t byte() { return static_cast<std::uint8_t>(bytes(1)[0]); }

  // Seven bits a byte, the highest first; the last byte has its top bit set.
  std::size_t size() {
    std::size_t value = 0;
    for (int count = 0; count < 10; ++count) {
      const std::uint8_t next = byte();
      value = value << 7 | (next & 0x7F);
      if (next & 0x80) return value;
    }
    throw UnreadableBytecode();
  }
  // Returns a number of things that each take a byte at least, so that it can be believed.
  std::size_t count() {
    const std::size_t value = size();
    if (value > rest_.size()) throw UnreadableBytecode();
    return value;
  }
  std::string_view string() {
    const std::size_t length = size();
    return length == 0 ? std::string_view() : bytes(length - 1);
  }

 private:
  std::string_view rest_;
};

class Dump {
 public:
  explicit Dump(std::string_view code) : reader_(code) {}

  std::vector<BytecodeFunction> read() {
    constexpr std::size_t header = 4 + 1 + 1 + 6 + 1 + 1 + 1 + 8 + 8;
    if (!reader_.bytes(header).starts_with("\x1bLua\x54")) throw UnreadableBytecode();
    reader_.byte();  // the number of upvalues of the chunk
    read_function(0);
    return std::move(functions_);
  }

 private:
  // Lua nests functions at most 200 deep.
  void read_function(int depth) {
    if (depth > 250) throw UnreadableBytecode();
    BytecodeFunction function;
    function.depth = depth;
    reader_.string();  // the source's name
    function.line = reader_.size();
    reader_.size();  // the last line
    reader_.byte();  // parameters
    reader_.byte();  // whether it takes more
    reader_.byte();  // registers
    const std::size_t instructions = reader_.count();
    const std::string_view code = reader_.bytes(instructions * 4);
    function.code.resize(instructions);
    if (instructions > 0) std::memcpy(function.code.data(), code.data(), code.size());
    read_constants(function);
    reader_.bytes(reader_.count() * 3);  // where upvalues come from
    for (std::size_t left = reader_.count(); left > 0; --left) read_function(depth + 1);
    read_names(function);
    functions_.push_back(std::move(function));
  }

  void read_constants(BytecodeFunction& function) {
    enum Kind : std::uint8_t {
      nil = 0x00,
      no = 0x01,
      yes = 0x11,
      integer = 0x03,
      number = 0x13,
      short_string = 0x04,
      long_string = 0x14
    };
    function.strings.resize(reader_.count());
    for (std::string_view& constant : function.strings) {
      switch (reader_.byte()) {
        case nil:
        case no:
        case yes:
          break;
        case integer:
        case number:
          reader_.bytes(8);
          break;
        case short_string:
        case long_string:
          constant = reader_.string();
          break;
        default:
          throw UnreadableBytecode();
      }
    }
  }

  void read_names(BytecodeFunction& function) {
    function.line_steps = reader_.bytes(reader_.count());
    for (std::size_t left = reader_.count(); left > 0; --left) {
      const std::size_t at = reader_.size();
      function.line_marks.emplace_back(at, reader_.size());
    }
    for (std::size_t left = reader_.count(); left > 0; --left) {
      reader_.string();
      const std::size_t begin = reader_.size();
      function.locals.push_back({begin, reader_.size()});
    }
    for (std::size_t left = reader_.count(); left > 0; --left) {
      function.upvalues.push_back(reader_.string());
    }
  }

  Reader reader_;
  std::vector<BytecodeFunction> functions_;
};

}  // namespace

int BytecodeFunction::line_at(std::size_t at) const {
  const std::vector<int> all = lines();
  return all.empty() ? static_cast<int>(line) : all[std::min(at, all.size() - 1)];
}

std::vector<int> BytecodeFunction::lines() const {
  constexpr int see_mark = -0x80;
  std::int64_t now = static_cast<std::int64_t>(line);
  std::size_t mark = 0;
  std::vector<int> all;
  all.reserve(line_steps.size());
  for (const char letter : line_steps) {
    const int step = static_cast<signed char>(letter);
    if (step != see_mark) {
      now += step;
    } else if (mark < line_marks.size()) {
      now = static_cast<std::int64_t>(line_marks[mark++].second);
    }
    all.push_back(static_cast<int>(now));
  }
  return all;
}

std::vector<BytecodeFunction> read_bytecode(std::string_view code) { return Dump(code).read(); }

}  // namespace houserule
