#include "board_rules/sheet/board_sheet.h"

#include "base/sentence.h"
#include "board_rules/sheet/board_sheet_sections.h"
#include "rules/sheet/phrases.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

void add_table(const BoardSheet& sheet) {
  const BoardRules& rules = sheet.rules;
  sheet.clauses.add("players",
                    sentence("board.players", {{"players", counted("player", sheet.game.seats)},
                                               {"n", sheet.phrases.number(rules.rounds)}}),
                    {"players", "rounds[1]", "house.rounds"});
  for (const HouseNumber& number : sheet.game.house) {
    sheet.clauses.add(
        "house." + number.name,
        sentence("board.house",
                 {{"name", same(number.name)},
                  {"text", number.label},
                  {"values", listed(house_values(sheet.game, number, number.value))}}));
  }
  if (rules.workers.en.empty()) return;
  const Filling workers = {{"workers", rules.workers}, {"n", number_text(rules.colours)}};
  SheetClause& clause = sheet.clauses.add(
      "workers",
      capitalized(sentence(rules.colours == 1 ? "board.workers.one" : "board.workers", workers)));
  std::vector<Text> ready;
  for (int i = 0; i < rules.colours; ++i) {
    ready.push_back(number_text(rules.ready[static_cast<std::size_t>(i)]));
  }
  SheetClauses::say(clause, sentence("board.ready", {{"numbers", listed(ready)}}));
}

// Each point that is read another way than usual, and whether there is a gap between rolls.
void add_rulings(const BoardSheet& sheet) {
  const BoardRulings& rulings = sheet.rules.rulings;
  const auto tell = [&](std::string_view field, std::string_view key,
                        const Filling& arguments = {}) {
    sheet.clauses.add("rulings." + std::string(field), sentence(key, arguments));
  };
  const bool gaps = !sheet.phrases.is_number(rulings.gap_between_rolls, 0);
  tell("gap_between_rolls", gaps ? "board.between_rolls" : "board.not_between_rolls");
  if (rulings.gaps_in_evaluation) tell("gaps_in_evaluation", "board.gaps_in_evaluation");
  if (rulings.nested_gains) tell("nested_gains", "board.nested_gains");
  if (rulings.judged_when_placed) tell("judged_when_placed", "board.judged_when_placed");
  if (rulings.rolls_stand) tell("rolls_stand", "board.rolls_stand");
  if (rulings.piles_run_out) tell("piles_run_out", "board.piles_run_out");
  if (rulings.slots_when != no_term) {
    tell("slots_when", "board.slots_when",
         {{"condition", sheet.phrases.condition(rulings.slots_when)}});
  }
  if (!rulings.mirrored.empty()) {
    tell("mirrored", "board.mirrored", {{"goods", sheet.phrases.goods(rulings.mirrored)}});
  }
}

void add_before(const BoardSheet& sheet) {
  add_table(sheet);
  add_rulings(sheet);
}

void add_board_game(const SheetWriter& writer) {
  const BoardPhrases phrases(writer.rules);
  const BoardSheet sheet{writer.clauses, phrases, writer.rules, *writer.rules.board};
  const auto section = [&](std::string_view title, void (*write)(const BoardSheet&),
                           const std::vector<std::string>& paths) {
    sheet.clauses.begin(sentence(title));
    write(sheet);
    sheet.clauses.end_section(paths);
  };
  section("heading.before", add_before, {"players", "house", "workers", "rulings"});
  section("heading.goods", add_goods, {"goods", "kinds", "worth"});
  section("heading.phases", add_course, {"rounds"});
  section("heading.anytime", add_anytime, {"anytime", "always"});
  section("heading.spaces", add_spaces, {"spaces"});
  section("heading.steps", add_steps, {"steps"});
  section("heading.strips", add_strips, {"strips"});
  section("heading.boards", add_boards, {"boards", "board_kinds"});
  section("heading.cards", add_board_cards, {"cards"});
  section("heading.scoring", add_scoring, {"score_sheet"});
}

}  // namespace

RuleSheet make_table_sheet(const GameRules& rules) {
  return make_rule_sheet(rules, rules.board == nullptr ? nullptr : add_board_game);
}

}  // namespace houserule
