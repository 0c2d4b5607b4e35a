// Who plays, with whom, and whose cards: sits_out, sides, open_hand, values that are seats.

#include <bit>
#include <catch2/catch.hpp>
#include <set>

#include "bots/guesses/determinize.h"
#include "session/table/session.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

GameText seated(const std::string& before) {
  GameText text;
  text.players = "4";
  text.deal = "deal { packets = { 6 } },";
  text.before = before;
  return text;
}

// Plays the first choice there is until the match is over; `look` is given the table before each.
template <class Look>
void play_on(Session& session, const Look& look) {
  while (session.decision().kind == Decision::Kind::ask) {
    look(session);
    const Choices& choices = session.decision().choices;
    REQUIRE_FALSE(session.try_move(choices.move(0)).has_value());
  }
  CHECK(session.is_finished());
}

// Moves, saved and played again, come to the same table.
void check_replay(const CompiledGame& game, const Session& session) {
  Session again(game.table(), session.seed(), {}, true);
  for (const LogEntry& entry : session.log()) {
    const ReadMove read = again.read(entry.text);
    REQUIRE(read.move.has_value());
    if (again.decision().kind == Decision::Kind::ask) (void)again.try_move(*read.move);
  }
  CHECK(again.is_finished());
}

}  // namespace

TEST_CASE("who sits out plays no card, and tricks are complete without him", "[sides]") {
  const CompiledGame game(seated("sits_out { dealer },"));
  Session session(game.table(), 3, {}, true);
  play_on(session, [](const Session& now) {
    const Core& core = now.state().core();
    CHECK(core.resting == set_of(core.dealer));
    CHECK((now.decision().to_act & core.resting) == 0);
    CHECK(core.trick.leader != core.dealer);
  });
  for (const DealReport& deal : session.deals()) {
    CHECK(deal.tricks.size() == 6);
    for (const TrickReport& trick : deal.tricks) CHECK(trick.plays.size() == 3);
  }
  check_replay(game, session);
}

TEST_CASE("before the deal who sits out is dealt none, and others get more", "[sides]") {
  GameText text = seated("");
  text.deal = "sits_out { dealer }, deal { packets = { 8 } },";
  const CompiledGame game(text);
  Session session(game.table(), 5, {}, true);
  const State& state = session.state();
  for (int i = 0; i < 4; ++i) {
    const int held = state.cards(game.rules().layout, StateLayout::hand, seat_at(i)).count();
    CHECK(held == (seat_at(i) == state.core().dealer ? 0 : 8));
  }
  play_on(session, [](const Session& now) {
    CHECK((now.decision().to_act & set_of(now.state().core().dealer)) == 0);
  });
  CHECK(session.deals().front().tricks.size() == 8);
}

TEST_CASE("the eldest hand is the first who plays", "[sides]") {
  const CompiledGame game(seated("sits_out { left_neighbour { dealer } },"));
  const Session session(game.table(), 3, {}, true);
  const Core& core = session.state().core();
  CHECK(core.rests(seat_at(0)));
  CHECK(core.trick.leader == seat_at(1));
}

TEST_CASE("who sits out is asked nothing more and left out of each_seat", "[sides]") {
  GameText text = seated("sits_out { dealer }, predict { who = each_seat, from = 0, to = 6 },");
  text.settle =
      "figure \"who\" { function (result) return #result.playing end },"
      "score \"tricks\" { each_seat, function (seat) return seat.tricks end }";
  const CompiledGame game(text);
  Session session(game.table(), 3, {}, true);
  int asked = 0;
  play_on(session, [&](const Session& now) {
    const Core& core = now.state().core();
    CHECK((now.decision().to_act & core.resting) == 0);
    if (core.trick.leader == no_seat) ++asked;
  });
  CHECK(asked == 2 * 3);
  CHECK(std::get<Amount>(session.deals().front().figures.front().value) == Amount::whole(3));
}

