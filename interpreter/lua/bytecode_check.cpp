#include "lua/bytecode_check.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <utility>
#include <vector>

#include "base/text.h"
#include "lua/lua_include.h"

namespace houserule {

namespace {

// The opcodes of Lua 5.4 that matter here (lopcodes.h); the numbers are part of the dump format.
enum Opcode : std::uint32_t {
  op_move = 0,
  op_loadnil = 8,
  op_setupval = 10,
  op_gettabup = 11,
  op_gettable = 12,
  op_geti = 13,
  op_getfield = 14,
  op_settabup = 15,
  op_settable = 16,
  op_seti = 17,
  op_setfield = 18,
  op_self = 20,
  op_mmbin = 46,
  op_mmbinik = 48,
  op_close = 54,
  op_tbc = 55,
  op_jmp = 56,
  op_eq = 57,
  op_test = 66,
  op_call = 68,
  op_tailcall = 69,
  op_return = 70,
  op_return1 = 72,
  op_forloop = 73,
  op_tforprep = 75,
  op_tforcall = 76,
  op_tforloop = 77,
  op_setlist = 78,
  op_extraarg = 82,
};

struct Instruction {
  std::uint32_t bits;

  std::uint32_t opcode() const { return bits & 0x7F; }
  std::uint32_t a() const { return bits >> 7 & 0xFF; }
  bool k() const { return bits >> 15 & 1; }
  std::uint32_t b() const { return bits >> 16 & 0xFF; }
  std::uint32_t c() const { return bits >> 24 & 0xFF; }

  bool goes_back() const {
    constexpr std::uint32_t here = (1U << 24) - 1;  // of a jump: to the next instruction
    return opcode() == op_forloop || opcode() == op_tforloop ||
           (opcode() == op_jmp && bits >> 7 < here);
  }
};

bool leaves_registers_alone(std::uint32_t opcode) {
  return opcode == op_setupval || (opcode >= op_settabup && opcode <= op_setfield) ||
         (opcode >= op_mmbin && opcode <= op_mmbinik) ||
         (opcode >= op_close && opcode <= op_test) ||
         (opcode >= op_return && opcode <= op_return1) || opcode == op_tforprep ||
         opcode == op_setlist || opcode == op_extraarg;
}

class Unreadable : public std::runtime_error {
 public:
  Unreadable() : std::runtime_error("the compiled script cannot be read") {}
};

class Reader {
 public:
  explicit Reader(std::string_view code) : rest_(code) {}

  std::string_view bytes(std::size_t count) {
    if (count > rest_.size()) throw Unreadable();
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
    throw Unreadable();
  }
  // Returns a number of things that each take a byte at least, so that it can be believed.
  std::size_t count() {
    const std::size_t value = size();
    if (value > rest_.size()) throw Unreadable();
    return value;
  }
  std::string_view string() {
    const std::size_t length = size();
    return length == 0 ? std::string_view() : bytes(length - 1);
  }

 private:
  std::string_view rest_;
};

struct Local {
  std::size_t begin;
  std::size_t end;
};

struct Function {
  std::size_t line = 0;
  std::uint8_t registers = 0;
  std::vector<Instruction> code;
  std::string_view line_steps;
  std::vector<std::pair<std::size_t, std::size_t>> line_marks;
  std::vector<Local> locals;
  std::vector<std::string_view> upvalues;

  int line_at(std::size_t at) const {
    constexpr int see_mark = -0x80;
    std::int64_t now = static_cast<std::int64_t>(line);
    std::size_t mark = 0;
    for (std::size_t i = 0; i <= at && i < line_steps.size(); ++i) {
      const int step = static_cast<signed char>(line_steps[i]);
      if (step != see_mark) {
        now += step;
      } else if (mark < line_marks.size()) {
        now = static_cast<std::int64_t>(line_marks[mark++].second);
      }
    }
    return static_cast<int>(now);
  }
};

class Checker {
 public:
  Checker(std::string_view code, std::string file) : reader_(code), file_(std::move(file)) {}

  std::optional<ScriptFault> run() {
    read_all();
    return std::move(fault_);
  }

  bool ends_soon() {
    read_all();
    return ends_soon_ && functions_ == 1;
  }

 private:
  void read_all() {
    constexpr std::size_t header = 4 + 1 + 1 + 6 + 1 + 1 + 1 + 8 + 8;
    if (!reader_.bytes(header).starts_with("\x1bLua\x54")) throw Unreadable();
    reader_.byte();  // the number of upvalues of the chunk
    read_function(0);
  }

