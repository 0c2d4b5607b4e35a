#include "rules/compile/call_groups.h"

#include <catch2/catch.hpp>

#include "tests/games/battery.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace houserule::call_groups {

namespace {

Node word(const std::string& name) {
  Node node;
  node.kind = Node::Kind::word;
  node.text = name;
  return node;
}

Node text(const std::string& name) {
  Node node;
  node.kind = Node::Kind::text;
  node.text = name;
  return node;
}

Node call(const std::string& name) {
  Node node;
  node.kind = Node::Kind::list;
  node.items.push_back(text(name));
  return node;
}

Deck deck() { return CompiledGame(GameText()).rules().deck; }

Node told(Node group) {
  Node bid = word("bid");
  bid.items.push_back(std::move(group));
  Diagnostics diagnostics;
  Node made = with_calls_told(bid, deck(), diagnostics);
  CHECK(diagnostics.empty());
  return made;
}

}  // namespace

TEST_CASE("a group hands each of its fields on to each of its calls", "[rules]") {
  const Word* const of_call = battery::words().find_table("call");
  REQUIRE(of_call != nullptr);
  for (const char* const name : {"all_with", "each_suit"}) {
    const Word* const group = battery::words().find(name);
    REQUIRE(group != nullptr);
    for (const WordField& field : group->fields) {
      if (std::string(name) == "each_suit" && (field.name == "sets" || field.name == "except")) {
        continue;
      }
      CAPTURE(name, field.name);
      CHECK(of_call->field(field.name) != nullptr);
      Node made = word(name);
      if (std::string(name) == "all_with") made.items = {call("one"), call("two")};
      made.set_field(field.name, text("value"));
      const Node calls = told(made);
      CHECK(calls.items.size() == (std::string(name) == "all_with" ? 2U : 4U));
      for (const Node& each : calls.items) CHECK(text_field(each, field.name) == "value");
    }
  }
}

TEST_CASE("a call's own field goes before that of its group", "[rules]") {
  Node own = call("one");
  own.set_field("stake", text("own"));
  Node group = word("all_with");
  group.items = {own, call("two")};
  group.set_field("stake", text("shared"));
  const Node calls = told(group);
  REQUIRE(calls.items.size() == 2);
  CHECK(text_field(calls.items[0], "stake") == "own");
  CHECK(text_field(calls.items[1], "stake") == "shared");
}

TEST_CASE("a call for each suit sets its suit, in the order listed, without those left out",
          "[rules]") {
  Node group = word("each_suit");
  group.items = {text("hearts"), text("spades"), text("clubs")};
  group.set_field("sets", text("trump_suit"));
  group.set_field("except", text("spades"));
  const Node calls = told(group);
  REQUIRE(calls.items.size() == 2);
  CHECK(own_slug(calls.items[0]) == "hearts");
  CHECK(own_slug(calls.items[1]) == "clubs");
  CHECK(text_field(*calls.items[1].field("sets"), "trump_suit") == "clubs");
}

TEST_CASE("groups stand inside groups, and calls of which one is made inside them", "[rules]") {
  Node one_of = word("one_of");
  one_of.items = {call("a"), call("b")};
  Node group = word("all_with");
  group.items = {one_of, word("each_suit")};
  group.set_field("worth", text("3"));
  const Node calls = told(group);
  REQUIRE(calls.items.size() == 5);
  CHECK(text_field(calls.items[0].items[1], "worth") == "3");
  CHECK(text_field(calls.items[4], "worth") == "3");
}

TEST_CASE("a suit that the deck does not have is told of", "[rules]") {
  Node group = word("each_suit");
  group.items = {text("heart")};
  Node bid = word("bid");
  bid.items.push_back(group);
  Diagnostics diagnostics;
  (void)with_calls_told(bid, deck(), diagnostics);
  CHECK(diagnostics.to_text().find("has no suit 'heart'") != std::string::npos);
}

}  // namespace houserule::call_groups
