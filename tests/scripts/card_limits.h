// How much of each thing the rules of a card game may have, and what stands around them.

#pragma once

#include "examples/examples.h"
#include "tests/interpreter/cards/deck_file.h"
#include "tests/interpreter/lab/small_game.h"
#include "tests/scripts/limit_case.h"

namespace houserule {

// A game that can be played, with more fields of its own and more phases before the play.
inline std::string limits_game(const std::string& fields, const std::string& phases = "",
                               const std::string& follow = "follow_suit, any_card",
                               const std::string& winner = "highest_of_led_suit") {
  return "return game \"Limits\" {\n  players = { 2 },\n  deck = \"french_24\",\n" + fields +
         "  phases = { deal { packets = { 12 } },\n" + phases +
         "play { first_lead = { eldest_hand }, lead = { any_card }, follow = { " + follow +
         " }, winner = { " + winner +
         " } },\n"
         "    settle { score \"p\" { each_seat, function (seat) return seat.tricks end } } },\n"
         "  match = { deals = 1, winner = highest_score },\n}\n";
}

inline std::string with_instead(std::string text, const std::string& before,
                                const std::string& now) {
  return text.replace(text.find(before), before.size(), now);
}

inline std::string padded(const std::string& script, std::size_t bytes) {
  return script + "--" + std::string(bytes - script.size() - 2, '-');
}

// What is said of a game in as many files as it takes to come to so many bytes.
inline std::string faults_of_files(int bytes) {
  constexpr int most = 64 * 1024;
  const ScriptTree tree;
  const auto deck = read_file(tree.root() / "scripts/decks/french_24.lua").value_or("");
  int left = bytes - static_cast<int>(deck.size()) - most;
  std::string parts;
  for (int i = 1; left > 0; ++i) {
    const std::string name = numbered("part_", i);
    const int own = std::min(left, most);
    parts += "\"" + name + "\", ";
    tree.write("games/limits/" + name + ".lua",
               own < 20 ? std::string(static_cast<std::size_t>(own), '-')
                        : padded("return part {}\n", static_cast<std::size_t>(own)));
    left -= own;
  }
  tree.write("games/limits/rules.lua", padded(limits_game("parts = { " + parts + " },\n"), most));
  return tree.faults("limits");
}

inline std::string faults_of_examples(const std::string& examples) {
  const SmallGame small(examples);
  const ExampleRun run = run_examples(small.tree.folders(), small.words, small.files().front());
  std::string told = run.faults.to_text();
  for (const ExampleOutcome& outcome : run.outcomes) {
    for (const Diagnostic& fault : outcome.faults) told += to_text(fault) + "\n";
  }
  return told;
}

inline std::vector<LimitCase> card_limits() {
  const auto phases = [](const std::string& written) {
    return faults_of_game(
        limits_game("zones = { aside = face_up },\nvalues = { pool = chips },\n", written));
  };
  return {
      {"players at a table", "bad-number.players-fit",
       [](int n) {
         return faults_of_game(
             with_instead(limits_game(""), "{ 2 }", "{ " + std::to_string(n) + " }"));
       }},
      {"deals of a match", "wrong-type.whole",
       [](int n) {
         return faults_of_game(with_instead(limits_game(""), "deals = 1", numbered("deals = ", n)));
       }},
      {"score that ends a match, either way", "wrong-type.whole",
       [](int n) {
         return faults_of_game(with_instead(limits_game(""), "deals = 1",
                                            numbered("ends_when = score_reaches { ", n) + " }"));
       }},
      {"house numbers of a game", "too-many.house-numbers",
       [](int n) {
         return faults_of_game(limits_game(
             "house = {\n" +
             repeated(
                 n, [](int i) { return numbered("n", i) + " = number { 1, from = 1, to = 2 }"; }) +
             "},\n"));
       }},
      {"zones of a game", "too-many.zones",
       [](int n) {
         return faults_of_game(limits_game(
             "zones = {\n" + repeated(n, [](int i) { return numbered("z", i) + " = face_up"; }) +
             "},\n"));
       }},
      {"values of a game", "too-many.values",
       [](int n) {
         return faults_of_game(limits_game(
             "values = {\n" + repeated(n, [](int i) { return numbered("v", i) + " = chips"; }) +
             "},\n"));
       }},
      {"tallies and figures of phases of a game", "too-many.tallies",
       [&](int n) {
         return phases(repeated(
             n, [](int i) { return numbered("figure \"noted ", i) + "\" { 1, who = dealer }"; }));
       }},
      {"groups of cards of a game and its deck", "too-many.groups",
       [](int n) {
         return faults_of_game(limits_game(
             "groups = {\n" + repeated(n, [](int i) { return numbered("g", i) + " = \"Ace\""; }) +
             "},\n"));
       }},
      {"phases of a list", "too-many.phases",
       [phases](int n) {
         return phases(repeated(n - 3, [](int i) {
           return "pay \"" + numbered("p", i) + "\" { 1, from = each_seat, to = \"pool\" }";
         }));
       }},
      {"calls of a game", "too-many.calls",
       [phases](int n) {
         return phases("bid {\n" +
                       repeated(n, [](int i) { return "{ \"" + numbered("bid ", i) + "\" }"; }) +
                       "},\n");
       }},
      {"calls of a `one_of` that show cards", "too-many.showing-calls",
       [phases](int n) {
         return phases("declare { one_of {\n" +
                       repeated(n,
                                [](int i) {
                                  return "{ \"" + numbered("run ", i) + "\", shows = pick { " +
                                         std::to_string(i) + ", \"hearts\" } }";
                                }) +
                       "} },\n");
       }},
      {"kinds of melds of a game", "too-many.meld-shapes",
       [phases](int n) {
         return phases("meld { shapes = {\n" +
                       repeated(n,
                                [](int i) {
                                  return "{ \"" + numbered("pair ", i) +
                                         "\", of_a_kind { 2 }, points = 1 }";
                                }) +
                       "} },\n");
       }},
      {"groups of a `meld` in which a card serves once", "too-many.meld-groups",
       [phases](int n) {
         return phases("meld { shapes = {\n" +
                       repeated(n,
                                [](int i) {
                                  return "each_card_once { { \"" + numbered("pair ", i) +
                                         "\", of_a_kind { 2 }, points = 1 } }";
                                }) +
                       "} },\n");
       }},
      {"steps of a ladder", "too-many.steps",
       [](int n) {
         return faults_of_game(limits_game("", "", repeated(n - 1, [](int i) {
                                                     return std::string("\"") +
                                                            (i % 2 != 0 ? "Ace" : "King") + " of " +
                                                            (i / 2 % 2 != 0 ? "hearts" : "spades") +
                                                            "\"";
                                                   }) + "any_card"));
       }},
      {"conditional steps of a ladder", "too-many.steps",
       [](int n) {
         return faults_of_game(
             limits_game("", "", repeated(n, [](int i) {
                                   return "cards { any_card, when = holds { any_card, "
                                          "exactly = " +
                                          std::to_string(i) + " } }";
                                 }) + "any_card"));
       }},
      {"entries of a `winner`", "too-many.selectors",
       [](int n) {
         return faults_of_game(limits_game("", "", "follow_suit, any_card",
                                           repeated(n - 1, [](int i) {
                                             return "highest { \"Ace\", when = " +
                                                    std::string(i % 2 != 0 ? "first" : "last") +
                                                    "_trick }";
                                           }) + "highest_of_led_suit"));
       }},
      {"picks of a step", "too-many.choices",
       [phases](int n) {
         return phases(
             "step \"s\" { who = each_seat, choices = {\n" +
             repeated(
                 n, [](int i) { return "pick \"" + numbered("c", i) + "\" { from = \"hand\" }"; }) +
             "}, apply = { move { picked \"c1\", from = \"hand\", to = \"aside\" } } },\n");
       }},
      {"chips or points in one payment, either way", "wrong-type.amount",
       [phases](int n) {
         return phases("pay \"p\" { " + std::to_string(n) + ", from = each_seat, to = \"pool\" },");
       }},
      {"cards that a deal lays out at once", "wrong-type.whole",
       [](int n) {
         return faults_of_game(
             with_instead(limits_game("zones = { aside = face_up },\n"), "packets = { 12 }",
                          "packets = { 1 }, lay = { { " + std::to_string(n) + ", \"aside\" } }"));
       }},
      {"cards of a deck", "deck-size.cards",
       [](int n) {
         return deck_faults("suits = {},\n cards = {\n" +
                            repeated(n,
                                     [](int i) {
                                       return "{ \"" + numbered("card ", i) + "\", \"" +
                                              numbered("C", i) + "\" }";
                                     }) +
                            "}");
       }},
      {"suits of a deck", "deck-size.suits",
       [](int n) {
         return deck_faults("suits = {\n" +
                            repeated(n,
                                     [](int i) {
                                       return "{ \"" + numbered("suit ", i) + "\", \"" +
                                              numbered("S", i) + "\" }";
                                     }) +
                            "}, ranks = { \"Ace\" }");
       }},
      {"columns of a title", "bad-title.columns",
       [](int n) {
         return faults_of_game(
             limits_game("title = \"" + std::string(static_cast<std::size_t>(n), 'x') + "\",\n"));
       }},
      {"changes of a house rule", "too-many.changes",
       [](int n) {
         const ScriptTree tree;
         tree.write("games/limits/rules.lua", limits_game(""));
         tree.write("games/limits/variants/many.lua",
                    "return variant { of = \"limits\", title = \"Many\", changes = {\n" +
                        repeated(n,
                                 [](int i) {
                                   return "set { path = \"" + numbered("groups.g", i) +
                                          "\", value = \"Ace\" }";
                                 }) +
                        "} }\n");
         return tree.faults("limits +many");
       }},
      {"examples of a file", "too-many.examples",
       [](int n) {
         return faults_of_examples(
             repeated(n, [](int) { return std::string("{ say = \"x\", points = { 5, 0, 6 } }"); }));
       }},
      {"deals that the examples of a file play with `for_all_deals`", "too-many.example-deals",
       [](int n) {
         const auto played = [](int deals) {
           return "{ say = \"x\", for_all_deals = " + std::to_string(deals) +
                  ", holds = function () return true end },\n";
         };
         return faults_of_examples(played(n / 2) + played(n - n / 2));
       }},
      {"bytes of a script", "script-size.file",
       [](int n) { return faults_of_game(padded(limits_game(""), static_cast<std::size_t>(n))); }},
      {"bytes of all scripts of a game", "script-size.game", faults_of_files},
      {"fields in a row in one expression", "index-chain",
       [](int n) {
         std::string chain = "seat";
         for (int i = 0; i < n; ++i) chain += ".a";
         return faults_of_game(with_instead(limits_game(""), "seat.tricks", chain));
       }},
  };
}

}  // namespace houserule
