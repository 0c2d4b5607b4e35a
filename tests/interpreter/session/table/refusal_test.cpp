#include "session/table/refusal.h"

#include <algorithm>

#include "tests/interpreter/bots/bot_table.h"
#include "tests/interpreter/session/hand_made.h"

using namespace houserule;
using hand_made::cards;

namespace {

// The deal that the plain dialogue of the manual shows.
Session session_of(const LoadedTable& table) {
  const GameRules& rules = *table.rules;
  NumberedSetup setup;
  setup.deal = 1;
  setup.setup.dealer = seat_at(3);
  setup.setup.hands = {
      cards(rules, "HO HU H8 B10 B9 L8 AU A9"), cards(rules, "L7 LK AK H7 B8 BO HA L10"),
      cards(rules, "LU AO LO HK BK BA BU LA"), cards(rules, "L9 A10 H10 H9 B7 AA A8 A7")};
  return Session(table, 1, {setup});
}

void play(Session& session, std::initializer_list<const char*> moves) {
  for (const char* move : moves) {
    INFO(move);
    const auto refusal = session.try_move(move);
    REQUIRE_FALSE(refusal.has_value());
  }
}

Refusal refused(Session& session, const std::string& move) {
  const auto refusal = session.try_move(move);
  INFO(move);
  REQUIRE(refusal.has_value());
  return *refusal;
}

}  // namespace

TEST_CASE("a card that does not follow suit is refused with those that do", "[refusal]") {
  Session session = session_of(table_of("lorum"));
  play(session, {"1 pass", "2 pass", "3 pass", "4 pass", "1 play L8", "2 play L7", "3 play LU",
                 "3 play AO", "4 play A10"});
  const Refusal refusal = refused(session, "1 play H8");
  CHECK(refusal.code == "must-follow-suit");
  CHECK(refusal.message.en ==
        "Not now: acorns were led and you hold acorns. Play Dolník or 9 of acorns.");
  CHECK(refusal.message.ja ==
        "どんぐりがリードされ、手札にあります。どんぐりのドルニークか9を出してください。");
  CHECK(refusal.word == "follow_suit");
  CHECK(refusal.rule.place.file == "games/lorum/rules.lua");
  CHECK(refusal.rule.place.line > 0);
  CHECK(refusal.offered == std::vector<std::string>{"1 play AU", "1 play A9"});
}

TEST_CASE("under a contract with its own ladder the refusal names contract and card", "[refusal]") {
  Session session = session_of(table_of("lorum"));
  play(session, {"1 declare maly", "2 pass", "3 pass", "4 pass", "1 play L8"});
  const Refusal refusal = refused(session, "2 play L7");
  CHECK(refusal.code == "must-head-trick");
  CHECK(refusal.message.en ==
        "Malý: you can beat 8 of leaves, so you must. Play King or 10 of leaves.");
  CHECK(refusal.word == "head_trick");
  CHECK(refusal.offered == std::vector<std::string>{"2 play LK", "2 play L10"});
}

TEST_CASE("cards of others, other seats and passing are refused by name", "[refusal]") {
  Session session = session_of(table_of("lorum"));
  CHECK(refused(session, "2 pass").code == "not-your-turn");
  CHECK(refused(session, "2 pass").offered.front() == "1 pass");
  CHECK(refused(session, "1 play L8").code == "wrong-verb");
  play(session, {"1 pass", "2 declare maly"});
  const Refusal call = refused(session, "3 declare maly");
  CHECK(call.code == "no-such-call");
  CHECK(call.message.en == "Not now: malý stands, and malý does not go above it. Veľký would.");
  play(session, {"3 pass", "4 pass", "1 pass", "2 play L7"});
  const Refusal other = refused(session, "3 play L8");
  CHECK(other.code == "not-your-card");
  CHECK(other.message.en == "You do not hold 8 of leaves.");
  const Refusal pass = refused(session, "3 pass");
  CHECK(pass.code == "may-not-pass");
  CHECK(pass.message.en == "You can play Ace, Horník or Dolník of leaves, so you may not pass.");
  CHECK(refused(session, "3 declare velky").code == "wrong-verb");
}

TEST_CASE("what cannot be read is quoted, with the nearest name", "[refusal]") {
  Session session = session_of(table_of("lorum"));
  const Refusal near = refused(session, "1 declare velkz");
  CHECK(near.code == "unreadable");
  CHECK(near.message.en ==
        "'velkz' is neither a card of this pack nor a call. Did you mean veľký?");
  CHECK(refused(session, "hello").code == "unreadable");
  CHECK(refused(session, "1 play X\x01").message.en ==
        "'X?' is neither a card of this pack nor a call.");
}

TEST_CASE("exposing: only cards the rule names, each once", "[refusal]") {
  Session session = session_of(table_of("lorum +exposed_horniky"));
  play(session, {"1 pass", "2 pass", "3 pass", "4 pass"});
  REQUIRE(session.legal_moves().legal ==
          std::vector<std::string>{"3 pass", "3 expose LO", "3 expose AO"});
  CHECK(refused(session, "3 expose LA").message.en ==
        "Ace of leaves may not be laid face up, only Horník of leaves or Horník of acorns.");
  play(session, {"3 expose LO"});
  CHECK(refused(session, "3 expose LO").message.en == "Horník of leaves lies face up already.");
}

TEST_CASE("after the match everything is refused", "[refusal]") {
  const LoadedTable table = table_of("lorum deals=1");
  Session session(table, 3);
  RandomAgent random;
  std::vector<Agent*> agents(4, &random);
  REQUIRE(play_out(session, agents) == 0);
  CHECK(refused(session, "1 pass").code == "match-over");
}

TEST_CASE("no illegal move is without a way on", "[refusal]") {
  const LoadedTable table = table_of("lorum +exposed_horniky");
  Session session(table, 11);
  RandomAgent random;
  int refusals = 0;
  for (int step = 0; step < 400 && !session.is_finished(); ++step) {
    const Seat seat = session.decision().choices.seat;
    for (int i = 0; i < table.rules->deck.size(); ++i) {
      const auto refusal = session.refusal_of(Move::of_card(seat, card_at(i)));
      if (!refusal) continue;
      ++refusals;
      CHECK_FALSE(refusal->message.en.empty());
      CHECK_FALSE(refusal->message.ja.empty());
      CHECK(refusal->message.en.find('{') == std::string::npos);
      CHECK(refusal->offered == session.legal_moves().legal);
    }
    RandomStream stream(11, Purpose::agent, static_cast<std::uint64_t>(step));
    session.try_move(random.choose(table, session.view(seat), session.decision(), stream));
  }
  CHECK(refusals > 1000);
}
