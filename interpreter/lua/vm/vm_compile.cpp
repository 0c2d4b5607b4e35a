// Vm::compile: text to a checked function.

#include <algorithm>
#include <vector>

#include "base/content_hash.h"
#include "lua/vm/bytecode.h"
#include "lua/vm/bytecode_check.h"
#include "lua/vm/lua_include.h"
#include "lua/vm/source_check.h"
#include "lua/vm/vm.h"
#include "rules/source/script_trace.h"

namespace houserule {

namespace {

// Returns the line at which `text` has nested more than Lua's compiler can follow, which says so
// without a line: the end of the shortest part that is too much already.
int line_too_deep(lua_State* state, std::string_view text, const std::string& chunk_name) {
  std::vector<std::size_t> ends;
  for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1)) {
    ends.push_back(at);
  }
  const auto is_fine = [&](std::size_t end) {
    const int status = luaL_loadbufferx(state, text.data(), end, chunk_name.c_str(), "t");
    lua_pop(state, 1);
    return status != LUA_ERRRUN;
  };
  const auto line = std::partition_point(ends.begin(), ends.end(), is_fine);
  return static_cast<int>(line - ends.begin()) + 1;
}

}  // namespace

std::optional<Diagnostic> Vm::compile(std::string_view source, const std::string& file,
                                      int environment) {
  const bool is_script = !file.starts_with('=');
  if (auto fault = check_source(source, file)) return fault;
  if (is_script) {
    if (source.size() > largest_rule_set - compiled_) {
      return fault_of("script-size.game", {file, 0}, {{"n", std::to_string(largest_rule_set)}});
    }
    compiled_ += source.size();
  }
  scripts_ = scripts_ * 31 + content_hash(source);
  const std::string_view text = readable_source(source);
  const std::string chunk_name = is_script ? "@" + file : file;

  // The compiler runs no instructions, so only the limits on memory mean anything to it.
  const bool outermost = !running_;
  if (outermost) arm(Budget::for_load());
  lua_pushvalue(state_, environment);
  auto fault = protect(
      [&](lua_State* state) {
        const int status =
            luaL_loadbufferx(state, text.data(), text.size(), chunk_name.c_str(), "t");
        if (status == LUA_ERRMEM) lua_error(state);
        if (status == LUA_ERRRUN) {
          const Place place = {file, line_too_deep(state, text, chunk_name)};
          raise_fault(state, fault_of("syntax.too-deep", place));
        }
        if (status != LUA_OK) {
          std::size_t size = 0;
          const char* const message = lua_tolstring(state, -1, &size);
          raise_fault(state, syntax_fault({message, size}, text, file));
        }
        if (auto broken = check_bytecode(bytecode_at_top(state), file))
          raise_fault(state, std::move(*broken));
        if (trace_ != nullptr && is_script) {
          const std::string numbered = traceable(bytecode_at_top(state), file);
          lua_pop(state, 1);
          // The one time that code is loaded: ours, made of a text right here.
          luaL_loadbufferx(state, numbered.data(), numbered.size(), chunk_name.c_str(), "b");
        }
        lua_insert(state, 1);
        if (!lua_setupvalue(state, 1, 1)) lua_pop(state, 1);
      },
      1, 1);
  if (outermost) disarm();
  return fault;
}

// Returns the code with its instructions numbered, and makes room for them in the trace.
std::string Vm::traceable(std::string_view code, const std::string& file) {
  const std::vector<BytecodeFunction> functions = read_bytecode(code);
  const std::size_t first = trace_->sites.size() + 1;
  for (const BytecodeFunction& function : functions) {
    for (std::size_t at = 0; at < function.code.size(); ++at) {
      const Instruction instruction = function.code[at];
      const bool is_own = function.depth > 0 && instruction.opcode() != op_varargprep &&
                          at + 1 < function.code.size();  // the last is the return of every end
      ScriptTrace::Site site;
      site.place = {file, function.line_at(at)};
      site.is_own = is_own;
      site.is_test = is_own && function.is_condition(at);
      site.fall_is_false = site.is_test && function.comes_to_false(at, false);
      site.jump_is_false = site.is_test && function.comes_to_false(at, true);
      trace_->sites.push_back(std::move(site));
    }
  }
  return with_numbered_instructions(code, functions, first);
}

}  // namespace houserule
