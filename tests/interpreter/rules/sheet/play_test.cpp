#include "tests/interpreter/rules/sheet_game.h"

using namespace houserule;
using namespace houserule::sheet_game;

namespace {

// A phase and what it goes by.
struct Play : PlayPhase, Form {};

Play plain_play(const GameRules& rules) {
  Play play;
  play.first_lead = {seat(SeatWord::eldest_hand)};
  play.lead = {step(any_card(rules))};
  play.follow = {step(of_word(CardWord::follow_suit)), step(any_card(rules))};
  play.winner = {selector(Selector::Kind::highest_of_led_suit)};
  play.ends_when = condition(Condition::Kind::hands_empty);
  return play;
}

std::string told(GameRules rules, const Play& play, Language language = Language::en) {
  rules.phases.insert(rules.phases.begin(), Phase{});
  rules.phases.front().word = rules.phases.front().rule.path = "play";
  rules.phases.front().body = PlayPhase(play);
  Form form = play;
  form.trumps = rules.forms.front().trumps;
  rules.forms.front() = form;
  if (rules.deal_phases == 0) rules.deal_phases = 1;
  return sheet_text_of(rules, language);
}

}  // namespace

TEST_CASE("ladders differ with what was led") {
  GameRules rules = game();
  rules.forms.front().trumps = {fixed(cards_of(rules.deck, {"crowns"}))};
  Play play = plain_play(rules);
  play.follow = {step(of_word(CardWord::follow_suit)), step(of_word(CardWord::overtrump)),
                 step(of_word(CardWord::trump)), step(any_card(rules))};
  play.follow_trump = {step(of_word(CardWord::overtrump)), step(of_word(CardWord::trump)),
                       step(any_card(rules))};
  play.winner.insert(play.winner.begin(), selector(Selector::Kind::highest_trump));
  const std::string text = told(rules, play);
  CHECK(has(text,
            "When a suit other than trumps was led, play a card of the led suit if you can. If "
            "you have none, play a trump above the highest trump of the trick if you can."));
  CHECK(has(text,
            "When trumps were led, play a trump above the highest trump of the trick if you can. "
            "If you have none, play a trump if you can. If you have none, play any card."));
  CHECK(has(text,
            "A trick is won by the highest trump; if there is none, by the highest card of the "
            "led suit"));
  CHECK(has(told(rules, play, Language::ja),
            "最も強い切札、なければリードされたスートの最も強いカードを出した人がトリックに勝ち"));
}

TEST_CASE("steps may be narrowed, and a ladder may end in a pass") {
  GameRules rules = game();
  Play play = plain_play(rules);
  CardRule first = fixed(cards_of(rules.deck, {"1 of stars"}));
  first.when = {condition(Condition::Kind::first_trick)};
  Condition broken = condition(Condition::Kind::played, true);
  broken.cards = fixed(cards_of(rules.deck, {"stars", "King of moons"}));
  CardRule others = fixed(rules.deck.all() - cards_of(rules.deck, {"stars"}));
  others.when = {broken};
  play.lead = {step(first), step(others), step(any_card(rules))};
  play.follow = {step(of_word(CardWord::new_suit)), pass()};
  const std::string text = told(rules, play);
  CHECK(has(text,
            "When leading while the first trick is being played, play the 1 of stars if you can. "
            "Otherwise, and while none of the stars and the King of moons has been played "
            "yet, play any card except stars if you can. Otherwise, play any card."));
  CHECK(
      has(text,
          "play a card of a suit that does not lie in the trick yet if you can. If you have none, "
          "pass."));
  CHECK(has(text, "A trick in which nobody plays a card does not count."));
  CHECK_FALSE(has(text, "A deal has"));
  CHECK(has(told(rules, play, Language::ja), "リードするとき、最初のトリックなら、星の1を"));
}

TEST_CASE("cards that may always be played come from the hand or from a place") {
  GameRules rules = game();
  const int store = add_zone(rules, "store", "蔵", Visibility::everybody, true);
  Play play = plain_play(rules);
  play.always_playable = fixed(cards_of(rules.deck, {"Fool"}));
  CHECK(has(told(rules, play),
            "The Fool may be played to any trick, whatever the rules for following"));
  play.always_playable = fixed(cards_of(rules.deck, {"crowns"}));
  play.always_from = store;
  play.lead = {step(any_card(rules)), pass()};
  play.follow = {step(of_word(CardWord::new_suit)), pass()};
  const std::string text = told(rules, play);
  CHECK(has(text,
            "Instead of a card of the hand, a card of crowns of the player's own store may be "
            "played to any trick that has been opened"));
  CHECK(has(text, "This may be done instead of passing, too."));
  CHECK(has(text, "Whoever holds none passes, and the next player who has a card leads."));
}

