// One of two tables that are played side by side. Private to side_by_side.

#pragma once

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "lab/play/side_by_side.h"

namespace houserule {

// Keeps what happens between two stops, and how far a settlement was from what is looked for.
class EventList final : public EventSink {
 public:
  explicit EventList(const StateLayout& layout) : layout_(layout) {}

  void on_event(const Event& event, const State& state) override {
    if (event.kind == Event::Kind::settled) distance = distance_of(state);
    events.push_back(event);
  }

  std::vector<Event> events;
  std::vector<FigureValue> figures;  // of the deal
  CloseOutcome chance;
  std::int64_t distance = 0;  // 0: it came out as `chance` says

 private:
  std::int64_t distance_of(const State& state) const {
    std::vector<std::int64_t> level;
    std::vector<std::int64_t> short_of;  // tricks that a seat lacks, or has too many
    for (const FigureValue& figure : figures) {
      const auto* amount = std::get_if<Amount>(&figure.value);
      if (amount == nullptr || figure.seat == no_seat) continue;
      if (figure.line == chance.level) level.push_back(amount->halves);
      if (figure.line != chance.tricks) continue;
      const int tricks = state.core().tricks_won[static_cast<std::size_t>(index_of(figure.seat))];
      short_of.push_back(std::abs(amount->halves - 2 * tricks));
    }
    for (int i = 0; chance.level < 0 && i < layout_.seats(); ++i) {
      level.push_back(state.score(layout_, seat_at(i)).halves);
    }
    std::int64_t sum = 0;
    for (auto one = level.begin(); one != level.end(); ++one) {
      for (auto other = one + 1; other != level.end(); ++other) sum += std::abs(*one - *other);
    }
    // One seat may be far from it: where all are alike there is nothing to decide.
    std::sort(short_of.begin(), short_of.end());
    for (std::size_t i = 0; i + 1 < short_of.size(); ++i) sum += short_of[i];
    return sum;
  }

  const StateLayout& layout_;
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
  explicit PlayedTable(LoadedTable loaded)
      : table(std::move(loaded)), state(rules().layout), happened(rules().layout) {}

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
  std::optional<DealSetup> own_setup;  // a position as this table reads it
  FirstSetup setups;
  EventList happened;
};

}  // namespace houserule
