// Lines of a settlement, the match, teams, texts and where values come from.

#include <algorithm>

#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

TEST_CASE("lines run as written, and pay comes last") {
  GameText text;
  text.settle = R"(
    shows = "best tricks",
    figure "base" { function (r) return 1 end },
    figure "best tricks" { each_side, function (side) return side.tricks end },
    pay = function (r, chips) end,
    score "slam" { each_seat, function (seat) return 0 end })";
  const CompiledGame game(text);
  const auto& settle = game.body<SettlePhase>();
  REQUIRE(settle.lines.size() == 4);
  CHECK(settle.lines[0].scope == SettleLine::Scope::deal);
  CHECK(settle.lines[1].slug == "best_tricks");
  CHECK(settle.lines[1].scope == SettleLine::Scope::each_side);
  CHECK(settle.lines[2].kind == SettleLine::Kind::score);
  CHECK(settle.lines[2].rule.path == "settle.slam");
  CHECK(settle.lines[3].kind == SettleLine::Kind::pay);
  CHECK(settle.shows == 1);
  for (const SettleLine& line : settle.lines) CHECK(line.hook >= 0);
}

TEST_CASE("a score says who scores, and what is shown is a figure") {
  GameText text;
  text.settle = R"(score "b" { function (seat) return 1 end })";
  CHECK(says(CompiledGame(text), "settle.b needs each_seat or each_side"));
  text.settle = R"(figure "total" { function (r) return 1 end }, shows = "totl")";
  CHECK(says(CompiledGame(text), "no figure 'totl' (did you mean 'total'?)"));
}

TEST_CASE("a house rule's score says who scores as well") {
  ScriptTree tree;
  tree.write("games/g/rules.lua", GameText().text());
  tree.write(
      "games/g/variants/more.lua",
      R"(return variant { of = "g", title = "More", changes = { insert { at_end_of = "settle",
                line = score "more" { function (seat) return 1 end } } } })");
  CHECK(tree.faults("g +more").find("more.lua:2: settle.more needs each_seat or each_side") !=
        std::string::npos);
}

TEST_CASE("texts of what a house rule takes out are no fault") {
  ScriptTree tree;
  tree.write("games/g/rules.lua", GameText().text());
  tree.write("games/g/ja.lua",
             R"(return translation { of = "g", language = "ja", title = "G",
                                     ["settle.tricks"] = "T", ["settle.trix"] = "X" })");
  tree.write("games/g/variants/none.lua",
             R"(-- House rule: nothing counts.
             return variant { of = "g", title = { "None", ja = "N" }, ja = "N", changes = {
               remove { path = "settle.tricks" },
               insert { at_end_of = "settle",
                        line = score "nil" { each_seat, function () return 0 end, ja = "0" } } } })");
  Diagnostics diagnostics;
  const auto table = tree.load("g", diagnostics);
  REQUIRE(table);
  CHECK(table->remarks.to_text().find("no text has the path settle.trix") != std::string::npos);
  const auto changed = tree.load("g +none", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(changed);
  CHECK(changed->remarks.to_text() == "");
}

TEST_CASE("a settlement and a group that a house rule brings have Japanese beside them") {
  ScriptTree tree;
  tree.write("games/g/rules.lua", GameText().text());
  tree.write("games/g/ja.lua",
             R"(return translation { of = "g", language = "ja", title = "G",
                                     ["settle.tricks"] = "T" })");
  tree.write("games/g/variants/more.lua",
             R"(-- House rule: more.
             return variant { of = "g", title = { "More", ja = "M" }, ja = "M", changes = {
               set { path = "groups.honours", value = { "Ace", "King", ja = "役札" } },
               set { path = "card_points", value = { { 1, "honours" } } },
               set { path = "settle.unless", value = deal_number { 2 } },
               insert { at_end_of = "phases", phase = settle "ramsch" {
                 ja = "ラムシュ", when = deal_number { 2 },
                 score "more" { each_seat, function (seat) return seat.points end, ja = "点" } } } } })");
  Diagnostics diagnostics;
  const auto table = tree.load("g +more", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  CHECK(table->remarks.to_text() == "");
  CHECK(table->rules->phases.back().text == Text{"ramsch", "ラムシュ"});
  CHECK(table->rules->deck.groups.back().text == Text{"honours", "役札"});
}

TEST_CASE("a house rule wraps a line and the function of a step") {
  ScriptTree tree;
  GameText text;
  text.after = R"(step "home" { apply = function (table) end },)";
  text.settle += R"(, pay = function (r, chips) end)";
  tree.write("games/g/rules.lua", text.text());
  tree.write("games/g/variants/more.lua",
             R"(return variant { of = "g", title = { "More", ja = "M" }, changes = {
               wrap { path = "settle.tricks", with = function (base, seat) return base(seat) end },
               wrap { path = "settle.pay", with = function (base, r, chips) base(r, chips) end },
               wrap { path = "home.apply", with = function (base, table) base(table) end } } })");
  Diagnostics diagnostics;
  const auto table = tree.load("g +more", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  for (const Phase& phase : table->rules->phases) {
    if (const auto* step = std::get_if<StepPhase>(&phase.body)) CHECK(step->wraps.size() == 1);
    if (const auto* settle = std::get_if<SettlePhase>(&phase.body)) {
      for (const SettleLine& line : settle->lines) CHECK(line.wraps.size() == 1);
    }
  }
}

