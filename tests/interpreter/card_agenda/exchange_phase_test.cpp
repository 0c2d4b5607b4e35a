#include <catch2/catch.hpp>

#include "lab/examine/table_check.h"
#include "session/table/session.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

GameText passing(const std::string& before) {
  GameText text;
  text.fields = "zones = { away = per_seat { face_down } },";
  text.before = before +
                " exchange { who = all_at_once, gives = pick { 3, \"hearts\", "
                "as_many_as_possible = true }, to = left_neighbour },";
  return text;
}

}  // namespace

TEST_CASE("a hand gives as many as it has of what is asked for, and the rest of what it likes") {
  const CompiledGame game(passing(""));
  const CardSet hearts = game.cards("hearts");
  int short_hands = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Session session(game.table(), seed, {}, true);
    for (int i = 0; i < 2; ++i) {
      const Seat seat = session.decision().choices.seat;
      const Choices choices = session.choices(seat);
      const CardSet hand = session.state().cards(game.rules().layout, StateLayout::hand, seat);
      const int held = (hand & hearts).count();
      short_hands += held < 3 ? 1 : 0;
      const Move move = choices.move(choices.count() - 1);
      CHECK(move.cards.count() == 3);
      CHECK((move.cards & hearts).count() == std::min(held, 3));
      const CardSet others = hand - hearts;
      if (held > 0 && others.count() >= 3) {
        CardSet wrong;
        CardSet left = others;
        while (wrong.count() < 3) wrong.add(left.take_first());
        CHECK(session.refusal_of(Move::of_set(seat, wrong)));
      }
      REQUIRE_FALSE(session.try_move(move));
    }
    for (int i = 0; i < 2; ++i) {
      CHECK(session.view(seat_at(i)).count(game.rules().layout, StateLayout::hand, seat_at(i)) ==
            12);
    }
  }
  CHECK(short_hands > 0);
  Diagnostics faults = faults_in_play(game.table(), 50);
  CHECK(faults.to_text() == "");
}

TEST_CASE("who gives to nobody in a deal is not asked, and keeps the cards") {
  for (const std::string who : {"each_seat", "all_at_once", "declarer"}) {
    CAPTURE(who);
    GameText text;
    text.deal =
        "deal { packets = { 12 } }, declare { makes_contract = true, { \"solo\" } }, "
        "declare \"boasts\" { { \"proud\" } }, exchange { who = " +
        who + ", gives = pick { 2 }, to = announcer { \"proud\" } },";
    const CompiledGame game(text);
    INFO(game.faults());
    REQUIRE(game.faults() == "");
    int boasts = 0;
    int held_back = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      Session session(game.table(), seed, {}, true);
      RandomStream random(seed, Purpose::agent);
      bool is_proud = false;
      bool gives = false;
      while (!std::holds_alternative<PlayPhase>(
          game.rules().phases[static_cast<std::size_t>(session.decision().phase)].body)) {
        const Move move = session.decision().choices.random_move(random);
        gives = gives || move.kind == MoveKind::set;
        is_proud = is_proud ||
                   (move.kind == MoveKind::call && game.rules().calls[move.call].slug == "proud");
        const auto fault = session.try_move(move);
        if (fault) {  // one hand has more cards than the other then
          CHECK(gives);
          CHECK(fault->message.en.find("cannot be played out") != std::string::npos);
          break;
        }
      }
      int cards = 0;
      for (int seat = 0; seat < 2; ++seat) {
        cards +=
            session.state().cards(game.rules().layout, StateLayout::hand, seat_at(seat)).count();
      }
      CHECK(cards == 24);
      CHECK((is_proud || !gives));
      boasts += is_proud ? 1 : 0;
      held_back += is_proud ? 0 : 1;
    }
    CHECK(boasts > 0);
    CHECK(held_back > 0);
  }
  // A zone that each player has is not taken up: nobody says whose.
  for (const std::string zone : {"hand", "captured", "own"}) {
    GameText text;
    text.fields = "zones = { own = per_seat { face_up } },";
    text.deal =
        "deal { packets = { 12 } }, bid { { \"solo\" }, all_pass = redeal {} }, exchange { takes = "
        "\"" +
        zone + "\", gives = pick { 2 }, to = \"box\" },";
    CHECK(CompiledGame(text).faults().find("does not say whose cards are taken up") !=
          std::string::npos);
  }
}

// However it is played, a table on which nothing is legal is a fault with the rule's line, and the
// table stands as before the move.
TEST_CASE("a table on which somebody can do nothing is a fault, wherever it is met") {
  const GameText text = passing(
      "step \"keep\" { who = eldest_hand, may_pass = true, choices = { pick \"one\" { from = "
      "\"hand\" } }, apply = { move { picked \"one\", to = \"away\" } } }, "
      "move { cards { except = { \"9 of hearts\", \"10 of hearts\", \"Jack of hearts\", \"Queen of "
      "hearts\" } }, from = \"hand\", to = \"away\", of = each_seat },");
  const CompiledGame game(text);
  const LoadedTable& table = game.table();
  const std::string said = "exchange.gives: seat ";
  const auto is_told = [&](const Diagnostic& fault) {
    INFO(to_text(fault));
    return fault.code == "nothing-legal" && fault.place.line == 5 &&
           fault.message.en.find(said) != std::string::npos &&
           fault.message.en.find(" must give 3 and holds ") != std::string::npos;
  };
  Session session(table, 1);
  REQUIRE(session.decision().kind == Decision::Kind::ask);
  const State before = session.state();
  const auto refused = session.try_move(session.decision().choices.move(0));
  REQUIRE(refused);
  CHECK(refused->is_failure);
  CHECK(refused->code == "nothing-legal");
  CHECK(session.state() == before);
  CHECK(is_told(session.fault()));

  const Surroundings around{.hooks = table.hooks.get()};
  State state;
  RandomStream random(1, Purpose::agent);
  table.agenda->begin(state, 1);
  CHECK(table.agenda->random_deals(state, 1, random, around) == -1);
  CHECK(is_told(table.hooks->fault()));
  table.agenda->begin(state, 1);
  RandomStream other = random;
  CHECK(table.agenda->random_deal(state, random, other, around) == -1);
  table.agenda->begin(state, 1);
  Decision decision = table.agenda->run(state, around);
  table.agenda->apply(state, decision.choices.move(0), around);
  State copy = state;
  CHECK_FALSE(table.agenda->play_out(copy, random, around));
  copy = state;
  CHECK(table.agenda->ask(copy, around).kind == Decision::Kind::fault);
  CHECK(table.agenda->run_deal(state, around).kind == Decision::Kind::fault);
  CHECK(faults_in_play(table, 5).to_text().find("[nothing-legal]") != std::string::npos);
}
