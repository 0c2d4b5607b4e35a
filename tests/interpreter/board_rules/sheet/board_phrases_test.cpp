#include "board_rules/sheet/board_phrases.h"

#include "tests/interpreter/board_rules/odin_phrases.h"

using namespace houserule;
using odin_phrases::check_said;
using odin_phrases::Game;

namespace {

GoodSet set_of(const Game& game, std::initializer_list<const char*> names) {
  GoodSet set;
  for (const char* name : names) set.add(game.good(name));
  return set;
}

}  // namespace

TEST_CASE("goods are called by the largest groups they make up") {
  const Game game;
  const BoardPhrases phrases = game.phrases();
  CHECK(phrases.goods(set_of(game, {"oil", "wood"})) == Text{"oil or wood", "油か木材"});
  CHECK(phrases.goods(set_of(game, {"knarr", "longship"})).en == "\"large ships\"");
  CHECK(phrases.goods(set_of(game, {"knarr", "longship", "whaling boat"})).en == "\"ships\"");
  CHECK(phrases.goods(set_of(game, {"wood", "stone", "ore", "silver"}), false).en ==
        "\"resources\" and silver");
  for (const GoodGroup& group : game.board.groups) check_said(phrases.goods(group.goods));
}

TEST_CASE("a column of the ladder is told by its class") {
  const Game game;
  for (const GoodGroup& group : game.board.groups) {
    if (group.name != "green") continue;
    CHECK(game.phrases().goods(group.goods) == Text{"green goods", "緑の品物"});
  }
}

TEST_CASE("a share says how many there are, and for what") {
  Game game;
  const int knarrs = game.count("knarr");
  Term round;
  round.kind = Term::Kind::round;
  const int rounds = game.add(std::move(round));
  const int two = game.compared(Term::Kind::at_least, knarrs, game.number(2));
  const BoardPhrases phrases = game.phrases();
  const int oil = game.good("oil");
  CHECK(phrases.share({oil, 2, no_term, no_term, 0}) == Text{"2 oil", "油2"});
  CHECK(phrases.share({oil, 1, knarrs, no_term, 0}) ==
        Text{"1 oil for each of your knarrs", "持っている商船1つにつき油1"});
  CHECK(phrases.share({oil, 1, rounds, no_term, 0}).en ==
        "1 oil for each round (this one and those before it)");
  CHECK(phrases.share({oil, 1, no_term, two, 0}) ==
        Text{"1 oil if you have at least 2 knarrs", "商船を2以上持っているなら油1"});
  CHECK(phrases.share({game.good("longship"), 1, no_term, no_term, 3}).en ==
        "1 longship (loaded with 3)");
}

TEST_CASE("spaces are named, or told by what they have in common") {
  const Game game;
  const BoardPhrases phrases = game.phrases();
  CHECK(phrases.space(0b101, 0, 0).en == "C1-01 or C1-03");
  CHECK(phrases.space(0, 0, 1U << 4).en == "a space of column 4");
  CHECK(phrases.space(0, 1, 0).en == "a space of \"Build Houses\"");
  CHECK(phrases.all_spaces(1, 1U << 2) ==
        Text{"the spaces of \"Build Houses\" in column 2", "第2列にある「家の建築」のスペース"});
  CHECK(phrases.workers(1) == Text{"1 Viking", "ヴァイキングを1人"});
  CHECK(phrases.workers(3) == Text{"3 Vikings", "ヴァイキングを3人"});
}
