#include "rules/compose/house_numbers.h"

#include <catch2/catch.hpp>

#include "lua/objects/script_reader.h"
#include "tests/games/battery.h"

using namespace houserule;

namespace {

struct Chosen {
  std::vector<HouseNumber> house;
  std::string faults;
};

Node read(const std::string& value) {
  ScriptReader reader(battery::words());
  Diagnostics diagnostics;
  const auto node = reader.read({"return " + value, "x.lua", ""}, diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(node);
  return *node;
}

Chosen choose(const std::string& spec) {
  const Node tree = read(R"({ house = {
    stake = number { 10, "the stake", from = 1, to = 50 },
    winners = numbers { { 1, 2 }, "who wins", from = 1, to = 3 },
    removed = choice { "zinc", { "left out", ja = "除く" }, from = { "bismuth", "zinc", "lady luck" } },
  } })");
  const Node deck =
      read(R"(deck "d" { suits = { { "bismuth", "Bi" }, { "zinc", "Zn" } }, ranks = { "7" } })");
  Diagnostics diagnostics;
  Chosen chosen;
  chosen.house = choose_numbers(tree, *tree.field("house"), parse_spec("g " + spec, diagnostics),
                                &deck, diagnostics);
  chosen.faults = diagnostics.to_text();
  return chosen;
}

std::string filled(const std::string& value, std::string* faults = nullptr) {
  Node node = read("{ " + value + " }");
  Diagnostics diagnostics;
  std::vector<HouseNumber> house = choose("").house;
  fill_references(node, house, diagnostics);
  if (faults != nullptr) *faults = diagnostics.to_text();
  return to_text(node);
}

}  // namespace

TEST_CASE("a choice is a name and its code, typed as either", "[rules]") {
  const HouseNumber usual = choose("").house[2];
  CHECK(usual.names == std::vector<std::string>{"bismuth", "zinc", "lady luck"});
  CHECK(usual.codes == std::vector<std::string>{"Bi", "Zn", ""});
  CHECK(usual.value == std::vector<int>{1});
  CHECK(usual.usual == std::vector<int>{1});
  CHECK(usual.from == 0);
  CHECK(usual.to == 2);
  CHECK(usual.label == Text{"left out", "除く"});
  CHECK(typed_text(usual) == "Zn");
  for (const char* typed : {"Bi", "bi", "bismuth", "BISMUTH"}) {
    const Chosen chosen = choose(std::string("removed=") + typed);
    CHECK(chosen.faults == "");
    CHECK(chosen.house[2].value == std::vector<int>{0});
    CHECK(chosen.house[2].rule.owner == "table");
    CHECK(typed_text(chosen.house[2]) == "Bi");
  }
  CHECK(typed_text(choose("removed=lady_luck").house[2]) == "lady_luck");
  CHECK(choose("removed=gold").faults ==
        "removed takes Bi, Zn or lady_luck, not 'gold' [bad-number]\n");
  CHECK(choose("removed=1").faults.find("[bad-number]") != std::string::npos);
}

TEST_CASE("numbers are typed one or several, within their bounds", "[rules]") {
  CHECK(choose("stake=50 winners=3,1").faults == "");
  CHECK(typed_text(choose("winners=3,1").house[1]) == "3,1");
  CHECK(choose("stake=51").faults == "stake goes from 1 to 50, not 51 [bad-number]\n");
  CHECK(choose("stake=1,2").faults == "stake takes one number, not '1,2' [bad-number]\n");
  CHECK(choose("steak=1").faults.find("g has no number 'steak'") != std::string::npos);
  CHECK(choose("deals=3").faults == "");  // set elsewhere where it is no house number
}

