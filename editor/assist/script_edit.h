// Changes to the text of a script that somebody else has written: what is asked for is changed, and
// every other byte stays, comments included.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/text.h"

namespace houserule {

// Returns the text of a house rule in which `numbers = { NAME = VALUE }` says so; `value` is Lua.
// Where there is no such table yet, it comes before the changes. Nothing if the text is no house
// rule that can be read.
std::optional<std::string> with_number(std::string_view text, const std::string& name,
                                       const std::string& value);

// Returns a file of examples in which a field of the one that begins on a line says something else;
// `field` may be one of a table in it, "figures.unit". Nothing if that example, or one of the cases
// of one, does not state it as a value by itself.
std::optional<std::string> with_example_field(std::string_view text, int line,
                                              std::string_view field, const std::string& value);

// Returns the text of a house rule whose title reads `title` in a language, whether it had one
// there or not. Nothing if the text is no house rule, or its title is worked out by something else.
std::optional<std::string> with_title(std::string_view text, Language language,
                                      const std::string& title);

// Returns the text of a house rule with `more` behind its title in each language that it has.
// Nothing as above.
std::optional<std::string> with_longer_title(std::string_view text, const Text& more);

}  // namespace houserule