  // Lua nests functions at most 200 deep.
  void read_function(int depth) {
    if (depth > 250) throw Unreadable();
    ++functions_;
    Function function;
    reader_.string();  // the source's name
    function.line = reader_.size();
    reader_.size();  // the last line
    reader_.byte();  // parameters
    reader_.byte();  // whether it takes more
    function.registers = reader_.byte();
    const std::size_t instructions = reader_.count();
    const std::string_view code = reader_.bytes(instructions * 4);
    function.code.resize(instructions);
    if (instructions > 0) std::memcpy(function.code.data(), code.data(), code.size());
    read_constants();
    reader_.bytes(reader_.count() * 3);  // where upvalues come from
    for (std::size_t left = reader_.count(); left > 0; --left) read_function(depth + 1);
    read_names(function);
    check_outer_locals(function, depth == 0);
    check_chains(function);
    for (const Instruction now : function.code) ends_soon_ = ends_soon_ && !now.goes_back();
    for (const std::string_view name : function.upvalues) ends_soon_ = ends_soon_ && name == "_ENV";
  }

  void read_constants() {
    enum Kind : std::uint8_t {
      nil = 0x00,
      no = 0x01,
      yes = 0x11,
      integer = 0x03,
      number = 0x13,
      short_string = 0x04,
      long_string = 0x14
    };
    for (std::size_t left = reader_.count(); left > 0; --left) {
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
          reader_.string();
          break;
        default:
          throw Unreadable();
      }
    }
  }

  void read_names(Function& function) {
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

  void add(std::string code, int line, std::string message, std::string suggestion = "") {
    // Inner functions are read before the ones around them; people read from the top.
    if (fault_ && fault_->place.line <= line) return;
    fault_ = ScriptFault{.code = std::move(code),
                         .place = {file_, line},
                         .message = std::move(message),
                         .suggestion = std::move(suggestion)};
  }

  void check_outer_locals(const Function& function, bool is_main) {
    for (std::size_t at = 0; at < function.code.size(); ++at) {
      const Instruction now = function.code[at];
      if (now.opcode() != op_setupval) continue;
      const std::string_view name =
          now.b() < function.upvalues.size() ? function.upvalues[now.b()] : "?";
      if (is_main || name == "_ENV") {
        add("global-write", function.line_at(at), "a script may not assign to `_ENV`");
      } else {
        add("outer-local", function.line_at(at),
            "a function changes '" + quotable(name) + "', a local outside of it");
      }
      return;
    }
  }

  // Mirrors the search Lua makes for the name of a value (getobjname in ldebug.c): chain[r] is how
  // many instructions it would go through for register r, were that asked for now. It stops at
  // locals, which have names.
  void check_chains(const Function& function) {
    std::vector<int> changes(function.code.size() + 2);
    for (const Local& local : function.locals) {
      if (local.begin >= local.end || local.end > function.code.size()) continue;
      ++changes[local.begin];
      --changes[local.end];
    }
    std::array<int, 256> chain{};
    std::uint32_t locals = 0;  // registers below this are locals
    for (std::size_t at = 0; at < function.code.size(); ++at) {
      locals += static_cast<std::uint32_t>(changes[at]);
      const Instruction now = function.code[at];
      const auto length = [&](std::uint32_t source) { return source < locals ? 0 : chain[source]; };
      switch (now.opcode()) {
        case op_move:
          chain[now.a()] = 1 + length(now.b());
          break;
        case op_gettable:
          chain[now.a()] = 1 + length(now.b()) + length(now.c());
          break;
        case op_geti:
        case op_getfield:
          chain[now.a()] = 1 + length(now.b());
          break;
        case op_gettabup:
          chain[now.a()] = 1;
          break;
        case op_self:
          chain[now.a()] = 1 + length(now.b()) + (now.k() ? 0 : length(now.c()));
          break;
        case op_loadnil:
          for (std::uint32_t r = now.a(); r <= now.a() + now.b() && r < 256; ++r) chain[r] = 0;
          break;
        case op_call:
        case op_tailcall:
          for (std::uint32_t r = now.a(); r < 256; ++r) chain[r] = 0;
          break;
        case op_tforcall:
          for (std::uint32_t r = now.a() + 2; r < 256; ++r) chain[r] = 0;
          break;
        default:
          if (!leaves_registers_alone(now.opcode())) chain[now.a()] = 0;
          continue;
      }
      if (chain[now.a()] > longest_index_chain) {
        add("index-chain", function.line_at(at),
            "an expression goes through more than " + std::to_string(longest_index_chain) +
                " fields");
        return;
      }
    }
  }

  Reader reader_;
  const std::string file_;
  std::optional<ScriptFault> fault_;
  int functions_ = 0;
  bool ends_soon_ = true;
};

}  // namespace

std::string bytecode_at_top(lua_State* state) {
  std::string code;
  const auto append = [](lua_State*, const void* bytes, std::size_t size, void* to) {
    static_cast<std::string*>(to)->append(static_cast<const char*>(bytes), size);
    return 0;
  };
  lua_dump(state, append, &code, 0);
  return code;
}

std::optional<ScriptFault> check_bytecode(std::string_view code, const std::string& file) {
  try {
    return Checker(code, file).run();
  } catch (const Unreadable& error) {
    return ScriptFault{.code = "script-error", .place = {file, 0}, .message = error.what()};
  }
}

bool ends_soon(std::string_view code) {
  try {
    return Checker(code, "").ends_soon();
  } catch (const Unreadable&) {
    return false;
  }
}

}  // namespace houserule
