#include "rules/source/source_map.h"

#include <catch2/catch.hpp>

#include "base/random.h"

using namespace houserule;

namespace {

constexpr std::string_view page = R"(#!/usr/bin/env houserule
-- A page. return { not = this }
local helper = function(a)
  if a then return { 1 } end
  for i = 1, 3 do while true do break end end
  repeat local x = 1 until x == 1
  return { 2 }
end

return game "Skat" {
  players = { 3, 4 },  --[[ a
  comment of two lines ]]
  ["pool winners"] = by_players { [4] = { 1, 2 }, [3] = { 1 } },
  [-2] = -5, [0x10] = 'sixteen',
  title = "a" .. "b",
  stake = house.stake;
  overtrump { unless = partner_winning },
  "plain, string }",
  [[long
  string { ]],
  call(1, { 2 }, function() return { 3 }, 4 end),
  settle {
    pay = function(result, chips)
      if result then return { no = 1 } end
      for _, seat in ipairs(result.seats) do chips:pay(seat, { 1 }) end
      repeat chips = nil until chips == nil
    end,
    after = 2,
  },
  bid "name" { 1, 2, 3 },
  not_a_table = { 1 } == { 2 },
  deep.word { x = 1 },
  [1 + { 2 }[1]] = "computed",
}
)";

std::string_view value_of(const SourceEntry* entry, std::string_view text = page) {
  REQUIRE(entry);
  return text.substr(entry->begin, entry->end - entry->begin);
}

void check_sound(const SourceTable& table, std::size_t size, int depth = 0) {
  CHECK(depth <= 100);
  for (const SourceEntry& entry : table.entries) {
    const bool is_sound = entry.begin <= entry.end && entry.end <= size && entry.line >= 1;
    if (!is_sound) FAIL("an entry is outside of the text");
    if (entry.table) check_sound(*entry.table, size, depth + 1);
  }
}

}  // namespace

TEST_CASE("the constructor that a page returns is found with its lines") {
  const auto table = map_source(page);
  REQUIRE(table);
  CHECK(table->line == 10);
  CHECK(table->entries.size() == 15);
  CHECK(table->named("players")->line == 11);
  CHECK(value_of(table->named("players")) == "{ 3, 4 }");
  CHECK(value_of(table->named("players")->table->at(2)) == "4");
  CHECK(table->named("nothing") == nullptr);
  CHECK(table->at(99) == nullptr);
}

TEST_CASE("keys may be names, texts and numbers") {
  const auto table = map_source(page);
  REQUIRE(table);
  const SourceEntry* const winners = table->named("pool winners");
  REQUIRE(winners);
  CHECK(winners->line == 13);
  REQUIRE(winners->table);
  CHECK(value_of(winners->table->at(4)) == "{ 1, 2 }");
  CHECK(value_of(winners->table->at(3)->table->at(1)) == "1");
  CHECK(value_of(table->at(-2)) == "-5");
  CHECK(value_of(table->at(16)) == "'sixteen'");
  CHECK(value_of(&table->entries.back()) == "\"computed\"");
  CHECK(table->entries.back().index == 0);
  CHECK(table->entries.back().key.empty());
}

TEST_CASE("a value goes up to the comma that ends it") {
  const auto table = map_source(page);
  REQUIRE(table);
  CHECK(value_of(table->named("title")) == "\"a\" .. \"b\"");
  CHECK(value_of(table->named("stake")) == "house.stake");
  CHECK_FALSE(table->named("stake")->table);
  CHECK(value_of(table->at(1)) == "overtrump { unless = partner_winning }");
  CHECK(value_of(table->at(1)->table->named("unless")) == "partner_winning");
  CHECK(value_of(table->at(2)) == "\"plain, string }\"");
  CHECK(value_of(table->at(4)) == "call(1, { 2 }, function() return { 3 }, 4 end)");
  CHECK_FALSE(table->at(4)->table);
  CHECK(value_of(table->named("not_a_table")) == "{ 1 } == { 2 }");
  CHECK_FALSE(table->named("not_a_table")->table);
  CHECK(table->at(6)->table->entries.size() == 3);
  CHECK(value_of(table->at(7)->table->named("x")) == "1");
}

TEST_CASE("bodies of functions are gone over") {
  const auto table = map_source(page);
  REQUIRE(table);
  const SourceEntry* const settle = table->at(5);
  REQUIRE(settle);
  CHECK(settle->line == 22);
  REQUIRE(settle->table);
  CHECK(settle->table->entries.size() == 2);
  CHECK(settle->table->named("pay")->line == 23);
  CHECK(settle->table->named("after")->line == 28);
}

TEST_CASE("a page that returns anything else has no map") {
  CHECK_FALSE(map_source(""));
  CHECK_FALSE(map_source("return 4"));
  CHECK_FALSE(map_source("local t = { 1 } return t"));
  CHECK_FALSE(map_source("return f({ 1 })"));
  CHECK(map_source("return {}"));
  CHECK(map_source("return {};"));
}

TEST_CASE("escapes in keys are read") {
  const auto table = map_source(R"(return { ["a\"\65\x42\u{10D}\z
     b\n"] = 1, [ [==[x]]y]==] ] = 2, ["a
b"] = 3 })");
  REQUIRE(table);
  CHECK(table->entries[0].key == "a\"AB\u010Db\n");
  CHECK(table->entries[1].key == "x]]y");
}

TEST_CASE("the last of two entries with one name counts") {
  const auto table = map_source("return { a = 1,\n a = 2 }");
  REQUIRE(table);
  CHECK(table->named("a")->line == 2);
}

TEST_CASE("a byte order mark does not shift the bytes of values") {
  const std::string text = "\xEF\xBB\xBFreturn { a = 17 }";
  const auto table = map_source(text);
  REQUIRE(table);
  CHECK(value_of(table->named("a"), text) == "17");
}

TEST_CASE("deep nesting ends where it must") {
  for (const std::string unit : {"{", "w {", "{ a = ", "[", "(", "function() ", "{{}"}) {
    std::string text = "return {";
    while (text.size() < 60'000) text += unit;
    if (const auto table = map_source(text)) check_sound(*table, text.size());
  }
}

TEST_CASE("malformed pages give some answer") {
  RandomStream random(7, Purpose::agent);
  const std::string_view pieces[] = {
      "{",  "}", "[[",   "]]", "\"", "'", "\\", "--[[", "--", "\n",    "return",   "end",
      "do", "(", "[==[", "=",  "[",  "]", ",",  "0x",   "if", "until", "function", "\xEF\xBB\xBF"};
  for (int round = 0; round < 3000; ++round) {
    std::string text(page);
    for (std::uint32_t change = random.below(6) + 1; change > 0; --change) {
      const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
      switch (random.below(4)) {
        case 0:
          text.erase(at, random.below(40));
          break;
        case 1:
          text.insert(at, pieces[random.below(std::size(pieces))]);
          break;
        case 2:
          text[at] = static_cast<char>(random.below(256));
          break;
        default:
          text.resize(at + 1);
      }
    }
    if (const auto table = map_source(text)) check_sound(*table, text.size());
  }
}