TEST_CASE("references become numbers, lists, one of several, and names", "[rules]") {
  CHECK(filled("house.stake, { house.winners }") == "{ 10, { { 1, 2 } } }");
  CHECK(filled("house.winners[2], x = house.winners[1]") == "{ 2, x = 1 }");
  CHECK(filled("house.removed, values.high_rank") == "{ zinc, values.high_rank }");
  Node node = read("{ house.removed, house.winners[2] }");
  Diagnostics diagnostics;
  std::vector<HouseNumber> house = choose("").house;
  fill_references(node, house, diagnostics);
  CHECK(node.items[0].kind == Node::Kind::text);
  CHECK(node.items[0].name == "house.removed");
  CHECK(node.items[1].name == "house.winners");
}

TEST_CASE("a number is read by its place where a reference or a sentence says which", "[rules]") {
  const auto is_by_place = [](const std::string& value) {
    Node node = read("{ " + value + " }");
    Diagnostics diagnostics;
    std::vector<HouseNumber> house = choose("").house;
    fill_references(node, house, diagnostics);
    return house[1].by_place;
  };
  CHECK(is_by_place("house.winners[2]"));
  CHECK(is_by_place("x = { y = \"It is {house.winners[2]}.\" }"));
  CHECK_FALSE(is_by_place("house.winners"));
  CHECK_FALSE(is_by_place("\"One of {house.winners}, not {house.win[2]}.\""));
}

TEST_CASE("references that lead nowhere are refused", "[rules]") {
  std::string faults;
  filled("house.stakes", &faults);
  CHECK(faults ==
        "x.lua:1: no house number is called 'stakes' (did you mean 'stake'?) [unknown-number]\n");
  filled("house.winners[3]", &faults);
  CHECK(faults == "x.lua:1: house.winners has 2 numbers, and no [3] [wrong-type]\n");
  filled("house.winners[0]", &faults);
  CHECK(faults == "x.lua:1: house.winners has 2 numbers, and no [0] [wrong-type]\n");
  filled("house.stake[1]", &faults);
  CHECK(faults == "x.lua:1: house.stake is one number, without [..] [wrong-type]\n");
}

TEST_CASE("what is no house number is refused", "[rules]") {
  const auto faults = [](const std::string& number) {
    const Node tree = read("{ house = { n = " + number + " } }");
    Diagnostics diagnostics;
    choose_numbers(tree, Node(), TableSpec(), nullptr, diagnostics);
    return diagnostics.to_text();
  };
  CHECK(faults("10").find("must be number { .. }, numbers { .. } or choice { .. }") !=
        std::string::npos);
  CHECK(faults("number { 1.5 }").find("must begin with a whole number") != std::string::npos);
  CHECK(faults("choice { \"a\", \"label\" }").find("needs names to choose from") !=
        std::string::npos);
  CHECK(faults("choice { \"c\", \"label\", from = { \"a\", \"b\" } }") ==
        "x.lua:1: house.n is a or b, not 'c' [bad-number]\n");
  CHECK(faults("choice { \"a\", 5, from = { \"a\", \"b\" } }").find("the label of house.n") !=
        std::string::npos);
}

TEST_CASE("a house number has a name that can be typed and read", "[rules]") {
  const auto faults = [](const std::string& name) {
    const Node tree =
        read("{ house = { [\"" + name + "\"] = number { 1, \"n\", from = 0, to = 2 } } }");
    Diagnostics diagnostics;
    (void)choose_numbers(tree, *tree.field("house"), parse_spec("g", diagnostics), nullptr,
                         diagnostics);
    return diagnostics.to_text();
  };
  for (const char* name : {"x", "deals", "pool_ante", "lastTrick", "z9"}) CHECK(faults(name) == "");
  CHECK(faults("players").find("that says how many play (call it number_of_players) [bad-name]") !=
        std::string::npos);
  CHECK(faults("../x").find("call it x)") != std::string::npos);
  CHECK(faults("my number").find("call it my_number)") != std::string::npos);
  CHECK(faults("a=b").find("call it a_b)") != std::string::npos);
  CHECK(faults("-x").find("call it x)") != std::string::npos);
  CHECK(faults("9").find("call it number_9)") != std::string::npos);
  CHECK(faults("ニ").find("call it number_") != std::string::npos);
}
