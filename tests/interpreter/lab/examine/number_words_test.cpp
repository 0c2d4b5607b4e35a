#include "lab/examine/number_words.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

std::string remarks_of(const std::string& english, const std::string& japanese,
                       const std::string& script) {
  VariantRules variant;
  variant.name = "own";
  variant.says = Text{english, japanese};
  variant.place = Place{"own.lua", 1};
  GameRules rules;
  HouseNumber number;
  number.name = "stake";
  number.value = number.usual = {7};
  number.rule.owner = "own";
  number.rule.place = Place{"own.lua", 4};
  rules.house.push_back(number);
  Diagnostics remarks;
  check_numbers(variant, rules, script, remarks);
  return remarks.to_text();
}

}  // namespace

TEST_CASE("numbers are read in figures and in words") {
  CHECK(numbers_in("twenty-one chips, a hundred and 12; one or two") == std::set<int>{2, 12, 21});
  CHECK(numbers_in("Twenty, thirty five sets of 1,000") == std::set<int>{5, 20, 30});
  CHECK(numbers_in("プール１２チップ、3人") == std::set<int>{3, 12});
  CHECK(numbers_in("by Q6 and 7up, someone often") == std::set<int>{});
  CHECK(numbers_in("more than two, fewer than 12 of 20") == std::set<int>{20});
  CHECK(numbers_in("fourteen twenty") == std::set<int>{14, 20});
}

TEST_CASE("a number in a text that the rule has not is told where the rule has another") {
  CHECK(remarks_of("A sweep pays twenty.", "", "x = 5")
            .find("own.lua:1: the comment says 20, and the rule has 5") == 0);
  CHECK(remarks_of("A sweep pays twenty.", "", "x = 20").empty());
  CHECK(remarks_of("A sweep pays well.", "", "x = 20").empty());
  CHECK(remarks_of("Of 32 cards five or six.", "", "x = 20").empty());  // reckoned out
  CHECK(remarks_of("Twelve chips.", "20チップ。", "x = 12").find("the Japanese text says 20") !=
        std::string::npos);
  CHECK(remarks_of("Twelve chips.", "12チップ。", "x = 12").empty());
  CHECK(remarks_of("Five chips.", "", "x = number { 6, from = 1, to = 9 }, y = 5").empty());
  CHECK(remarks_of("For four players.", "", "players = { 3 }, x = [8]").empty());
}

TEST_CASE("a sentence that names the usual value of a house number stays when it is changed") {
  const std::string fixed = remarks_of("", "", "says = { \"It costs seven chips.\" }");
  CHECK(fixed.find("own.lua:4: a sentence says 7, and house.stake can be changed") == 0);
  CHECK(fixed.find("write {house.stake} in its place") != std::string::npos);
  CHECK(remarks_of("", "", "says = { \"It costs {house.stake} chips.\" }").empty());
  CHECK(remarks_of("", "", "cards = { \"7 of bells\" }").empty());
}
