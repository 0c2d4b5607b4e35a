// Playing a board game line by line: questions, gaps, words, refusals.

#include <catch2/catch.hpp>

#include "tests/ferry/ferry.h"
#include "tests/interpreter/talk/board_position.h"
#include "tests/interpreter/talk/sitting_down.h"
#include "tests/own_path.h"

using namespace houserule;

namespace {

Said sit_and_feast(const std::string& typed, const std::string& gaps = "") {
  const std::string settings = gaps.empty() ? "" : "set gaps " + gaps + "\n";
  return sit_and_type("odin", settings + typed, {}, 88);
}

// How often it was asked whether to go on at a gap.
int gaps_asked(const Said& said) {
  int count = 0;
  for (std::size_t at = 0;
       (at = said.text.find("Do something in between", at)) != std::string::npos; ++at) {
    ++count;
  }
  return count;
}

}  // namespace

TEST_CASE("a turn says where the table stands, what there is and what can be done",
          "[conversation]") {
  const Said said = sit_and_feast("");
  CHECK(says(said, "Round 1 of 7, actions. 6 of 6 Vikings left. As it stands -86."));
  CHECK(says(said, "Supply: peas, mead, flax, beans, bow, snare 2, spear."));
  CHECK(says(said, "place: C1-03 04 07 09"));
  CHECK(says(said, "On banquet table: 1 peas, 2 mead, 3 flax, 4 beans, such as put peas"));
}

TEST_CASE("a gap is asked about when something new is possible", "[conversation]") {
  const std::string turns = "C1-07\npass\nC2-07\npass\n";
  const Said usual = sit_and_feast(turns);
  // Silver can be laid after the first turn; after the second there is nothing else.
  CHECK(says(usual, "On home or banquet table: 5 silver"));
  CHECK(gaps_asked(usual) == 1);
  CHECK(gaps_asked(sit_and_feast(turns, "asked")) == 0);
  CHECK(gaps_asked(sit_and_feast(turns, "every")) > 2);
}

TEST_CASE("a makes the next gap ask", "[conversation]") {
  const Said said = sit_and_feast("a\nC1-07\npass\nC2-07\n", "asked");
  CHECK(says(said, "You are asked at the next moment when anything can be done."));
  CHECK(gaps_asked(said) == 1);
}

TEST_CASE("what is no gap is never gone past", "[conversation]") {
  // A placement in the fourth column lets a card be played, before or after it.
  const Said said = sit_and_feast("C4-05\n", "asked");
  CHECK(says(said, "Use one of these now, or go on."));
}

TEST_CASE("moves that are made on behalf of the player are kept like others", "[conversation]") {
  const Said said = sit_and_feast("C1-04\nquit\n", "asked");
  CHECK(std::count(said.moves.begin(), said.moves.end(), "1 pass") >= 2);
  CHECK(std::count(said.moves.begin(), said.moves.end(), "1 place C1-04") == 1);
}

TEST_CASE("undo takes the last thing back that was asked", "[conversation]") {
  const Said said = sit_and_feast("C1-04\nundo\n", "asked");
  CHECK(says(said, "Taken back: C1-04 stockfish."));
  CHECK(std::count(said.moves.begin(), said.moves.end(), "1 place C1-04") == 0);
}

TEST_CASE("a space that is typed at a gap goes on first", "[conversation]") {
  const Said said = sit_and_feast("C1-07\nC1-04\n");
  CHECK(says(said, "You place 1 Viking on C1-04: stockfish."));
  CHECK(says(said, "You get stockfish."));
}

TEST_CASE("refusals say what is missing, and why a tile may not lie there", "[conversation]") {
  CHECK(says(sit_and_feast("why C3-07\n"),
             "On C3-07 nothing could be done now. It takes ore; you have 0."));
  CHECK(says(sit_and_feast("why C2-02\n"), "It takes 2 wood; you have 0."));
  const Said taken = sit_and_feast("C1-04\npass\nC1-04\n", "asked");
  CHECK(says(taken, "Workers stand on C1-04 already."));
  const Said silver = sit_and_feast("C1-07\nput silver home 9,2\n");
  CHECK(says(silver, "An income cell must wait for"));
  CHECK(says(sit_and_feast("put beans home 5,1\n"), "home does not take beans."));
}

