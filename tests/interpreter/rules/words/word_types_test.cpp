#include "rules/words/word_types.h"

#include <catch2/catch.hpp>
#include <set>

#include "base/sentence.h"
#include "lua/objects/script_reader.h"
#include "tests/games/battery.h"

using namespace houserule;

namespace {

Node read_item(const std::string& value) {
  ScriptReader reader(battery::words());
  Diagnostics diagnostics;
  const auto node = reader.read({"return { " + value + " }", "x.lua", ""}, diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(node);
  REQUIRE(node->items.size() == 1);
  return node->items[0];
}

bool fits(const std::string& value, const std::string& type) {
  return fits_type(read_item(value), type, battery::words());
}

}  // namespace

TEST_CASE("every type a word names is described in both languages", "[rules]") {
  std::set<std::string> named;
  const auto described = [&](const std::vector<std::string>& types) {
    for (const std::string& type : types) {
      CAPTURE(type);
      for (const std::string_view one :
           {std::string_view(type), entry_type(type), field_type(type)})
        named.insert("type." + std::string(one));
      CHECK_FALSE(type_sentence(type).ja.empty());
    }
  };
  for (const Word& word : battery::words().all()) {
    CAPTURE(word.name);
    described(word.items);
    described(word.others);
    for (const WordField& field : word.fields) described(field.types);
  }
  for (const Sentence& one : sentences()) {
    CAPTURE(one.key);
    CHECK((!one.key.starts_with("type.") || named.contains(std::string(one.key))));
  }
  CHECK(type_sentence("nothing like it").en == "nothing like it");
}

TEST_CASE("by_players fits when each of its values does", "[rules]") {
  CHECK(fits("by_players { [3] = 1, [4] = house.stake }", "number"));
  CHECK_FALSE(fits("by_players { [3] = 1, [4] = \"two\" }", "number"));
  CHECK(fits("by_players { [3] = by_players { \"a\" } }", "cards"));
}

TEST_CASE("house numbers may be names, values of a deal only cards", "[rules]") {
  for (const char* type : {"number", "numbers", "name", "yes/no", "cards"}) {
    CAPTURE(type);
    CHECK(fits("house.removed_suit", type));
    CHECK(fits("values.high_rank", type) == (std::string(type) == "cards"));
  }
  CHECK(fits("{ house.removed_suit, \"10\" }", "cards"));
  CHECK(fits("{ house.handful_values[2] }", "numbers"));
  CHECK(fits("values.high_rank", "reading"));
}

TEST_CASE("all_of is a set or a condition by what is in it", "[rules]") {
  CHECK(fits("all_of { first_trick, holds { \"a\" } }", "condition"));
  CHECK_FALSE(fits("all_of { first_trick, holds { \"a\" } }", "cards"));
  CHECK(fits("all_of { \"Jack\", trump }", "cards"));
  CHECK_FALSE(fits("all_of { \"Jack\", trump }", "condition"));
  CHECK_FALSE(fits("all_of { \"Jack\", first_trick }", "cards"));
  CHECK_FALSE(fits("all_of { \"Jack\", first_trick }", "condition"));
}

TEST_CASE("described lists are told by their description", "[rules]") {
  using Types = std::vector<std::string>;
  const WordTable& words = battery::words();
  CHECK(described_by(read_item("{ \"a\", stake = 1 }"), {"call"}, words)->name == "call");
  CHECK(described_by(read_item("{ any_card }"), {"follow"}, words) == nullptr);
  CHECK(described_by(read_item("{ when_suit_led = {} }"), {"follow"}, words)->name ==
        "follow by lead");
  CHECK(described_by(read_item("any_card"), {"follow"}, words)->name == "any_card");
  CHECK(types_inside(read_item("{ {} }"), {"shapes"}, "", words) == Types{"meld shape"});
  CHECK(types_inside(read_item("{ row = face_up }"), {"zones"}, "row", words) == Types{"zone"});
  CHECK(types_inside(read_item("fix {}"), {}, "high_rank", words) ==
        Types{"reading", "name", "row", "dealt", "seats"});
  CHECK(types_inside(read_item("by_players {}"), {"ladder"}, "[3]", words) == Types{"ladder"});
  CHECK(types_inside(read_item("{}"), {"any"}, "x", words).empty());
  CHECK(entry_type("ladder") == "cards");
  CHECK(field_type("groups") == "named cards");
}