TEST_CASE("what others do not see of a hand that is laid away they have to guess", "[sides]") {
  const CompiledGame game(seated("sits_out { dealer },"));
  const Session session(game.table(), 3, {}, true);
  const View view = session.view(seat_at(0));
  const Determinizer guesses(*game.table().agenda, view);
  State guess(game.rules().layout);
  std::set<std::string> boxes;
  for (std::uint64_t i = 0; i < 20; ++i) {
    RandomStream random(i, Purpose::agent);
    guesses.guess(random, guess);
    const CardSet box = guess.cards(game.rules().layout, StateLayout::box);
    CHECK(box.count() == 6);
    std::string text;
    for (const Card card : box) text += game.rules().deck.info(card).code;
    boxes.insert(text);
  }
  CHECK(boxes.size() > 10);
}

TEST_CASE("phases speak of seats that a condition, a value or the acting seat names", "[sides]") {
  GameText text = seated(
      "fix { weak = whoever { holds { \"Ace\", exactly = 0 } } },"
      "pay \"alms\" { 1, from = values.weak, to = \"pool\" },"
      "pay \"tax\" { 2, from = each_seat, to = \"pool\", when = acting { dealer, values.weak } },");
  text.fields = "values = { weak = seats, pool = chips },";
  text.settle =
      "pay = function (result, chips) for _, s in ipairs(result.seats) do "
      "chips:pay(s, \"pool\", s.weak and 10 or 0) end end";
  text.match = "deals = 1, winner = most_chips";
  const CompiledGame game(text);
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Session session(game.table(), seed, {}, true);
    const StateLayout& layout = game.rules().layout;
    SeatSet weak = 0;
    for (int i = 0; i < 4; ++i) {
      const CardSet hand = session.state().cards(layout, StateLayout::hand, seat_at(i));
      if ((hand & game.cards("Ace")).empty()) weak |= set_of(seat_at(i));
    }
    CHECK(session.state().value(layout, 0).units() == weak);
    play_on(session, [](const Session&) {});
    for (int i = 0; i < 4; ++i) {
      const bool is_weak = (weak >> i & 1) != 0;
      const int due = (is_weak ? 11 : 0) + (is_weak || i == 3 ? 2 : 0);
      CHECK(session.state().score(layout, seat_at(i)).units() == -due);
    }
  }
}

TEST_CASE("an open hand is played by whoever it says, by its owner's rules", "[sides]") {
  GameText text = seated("open_hand { opposite { dealer }, played_by = dealer },");
  text.fields = "teams = partners_opposite,";
  const CompiledGame game(text);
  Session session(game.table(), 3, {}, true);
  int played = 0;
  play_on(session, [&](const Session& now) {
    const Seat seat = now.decision().choices.seat;
    const Core& core = now.state().core();
    const Seat dealer = core.dealer;
    const Seat open = seat_after(dealer, 4, 2);
    CHECK(core.chooser(seat) == (seat == open ? dealer : seat));
    if (seat != open) return;
    ++played;
    const View view = now.view_of_choice(seat);
    const StateLayout& layout = game.rules().layout;
    CHECK(view.seat() == open);
    for (const Seat known : {dealer, open}) {
      CHECK(view.known().cards(layout, StateLayout::hand, known) ==
            now.state().cards(layout, StateLayout::hand, known));
    }
    CHECK(now.view(open).known().cards(layout, StateLayout::hand, dealer).empty());
  });
  CHECK(played == 2 * 6);
}

TEST_CASE("sides that a phase makes are those of the settlement", "[sides]") {
  GameText text = seated("sides { whoever { holds { \"Queen of clubs\" } }, dealer },");
  text.settle =
      "score \"tricks\" { each_side, function (side, result) "
      "return side == result.declarers and 100 + #side.seats or #side.seats end }";
  text.match = "deals = 1, winner = highest_score";
  const CompiledGame game(text);
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Session session(game.table(), seed, {}, true);
    const SeatSet declared = session.state().core().declared;
    CHECK((declared >> 3 & 1) != 0);
    const int count = std::popcount(declared);
    play_on(session, [](const Session&) {});
    for (int i = 0; i < 4; ++i) {
      const bool is_one = (declared >> i & 1) != 0;
      CHECK(session.state().score(game.rules().layout, seat_at(i)).units() ==
            (is_one ? 100 + count : 4 - count));
    }
  }
}

