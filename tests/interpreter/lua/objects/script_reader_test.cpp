#include "lua/objects/script_reader.h"

#include <catch2/catch.hpp>

#include "lua/vm/vm.h"
#include "tests/games/battery.h"

using namespace houserule;

namespace {

struct Read {
  std::optional<Node> node;
  std::string faults;
};

Read read(const std::string& text) {
  ScriptReader reader(battery::words());
  Diagnostics diagnostics;
  Read made;
  made.node = reader.read({text, "x.lua", "me"}, diagnostics);
  made.faults = diagnostics.to_text();
  return made;
}

Node must_read(const std::string& text) {
  const Read made = read(text);
  INFO(made.faults);
  REQUIRE(made.node);
  CHECK(made.faults == "");
  return *made.node;
}

}  // namespace

TEST_CASE("house numbers and values are references, also by position", "[lua]") {
  const Node node = must_read("return { house.stake, house.winners[2], values.high_rank }");
  REQUIRE(node.items.size() == 3);
  for (const Node& item : node.items) CHECK(item.kind == Node::Kind::reference);
  CHECK(node.items[0].text == "house.stake");
  CHECK(node.items[1].text == "house.winners[2]");
  CHECK(node.items[2].text == "values.high_rank");
}

TEST_CASE("nothing else can follow a reference", "[lua]") {
  CHECK(read("return { house.stake.more }").faults ==
        "x.lua:1: house.stake is no table: 'more' cannot follow it [wrong-type]\n");
  CHECK(read("return { house.winners[1][2] }").faults.find("house.winners[1] is no table") !=
        std::string::npos);
  CHECK(read("return { house.stake * 2 }").faults.find("`*` cannot reckon with house.stake") !=
        std::string::npos);
}

TEST_CASE("functions stand in lists and keep their place", "[lua]") {
  const Node node = must_read(R"(return settle {
    figure "earned" { each_side, function (side)
      return side.tricks
    end },
    score "slam" {
      each_seat,
      function (seat) return 0 end,
    },
    pay = function (result, chips) end,
  })");
  REQUIRE(node.items.size() == 2);
  CHECK(node.items[0].is_word("figure"));
  CHECK(node.items[0].name == "earned");
  CHECK(node.items[0].items[0].is_word("each_side"));
  CHECK(node.items[0].items[1].kind == Node::Kind::function);
  CHECK(node.items[0].items[1].place == Place{"x.lua", 2});
  CHECK(node.items[1].items[1].place == Place{"x.lua", 7});
  CHECK(node.field("pay")->place == Place{"x.lua", 9});
  CHECK(node.field("pay")->owner == "me");
}

TEST_CASE("a local that is used twice stands in both places", "[lua]") {
  const Node node = must_read(R"(local lowest_metal = lowest { not_trump, ties = last }
local both = { "trumps", "Excuse" }

return play {
  next_lead = { lowest_metal },
  after_trick = {
    move { 1, cards { "gold", ranked_as = lowest_metal }, to = "hand", of = lowest_metal },
    move { both, to = "hand" },
  },
  lead = both,
})");
  const Node& first = node.field("next_lead")->items[0];
  const Node& move = node.field("after_trick")->items[0];
  const Node& second = *move.items[1].field("ranked_as");
  const Node& third = *move.field("of");
  CHECK(to_text(first) == "lowest { not_trump, ties = last }");
  CHECK(to_text(second) == to_text(first));
  CHECK(to_text(third) == to_text(first));
  // A word knows the line it was written on, a plain list that of its use.
  CHECK(first.place == Place{"x.lua", 1});
  CHECK(second.place == Place{"x.lua", 1});
  CHECK(second.items[0].place == Place{"x.lua", 1});
  CHECK(move.place == Place{"x.lua", 7});
  CHECK(to_text(*node.field("lead")) == "{ trumps, Excuse }");
  CHECK(node.field("lead")->place == Place{"x.lua", 10});
  CHECK(node.field("after_trick")->items[1].items[0].place == Place{"x.lua", 8});
}

TEST_CASE("words have names of their own and fields", "[lua]") {
  const Node node = must_read(R"(return step "the count" {
    choices = { pick "gold" { from = "row" }, pick "card" {} },
    apply = { swap { picked "gold", picked "card" } },
  })");
  CHECK(node.name == "the count");
  CHECK(own_slug(node) == "the_count");
  CHECK(node.field("choices")->items[1].name == "card");
  const Node& swap = node.field("apply")->items[0];
  CHECK(swap.items[0].has_name);
  CHECK(swap.items[0].name == "gold");
  CHECK(swap.items[0].place.line == 3);
}

