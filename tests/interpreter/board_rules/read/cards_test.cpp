// Cards of a board game: what each is, does and changes.

#include <array>
#include <catch2/catch.hpp>
#include <set>
#include <utility>
#include <vector>

#include "tests/ferry/harbour.h"

using namespace houserule;

namespace {

Harbour with_card(const std::string& what) {
  return Harbour::with_entry("cards", "card { 12, \"Deck Hand\", " + what + " }");
}

Harbour with_adjustment(const std::string& what) { return with_card("adjust { " + what + " }"); }

struct ReadAdjustment {
  const char* written;
  const char* kept;
};

constexpr auto read_adjustments = std::to_array<ReadAdjustment>({
    {R"("price", by = 1)", "price card=Deck Hand by=1"},
    {R"("price", by = -2, deed = { "sale", "fishing" }, at_least = 3)",
     "price card=Deck Hand by=-2 deeds=fishing+sale at_least=3"},
    {R"("price", by = level, once_per = "action", only_spaces = true)",
     "price card=Deck Hand by=level only_spaces once=0"},
    {R"("cost", by = -1, goods = { "fish", "smoked" })",
     "cost card=Deck Hand by=-1 goods=fish+kipper"},
    {R"("placement", by = -1, space = "F-01")", "placement card=Deck Hand by=-1 spaces=F-01"},
    {R"("roll", by = 2, deed = "fishing")", "roll card=Deck Hand by=2 deeds=fishing"},
    {R"("rolls", by = 2)", "rolls card=Deck Hand by=2"},
    {R"("worth", by = 2, goods = "fish")", "worth_of card=Deck Hand by=2 goods=fish"},
    {R"("lying", by = 2, goods = "fish")", "lying card=Deck Hand by=2 goods=fish"},
    {R"("needs", by = 2, deed = "sale")", "needs card=Deck Hand by=2 deeds=sale"},
    {R"("points", by = 2)", "points card=Deck Hand by=2"},
    {R"("loot", by = -1, goods = "food", dearest = true)",
     "loot card=Deck Hand by=-1 goods=fish+kipper dearest"},
    {R"("pays", goods = "eel")", "pays card=Deck Hand by=1 goods=eel"},
    {R"("offers", goods = "eel")", "offers card=Deck Hand by=1 goods=eel"},
    {R"("split")", "split card=Deck Hand by=1"},
    {R"("accepts", goods = "fish", boards = "isles")",
     "accepts card=Deck Hand by=1 boards=isle+reef goods=fish"},
});

}  // namespace

TEST_CASE("a card is kept with its number, its name and its points", "[program]") {
  const Harbour harbour = Harbour::with_entry(
      "cards", R"(card { 12, "Deck Hand", points = -3 }, card { "Cabin Boy" })");
  const Deck& deck = harbour.ferry().rules().deck;
  const auto& cards = harbour.board().cards;
  REQUIRE(deck.size() == 5);
  CHECK(deck.cards[3].name == "Deck Hand");
  CHECK(deck.cards[3].code == "12");
  CHECK(cards[3].number == 12);
  CHECK(cards[3].points == -3);
  CHECK(cards[3].on_play == no_act);
  CHECK(deck.cards[4].code == "5");  // numbered as it stands in the deck
  CHECK(cards[4].points == 0);
  CHECK(harbour.ferry().rules().in_play == deck.all());
}

TEST_CASE("marks are groups of cards", "[program]") {
  const Harbour harbour = Harbour::with_entry(
      "cards", R"(card { 12, "Deck Hand", marks = { "crew", "young" } }, card { 13, "Old Salt" })");
  std::vector<std::string> groups;
  for (const CardGroup& group : harbour.ferry().rules().deck.groups) {
    groups.push_back(group.name + ": " + harbour.kept().cards(group.cards));
  }
  CHECK(groups == std::vector<std::string>{"crew: Cook+Deck Hand", "young: Deck Hand"});
}

TEST_CASE("what a card does when it is played is a list", "[program]") {
  const Harbour harbour = with_card(R"(on_play { gain { "fish" }, may { take_back { 1 } } })");
  CHECK(harbour.kept().act(harbour.board().cards.back().on_play) ==
        "list{gain gains=(fish); may{take_back times=1}}");
}

