#include "lua/objects/step_table.h"

#include <catch2/catch.hpp>
#include <map>

#include "tests/interpreter/lua/settled_table.h"

using namespace houserule;

namespace {

// Seats 1 and 3 against 2 and 4. What a function does to the cards is kept as text.
class HandMadeTable final : public TableInHand {
 public:
  // With no lines to keep, the twin of a step is used where there is one.
  HandMadeTable(SettledTable& table, std::vector<ScoreLine>* lines)
      : table_(table), chips_(table.rules.layout, table.state, lines) {
    plays["Joker"] = {seat_at(0), seat_at(1), 2, false, false};
    owners = {{"Joker", 1}, {"10 of hearts", 2}, {"9 of hearts", 2}, {"King of spades", 1}};
  }

  const GameRules& rules() const override { return table_.rules; }
  const State& state() const override { return table_.state; }
  SeatSet side_of(Seat seat) const override { return index_of(seat) % 2 == 0 ? 0b0101 : 0b1010; }
  std::optional<Played> played(Card card) const override {
    const auto found = plays.find(name(card));
    return found == plays.end() ? std::nullopt : std::optional(found->second);
  }
  Card first_of(const CardSet& set, Seat side) const override {
    for (const Card card : set) {
      const Seat owner = owner_of(card);
      if (owner != no_seat && (side_of(side) & set_of(owner)) != 0) return card;
    }
    return no_card;
  }
  Seat owner_of(Card card) const override {
    const auto found = owners.find(name(card));
    return found == owners.end() ? no_seat : seat_at(found->second);
  }
  void swap(Card first, Card second) override {
    said += "swap " + name(first) + ", " + name(second) + "; ";
    std::swap(owners[name(first)], owners[name(second)]);
  }
  void give(Card card, Seat to) override {
    said += "give " + name(card) + " to " + std::to_string(number_of(to)) + "; ";
    owners[name(card)] = index_of(to);
  }
  Chips& chips() override { return chips_; }

  std::map<std::string, Played> plays;
  std::map<std::string, int> owners;
  std::string said;

 private:
  std::string name(Card card) const { return table_.rules.deck.info(card).name; }

  SettledTable& table_;
  Chips chips_;
};

// The Joker was played by seat 1 to the second trick, which seat 2 won; seat 3 has small hearts.
// Before Lua runs the step, it is run with nobody looking on, by its twin if it has one: that must
// come to the same. `by_twin` says what became of it: "twin", "gave up", or why there is none.
std::string done(const std::string& body, bool wrapped = false, std::string* by_twin = nullptr) {
  SettledTable table;
  StepPhase step;
  step.hook = table.add_function("function (table) " + body + " end");
  if (wrapped) {
    step.wraps = {table.add_function(
        "function (base, table) base(table) table:give('Joker', table.seats[4]) end")};
  }
  Phase phase;
  phase.body = step;
  table.rules.phases.push_back(std::move(phase));
  LuaHooks& hooks = table.hooks();
  if (!table.read_faults.empty()) return table.read_faults;
  const State before = table.state;
  HandMadeTable unseen(table, nullptr);
  const bool unseen_runs = hooks.run_step(step.hook, unseen);
  const State after = table.state;
  if (by_twin != nullptr) {
    const FunctionTwin twin = hooks.twins().back();
    *by_twin = !twin.exists() ? twin.why_not : twin.gave_up > 0 ? "gave up" : "twin";
  }
  table.state.copy_from(before);
  HandMadeTable hand(table, &table.lines);
  const bool runs = hooks.run_step(step.hook, hand);
  CHECK(unseen_runs == runs);
  if (!runs) return to_text(hooks.fault());
  CHECK(unseen.said == hand.said);
  CHECK(after == table.state);
  return hand.said + table.gains();
}

std::string twin_of(const std::string& body, bool wrapped = false) {
  std::string by_twin;
  (void)done(body, wrapped, &by_twin);
  return by_twin;
}

}  // namespace

TEST_CASE("a step looks how a card was played", "[step_table]") {
  const std::string joker = "local joker = table:played('Joker') ";
  CHECK(done(joker + "assert(joker.seat.number == 1 and joker.trick == 2)") == "");
  CHECK(done(joker + "assert(joker.side == table.seats[3].side)") == "");
  CHECK(done(joker + "assert(joker.won_by == table.seats[4].side)") == "");
  CHECK(done(joker + "assert(joker.won_by ~= joker.side)") == "");
  CHECK(done(joker + "assert(not joker.in_last_trick and not joker.won)") == "");
  CHECK(done(joker + "assert(joker.name == 'Joker')") == "");
  CHECK(done("assert(table:played('King of hearts') == nil)") == "");
  CHECK(done(joker + "return joker.winner").find("a played card has no 'winner'") !=
        std::string::npos);
}

TEST_CASE("cards change places and owners", "[step_table]") {
  CHECK(
      done("local j = table:played('Joker') table:swap('Joker', table:first('hearts', j.side))") ==
      "swap Joker, 10 of hearts; ");
  CHECK(done("assert(table:first('hearts', table.seats[1]).name == '10 of hearts')") == "");
  CHECK(done("assert(table:first('hearts', table.seats[2].side) == nil)") == "");
  CHECK(done("table:give('Joker', table.seats[1].side)") == "give Joker to 1; ");
  CHECK(done("table:give('Joker', table.seats[3])") == "give Joker to 3; ");
  CHECK(done("table:give('Joker', table.seats[4].side)") == "");  // its own side has it already
  CHECK(done("table:give('Joker', table:other_side(table.seats[2].side))") == "give Joker to 1; ");
}

