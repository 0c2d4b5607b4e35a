#include "lab/examine/guess_check.h"

#include <catch2/catch.hpp>

#include "tests/games/battery.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

std::string remarks_of(const LoadedTable& table) {
  Diagnostics remarks;
  check_guesses(table, remarks);
  return remarks.to_text();
}

}  // namespace

TEST_CASE("guesses at the hidden cards of every game can be played out", "[guesses]") {
  for (const std::string& table : battery::plain_tables()) {
    CAPTURE(table);
    CHECK(remarks_of(battery::must_load(table)) == "");
  }
}

TEST_CASE("guesses follow cards that are drawn, moved, noted and shown", "[guesses]") {
  GameText text;
  text.fields =
      "zones = { stock = face_down, sign = face_up, noted = per_seat { marks }, seen = "
      "per_seat { marks { seen_by = everybody } }, aside = face_down },";
  text.deal = "deal { packets = { 5 }, lay = { { 1, \"sign\" } }, rest = \"stock\" },";
  const char* const ways[] = {
      "mark { \"Queen\", from = \"hand\", to = \"noted\", of = each_seat },",
      "mark { \"Queen\", from = \"hand\", to = \"seen\", of = each_seat },",
      "move { 1, any_card, from = \"stock\", to = \"hand\", of = each_seat },",
      // A card everybody has seen goes into a hand, and back where it lay.
      "move { any_card, from = \"sign\", to = \"hand\", of = eldest_hand },"
      "step \"lay\" { who = each_seat, choices = { pick \"card\" { from = \"hand\" } },"
      "  apply = { move { picked \"card\", from = \"hand\", to = \"aside\" } } },"
      "move { 1, any_card, from = \"aside\", to = \"hand\", of = dealer },",
      "exchange { who = all_at_once, gives = pick { 2 }, to = left_neighbour },"
      "exchange { who = all_at_once, gives = pick { 2 }, to = left_neighbour },",
      "step \"lay\" { who = each_seat, choices = { pick \"card\" { from = \"hand\" } },"
      "  apply = { move { picked \"card\", from = \"hand\", to = \"stock\" } } },"
      "shuffle { \"stock\" },"
      "move { 1, any_card, from = \"stock\", to = \"hand\", of = each_seat },",
  };
  for (const char* const way : ways) {
    CAPTURE(way);
    text.before = way;
    const CompiledGame game(text);
    REQUIRE(game.faults() == "");
    CHECK(remarks_of(game.table()) == "");
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      battery::Battery(game.table(), seed).play_match(1);
    }
  }
}
