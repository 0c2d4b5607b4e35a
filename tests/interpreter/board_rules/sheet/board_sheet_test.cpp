#include "board_rules/sheet/board_sheet.h"
#include "base/display_width.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>

#include "tests/interpreter/board_rules/odin_phrases.h"

using namespace houserule;
using odin_phrases::rules_of;
using odin_phrases::words;

namespace {

RuleSheet board_sheet_of(const std::string& spec) { return make_table_sheet(*rules_of(spec)); }

std::vector<SheetClause> all_clauses(const RuleSheet& sheet) {
  std::vector<SheetClause> all;
  for (const SheetSection& section : sheet.sections) {
    all.insert(all.end(), section.clauses.begin(), section.clauses.end());
  }
  return all;
}

// With HOUSERULE_UPDATE set, writes what it would have compared.
void check_kept(const std::string& name, const std::string& text) {
  const std::string path = std::string(HOUSERULE_SOURCE_DIR) + "/tests/transcripts/" + name;
  if (std::getenv("HOUSERULE_UPDATE") != nullptr) std::ofstream(path) << text;
  std::ifstream file(path);
  CHECK(std::string(std::istreambuf_iterator<char>(file), {}) == text);
}

// The paths of the clauses that a house rule has changed.
std::vector<std::string> changed_by(const std::string& variant) {
  std::vector<std::string> paths;
  for (const SheetClause& clause : all_clauses(board_sheet_of("odin +" + variant))) {
    if (clause.changed()) paths.push_back(clause.rule.path);
  }
  return paths;
}

}  // namespace

TEST_CASE("the sheet of A Feast for Odin reads as written down") {
  const RuleSheet sheet = board_sheet_of("odin");
  for (const auto& [language, ending] :
       {std::pair(Language::en, ".en.txt"), std::pair(Language::ja, ".ja.txt")}) {
    const std::string text = to_text(sheet, language);
    check_kept(std::string("rules_odin") + ending, text);
    CHECK(text.find_first_of("{}") == std::string::npos);
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = text.find('\n', at);
      INFO(text.substr(at, end - at));
      CHECK(display_width(text.substr(at, end - at)) <= 80);
      at = end + 1;
    }
  }
}

TEST_CASE("every space, step, board, card and line of the score sheet has its clause") {
  const auto rules = rules_of("odin");
  const RuleSheet sheet = make_table_sheet(*rules);
  std::map<std::string, int> times;
  for (const SheetClause& clause : all_clauses(sheet)) {
    CHECK_FALSE(clause.changed());
    ++times[clause.rule.path];
  }
  const BoardRules& board = *rules->board;
  for (const Space& space : board.spaces) CHECK(times["spaces." + space.name] == 1);
  for (const RollRules& roll : board.rolls) CHECK(times[roll.rule.path] == 1);
  for (const StepRules& step : board.steps) {
    CHECK(times[board.acts[static_cast<std::size_t>(step.act)].rule.path] == 1);
  }
  for (const BoardKind& kind : board.kinds) CHECK(times["boards." + kind.slug] == 1);
  for (const CardRules& card : board.cards) {
    CHECK(times["cards." + std::to_string(card.number)] == 1);
  }
  for (const SheetLine& line : board.sheet) CHECK(times[line.rule.path] == 1);
  CHECK(times["rounds.harvest"] == 1);
}

TEST_CASE("the clause of a rule is found by where the rule is") {
  const auto rules = rules_of("odin");
  const RuleSheet sheet = make_table_sheet(*rules);
  const auto clauses = all_clauses(sheet);
  const auto text_at = [&](const std::string& path) {
    const int number = clause_of(sheet, {path, {}, {}});
    REQUIRE(number > 0);
    return clauses.at(static_cast<std::size_t>(number - 1)).text.en;
  };
  CHECK(text_at("spaces.C1-07").starts_with("C1-07 (Weekly Market): gain 1 beans and 1 silver."));
  CHECK(text_at("cards.52.at_any_time").starts_with("52 Tutor"));
  CHECK(text_at("harvest").starts_with("Harvest:"));
  CHECK(text_at("steps.raid").starts_with("Raid: roll a die with 8 sides"));
}

TEST_CASE("house rules mark the clauses of what they have changed, and no others") {
  CHECK(changed_by("printed_appendix") ==
        std::vector<std::string>{"cards.91", "cards.154", "cards.155", "cards.156", "cards.166"});
  CHECK(changed_by("last_income_paid") == std::vector<std::string>{"rounds.income"});
  CHECK(changed_by("short_game") == std::vector<std::string>{"players", "house.rounds", "workers",
                                                             "rounds[1]", "rounds.new_vikings",
                                                             "rounds.harvest",
                                                             "rounds.exploration_boards"});
}

TEST_CASE("numbers typed with a table are told and marked") {
  const RuleSheet sheet = board_sheet_of("odin decks=1");
  for (const SheetClause& clause : all_clauses(sheet)) {
    CAPTURE(clause.text.en);
    const bool about = clause.rule.path == "house.decks" || clause.rule.path == "setup";
    CHECK(clause.changed() == about);
    if (clause.rule.path == "setup") {
      CHECK(clause.text.en.find("take all cards marked B or C out") != std::string::npos);
    }
  }
}

TEST_CASE("a card game has the sheet it had") {
  const auto rules = rules_of("lorum");
  CHECK(to_text(make_table_sheet(*rules), Language::en) ==
        to_text(make_rule_sheet(*rules), Language::en));
}

TEST_CASE("each other reading of the rules is told", "[sheet]") {
  const std::map<std::string, std::string> told = {
      {"gaps_between_boards", "Boards pay one after the other"},
      {"nested_actions_count", "counts for the actions it is part of"},
      {"judged_when_placed", "on which nothing can be done cannot be chosen"},
      {"rolls_stand", "settled when the die is rolled"},
      {"weapons_run_out", "piles run out"},
      {"resources_at_the_end", "only when it is the gap \"pre-scoring\""},
      {"tiles_turned_over", "laid face down"},
      {"arming_once_placed", "no action has got beyond placing"},
      {"plower_makes_a_harvest", "how often the phase \"harvest\" has begun"},
      {"ship_of_berserker_anew", "which is then chosen anew"},
      {"next_colour_after_removal", "pass on to the next colour"},
      {"meat_of_two_or_more", "Instead of gaining 2 stockfish or more"},
  };
  const auto tells = [](const std::string& spec, const std::string& words) {
    for (const SheetClause& clause : all_clauses(board_sheet_of(spec))) {
      if (clause.text.en.find(words) != std::string::npos) return true;
    }
    return false;
  };
  for (const auto& [variant, words] : told) {
    CAPTURE(variant);
    CHECK(tells("odin +" + variant, words));
    CHECK_FALSE(tells("odin", words));
  }
}
