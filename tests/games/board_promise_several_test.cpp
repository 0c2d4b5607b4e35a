// Of words of board games what stands behind others: the last entry of a list, the last copy of a
// thing, a number inside a number.

#include <catch2/catch.hpp>

#include "tests/games/board_promise_things.h"

namespace houserule::board_promise {

namespace {

// What is written of the last entry where one stands before it.
struct LastCase {
  std::string what;
  std::string hole;
  std::string text;  // ‹entry› is left out without it, or becomes what stands behind the |
  Holes around = {};
};

const std::vector<LastCase>& last_cases() {
  static const std::vector<LastCase> cases = {
      {"gain", "space", R"(gain { "fish"‹, "wood"› })"},
      {"spend", "space", R"(spend { "fish"‹, "wood"› })"},
      {"spend_one", "space", R"(spend_one { "fish", "wood"‹, "ore"› })"},
      {"convert", "space", R"(convert { { "fish"‹, "wood"› }, to = { "silver" } })"},
      {"convert.to", "space", R"(convert { { "fish" }, to = { "silver"‹, "ore"› } })"},
      {"gain_one", "space", R"(gain_one { "wood", "ore"‹, "lamb"› })"},
      {"buy", "space", R"(buy { "boat"‹, "raft"› })"},
      {"upgrade.of", "space", R"(upgrade { 1, of = { "fish"‹, "herring"› } })"},
      {"shift.of", "space", R"(shift { steps = 1, of = { "fish"‹, "herring"› } })"},
      {"flip", "space", R"(flip { "fish"‹, "herring"› })"},
      {"take_items.of", "space", R"(take_items { up_to = 2, of = { "fish"‹, "silver", "ore"› } })"},
      {"gain_and_put.boards", "space",
       R"(gain_and_put { "herring", boards = { "stall"‹, "table"› } })"},
      {"put_one", "space", R"(put_one { "silver"‹, "herring"›, boards = { "stall", "table" } })"},
      {"put_one.boards", "space",
       R"(put_one { "silver", "fish", boards = { "stall"‹, "shelf"› } })"},
      {"turn_boards", "space", R"(turn_boards { by_round { "cay"‹, "isle", "cay"› }, lay = 1 })"},
      {"advance_strips.keep_last", "space",
       R"(advance_strips { keep_last = { "fish"‹, "silver", "ore", "herring", "wood"› } })"},
      {"load_vessel", "space", R"(load_vessel { "ore"‹, "wood"› })"},
      {"unload_vessel", "space",
       R"(load_vessel { "ore" }, load_vessel { "wood" }, unload_vessel { "ore"‹, "wood"› })"},
      {"lift.fill", "space",
       R"(put_tiles {}, lift { "belt", fill = { ‹"silver", "ore"|"silver", "wood"› } })"},
      {"draw_cards.of", "space", R"(draw_cards { 1, of = { "early"‹, "crew"› } })"},
      {"remove_cards", "space", R"(remove_cards { "early"‹, "crew"› }, draw_cards { 1 })"},
      {"use_space.column", "space", R"(use_space { column = { 1‹, 2› } })"},
      {"bring_back.column", "space", R"(bring_back { 1, column = { 1‹, 2› } })"},
      {"forgo", "feast",
       R"(may { forgo { "fish"‹, "herring"› } }, set_out { "table" }, clear_board { "table" })"},
      {"run.scope", "space", R"(run "bonus" { scope = { "stall"‹, "shelf"› } })"},
      {"choose", "space", R"(choose { gain { "wood" }‹, gain { "ore" }› })"},
      {"panels", "space", R"(panels { gain { "wood" }‹, gain { "ore" }› })"},
      {"may", "space", R"(may { gain { "wood" }‹, gain { "ore" }› })"},

      {"on_gain.goods", "always", R"(on_gain { goods = { "ore"‹, "wood"› }, gain { "ewe" } })"},
      {"on_put.goods", "always", R"(on_put { goods = { "belt"‹, "fish"› }, gain { "ewe" } })"},
      {"on_put.boards", "always",
       R"(on_put { goods = "food", boards = { "shelf"‹, "table"› }, gain { "ewe" } })"},
      {"on_lost.goods", "always", R"(on_lost { goods = { "rope"‹, "fish"› }, gain { "ewe" } })"},
      {"after.deed", "always", R"(after { deed = { "polish"‹, "fishing"› }, gain { "ewe" } })"},
      {"after.space", "always", R"(after { space = { "A-01"‹, "T-01"› }, gain { "lamb" } })"},
      {"after.group", "always", R"(after { group = { "Yard"‹, "Test"› }, gain { "lamb" } })"},
      {"after.column", "always", R"(after { column = { 2‹, 1› }, gain { "lamb" } })"},
      {"adjust.goods", "card", R"(adjust { "cost", by = -1, goods = { "ore"‹, "fish"› } })"},

      {"roll.pay_with", "steps",
       R"(roll "test" { die = 6, low = true, pay_with = { "ore"‹, "wood"› },
          success = { gain { "ewe" } }, failure = { gain { "ore" } } })"},
      {"roll.add_with", "steps",
       R"(roll "test" { die = 6, add_with = { "ore"‹, "wood"› },
          success = { gain_one { "oil", "paste", worth = rolled } }, failure = {} })"},
      {"pile",
       "goods",
       R"(pile { "nuts", { 2, "acorn" }, { ‹6|1›, "hazel" } },)",
       {{"space", R"(draw { "nuts", 3 })"}}},
      {"board.accepts", "boards",
       R"(board { "yard", yours = true, accepts = { "ore"‹, "wood"› }, ".." })"},
      {"board.points of copies",
       "lines",
       R"(line "yards" { ‹points_of { "yard" }|product { 3, most_of { 0, least_of { 1, owned "yard" } } }› })",
       {{"boards", R"(board { "yard", points = 3, copies = 2, ".." })"},
        {"space", R"(gain { "yard" })"}}},
      {"board.slots", "boards",
       R"(board { "yard", yours = true, slots = { { 1, "ore" }‹, { 1, "wood" }› }, ".." })"},
      {"vessel.holds",
       "goods",
       R"(vessel { "punt", on = "pier", holds = { ‹2|1›, "wood" } },)",
       {{"space", R"(gain { "punt" }, load_vessel { "wood" }, load_vessel { "wood" })"}}},
      {"card.marks",
       "cards",
       R"(card { 12, "Last", marks = { "crew"‹, "late"› } })",
       {{"space", R"(draw_cards { 1, of = "late" })"}}},
      {"space.also",
       "spaces",
       R"(space { "More", also = { "Shop"‹, "Mill"› }, gain { "ewe" } },
          space { "Mill", gain { "ewe" } }, space { "Shop", gain { "ewe" } })",
       {{"always", R"(after { group = "Mill", gain { "lamb" } })"}}},
      {"workers.ready", "workers", "colours = 2, ready = { 3, ‹5|3› }"},

