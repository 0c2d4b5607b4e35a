// What is said of the mistakes that people make in their first house rules: a house rule a line,
// and the sentences that help.

#include <catch2/catch.hpp>

#include "lab/examine/table_check.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// What a check says of a table of Lórum, or of another game, with these changes of a house rule.
std::string said_of(const std::string& game, const std::string& script) {
  const ScriptTree tree;
  tree.copy("games/" + game);
  tree.write("games/" + game + "/variants/mine.lua", script);
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  return check_table(tree.folders(), *words, game + " +mine", 60).diagnostics.to_text();
}

std::string rule(const std::string& game, const std::string& changes,
                 const std::string& fields = "", const std::string& before = "") {
  return "-- R.\n" + before + "return variant { of = \"" + game +
         "\", title = { \"T\", ja = \"あ\" }, ja = \"い。\",\n" + fields + "changes = {\n" +
         changes + "\n} }\n";
}

std::string paying(const std::string& line) {
  return "wrap { path = \"settle.pay\", with = function (base, result, chips)\n"
         "base(result, chips)\n" +
         line + "\nend }";
}

struct Mistake {
  const char* game;
  std::string script;
  const char* said;
};

}  // namespace

TEST_CASE("mistakes of house rules are told with what helps", "[messages]") {
  const Mistake mistakes[] = {
      {"lorum", rule("lorum", "set { path = \"house.deals\", value = \"4\" }"),
       "mine.lua:4: house.deals must begin with a whole number (write 4 without quotes)"},
      {"lorum", rule("lorum", "set { path = \"house.deals\", value = two }"),
       "mine.lua:4: 'two' is no word (write 2) [unknown-word]\n"},
      {"lorum", rule("lorum", "set { path = \"house.deals\", value = house.deals + 1 }"),
       "`+` cannot reckon with house.deals"},
      {"lorum",
       rule("lorum", "set { path = \"play.follow\", value = { \"follow_suit\", any_card } }"),
       "follow_suit is a word of the language: write it without quotes"},
      {"lorum",
       rule("lorum",
            "set { path = \"play.lead\", value = { cards { \"hearts\", when = no_contract and "
            "first_trick }, any_card } }"),
       "write all_of { .. } for `and`, any_of { .. } for `or`, none_of { .. } for `not`"},
      {"lorum", rule("lorum", "append { path = \"card_points\", values = { { 1,5, \"King\" } } }"),
       "a number is written with a point: 1.5"},
      {"lorum", rule("lorum", paying("chips:pay(result.declarer, 'pool', result.declarer.points)")),
       "`declarer` may be missing in a deal: ask `if ... then` for it first"},
      {"lorum", rule("lorum", paying("chips:give(result.seats[1], 3)")),
       "there is: pay, share, from_each, from_each_other, settle_contract and score"},
      {"lorum", rule("lorum", paying("chips:pay(result.seats[1], 'pot', 3)")),
       "the game declares no value 'pot'"},
      {"lorum", rule("lorum", paying("chips:pay(result.seats[1], 'pot', 3)")), "(there is: pool)"},
      {"lorum", rule("lorum", paying("chips:score('pool', 5)")),
       "a place cannot score; `pay` moves what is there"},
      {"lorum", rule("lorum", paying("chips:pay(result.seats[1], 'pool', 3 / 2)")),
       "mine.lua:6: half a chip cannot be paid: round what is paid"},
      {"lorum", rule("lorum", paying("chips:pay(result.seats[1], 'pool', -2)")),
       "mine.lua:6: a payment cannot be below zero: let the other one pay"},
      {"lorum", rule("lorum", paying("chips:from_each_other(result.seats[1], 0.5)")),
       "mine.lua:6: half a chip cannot be paid"},
      {"lorum", rule("lorum", paying("chips:from_each(result.seats, 'pool', -1)")),
       "mine.lua:6: a payment cannot be below zero"},
      {"lorum", rule("lorum", paying("result.seats[1].points = 3")), "chips move with chips:pay"},
      {"lorum", rule("lorum", paying("values.pool = 3")), "chips move with chips:pay"},
      {"hearts",
       rule("hearts",
            "wrap { path = \"settle.points\", with = function (base, seat) return "
            "result.trick_count end }"),
       "ask for it: function (base, seat, result)"},
      {"lorum", rule("lorum", "set { path = \"values.bank\", value = chips { 100 } }"),
       "a place of chips is empty at first"},
      {"lorum",
       rule("lorum", "set { path = \"house.deals\", value = 3 }",
            "requires = { \"exposed_hornicky\" },\n"),
       "lorum has no house rule 'exposed_hornicky' (did you mean 'exposed_horniky'?)"},
      {"lorum", rule("lorum", "set { path = \"house.deals\", value = 3 }", "players = 3,\n"),
       "mine.lua:3: variant.players must be a list of numbers, not the number 3 [wrong-type]\n"},
      {"french_tarot",
       rule("french_tarot", "set { path = \"settle.base\", value = function (r) return 25 end }"),
       "a line of the settlement stays one: figure \"base\" { .., function (..) .. end }"},
      {"lorum",
       rule(
           "lorum",
           "set { path = \"play.lead\", value = { cards { \"hearts\", when = announced { game } }, "
           "any_card } }",
           "", "local game = \"x\"\n"),
       "the local game of line 2 hides the word game: call it something else"},
      {"lorum",
       rule("lorum", "set { path = \"house.deals\", value = number { 3, from = 1, to = 9 } }", "",
            "local game = \"x\"\n"),
       "mine.lua:2: the local 'game' hides the word game of the language [hidden-word]"},
      {"lorum", rule("lorum", "set ( path = \"house.deals\", value = 3 )"),
       "mine.lua:4: 'set' takes its fields in braces: set { .. }, not set ( .. ) [syntax]\n"},
      {"lorum",
       rule("lorum", "set { path = \"play.lead\", value = { cards (\"hearts\"), any_card } }"),
       "mine.lua:4: cards takes no name of its own (write cards { .. }) [wrong-type]\n"},
      {"lorum",
       rule("lorum", paying("for _, seat in result.seats do chips:pay(seat, 'pool', 1) end")),
       "a list is walked with `for _, one in ipairs(list) do`"},
      {"lorum", "-- R.\nvariant { of = \"lorum\", title = \"T\", changes = {} }\n",
       "the file must return variant { .. }, not nothing (write return before variant)"},
      {"lorum",
       rule("lorum", "insert { after = \"play\", phase = pay { 1, from = each_seat, to = pool } }"),
       "mine.lua:4: 'pool' is no word (names of cards and of your own things are quoted: "
       "\"pool\") [unknown-word]\n"},
      {"lorum",
       rule("lorum",
            "set { path = \"play.lead\", value = { cards { \"hearts\", when = contract { maly } }, "
            "any_card } }"),
       "'maly' is no word (names of cards and of your own things are quoted: \"maly\")"},
      {"lorum", rule("lorum", "set { path = \"house.deals\", valeu = 3 }"),
       "mine.lua:4: set has no 'valeu' (did you mean 'value'?) [unknown-field]\n"},
      {"hearts",
       rule("hearts",
            "insert { after = \"play\", phase = pay { 1, from = each_seat, to = \"pool\" } }"),
       "the game has no place for chips (write values = { pool = chips }) [unknown-value]\n"},
      {"lorum",
       rule("lorum", "wrap { path = \"settle.pay\", with = function (base, result, chips) end }"),
       "the wrap never asks the function inside, and so takes its place (call base(..), or name "
       "it _) [wrong-arguments]"},
  };
  for (const Mistake& mistake : mistakes) {
    CAPTURE(mistake.script, mistake.said);
    CHECK_THAT(said_of(mistake.game, mistake.script), Catch::Contains(mistake.said));
  }
}

