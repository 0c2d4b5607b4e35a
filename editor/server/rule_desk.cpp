#include "editor/server/rule_desk.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "editor/assist/script_edit.h"
#include "lab/examine/rule_exchange.h"
#include "rules/source/lua_source.h"
#include "session/table/game_catalog.h"
#include "writing/new_variant.h"

namespace houserule {

namespace {

constexpr std::size_t longest_sentence = 400;  // bytes

// What somebody has typed as one line.
std::string sentence_of(const Json& request) {
  std::string says = text_of_key(request, "says");
  for (char& c : says) {
    if (static_cast<unsigned char>(c) < 0x20) c = ' ';
  }
  const auto first = says.find_first_not_of(' ');
  says =
      first == std::string::npos ? "" : says.substr(first, says.find_last_not_of(' ') + 1 - first);
  if (says.empty() || says.size() > longest_sentence) {
    refuse_request("bad-request",
                   sentence("refuse.says", {{"n", std::to_string(longest_sentence)}}));
  }
  return says;
}

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
      {"beginnings", [this](const Json& request) { return beginnings(request); }},
      {"new_rule", [this](const Json& request) { return new_rule(request); }},
      {"write_number", [this](const Json& request) { return write_number(request); }},
      {"pack", [this](const Json& request) { return pack(request); }},
  };
}

Json RuleDesk::beginnings(const Json& request) const {
  const Language language = room_.language_of(request);
  Diagnostics faults;
  const auto ideas =
      rule_beginnings(room_.folders(), room_.words(), room_.spec_of(request).game, faults);
  if (!faults.empty()) refuse_request(faults);
  Json list = Json::array();
  for (const ChangeIdea& idea : ideas) {
    list.push_back({{"stage", std::string(word_of(idea.stage))},
                    {"says", idea.says.in(language)},
                    {"change", idea.change}});
  }
  return {{"beginnings", std::move(list)}};
}

// A name that no house rule of the game has.
std::string RuleDesk::free_name(const std::string& game, const std::string& says) const {
  std::string name = script_name_from(says);
  if (name.empty()) name = "my_rule";
  const std::vector<std::string> loose = room_.folders().loose();
  const auto is_taken = [&](const std::string& wanted) {
    return room_.folders().variant(game, wanted) ||
           std::find(loose.begin(), loose.end(), wanted) != loose.end();
  };
  if (!is_taken(name)) return name;
  for (int n = 2;; ++n) {
    const std::string end = "_" + std::to_string(n);
    const std::string next = name.substr(0, 40 - end.size()) + end;
    if (!is_taken(next)) return next;
  }
}

Json RuleDesk::new_rule(const Json& request) {
  const std::string game = room_.spec_of(request).game;
  const std::string says = sentence_of(request);
  Diagnostics faults;
  const auto ideas = rule_beginnings(room_.folders(), room_.words(), game, faults);
  if (!faults.empty()) refuse_request(faults);
  if (ideas.empty()) refuse_request("bad-request", sentence("refuse.no-beginning"));
  const int most = static_cast<int>(ideas.size());
  const auto begins = static_cast<std::size_t>(number_of_key(request, "begins", 1, most, 1) - 1);
  const std::string name = free_name(game, says);
  auto scripts = new_worded_variant(room_.folders(), room_.words(), game, name,
                                    {says, ideas[begins]}, room_.language_of(request), faults);
  if (!scripts) refuse_request(faults);
  // Written like everything else the page writes: nothing is overwritten, and versions are kept.
  const std::string folder = room_.folders().house().front().string() + "/";
  for (const NewScript& script : *scripts) {
    room_.save(folder + script.file.filename().string(), script.text, "");
  }
  return {{"name", name}, {"script", folder + name + ".lua"}};
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
