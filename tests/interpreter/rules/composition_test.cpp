#include "rules/composition.h"

#include <algorithm>
#include <catch2/catch.hpp>

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
  CHECK(tree.faults("lorum +one +two") ==
        "one and two both set house.sweep_stake (choose one, or let one require the other) "
        "[patch-conflict]\n"
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
