// Vm::compile: text to a checked function.

#include "lua/bytecode_check.h"
#include "lua/lua_include.h"
#include "lua/source_check.h"
#include "lua/vm.h"

namespace houserule {

std::optional<ScriptFault> Vm::compile(std::string_view source, const std::string& file,
                                       int environment) {
  const bool is_script = !file.starts_with('=');
  if (auto fault = check_source(source, file)) return fault;
  if (is_script) {
    if (source.size() > largest_rule_set - compiled_) {
      return ScriptFault{.code = "script-size",
                         .place = {file, 0},
                         .message = "with this file the scripts of one game have more than " +
                                    std::to_string(largest_rule_set) + " bytes"};
    }
    compiled_ += source.size();
  }
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
        if (status != LUA_OK) {
          std::size_t size = 0;
          const char* const message = lua_tolstring(state, -1, &size);
          raise_fault(state, syntax_fault({message, size}, text, file));
        }
        if (auto broken = check_bytecode(bytecode_at_top(state), file))
          raise_fault(state, std::move(*broken));
        lua_insert(state, 1);
        if (!lua_setupvalue(state, 1, 1)) lua_pop(state, 1);
      },
      1, 1);
  if (outermost) disarm();
  return fault;
}

}  // namespace houserule
