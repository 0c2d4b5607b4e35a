// The procedures of announcing, seat by seat. `1` is the eldest hand of the first deal.

#include <catch2/catch.hpp>

#include "tests/games/battery.h"

using namespace houserule;

namespace {

class Calling {
 public:
  explicit Calling(const std::string& spec) : session_(battery::must_load(spec), 4, {}, true) {}

  // Makes the moves; "" or the first that is refused.
  std::string say(const std::vector<std::string>& moves) {
    for (const std::string& move : moves) {
      if (session_.try_move(move)) return move;
    }
    return "";
  }

  bool is_over() const { return rules().phases[phase()].word != "declare"; }
  std::string legal() const { return joined(session_.legal_moves().legal, ", ", ", "); }

  // "maly of 2, 2 leads", "none, 1 leads"
  std::string outcome() const {
    if (!is_over()) return "not over";
    const Core& core = session_.state().core();
    const std::string contract =
        core.contract == no_call
            ? "none"
            : rules().calls[core.contract].slug + " of " + std::to_string(number_of(core.declarer));
    return contract + ", " + std::to_string(number_of(core.trick.leader)) + " leads";
  }

 private:
  const GameRules& rules() const { return session_.rules(); }
  std::size_t phase() const { return static_cast<std::size_t>(session_.decision().phase); }

  Session session_;
};

std::string outcome_of(const std::string& spec, const std::vector<std::string>& moves) {
  Calling calling(spec);
  const std::string refused = calling.say(moves);
  return refused.empty() ? calling.outcome() : "refused: " + refused;
}

}  // namespace

TEST_CASE("everybody is asked in turn from the eldest hand", "[agenda]") {
  Calling calling("lorum");
  CHECK(calling.legal() == "1 pass, 1 declare maly, 1 declare velky");
  CHECK(calling.say({"2 pass"}) == "2 pass");
  CHECK(calling.say({"1 pass", "2 pass", "3 pass", "4 pass"}) == "");
  CHECK(calling.outcome() == "none, 1 leads");
}

TEST_CASE("after a malý everybody else is asked once for a veľký, also who has passed",
          "[agenda]") {
  Calling calling("lorum");
  CHECK(calling.say({"1 pass", "2 declare maly"}) == "");
  CHECK(calling.legal() == "3 pass, 3 declare velky");
  CHECK(calling.say({"3 pass", "4 pass"}) == "");
  CHECK(calling.legal() == "1 pass, 1 declare velky");
  CHECK(calling.say({"1 pass"}) == "");
  CHECK(calling.outcome() == "maly of 2, 2 leads");
}

TEST_CASE("the override of the worked example goes through", "[agenda]") {
  CHECK(outcome_of("lorum", {"1 pass", "2 declare maly", "3 pass", "4 pass", "1 declare velky"}) ==
        "velky of 1, 1 leads");
  CHECK(outcome_of("lorum", {"1 pass", "2 declare maly", "3 declare velky"}) ==
        "velky of 3, 3 leads");
}

TEST_CASE("a veľký ends the announcements", "[agenda]") {
  CHECK(outcome_of("lorum", {"1 declare velky"}) == "velky of 1, 1 leads");
  CHECK(outcome_of("lorum", {"1 pass", "2 pass", "3 pass", "4 declare velky"}) ==
        "velky of 4, 4 leads");
}

TEST_CASE("there is no second malý", "[agenda]") {
  CHECK(outcome_of("lorum", {"1 declare maly", "2 declare maly"}) == "refused: 2 declare maly");
}

TEST_CASE("who announced is not asked again unless he may raise", "[agenda]") {
  const std::vector<std::string> moves = {"1 pass", "2 declare maly", "3 pass", "4 pass", "1 pass"};
  CHECK(outcome_of("lorum", moves) == "maly of 2, 2 leads");
  Calling calling("lorum +announcer_may_raise");
  CHECK(calling.say(moves) == "");
  CHECK(calling.legal() == "2 pass, 2 declare velky");
  CHECK(calling.say({"2 declare velky"}) == "");
  CHECK(calling.outcome() == "velky of 2, 2 leads");
}

TEST_CASE("with three players the round of overrides is shorter", "[agenda]") {
  CHECK(outcome_of("lorum players=3", {"1 pass", "2 pass", "3 declare maly", "1 pass", "2 pass"}) ==
        "maly of 3, 3 leads");
}

TEST_CASE("where everybody speaks once a pass is final", "[agenda]") {
  const std::string spec = "lorum +declare_in_turn";
  CHECK(outcome_of(spec, {"1 pass", "2 declare maly", "3 pass", "4 pass"}) == "maly of 2, 2 leads");
  CHECK(outcome_of(spec, {"1 declare maly", "2 pass", "3 declare velky"}) == "velky of 3, 3 leads");
  CHECK(outcome_of(spec, {"1 pass", "2 pass", "3 pass", "4 declare maly"}) == "maly of 4, 4 leads");
  CHECK(outcome_of(spec, {"1 pass", "2 pass", "3 pass", "4 pass"}) == "none, 1 leads");
  CHECK(outcome_of(spec, {"1 pass", "2 declare maly", "3 declare maly"}) ==
        "refused: 3 declare maly");
}

TEST_CASE("to raise oneself needs a second chance to speak", "[agenda]") {
  CHECK(outcome_of("lorum +declare_in_turn +announcer_may_raise",
                   {"1 declare maly", "2 pass", "3 pass", "4 pass"}) == "maly of 1, 1 leads");
}

TEST_CASE("where calls come at any moment anybody may speak", "[agenda]") {
  const std::string spec = "lorum +declare_freely";
  Calling calling(spec);
  CHECK(calling.say({"3 pass"}) == "");
  CHECK(calling.say({"3 declare maly"}) == "3 declare maly");
  CHECK(calling.say({"2 declare maly"}) == "");
  CHECK(calling.legal() ==
        "1 pass, 1 declare velky, 3 pass, 3 declare velky, 4 pass, 4 declare velky");
  CHECK(calling.say({"4 pass", "4 pass"}) == "4 pass");
  CHECK(calling.say({"3 declare velky"}) == "");
  CHECK(calling.outcome() == "velky of 3, 3 leads");
  CHECK(outcome_of(spec, {"4 pass", "2 pass", "1 pass", "3 pass"}) == "none, 1 leads");
  CHECK(outcome_of(spec, {"2 declare maly", "4 pass", "1 pass", "3 pass"}) == "maly of 2, 2 leads");
  CHECK(outcome_of(spec + " +announcer_may_raise",
                   {"2 declare maly", "4 pass", "2 declare velky"}) == "velky of 2, 2 leads");
}
