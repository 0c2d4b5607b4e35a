#include <cstring>

#include "tests/interpreter/talk/sitting_down.h"

using namespace houserule;

TEST_CASE("cards to give are chosen by their numbers or their codes", "[plain]") {
  const Said asked = sit_and_type("hearts", "");
  CHECK(says(asked, "Give 3 cards to Anna. 1: "));
  const Said numbers = sit_and_type("hearts", "1 2 3\n");
  REQUIRE_FALSE(numbers.moves.empty());
  CHECK(numbers.moves.front().starts_with("1 give "));
  CHECK(says(numbers, "You give away "));
  CHECK(says(numbers, " gives you "));
  const Said codes = sit_and_type("hearts", numbers.moves.front().substr(2) + "\n");
  REQUIRE_FALSE(codes.moves.empty());
  CHECK(codes.moves.front() == numbers.moves.front());
  CHECK(says(sit_and_type("hearts", "1 2\n"), "Give 3 cards, not 2."));
  CHECK(says(sit_and_type("hearts", "1 2 99\n"), "numbered from 1 to 13"));
}

TEST_CASE("a step is chosen card by card or in one line", "[plain]") {
  const Said bid = sit_and_type("aurum", "1\n");
  CHECK(says(bid, "Bid: choose a card (hand)."));
  REQUIRE_FALSE(bid.moves.empty());
  CHECK(bid.moves.front().starts_with("1 bid "));
  CHECK(says(bid, "Swap: choose a card (collection). 1: 0 of gold."));
  CHECK(says(bid, "You may pass."));
  const Said swap = sit_and_type("aurum", "1\n1\n1\n1\n");
  CHECK(says(swap, "Swap: choose a card (hand). 1: "));
  CHECK(says(swap, "Swap: choose a card (bid). 1: "));
  const auto is_swap = [](const std::string& move) { return move.starts_with("1 swap Au0 "); };
  const auto made = std::find_if(swap.moves.begin(), swap.moves.end(), is_swap);
  REQUIRE(made != swap.moves.end());
  const Said line = sit_and_type("aurum", "1\n" + made->substr(2) + "\n");
  CHECK(std::find(line.moves.begin(), line.moves.end(), *made) != line.moves.end());
}

TEST_CASE("a hint is one word away, whatever it takes", "[plain]") {
  for (const auto& [language, word] :
       {std::pair(Language::en, "do"), std::pair(Language::ja, "実行")}) {
    for (const char* table : {"hearts", "aurum", "exposure", "lorum", "odin"}) {
      CAPTURE(table, word);
      const std::string typed = std::string("hint\n") + word + "\n";
      CHECK_FALSE(sit_and_type(table, typed, {}, 5, language).moves.empty());
      // Without a hint there is nothing to do.
      CHECK(sit_and_type(table, std::string(word) + "\n", {}, 5, language).moves ==
            sit_and_type(table, "", {}, 5, language).moves);
    }
  }
}

TEST_CASE("places that lie open are told at the prompt when they have changed", "[plain]") {
  const Said said = sit_and_type("aurum", "1\npass\n");
  CHECK(says(said, "Supply: 8, 7, 6, 5, 4, 3, 3, 2, 2, 1 and 1 of gold."));
  CHECK(says(said, "Leftover: "));
  const auto first = said.text.find("Leftover: ");
  CHECK(said.text.find("Leftover: ", first + 1) == std::string::npos);
  const Said exposure = sit_and_type("exposure", "");
  CHECK(says(exposure, "High rank: "));
  CHECK(says(exposure, "Row: "));
  CHECK(says(exposure, "Do you meld?"));
}

TEST_CASE("bids are asked for with what stands", "[plain]") {
  const Said said = sit_and_type("french_tarot", "");
  CHECK(says(said, "2 prise. 3 garde. 4 garde sans. 5 garde contre."));
  const Said taken = sit_and_type("french_tarot", "5\n");
  REQUIRE_FALSE(taken.moves.empty());
  CHECK(taken.moves.front() == "1 bid garde_contre");
  CHECK(says(taken, "You bid garde contre."));
}
