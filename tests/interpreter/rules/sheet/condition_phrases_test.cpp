#include "rules/sheet/phrases.h"
#include "tests/games/battery.h"
#include "tests/interpreter/rules/sheet_of_text.h"

using namespace houserule;
using namespace houserule::sheet_game;

namespace {

GameRules rules_with_all() {
  GameRules rules = game(4);
  CallRules slam;
  slam.name = slam.slug = "slam";
  slam.text = {"slam", "スラム"};
  rules.calls = {slam};
  KeptNumber games;
  games.name = games.slug = "games";
  games.text = {"games", "ゲーム"};
  rules.kept = {games};
  return rules;
}

Condition of_kind(const GameRules& rules, Condition::Kind kind) {
  Condition one = condition(kind);
  one.calls = calls_of({0});
  one.cards = fixed(cards_of(rules.deck, {"King"}));
  one.least = 1;
  one.kept = kind == Condition::Kind::tally_reaches ? 0 : -1;
  one.parts = {condition(Condition::Kind::first_trick)};
  one.zones = {static_cast<int>(StateLayout::box)};
  if (kind == Condition::Kind::acting) one.of = {seat(SeatWord::dealer)};
  if (kind == Condition::Kind::behind) one.of = {seat(SeatWord::own_side)};
  return one;
}

// Sentences that are missing are told by their key.
void check_said(const GameRules& rules, const Condition& one) {
  for (const bool negated : {false, true}) {
    Condition asked = one;
    asked.negated = negated;
    const Text text = SheetPhrases(rules).condition(asked);
    CAPTURE(text.en, text.ja);
    for (const std::string& said : {text.en, text.ja}) {
      CHECK_FALSE(said.empty());
      CHECK(said.find("condition.") == std::string::npos);
      CHECK(said.find("so_far.") == std::string::npos);
      CHECK(said.find("opposite.") == std::string::npos);
      CHECK(said.find('{') == std::string::npos);
      CHECK(said.find('_') == std::string::npos);
    }
  }
}

bool takes_seats(std::string_view name) {
  for (const Word& word : battery::words().all()) {
    if (word.kind != "condition" || word.name != name) continue;
    return word.field("of") != nullptr || word.field("by") != nullptr;
  }
  return false;
}

}  // namespace

TEST_CASE("every condition has words, true or not, of anybody or of somebody") {
  for (const Teams teams : {Teams::none, Teams::partners_opposite}) {
    GameRules rules = rules_with_all();
    rules.teams = teams;
    for (std::size_t i = 0; i < condition_rows.size(); ++i) {
      CAPTURE(condition_rows[i].name);
      const auto kind = static_cast<Condition::Kind>(i);
      if (kind == Condition::Kind::any_of || kind == Condition::Kind::all_of) continue;
      const Condition plain = of_kind(rules, kind);
      const bool so_far =
          kind == Condition::Kind::points_so_far || kind == Condition::Kind::tricks_so_far;
      if (!so_far) check_said(rules, plain);
      for (const int most : {1, 3}) {
        Condition bounded = plain;
        bounded.most = most;
        if (so_far) bounded.of = {seat(SeatWord::own_seat)};
        check_said(rules, bounded);
      }
      Condition one_card = plain;
      one_card.cards = fixed(cards_of(rules.deck, {"Fool"}));
      if (!so_far) check_said(rules, one_card);
      if (!takes_seats(condition_rows[i].name)) continue;
      for (const SeatWord word : {SeatWord::own_seat, SeatWord::own_side, SeatWord::partner}) {
        Condition of_seat = plain;
        of_seat.of = {seat(word)};
        check_said(rules, of_seat);
      }
    }
  }
}

TEST_CASE("a tally is spoken of by whose it is") {
  GameRules rules = rules_with_all();
  Condition games = of_kind(rules, Condition::Kind::tally_reaches);
  games.least = 2;
  const auto said = [&](KeptNumber::Of of) {
    rules.kept[0].of = of;
    return SheetPhrases(rules).condition(games).en;
  };
  CHECK(said(KeptNumber::Of::match) == "the count of games is 2 or more");
  CHECK(said(KeptNumber::Of::seat) == "a player's count of games is 2 or more");
  CHECK(said(KeptNumber::Of::side) == "a side's count of games is 2 or more");
  games.of = {seat(SeatWord::dealer)};
  CHECK(said(KeptNumber::Of::side) == "the count of games of the dealer is 2 or more");
}

TEST_CASE("whoever is known by several things is told as each player, or by who it is") {
  GameRules rules = rules_with_all();
  SeatRule whoever = seat(SeatWord::whoever);
  Condition acts = condition(Condition::Kind::acting);
  acts.of = {seat(SeatWord::dealer)};
  Condition both = condition(Condition::Kind::all_of);
  both.parts = {acts, of_kind(rules, Condition::Kind::announced)};
  whoever.when = {both};
  CHECK(SheetPhrases(rules).seat(whoever).en == "the dealer, if slam has been announced,");
  Condition holds = of_kind(rules, Condition::Kind::holds);
  both.parts = {holds, of_kind(rules, Condition::Kind::announced)};
  whoever.when = {both};
  CHECK(SheetPhrases(rules).seat(whoever).en ==
        "each player of whom it is true that the player holds a King and slam has been announced");
  whoever.when = {holds};
  CHECK(SheetPhrases(rules).seat(whoever).en == "whoever holds a King");
}

TEST_CASE("any card under a condition is no duty") {
  GameText text = game_of_pairs();
  text.fields = "teams = partners_opposite, trumps = \"hearts\",";
  text.play =
      "first_lead = eldest_hand, follow = { follow_suit, any_card { when = partner_winning }, "
      "trump,"
      "any_card }, winner = { highest_trump, highest_of_led_suit },";
  const SheetOfText sheet(text);
  CHECK(has(sheet.en,
            "If you have none, and while the partner's card is winning the trick, play any card. "
            "Otherwise, play a trump if you can."));
  CHECK(has(
      sheet.ja,
      "パートナーのカードがトリックに勝っているなら、どのカードを出してもよい。そうでなければ、"));
  CHECK_FALSE(has(sheet.ja, "すべてのカードを出さなければ"));
}

TEST_CASE("every ladder has words, whatever was led and whosever it is") {
  const GameRules rules = game();
  const SheetPhrases phrases(rules);
  const Text calls{"slam or solo", "スラムかソロ"};
  LadderStep king = step(fixed(cards_of(rules.deck, {"King"})));
  LadderStep any = step(any_card(rules));
  for (const bool conditional : {false, true}) {
    LadderStep first = king;
    LadderStep free = any;
    if (conditional) first.when = condition(Condition::Kind::first_trick);
    free.when = condition(Condition::Kind::first_trick);
    for (const Ladder& ladder : {Ladder{first, any}, Ladder{free, king, any}, Ladder{any},
                                 Ladder{first, free, any}, Ladder{first, king, pass()}}) {
      for (const char* const kind : {"lead", "follow", "suit", "trump"}) {
        for (const Text* const names : {static_cast<const Text*>(nullptr), &calls}) {
          const Text text = phrases.ladder(ladder, kind, names);
          CAPTURE(kind, text.en, text.ja);
          for (const std::string& said : {text.en, text.ja}) {
            CHECK(said.find(std::string(kind) + ".") == std::string::npos);
            CHECK(said.find("step.") == std::string::npos);
          }
        }
      }
    }
  }
}
