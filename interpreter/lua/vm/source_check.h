// What the text of a script must be before Lua is let near it, and what Lua said of it after.
//
// Example: a file that begins with the byte 0x1B is refused as compiled code; one that lacks a
// comma is reported with the line behind which the comma belongs.

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "lua/vm/vm.h"

namespace houserule {

// Limits of safety, not of taste: Lua's compiler takes quadratic time for some texts and cannot be
// interrupted.
constexpr std::size_t largest_script = 64 * 1024;
constexpr std::size_t largest_rule_set = 512 * 1024;

// Diagnoses: script-size; syntax for compiled code and for bytes of value zero.
std::optional<Diagnostic> check_source(std::string_view source, const std::string& file);

// Returns `source` without a byte order mark and without a first line that starts with '#'. The end
// of that line stays, so that lines keep their numbers.
std::string_view readable_source(std::string_view source);

// Returns the fault for `message`, Lua's own report on a text it could not compile.
Diagnostic syntax_fault(std::string_view message, std::string_view source, const std::string& file);

}  // namespace houserule
