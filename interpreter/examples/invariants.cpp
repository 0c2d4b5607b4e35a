// What an example says of deals without a function: what all have won together, and how little a
// value may hold.

#include <algorithm>

#include "base/did_you_mean.h"
#include "examples/example.h"

namespace houserule {

namespace {

// What all seats together have won in a deal, losses taken off.
Amount sum_of_gains(const GameRules& rules, const DealReport& deal) {
  Amount sum;
  for (int i = 0; i < rules.seats; ++i) sum += deal.gains[static_cast<std::size_t>(i)];
  return sum;
}

}  // namespace

Invariants invariants_of(const Example& example) {
  Invariants invariants;
  if (const Node* sum = example.field("gains_add_up_to")) invariants.gains = example.amount(*sum);
  const Node* const bounds = example.field("never_below");
  if (bounds == nullptr) return invariants;
  if (bounds->kind != Node::Kind::list || bounds->fields.empty() || !bounds->items.empty()) {
    example.fault("wrong-type.never-below", *bounds, {{"form", "{ pool = 0 }"}});
  }
  std::vector<std::string> known;
  for (const ValueRules& value : example.rules().values) {
    const bool is_amount = value.type == ValueType::chips || value.type == ValueType::number;
    if (is_amount) known.push_back(value.name);
  }
  for (const auto& [name, least] : bounds->fields) {
    if (std::find(known.begin(), known.end(), name) == known.end()) {
      example.fault("unknown-value.never-below", least, {{"name", quotable(name)}},
                    nearest_or_all(name, known));
      continue;
    }
    invariants.least.emplace_back(example.rules().value_index(name), example.amount(least));
  }
  return invariants;
}

std::optional<Difference> compare_gains(const Example& example, const Invariants& invariants,
                                        const DealReport& deal) {
  const Amount sum = sum_of_gains(example.rules(), deal);
  if (!invariants.gains || *invariants.gains == sum) return std::nullopt;
  return Difference{sentence("example.gains-add-up", {{"sum", to_text(*invariants.gains)}}),
                    sentence("example.they-add-up", {{"sum", to_text(sum)}})};
}

std::optional<Difference> compare_values(const Example& example, const Invariants& invariants,
                                         const State& state) {
  for (const auto& [value, least] : invariants.least) {
    const Amount held = state.value(example.rules().layout, value);
    if (held >= least) continue;
    const std::string& name = example.rules().values[static_cast<std::size_t>(value)].name;
    return Difference{sentence("example.never-below", {{"name", name}, {"least", to_text(least)}}),
                      named(name, to_text(held))};
  }
  return std::nullopt;
}

}  // namespace houserule
