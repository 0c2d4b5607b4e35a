// Announcements at any moment of the play: `any_time`, and what bounds them.

#include <algorithm>
#include <catch2/catch.hpp>

#include "session/answers/view_json.h"
#include "session/table/session.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

// A game for four, with six cards each; from when on `left` cards are needed.
GameText talking(const std::string& calls) {
  GameText text;
  text.players = "4";
  text.deal = "deal { packets = { 6 } },";
  text.play += "any_time = { declare \"words\" { who = anybody, " + calls + " } },";
  text.settle =
      "score \"words\" { each_seat, function (seat) return seat:worth_announced() end },"
      "figure \"all\" { function (result) return result:worth_announced() end }";
  return text;
}

bool may_say(const Session& session, int seat, int call) {
  return session.choices(seat_at(seat)).calls.has(call);
}

std::string refusal(Session& session, const std::string& move) {
  const auto refused = session.try_move(move);
  return refused ? refused->code : "";
}

void play_first(Session& session) {
  const Choices& choices = session.decision().choices;
  REQUIRE_FALSE(session.try_move(Move::of_card(choices.seat, choices.cards.first())));
}

}  // namespace

TEST_CASE("at any moment of the play seats announce out of turn, and the play waits for nobody",
          "[speaking]") {
  const CompiledGame game(talking("{ \"big\", worth = 3 }, { \"small\", worth = 1 }"));
  Session session(game.table(), 7, {}, true);
  const SeatSet turn = session.decision().to_act;
  CHECK(turn == set_of(seat_at(0)));
  CHECK(session.decision().may_speak == 0b1110);
  CHECK(session.choices(seat_at(2)).cards.empty());
  CHECK(refusal(session, "3 declare big").empty());
  CHECK(session.decision().to_act == turn);
  CHECK(refusal(session, "3 declare big") == "no-such-call");
  CHECK(refusal(session, "3 play SA") == "not-your-turn");
  CHECK(refusal(session, "3 declare small").empty());
  CHECK(session.decision().may_speak == 0b1010);
  CHECK(refusal(session, "1 declare small").empty());
  play_first(session);
  CHECK(session.decision().to_act == set_of(seat_at(1)));
  CHECK(session.log()[0].text == "3 declare big");

  Session again(game.table(), 7, {}, true);
  for (const LogEntry& entry : session.log()) CHECK(refusal(again, entry.text).empty());
  CHECK(again.state().hash() == session.state().hash());

  while (session.deals().back().lines.empty() && !session.is_finished()) play_first(session);
  CHECK(std::get<Amount>(session.deals().front().figures.front().value) == Amount::whole(5));
}

TEST_CASE("a card that is forced waits while somebody may speak", "[speaking]") {
  GameText text = talking("{ \"big\" }");
  text.deal = "deal { packets = { 1 }, rest = \"box\" },";
  const CompiledGame game(text);
  Session session(game.table(), 7);
  CHECK(session.log().empty());
  for (const char* move : {"1 declare big", "2 declare big", "3 declare big"}) {
    CHECK(refusal(session, move).empty());
  }
  CHECK(session.decision().may_speak == set_of(seat_at(3)));
  CHECK(refusal(session, "4 declare big").empty());
  CHECK(session.log().size() > 4);  // and then the cards fall by themselves
}

TEST_CASE("of one_of a seat says one, and a step with those below it", "[speaking]") {
  const CompiledGame game(
      talking("one_of { { \"red\" }, { \"black\" } },"
              "in_steps { one_of { { \"up\" }, { \"down\" } }, { \"more\" }, { \"most\" } }"));
  Session session(game.table(), 7, {}, true);
  CHECK(refusal(session, "2 declare red").empty());
  CHECK(refusal(session, "2 declare black") == "no-such-call");
  CHECK(refusal(session, "2 declare more").empty());
  CHECK(refusal(session, "2 declare up") == "no-such-call");  // made with it
  CHECK(may_say(session, 1, 5));
  CHECK(may_say(session, 2, 2));
}

