// What is dealt, drawn, shown and foretold: what is refused, with what to write instead.

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

// A phase between the deal and the play, a deal, or a window.
struct RefusedDeal {
  const char* part;
  const char* written;
  const char* fault;
};

GameText dealing_with(const RefusedDeal& one) {
  GameText text;
  text.fields = "zones = { stock = face_down, turned = face_up, own = per_seat { face_down } },";
  text.deal = "deal { packets = { 4 }, lay = { { 1, \"turned\" } }, rest = \"stock\" },";
  const std::string part = one.part;
  if (part == "deal") text.deal = one.written;
  if (part == "before") text.before = one.written;
  if (part == "play") text.play += one.written;
  if (part == "match") text.match = one.written;
  return text;
}

}  // namespace

TEST_CASE("what cannot be dealt, drawn, shown or foretold is refused") {
  static constexpr auto cases = std::to_array<RefusedDeal>({
      {"deal", "deal {},", "deal needs 'packets'"},
      {"deal", "deal { packets = { 12 }, one_by_one = 12 },", "packets or one_by_one"},
      {"deal", "deal { one_by_one = 13 },", "[deal-uneven]"},
      {"deal", "deal { one_by_one = each_deal { 12, 11 } },", "[deal-uneven]"},
      {"deal", "deal { one_by_one = each_deal { from = 3 } , rest = \"stock\" },",
       "each_deal needs 'to'"},
      {"deal", "deal { one_by_one = each_deal { 3, from = 1 }, rest = \"stock\" },", "each_deal"},
      {"deal", "deal { packets = { 3, { 1, \"own\" } }, rest = \"stock\" },", "belongs to nobody"},
      {"deal", "deal { packets = { 4 }, turns = last_card, rest = \"stock\" },",
       "turns does nothing"},
      {"before", "fix { trump_suit = suit_of { last_card } },", "turns = last_card"},
      {"before", "draw { from = \"stock\", who = each_seat },", "a number, or up_to"},
      {"before", "draw { 1, up_to = 2, from = \"stock\", who = each_seat },", "a number, or up_to"},
      {"before", "draw { 1, from = \"own\", who = each_seat },", "belongs to nobody"},
      {"before", "draw { 1, from = { \"stock\", \"stock\" }, who = each_seat },", "named twice"},
      {"before", "draw { 2, from = \"stock\", who = each_seat },", "say when_short"},
      {"before",
       "draw { 1, from = { \"stock\", \"turned\" }, who = each_seat, when_short = stop },",
       "when_short does nothing"},
      {"before", "show { from = \"turned\", to = each_seat },", "see the cards anyway"},
      {"before", "show { from = \"hand\", to = each_seat },", "of"},
      {"before", "show { from = \"stock\", of = dealer, to = each_seat },", "of means nothing"},
      {"before", "predict { from = 3, to = 2 },", "from 3 to 2"},
      {"before", "predict { to = 3 }, predict \"again\" { to = 3 },", "once in a deal"},
      {"before", "predict { who = all_at_once, to = 3, total_not = 3 },", "nobody is the last"},
      {"before", "predict { to = 0, total_not = 0 },", "no number"},
      {"before", "predict { to = 2, names = { [5] = \"five\" } },", "no such number"},
      {"before",
       "draw { 1, from = \"stock\", who = dealer, when_short = stop }, "
       "predict { to = cards_dealt },",
       "hands as they were dealt"},
      {"before", "declare { { \"blind\", predicts = 0 } },", "there is no predict"},
      {"match", "ends_when = cycle_complete, winner = highest_score", "there are none"},
      {"play", " ends_when = cards_in { \"stock\" },", "says how many"},
      {"play", " ends_when = cards_in { \"own\", exactly = 0 },", "belong to nobody"},
      {"play", " ends_when = cards_in { \"stock\", at_least = 1 },", "always true"},
      {"play", " ends_when = trick_number { 2, 2 },", "named twice"},
  });
  for (const RefusedDeal& one : cases) {
    const CompiledGame game(dealing_with(one));
    INFO(one.written << "\n" << game.faults());
    CHECK(game.faults().find(one.fault) != std::string::npos);
  }
}

TEST_CASE("a row goes down and back, and packets may be laid between others") {
  GameText text;
  text.fields = "zones = { stock = face_down, turned = face_up },";
  text.deal =
      "deal { one_by_one = each_deal { from = 3, to = 1, and_back = true }, rest = \"stock\" },";
  const CompiledGame game(text);
  CHECK(game.body<DealPhase>().by_deal == std::vector<int>{3, 2, 1, 2, 3});
  CHECK(game.rules().match.cycle == 5);
  CHECK(game.rules().tricks() == 3);
  text.deal = "deal { packets = { 3, { 1, \"turned\" }, 2 }, rest = \"stock\" },";
  const CompiledGame between(text);
  CHECK(between.body<DealPhase>().cards_each(0) == 5);
  CHECK(between.body<DealPhase>().lay.front().after == 1);
}
