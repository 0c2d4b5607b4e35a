// One of two tables that are played side by side. Private to side_by_side.

#pragma once

#include <bit>
#include <string>
#include <vector>

#include "session/table_loader.h"

namespace houserule {

// Keeps what happens between two stops, and how close the last settlement was.
class EventList final : public EventSink {
 public:
  void on_event(const Event& event, const State& state) override {
    (void)state;
    if (event.kind == Event::Kind::settled) ties = count_ties();
    events.push_back(event);
  }

  std::vector<Event> events;
  std::vector<FigureValue> figures;  // of the deal
  int ties = 0;                      // pairs of seats or sides that are equal in a figure

 private:
  int count_ties() const {
    int pairs = 0;
    for (auto one = figures.begin(); one != figures.end(); ++one) {
      for (auto other = one + 1; other != figures.end(); ++other) {
        pairs += one->line == other->line && one->value == other->value ? 1 : 0;
      }
    }
    return pairs;
  }
};

// Gives the first deal its setup, once.
class FirstSetup final : public SetupSource {
 public:
  const DealSetup* take_setup(int deal) override {
    const DealSetup* taken = deal == 1 ? setup : nullptr;
    setup = nullptr;
    return taken;
  }

  const DealSetup* setup = nullptr;
};

struct PlayedTable {
  explicit PlayedTable(LoadedTable loaded) : table(std::move(loaded)), state(rules().layout) {}

  const GameRules& rules() const { return *table.rules; }
  const Agenda& agenda() const { return *table.agenda; }
  const Core& core() const { return state.core(); }
  bool is_asking() const { return decision.kind == Decision::Kind::ask; }
  const Phase& phase() const { return rules().phases[static_cast<std::size_t>(decision.phase)]; }

  // What a phase is called for people.
  std::string phase_name(int phase) const {
    const Phase& of = rules().phases[static_cast<std::size_t>(phase)];
    return of.slug.empty() ? of.word : of.slug;
  }

  Surroundings around() {
    Surroundings around;
    around.hooks = table.hooks.get();
    around.setups = &setups;
    around.events = &happened;
    around.figures = &happened.figures;
    return around;
  }

  // To pass where nothing else can be done is no decision; a trick is another matter.
  bool must_pass() const {
    if (!is_asking() || std::popcount(decision.to_act) != 1) return false;
    const Choices& choices = decision.choices;
    return choices.pass && choices.count() == 1 && !std::holds_alternative<PlayPhase>(phase().body);
  }

  LoadedTable table;
  State state;
  Decision decision;
  FirstSetup setups;
  EventList happened;
};

}  // namespace houserule