TEST_CASE("a match ends after its deals or by its scores") {
  GameText text;
  CHECK(CompiledGame(text).rules().match.deals == 2);
  CHECK(CompiledGame(text).rules().match.ends_when.kind == Condition::Kind::never);
  text.match = "ends_when = score_reaches { 50 }, winner = lowest_score";
  const CompiledGame game(text);
  CHECK(game.rules().match.deals == 0);
  CHECK(game.rules().match.ends_when.kind == Condition::Kind::score_reaches);
  CHECK(game.rules().match.ends_when.least == 50);
  CHECK(game.rules().match.winner == Winner::lowest_score);
}

TEST_CASE("partners sit opposite each other at an even table") {
  GameText text;
  text.fields = "teams = partners_opposite,";
  CHECK(says(CompiledGame(text), "partners sit opposite each other"));
  text.players = "4";
  text.deal = "deal { packets = { 6 } },";
  CHECK(CompiledGame(text).rules().teams == Teams::partners_opposite);
}

TEST_CASE("every text a player sees has a path") {
  GameText text;
  text.fields = R"(declarer = "taker", zones = { row = face_up }, values = { high_rank = rank },
                   house = { goal = number { 5, "points to win" } },)";
  text.before = R"(step "home" { says = { "It goes home." }, apply = function (table) end },
                   bid { { "low" } },
                   meld { shapes = { { "three of a kind", of_a_kind { 3 }, points = 1 } } },)";
  const CompiledGame game(text, "g", "title = 'g'");
  for (const char* path :
       {"declarer", "zones.row", "values.high_rank", "house.goal", "home", "home.says[1]",
        "bid.low", "meld.shapes.three_of_a_kind", "settle.tricks"}) {
    INFO(path);
    CHECK(game.remarks().find(std::string("no Japanese text for ") + path + " [") !=
          std::string::npos);
  }
  CHECK(game.rules().declarer_name.en == "taker");
  CHECK(game.rules().values[0].text.en == "high rank");
}

TEST_CASE("provenance of an order goes from entry to entry") {
  GameText text;
  text.fields =
      "trumps = \"hearts\", order = { \"Ace\", \"King\", \"Queen\", \"Jack\", \"10\", \"9\","
      "trumps = { \"Jack\", \"9\", \"Ace\", \"10\", \"King\", \"Queen\" } },";
  const CompiledGame game(text);
  std::vector<std::string> paths;
  for (const Provenance& value : game.rules().provenance) {
    if (value.path.starts_with("order")) paths.push_back(value.path);
  }
  CHECK(paths == std::vector<std::string>{"order.ace", "order.king", "order.queen", "order.jack",
                                          "order.10", "order.9", "order.trumps"});
}

TEST_CASE("provenance reaches into windows, choices and shapes") {
  GameText text;
  text.fields = "trumps = \"hearts\", zones = { bid = per_seat { face_up } },";
  text.play =
      R"(first_lead = eldest_hand, follow = { follow_suit, any_card }, winner = { highest_trump, highest_of_led_suit },
         before_trick = { step "swap" { who = each_seat, choices = { pick "card" { from = "bid" } },
                                                 apply = { move { picked "card", to = "bid" } } } },)";
  const CompiledGame game(text);
  const auto has = [&](const std::string& path) {
    const auto& all = game.rules().provenance;
    return std::any_of(all.begin(), all.end(),
                       [&](const Provenance& value) { return value.path == path; });
  };
  CHECK(has("trumps"));
  CHECK(has("zones.bid"));
  CHECK(has("play.follow"));
  CHECK(has("play.before_trick.swap.who"));
  CHECK(has("play.before_trick.swap.choices.card.from"));
  CHECK(has("settle.tricks"));
}

TEST_CASE("a sentence says which lines it tells of, and nothing else does") {
  const auto faults = [](const std::string& settle, const std::string& fields = "") {
    GameText text;
    text.fields = fields;
    text.settle =
        settle + " score \"tricks\" { each_seat, function (seat) return seat.tricks end }";
    return CompiledGame(text).faults();
  };
  CHECK(faults(R"(says = { { "One a trick.", of = "tricks" } },)") == "");
  CHECK(faults(R"(says = { { "One a trick.", of = { "trick" } } },)").find("no line 'trick'") !=
        std::string::npos);
  CHECK(faults("", R"(score_name = { "dot", of = "tricks" },)").find("[wrong-type]") !=
        std::string::npos);
}

TEST_CASE("a house rule that takes out a sentence or the settlement strikes nothing else") {
  ScriptTree tree;
  GameText text;
  text.settle =
      R"(says = { "First.", "Second." }, score "a" { each_seat, function () return 1 end })";
  tree.write("games/g/rules.lua", text.text());
  const auto struck = [&](const std::string& changes) {
    tree.write("games/g/variants/v.lua",
               "return variant { of = \"g\", title = \"V\", changes = { " + changes + " } }");
    Diagnostics diagnostics;
    const auto table = tree.load("g +v", diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(table);
    int count = 0;
    for (const Phase& phase : table->rules->phases) {
      const auto* settle = std::get_if<SettlePhase>(&phase.body);
      if (settle == nullptr) continue;
      for (const Saying& one : settle->says) count += one.struck_by.empty() ? 0 : 1;
    }
    return count;
  };
  CHECK(struck(R"(remove { path = "settle.says[2]" })") == 0);
  CHECK(struck(R"(remove { path = "settle" }, insert { after = "play", phase = settle {
      says = { "New." }, score "b" { each_seat, function () return 2 end } } })") == 0);
}
