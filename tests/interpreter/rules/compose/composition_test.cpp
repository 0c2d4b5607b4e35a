#include "rules/compose/composition.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "lua/objects/script_reader.h"
#include "rules/compose/rule_paths.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

Node names(const std::vector<std::string>& texts) {
  Node list;
  list.kind = Node::Kind::list;
  for (const std::string& text : texts) {
    Node name;
    name.kind = Node::Kind::text;
    name.text = text;
    list.items.push_back(name);
  }
  return list;
}

struct Fields {
  std::vector<std::string> requires_, after, includes;
};

RuleFiles files_with(const std::map<std::string, Fields>& variants,
                     const std::vector<std::string>& with = {}) {
  RuleFiles files;
  files.game = "g";
  files.game_tree.kind = Node::Kind::word;
  if (!with.empty()) files.game_tree.set_field("with", names(with));
  for (const auto& [name, fields] : variants) {
    Node variant;
    variant.kind = Node::Kind::word;
    variant.place = {name + ".lua", 1};
    if (!fields.requires_.empty()) variant.set_field("requires", names(fields.requires_));
    if (!fields.after.empty()) variant.set_field("after", names(fields.after));
    if (!fields.includes.empty()) variant.set_field("includes", names(fields.includes));
    files.variants[name] = variant;
  }
  return files;
}

std::string order_of(const RuleFiles& files, const std::string& spec,
                     std::string* faults = nullptr) {
  Diagnostics diagnostics;
  const auto order = variant_order(files, parse_spec("g " + spec, diagnostics), diagnostics);
  if (faults != nullptr) *faults = diagnostics.to_text();
  return joined(order, " ", " ");
}

// A game and its house rules, written in a test.
class Written {
 public:
  Written() : reader_(battery::words()) {
    files_.game = "g";
    files_.game_tree = read(R"(return game "G" {
      players = { 4, 3, 5 }, deck = "d",
      house = { stake = number { 10, "the stake", from = 0, to = 50 },
                removed = choice { "zinc", "left out", from = { "bismuth", "zinc" } } },
      without = { house.removed },
      teams = by_players { [4] = partners_opposite },
      order = { values.high, "7" },
      phases = {
        deal { packets = by_players { [3] = { 8 }, [4] = { house.stake }, [5] = { 5 } } },
        settle { score "x" { each_seat, function (seat) return 1 end } },
      },
      match = { ends_when = score_reaches { house.stake }, winner = highest_score },
    })",
                            "");
    files_.decks["d"] = read(
        "return deck \"d\" { suits = { { \"bismuth\", \"Bi\" }, { \"zinc\", \"Zn\" } },"
        " ranks = { \"7\" } }",
        "");
  }

  void add(const std::string& name, const std::string& fields) {
    files_.variants[name] =
        read("return variant { of = \"g\", title = \"T\", " + fields + " }", name);
  }

  Composition compose_as(const std::string& spec) {
    Diagnostics diagnostics;
    Composition made =
        compose(files_, parse_spec("g " + spec, diagnostics), battery::words(), diagnostics);
    faults = diagnostics.to_text();
    return made;
  }

  std::string at(const std::string& spec, const std::string& path) {
    Composition made = compose_as(spec);
    const Found found = find_path(made.tree, path, battery::words());
    return found.node == nullptr ? "nothing" : to_text(*found.node);
  }

  std::string faults;

 private:
  Node read(const std::string& text, const std::string& owner) {
    Diagnostics diagnostics;
    const auto node =
        reader_.read({text, (owner.empty() ? "game" : owner) + ".lua", owner}, diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(node);
    return *node;
  }

  ScriptReader reader_;
  RuleFiles files_;
};

}  // namespace

TEST_CASE("house rules apply by what they need, then by name", "[rules]") {
  const RuleFiles files = files_with({{"a", {{"c"}, {}, {}}},
                                      {"b", {{}, {"d"}, {}}},
                                      {"c", {}},
                                      {"d", {}},
                                      {"p", {{}, {}, {"a", "c"}}}});
  CHECK(order_of(files, "+a +b +c +d") == "c a d b");
  CHECK(order_of(files, "+b") == "b");
  CHECK(order_of(files, "+p") == "c a p");
  CHECK(order_of(files, "+p -a") == "c p");
  CHECK(order_of(files, "") == "");
}

