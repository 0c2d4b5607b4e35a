#include "talk/voice/figures_so_far.h"

#include <catch2/catch.hpp>

#include "talk/voice/narrator.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

Session after_moves(const std::string& table, std::uint64_t seed,
                    const std::vector<std::string>& moves) {
  Session session(table_of(table), seed);
  for (const std::string& move : moves) {
    CAPTURE(move);
    REQUIRE_FALSE(session.try_move(move));
  }
  return session;
}

// What a seat is told, a line each.
std::string told(const Session& session, Seat seat) {
  const Speaker speaker(session.rules(), seat, Language::en);
  std::string text;
  for (const FigureSoFar& figure : figures_so_far(session, speaker)) {
    text += figure.name + " " + figure.whose + ": " + figure.value + "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("who has won the tricks so far has not won all of the deal", "[figures]") {
  Session session = after_moves("belote", 8, {"1 declare take"});
  const auto play = [&] { REQUIRE_FALSE(session.try_move(session.legal_moves().legal.front())); };
  while (session.deals().back().tricks.empty()) play();
  int looked_at = 0;
  for (; session.deals().size() == 1; play()) {
    if (session.state().core().tricks_played == 8) break;
    const std::string text = told(session, seat_at(0));
    INFO(text);
    CHECK(text.find(": 252") == std::string::npos);
    ++looked_at;
  }
  CHECK(looked_at > 20);
}

TEST_CASE("the declarer's points are told with what they have to be", "[figures]") {
  const auto playing = [](const std::string& game) {
    Session session = after_moves("skat", 5, {"2 bid 18", "1 pass", "3 pass", "2 declare hand"});
    REQUIRE_FALSE(session.try_move("2 declare " + game));
    while (session.deals().back().tricks.empty()) {
      REQUIRE_FALSE(session.try_move(session.legal_moves().legal.front()));
    }
    return session;
  };
  const std::string suit = told(playing("clubs"), seat_at(0));
  INFO(suit);
  CHECK(suit.find("declarer points : 0\n") != std::string::npos);
  CHECK(suit.find("points to win : 61\n") != std::string::npos);
  // No points decide where no trick may be taken, says the script.
  Session null = playing("null_hand");
  CHECK(told(null, seat_at(0)).empty());
  while (!null.deals().front().finished) {
    REQUIRE_FALSE(null.try_move(null.legal_moves().legal.front()));
  }
  Speaker speaker(null.rules(), seat_at(0), Language::en);
  const Narrator narrator(null, speaker);
  std::string figures;
  for (const std::string& line : narrator.deal_figures(null.deals().front()))
    figures += line + "\n";
  INFO(figures);
  CHECK(figures.find("Multiplier") != std::string::npos);
  CHECK(figures.find("oints") == std::string::npos);
}
