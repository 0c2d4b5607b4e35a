#include "lua/vm/function_names.h"

#include <algorithm>
#include <array>
#include <set>

#include "lua/vm/bytecode.h"

namespace houserule {

namespace {

using Kind = NameUse::Kind;

class NameFinder {
 public:
  NameFinder(const BytecodeFunction& function, std::vector<NameUse>& uses)
      : function_(function), lines_(function.lines()), uses_(uses) {}

  void find() {
    for (std::size_t at = 0; at < function_.code.size(); ++at) look_at(function_.code[at], at);
    for (const Global& global : held_) tell(global);
    for (const NameUse& use : run_through_) {
      if (!measured_.contains(use.name)) uses_.push_back(use);
    }
  }

 private:
  // A global whose value lies in a register: of what it is asked is not known yet.
  struct Global {
    std::string_view name;
    int line = 0;
    bool is_told = true;
  };

  void look_at(Instruction now, std::size_t at) {
    const int line = at < lines_.size() ? lines_[at] : static_cast<int>(function_.line);
    switch (now.opcode()) {
      case op_gettabup:
        if (function_.upvalue(now.b()) == "_ENV") {
          return hold(now.a(), {function_.constant(now.c()), line, false});
        }
        add(Kind::field, function_.constant(now.c()), line);
        break;
      case op_getfield:
        read_field(now, line);
        break;
      case op_geti:
        add(Kind::placed, number_in(now.b()), line);
        break;
      case op_gettable:
        run_through_.push_back({Kind::placed, number_in(now.b()), line});
        break;
      case op_len:
        measured_.insert(number_in(now.b()));
        break;
      case op_self:
        if (now.k()) add(Kind::method, function_.constant(now.c()), line);
        break;
      case op_setfield:
      case op_settabup:
        add(Kind::written, function_.constant(now.b()), line);
        return;
      default:
        break;
    }
    // What is not a move, a read or a write of a table stands for something else from here on.
    if (now.opcode() != op_getfield) hold(now.a(), {});
  }

  // "house.targets", or nothing.
  std::string number_in(std::uint32_t reg) const {
    return numbers_[reg].empty() ? "" : "house." + std::string(numbers_[reg]);
  }

  void read_field(Instruction now, int line) {
    Global& from = held_[now.b()];
    const std::string_view field = function_.constant(now.c());
    if (from.name.empty()) {
      add(Kind::field, field, line);
    } else {
      add(Kind::member, std::string(from.name) + "." + std::string(field), line);
      from.is_told = true;
    }
    const bool is_number = from.name == "house";
    hold(now.a(), {});
    if (is_number) numbers_[now.a()] = field;
  }

  void hold(std::uint32_t reg, Global global) {
    tell(held_[reg]);
    held_[reg] = global;
    numbers_[reg] = {};
  }

  void tell(const Global& global) {
    if (!global.is_told) add(Kind::global, global.name, global.line);
  }

  void add(Kind kind, std::string_view name, int line) {
    if (!name.empty()) uses_.push_back({kind, std::string(name), line});
  }

  const BytecodeFunction& function_;
  const std::vector<int> lines_;
  std::vector<NameUse>& uses_;
  std::array<Global, 256> held_{};
  std::array<std::string_view, 256> numbers_{};  // of the house, which lie in a register
  // Whoever asks how many there are may run through any number of them: "" is none.
  std::vector<NameUse> run_through_;
  std::set<std::string> measured_ = {""};
};

// Whether it hands on, calls or keeps its first parameter.
bool uses_first(const BytecodeFunction& function, const std::vector<BytecodeFunction>& all) {
  const auto reads = [](const Instruction& one) { return one.opcode() == op_move && one.b() == 0; };
  const auto keeps = [&](std::size_t inner) {
    const auto& sources = all[inner].upvalue_sources;
    return std::any_of(sources.begin(), sources.end(), [](const BytecodeUpvalue& source) {
      return source.in_stack && source.index == 0;
    });
  };
  return std::any_of(function.code.begin(), function.code.end(), reads) ||
         std::any_of(function.inner.begin(), function.inner.end(), keeps);
}

}  // namespace

std::vector<NameUse> names_used(std::string_view code, bool functions_only) {
  std::vector<NameUse> uses;
  try {
    const std::vector<BytecodeFunction> functions = read_bytecode(code);
    for (const BytecodeFunction& function : functions) {
      if (!functions_only || function.depth > 0) NameFinder(function, uses).find();
      if (!functions_only && function.depth == 0 && uses_first(function, functions)) {
        uses.push_back({Kind::first, "", static_cast<int>(function.line)});
      }
    }
  } catch (const UnreadableBytecode&) {
    return {};
  }
  return uses;
}

}  // namespace houserule
