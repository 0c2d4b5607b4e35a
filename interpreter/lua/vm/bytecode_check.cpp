#include "lua/vm/bytecode_check.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/text.h"
#include "lua/vm/bytecode.h"
#include "lua/vm/charges.h"
#include "lua/vm/lua_include.h"

namespace houserule {

namespace {

bool leaves_registers_alone(std::uint32_t opcode) {
  return opcode == op_setupval || (opcode >= op_settabup && opcode <= op_setfield) ||
         (opcode >= op_mmbin && opcode <= op_mmbinik) ||
         (opcode >= op_close && opcode <= op_test) ||
         (opcode >= op_return && opcode <= op_return1) || opcode == op_tforprep ||
         opcode == op_setlist || opcode == op_extraarg;
}

class Checker {
 public:
  explicit Checker(std::string file) : file_(std::move(file)) {}

  std::optional<Diagnostic> run(const std::vector<BytecodeFunction>& functions) {
    for (const BytecodeFunction& function : functions) {
      check_outer_locals(function, function.depth == 0);
      check_chains(function);
    }
    return std::move(fault_);
  }

 private:
  void add(std::string_view key, int line, const Filling& filling = {}) {
    // Inner functions are read before the ones around them; people read from the top.
    if (fault_ && fault_->place.line <= line) return;
    fault_ = fault_of(key, {file_, line}, filling);
  }

  void check_outer_locals(const BytecodeFunction& function, bool is_main) {
    for (std::size_t at = 0; at < function.code.size(); ++at) {
      const Instruction now = function.code[at];
      if (now.opcode() != op_setupval) continue;
      const std::string_view name = function.upvalue(now.b());
      if (is_main || name == "_ENV") {
        add("global-write.env", function.line_at(at));
      } else {
        add("outer-local.changes", function.line_at(at), {{"name", quotable(name)}});
      }
      return;
    }
  }

  // Mirrors the search Lua makes for the name of a value (getobjname in ldebug.c): chain[r] is how
  // many instructions it would go through for register r, were that asked for now. It stops at
  // locals, which have names.
  void check_chains(const BytecodeFunction& function) {
    std::vector<int> changes(function.code.size() + 2);
    for (const BytecodeLocal& local : function.locals) {
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
        add("index-chain", function.line_at(at), {{"n", std::to_string(longest_index_chain)}});
        return;
      }
    }
  }

  const std::string file_;
  std::optional<Diagnostic> fault_;
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

std::optional<Diagnostic> check_bytecode(std::string_view code, const std::string& file) {
  try {
    return Checker(file).run(read_bytecode(code));
  } catch (const UnreadableBytecode& error) {
    return fault_of("script-error.bytecode", {file, 0}, {{"what", error.what()}});
  }
}

bool ends_soon(std::string_view code) {
  try {
    const std::vector<BytecodeFunction> functions = read_bytecode(code);
    if (functions.size() != 1) return false;
    const BytecodeFunction& function = functions.front();
    const auto goes_back = [](Instruction now) { return now.goes_back(); };
    const auto is_ours = [](std::string_view name) { return name == "_ENV"; };
    return std::none_of(function.code.begin(), function.code.end(), goes_back) &&
           std::all_of(function.code.begin(), function.code.end(), is_always_cheap) &&
           std::all_of(function.upvalues.begin(), function.upvalues.end(), is_ours);
  } catch (const UnreadableBytecode&) {
    return false;
  }
}

std::int64_t instructions_in(std::string_view code) {
  try {
    std::int64_t count = 0;
    for (const BytecodeFunction& function : read_bytecode(code)) {
      count += static_cast<std::int64_t>(function.code.size());
    }
    return count;
  } catch (const UnreadableBytecode&) {
    return 0;
  }
}

}  // namespace houserule
