#include "editor/server/rule_desk.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "editor/assist/script_edit.h"
#include "lab/examine/rule_exchange.h"
#include "rules/source/lua_source.h"
#include "session/table/game_catalog.h"

namespace houserule {

namespace {

// A value as it is typed at a table, "1,2" or "zinc", as a script writes it.
std::string as_lua(const HouseNumber& number, const std::string& typed) {
  std::string spaced = typed;
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  std::vector<std::string> parts = words_of(spaced);
  if (parts.empty()) refuse_request("bad-request", sentence("refuse.value"));
  for (std::string& part : parts) {
    const bool is_number =
        !part.empty() &&
        std::all_of(part.begin(), part.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    if (!is_number) part = lua_text(part);
  }
  return number.many ? "{ " + joined(parts, ", ", ", ") + " }" : parts.front();
}

// Whether a table may be played with the number at that value.
bool is_within(const HouseNumber& number, const std::string& typed) {
  std::string spaced = typed;
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  const std::vector<std::string> parts = words_of(spaced);
  if (!number.many && parts.size() != 1) return false;
  return std::all_of(parts.begin(), parts.end(), [&](const std::string& part) {
    if (!number.names.empty()) {
      return contains(number.names, part) || contains(number.codes, part);
    }
    int value = 0;
    const char* const end = part.data() + part.size();
    const auto [rest, error] = std::from_chars(part.data(), end, value);
    return error == std::errc() && rest == end && value >= number.from && value <= number.to;
  });
}

}  // namespace

EditorVerbs RuleDesk::verbs() {
  return {
      {"write_number", [this](const Json& request) { return write_number(request); }},
      {"pack", [this](const Json& request) { return pack(request); }},
  };
}

// Puts a number of the table into a house rule, if it may be so.
Json RuleDesk::write_number(const Json& request) {
  const std::string name = text_of_key(request, "number");
  const std::string script = text_of_key(request, "script");
  const std::string value = text_of_key(request, "value");
  Diagnostics faults;
  const auto game =
      catalog_game(room_.folders(), room_.words(), room_.spec_of(request).game, faults);
  if (!game) refuse_request(faults);
  const auto number = std::find_if(game->numbers.begin(), game->numbers.end(),
                                   [&](const HouseNumber& one) { return one.name == name; });
  if (number == game->numbers.end() || value.empty()) {
    refuse_request("bad-number", sentence("refuse.no-number", {{"name", quotable(name)}}));
  }
  if (!is_within(*number, value)) {
    refuse_request("bad-number", sentence("refuse.out-of-range",
                                          {{"number", number->label}, {"value", quotable(value)}}));
  }
  const auto there = room_.shelf.read(script);
  if (!there) refuse_script(script);
  if (there->is_writable && game_named_in(there->text) != game->name) {
    refuse_request("bad-request", sentence("refuse.no-rule-of",
                                           {{"name", quotable(script)}, {"game", game->name}}));
  }
  const auto text = with_number(there->text, name, as_lua(*number, value));
  if (!text)
    refuse_request("bad-request", sentence("refuse.takes-no-number", {{"name", quotable(script)}}));
  (void)room_.save(script, *text, there->hash);
  return {{"script", script}};
}

// A house rule of one's own with its examples as one file for somebody else. Nothing is written.
Json RuleDesk::pack(const Json& request) {
  const std::string script = text_of_key(request, "script");
  if (!room_.shelf.read(script)) refuse_script(script);
  Diagnostics faults;
  const auto rule = find_rule(room_.folders(), room_.words(), script, faults);
  const auto trial =
      rule ? try_rule(room_.folders(), room_.words(), *rule, faults) : std::optional<RuleTrial>();
  if (!trial) refuse_request(faults);
  return {{"file", rule->name + std::string(pack_ending)},
          {"text", to_text(*rule)},
          {"examples", trial->examples},
          {"deals", trial->deals}};
}

}  // namespace houserule
