#include "lab/examine/mutation.h"

#include <catch2/catch.hpp>

#include "tests/games/battery.h"
#include "tests/interpreter/lab/small_game.h"

using namespace houserule;

namespace {

std::vector<std::string> changes_of(const std::string& script) {
  static const WordTable words = battery::words();
  std::vector<std::string> changes;
  for (const Mutant& mutant : mutants_of(script, words)) {
    changes.push_back(std::to_string(mutant.line) + " " + mutant.before + " -> " +
                      shown_way(mutant.ways.front()));
  }
  return changes;
}

using Changes = std::vector<std::string>;

}  // namespace

TEST_CASE("numbers, signs and words are changed one at a time") {
  CHECK(changes_of("return game \"X\" { deals = 8, says = \"9 cards\" }") == Changes{"1 8 -> 9"});
  CHECK(changes_of("local function f(a) return a == 1 and not a end\nreturn {}") ==
        Changes{"1 a == 1 and not a -> 0", "1 == -> ~=", "1 1 -> 2", "1 and -> or", "1 not -> "});
  CHECK(changes_of("return { house = number { 3, from = 1, to = 9 }, [4] = -x }") ==
        Changes{"1 3 -> 4"});
  CHECK(changes_of("return { winner = highest }") == Changes{"1 highest -> lowest"});
}

TEST_CASE("steps are left out and exchanged, conditions left out and turned round") {
  CHECK(changes_of("return { play = play { follow = { follow_suit, any_card } } }") ==
        Changes{"1 follow_suit -> head_trick", "1 follow_suit, -> ",
                "1 follow_suit, any_card -> any_card, follow_suit", "1 any_card -> pass",
                "1 any_card -> "});
  CHECK(changes_of("return { follow = { cards { \"hearts\", when = first_trick } } }") ==
        Changes{"1 when = first_trick -> ", "1 when -> unless", "1 first_trick -> last_trick"});
}

TEST_CASE("what people read is left alone") {
  CHECK(changes_of("return variant { changes = { set { path = \"settle.says\", value = {\n"
                   "{ \"a\", ja = \"b\" }, { \"c\" } } } } }")
            .empty());
}

TEST_CASE("a change that an example contradicts is noticed, others are not, and a list explains") {
  const SmallGame small(
      "{ say = \"three pay\", points = { 5, 0, 6 }, gains = { -5, 0, -6 } },\n"
      "{ say = \"a call\", contract = \"misère\", declarer = 1, tricks = { 0, 4, 4 },"
      " gains = { 20, -10, -10 } },\n");
  const auto run = [&] {
    return run_mutation(small.tree.folders(), small.words, small.files(), small.files());
  };
  const std::vector<FileMutation> before = run();
  REQUIRE(before.size() == 1);
  const auto fate_of = [&](const FileMutation& file, const std::string& what, int line) {
    for (const MutantFate& fate : file.fates) {
      if (fate.mutant.before == what && fate.mutant.line == line) return fate;
    }
    FAIL("no such change");
    return MutantFate{};
  };
  const MutantFate stake = fate_of(before.front(), "10", 10);
  CHECK(stake.kind == MutantFate::Kind::noticed);
  CHECK(stake.by == "a call");
  CHECK(fate_of(before.front(), "2", 29).kind == MutantFate::Kind::unnoticed);
  CHECK(percent_noticed(before) < 100);
  CHECK(mutation_text(before).find("rules.lua:29:34  2 -> 3") != std::string::npos);

  small.tree.write("games/small/unnoticed.txt",
                   "rules.lua: match = { start = 100, deals = 2, winner = most_chips }, | 2 -> 3 | "
                   "no example plays a match\n"
                   "rules.lua: nothing of the kind | 1 -> 2 | gone\n");
  const std::vector<FileMutation> after = run();
  const MutantFate deals = fate_of(after.front(), "2", 29);
  CHECK(deals.kind == MutantFate::Kind::explained);
  CHECK(deals.by == "no example plays a match");
  CHECK(
      after.front().stale ==
      std::vector<std::string>{"rules.lua: nothing of the kind | 1 -> 2 (not there, or noticed)"});
}

TEST_CASE("statements of functions are left out, asked the other way round and answered with 0") {
  CHECK(changes_of("return { settle { pay = function (base, result, chips)\n"
                   "  base(result, chips)\n"
                   "  if result.contract then total = total end\n"
                   "  chips:pay(result.declarer, \"pool\", n)\n"
                   "  return base(result)\n"
                   "end } }") ==
        Changes{"2 base(result, chips) -> ", "3 result.contract -> not (result.contract)",
                "3 total = total -> ", "4 chips:pay(result.declarer, \"pool\", n) -> ",
                "4 result.declarer, \"pool\" -> \"pool\", result.declarer", "5 base(result) -> 0"});
}

TEST_CASE("words are exchanged within their kind, and who sees, pays or comes first is turned") {
  CHECK(changes_of("return { zones = { row = face_up } }") == Changes{"1 face_up -> face_down"});
  const Changes paid = changes_of("return { pay { x, from = \"bank\", to = \"pool\" } }");
  CHECK(paid == Changes{"1 \"bank\", to = \"pool\" -> \"pool\", to = \"bank\""});
  CHECK(changes_of("return { insert { after = \"a\", step = hearts } }") ==
        Changes{"1 after -> before"});
  CHECK(changes_of("return { holds { \"Ace\", at_least = n } }") ==
        Changes{"1 at_least -> at_most"});
  // A name of a function's own is no word.
  CHECK(changes_of("return { f = function (seat, chips) local first = seat end }").empty());
}

TEST_CASE("a house rule is left out as a whole, and nothing to change is no hundred percent") {
  SmallGame small("{ say = \"three pay\", points = { 5, 0, 6 }, gains = { -5, 0, -6 } },\n");
  small.tree.write(
      "games/small/variants/own.lua",
      "return variant { of = \"small\", title = { \"Own\", ja = \"自\" }, ja = \"自\", "
      "changes = { append { path = \"settle.says\", values = { { \"a\", ja = \"あ\" } "
      "} } } }");
  small.tree.write("games/small/variants/own.examples.lua",
                   "return examples { { say = \"as ever\", points = { 5, 0, 6 }, gains = { -5, 0, "
                   "-6 } } }");
  const auto files = small.files("own");
  REQUIRE(files.size() == 1);
  const auto mutations = run_mutation(small.tree.folders(), small.words, files, files);
  REQUIRE(mutations.front().fates.size() == 1);
  CHECK(mutations.front().fates.front().mutant.before == "the whole house rule");
  CHECK(mutations.front().fates.front().kind == MutantFate::Kind::unnoticed);
  CHECK(percent_noticed(mutations) == 0);
  CHECK(percent_noticed({}) == 0);
}
