#include "rules/compose/changes.h"

#include <catch2/catch.hpp>

#include "lua/objects/script_reader.h"
#include "rules/compose/changes_told.h"
#include "rules/compose/rule_paths.h"
#include "rules/words/word_check.h"
#include "tests/games/battery.h"

using namespace houserule;

namespace {

// A game and the changes of house rules, read as files are.
class Patching {
 public:
  Patching() : reader_(battery::words()) {
    game = read(R"(return game "G" {
      players = { 2 }, deck = "german_32",
      house = { stake = number { 10, "the stake" } },
      card_points = { { 1, "hearts" } },
      phases = {
        deal { packets = { 16 } },
        declare { makes_contract = true,
          { "malý", promise = take_no_trick, stake = 10 },
          { "Veľký hráč", promise = take_every_trick, stake = 20 } },
        pay "ante" { 1, from = each_seat, to = "pool" },
        pay "tip" { 2, from = each_seat, to = "pool" },
        step "the count" { says = { "One.", "Two." }, apply = function (table) end },
        play { first_lead = { declarer, eldest_hand }, follow = { follow_suit, any_card },
               lead = { any_card, cards { "hearts", when = played { "hearts" } } },
               winner = highest_of_led_suit },
        settle {
          figure "earned" { each_seat, function (seat) return 1 end },
          score "points" { each_seat, function (seat) return 2 end },
          pay = function (result, chips) end,
        },
      },
    })",
                "game.lua");
  }

  Node read(const std::string& text, const std::string& file) {
    Diagnostics diagnostics;
    const auto node = reader_.read({text, file, ""}, diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(node);
    return *node;
  }

  // Applies changes and returns the faults.
  std::string apply(const std::string& changes, const std::string& name = "rule") {
    const Node variant =
        read("return variant { of = \"g\", title = \"T\", changes = {\n" + changes + "\n} }",
             name + ".lua");
    Diagnostics diagnostics;
    apply_changes(game, variant, name, battery::words(), writes, diagnostics);
    return diagnostics.to_text();
  }

  std::string at(const std::string& path) {
    const Found found = find_path(game, path, battery::words());
    return found.node == nullptr ? "nothing" : to_text(*found.node);
  }

  Node game;
  std::vector<Write> writes;

 private:
  ScriptReader reader_;
};

}  // namespace

TEST_CASE("set replaces a value and remembers what was there", "[rules]") {
  Patching rules;
  CHECK(rules.apply("set { path = \"declare.maly.stake\", value = 30 },") == "");
  CHECK(rules.at("declare.maly.stake") == "30");
  REQUIRE(rules.writes.size() == 1);
  CHECK(rules.writes[0].path == "declare.maly.stake");
  CHECK(rules.writes[0].old_value == "10");
  CHECK(rules.writes[0].old_place.file == "game.lua");
  CHECK(rules.writes[0].place == Place{"rule.lua", 2});
  CHECK(rules.apply("set { path = \"play.follow[1]\", value = head_trick },") == "");
  CHECK(rules.at("play.follow") == "{ head_trick, any_card }");
  CHECK(rules.apply("set { path = \"house.stake\", value = 12 },") == "");
  CHECK(rules.at("house.stake") == "12");
}

TEST_CASE("set may write a field that the game left out", "[rules]") {
  Patching rules;
  CHECK(rules.apply("set { path = \"declare.may_raise\", value = true },") == "");
  CHECK(rules.at("declare.may_raise") == "true");
  CHECK(rules.apply("set { path = \"direction\", value = clockwise },") == "");
  CHECK(rules.at("direction") == "clockwise");
  CHECK(rules.apply("set { path = \"declare.may_rise\", value = true },")
            .find("the game has no place 'declare.may_rise'") != std::string::npos);
}

