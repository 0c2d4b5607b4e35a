#include "lab/examine/play_check.h"

#include <catch2/catch.hpp>

#include "lab/examine/table_check.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

std::string wrapped(const std::string& game, const std::string& code) {
  ScriptTree tree;
  tree.copy("games/" + game);
  const std::string path = game == "lorum" ? "settle.pay" : "settle.points";
  tree.write(
      "games/" + game + "/variants/own.lua",
      "return variant { of = \"" + game + "\", title = { \"Own\", ja = \"自\" }, ja = \"自\",\n" +
          "house = { x = number { 2, { \"x\", ja = \"x\" }, from = 0, to = 9 } }, changes = {\n"
          "wrap { path = \"" +
          path + "\", with = function (base, result, chips)\n" + code + "\nend } } }");
  const auto words = battery::words();
  return check_table(tree.folders(), words, game + " players=4 +own", 300).diagnostics.to_text();
}

void has(const std::string& text, const char* part) {
  INFO(text);
  CHECK(text.find(part) != std::string::npos);
}

const std::string used = "local _ = house.x\n";

}  // namespace

TEST_CASE("gains that depend on the order of seats are told, those of the dealer are not") {
  const std::string tie = used + "base(result, chips)\nif not result.contract then\n";
  has(wrapped("lorum",
              tie + "chips:pay(result:best(result.seats, \"points\")[1], \"pool\", 1) end"),
      "[seat-order]");
  has(wrapped("lorum", tie + "chips:pay(result.seats[1], \"pool\", 1) end"), "[seat-order]");
  const std::string fair = wrapped(
      "lorum", used + "base(result, chips)\nchips:pay(result.last_trick.leader, \"pool\", 1)");
  INFO(fair);
  CHECK(fair.find("[seat-order]") == std::string::npos);
}

TEST_CASE("a fault that only players who steer come upon is found") {
  // Hardly any random deal is played without a contract.
  const std::string said =
      wrapped("lorum", used +
                           "base(result, chips)\nif not result.contract and "
                           "result.seats[1].tricks == 3 then chips:pay(result.declarer, "
                           "\"pool\", 1) end");
  has(said, "who pays must be a seat");
  has(said, "in a deal of lorum players=4 +own in which seat ");
}

TEST_CASE("a number is tried at both its ends") {
  const std::string said = wrapped(
      "lorum", "base(result, chips)\nchips:pay(result.last_trick.leader, \"pool\", 10 // house.x)");
  has(said, "attempt to divide by zero");
  has(said, "the bounds of house.x allow 0");
}

TEST_CASE("a match that never comes to its end is told, one that does is not") {
  has(wrapped("hearts", used + "return -100"), "[endless-match]");
  const std::string ends = wrapped("hearts", used + "return base(result) + 1");
  INFO(ends);
  CHECK(ends.find("[endless-match]") == std::string::npos);
}

TEST_CASE("a fault that shows late in a match is told") {
  // Everybody loses, so that the match goes on; hardly any deal is looked at so late.
  has(wrapped("hearts", used + "if result.score < -50000 then error(\"late\") end return -100"),
      "play at random, in deal ");
}
