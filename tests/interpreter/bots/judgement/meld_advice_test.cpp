#include "bots/judgement/meld_advice.h"

#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

// The best melds of a hand with a row, by the rules of a table of Exposure.
MeldPlan plan_of(const std::string& spec, const std::vector<std::string>& hand,
                 const std::vector<std::string>& row, const CardSet& laid = {}) {
  const LoadedTable table = table_of(spec);
  const Deck& deck = table.rules->deck;
  MeldChoice choice;
  for (const Phase& phase : table.rules->phases) {
    if (const auto* meld = std::get_if<MeldPhase>(&phase.body)) choice.phase = meld;
  }
  REQUIRE(choice.phase != nullptr);
  choice.deck = &deck;
  for (const std::string& card : hand) choice.own.add(deck.parse(card));
  for (const std::string& card : row) choice.shared.add(deck.parse(card));
  const bool reuses = !choice.phase->reuse.empty();
  return best_melds(choice, reuses ? choice.shared : CardSet(), laid);
}

}  // namespace

TEST_CASE("the best melds of a hand", "[meld_advice]") {
  const auto points = [](const std::string& spec, const std::vector<std::string>& hand,
                         const std::vector<std::string>& row) {
    return plan_of(spec, hand, row).points.halves / 2.0;
  };
  CHECK(points("exposure", {"SK", "DK", "CK", "S9"}, {"HK", "D9", "CQ"}) == 2);
  CHECK(points("exposure", {"SQ", "S9", "H9"}, {"HQ", "DQ", "CA"}) == 0);
  CHECK(points("exposure", {"SQ", "CQ"}, {"HQ", "DJ", "C9"}) == 1);
  CHECK(points("exposure", {"SJ", "DQ"}, {"HK", "C10", "S9"}) == 2);
  CHECK(points("exposure", {"D10", "CJ", "SQ", "HK"}, {"SA", "H9", "D9"}) == 3);
  CHECK(points("exposure", {"S9", "D10", "HJ", "SQ", "CK", "DA", "SK", "DK"},
               {"HK", "D9", "C10"}) == 4);
  // One card, one meld, unless the row may serve again.
  const std::vector<std::string> hand = {"S10", "SJ", "SQ", "CQ", "SK"};
  const std::vector<std::string> row = {"HQ", "D10", "C10"};
  CHECK(points("exposure", hand, row) == 1);
  CHECK(points("exposure +row_card_reuse", hand, row) == 2);
}

TEST_CASE("a plan shows no more cards than it must", "[meld_advice]") {
  const MeldPlan plan =
      plan_of("exposure", {"SK", "DK", "SQ", "DQ", "SJ", "S10"}, {"HK", "C9", "H10"});
  int own = 0;
  CardSet used;
  for (const CardSet& meld : plan.melds) {
    CHECK((meld & used).empty());
    used |= meld;
    own += meld.count();
  }
  CHECK(plan.points.halves > 0);
  CHECK(own <= 9);
}

TEST_CASE("a meld of the row alone is laid once", "[meld_advice]") {
  const MeldPlan plan = plan_of("exposure +pagat", {"S9"}, {"HK", "DK", "CK"});
  REQUIRE(plan.melds.size() == 1);
  CHECK(plan_of("exposure +pagat", {"S9"}, {"HK", "DK", "CK"}, plan.melds[0]).melds.empty());
}
