// A table on which the function of a step is run, by its twin and by Lua.

#pragma once

#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

#include "tests/interpreter/lua/settled_table.h"

namespace houserule {

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
  std::optional<PlayedCard> played(Card card) const override {
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

  std::map<std::string, PlayedCard> plays;
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
inline std::string done(const std::string& body, bool wrapped = false,
                        std::string* by_twin = nullptr) {
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

}  // namespace houserule