TEST_CASE("what a card allows at any time is its own, and perhaps once in a game", "[program]") {
  const auto allowed = [](const std::string& fields) {
    return with_card("at_any_time { gain { \"eel\" }" + fields + " }");
  };
  const Harbour often = allowed("");
  const AnytimeAct& act = often.board().anytime.back();
  CHECK(often.ferry().rules().deck.info(act.card).name == "Deck Hand");
  CHECK(often.kept().act(act.act) == "list{gain gains=(eel)}");
  CHECK(act.latch == -1);
  const Harbour once = allowed(
      R"(, once_per = "game" }, at_any_time { gain { "eel" }, once_per = "game", when = level)");
  REQUIRE(once.board().anytime.size() == 3);
  CHECK(once.board().anytime[1].latch == 0);
  CHECK(once.board().anytime[2].latch == 1);
  CHECK(once.board().latches == 2);
  CHECK(once.kept().act(once.board().anytime.back().act) == "list when=level{gain gains=(eel)}");
}

TEST_CASE("every number that a card can change is kept as it was written", "[program]") {
  std::set<Adjustment::Of> quantities;
  for (const ReadAdjustment& one : read_adjustments) {
    CAPTURE(one.written);
    const Harbour harbour = with_adjustment(one.written);
    REQUIRE(harbour.board().adjustments.size() == 1);
    const Adjustment& kept = harbour.board().adjustments.front();
    CHECK(harbour.kept().adjustment(kept) == one.kept);
    CHECK(harbour.kept().cards(harbour.board().adjusting[static_cast<std::size_t>(kept.of)]) ==
          "Deck Hand");
    quantities.insert(kept.of);
  }
  CHECK(quantities.size() == all_of_enumeration<Adjustment::Of>().size());
  CHECK(quantities.size() == static_cast<std::size_t>(Adjustment::kinds));
}

TEST_CASE("a card that cannot be is told where it stands", "[program]") {
  const auto told_of = [](const std::string& card) {
    return Harbour::with_entry("cards", "card { " + card + " }").fault();
  };
  const std::vector<std::pair<const char*, const char*>> wrong = {
      {R"(9, "Cook's Aid")", "there is a card 9 already [duplicate-name]"},
      {"3", "a card needs a name [duplicate-name]"},
      {R"(0, "Boy")", "card must be a whole number from 1 to 9999, not the number 0 [wrong-type]"},
      {R"(3, "Boy", points = 101)",
       "points must be a whole number from -100 to 100, not the number 101 [wrong-type]"},
      {R"(3, "Boy", marks = 3)", "a mark is a quoted name, not the number 3 [wrong-type]"},
      {R"(3, "Boy", "Girl")", "the text 'Girl' does not listen to anything [wrong-type]"},
      {R"(3, "Boy", on_play { gain { "fish" } }, on_play { gain { "eel" } })",
       "a card has one on_play (write all it does in the first) [wrong-type]"},
      {R"(3, "Boy", at_any_time { gain { "fish" }, once_per = "round" })",
       "once_per of 'at_any_time' is game, not 'round' [unknown-value]"},
  };
  for (const auto& [card, told] : wrong) {
    CAPTURE(card);
    CHECK(told_of(card) == told);
  }
}

TEST_CASE("an adjustment that cannot be is told where it stands", "[program]") {
  const std::vector<std::pair<const char*, const char*>> wrong = {
      {R"("pric", by = 1)",
       "'pric' is nothing that can be adjusted (did you mean 'price'?) [unknown-value]"},
      {R"("price")", "adjust needs by how much: by = -1 [missing-field]"},
      {R"("cost", by = 1, goods = "fihs")",
       "there is no good 'fihs' (did you mean 'fish'?) [unknown-good]"},
      {R"("accepts", goods = "fish", boards = "stal")",
       "there is no board 'stal' (did you mean 'stall'?) [unknown-good]"},
      {R"("price", by = 1, space = "F-1")",
       "there is no space 'F-1' (did you mean 'F-01'?) [unknown-good]"},
      {R"("price", by = 1, group = "Markt")",
       "there is no group of spaces 'Markt' (did you mean 'Market'?) [unknown-good]"},
      {R"("price", by = 1, deed = "slae")",
       "nothing here does 'slae' (did you mean 'sale'?) [unknown-step]"},
      {R"("price", by = 1, at_least = 101)",
       "at_least must be a whole number from 0 to 100, not the number 101 [wrong-type]"},
      {R"("price", by = 1, once_per = "round")",
       "once_per of 'adjust' is action, not 'round' [unknown-value]"},
  };
  for (const auto& [adjustment, told] : wrong) {
    CAPTURE(adjustment);
    CHECK(with_adjustment(adjustment).fault() == told);
  }
}

TEST_CASE("16 adjustments count once an action at most", "[program]") {
  const auto with = [](int count) {
    std::string all;
    for (int i = 0; i < count; ++i) all += R"(adjust { "price", by = -1, once_per = "action" }, )";
    return with_card(all);
  };
  CHECK(with(16).board().adjustments.back().once == 15);
  CHECK(with(17).fault() == "at most 16 adjustments count once an action [too-many]");
}
