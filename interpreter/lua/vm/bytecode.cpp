#include "lua/vm/bytecode.h"

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
  std::string_view rest() const { return rest_; }
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
    function.parameters = reader_.byte();
    function.takes_more = reader_.byte() != 0;
    function.registers = reader_.byte();
    const std::size_t instructions = reader_.count();
    const std::string_view code = reader_.bytes(instructions * 4);
    function.code.resize(instructions);
    if (instructions > 0) std::memcpy(function.code.data(), code.data(), code.size());
    read_constants(function);
    for (std::size_t left = reader_.count(); left > 0; --left) {
      const bool in_stack = reader_.byte() != 0;
      function.upvalue_sources.push_back({in_stack, reader_.byte()});
      reader_.byte();  // whether it can be assigned to
    }
    for (std::size_t left = reader_.count(); left > 0; --left) {
      read_function(depth + 1);
      function.inner.push_back(functions_.size() - 1);
    }
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
    function.constants.resize(reader_.count());
    for (BytecodeConstant& constant : function.constants) {
      switch (reader_.byte()) {
        case nil:
          break;
        case no:
          constant.kind = BytecodeConstant::Kind::no;
          break;
        case yes:
          constant.kind = BytecodeConstant::Kind::yes;
          break;
        case integer:
          constant.kind = BytecodeConstant::Kind::integer;
          std::memcpy(&constant.integer, reader_.bytes(8).data(), 8);
          break;
        case number:
          constant.kind = BytecodeConstant::Kind::number;
          std::memcpy(&constant.number, reader_.bytes(8).data(), 8);
          break;
        case short_string:
        case long_string:
          constant.kind = BytecodeConstant::Kind::text;
          constant.text = reader_.string();
          break;
        default:
          throw UnreadableBytecode();
      }
    }
  }

  void read_names(BytecodeFunction& function) {
    const std::string_view section = reader_.rest();
    function.line_steps = reader_.bytes(reader_.count());
    for (std::size_t left = reader_.count(); left > 0; --left) {
      const std::size_t at = reader_.size();
      function.line_marks.emplace_back(at, reader_.size());
    }
    function.line_section = section.substr(0, section.size() - reader_.rest().size());
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

constexpr char see_mark = -0x80;  // the line of an instruction is in the list of marks

// As Reader::size() reads it.
void add_size(std::string& code, std::size_t value) {
  std::string digits(1, static_cast<char>((value & 0x7F) | 0x80));
  while (value >>= 7) digits.insert(digits.begin(), static_cast<char>(value & 0x7F));
  code += digits;
}

}  // namespace

int BytecodeFunction::line_at(std::size_t at) const {
  const std::vector<int> all = lines();
  return all.empty() ? static_cast<int>(line) : all[std::min(at, all.size() - 1)];
}

std::vector<int> BytecodeFunction::lines() const {
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

bool BytecodeFunction::is_condition(std::size_t at) const {
  const Instruction test = code[at];
  if (!test.is_test()) return false;
  if (test.opcode() != op_test && test.opcode() != op_testset) return true;
  const std::uint32_t tested = test.opcode() == op_test ? test.a() : test.b();
  if (at > 0) {
    const Instruction before = code[at - 1];
    const bool is_constant = before.opcode() >= op_loadi && before.opcode() <= op_loadtrue;
    if (is_constant && before.a() == tested) return false;
  }
  // b jumps to the end where it is true, and otherwise goes on with c, where a false a has jumped.
  for (std::size_t a = 0; test.k() && a + 1 < at; ++a) {
    const bool jumps = code[a].is_test() && code[a + 1].opcode() == op_jmp;
    if (jumps && static_cast<std::int64_t>(a) + 2 + code[a + 1].jump() ==
                     static_cast<std::int64_t>(at) + 2) {
      return false;
    }
  }
  return true;
}

bool BytecodeFunction::comes_to_false(std::size_t at, bool jumped) const {
  const Instruction test = code[at];
  const bool is_false = jumped && !test.k();  // what was tested
  if (is_false && test.opcode() == op_testset) return true;
  bool keeps_false = is_false && test.opcode() == op_test;
  std::size_t next = at + 2;
  const auto follow = [&](const Instruction& jump, std::size_t from) {
    next = static_cast<std::size_t>(static_cast<std::int64_t>(from) + 1 + jump.jump());
  };
  if (jumped) follow(code[at + 1], at + 1);
  while (next < code.size()) {
    const Instruction now = code[next];
    switch (now.opcode()) {
      case op_loadfalse:
      case op_lfalseskip:
        return true;
      case op_return:
      case op_return1:
        return keeps_false && now.a() == test.a();
      case op_jmp:
        if (now.goes_back()) return false;
        follow(now, next);
        continue;
      case op_return0:
      case op_forprep:
      case op_forloop:
      case op_tforprep:
      case op_tforloop:
        return false;
      default:
        if (now.is_test()) return false;
    }
    keeps_false = false;
    ++next;
  }
  return false;
}

std::vector<BytecodeFunction> read_bytecode(std::string_view code) { return Dump(code).read(); }

std::string with_numbered_instructions(std::string_view code,
                                       const std::vector<BytecodeFunction>& functions,
                                       std::size_t first) {
  std::string numbered;
  const char* copied = code.data();
  for (const BytecodeFunction& function : functions) {
    numbered.append(copied, function.line_section.data());
    add_size(numbered, function.code.size());
    numbered.append(function.code.size(), see_mark);
    add_size(numbered, function.code.size());
    for (std::size_t at = 0; at < function.code.size(); ++at) {
      add_size(numbered, at);
      add_size(numbered, first++);
    }
    copied = function.line_section.data() + function.line_section.size();
  }
  return numbered.append(copied, code.data() + code.size());
}

}  // namespace houserule
