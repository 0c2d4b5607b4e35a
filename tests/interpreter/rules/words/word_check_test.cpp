#include "rules/words/word_check.h"

#include <catch2/catch.hpp>

#include "lua/objects/script_reader.h"
#include "rules/words/word_types.h"
#include "tests/games/battery.h"

using namespace houserule;

namespace {

// Reads what stands behind `return` and returns its faults.
std::string faults_of(const std::string& value) {
  ScriptReader reader(battery::words());
  Diagnostics diagnostics;
  const auto node = reader.read({"return " + value, "x.lua", ""}, diagnostics);
  if (node) check_words(*node, battery::words(), diagnostics);
  return diagnostics.to_text();
}

void refuses(const std::string& value, const std::string& message) {
  const std::string faults = faults_of(value);
  CAPTURE(value, faults);
  CHECK(faults.find(message) != std::string::npos);
}

std::string play_with(const std::string& fields) {
  return "play { first_lead = { eldest_hand }, follow = { any_card }, winner = { highest_card }, " +
         fields + " }";
}

}  // namespace

TEST_CASE("phases take what their words say", "[rules]") {
  for (
      const char* value : {
          R"(deal { packets = { 9 }, lay = { { 3, "row" } }, rest = "unused" })",
          R"(deal { cards = { "base metals" }, packets = { house.dealt } })",
          R"(fix { high_rank = rank_of { "row", 1 }, trump_suit = suit_of { "row", 2 },
                    target = by_rank { of = rank_of { "row", 3 }, Ace = 9, ["10"] = 5 } })",
          R"(move "award" { 1, cards { "gold", ranked_as = lowest { not_trump, ties = last } },
                from = { "supply", "box" }, to = "collection", of = lowest { not_trump } })",
          R"(bid { speaks = once, { "prise", times = 1.5 }, all_pass = redeal { dealer = same } })",
          R"(declare { { "slam", promise = take_every_trick },
                one_of { { "one", worth = house.values[1], shows = pick { 10, in_order = { "a" } } } },
                who = own_seat, when = first_trick })",
          R"(call { when = players { 5 }, who = declarer,
                cards = { "King", cards { "Queen", when = holds { "King", at_least = 4 } } } })",
          R"(exchange { who = all_at_once, gives = pick { house.passed },
                to = each_deal { left_neighbour, opposite, nobody } })",
          R"(exchange { who = declarer, takes = "chien", gives = pick { in_order = { "a", "b" } },
                to = by_players { [3] = "aside", [4] = left_neighbour } })",
          R"(meld { who = each_seat, from = { "hand", "row" }, own_cards = 2, reuse = { "row" },
                shapes = { { "four", sequence { 4, same_suit = true }, points = 1, ja = "四" } } })",
          R"(step "swap" { who = each_seat { from = leader }, may_pass = true, repeats = true,
                choices = { pick "a" { from = "hand" }, pick "b" { from = "bid", of = own_side } },
                apply = { swap { picked "a", picked "b" } } })",
          R"(step "x" { apply = function (table) end, says = { { "One.", ja = "一。" } } })",
          R"(mark { 1, "1 of trumps", to = "lone", of = holder { "1 of trumps" } })",
          R"(settle { shows = "total", figure "total" { each_side, function (side) end },
                score "x" { function (r) end, ja = "点" } })",
          R"(redeal { when = somebody { all_of { holds { "a", exactly = 1 }, passed } } })",
      }) {
    CAPTURE(value);
    CHECK(faults_of(value) == "");
  }
}

TEST_CASE("the play takes ladders, selectors, windows and an end", "[rules]") {
  for (const char* fields : {
           "lead = { any_card, pass }",
           "always_playable = cards { \"gold\", from = \"collection\" }",
           "next_lead = { lowest { not_trump, ties = last } }, ends_when = { hands_empty, passed }",
           "before_trick = { step \"x\" { apply = {} } }, after_card = redeal { dealer = next_seat "
           "}",
           "ends_when = any_of { hands_empty, all_of { trick_complete, trick_cards { at_most = 1 } "
           "} }",
           "lead = { all_of { \"Jack\", trump_suit, when = first_trick }, any_card }",
       }) {
    CAPTURE(fields);
    CHECK(faults_of(play_with(fields)) == "");
  }
  CHECK(faults_of(R"(play { first_lead = { announcer { "slam" }, holder { "2 of clubs" } },
    follow = { when_suit_led = { follow_suit, overtrump, trump, any_card },
               when_trump_led = { overtrump { unless = partner_winning }, any_card } },
    winner = { highest { "Excuse", when = last_trick }, highest_trump { ties = first } } })") ==
        "");
}