TEST_CASE("the order does not depend on how a table is typed", "[rules]") {
  const RuleFiles files = files_with({{"a", {{"e"}, {}, {}}},
                                      {"b", {{}, {"a"}, {}}},
                                      {"c", {}},
                                      {"d", {{}, {"c", "b"}, {}}},
                                      {"e", {}}});
  std::vector<std::string> typed = {"+a", "+b", "+c", "+d", "+e"};
  do {
    CHECK(order_of(files, joined(typed, " ", " ")) == "c e a b d");
  } while (std::next_permutation(typed.begin(), typed.end()));
}

TEST_CASE("a game brings house rules of its own, which a table may drop", "[rules]") {
  const RuleFiles files = files_with({{"a", {}}, {"b", {}}}, {"b"});
  CHECK(order_of(files, "") == "b");
  CHECK(order_of(files, "+a") == "a b");
  CHECK(order_of(files, "+a -b") == "a");
}

TEST_CASE("house rules that wait for each other are refused", "[rules]") {
  const RuleFiles files = files_with({{"a", {{"b"}, {}, {}}}, {"b", {{}, {"a"}, {}}}, {"c", {}}});
  std::string faults;
  order_of(files, "+a +b +c", &faults);
  CHECK(faults == "a.lua:1: these house rules wait for each other: a and b [patch-conflict]\n");
}

TEST_CASE("presets that bring in each other end", "[rules]") {
  const RuleFiles files = files_with({{"a", {{}, {}, {"b"}}}, {"b", {{}, {}, {"a"}}}});
  CHECK(order_of(files, "+a") == "a b");
}

TEST_CASE("tables typed in any order are one table", "[rules]") {
  std::vector<std::string> words = {"+exposed_horniky", "+own_horniky_triple", "players=3",
                                    "deals=2"};
  const auto table =
      battery::must_load("lorum players=3 +exposed_horniky +own_horniky_triple deals=2");
  std::sort(words.begin(), words.end());
  do {
    const auto other = battery::must_load("lorum " + joined(words, " ", " "));
    CHECK(other.rules->spec == table.rules->spec);
    CHECK(other.rules->hash == table.rules->hash);
    CHECK(other.rules->card_points.times.size() == 2);
    CHECK(other.rules->card_points.times[1].times == 3);
  } while (std::next_permutation(words.begin(), words.end()));
}

TEST_CASE("whoever writes one value twice must say which comes later", "[rules]") {
  const ScriptTree tree;
  tree.copy("games/lorum");
  const auto write = [&](const std::string& name, const std::string& extra, int stake) {
    tree.write("games/lorum/variants/" + name + ".lua",
               "return variant { of = \"lorum\", title = \"T\", " + extra +
                   " changes = { set { path = \"house.sweep_stake\", value = " +
                   std::to_string(stake) + " } } }\n");
  };
  write("one", "", 20);
  write("two", "", 30);
  CHECK(
      tree.faults("lorum +one +two") ==
      "one and two both set house.sweep_stake (choose one, or write after = { \"one\" } in two, or "
      "the other way round) [patch-conflict]\n"
      "  games/lorum/variants/one.lua:1  one\n"
      "  games/lorum/variants/two.lua:1  two\n");
  Diagnostics diagnostics;
  write("one", "requires = { \"two\" },", 20);
  const auto required = tree.load("lorum +one +two", diagnostics);
  REQUIRE(required);
  CHECK(required->rules->house_number("sweep_stake")->value == std::vector<int>{20});
  write("one", "after = { \"two\" },", 20);
  REQUIRE(tree.load("lorum +two +one", diagnostics));
  CHECK(tree.load("lorum +one", diagnostics)->rules->house_number("sweep_stake")->value ==
        std::vector<int>{20});
}

TEST_CASE("numbers come from the game, its house rules and the table, the last first", "[rules]") {
  const auto value = [](const std::string& spec, const char* name) {
    return battery::must_load(spec).rules->house_number(name)->value;
  };
  CHECK(value("lorum", "pool_winners") == std::vector<int>{1, 2});
  CHECK(value("lorum players=3", "pool_winners") == std::vector<int>{1});
  CHECK(value("lorum +two_clean_leave_pool", "pool_winners") == std::vector<int>{1});
  CHECK(value("lorum +two_clean_leave_pool pool_winners=2,3", "pool_winners") ==
        std::vector<int>{2, 3});
  CHECK(value("lorum players=3", "deals") == std::vector<int>{9});
}