TEST_CASE("append adds to the end of a list", "[rules]") {
  Patching rules;
  CHECK(rules.apply(
            "append { path = \"card_points\", values = { { 4, \"bells\" }, { 2, \"7\" } } },") ==
        "");
  CHECK(rules.at("card_points") == "{ { 1, hearts }, { 4, bells }, { 2, 7 } }");
  CHECK(rules.apply("append { path = \"declare.maly.stake\", values = { 1 } },")
            .find("'declare.maly.stake' is no list") != std::string::npos);
}

TEST_CASE("remove takes out fields and entries", "[rules]") {
  Patching rules;
  CHECK(rules.apply("remove { path = \"declare.maly\" }, remove { path = \"card_points\" },"
                    "remove { path = \"ante\" }, remove { path = \"play.follow[1]\" },") == "");
  CHECK(rules.at("declare.maly") == "nothing");
  CHECK(rules.at("card_points") == "nothing");
  CHECK(rules.at("play.follow") == "{ any_card }");
  // The other payment is the only one now, so its word is enough no more than its name.
  CHECK(rules.at("tip[1]") == "2");
}

TEST_CASE("insert puts things before, after and at the ends", "[rules]") {
  Patching rules;
  CHECK(rules
            .apply(R"(
    insert { before = "play", phase = share "rest" { "pool", among = each_seat } },
    insert { after = "declare.maly", announcement = { "stredný", stake = 15 } },
    insert { at_start_of = "play.follow", step = head_trick },
    insert { at_end_of = "card_points", entry = { 3, "bells" } },)")
            .find("share has a name") == std::string::npos);
  CHECK(rules.at("declare.stredny.stake") == "15");
  CHECK(rules.at("declare[2]") == rules.at("declare.stredny"));
  CHECK(rules.at("play.follow") == "{ head_trick, follow_suit, any_card }");
  CHECK(rules.at("card_points") == "{ { 1, hearts }, { 3, bells } }");
}

TEST_CASE("insert refuses what cannot be put there", "[rules]") {
  Patching rules;
  const auto refuses = [&](const std::string& change, const std::string& message) {
    const std::string faults = rules.apply(change);
    CAPTURE(change, faults);
    CHECK(faults.find(message) != std::string::npos);
    CHECK(rules.writes.empty());
  };
  refuses("insert { phase = deal { packets = { 1 } } },", "needs one of before, after");
  refuses("insert { before = \"play\" },", "needs what it brings");
  refuses("insert { before = \"play\", after = \"deal\", phase = deal { packets = { 1 } } },",
          "insert says both 'before' and 'after'");
  refuses("insert { before = \"deal.packets\", entry = 4 },", "is a field, not an entry");
  refuses("insert { before = \"plai\", phase = deal { packets = { 1 } } },",
          "did you mean 'play'?");
  refuses("insert { at_end_of = \"declare\", announcement = { \"Maly\" } },",
          "there is already a 'maly' in that list");
}

TEST_CASE("a fault does not keep the other changes from being tried", "[rules]") {
  Patching rules;
  const std::string faults = rules.apply(
      "set { path = \"play.folow\", value = any_card },\n"
      "set { path = \"declare.maly.stake\", value = 5 },\n"
      "remove { path = \"nothing_like_it\" },");
  CHECK(faults ==
        "rule.lua:2: the game has no place 'play.folow' (did you mean 'play.follow'?) "
        "[patch-target]\n"
        "rule.lua:4: the game has no place 'nothing_like_it' [patch-target]\n");
  CHECK(rules.at("declare.maly.stake") == "5");
}