TEST_CASE("a value of the deal stands in sets and orders only", "[rules]") {
  CHECK(faults_of("{ order = { values.high } }") == "");
  CHECK(faults_of("game \"G\" { players = { 2 }, deck = \"d\", phases = {}, "
                  "order = { values.high_rank, following { \"Ace\" }, \"10\", led { \"Ace\" }, "
                  "trumps = { \"7\", values.high_rank } }, trumps = values.high_rank }") == "");
  refuses("deal { packets = { 1, values.pool } }", "values.pool changes from deal to deal");
  refuses("meld { own_cards = values.pool, shapes = {} }",
          "it can be read in a function, and stand in sets and orders of cards");
}

TEST_CASE("what does not fit is named", "[rules]") {
  refuses(play_with("lead = { any_card, once }"),
          "play.lead must be a list of words for cards, not a list with the word once");
  refuses(play_with("ends_when = all_of { hands_empty, \"Jack\" }"),
          "not the word all_of with the text 'Jack'");
  refuses(play_with("next_lead = { each_seat }"), "a list with the word each_seat");
  refuses(
      "play { first_lead = { eldest_hand }, winner = { highest_card }, "
      "follow = { when_suit_led = { any_card } } }",
      "play.follow needs 'when_trump_led'");
  refuses(
      "play { first_lead = { eldest_hand }, winner = { highest_card }, "
      "follow = { when_led = { any_card } } }",
      "play.follow has no 'when_led'");
  refuses("deal { packets = each_deal { 1, 2 } }", "deal.packets cannot change from deal to deal");
  refuses("deal { packets = { 1 }, lay = { 3, \"row\" } }", "deal.lay must be a list such as");
  refuses("deal { packets = { 1 }, rest = by_players { [3] = 4 } }", "with the number 4");
  refuses("deal { packets = { 1, by = 2 } }", "deal.packets is a list and has no 'by'");
  refuses("meld { shapes = { { \"four\", sequence { 4 } } } }", "four needs 'points'");
  refuses("meld { shapes = { { \"four\", points = 1 } } }", "four takes 2 entries");
  refuses("bid { { \"prise\", tims = 1 } }", "prise has no 'tims' (did you mean 'times'?)");
  refuses("bid { one_of }", "one_of takes at least 1");
  refuses("declare { one_of { { \"a\", worth = \"b\" } } }", "a.worth must be a number");
  refuses("exchange { gives = 3, to = left_neighbour }", "exchange.gives must be a pick");
  refuses("move { 1, \"gold\", to = \"hand\", of = \"hand\" }",
          "move.of must be a word for seats, or a list of them or a selector");
  refuses("fix { high_rank = first_trick }", "fix.high_rank must be what a card shows");
  refuses("game \"G\" { players = { 2 }, deck = \"d\", phases = {}, zones = { row = once } }",
          "game.zones.row must be a word for a zone");
}

TEST_CASE("lines and picks have names and lines one function", "[rules]") {
  refuses("settle { figure { function () end } }", "figure needs a name");
  refuses("settle { figure \"a\" { each_side } }", "figure 'a' needs one function, not 0");
  refuses("settle { figure \"a\" { function () end, function () end } }", "one function, not 2");
  refuses("settle { figure \"a\" { function () end }, score \"A\" { function () end } }",
          "there is already a 'a' in this list");
  refuses("step \"x\" { choices = { pick \"a\" {}, pick \"a\" {} }, apply = {} }",
          "there is already a 'a' in this list");
  refuses("settle {}", "settle needs 'pay' or a line");
  refuses("swap { picked, picked \"card\" }", "picked needs the name of what was picked");
  refuses("first_trick \"x\"", "first_trick takes no name");
}