TEST_CASE("numbers that are none, too many or out of bounds are refused", "[rules]") {
  Diagnostics diagnostics;
  for (const char* number :
       {"deals=0", "deals=101", "deals=x", "deals=1,2", "deals=1.5", "deals=+1",
        "deals=99999999999", "pool_winners=", "pool_winners=,", "pool_winners=1,", "pool_winners=0",
        "pool_winners=1,4", "players=5", "players=3.0", "players=03"}) {
    CAPTURE(number);
    Diagnostics found;
    CHECK_FALSE(battery::load(std::string("lorum ") + number, found));
    CHECK_FALSE(found.empty());
  }
  CHECK(battery::load("lorum deals=100 pool_winners=1,2,3", diagnostics));
}

TEST_CASE("numbers, names and values stand in the tree as what they are", "[rules]") {
  Written game;
  CHECK(game.at("", "deal.packets") == "{ 10 }");
  CHECK(game.at("stake=7", "deal.packets") == "{ 7 }");
  CHECK(game.at("", "without") == "{ zinc }");
  CHECK(game.at("removed=Bi", "without") == "{ bismuth }");
  CHECK(game.at("", "order[1]") == "values.high");
  CHECK(game.faults == "");
  CHECK(game.compose_as("removed=bismuth players=3").spec == "g players=3 removed=Bi");
}

TEST_CASE("a field that need not be there may lack a number of players", "[rules]") {
  Written game;
  CHECK(game.at("players=4", "teams") == "partners_opposite");
  CHECK(game.at("players=3", "teams") == "nothing");
  CHECK(game.faults == "");
  game.add("short",
           "changes = { set { path = \"deal.packets\", "
           "value = by_players { [4] = { 8 } } } }");
  CHECK(game.at("+short", "deal.packets") == "{ 8 }");
  CHECK(game.faults == "");
  game.compose_as("+short players=3");
  // A house rule for some leaves the game of the others as it is.
  CHECK(game.faults == "");
  CHECK(game.at("+short players=3", "deal.packets") == game.at("players=3", "deal.packets"));
}

TEST_CASE("a table may set the number of deals of any game", "[rules]") {
  Written game;
  CHECK(game.at("", "match.ends_when") == "score_reaches { 10 }");
  CHECK(game.at("deals=3", "match.deals") == "3");
  CHECK(game.at("deals=3", "match.ends_when") == "nothing");
  CHECK(game.compose_as("deals=3").spec == "g players=4 deals=3");
  for (const char* typed : {"deals=0", "deals=1001", "deals=x", "deals=1,2"}) {
    game.compose_as(typed);
    CAPTURE(typed);
    CHECK(game.faults.find("[bad-number]") != std::string::npos);
  }
}

TEST_CASE("a preset sets numbers, which the table may set again", "[rules]") {
  Written game;
  game.add("cheap", "numbers = { stake = 0, removed = \"bismuth\" }");
  game.add("dear", "numbers = { stake = 40 }");
  game.add("dearer", "requires = { \"dear\" }, numbers = { stake = 50 }");
  const auto stake = [&](const std::string& spec) { return game.compose_as(spec).house.front(); };
  CHECK(stake("+cheap").value == std::vector<int>{0});
  CHECK(stake("+cheap").usual == std::vector<int>{10});
  CHECK(stake("+cheap").rule.owner == "cheap");
  CHECK(game.at("+cheap", "without") == "{ bismuth }");
  CHECK(stake("+cheap stake=3").value == std::vector<int>{3});
  CHECK(stake("+dear +dearer").value == std::vector<int>{50});
  CHECK(game.faults == "");
  stake("+cheap +dear");
  CHECK(game.faults.find("cheap and dear both set house.stake") == 0);
}

TEST_CASE("a number where only a name fits is refused once it is known", "[rules]") {
  Written game;
  game.add("wrong", "changes = { set { path = \"without\", value = { house.stake } } }");
  game.compose_as("+wrong");
  CHECK(game.faults.find("wrong.lua:1: game.without must be cards") == 0);
}

TEST_CASE("house rules for other numbers of players are refused, or left out of presets",
          "[rules]") {
  Written game;
  game.add("five", "players = { 5 }, numbers = { stake = 5 }");
  game.add("preset", "includes = { \"five\" }");
  CHECK(game.compose_as("+five players=5").order == std::vector<std::string>{"five"});
  CHECK(game.faults == "");
  game.compose_as("+five");
  CHECK(game.faults ==
        "five.lua:1: five is a house rule for 5 players, not for 4 [variant-players]\n");
  CHECK(game.compose_as("+preset").order == std::vector<std::string>{"preset"});
  CHECK(game.faults == "");
  CHECK(game.compose_as("+preset players=5").order == std::vector<std::string>{"five", "preset"});
}