TEST_CASE("a Japanese name stands where the word or its inside takes it", "[messages]") {
  CHECK(said_of("exposure", rule("exposure",
                                 "set { path = \"zones.high_cards\", value = per_seat { private { "
                                 "ja = \"い\" } } }")) == "");
  CHECK(said_of("lorum",
                rule("lorum",
                     "insert { after = \"play\", phase = move \"x\" { ja = \"あ\", any_card, "
                     "from = \"hand\", to = \"hand\", of = each_seat } }")) == "");
}

TEST_CASE("two wraps whose order matters have to say which comes after the other", "[messages]") {
  const ScriptTree tree;
  tree.copy("games/french_tarot");
  const auto write = [&](const std::string& name, const std::string& sum,
                         const std::string& fields) {
    tree.write(
        "games/french_tarot/variants/" + name + ".lua",
        rule("french_tarot",
             "wrap { path = \"settle.base\", with = function (base, r) return " + sum + " end }",
             fields));
  };
  Diagnostics none;
  const auto words = load_words(tree.folders(), none);
  const auto said = [&] {
    return check_table(tree.folders(), *words, "french_tarot +one +two", 60).diagnostics.to_text();
  };
  write("one", "base(r) + 5", "");
  write("two", "base(r) * 2", "");
  CHECK(
      said().find("one and two both change settle.base, and deals come out otherwise the other way "
                  "round (choose one, or write after = { \"one\" } in two, or the other way "
                  "round) [patch-conflict]") != std::string::npos);
  write("two", "base(r) + 10", "");
  CHECK(said() == "");
  write("two", "base(r) * 2", "after = { \"one\" },\n");
  CHECK(said() == "");
}