TEST_CASE("who tells his side by what he says is known from then on", "[speaking]") {
  GameText text = talking(
      "{ \"re\", when = acting { declarers } }, { \"kontra\", when = acting { defenders } },"
      "{ \"reply\", when = announced { \"re\", by = other_side } },"
      "{ \"amen\", when = announced { \"re\", by = own_side } }");
  text.before = "sides { whoever { holds { \"Ace\", at_least = 1 } }, secret = true },";
  const CompiledGame game(text);
  Session session(game.table(), 5, {}, true);
  const SeatSet re = session.state().core().declared;
  REQUIRE(std::popcount(re) >= 2);
  const int first = std::countr_zero(re);
  for (int i = 0; i < 4; ++i) CHECK(may_say(session, i, 0) == ((re >> i & 1) != 0));
  const std::string seat = std::to_string(first + 1);
  CHECK(refusal(session, seat + " declare re").empty());
  CHECK(session.state().core().sides_shown == set_of(seat_at(first)));
  for (int i = 0; i < 4; ++i) {
    const bool is_re = (re >> i & 1) != 0;
    CHECK(may_say(session, i, 2) == !is_re);
    CHECK(may_say(session, i, 3) == is_re);
  }
}

TEST_CASE("a view says whether its own seat may speak, and nothing of others", "[speaking]") {
  const CompiledGame game(talking("{ \"big\", when = holds { \"Ace\", at_least = 1 } }"));
  Session session(game.table(), 7, {}, true);
  for (int i = 0; i < 4; ++i) {
    const nlohmann::ordered_json told =
        view_json(game.table(), session.view(seat_at(i)), session.decision());
    CHECK(told["may_speak"] == ((session.decision().may_speak >> i & 1) != 0));
  }
}

TEST_CASE("how many cards a word needs may be a sum of values", "[speaking]") {
  GameText text =
      talking("{ \"big\", when = cards_left { at_least = sum { 6, minus { values.late } } } }");
  text.fields = "values = { late = number },";
  text.before = "fix { late = 0 },";
  text.play += "after_trick = { fix { late = sum { trick_number, 1 } } },";
  const CompiledGame game(text);
  Session session(game.table(), 7, {}, true);
  CHECK(may_say(session, 3, 0));
  play_first(session);
  CHECK_FALSE(may_say(session, 0, 0));  // five cards, of which six are needed
  for (int i = 0; i < 3; ++i) play_first(session);
  for (int i = 0; i < 4; ++i) CHECK(may_say(session, i, 0));  // five, of which four are needed
  play_first(session);
  CHECK(may_say(session, session.decision().choices.seat == seat_at(0) ? 1 : 0, 0));
}

TEST_CASE("at any moment nothing is asked, shown or set", "[speaking]") {
  const auto faults = [](const std::string& any_time) {
    GameText text;
    text.players = "4";
    text.deal = "deal { packets = { 6 } },";
    text.fields = "values = { late = number },";
    text.play += "any_time = { " + any_time + " },";
    return CompiledGame(text).faults();
  };
  const std::string declares = "play.any_time takes `declare` phases beside the contract";
  CHECK_THAT(faults("fix { late = 1 }"), Catch::Contains(declares));
  CHECK_THAT(faults("declare { who = anybody, makes_contract = true, { \"big\" } }"),
             Catch::Contains(declares));
  const std::string only = "shows no cards and sets no values";
  CHECK_THAT(faults("declare { who = anybody, { \"big\", shows = pick { 1, \"Ace\" } } }"),
             Catch::Contains(only));
  CHECK_THAT(faults("declare { who = anybody, { \"big\", sets = { late = 1 } } }"),
             Catch::Contains(only));
  const std::string nested = "in_steps { { \"a\" }, in_steps { { \"b\" }, { \"c\" } } }";
  CHECK_THAT(faults("declare { who = anybody, " + nested + " }"),
             Catch::Contains("a step of `in_steps` is a call"));
  const std::string both = "cards_left { at_least = sum { values.late, 2 }, at_most = 4 }";
  CHECK_THAT(faults("declare { who = anybody, { \"big\", when = " + both + " } }"),
             Catch::Contains("stands alone"));
}