TEST_CASE("the same files give the same handles of functions", "[lua]") {
  const std::string text =
      "local f = function () end\nreturn { f, f, function () end, x = { y = function () end } }";
  const Node one = must_read(text);
  const Node two = must_read(text);
  CHECK(one.items[0].function == two.items[0].function);
  CHECK(one.items[0].function != one.items[2].function);
  CHECK(one.field("x")->field("y")->function == two.field("x")->field("y")->function);
}

TEST_CASE("a nil in a list is refused, wherever it stands", "[lua]") {
  for (const char* const list :
       {"each_deal { \"clubs\", nil }", "each_deal { nil, \"clubs\" }",
        "each_deal {\"clubs\", nil, \"hearts\" }", "{ 1, 2, nil }", "{ nil }"}) {
    INFO(list);
    const Read made = read("return {\n" + std::string(list) + " }");
    CHECK_FALSE(made.node);
    CHECK(made.faults ==
          "x.lua:2: nil is no entry of a list: what stands behind it would be lost [wrong-type]\n");
  }
  // A field that is nil is a field that is not there.
  CHECK(must_read("return { value = nil, \"clubs\" }").items.size() == 1);
}

TEST_CASE("the opening comment is as it can be shown", "[lua]") {
  CHECK(opening_comment("-- House\x1b[2J\trule\u202E.\r\n--  \xFF\r\nreturn") ==
        "House?[2J rule?. ?");
}

TEST_CASE("a text with control characters, line ends or broken bytes stops the file", "[lua]") {
  const auto fault = [](const std::string& text) {
    ScriptReader reader(battery::words());
    Diagnostics diagnostics;
    CHECK_FALSE(reader.read({text, "x.lua", ""}, diagnostics));
    return diagnostics.to_text();
  };
  const auto refused = [&](const std::string& what) {
    return "x.lua:1: a text has " + what + " in it, which cannot be shown [wrong-type]\n";
  };
  CHECK(fault("return { 'a\\27[2Jb' }") == refused("U+001B"));
  CHECK(fault("return { 'a\\nb' }") == refused("U+000A"));
  CHECK(fault("return { 'a\\127' }") == refused("U+007F"));
  CHECK(fault("return { 'a\\xFFb' }") == refused("a byte that is no UTF-8"));
  CHECK(fault("return { title = 'a\\u{9B}b' }") == refused("U+009B"));
  CHECK(fault("return { ja = 'a\\u{202E}b' }") == refused("U+202E"));
  CHECK(fault("return { ['\\u{E0041}'] = 1 }") == refused("U+E0041"));
  CHECK(fault("return { 'a\u2028b' }") == refused("U+2028"));
  CHECK(must_read("return { 'veľký ベルキー' }").items[0].text == "veľký ベルキー");
}

TEST_CASE("a file is read or refused, whichever allocation fails", "[lua]") {
  const std::string text =
      "local function f(a) return a .. 'x' end\n"
      "return { name = f('a'), { any_card, 'hearts' }, house.stake, function (x) return x + 1 end "
      "}";
  bool succeeded = false;
  int refused = 0;
  for (int k = 0; k < 2000 && !succeeded; k += battery::is_slow ? 7 : 1) {
    ScriptReader reader(battery::words());
    Diagnostics diagnostics;
    reader.vm().fail_allocations_after(k);
    const auto node = reader.read({text, "x.lua", "me"}, diagnostics);
    reader.vm().fail_allocations_after(-1);
    REQUIRE(node.has_value() == diagnostics.empty());
    succeeded = node.has_value();
    refused += node ? 0 : 1;
    if (!node) CHECK(diagnostics.all().front().code == "memory-budget");
    Diagnostics none;
    CHECK(reader.read({text, "y.lua", "me"}, none));
  }
  CHECK(succeeded);
  CHECK(refused > 5);
}

TEST_CASE("files may not use together what each may use alone", "[lua]") {
  ScriptReader reader(battery::words());
  // A turn of the loop is an instruction, so that a file uses about 1,900,000.
  const std::string text = "for i = 1, 1900000 do end return {}";
  for (int file = 1; file <= 5; ++file) {
    Diagnostics diagnostics;
    const auto node = reader.read({text, std::to_string(file) + ".lua", ""}, diagnostics);
    INFO(file << diagnostics.to_text());
    CHECK(node.has_value() == (file < 5));
    if (file == 5) {
      CHECK(diagnostics.to_text().starts_with("5.lua:1: the script was stopped"));
    }
  }
}
