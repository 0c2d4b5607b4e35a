// docs/limits.md: how much of each thing a rules file may have, and what is said of one more.
//
// Each line of the page is tried: what is just allowed is not refused for its number, and one more
// is, with the code that stands there.
//
//     HOUSERULE_UPDATE=1 build/release/houserule_tests "docs/limits*"
//
// writes the page anew.

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <functional>

#include "rules/model/game_rules.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace limits_page {

struct Limit {
  const char* what;
  int most;
  const char* code;
  std::function<std::string(int)> script;  // a game with so many
};

std::string repeated(int n, const std::function<std::string(int)>& one) {
  std::string text;
  for (int i = 1; i <= n; ++i) text += one(i) + ",\n";
  return text;
}

std::string number(int i) { return std::to_string(i); }

// A game that can be played, with more fields of its own and more phases before the play.
std::string game(const std::string& fields, const std::string& phases = "",
                 const std::string& follow = "follow_suit, any_card") {
  return "return game \"Limits\" {\n  players = { 2 },\n  deck = \"french_24\",\n" + fields +
         "  phases = { deal { packets = { 12 } },\n" + phases +
         "play { first_lead = { eldest_hand }, lead = { any_card }, follow = { " + follow +
         " }, winner = { highest_of_led_suit } },\n"
         "    settle { score \"p\" { each_seat, function (seat) return seat.tricks end } } },\n"
         "  match = { deals = 1, winner = highest_score },\n}\n";
}

std::vector<Limit> limits() {
  return {
      {"players at a table", 8, "bad-number",
       [](int n) {
         std::string text = game("");
         text.replace(text.find("{ 2 }"), 5, "{ " + number(n) + " }");
         return text;
       }},
      {"deals of a match", max_deals, "wrong-type",
       [](int n) {
         std::string text = game("");
         const std::string deals = "deals = 1";
         return text.replace(text.find(deals), deals.size(), "deals = " + number(n));
       }},
      {"house numbers of a game", 100, "too-many",
       [](int n) {
         return game(
             "house = {\n" +
             repeated(n,
                      [](int i) { return "n" + number(i) + " = number { 1, from = 1, to = 2 }"; }) +
             "},\n");
       }},
      {"zones of a game", 64, "too-many",
       [](int n) {
         return game("zones = {\n" +
                     repeated(n, [](int i) { return "z" + number(i) + " = face_up"; }) + "},\n");
       }},
      {"values of a game", 64, "too-many",
       [](int n) {
         return game("values = {\n" +
                     repeated(n, [](int i) { return "v" + number(i) + " = chips"; }) + "},\n");
       }},
      {"phases of a list", 100, "too-many",
       [](int n) {
         return game("values = { pool = chips },\n", repeated(n - 3, [](int i) {
                       return "pay \"p" + number(i) + "\" { 1, from = each_seat, to = \"pool\" }";
                     }));
       }},
      {"calls of a game", 32, "too-many",
       [](int n) {
         return game("", "bid {\n" + repeated(n, [](int i) {
                           return "{ \"bid " + number(i) + "\" }";
                         }) + "},\n");
       }},
      {"steps of a ladder", 8, "too-many",
       [](int n) {
         return game("", "", repeated(n - 1, [](int i) {
                               return std::string("\"") + (i % 2 != 0 ? "Ace" : "King") + " of " +
                                      (i / 2 % 2 != 0 ? "hearts" : "spades") + "\"";
                             }) + "any_card");
       }},
      {"picks of a step", 3, "too-many",
       [](int n) {
         return game(
             "zones = { aside = face_up },\n",
             "step \"s\" { who = each_seat, choices = {\n" + repeated(n, [](int i) {
               return "pick \"c" + number(i) + "\" { from = \"hand\" }";
             }) + "}, apply = { move { picked \"c1\", from = \"hand\", to = \"aside\" } } },\n");
       }},
  };
}

std::string faults(const std::string& script) {
  const ScriptTree tree;
  tree.write("games/limits/rules.lua", script);
  return tree.faults("limits");
}

}  // namespace limits_page

TEST_CASE("docs/limits.md holds what is refused", "[docs]") {
  using namespace limits_page;
  std::string page =
      "# Limits\n\nSo much of each a rules file may have. One more is refused at its line, with "
      "the "
      "code that stands beside it; `houserule words --code CODE` explains a code.\n\n"
      "| | At most | Code |\n|---|---|---|\n";
  for (const Limit& limit : limits()) {
    CAPTURE(limit.what);
    const std::string fine = faults(limit.script(limit.most));
    const std::string code = "[" + std::string(limit.code) + "]";
    CHECK(fine.find(code) == std::string::npos);
    CHECK(faults(limit.script(limit.most + 1)).find(code) != std::string::npos);
    page += "| " + std::string(limit.what) + " | " + std::to_string(limit.most) + " | `" +
            limit.code + "` |\n";
  }
  page +=
      "| conditional steps of a ladder | 7 | `too-many`: with the last, which has no condition, "
      "they are 8 |\n| cards of a deck | 255 | `deck-size` |\n| suits of a deck | 15 | `deck-size` "
      "|\n| changes of a house rule | 200 | `too-many` |\n| examples of a file | 500 | `too-many` "
      "|\n| bytes of a script | 65,536 | `script-size` |\n| bytes of all scripts of a game | "
      "524,288 | `script-size` |\n| fields in a row in one expression | 64 | `index-chain` |\n| "
      "chips or points in one payment, either way | 1,000,000 | `wrong-type` |\n\n"
      "What a function may use of time and memory stands in [sandbox.md](sandbox.md), what board "
      "games have at most in [diagnostics.md](diagnostics.md) under `too-many` and "
      "`window-full`.\n";
  const auto file = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "docs" / "limits.md";
  if (std::getenv("HOUSERULE_UPDATE") != nullptr) std::ofstream(file) << page;
  CHECK(read_file(file).value_or("") == page);
}
