// House rules that turn a clear choice round: who has learned the table chooses the other way,
// and the report on play says so. tests/turned_choices/GAME/NAME.lua.

#include <catch2/catch.hpp>
#include <filesystem>

#include "lab/study/play_changes.h"
#include "tests/interpreter/lab/study_kit.h"

using namespace houserule;

namespace {

struct TurnedChoice {
  const char* rule;
  const char* measure;  // what is done otherwise
  bool more;
  const char* told;  // in the report
};

constexpr TurnedChoice turned_choices[] = {
    {"whist/fewest_tricks", "led_first.rank.A", false, "Ace of any suit: the first lead less"},
    {"whist/last_trick_of_ten", "led.rank.A", true, "Ace of any suit: led later"},
    {"briscola/twos_are_dear", "led_first.rank.A", true, "Ace of any suit: the first lead more"},
    {"briscola/fewest_points", "led_first.rank.K", false, "King of any suit: the first lead less"},
    {"hearts/queen_of_diamonds", "given.card.DQ", false, "Queen of any suit: fewer given"},
    {"hearts/points_are_good", "given.rank.A", false, "Ace of any suit: fewer given"},
    {"lorum/dear_maly", "contract.maly", true, "Malý: the contract more often"},
    {"lorum/acorns_count", "led_first.rank.O", true, "Horník of any suit: the first lead more"},
    {"exposure/tricks_cost", "led_first.rank.A", true, "Ace of any suit: the first lead more"},
    {"euchre/lone_march", "contract.order_up", true, "Order up: the contract more often"},
    {"euchre/euchred_of_ten", "contract.order_up", false, "Order up: the contract less often"},
    {"oh_hell/nothing_is_dear", "predicted", false, "Tricks foretold by all: fewer"},
};

const ReportRow* found(const StudyReport& report, const std::string& key) {
  for (const auto* rows : {&report.rows(), &report.habits()}) {
    for (const ReportRow& row : *rows) {
      if (row.measure.key == key) return &row;
    }
  }
  return nullptr;
}

}  // namespace

TEST_CASE("a rule that turns a choice round turns the players' choice", "[learned][statistics]") {
  const auto& choice = GENERATE(from_range(std::begin(turned_choices), std::end(turned_choices)));
  const std::filesystem::path rule = choice.rule;
  CAPTURE(choice.rule);
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR)
                           .with_first(std::filesystem::path(HOUSERULE_SOURCE_DIR) / "tests" /
                                       "turned_choices" / rule.parent_path());
  const std::string game = rule.parent_path().string();
  Diagnostics diagnostics;
  const auto plan = plan_study(
      folders, battery::words(),
      request_for({game, game + " +" + rule.filename().string()}, 2000, {"learned"}), diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(plan);
  const StudyTotals totals = totals_of(*plan);
  const StudyReport report(*plan, totals);
  const ReportRow* const row = found(report, choice.measure);
  REQUIRE(row != nullptr);
  const Interval& difference = row->differences.front().value;
  CHECK((choice.more ? difference.low > 0 : difference.high < 0));
  std::string told;
  for (const Text& change : changes_in_play(report, 0)) told += change.en + "\n";
  INFO(told);
  CHECK(told.find(choice.told) != std::string::npos);
}