TEST_CASE("a figure is not called after what deals, seats and sides have anyway", "[rules]") {
  refuses("settle {\nfigure \"Tricks\" { each_seat, function (seat) end } }",
          "x.lua:2: a figure cannot be called 'Tricks': seat.tricks is something else already (use "
          "seat.tricks, or give the figure another name) [duplicate-name]");
  refuses("settle { figure \"highest rank\" { each_side, function (side) end } }",
          "(use side:highest_rank, or");
  refuses("settle { figure \"number\" { each_side, function (side) end } }",
          "(use seat.number, or");
  refuses("settle { figure \"sweeper\" { function (result) end } }", "(use result.sweeper, or");
  // What only others have is free, and nobody reads a score by its name.
  CHECK(faults_of("settle { figure \"tricks taken\" { each_seat, function (seat) end },"
                  " figure \"points\" { function (result) end },"
                  " score \"tricks\" { each_seat, function (seat) end } }")
            .empty());
}

TEST_CASE("every place that takes a number says so of one in quotes", "[rules]") {
  const WordTable& words = battery::words();
  Node number;
  number.kind = Node::Kind::number;
  number.number = 7;
  Node text = number;
  text.kind = Node::Kind::text;
  text.text = "7";
  int told = 0;
  for (const Word& word : words.all()) {
    if (!word.is_bare()) continue;
    for (const WordField& field : word.fields) {
      if (!fits_any(number, field.types, words) || fits_any(text, field.types, words)) continue;
      CAPTURE(word.name, field.name);
      if (field.types.front() == "reading") continue;  // says more
      ++told;
      CHECK(
          faults_of(word.name + " { " + field.name + " = \"7\" }").find("write 7 without quotes") !=
          std::string::npos);
    }
    if (!word.items.empty() && words.find(word.name) == &word &&
        fits_any(number, word.items, words) && !fits_any(text, word.items, words)) {
      CAPTURE(word.name);
      ++told;
      CHECK(faults_of(word.name + " { \"7\" }").find("write 7 without quotes") !=
            std::string::npos);
    }
  }
  CHECK(told > 20);
}

TEST_CASE("every place that takes a name says so of a bare word", "[rules]") {
  const WordTable& words = battery::words();
  Node text;
  text.kind = Node::Kind::text;
  Node word_node = text;
  word_node.kind = Node::Kind::word;
  word_node.text = "first_trick";
  int told = 0;
  for (const Word& word : words.all()) {
    if (!word.is_bare()) continue;
    for (const WordField& field : word.fields) {
      if (!fits_any(text, field.types, words) || fits_any(word_node, field.types, words)) continue;
      CAPTURE(word.name, field.name);
      ++told;
      CHECK(faults_of(word.name + " { " + field.name + " = first_trick }")
                .find("quoted: \"first_trick\"") != std::string::npos);
    }
  }
  CHECK(told > 20);
  // A seat is no name.
  refuses("pay { 1, from = each_seat, to = own_seat }", "table.chips:pay(one, other, 1)");
  CHECK(faults_of("share { own_seat, among = each_seat }").find("quoted:") == std::string::npos);
}

TEST_CASE("what a house rule says outside of its changes is told where to go", "[rules]") {
  const std::string rule = "variant { of = \"g\", title = \"T\", ";
  refuses(rule + "set { path = \"play.lead\", value = any_card } }",
          "(what a house rule does to the game stands in changes = { .. }) [wrong-type]");
  for (const char* field :
       {"zones", "trumps", "match", "phases", "play", "declare", "card_points"}) {
    refuses(rule + field + " = {} }", "changes = { set { path = \"" + std::string(field) + "\"");
  }
  refuses(rule + "titel = \"T\" }", "did you mean 'title'?");
  for (const char* asks : {"bid", "declare"}) {
    refuses(std::string(asks) + " { may_pass = false, { \"a\" } }",
            "whoever is asked may always pass");
  }
}