TEST_CASE("a card of no suit says what follows it, and whether it can win") {
  GameRules rules = game();
  Play play = plain_play(rules);
  CHECK(has(told(rules, play), "The Fool belongs to no suit."));
  CHECK(has(told(rules, play), "It cannot win a trick."));
  Selector fool = selector(Selector::Kind::highest);
  fool.cards = fixed(cards_of(rules.deck, {"Fool"}));
  fool.when = condition(Condition::Kind::last_trick);
  play.winner.insert(play.winner.begin(), fool);
  const std::string text = told(rules, play);
  CHECK(has(text, "It wins a trick only where the rules below say so."));
  CHECK(has(text, "won by the Fool if the last trick is being played; if there is none, by"));
}

TEST_CASE("ties, the next leader and awards after a trick are told") {
  GameRules rules = game();
  const int supply = add_zone(rules, "supply", "山", Visibility::everybody);
  const int store = add_zone(rules, "store", "蔵", Visibility::everybody, true);
  rules.forms.front().trumps = {fixed(cards_of(rules.deck, {"crowns"}))};
  Play play = plain_play(rules);
  Selector lowest = selector(Selector::Kind::lowest, true);
  lowest.cards = of_kind(CardRule::Kind::except);
  lowest.cards.word = "not_trump";
  play.winner = {selector(Selector::Kind::highest_card, true)};
  play.next_lead = {lowest};
  MovePhase award;
  award.count = 1;
  award.cards = of_kind(CardRule::Kind::ranked_as);
  award.cards.parts = {fixed(cards_of(rules.deck, {"crowns"}))};
  award.cards.selector = {lowest};
  award.from = {supply};
  award.to = store;
  award.of = seat(SeatWord::selected);
  award.of.selector = {lowest};
  MovePhase home;
  home.cards = fixed(cards_of(rules.deck, {"crowns"}));
  home.from = {MovePhase::trick};
  home.to = supply;
  home.of = seat(SeatWord::nobody);
  rules.deal_phases = 1;
  add_effect(rules, "award", award);
  add_effect(rules, "home", home);
  play.after_trick = {1, 2};
  const std::string text = told(rules, play);
  CHECK(has(text, "If there is no such card, the winner of the trick leads."));
  CHECK(has(text, "won by the highest card, whatever its suit"));
  CHECK(has(text, "Of equal cards the one played last counts."));
  CHECK(has(text,
            "Whoever played the lowest of the cards that are no trumps leads to the next trick."));
  CHECK(has(text,
            "After each trick: Whoever played the lowest of the cards that are no trumps gets a "
            "card of crowns of the same rank from the supply into the store, if one is there."));
  CHECK(has(text, "After each trick: These cards go from the trick into the supply: crowns."));
}

TEST_CASE("the play may end early") {
  GameRules rules = game();
  Play play = plain_play(rules);
  Condition either = condition(Condition::Kind::any_of);
  either.parts = {condition(Condition::Kind::hands_empty), condition(Condition::Kind::passed)};
  play.ends_when = either;
  CHECK(has(told(rules, play),
            "The play ends after a trick if nobody holds a card any more or a player has passed."));
  CHECK(has(
      told(rules, play, Language::ja),
      "トリックの後で全員の手札がなくなった、または直前の人がパスしたときは、プレイはそこで終わる"
      "。"));
  play.ends_when = condition(Condition::Kind::hands_empty);
  play.ends_at_once = condition(Condition::Kind::passed);
  CHECK(has(told(rules, play),
            "The play ends at once when a player has passed, in the middle of a trick if need be. "
            "A trick that is broken off belongs to nobody; its cards go to the box."));
}

TEST_CASE("the first leader may be known by a card or by an announcement") {
  GameRules rules = game();
  CallRules slam;
  slam.name = slam.slug = "slam";
  slam.text = {"slam", "スラム"};
  rules.calls = {slam};
  Play play = plain_play(rules);
  SeatRule announcer = seat(SeatWord::announcer);
  announcer.calls = calls_of({0});
  SeatRule holder = seat(SeatWord::holder);
  holder.cards = cards_of(rules.deck, {"1 of stars"});
  play.first_lead = {announcer, holder};
  CHECK(has(told(rules, play),
            "Whoever announced slam leads to the first trick. If there is none, the "
            "holder of the 1 of stars leads."));
}

TEST_CASE("whoever sits out is passed over for the first lead") {
  GameRules rules = game(4);
  Play play = plain_play(rules);
  play.first_lead = {seat(SeatWord::eldest_hand)};
  CHECK(has(told(rules, play), "The eldest hand leads to the first trick."));
  SitsOutPhase rest;
  rest.who = seat(SeatWord::dealer);
  add_phase(rules, "sits_out", rest);
  CHECK(has(told(rules, play), "The eldest hand leads to the first trick."));
  rest.who = seat(SeatWord::partner);
  rest.who.of = {seat(SeatWord::declarer)};
  add_phase(rules, "sits_out", rest);
  CHECK(has(told(rules, play),
            "The eldest hand leads to the first trick; whoever sits out is passed over."));
}
