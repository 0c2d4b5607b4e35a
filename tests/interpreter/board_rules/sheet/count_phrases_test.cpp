#include <set>

#include "tests/interpreter/board_rules/odin_phrases.h"

using namespace houserule;
using odin_phrases::check_said;
using odin_phrases::Game;

namespace {

constexpr int term_kinds = static_cast<int>(Term::Kind::none_of) + 1;

// A term of each kind about something.
Term some_term(Game& game, Term::Kind kind) {
  Term term;
  term.kind = kind;
  term.value = 1;
  term.goods = GoodSet::of(game.good("longship"));
  term.groups = 1;
  term.boards = 1;
  if (kind == Term::Kind::by_round) {
    term.steps = {{1, 1}, {2, 2}};
  } else if (kind == Term::Kind::by_count) {
    term.steps = {{1, 3}, {4, 7}};
  }
  if (kind > Term::Kind::by_round) term.parts = {game.count("oil"), game.count("wood")};
  return term;
}

}  // namespace

TEST_CASE("every number and every condition has words, and words of its own") {
  Game game;
  std::set<std::string> en;
  std::set<std::string> ja;
  for (int i = 0; i < term_kinds; ++i) {
    CAPTURE(i);
    const int term = game.add(some_term(game, static_cast<Term::Kind>(i)));
    const BoardPhrases phrases = game.phrases();
    const Text number = phrases.number(term);
    if (i != 0) check_said(number);
    CHECK(en.insert(number.en).second);
    CHECK(ja.insert(number.ja).second);
    const Text holds = phrases.condition(term);
    const Text fails = phrases.condition(term, true);
    check_said(holds);
    check_said(fails);
    CHECK(holds.en != fails.en);
    CHECK(holds.ja != fails.ja);
  }
}

TEST_CASE("what is certain at a table is no condition") {
  Game game;
  const int three = game.number(3);
  const int is_one = game.compared(Term::Kind::exactly, three, game.number(1));
  const int is_most = game.compared(Term::Kind::at_most, three, game.number(3));
  const int neither = game.compared(Term::Kind::none_of, is_one, is_one);
  const int any = game.compared(Term::Kind::any_of, is_one, is_most);
  const int open = game.compared(Term::Kind::any_of, is_one, game.count("oil"));
  const BoardPhrases phrases = game.phrases();
  CHECK(phrases.constant(no_term) == 1);
  CHECK(phrases.constant(three) == 3);
  CHECK(phrases.constant(is_one) == 0);
  CHECK(phrases.constant(is_most) == 1);
  CHECK(phrases.constant(neither) == 1);
  CHECK(phrases.constant(any) == 1);
  CHECK_FALSE(phrases.constant(open));
}

TEST_CASE("what one has is told shortly") {
  Game game;
  const int knarrs = game.count("knarr");
  const int two = game.compared(Term::Kind::at_least, knarrs, game.number(2));
  const int no_oil = game.compared(Term::Kind::none_of, game.count("oil"), game.count("wood"));
  const int both = game.compared(Term::Kind::all_of, two, no_oil);
  const BoardPhrases phrases = game.phrases();
  CHECK(phrases.condition(two) == Text{"you have at least 2 knarrs", "商船を2以上持っている"});
  CHECK(phrases.condition(two, true).en == "the number of your knarrs is less than 2");
  CHECK(phrases.condition(no_oil).en == "you have no oil and you have no wood");
  CHECK(phrases.condition(no_oil, true).en ==
        "you have at least 1 oil or you have at least 1 wood");
  CHECK(phrases.condition(both).en ==
        "you have at least 2 knarrs and you have no oil and you have no wood");
  CHECK(phrases.condition(both, true).en ==
        "the number of your knarrs is less than 2 or you have at least 1 oil or you have at least "
        "1 wood");
}

TEST_CASE("sums tell what is added and what is taken off, products what is counted") {
  Game game;
  const int knarrs = game.count("knarr");
  const int points = game.compared(Term::Kind::product, game.number(5), knarrs);
  const int two = game.compared(Term::Kind::at_least, knarrs, game.number(2));
  const int bonus = game.compared(Term::Kind::product, game.number(3), two);
  const int all = game.compared(Term::Kind::sum, points, bonus);
  Term minus;
  minus.kind = Term::Kind::minus;
  minus.parts = {knarrs};
  const int less = game.compared(Term::Kind::sum, game.number(8), game.add(std::move(minus)));
  const BoardPhrases phrases = game.phrases();
  CHECK(phrases.number(points) == Text{"5 for each of your knarrs", "商船1つにつき5"});
  CHECK(phrases.number(bonus).en == "3 if you have at least 2 knarrs");
  CHECK(phrases.number(all).en ==
        "5 for each of your knarrs, plus 3 if you have at least 2 knarrs");
  CHECK(phrases.number(less) ==
        Text{"8 less the number of your knarrs", "8から持っている商船の数を引いた数"});
}