TEST_CASE("what cannot be moved is refused", "[step_table]") {
  CHECK(done("table:swap('Joker', table:first('hearts', table.seats[2].side))") ==
        "page.lua:1: the second card of a swap is nil: look first whether there is such a card "
        "[wrong-type]");
  CHECK(done("table:swap('Joker', 'hearts')") ==
        "page.lua:1: the second card of a swap must be one card: 'hearts' means 4 [wrong-type]");
  CHECK(done("table:give('King of hearts', table.seats[1])") ==
        "page.lua:1: the King of hearts belongs to nobody: only cards that a seat has taken change "
        "hands [hook-fault]");
  CHECK(done("table:give('Joker', nil)") ==
        "page.lua:1: who is given a card must be a side, not nil [wrong-type]");
  CHECK(done("table:first('small', table.seats[1])").find("the deck has no 'small'") !=
        std::string::npos);
  CHECK(done("table:other_side(3)") ==
        "page.lua:1: what other_side takes must be a side, not number [wrong-type]");
  CHECK(done("table.swap('Joker', 'Joker')") ==
        "page.lua:1: write table:swap(..), with a colon [hook-fault]");
  CHECK(done("table:swop('Joker', 'Joker')").find("did you mean 'swap'?") != std::string::npos);
  CHECK(done("return table.seats[1].points") ==
        "page.lua:1: this is known only while a deal is settled [hook-fault]");
}

TEST_CASE("a step pays chips", "[step_table]") {
  CHECK(
      done("for _, seat in ipairs(table.seats) do table.chips:pay(seat, 'pool', 2, 'ante') end") ==
      "1 ante -2, 2 ante -2, 3 ante -2, 4 ante -2");
  CHECK(done("assert(#table.sides == 2 and values.pool == 0 and house.bonus == 5)") == "");
}

TEST_CASE("the function of a step can be wrapped", "[step_table]") {
  CHECK(done("table:give('Joker', table.seats[3])", true) == "give Joker to 3; give Joker to 4; ");
}

TEST_CASE("steps have twins", "[step_table][twin]") {
  const std::string joker = "local joker = table:played('Joker') ";
  CHECK(twin_of(joker + "assert(joker.seat.number == 1 and joker.trick == 2)") == "twin");
  CHECK(twin_of(joker + "assert(joker.won_by == table.seats[4].side and not joker.won)") == "twin");
  CHECK(twin_of(joker + "table:swap('Joker', table:first('hearts', joker.side))") == "twin");
  CHECK(twin_of("table:give('Joker', table.seats[1].side)") == "twin");
  CHECK(twin_of("table:give('Joker', table.seats[4].side)") == "twin");
  CHECK(twin_of("table:give('Joker', table:other_side(table.seats[2].side))") == "twin");
  CHECK(twin_of("table:give('Joker', table.seats[3])", true) == "twin");
  // The Joker lies where the 10 lay, with seat 3, which is given it for nothing.
  const std::string swap = "table:swap('Joker', '10 of hearts') ";
  CHECK(done(swap + "table:give('Joker', table.seats[3])") == "swap Joker, 10 of hearts; ");
  CHECK(twin_of(swap + "table:give('Joker', table.seats[3])") == "twin");
  CHECK(twin_of(swap + "table:give('Joker', table.seats[2]) table:give('Joker', table.seats[3])") ==
        "twin");
  CHECK(twin_of(swap + swap + "table:give('10 of hearts', table.seats[1])") == "twin");
  CHECK(twin_of("for _, seat in ipairs(table.seats) do assert(#seat.side.seats == 2) end") ==
        "twin");
  CHECK(twin_of("assert(#table.sides == 2 and values.pool == 0 and house.bonus == 5)") == "twin");
}

TEST_CASE("the twin of a step leaves to Lua what it is not certain of", "[step_table][twin]") {
  // A look at what has been changed, and many changes.
  CHECK(twin_of("table:give('Joker', table.seats[1]) table:first('hearts', table.seats[1])") ==
        "gave up");
  CHECK(twin_of("for i = 1, 9 do table:give('Joker', table.seats[1 + i % 4]) end") == "gave up");
  CHECK(twin_of("table:give('King of hearts', table.seats[1])") == "gave up");
  CHECK(twin_of("table:swap('Joker', nil)") == "gave up");
  CHECK(twin_of("table:swap('Joker', 'hearts')") == "gave up");
  // What is known only while a deal is settled, and chips.
  CHECK(twin_of("return table.seats[1].points") == "'points' is called or read");
  CHECK(twin_of("return table.seats[1]:count('hearts')") == "'count' is called or read");
  CHECK(twin_of("table.chips:pay(table.seats[1], 'pool', 1)") == "'chips' is called or read");
}

TEST_CASE("a step that runs too long is stopped", "[step_table]") {
  CHECK(done("while true do end") ==
        "page.lua:1: the script was stopped: it ran too long [instruction-budget]");
}