TEST_CASE("secret sides are known to their own seats, and to all once cards show them", "[sides]") {
  const CompiledGame game(
      seated("sides { whoever { holds { \"Queen of clubs\", \"Queen of spades\", at_least = 1 } }, "
             "secret = true },"));
  const CardSet queens = game.cards("Queen of clubs") | game.cards("Queen of spades");
  for (std::uint64_t seed = 1; seed < 10; ++seed) {
    Session session(game.table(), seed, {}, true);
    play_on(session, [&](const Session& now) {
      const Core& core = now.state().core();
      CardSet fallen;
      for (const Card card : now.state().history(game.rules().layout).first(core.plays)) {
        if (card != no_card) fallen.add(card);
      }
      const bool all = (fallen & queens).count() == queens.count();
      CHECK((core.sides_secret == 0) == all);
      for (int i = 0; i < 4; ++i) {
        const Seat seat = seat_at(i);
        const SeatSet seen = now.view(seat).known().core().declared;
        CHECK((seen & ~core.declared) == 0);
        CHECK((seen & set_of(seat)) == (core.declared & set_of(seat)));
        if (!all) CHECK((seen & ~(core.sides_shown | set_of(seat))) == 0);
        if (now.decision().choices.seat != seat) continue;
        const View view = now.view(seat);
        const Determinizer guesses(*game.table().agenda, view);
        State guess(game.rules().layout);
        RandomStream random(seed, Purpose::agent);
        guesses.guess(random, guess);
        for (int other = 0; other < 4; ++other) {
          const CardSet hand = guess.cards(game.rules().layout, StateLayout::hand, seat_at(other));
          if (!(hand & queens).empty()) CHECK((guess.core().declared >> other & 1) != 0);
        }
      }
    });
  }
}

TEST_CASE("what cannot mean anything is refused", "[sides]") {
  const auto refuses = [](const std::string& before, const std::string& fault,
                          const std::string& fields = "") {
    GameText text = seated(before);
    text.fields = fields;
    INFO(before);
    CHECK(says(CompiledGame(text), fault));
  };
  refuses("sits_out { each_seat },", "at least two have to play");
  refuses("sits_out { nobody },", "nobody sits out");
  refuses("sits_out {},", "sits_out");
  refuses("sides { each_seat },", "sides");
  refuses("sides { dealer, secret = true },", "nobody ever learns");
  refuses("sides { dealer },", "teams", "teams = partners_opposite,");
  refuses("sides { whoever { first_trick } },", "first_trick");
  refuses("sides { whoever { deal_number { 1 } } },", "not about a player");
  refuses("open_hand { dealer, played_by = dealer },", "played by the seat whose they are");
  refuses("open_hand { dealer, played_by = each_seat },", "played_by");
  refuses("pay { 1, from = each_seat, to = \"pool\", when = acting { each_seat } },", "always true",
          "values = { pool = chips },");
  refuses("redeal { when = acting { dealer } },", "no-seat-here");
  refuses("pay { 1, from = each_seat, to = \"pool\", when = acting { partner } },", "never true",
          "teams = partners_opposite, values = { pool = chips },");
  refuses("pay { 1, from = dealer, to = \"pool\", when = acting { dealer } },", "always true",
          "values = { pool = chips },");
  refuses("fix { tricks = dealer },", "something else already", "values = { tricks = seats },");
  refuses("pay { 1, from = values.n, to = \"pool\" },", "values.n",
          "values = { pool = chips, n = number },");
  GameText inside = seated("");
  inside.play += "after_trick = { sits_out { winner } },";
  CHECK(says(CompiledGame(inside), "sits_out"));
  GameText two = seated("sits_out { dealer },");
  two.players = "2";
  two.deal = "deal { packets = { 12 } },";
  CHECK(says(CompiledGame(two), "at least two have to play"));
}