TEST_CASE("words show boards, spaces, supply and cards", "[conversation]") {
  const Said said = sit_and_feast("board\nboard banquet table\nactions\nsupply\ncards\nscores\n");
  CHECK(says(said, "10  .  1  .  .  .+st  .  -  -"));
  CHECK(says(said, " 3  .  .  .  .  .  .  =  =  =  =  =  ="));
  CHECK(says(said, "C1-13, Mountains and Trade, 1 Viking: up 2."));
  CHECK(says(said, "Where nothing could be done now: C1-01"));
  CHECK(says(said, "orange: peas, flax, beans."));
  CHECK(says(said, "170 Refugee Helper"));
  CHECK(says(said, "empty cells -86. As it stands: -86."));
  CHECK(says(sit_and_feast("board moon\n"), "No board here is called 'moon'."));
  CHECK(says(sit_and_type("lorum", "board\n"), "That is for board games."));
}

TEST_CASE("how often to ask is kept", "[conversation]") {
  const auto file = own_path("board_settings") / "settings.json";
  std::filesystem::remove(file);
  sit_and_type("odin", "set gaps every\n", file, 88);
  CHECK(load_preferences(file).gaps == GapAsking::every);
  const Said said = sit_and_type("odin", "set gaps never\n", file, 88);
  CHECK(says(said, "Type: set gaps new, set gaps every or set gaps asked."));
  CHECK(says(said, "At gaps you are asked every time."));
}

TEST_CASE("what happens is told: spaces, goods, tiles, cards", "[conversation]") {
  const Said said = sit_and_feast("C1-07\nput silver home 5,1\nC1-17\n1\n1\n");
  CHECK(says(said, "Setup. You get bow, snare, spear and mead. You draw 170 Refugee Helper."));
  CHECK(says(said, "You place 1 Viking on C1-07: beans, 1$. You get beans and 1$."));
  CHECK(says(said, "You lay silver on home."));
  CHECK(says(said, "You place 1 Viking on C1-17: draw 1 card; 1$."));
}

TEST_CASE("the end is the score sheet, and it adds up", "[conversation]") {
  std::string typed;
  for (int i = 0; i < 60; ++i) typed += "pass\n";
  const Said said = sit_and_feast(typed, "asked");
  CHECK(says(said, "Empty cells: you -86."));
  CHECK(says(said, "Score: you -275."));
}

// Rules can bring about thousands of things before anybody is asked.
TEST_CASE("what happens again and again is counted, and of too much the newest is told",
          "[conversation]") {
  const auto told = [](const std::string& acts, Language language) {
    const Ferry ferry("insert { at_start_of = \"setup\", entry = " + acts + " }");
    return sit_at(Session(ferry.table(), 1), "", {}, language);
  };
  const std::string alike = R"(repeat_ { 1500, gain { "silver" } })";
  CHECK(
      says(told(alike, Language::en), "Setup. You get 1$. That happens 1,500 times. You get 2$."));
  CHECK(says(told(alike, Language::ja), "1$を得ました。これが1,500回続きました。"));
  const std::string by_turns = R"(repeat_ { 90, gain { "silver" }, gain { "fish" } })";
  const Said said = told(by_turns, Language::en);
  CHECK(says(said, "Before that, 83 more things happened. You get fish. You get 1$."));
  CHECK(said.text.size() < 5000);
  CHECK(says(told(by_turns, Language::ja), "その前に、ほかに83件のできごとがありました。"));
}

// A space that is typed at a gap passes first.
TEST_CASE("what fails behind a space that is typed at a gap is told", "[conversation]") {
  const Ferry ferry(R"(insert { at_start_of = "rounds.actions",
                                entry = gain { { "fish", times = product { 300, 300 } } } })");
  const Said said = sit_at(Session(ferry.table(), 1), "F-01\n");
  CHECK(says(said, "and a table keeps 32767 at most"));
  CHECK(says(said, "The house rule mine has failed"));
}
