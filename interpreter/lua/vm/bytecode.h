// The code that Lua makes of a script, as lua_dump writes it, taken apart.
//
// Only of the Lua this program is built with (lua_include.h); self_check sees to it that it is that
// one. What can be read here without running a script: bytecode_check.h, function_names.h.

#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace houserule {

// The opcodes of Lua 5.4 that matter here (lopcodes.h); the numbers are part of the dump format.
enum Opcode : std::uint32_t {
  op_move = 0,
  op_loadi = 1,
  op_loadf = 2,
  op_loadk = 3,
  op_loadfalse = 5,
  op_lfalseskip = 6,
  op_loadtrue = 7,
  op_loadnil = 8,
  op_getupval = 9,
  op_setupval = 10,
  op_gettabup = 11,
  op_gettable = 12,
  op_geti = 13,
  op_getfield = 14,
  op_settabup = 15,
  op_settable = 16,
  op_seti = 17,
  op_setfield = 18,
  op_newtable = 19,
  op_self = 20,
  op_addi = 21,
  op_addk = 22,
  op_modk = 25,
  op_powk = 26,
  op_idivk = 28,
  op_bandk = 29,
  op_bxork = 31,
  op_shri = 32,
  op_shli = 33,
  op_add = 34,
  op_mod = 37,
  op_pow = 38,
  op_shr = 45,
  op_mmbin = 46,
  op_mmbinik = 48,
  op_unm = 49,
  op_bnot = 50,
  op_not = 51,
  op_len = 52,
  op_concat = 53,
  op_close = 54,
  op_tbc = 55,
  op_jmp = 56,
  op_eq = 57,
  op_lt = 58,
  op_le = 59,
  op_eqk = 60,
  op_eqi = 61,
  op_lti = 62,
  op_lei = 63,
  op_gti = 64,
  op_gei = 65,
  op_test = 66,
  op_testset = 67,
  op_call = 68,
  op_tailcall = 69,
  op_return = 70,
  op_return0 = 71,
  op_return1 = 72,
  op_forloop = 73,
  op_forprep = 74,
  op_tforprep = 75,
  op_tforcall = 76,
  op_tforloop = 77,
  op_setlist = 78,
  op_closure = 79,
  op_vararg = 80,
  op_varargprep = 81,
  op_extraarg = 82,
};

struct Instruction {
  std::uint32_t bits;

  std::uint32_t opcode() const { return bits & 0x7F; }
  std::uint32_t a() const { return bits >> 7 & 0xFF; }
  bool k() const { return bits >> 15 & 1; }
  std::uint32_t b() const { return bits >> 16 & 0xFF; }
  std::uint32_t c() const { return bits >> 24 & 0xFF; }
  std::uint32_t bx() const { return bits >> 15; }
  // With a sign.
  int sb() const { return static_cast<int>(b()) - 127; }
  int sc() const { return static_cast<int>(c()) - 127; }
  int sbx() const { return static_cast<int>(bx()) - 65535; }

  // How far a jump goes, from the instruction after it.
  int jump() const { return static_cast<int>(bits >> 7) - ((1 << 24) - 1); }

  // A condition: the next instruction is left out or jumps.
  bool is_test() const { return opcode() >= op_eq && opcode() <= op_testset; }

  bool goes_back() const {
    constexpr std::uint32_t here = (1U << 24) - 1;  // of a jump: to the next instruction
    return opcode() == op_forloop || opcode() == op_tforloop ||
           (opcode() == op_jmp && bits >> 7 < here);
  }
};

struct BytecodeConstant {
  enum class Kind : std::uint8_t { nil, no, yes, integer, number, text } kind = Kind::nil;
  std::int64_t integer = 0;
  double number = 0;
  std::string_view text;
};

// Where a function finds an outer local when it is made.
struct BytecodeUpvalue {
  bool in_stack = false;   // in a register of the function around it; else among its upvalues
  std::uint8_t index = 0;  // there
};

struct BytecodeLocal {
  std::size_t begin;  // the first instruction that sees it
  std::size_t end;    // the first that does not
};

// One function. Views are into the code it was read from.
struct BytecodeFunction {
  int depth = 0;  // 0: the whole that was dumped; inner functions come before the ones around them
  std::size_t line = 0;
  int parameters = 0;
  bool takes_more = false;  // than its parameters: `...`
  int registers = 0;
  std::vector<Instruction> code;
  std::vector<BytecodeConstant> constants;
  std::vector<BytecodeUpvalue> upvalue_sources;
  std::vector<std::size_t> inner;  // the functions it makes, by their place in the list
  std::string_view line_section;   // all that says which instruction is on which line
  std::string_view line_steps;
  std::vector<std::pair<std::size_t, std::size_t>> line_marks;
  std::vector<BytecodeLocal> locals;
  std::vector<std::string_view> upvalues;  // by name

  int line_at(std::size_t at) const;
  std::vector<int> lines() const;  // of all instructions

  // Whether the instruction is a condition that may go both ways. Not one: a constant, and the
  // value b of `a and b or c`, which is there to be had, not to be asked.
  bool is_condition(std::size_t at) const;

  // Whether what follows a condition, where it jumps or where it does not, comes to `false` before
  // anything else is asked: an answer, and no case that is told apart.
  bool comes_to_false(std::size_t at, bool jumped) const;
  std::string_view upvalue(std::size_t index) const {
    return index < upvalues.size() ? upvalues[index] : "?";
  }
  // Returns the text of a constant; empty where that is no text.
  std::string_view constant(std::size_t index) const {
    return index < constants.size() ? constants[index].text : std::string_view();
  }
};

class UnreadableBytecode : public std::runtime_error {
 public:
  UnreadableBytecode() : std::runtime_error("the compiled script cannot be read") {}
};

// Takes `code` apart. Never runs or loads it. Linear in its size.
//
// Throws UnreadableBytecode, which a dump of this Lua with names and lines never causes.
std::vector<BytecodeFunction> read_bytecode(std::string_view code);

// Returns the code with every instruction on a line of its own: those of `functions`, which were
// read from it, are numbered from `first` on, in the order of the list.
std::string with_numbered_instructions(std::string_view code,
                                       const std::vector<BytecodeFunction>& functions,
                                       std::size_t first);

}  // namespace houserule
