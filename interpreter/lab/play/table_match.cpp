#include "lab/play/table_match.h"

#include <algorithm>

namespace houserule {

namespace {

constexpr std::size_t most_melds = 2000;  // that are compared one by one

bool have_same_cards(const GameRules& first, const GameRules& second) {
  if (first.seats != second.seats || first.deck.size() != second.deck.size()) return false;
  if (first.in_play != second.in_play) return false;
  return std::equal(first.deck.cards.begin(), first.deck.cards.end(), second.deck.cards.begin(),
                    [](const CardInfo& a, const CardInfo& b) { return a.code == b.code; });
}

// Of shapes that ask for more than ranks and numbers the melds themselves are compared.
bool have_same_shapes(const MeldPhase& first, const MeldPhase& second) {
  return first.groups == 1 && second.groups == 1 && first.own_cards == second.own_cards &&
         first.rank_sets == second.rank_sets &&
         std::equal(first.shapes.begin(), first.shapes.end(), second.shapes.begin(),
                    second.shapes.end(), [](const MeldShape& a, const MeldShape& b) {
                      return a.simple && b.simple && a.kind == b.kind && a.count == b.count &&
                             a.same_suit == b.same_suit && a.ranks == b.ranks;
                    });
}

bool is_mark(const GameRules& rules, int zone) {
  const int declared = zone - static_cast<int>(StateLayout::first_declared);
  return declared >= 0 && rules.zones[static_cast<std::size_t>(declared)].marks;
}

// A declared zone, which may bear the name of one that every game has; -1: there is none.
int declared_zone(const GameRules& rules, const std::string& name) {
  const auto& zones = rules.layout.zones();
  for (std::size_t i = StateLayout::first_declared; i < zones.size(); ++i) {
    if (zones[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

bool have_same_layout(const GameRules& first, const GameRules& second) {
  const auto& zones = first.layout.zones();
  const auto& others = second.layout.zones();
  const bool same_zones = std::equal(zones.begin(), zones.end(), others.begin(), others.end(),
                                     [](const ZoneLayout& a, const ZoneLayout& b) {
                                       return a.name == b.name && a.visibility == b.visibility &&
                                              a.per_seat == b.per_seat && a.slots == b.slots &&
                                              a.offset == b.offset && a.order == b.order;
                                     });
  const bool same_values = std::equal(
      first.values.begin(), first.values.end(), second.values.begin(), second.values.end(),
      [](const ValueRules& a, const ValueRules& b) { return a.name == b.name; });
  const bool same_calls =
      std::equal(first.calls.begin(), first.calls.end(), second.calls.begin(), second.calls.end(),
                 [](const CallRules& a, const CallRules& b) { return a.slug == b.slug; });
  return same_zones && same_values && same_calls && first.layout.size() == second.layout.size() &&
         first.layout.plays() == second.layout.plays() &&
         first.layout.tricks() == second.layout.tricks();
}

}  // namespace

TableMatch::TableMatch(const GameRules& first, const GameRules& second)
    : first_(first),
      second_(second),
      same_cards_(have_same_cards(first, second)),
      same_layout_(have_same_layout(first, second)),
      board_(first, second) {
  match_calls();
  const auto& zones = first.layout.zones();
  for (std::size_t i = 0; i < zones.size(); ++i) {
    const int other = i < StateLayout::first_declared ? static_cast<int>(i)
                                                      : declared_zone(second, zones[i].name);
    if (other < 0) continue;
    const ZoneLayout& of_second = second.layout.zones()[static_cast<std::size_t>(other)];
    if (of_second.per_seat != zones[i].per_seat) continue;
    zones_.push_back(
        {i, static_cast<std::size_t>(other), of_second.visibility == zones[i].visibility});
  }
  for (std::size_t i = 0; i < first.values.size(); ++i) {
    const int other = second.value_index(first.values[i].name);
    if (other < 0 || second.values[static_cast<std::size_t>(other)].type != first.values[i].type) {
      continue;
    }
    values_.emplace_back(static_cast<int>(i), other);
  }
}

// By name; then, as a call that was only renamed is no other, those left over in their order.
void TableMatch::match_calls() {
  calls_.fill(no_call);
  std::vector<std::size_t> left;
  CallSet taken;
  for (std::size_t i = 0; i < first_.calls.size(); ++i) {
    const int other = second_.call_index(first_.calls[i].slug);
    if (other < 0) {
      left.push_back(i);
      continue;
    }
    calls_[i] = static_cast<std::uint8_t>(other);
    taken.add(other);
  }
  if (first_.calls.size() != second_.calls.size()) return;
  std::uint8_t next = 0;
  for (const std::size_t i : left) {
    while (taken.has(next)) ++next;
    calls_[i] = next++;
  }
}

std::uint8_t TableMatch::call(std::uint8_t of_first) const {
  return of_first < calls_.size() ? calls_[of_first] : no_call;
}

CallSet TableMatch::calls(const CallSet& of_first) const {
  CallSet of_second;
  for (const int one : of_first) {
    // A call that the second table does not have makes the sets differ.
    const std::uint8_t other = calls_[static_cast<std::size_t>(one)];
    if (other == no_call) return ~CallSet();
    of_second.add(other);
  }
  return of_second;
}

Move TableMatch::move(Move of_first, const Choices& second) const {
  if (of_first.call != no_call) of_first.call = call(of_first.call);
  if (of_first.kind == MoveKind::option) of_first.option = board_.option(of_first.option, second);
  return of_first;
}

bool TableMatch::same_sets(const Choices& first, const Choices& second) const {
  if (first.set_count != second.set_count) return false;
  for (std::size_t i = 0; i < first.set_count; ++i) {
    const SetChoice& set = first.sets[i];
    const std::uint8_t made = set.call == no_call ? no_call : call(set.call);
    const bool found = std::any_of(second.sets.begin(), second.sets.begin() + second.set_count,
                                   [&](const SetChoice& other) {
                                     return other.call == made && other.fixed == set.fixed &&
                                            other.from == set.from && other.count == set.count;
                                   });
    if (!found) return false;
  }
  return true;
}

bool TableMatch::same_melds(const MeldChoice& first, const MeldChoice& second) const {
  if (first.phase == nullptr || second.phase == nullptr) return first.phase == second.phase;
  if (first.own == second.own && first.shared == second.shared && first.used == second.used &&
      have_same_shapes(*first.phase, *second.phase)) {
    return true;
  }
  if (first.ways() != second.ways()) return false;
  const auto melds = first.list(most_melds);
  const auto others = second.list(most_melds);
  return std::equal(melds.begin(), melds.end(), others.begin(), others.end(),
                    [](const auto& a, const auto& b) { return a.cards == b.cards; });
}

bool TableMatch::same_choices(const Choices& first, const Choices& second) const {
  if (first.pass != second.pass || calls(first.calls) != second.calls) return false;
  if (first.cards != second.cards || first.pick_count != second.pick_count) return false;
  for (std::size_t i = 0; i < first.pick_count; ++i) {
    if (first.picks[i] != second.picks[i]) return false;
  }
  if (!first.options.empty() || !second.options.empty()) {
    if (!board_.same_options(first, second)) return false;
  }
  return same_sets(first, second) && same_melds(first.melds, second.melds);
}

// A number no zone of the first table has for a zone that only the second has; the trick and what
// is no zone stay what they are.
int TableMatch::zone_of_first(int of_second) const {
  constexpr int elsewhere = 1 << 16;
  if (of_second < 0) return of_second;
  const auto found = std::find_if(zones_.begin(), zones_.end(), [&](const Zones& zones) {
    return static_cast<int>(zones.second) == of_second;
  });
  return found == zones_.end() ? elsewhere : static_cast<int>(found->first);
}

bool TableMatch::same_event(const Event& first, const Event& second) const {
  const bool names_call = first.kind == Event::Kind::contract_made;
  const int number = names_call ? call(static_cast<std::uint8_t>(first.number)) : first.number;
  return first.kind == second.kind && first.seat == second.seat && number == second.number &&
         first.amount == second.amount && first.cards == second.cards &&
         first.from == zone_of_first(second.from) && first.to == zone_of_first(second.to);
}

bool TableMatch::counts(const Event& event, bool of_second) const {
  switch (event.kind) {
    case Event::Kind::contract_made:
    case Event::Kind::took_up:
    case Event::Kind::shown:
    case Event::Kind::partner_known:
    case Event::Kind::sits_out:
    case Event::Kind::sides_told:
    case Event::Kind::trick_won:
    case Event::Kind::scored:
    case Event::Kind::broken_off:
    case Event::Kind::redealt:
    case Event::Kind::deal_ends:
    case Event::Kind::match_ends:
      return true;
    case Event::Kind::cards_moved:
      return !event.cards.empty() && !is_mark(of_second ? second_ : first_, event.to);
    case Event::Kind::deal_begins:
    case Event::Kind::dealt:
    case Event::Kind::phase_begins:
    case Event::Kind::phase_done:
    case Event::Kind::passed_over:
    case Event::Kind::moved:
    case Event::Kind::committed:
    case Event::Kind::revealed:
    case Event::Kind::paid:
    case Event::Kind::fixed:
    case Event::Kind::settled:
      return false;
  }
  return false;
}

}  // namespace houserule