      // The first of two counts as the last does.
      {"roll.die", "steps",
       R"(roll "test" { die = ‹8|6›, success = { gain { "ewe" } }, failure = { gain { "ore" } } })"},
      {"roll.success", "steps",
       R"(roll "test" { die = 6, success = { gain { "‹ewe|lamb›" } }, failure = {} })"},
      {"roll.failure", "steps",
       R"(roll "test" { die = 6, success = {}, failure = { gain { "‹ewe|lamb›" } } })"},
  };
  return cases;
}

std::string with_last(std::string text, bool there) {
  const std::string open = "‹";
  const std::string close = "›";
  for (auto from = text.find(open); from != std::string::npos; from = text.find(open)) {
    const auto to = text.find(close, from);
    const std::string inside = text.substr(from + open.size(), to - from - open.size());
    const auto bar = inside.find('|');
    const std::string otherwise = bar == std::string::npos ? "" : inside.substr(bar + 1);
    text.replace(from, to + close.size() - from, there ? inside.substr(0, bar) : otherwise);
  }
  return text;
}

}  // namespace

TEST_CASE("what stands behind others counts", "[promise]") {
  for (const LastCase& one : last_cases()) {
    Holes around = one.around;
    if (one.hole == "steps") around["space"] = R"(run "test")";
    if (one.hole == "always" || one.hole == "card") around = more(around, busy());
    around.erase(one.hole);
    const auto game = [&](bool there) {
      return more({{one.hole, with_last(one.text, there)}}, around);
    };
    demand(one.what + " behind others", game(true), {game(false)});
  }
}

namespace {

// Numbers that ask for numbers: @ is one of those.
const std::vector<std::string>& number_parts() {
  static const std::vector<std::string> parts = {
      "at_least { @, 2 }",
      "at_least { 2, @ }",
      "at_most { @, 2 }",
      "at_most { 2, @ }",
      "exactly { @, 2 }",
      "exactly { 2, @ }",
      "sum { @, 2 }",
      "sum { 3, @ }",
      "product { @, 2 }",
      "product { 3, @ }",
      "half { @ }",
      "least_of { @, 2 }",
      "least_of { 3, @ }",
      "most_of { @, 1 }",
      "most_of { 1, @ }",
      "minus { minus { @ } }",
      "by_count { @, [1] = 2, [3] = 5 }",
      "by_round { @, 1, 0 }",
  };
  return parts;
}

}  // namespace

TEST_CASE("numbers inside numbers are asked for", "[promise]") {
  for (const Word* word : board_words({"count"})) {
    const bool holds_numbers =
        std::find(word->items.begin(), word->items.end(), "count") != word->items.end();
    const auto is_tried = [&](const std::string& part) {
      return part.starts_with(word->name + " {");
    };
    INFO(word->name);
    CHECK((!holds_numbers || std::any_of(number_parts().begin(), number_parts().end(), is_tried)));
  }
  for (const std::string& part : number_parts()) {
    for (const char* number : {R"(count "silver")", "by_round { 2, 0, 3 }"}) {
      const auto game = [&](const std::string& inside) {
        return Holes{
            {"space", R"(gain { "pebble", { "shell", times = )" + put_into(part, inside) + " } }"}};
      };
      demand(part + " of " + number, game(number), {game("2")});
    }
  }
}

}  // namespace houserule::board_promise
