// What is scored at once, and matches and deals that end before their time.

#include "session/table/session.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

// Plays the first legal move as long as `goes_on`.
template <class GoesOn>
void play(Session& session, const GoesOn& goes_on) {
  while (session.decision().kind == Decision::Kind::ask && goes_on()) {
    CHECK_FALSE(session.try_move(session.decision().choices.move(0)));
  }
}

int score_of(const Session& session, int seat) {
  return session.state().score(session.rules().layout, seat_at(seat)).units();
}

}  // namespace

TEST_CASE("a match that is decided in the play is over, and no card is lost", "[agenda]") {
  GameText text;
  text.players = "4";
  text.deal = "deal { packets = { 6 } },";
  text.fields = "card_points = { { 1, \"Ace\" } },";
  for (const std::string& window :
       {std::string(R"(after_trick = { score "t" { 5, who = winner } },)"),
        std::string(R"(after_card = { score "t" { 5, who = own_seat,
                                                  when = trick_cards { exactly = 3 } } },)")}) {
    text.play = GameText().play + window;
    text.settle = R"(score "never" { each_seat, function () return 100 end })";
    text.match = "ends_at_once = score_reaches { 10 }, winner = highest_score";
    const CompiledGame game(text);
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
      CAPTURE(window, seed);
      Session session(game.table(), seed);
      play(session, [] { return true; });
      CHECK(session.decision().kind == Decision::Kind::finished);
      CHECK(session.is_finished());
      CHECK(std::popcount(session.winners()) == 1);
      CHECK(session.deals().back().broken_off);
      CHECK(session.deals().back().finished);
      int sum = 0;
      int best = 0;
      for (int i = 0; i < 4; ++i) {
        sum += score_of(session, i);
        best = std::max(best, score_of(session, i));
      }
      CHECK(best == 10);
      CHECK(sum < 50);
      // Undo, and the same end again.
      const auto length = session.log().size();
      session.undo_to(length - 1);
      play(session, [] { return true; });
      CHECK(session.log().size() == length);
      CHECK(session.is_finished());
    }
  }
}

// Chips are the score of whoever has them.
TEST_CASE("a match ends with the payment that decides it", "[agenda]") {
  GameText text;
  text.fields = "values = { pool = chips },";
  text.settle = R"(says = { "x" }, pay = function (result, chips) end)";
  const std::string in_play = GameText().play;
  struct Paid {
    const char* window;
    const char* end;
    int at;  // what the one who ends it has
  };
  const Paid all[] = {
      {R"(after_trick = { pay { 1, from = winner, to = "pool" } },)", "score_falls_to { 8 }", 8},
      {R"(after_trick = { pay { 1, from = winner, to = "pool" },
                          share { "pool", among = left_neighbour { winner } } },)",
       "score_reaches { 12 }", 12}};
  for (const Paid& paid : all) {
    text.play = in_play + paid.window;
    text.match = std::string("start = 10, winner = most_chips, ends_at_once = ") + paid.end;
    const CompiledGame game(text);
    INFO(game.faults());
    Session session(game.table(), 1);
    play(session, [] { return true; });
    REQUIRE(session.is_finished());
    CHECK(session.deals().back().broken_off);
    CHECK((score_of(session, 0) == paid.at || score_of(session, 1) == paid.at));
    // What is paid first has been shared: the share has ended it, not the payment after it.
    const bool is_shared = score_of(session, 0) + score_of(session, 1) == 20;
    CHECK(is_shared == (paid.at == 12));
  }
  text.match = "start = 10, ends_at_once = score_falls_to { 8 }, winner = most_chips";
  text.play = in_play;
  text.settle =
      R"(pay = function (result, chips) chips:pay(result.seats[1], result.seats[2], 2) end)";
  const CompiledGame game(text);
  INFO(game.faults());
  Session session(game.table(), 1);
  play(session, [] { return true; });
  CHECK(session.is_finished());
  CHECK(session.deals().size() == 1);
}

TEST_CASE("teams score once, and what is noted adds up for a side", "[agenda]") {
  GameText text;
  text.players = "4";
  text.deal = "deal { packets = { 6 } },";
  text.fields = "teams = partners_opposite,";
  text.before = R"(score "each" { 3, who = each_side }, figure "noted" { 2, who = dealer },
                   figure "noted more" { 4, who = other_side { dealer }, times = 2 },)";
  text.settle =
      R"(score "x" { each_side, function (side) return side.noted + 100 * side.noted_more end })";
  text.match = "deals = 1, winner = highest_score";
  const CompiledGame game(text);
  Session session(game.table(), 1);
  play(session, [] { return true; });
  CHECK(session.is_finished());
  CHECK(score_of(session, 0) == 803);
  CHECK(score_of(session, 1) == 5);
  CHECK(score_of(session, 2) == 803);
  CHECK(score_of(session, 3) == 5);
}

TEST_CASE("end_deal counts a deal in which nothing is played", "[agenda]") {
  GameText text;
  text.before = R"(bid { { "one" }, all_pass = end_deal },)";
  const CompiledGame game(text);
  Session session(game.table(), 1);
  while (session.decision().kind == Decision::Kind::ask) {
    const Seat seat = seat_at(std::countr_zero(session.decision().to_act));
    CHECK_FALSE(session.try_move(Move::pass(seat)));
  }
  CHECK(session.is_finished());
  CHECK(session.deals().size() == 2);
  CHECK(session.deals().front().tricks.empty());
  CHECK(score_of(session, 0) == 0);
}

TEST_CASE("a match plays on while several would win", "[agenda]") {
  GameText text;
  text.settle = R"(tally "deals" { function (result) return result.deals + 1 end },
                   score "x" { each_seat, function (seat, result)
                     return (result.deals == 3 and seat.number == 1) and 1 or 0
                   end })";
  text.match = "deals = 1, winner = highest_score, ties = play_on";
  const CompiledGame game(text);
  Session session(game.table(), 1);
  play(session, [] { return true; });
  CHECK(session.is_finished());
  CHECK(session.deals().size() == 3);
  CHECK(session.winners() == 1);
}

TEST_CASE("whoever wins by a line has won, whatever the scores", "[agenda]") {
  GameText text;
  text.settle = R"(wins "all" { each_seat, function (seat) return seat.number <= 2 end },
                   score "x" { each_seat, function (seat) return 5 end })";
  text.match = "deals = 5, winner = lowest_score";
  const CompiledGame game(text);
  Session session(game.table(), 1);
  play(session, [] { return true; });
  CHECK(session.is_finished());
  CHECK(session.deals().size() == 1);
  CHECK(session.winners() == 1);  // the eldest hand of two
  CHECK(score_of(session, 0) == 0);
}

TEST_CASE("of those for whom the match has ended the declarer's side wins", "[agenda]") {
  GameText text;
  text.before = R"(bid { { "one" } },)";
  text.settle = R"(score "x" { each_seat, function (seat, result)
                     return seat == result.declarer and 10 or 20
                   end })";
  text.match = "ends_when = score_reaches { 10 }, winner = { declarers, highest_score }";
  const CompiledGame game(text);
  Session session(game.table(), 1);
  CHECK_FALSE(session.try_move("1 pass"));
  CHECK_FALSE(session.try_move("2 bid one"));
  play(session, [] { return true; });
  CHECK(session.is_finished());
  CHECK(session.winners() == 2);
}