TEST_CASE("house rules that change one place conflict unless one comes after", "[rules]") {
  Written game;
  const std::string wrap =
      "wrap { path = \"settle.x\", with = function (base, seat) return base(seat) end }";
  game.add("wraps", "changes = { " + wrap + " }");
  game.add("wraps_too", "changes = { " + wrap + " }");
  game.add("removes",
           "changes = { remove { path = \"settle.x\" }, "
           "set { path = \"settle.pay\", value = function () end } }");
  game.compose_as("+wraps +wraps_too");
  CHECK(game.faults == "");
  game.compose_as("+wraps +removes");
  CHECK(game.faults ==
        "wraps changes 'settle.x', which removes has taken out (choose one, or write after = { "
        "\"removes\" } in wraps, or the other way round) [patch-conflict]\n  removes.lua:1  "
        "removes\n  wraps.lua:1  wraps\n");
  game.add("a_wrap", "changes = { " + wrap + " }");
  game.compose_as("+a_wrap +removes");
  CHECK(game.faults.find("a_wrap and removes both change settle.x") == 0);
}

TEST_CASE("a house rule that changes nothing for so many players is told of", "[rules]") {
  Written rules;
  rules.add("three",
            "changes = { set { path = \"deal.packets\", value = by_players {"
            " [3] = { 4, 4 }, [4] = { house.stake }, [5] = { 5 } } } }");
  rules.add("same",
            "changes = { set { path = \"teams\", value = by_players {"
            " [4] = partners_opposite } } }");
  rules.add("both", "includes = { \"three\" }");
  const auto notices = [&](const std::string& spec) {
    const Composition made = rules.compose_as(spec);
    CHECK(rules.faults == "");
    return made.notices.to_text();
  };
  CHECK(notices("players=3 +three").empty());
  CHECK(notices("players=4 +three").find("three changes nothing with 4 players") !=
        std::string::npos);
  CHECK(notices("players=4 +same").find("[idle-variant]") != std::string::npos);
  CHECK(notices("players=4 +both").empty());
}

TEST_CASE("a reason is told once, with who brought in what nobody typed", "[rules]") {
  Written rules;
  rules.add("one", "changes = { set { path = \"match.winner\", value = lowest_score } }");
  rules.add("two",
            "excludes = { one = { \"both say who wins\", ja = \"x\" } },"
            " changes = { set { path = \"match.winner\", value = highest_score } }");
  rules.add("pack", "includes = { \"two\" }");
  rules.compose_as("+one +pack");
  CHECK(rules.faults ==
        "two.lua:1: two (brought in by pack) cannot be played with one: both say who wins "
        "(write -two beside it) [excluded-variant]\n");
}

TEST_CASE("how many may play is known with what house rules add", "[rules]") {
  Written rules;
  rules.add("six", "changes = { append { path = \"players\", values = { 6 } } }");
  CHECK(rules.compose_as("").player_counts == std::vector<int>{4, 3, 5});
  CHECK(rules.compose_as("+six").player_counts == std::vector<int>{4, 3, 5, 6});
}

TEST_CASE("a house rule's own number is new, and no word of the table", "[rules]") {
  Written rules;
  rules.add("narrow", "house = { stake = number { 3, \"s\", from = 1, to = 5 } }");
  rules.add("odd", "house = { players = number { 3, \"s\", from = 1, to = 5 } }");
  rules.compose_as("+narrow +odd");
  CHECK(rules.faults.find("narrow.lua:1: there is a house number 'stake' already "
                          "(set { path = \"house.stake\", .. } changes it) [duplicate-name]") !=
        std::string::npos);
  CHECK(rules.faults.find("a house number cannot be called 'players'") != std::string::npos);
}

TEST_CASE("dropping what is not in force is told of", "[rules]") {
  Written rules;
  rules.add("part", "changes = { set { path = \"match.winner\", value = lowest_score } }");
  rules.add("pack", "includes = { \"part\" }");
  CHECK(rules.compose_as("+pack -part").notices.empty());
  CHECK(rules.compose_as("-part").notices.to_text() ==
        "-part drops nothing: part is not in force at this table [idle-variant]\n");
}
