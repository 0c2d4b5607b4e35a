// The places of card_promise_test.cpp once more, each in other company: written by a house rule,
// beside each other field of its word, behind other entries of its list; and what stands there
// beside what else might.

#include <catch2/catch.hpp>
#include <set>

#include "rules/words/word_types.h"
#include "tests/games/card_promise.h"

namespace houserule::promise {

namespace {

constexpr const char* rules_file = "games/g/rules.lua";

bool is_plain(const Entry& place) {
  return !place.parts.contains("refused") && !place.parts.contains("rule") &&
         !place.parts.contains("rule_fields");
}

// "order = { .. }," as a change.
std::string set_by(const std::string& field) {
  const auto equals = field.find(" = ");
  if (equals == std::string::npos) return "";
  return "set { path = \"" + field.substr(0, equals) +
         "\", value = " + field.substr(equals + 3, field.rfind(',') - equals - 3) + " },\n";
}

// The game of `without` with a house rule that sets what `with` says.
Written by_house_rule(const Parts& with, const Parts& without) {
  Written game = written(without);
  const std::string rules = written(with).files.at(rules_file);
  const auto phases = rules.find("phases = ");
  const auto match = rules.find("match = ", phases);
  std::string changes = set_by(rules.substr(phases, match - phases)) +
                        set_by(rules.substr(match, rules.rfind('}') - match) + ",");
  for (const char* const part : {"fields", "trumps", "points"}) {
    if (with.contains(part)) changes += set_by(with.at(part));
  }
  game.files["games/g/variants/said.lua"] =
      "return variant { of = \"g\", title = \"Said\", changes = {\n" + changes + "} }\n";
  game.spec += " +said";
  return game;
}

// With a house rule of that name that says nothing new.
Written by_the_game(const Written& with) {
  Written game = with;
  game.files["games/g/variants/said.lua"] =
      "return variant { of = \"g\", title = \"Said\", changes = { set { path = \"title\", value = "
      "\"G\" } } }\n";
  game.spec += " +said";
  return game;
}

}  // namespace

TEST_CASE("a house rule that says it says what the game would", "[promise][statistics]") {
  constexpr int seeds = 4;
  std::vector<std::string> failures;
  for (const Entry& place : all_places()) {
    const std::string field = place.name.starts_with("game.") ? place.name.substr(5) : "";
    if (!is_plain(place) || place.parts.contains("spec")) continue;
    if (field == "title" || field == "with") continue;  // of the table, not of what is played
    const Parts with = made(place.parts, place.filling, Made::with);
    Parts without = made(place.parts, place.filling, Made::without);
    for (const auto& [part, text] : with) {
      static const std::set<std::string> by_game = {"players", "deck", "zones", "values"};
      if (by_game.contains(part) || part.starts_with("/")) without[part] = text;
    }
    if (with == without) continue;
    Played one(by_the_game(written(with)));
    Played other(by_house_rule(with, without));
    if (!one.is_accepted() || !other.is_accepted()) {
      failures.push_back(place.name + ": refused: " + one.faults() + other.faults());
      continue;
    }
    // Where what it says makes a difference.
    Played& said = played(written(with));
    Played& unsaid = played(written(without));
    int compared_with = 0;
    for (std::uint64_t seed = 1; seed <= 60 && compared_with < seeds; ++seed) {
      if (unsaid.is_accepted() && said.told(seed) == unsaid.told(seed)) continue;
      ++compared_with;
      if (one.told(seed) == other.told(seed)) continue;
      failures.push_back(place.name + ": another game");
      break;
    }
  }
  none_of_these(failures);
}

namespace {

struct Hole {
  std::string part;
  std::size_t at = 0;
};
std::optional<Hole> hole_of(const Parts& parts) {
  for (const auto& [name, text] : parts) {
    const auto at = text.find("‹");
    if (at != std::string::npos && !name.starts_with("/")) return Hole{name, at};
  }
  return std::nullopt;
}

// The same place with another field of the word before what fills it.
std::optional<Parts> beside(const Parts& parts, const std::string& field,
                            const std::string& other) {
  const auto hole = hole_of(parts);
  if (!hole) return std::nullopt;
  Parts all = parts;
  std::string& text = all[hole->part];
  const std::string mark = "‹";
  const std::string name = other.substr(0, other.find(' '));
  if (text.find(name + " = ") != std::string::npos) return std::nullopt;
  const std::string before = field + " = ";
  if (text.compare(hole->at + mark.size(), 1, ",") == 0) {
    if (text.compare(hole->at + mark.size() + 2, before.size(), before) != 0) return std::nullopt;
    text.insert(hole->at, ", " + other);
    return all;
  }
  if (hole->part == field && text.find(before) == std::string::npos) return std::nullopt;
  const bool has_name = hole->at >= before.size() &&
                        text.compare(hole->at - before.size(), before.size(), before) == 0;
  text.insert(has_name ? hole->at - before.size() : hole->at, other + ", ");
  return all;
}

std::string word_of(const Entry& place) { return place.name.substr(0, place.name.find('.')); }
std::string field_of(const Entry& place) {
  const auto dot = place.name.find('.');
  return dot == std::string::npos ? "" : place.name.substr(dot + 1);
}

// "call" is a phase and what a bid is: two words.
bool of_one_word(const std::string& name, const std::string& field, const std::string& other) {
  const auto& all = battery::words().all();
  return name != "game" && std::any_of(all.begin(), all.end(), [&](const Word& word) {
           return word.name == name && word.field(field) != nullptr && word.field(other) != nullptr;
         });
}

}  // namespace

TEST_CASE("every field changes something beside every other", "[promise][statistics]") {
  std::map<std::string, std::string> excused = reasons("beside.txt");
  std::vector<std::string> failures;
  int tried = 0;
  std::map<std::string, bool> matters;
  for (const Entry& place : places()) {
    const std::string field = field_of(place);
    if (field.empty() || !is_plain(place) || place.parts.contains("spec")) continue;
    for (const Entry& other : places()) {
      const std::string name = field_of(other);
      if (name.empty() || name == field || word_of(other) != word_of(place)) continue;
      if (!is_plain(other) || !of_one_word(word_of(place), field, name)) continue;
      const auto both = beside(place.parts, field, name + " = " + other.filling);
      if (!both) continue;
      const Written with = written(made(*both, place.filling, Made::with));
      if (!played(with).is_accepted()) continue;
      const auto compare = [&](const Written& without, const std::string& what) {
        if (!played(without).is_accepted() || with == without) return;
        ++tried;
        bool& one = matters[what];
        one = one || differ(played(with), played(without));
      };
      compare(written(made(*both, place.filling, Made::without)), place.name + " beside " + name);
      compare(written(made(place.parts, place.filling, Made::with)),
              other.name + " beside " + field);
    }
  }
  for (const auto& [what, yes] : matters) {
    if (yes == excused.contains(what))
      failures.push_back(what + (yes ? ": is excused" : ": nothing"));
  }
  CAPTURE(tried);
  none_of_these(failures);
}

namespace {

bool is_behind_others(const Entry& place) {
  for (const auto& [name, text] : place.parts) {
    const auto at = text.find("‹");
    if (at == std::string::npos) continue;
    const std::string mark = "‹";
    const std::string inside = text.substr(at + mark.size(), text.find("›", at) - at - mark.size());
    const auto filling = inside.find('@');
    if (filling == std::string::npos) continue;
    if (inside.substr(0, filling).find('=') != std::string::npos) continue;
    const auto last = text.find_last_not_of(' ', at - 1);
    if (at == 0 || last == std::string::npos) continue;
    if (text[last] != '{' && text[last] != '=') return true;
  }
  return false;
}

}  // namespace

namespace {

// What is written of a list: its entries.
std::string entries_of(const std::string& list) {
  const bool braced = list.starts_with("{") && list.ends_with("}") && list.size() > 2;
  return braced ? list.substr(1, list.size() - 2) : list;
}

// The same place with what stands there otherwise before it, where it can be told.
std::optional<Parts> behind_the_other(const Entry& place) {
  const auto hole = hole_of(place.parts);
  if (!hole) return std::nullopt;
  Parts parts = place.parts;
  std::string& text = parts[hole->part];
  const std::string open = "‹@|";
  const std::string close = "›";
  if (text.compare(hole->at, open.size(), open) != 0) return std::nullopt;
  const auto from = hole->at + open.size();
  const auto to = text.find(close, from);
  const std::string other = text.substr(from, to - from);
  const bool is_field = !place.name.ends_with("{}");
  const std::string both = (is_field ? "{ " : "") + entries_of(other) + "‹, " +
                           entries_of(place.filling) + "›" + (is_field ? " }" : "");
  text.replace(hole->at, to + close.size() - hole->at, both);
  return parts;
}

bool takes_several(const std::string& name) {
  if (!name.ends_with("{}")) {
    const auto types = types_at(name);
    return std::any_of(types.begin(), types.end(), [](const std::string& type) {
      return !entry_type(type).empty() && type != "condition" && type != "seats";
    });
  }
  const std::string word = name.substr(0, name.size() - 2);
  const Word* known = battery::words().find(word);
  if (known == nullptr) known = battery::words().find_table(word);
  return known == nullptr || known->most != 1;
}

}  // namespace

TEST_CASE("of a list that takes several the last one counts", "[promise]") {
  const std::map<std::string, std::string> excused = reasons("alone.txt");
  std::map<std::string, std::string> came;  // of each: "" if one counts behind others
  for (const Entry& place : all_places()) {
    if (!takes_several(place.name)) continue;
    std::string& of_it = came.try_emplace(place.name, "only one").first->second;
    if (is_behind_others(place)) of_it = "";
    if (of_it.empty() || place.parts.contains("refused")) continue;
    if (const auto parts = behind_the_other(place)) of_it = outcome(*parts, place.filling);
  }
  std::vector<std::string> failures;
  for (const auto& [name, of_it] : came) {
    if (of_it.starts_with("refused: ")) continue;  // one alone may stand there
    if (of_it.empty() == excused.contains(name)) failures.push_back(name + ": " + of_it);
  }
  none_of_these(failures);
}

TEST_CASE("every zone is another wherever a zone is named", "[promise]") {
  const std::vector<std::string> zones = {"\"hand\"", "\"captured\"", "\"box\"",   "\"trick\"",
                                          "\"pile\"", "\"own\"",      "\"noted\"", "\"row\""};
  std::set<std::string> idle;
  for (const Entry& entry : read_entries("idle_zones.txt")) {
    idle.insert(entry.name + ": " + entry.filling);
  }
  std::vector<std::string> failures;
  for (const Entry& place : all_places()) {
    const bool names_one = std::find(zones.begin(), zones.end(), place.filling) != zones.end();
    if (!names_one || !is_plain(place)) continue;
    for (const std::string& zone : zones) {
      const std::string came = outcome(place.parts, zone);
      const std::string what = place.name + ": " + zone;
      if (came != unchanged || idle.contains(what)) continue;
      failures.push_back(what);
    }
  }
  none_of_these(failures);
}

TEST_CASE("a change sets values of every kind", "[promise]") {
  std::set<Node::Kind> met;
  for (const Entry& place : places()) {
    if (place.name != "set.value") continue;
    Diagnostics diagnostics;
    const auto node = read_text("return { value = " + place.filling + " }", "x.lua", "",
                                battery::words(), diagnostics);
    INFO(place.filling << diagnostics.to_text());
    REQUIRE(node.has_value());
    met.insert(node->field("value")->kind);
  }
  using Kind = Node::Kind;
  const std::set<Kind> all = {Kind::boolean, Kind::number, Kind::text,     Kind::function,
                              Kind::list,    Kind::word,   Kind::reference};
  CHECK(met == all);
}

}  // namespace houserule::promise
