#include "session/texts/move_text.h"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "tests/games/battery.h"

using namespace houserule;

namespace {

const GameRules& lorum_rules() {
  static const auto table = battery::must_load("lorum players=3 +exposed_horniky");
  return *table.rules;
}

int phase_of(const std::string& word) {
  for (std::size_t i = 0; i < lorum_rules().phases.size(); ++i) {
    if (lorum_rules().phases[i].word == word) return static_cast<int>(i);
  }
  return -1;
}

std::string read(const std::string& phase, const std::string& text) {
  const ReadMove move = read_move(lorum_rules(), phase_of(phase), text);
  if (!move.move) return "fault '" + move.fault + "'";
  return (move.right_verb ? "" : "wrong verb: ") +
         to_text(lorum_rules(), phase_of(phase), *move.move);
}

}  // namespace

TEST_CASE("moves are written as seat, verb and what", "[session]") {
  const int play = phase_of("play");
  CHECK(to_text(lorum_rules(), play, Move::pass(seat_at(2))) == "3 pass");
  CHECK(to_text(lorum_rules(), play, Move::of_card(seat_at(0), card_at(0))) == "1 play HA");
  CHECK(to_text(lorum_rules(), phase_of("offer_to_expose"),
                Move::of_card(seat_at(0), card_at(0))) == "1 expose HA");
  CHECK(to_text(lorum_rules(), phase_of("declare"), Move::make_call(seat_at(1), 0)) ==
        "2 declare maly");
}

TEST_CASE("cards and calls are read by any of their names", "[session]") {
  CHECK(read("play", "1 play ha") == "1 play HA");
  CHECK(read("play", "1 PLAY Ace of hearts") == "1 play HA");
  CHECK(read("play", "1 play ♥A") == "1 play HA");
  CHECK(read("play", "1 play ハートのエース") == "1 play HA");
  CHECK(read("declare", "2 declare malý") == "2 declare maly");
  CHECK(read("declare", "2 declare MALY") == "2 declare maly");
  CHECK(read("declare", "2 declare マリー") == "2 declare maly");
  CHECK(read("offer_to_expose", "3 expose LO") == "3 expose LO");
}

TEST_CASE("a verb of another phase is told apart", "[session]") {
  CHECK(read("declare", "1 play HA") == "wrong verb: 1 declare HA");
  CHECK(read("play", "1 expose HA") == "wrong verb: 1 play HA");
  CHECK(read("play", "1 declare maly") == "wrong verb: 1 play maly");
}

TEST_CASE("what cannot be read is quoted", "[session]") {
  CHECK(read("play", "") == "fault ''");
  CHECK(read("play", "pass") == "fault 'pass'");
  CHECK(read("play", "4 pass") == "fault '4'");
  CHECK(read("play", "1 fly") == "fault 'fly'");
  CHECK(read("play", "1 pass now") == "fault 'now'");
  CHECK(read("play", "1 play H11") == "fault 'H11'");
  CHECK(read("play", "1 play") == "fault ''");
  CHECK(read("declare", "1 declare stredny") == "fault 'stredny'");
}

TEST_CASE("a card that is not in play is none", "[session]") {
  CHECK(read("play", "1 play B7") == "fault 'B7'");
}

TEST_CASE("any move is read or refused", "[session]") {
  CHECK(rc::check("a move is read or refused", [](const std::string& text) {
    for (const char* phase : {"declare", "offer_to_expose", "play"}) {
      for (const char* before : {"", "1 ", "1 play ", "2 declare "}) {
        (void)read_move(lorum_rules(), phase_of(phase), before + text);
      }
    }
  }));
}