TEST_CASE("append makes a list of what is none yet, if a list may stand there", "[rules]") {
  Patching rules;
  CHECK(rules.apply(R"(
    append { path = "play.winner", values = { highest_card } },
    append { path = "play.lead[2].unless", values = { first_trick } },
    append { path = "play.lead[2].when", values = { "bells" } },
    append { path = "play.always_playable", values = { "7 of bells" } },
    append { path = "declare.maly.overrides", values = { "stred" } },)") == "");
  CHECK(rules.at("play.winner") == "{ highest_of_led_suit, highest_card }");
  CHECK(rules.at("play.lead[2].unless") == "{ first_trick }");
  CHECK(rules.at("play.lead[2].when") == "played { hearts, bells }");
  CHECK(rules.at("play.always_playable") == "{ 7 of bells }");
  CHECK(rules.at("declare.maly.overrides") == "{ stred }");
  CHECK(rules.apply("append { path = \"play.lead[2].when\", values = { no_contract } },") == "");
  CHECK(rules.at("play.lead[2].when") == "{ played { hearts, bells }, no_contract }");
  CHECK(rules.apply("append { path = \"play.winner\", values = highest_card },")
            .find("append takes a list of values") != std::string::npos);
}

TEST_CASE("what the number of players chooses grows in each of its values", "[rules]") {
  Patching rules;
  CHECK(rules.apply(R"(
    set { path = "without", value = by_players { [3] = { "7" }, [4] = "8" } },
    append { path = "without", values = { "9" } },
    set { path = "play.follow", value = by_players { [3] = { any_card }, [4] = any_card } },
    insert { at_start_of = "play.follow", step = follow_suit },)") == "");
  CHECK(rules.at("without") == "by_players { [3] = { 7, 9 }, [4] = { 8, 9 } }");
  CHECK(rules.at("play.follow")
            .starts_with(
                "by_players { [3] = { follow_suit, any_card }, [4] = { follow_suit, any_card }, "));
}

TEST_CASE("what a value does not say for a number of players stays as it was", "[rules]") {
  Patching rules;
  CHECK(rules.apply(R"(
    set { path = "declare.maly.stake", value = by_players { [4] = 12 } },
    set { path = "declare.maly.stake", value = by_players { [3] = 9 } },)") == "");
  const Node& stake = *find_path(rules.game, "declare.maly.stake", battery::words()).node;
  for (const auto& [seats, value] : {std::pair{2, "10"}, {3, "9"}, {4, "12"}, {5, "10"}}) {
    CHECK(to_text(*by_players(stake, seats)) == value);
  }
}

TEST_CASE("what a house rule does and throws away again is refused", "[rules]") {
  const auto told = [](const std::string& changes) { return Patching().apply(changes); };
  const std::string first = "set { path = \"declare.maly.stake\", value = 30 },\n";
  const std::string lost =
      "is lost: line 3 replaces it or takes it out (leave it out) [patch-conflict]";
  for (const std::string later :
       {"set { path = \"declare.maly.stake\", value = 40 },",
        "set { path = \"declare.maly\", value = { \"malý\", stake = 5 } },",
        "remove { path = \"declare.maly\" },", "remove { path = \"declare.maly.stake\" },",
        "remove { path = \"declare\" },"}) {
    CAPTURE(later);
    CHECK(told(first + later).find("declare.maly.stake " + lost) != std::string::npos);
  }
  CHECK(told("append { path = \"play.lead\", values = { \"7\" } },\n"
             "set { path = \"play.lead\", value = { any_card } },")
            .find("play.lead " + lost) != std::string::npos);
  CHECK(told("wrap { path = \"settle.points\", with = function (base) return 1 end },\n"
             "remove { path = \"settle.points\" },")
            .find("settle.points " + lost) != std::string::npos);
  // Something else, something inside, or another entry that has the number by now.
  CHECK(told(first + "set { path = \"declare.velky_hrac.stake\", value = 40 },") == "");
  CHECK(told("set { path = \"declare.maly\", value = { \"malý\", stake = 5 } },\n" + first) == "");
  CHECK(told("remove { path = \"the_count.says[1]\" },\n"
             "remove { path = \"the_count.says[1]\" },") == "");
}

TEST_CASE("insert opens lists that the game left out", "[rules]") {
  Patching rules;
  CHECK(rules.apply(R"(
    insert { at_end_of = "play.before_card", phase = step "look" { apply = {} } },
    insert { at_start_of = "play.winner", step = highest_trump },
    insert { after = "settle.earned", line = figure "more" { function (r) return 1 end } },
    insert { at_end_of = "the_count.says", entry = "Three." },)") == "");
  CHECK(rules.at("play.before_card.look.apply") == "{}");
  CHECK(rules.at("play.winner") == "{ highest_trump, highest_of_led_suit }");
  CHECK(rules.at("settle[2]") == rules.at("settle.more"));
  CHECK(rules.at("the_count.says") == "{ One., Two., Three. }");
  REQUIRE(rules.writes.size() == 4);
  CHECK(rules.writes[0].path == "play.before_card");
  CHECK(rules.writes[2].path == "settle");
}

TEST_CASE("what insert brings is called what it is", "[rules]") {
  Patching rules;
  const auto refuses = [&](const std::string& change, const std::string& kind) {
    const std::string faults = rules.apply(change);
    CAPTURE(change, faults);
    CHECK(faults.find("is written " + kind + " = .., not ") != std::string::npos);
    CHECK(rules.writes.empty());
  };
  refuses("insert { before = \"play\", entry = deal { packets = { 1 } } },", "phase");
  refuses("insert { at_end_of = \"play.after_trick\", step = any_card },", "phase");
  refuses("insert { at_start_of = \"play.follow\", entry = any_card },", "step");
  refuses("insert { at_end_of = \"declare\", bid = { \"hra\" } },", "announcement");
  refuses("insert { at_end_of = \"settle\", entry = score \"x\" { function () end } },", "line");
  refuses("insert { at_end_of = \"card_points\", line = { 1, \"bells\" } },", "entry");
}

TEST_CASE("wrap puts functions around lines and functions, innermost first", "[rules]") {
  Patching rules;
  const std::string around = "with = function (base, ...) return base(...) end },";
  CHECK(rules.apply("wrap { path = \"settle.earned\", " + around, "one") == "");
  CHECK(rules.apply("wrap { path = \"settle.earned[2]\", " + around +
                        "wrap { path = \"settle.pay\", " + around +
                        "wrap { path = \"the_count.apply\", " + around,
                    "two") == "");
  const auto wraps = [&](const std::string& path) {
    const Found found = find_path(rules.game, path, battery::words());
    REQUIRE(found.node != nullptr);
    const Node* list = found.node->field(wraps_field);
    std::vector<std::string> files;
    if (list == nullptr) return files;
    for (const Node& function : list->items) {
      CHECK(function.kind == Node::Kind::function);
      files.push_back(function.place.file);
    }
    return files;
  };
  CHECK(wraps("settle.earned") == std::vector<std::string>{"one.lua", "two.lua"});
  CHECK(wraps("settle.pay") == std::vector<std::string>{"two.lua"});
  CHECK(wraps("the_count.apply") == std::vector<std::string>{"two.lua"});
  CHECK(wraps("settle.points").empty());
  Diagnostics diagnostics;
  check_words(rules.game, battery::words(), diagnostics);
  CHECK(diagnostics.to_text() == "");
  CHECK(rules.apply("wrap { path = \"play.follow\", " + around)
            .find("'play.follow' is no function and no line") != std::string::npos);
}

TEST_CASE("no file can write what only wrap makes", "[rules]") {
  Patching rules;
  Diagnostics diagnostics;
  check_words(
      rules.read("return figure \"x\" { function () end, wraps = { function () end } }", "x.lua"),
      battery::words(), diagnostics);
  CHECK(diagnostics.to_text().find("figure has no 'wraps'") != std::string::npos);
}

TEST_CASE("carry moves a thing as it stands, and paths still lead to it", "[rules]") {
  Patching rules;
  CHECK(rules.apply(R"(
    insert { at_end_of = "play.before_card", phase = declare "late" { who = each_seat } },
    carry { path = "declare.maly", into = "play.before_card.late" },)",
                    "one") == "");
  CHECK(rules.at("declare.maly") == "nothing");
  CHECK(rules.at("play.before_card.late.maly.stake") == "10");
  CHECK(rules.apply("set { path = \"declare.maly.stake\", value = 12 },", "two") == "");
  CHECK(rules.at("play.before_card.late.maly.stake") == "12");
  CHECK(rules.writes.back().path == "declare.maly.stake");
}

TEST_CASE("carry refuses fields, itself and lists that are not there", "[rules]") {
  Patching rules;
  const std::string before = to_text(rules.game);
  CHECK(rules.apply("carry { path = \"declare.maly.stake\", into = \"card_points\" },")
            .find("is a field, not an entry") != std::string::npos);
  CHECK(rules.apply("carry { path = \"play\", into = \"play.before_card\" },")
            .find("cannot be carried into itself") != std::string::npos);
  CHECK(rules.apply("carry { path = \"declare.maly\", into = \"play.befor_card\" },")
            .find("the game has no place 'play.befor_card'") != std::string::npos);
  CHECK(to_text(rules.game) == before);
}

TEST_CASE("a preset sets house numbers", "[rules]") {
  Patching rules;
  const auto set = [&](const std::string& numbers) {
    const Node variant = rules.read(
        "return variant { of = \"g\", title = \"T\", numbers = " + numbers + " }", "preset.lua");
    Diagnostics diagnostics;
    apply_changes(rules.game, variant, "preset", battery::words(), rules.writes, diagnostics);
    return diagnostics.to_text();
  };
  CHECK(set("{ stake = 0 }") == "");
  CHECK(rules.at("house.stake") == "0");
  CHECK(rules.writes.back().path == "house.stake");
  CHECK(rules.writes.back().old_value == "10");
  CHECK(set("{ stakes = 0 }") ==
        "preset.lua:1: no house number is called 'stakes' (did you mean 'stake'?) "
        "[unknown-number]\n");
}

TEST_CASE("whose work another house rule has thrown away is told who did it", "[rules]") {
  Patching rules;
  CHECK(rules.apply("remove { path = \"tip\" },\n set { path = \"settle\", value = settle { pay = "
                    "function () end } },",
                    "gone") == "");
  const std::string faults = rules.apply(
      "set { path = \"tip[1]\", value = 3 },\n"
      "insert { after = \"settle.points\", line = score \"x\" { function () end } },",
      "rule");
  CHECK(faults.find("rule changes 'tip[1]', which gone has taken out") != std::string::npos);
  CHECK(faults.find("rule changes 'settle.points', which gone has replaced") != std::string::npos);
  CHECK(faults.find("[patch-conflict]") != std::string::npos);
}

TEST_CASE("changes conflict when their order matters", "[rules]") {
  const auto write = [](const char* word, const char* path, const char* to = "") {
    Write made;
    made.word = word;
    made.path = path;
    made.new_path = to;
    return made;
  };
  const auto conflict = [](const Write& a, const Write& b) {
    CHECK(is_conflict(a, b) == is_conflict(b, a));
    return is_conflict(a, b);
  };
  CHECK(conflict(write("set", "play.lead"), write("set", "play.lead")));
  CHECK(conflict(write("set", "play.lead"), write("remove", "play.lead[2].unless")));
  CHECK(conflict(write("set", "play.lead"), write("append", "play.lead[2].unless")));
  CHECK(conflict(write("remove", "settle.slam"), write("wrap", "settle.slam")));
  CHECK(conflict(write("remove", "declare"), write("carry", "declare.slam", "late.slam")));
  CHECK(conflict(write("set", "late"), write("carry", "declare.slam", "late.slam")));
  CHECK(
      conflict(write("carry", "declare.slam", "a.slam"), write("carry", "declare.slam", "b.slam")));
  CHECK_FALSE(conflict(write("wrap", "settle.slam"), write("wrap", "settle.slam")));
  CHECK_FALSE(conflict(write("append", "play.lead"), write("insert", "play.lead")));
  CHECK_FALSE(conflict(write("insert", "settle"), write("set", "settle.pay")));
  CHECK_FALSE(
      conflict(write("set", "declare.slam.worth"), write("carry", "declare.slam", "late.slam")));
  CHECK_FALSE(conflict(write("set", "play.lead"), write("set", "play.leader")));
}

TEST_CASE("a house number can be taken out whole, or set whole or by its value", "[rules]") {
  Patching rules;
  CHECK(rules.apply("set { path = \"house.stake\", value = 12 },", "value") == "");
  CHECK(rules.at("house.stake") == "12");
  CHECK(
      rules.apply("set { path = \"house.stake\", value = number { 7, \"s\", from = 1, to = 9 } },",
                  "whole") == "");
  CHECK(rules.at("house.stake") == "7");
  CHECK(rules.game.field("house")->field("stake")->field("to")->number == 9);
  CHECK(rules.apply("remove { path = \"house.stake\" },", "gone") == "");
  CHECK(rules.game.field("house")->field("stake") == nullptr);
}

TEST_CASE("tables of a game's own names are made where they are missing", "[rules]") {
  Patching rules;
  REQUIRE(rules.game.field("groups") == nullptr);
  CHECK(rules.apply("set { path = \"groups.big\", value = { \"Ace\" } },", "a") == "");
  CHECK(rules.apply("set { path = \"groups.small\", value = { \"9\" } },", "b") == "");
  CHECK(rules.game.field("groups")->fields.size() == 2);
}

TEST_CASE("several phases come in at once", "[rules]") {
  Patching rules;
  const std::size_t before = rules.game.field("phases")->items.size();
  CHECK(rules.apply("insert { before = \"play\", phase = { step \"one\" { apply = {} },"
                    " step \"two\" { apply = {} } } },") == "");
  CHECK(rules.game.field("phases")->items.size() == before + 2);
  CHECK(rules.apply("insert { after = \"one\", phase = { step \"two\" { apply = {} } } },", "b")
            .find("there is already a 'two' in that list") != std::string::npos);
}

TEST_CASE("which house rules are in force is not for a house rule to change", "[rules]") {
  Patching rules;
  CHECK(rules.apply("set { path = \"with\", value = {} },").find("[patch-target]") !=
        std::string::npos);
}

TEST_CASE("a position in a list that another house rule has shifted is a conflict", "[rules]") {
  const auto first = [](const char* text) {
    Patching rules;
    REQUIRE(rules.apply(text, "first") == "");
    return rules.writes.back();
  };
  const Write counting = first("set { path = \"play.follow[1]\", value = any_card },");
  CHECK(
      is_conflict(first("insert { at_start_of = \"play.follow\", step = head_trick },"), counting));
  CHECK(is_conflict(counting, first("remove { path = \"play.follow.follow_suit\" },")));
  CHECK_FALSE(is_conflict(counting, first("append { path = \"play.follow\", values = {} },")));
  CHECK_FALSE(
      is_conflict(counting, first("insert { at_end_of = \"play.follow\", step = head_trick },")));
  CHECK_FALSE(is_conflict(counting, first("set { path = \"tip[1]\", value = 3 },")));
}

TEST_CASE("a fault in a list names the house rules that changed it", "[rules]") {
  Patching rules;
  REQUIRE(rules.apply("remove { path = \"play.follow.any_card\" },", "gone") == "");
  Diagnostic fault{"no-way-out", rules.game.field("phases")->place, "m", ""};
  name_writers(fault, rules.writes);
  CHECK(fault.notes.empty());
  fault.place = rules.writes.back().beside.front();
  name_writers(fault, rules.writes);
  name_writers(fault, rules.writes);
  REQUIRE(fault.notes.size() == 1);
  // What is done to a file of the game is told where it is done.
  CHECK(fault.place == rules.writes.back().place);
  CHECK(fault.notes[0].first == rules.writes.back().beside.front());
}
