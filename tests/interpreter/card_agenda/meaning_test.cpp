// One meaning of winning: what a ladder and a bot call beating is what takes the trick, whether the
// tables know it or each card has to be tried.

#include <bit>
#include <catch2/catch.hpp>

#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

// Turns from false to true with the last deal's last card, so never in the play.
const char* const while_playing = "none_of { score_reaches { 100000 } }";

GameText with_winner(const std::string& winner, const std::string& more) {
  GameText text;
  text.players = "3";
  text.deal = "deal { packets = { 8 } },";
  text.play = "first_lead = eldest_hand, winner = { " + winner + " }, " + more;
  return text;
}

// What is played in a deal, with who wins the tricks.
struct Deal {
  std::vector<Card> history;
  std::vector<Seat> winners;
  bool operator==(const Deal& other) const {
    return history == other.history && winners == other.winners;
  }
};

Seat first_of(const Decision& decision) { return seat_at(std::countr_zero(decision.to_act)); }

// Plays deals at random. Before each card: the cards of the hand that are said to win are those
// that win once they are laid.
void check_winning(const CompiledGame& game, std::uint64_t seed, Deal& deal) {
  const TrickAgenda& agenda = *game.table().agenda->tricks();
  const Surroundings around{.hooks = game.table().hooks.get()};
  const StateLayout& layout = game.rules().layout;
  State state;
  RandomStream random(seed, Purpose::agent);
  agenda.begin(state, seed);
  Seat winning = no_seat;
  Decision decision = agenda.run(state, around);
  while (true) {
    REQUIRE(decision.kind == Decision::Kind::ask);
    const Seat seat = first_of(decision);
    const CardSet winners = agenda.winning_now(state, seat, agenda.playable(state, seat));
    const int before = state.core().trick.size;
    const std::size_t trick = state.core().tricks_played;
    const Move move = decision.choices.random_move(random);
    if (winners.has(move.card)) winning = seat;
    agenda.apply(state, move, around);
    const State laid = state;
    decision = agenda.run_deal(state, around);  // a trick is judged at the latest here
    deal.history.push_back(move.card);
    if (before + 1 < game.rules().seats) {
      const Seat now = laid.core().trick.winning_seat(game.rules().seats);
      CHECK((now == seat) == winners.has(move.card));
      continue;
    }
    const Seat winner = state.trick_log(layout)[trick].winner;
    CHECK(winner == winning);
    deal.winners.push_back(winner);
    if (deal.winners.size() == 8) return;
  }
}

}  // namespace

TEST_CASE("the cards that are said to win are those that win", "[agenda]") {
  struct Case {
    const char* winner;  // %: where a condition may stand
    const char* more;
    const char* fields;
  };
  const Case cases[] = {
      {"highest_of_led_suit { % }", "follow = { beating, any_card }", ""},
      {"highest_trump { % }, highest_of_led_suit", "follow = { overtrump, any_card }",
       "trumps = \"hearts\","},
      {"highest_trump, highest_of_led_suit { % }", "follow = { head_trick, follow_suit, any_card }",
       "trumps = \"hearts\","},
      {"highest { \"hearts\" % }", "follow = { head_trick, follow_suit, any_card }", ""},
      {"highest { \"Ace\", ties = last % }, lowest { \"hearts\", \"clubs\" }",
       "follow = { follow_suit, beating, any_card }", ""},
      {"lowest { \"spades\", \"clubs\", ties = last % }",
       "follow = { beating, any_card }, always_playable = { \"hearts\" }", ""},
      {"highest { \"Ace\", ties = last % }", "follow = { follow_suit, any_card }",
       "order = { led { \"9\" }, \"Ace\", \"King\", \"Queen\", \"Jack\", \"10\", following { \"9\" "
       "} },"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.winner, one.more);
    const auto made = [&](const std::string& condition) {
      std::string winner = one.winner;
      const auto at = winner.find(" %");
      const bool alone = winner[at - 1] == '{';
      winner.replace(at, 2, condition.empty() ? "" : (alone ? " " : ", ") + condition);
      // The led suit always has a card; nothing behind it would be looked for.
      const bool always =
          winner.ends_with("highest_of_led_suit") || winner.ends_with("highest_of_led_suit { }");
      GameText text = with_winner(winner + (always ? "" : ", highest_card"), one.more);
      text.fields = one.fields;
      return text;
    };
    const CompiledGame by_table(made(""));
    const CompiledGame card_by_card(made("when = " + std::string(while_playing)));
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Deal deal;
      Deal other;
      check_winning(by_table, seed, deal);
      check_winning(card_by_card, seed, other);
      CHECK(deal == other);
    }
  }
}

TEST_CASE("a ladder looks at the whole hand, whatever may always be played", "[agenda]") {
  GameText text = with_winner("highest_of_led_suit",
                              "follow = { follow_suit, any_card }, always_playable = \"hearts\"");
  const CompiledGame game(text);
  const TrickAgenda& agenda = *game.table().agenda->tricks();
  const Surroundings around{.hooks = game.table().hooks.get()};
  State state;
  agenda.begin(state, 1);
  const Decision decision = agenda.run(state, around);
  const Seat second = seat_after(first_of(decision), 3);
  state.set_cards(game.rules().layout, StateLayout::hand, second,
                  game.cards("9 of hearts") | game.cards("10 of clubs"));
  agenda.lay_trick(state, first_of(decision), {game.cards("King of hearts").first()});
  CHECK(agenda.playable(state, second) == game.cards("9 of hearts"));
  agenda.lay_trick(state, first_of(decision), {game.cards("King of clubs").first()});
  CHECK(agenda.playable(state, second) == (game.cards("9 of hearts") | game.cards("10 of clubs")));
}

TEST_CASE("a list of selectors that may find nothing says so, or is refused", "[agenda]") {
  const auto says_of = [](const std::string& winner, const std::string& more,
                          const std::string& what) {
    GameText text = with_winner(winner, "follow = { follow_suit, any_card }, " + more);
    text.fields = "trumps = \"hearts\",";
    return says(CompiledGame(text), what);
  };
  CHECK(says_of("highest_trump", "", "[no-way-out]"));
  CHECK(says_of("highest { \"clubs\" }", "", "[no-way-out]"));
  CHECK(says_of("highest_of_led_suit { when = first_trick }", "", "[no-way-out]"));
  CHECK(says_of("highest_of_led_suit, nobody", "thrown_away_to = \"box\"", "[unreachable-step]"));
  CHECK(says_of("nobody, highest_of_led_suit", "", "[unreachable-step]"));
  CHECK(says_of("highest_trump, nobody", "", "[missing-field]"));
  CHECK(says_of("highest_of_led_suit", "thrown_away_to = \"box\"", "[no-effect]"));
}
