// Every text of the installed games that a player may see is there in both languages.

#include <catch2/catch.hpp>

#include "board_rules/sheet/board_sheet.h"
#include "rules/sheet/rule_sheet.h"
#include "tests/games/battery.h"

using namespace houserule;
using namespace houserule::battery;

namespace {

// Whether a Japanese text has Latin words and nothing else in it: it was never translated. Names of
// ranks, numbers and marks may stay as they are.
bool is_untranslated(const Text& text) {
  int latin = 0;
  for (const char character : text.ja) {
    if ((static_cast<unsigned char>(character) & 0x80U) != 0) return false;
    if (character >= 'a' && character <= 'z') ++latin;
  }
  return latin > 2;
}

void look_at(const Text& text) {
  INFO(text.en << " | " << text.ja);
  CHECK(text.en.empty() == text.ja.empty());
  CHECK_FALSE(is_untranslated(text));
}

void look_at(const RuleSheet& sheet) {
  look_at(sheet.title);
  for (const Text& line : sheet.table) look_at(line);
  for (const SheetSection& section : sheet.sections) {
    look_at(section.title);
    for (const SheetClause& clause : section.clauses) {
      look_at(clause.text);
      for (const Text& line : clause.from) look_at(line);
    }
  }
}

void look_at(const GameRules& rules) {
  look_at(rules.title);
  look_at(rules.declarer_name);
  look_at(rules.score_name);
  for (const HouseNumber& number : rules.house) look_at(number.label);
  for (const CallRules& call : rules.calls) look_at(call.text);
  for (const ValueRules& value : rules.values) look_at(value.text);
  for (const ZoneRules& zone : rules.zones) look_at(zone.text);
  for (const VariantRules& variant : rules.variants) {
    look_at(variant.title);
    look_at(variant.says);
  }
  for (const Phase& phase : rules.phases) {
    look_at(phase.text);
    if (const auto* settle = std::get_if<SettlePhase>(&phase.body)) {
      for (const SettleLine& line : settle->lines) look_at(line.text);
      for (const Saying& saying : settle->says) look_at(saying.text);
    }
    if (const auto* meld = std::get_if<MeldPhase>(&phase.body)) {
      for (const MeldShape& shape : meld->shapes) look_at(shape.text);
    }
  }
}

}  // namespace

TEST_CASE("games and house rules speak both languages", "[games]") {
  int number = 0;
  for (const std::string& plain : plain_tables()) {
    std::vector<std::string> specs = {plain};
    for (const std::string& variant : scripts().variants(game_of(plain))) {
      if (refusal_of(plain + " +" + variant).empty()) specs.push_back(plain + " +" + variant);
    }
    for (const std::string& spec : specs) {
      if (is_slow && ++number % 4 != 0) continue;
      CAPTURE(spec);
      const LoadedTable table = must_load(spec);
      look_at(*table.rules);
      look_at(make_table_sheet(*table.rules));
    }
  }
}
