// Melds: what is refused, each with its sentence, and what a sheet says of the rest.

#include "rules/sheet/rule_sheet.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

GameText melding(const std::string& fields, const std::string& shapes) {
  GameText game;
  game.before = "meld { " + fields + " shapes = { " + shapes + " } },";
  return game;
}

const std::string pair = R"({ "pair", of_a_kind { 2 }, points = 1 })";
const std::string run = R"({ "run", sequence { 3, same_suit = true }, points = 1 })";

}  // namespace

TEST_CASE("melds are right or refused") {
  struct Refused {
    std::string fields;
    std::string shapes;
    const char* says;
  };
  const std::vector<Refused> all = {
      {"", R"({ "x", of_a_kind { 2, "Two" }, points = 1 })", "unknown-card"},
      {"", R"({ "x", of_a_kind { 2, "Ace", "Ace" }, points = 1 })", "'Ace' is named already"},
      {"", R"({ "x", of_a_kind { "Ace" }, points = 1 })", "missing-field"},
      {"", R"({ "x", of_a_kind { 5, "Ace" }, points = 1 })", "impossible-shape"},
      {"", R"({ "x", of_a_kind { 3, different_suits = true }, points = 1 })",
       "there is one card of a suit"},
      {"", R"({ "x", sequence { 3, at_least = 4 }, points = 1 })", "not both"},
      {"", R"({ "x", sequence { at_least = 7 }, points = 1 })", "impossible-shape"},
      {"", R"({ "x", sequence { same_suit = true }, points = 1 })", "missing-field"},
      {"", R"({ "x", cards_named { "Two" }, points = 1 })", "Two"},
      {"", R"({ "x", cards_named { "King", "King of hearts" }, points = 1 })",
       "'King of hearts' is among these cards already"},
      {"", R"({ "x", cards_named { "King of hearts", same_suit = true }, points = 1 })",
       "the names say the suits already"},
      {"", R"({ "x", cards_named { "King", copies = 2 }, points = 1 })", "copies are of one card"},
      {"", R"({ "x", cards_named { "King of hearts", copies = 2 }, points = 1 })",
       "not in play so often"},
      {"", R"({ "x", cards_named { "King", same_suit = "stars" }, points = 1 })", "stars"},
      {"", R"({ "x", of_a_kind { 2 }, points = 1, in_trumps = 2 })", "the game has no trumps"},
      {"", pair + "," + pair, "two shapes are called 'pair'"},
      {"", "each_card_once \"a\" { " + pair + " }, each_card_once \"a\" { " + run + " }",
       "two shapes are called 'a'"},
      {"", "each_card_once { }", "each_card_once"},
      {"at_most = 0,", pair, "at_most"},
      {"whole_runs = true,", pair, "there is no sequence"},
      {"exposes = true, shown_in_trick = 2,", pair, "exposes and shown_in_trick"},
      {"counts_for = best_side { points },", pair, "let `elder` come last"},
      {"counts_for = best_side { elder, points },", pair, "what stands before it decides"},
      {"counts_for = best_side { points, points, elder },", pair, "what stands before it decides"},
      {"counts_for = best_side { in_trumps, elder },", pair, "the game has no trumps"},
      {"counts_for = best_side { 3 },", pair, "listed, points"},
      {"counts_for = true,", pair, "best_side"},
  };
  for (const Refused& one : all) {
    const CompiledGame game(melding(one.fields, one.shapes));
    INFO(one.fields << one.shapes << "\n" << game.faults());
    CHECK(game.faults().find(one.says) != std::string::npos);
  }
}

TEST_CASE("words that look at melds and at what is there so far need their place") {
  struct Refused {
    const char* part;
    const char* text;
    const char* says;
  };
  const std::string meld = "before_card = { meld { who = own_seat, shapes = { " + pair + " } } },";
  for (const Refused& one : std::vector<Refused>{
           {"lead", "lead = { just_melded, any_card },", "needs a phase that melds"},
           {"before", "pay { 1, from = dealer, to = \"pool\", when = holds { just_melded } },",
            "just_melded"},
           {"before",
            "pay { 1, from = dealer, to = \"pool\", when = tricks_so_far { at_least = 1 } },",
            "tricks_so_far"},
           {"lead",
            "before_card = { score \"x\" { 1, who = leader, when = completes { \"Ace\" } } },",
            "just been played"},
           {"lead",
            "after_trick = { score \"x\" { 1, who = winner, when = completes { \"Ace\" } } },",
            "completes"},
           {"lead", "after_trick = { score \"x\" { 1, who = winner, when = points_so_far {} } },",
            "points_so_far"},
           {"lead", "before_trick = { fix { n = points_so_far { at_least = 2 } } },",
            "is for conditions"}}) {
    GameText game;
    game.fields = "values = { pool = chips, n = number },";
    (std::string(one.part) == "lead" ? game.play : game.before) += one.text;
    const CompiledGame made(game);
    INFO(one.text << "\n" << made.faults());
    CHECK(made.faults().find(one.says) != std::string::npos);
  }
  GameText game;
  game.play += meld + "lead = { just_melded, any_card },";
  CHECK(CompiledGame(game).faults().empty());
}

TEST_CASE("a sheet says which melds there are and which of them count") {
  GameText game = melding(
      R"(at_most = 2, needs_trick = true, whole_runs = true, shown_in_trick = 2,
         counts_for = best_side { listed, top_card, elder },)",
      R"(each_card_once { { "aces", of_a_kind { 3, "Ace" }, points = 3 } },
         each_card_once { { "long", sequence { at_least = 4, same_suit = true }, points = 5 },
                          { "couple", cards_named { "King", "Queen", same_suit = true }, points = 2 },
                          { "red king", cards_named { "King", same_suit = "hearts" }, points = 1 } })");
  const CompiledGame made(game);
  const std::string sheet = to_text(make_rule_sheet(made.rules()), Language::en, 10000);
  INFO(sheet);
  for (const char* const says :
       {"aces (3 cards: Ace) 3 points", "long (4 or more cards of adjoining ranks in one suit)",
        "couple (King and Queen of one suit) 2 points", "red king (King of hearts) 1 point",
        "A card serves once in each of these groups: aces; long, couple and red king.",
        "At most 2 each time.", "An unbroken run is one sequence.",
        "What counts is shown in trick 2.",
        "The better: the one listed first, then the higher top card, then the earlier player.",
        "once the player has taken a trick"}) {
    INFO(says);
    CHECK(sheet.find(says) != std::string::npos);
  }
}
