// What lies in zones: whether cards have come there, and in order, when they are read.

#include <algorithm>
#include <set>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

using Zones = std::set<int>;

// Calls `look` with the readings of values of a phase, or of the calls that are made in it.
template <class Look>
void each_reading(const GameRules& rules, const Phase& phase, const Look& look) {
  if (const auto* const fix = std::get_if<FixPhase>(&phase.body)) look(fix->fixes, phase.rule);
  const auto* const declare = std::get_if<DeclarePhase>(&phase.body);
  if (declare == nullptr) return;
  for (const int number : declare->calls) {
    const CallRules& call = rules.calls[static_cast<std::size_t>(number)];
    look(call.sets, call.rule);
    if (call.except) look({*call.except}, call.rule);
  }
}

// Walks through a deal and notes where cards may have come so far.
class Walk {
 public:
  explicit Walk(RuleCompiler& compiler) : compiler_(compiler), rules_(compiler.rules) {}

  void through(int index) {
    const Phase& phase = rules_.phases[static_cast<std::size_t>(index)];
    const std::vector<const PhaseList*> inside = inside_of(phase);
    const auto* const step = std::get_if<StepPhase>(&phase.body);
    // What is done again and again may find what comes later.
    if (std::holds_alternative<PlayPhase>(phase.body) || (step != nullptr && step->repeats)) {
      for (const PhaseList* const list : inside) {
        for (const int one : *list) note_all(one);
      }
    }
    if (phase.when.kind != Condition::Kind::never) check(phase);
    for (const PhaseList* const list : inside) {
      for (const int one : *list) through(one);
    }
    note(phase);
  }

 private:
  static std::vector<const PhaseList*> inside_of(const Phase& phase) {
    if (const auto* const play = std::get_if<PlayPhase>(&phase.body)) {
      return {&play->before_trick, &play->before_card, &play->after_card, &play->after_trick,
              &play->any_time};
    }
    if (const auto* const step = std::get_if<StepPhase>(&phase.body)) return {&step->apply};
    return {};
  }

  void note_all(int index) {
    const Phase& phase = rules_.phases[static_cast<std::size_t>(index)];
    note(phase);
    for (const PhaseList* const list : inside_of(phase)) {
      for (const int one : *list) note_all(one);
    }
  }

  void note(const Phase& phase) {
    if (const auto* const deal = std::get_if<DealPhase>(&phase.body)) {
      for (const DealPhase::Laid& laid : deal->lay) filled_.insert(laid.zone);
      filled_.insert(deal->rest);
    } else if (const auto* const move = std::get_if<MovePhase>(&phase.body)) {
      filled_.insert(move->to);
    } else if (const auto* const exchange = std::get_if<ExchangePhase>(&phase.body)) {
      filled_.insert(exchange->to_zone);
    } else if (const auto* const play = std::get_if<PlayPhase>(&phase.body)) {
      filled_.insert(play->thrown_away_to);
    } else if (const auto* const step = std::get_if<StepPhase>(&phase.body)) {
      anywhere_ = anywhere_ || step->hook >= 0 || !step->wraps.empty();
    }
  }

  void check(const Phase& phase) {
    each_reading(rules_, phase, [&](const std::vector<FixPhase::Fix>& fixes, const RuleRef& rule) {
      any_reading(fixes, [&](const FixPhase::Fix& one) {
        if (one.reads_zone()) read({one.zone}, rule);
        return false;
      });
    });
    if (const auto* const draw = std::get_if<DrawPhase>(&phase.body)) {
      read(draw->from, phase.rule);
    } else if (const auto* const move = std::get_if<MovePhase>(&phase.body)) {
      read(move->from, phase.rule);
    } else if (const auto* const exchange = std::get_if<ExchangePhase>(&phase.body)) {
      if (exchange->takes >= 0) read({exchange->takes}, phase.rule);
      read(exchange->gives.zones, phase.rule);
    } else if (const auto* const show = std::get_if<ShowPhase>(&phase.body)) {
      read({show->from}, phase.rule);
    } else if (const auto* const shuffle = std::get_if<ShufflePhase>(&phase.body)) {
      read({shuffle->zone}, phase.rule);
    } else if (const auto* const meld = std::get_if<MeldPhase>(&phase.body)) {
      read(meld->zones, phase.rule);
    } else if (const auto* const play = std::get_if<PlayPhase>(&phase.body)) {
      read({play->always_from}, phase.rule);
    } else if (const auto* const step = std::get_if<StepPhase>(&phase.body)) {
      for (const PickRule& pick : step->choices) read(pick.zones, pick.rule);
    }
  }

  // Cards are taken from, or looked for in, one of these after the other.
  void read(const std::vector<int>& zones, const RuleRef& rule) {
    for (const int zone : zones) {
      const int declared = zone - static_cast<int>(StateLayout::first_declared);
      if (declared < 0 || anywhere_ || filled_.contains(zone)) continue;
      const ZoneRules& known = rules_.zones[static_cast<std::size_t>(declared)];
      if (known.marks || !told_.insert(zone).second) continue;
      compiler_.diagnostics.fault("nothing-here.card", rule.place,
                                  {{"path", rule.path}, {"zone", quotable(known.name)}},
                                  sentence("nothing-here.card-suggest"));
    }
  }

  RuleCompiler& compiler_;
  const GameRules& rules_;
  Zones filled_;
  Zones told_;
  bool anywhere_ = false;  // a function may have put cards where it likes
};

}  // namespace

// What a house rule has taken out may have brought cards to what is left.
void RuleCompiler::check_filled() {
  if (misses_calls) return;
  Walk walk(*this);
  for (int i = 0; i < rules.deal_phases; ++i) walk.through(i);
}

// The card a value is read from must lie in a zone that keeps its cards in order.
void RuleCompiler::check_slots() {
  const auto check = [&](const FixPhase::Fix& one, const RuleRef& rule) {
    // A zone that is not known stands as the hand, and has been told of.
    const bool is_told = one.zone == static_cast<int>(StateLayout::hand) && !diagnostics.empty();
    if (!one.reads_zone() || is_told) return;
    const ZoneLayout& zone = rules.layout.zones()[static_cast<std::size_t>(one.zone)];
    if (zone.slots > 0 && one.slot < zone.slots) return;
    diagnostics.fault(zone.slots > 0                   ? "unknown-value.slot"
                      : one.slot == FixPhase::Fix::top ? "unknown-value.no-top"
                                                       : "unknown-value.no-order",
                      rule.place,
                      {{"zone", zone.name},
                       {"slots", std::to_string(zone.slots)},
                       {"slot", std::to_string(one.slot + 1)}});
  };
  for (const Phase& phase : rules.phases) {
    each_reading(rules, phase, [&](const std::vector<FixPhase::Fix>& fixes, const RuleRef& rule) {
      any_reading(fixes, [&](const FixPhase::Fix& one) {
        check(one, rule);
        return false;
      });
    });
  }
}

}  // namespace houserule
