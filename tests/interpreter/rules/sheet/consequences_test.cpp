// What follows from a call is told at the call, wherever the sheet has it.

#include "rules/sheet/consequences.h"

#include <algorithm>

#include "board_rules/sheet/board_sheet.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

const Phase& phase_with(const GameRules& rules, int call) {
  return *std::ranges::find_if(rules.phases, [&](const Phase& phase) {
    const auto* declare = std::get_if<DeclarePhase>(&phase.body);
    return declare != nullptr && declare->calls.has(call);
  });
}

int number_called(const GameRules& rules, const std::string& name) {
  const auto found =
      std::ranges::find_if(rules.calls, [&](const CallRules& call) { return call.slug == name; });
  REQUIRE(found != rules.calls.end());
  return static_cast<int>(found - rules.calls.begin());
}

std::string follows_from(const GameRules& rules, const Phase& phase, int call,
                         Language language = Language::en) {
  const RuleSheet sheet = make_table_sheet(rules);
  std::string text;
  for (const Consequence& one : consequences_of(sheet, rules, phase, call)) {
    text += one.text.in(language) + "\n";
  }
  return text;
}

bool tells_that(const std::string& text, const std::string& part) {
  UNSCOPED_INFO(text);
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a call that does not say what it is worth has the settlement behind it") {
  const std::filesystem::path source = HOUSERULE_SOURCE_DIR;
  std::vector<std::string> tables;
  for (const char* folder : {"games", "tests/classics"}) {
    for (const auto& game : std::filesystem::directory_iterator(source / folder)) {
      if (game.is_directory()) tables.push_back(game.path().string());
    }
  }
  int calls = 0;
  for (const std::string& spec : tables) {
    CAPTURE(spec);
    const LoadedTable table = table_of(spec);
    const GameRules& rules = *table.rules;
    const RuleSheet sheet = make_table_sheet(rules);
    const SettlePhase* settle = rules.settlement();
    if (settle == nullptr || settle->says.empty()) continue;
    for (const Phase& phase : rules.phases) {
      const auto* declare = std::get_if<DeclarePhase>(&phase.body);
      if (declare == nullptr) continue;
      for (const int call : declare->calls) {
        const CallRules& made = rules.calls[static_cast<std::size_t>(call)];
        if (says_its_worth(made)) continue;
        ++calls;
        CAPTURE(made.name);
        const auto told = consequences_of(sheet, rules, phase, call);
        CHECK(told.size() >= settle->says.size());
        const int own = clause_of(sheet, made.rule);
        for (const Consequence& one : told) CHECK(one.clause->number != own);
      }
    }
  }
  CHECK(calls > 100);
}

TEST_CASE("what is done only after a call is told at it, without the words that say so") {
  const LoadedTable table = table_of("euchre");
  const GameRules& rules = *table.rules;
  const int alone = number_called(rules, "alone");
  const std::string said = follows_from(rules, phase_with(rules, alone), alone);
  CHECK(tells_that(said, "The partner of the maker sits out and plays no card in this deal.\n"));
  CHECK(tells_that(said, "or 4 for all five if the maker played alone"));
  CHECK_FALSE(tells_that(said, "This is done only if"));
  const std::string japanese = follows_from(rules, phase_with(rules, alone), alone, Language::ja);
  CHECK_FALSE(tells_that(japanese, "ときだけ行う"));
  const int ordered = number_called(rules, "order_up");
  const std::string order = follows_from(rules, phase_with(rules, ordered), ordered);
  CHECK(tells_that(order, "fewer than three tricks"));
  CHECK(tells_that(order, "the others score 2"));
}

TEST_CASE("clauses that name a call come first, and of a step only those") {
  const LoadedTable table = table_of("aurum");
  const GameRules& rules = *table.rules;
  const auto bid =
      std::ranges::find_if(rules.phases, [](const Phase& phase) { return phase.slug == "bid"; });
  REQUIRE(bid != rules.phases.end());
  const std::string said = follows_from(rules, *bid, -1);
  CHECK(
      said.starts_with("The bid is the rank of the bid card; for a team, the higher of its two."));
  CHECK(tells_that(said, "exactly as many score 2 a trick"));
  CHECK_FALSE(tells_that(said, "To this comes the worth"));  // which does not speak of bids
  const LoadedTable other = table_of("skat");
  const int number = number_called(*other.rules, "18");
  const std::string skat = follows_from(*other.rules, phase_with(*other.rules, number), number);
  CHECK(skat.starts_with("A game worth less than the bid is lost. Otherwise 61 points win it"));
}
