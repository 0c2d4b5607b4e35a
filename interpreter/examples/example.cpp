#include "examples/example.h"

#include <algorithm>

#include "base/did_you_mean.h"
#include "base/text.h"
#include "rules/source/lua_source.h"

namespace houserule {

namespace {

Text text_of_value(const GameRules& rules, const ValueRules& value, Amount amount) {
  const bool is_rank = value.type == ValueType::rank;
  if (!is_rank && value.type != ValueType::suit) return to_text(amount);
  const std::vector<CardName>& names = is_rank ? rules.deck.ranks : rules.deck.suits;
  const auto index = static_cast<std::size_t>(amount.units());
  if (amount < Amount() || index >= names.size()) return sentence("example.nothing");
  return names[index].name;
}

}  // namespace

Text seat_name(Seat seat) {
  if (seat == no_seat) return sentence("example.nobody");
  return sentence("example.seat", {{"n", std::to_string(number_of(seat))}});
}

Text named(const Text& field, const Text& value) {
  return sentence("example.named", {{"name", field}, {"value", value}});
}

Text Example::listed(const std::vector<Text>& parts) {
  return parts.empty() ? sentence("example.nothing") : strung(parts, "list.between");
}

Text Example::listed(const std::vector<Amount>& amounts) {
  std::vector<Text> parts;
  for (const Amount amount : amounts) parts.emplace_back(to_text(amount));
  return listed(parts);
}

Text Example::names_of(const CardSet& set) const {
  std::vector<Text> names;
  for (const Card card : set) names.emplace_back(rules().deck.info(card).name);
  return listed(names);
}

bool bids_numbers(const GameRules& rules) {
  return std::ranges::any_of(rules.calls, [](const CallRules& call) { return call.number >= 0; });
}

Text seats_text(SeatSet seats) {
  if (seats == 0) return sentence("example.nobody");
  std::vector<Text> parts;
  for (int i = 0; i < max_seats; ++i) {
    if ((seats >> i & 1) != 0) parts.emplace_back(std::to_string(i + 1));
  }
  return Example::listed(parts);
}

Difference truth_differs(const char* field, bool now, const Text& expected, const Text& got) {
  return {expected, got, field, now ? "true" : "false"};
}

std::string lua_of(Seat seat) { return std::to_string(seat == no_seat ? 0 : number_of(seat)); }

std::string lua_of(SeatSet seats) {
  std::vector<std::string> numbers;
  for (int i = 0; i < max_seats; ++i) {
    if ((seats >> i & 1) != 0) numbers.push_back(std::to_string(i + 1));
  }
  return lua_list(numbers);
}

std::string lua_of(const std::vector<Amount>& amounts) {
  std::vector<std::string> numbers;
  for (const Amount amount : amounts) numbers.push_back(to_text(amount));
  return lua_list(numbers);
}

std::string lua_of(const GameRules& rules, const CardSet& cards) {
  std::vector<std::string> codes;
  for (const Card card : cards) codes.push_back(lua_text(rules.deck.info(card).code));
  return lua_list(codes);
}

Text Example::gets(Seat seat, Card card) const {
  return sentence("example.gets",
                  {{"seat", seat_name(seat)}, {"card", rules().deck.info(card).name}});
}

Text Example::call_name(std::uint8_t call) const {
  return call == no_call ? sentence("example.no-call") : Text(rules().calls[call].name);
}

void Example::set_zone(State& state, std::size_t zone, const Node& list) const {
  const StateLayout& layout = rules().layout;
  // A mark notes cards that lie elsewhere.
  const bool marks = layout.zones()[zone].marks;
  const auto put = [&](Seat seat, const Node& cards_here) {
    const std::vector<Card> given = marks ? card_list(cards_here) : laid_out(cards_here);
    CardSet set;
    for (const Card card : given) set.add(card);
    state.set_cards(layout, zone, seat, set);
    const auto slots = state.slots(layout, zone, seat);
    std::copy_n(given.begin(), std::min(slots.size(), given.size()), slots.begin());
  };
  if (!layout.zones()[zone].per_seat) return put(seat_at(0), list);
  for (const auto& [seat, cards_here] : by_seat(list)) put(seat, *cards_here);
}

void Example::set_zones(State& state) const {
  for (std::size_t i = 0; i < rules().zones.size(); ++i) {
    const Node* given = field(rules().zones[i].name);
    if (given != nullptr) set_zone(state, StateLayout::first_declared + i, *given);
  }
}

Amount Example::value_in(const ValueRules& value, const Node& node) const {
  const Deck& deck = rules().deck;
  const auto index = [&](const std::vector<CardName>& names) {
    if (node.text == "none") return -1;  // nothing has said it
    std::vector<std::string> known = {"none"};
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i].name == node.text || names[i].code == node.text) return static_cast<int>(i);
      known.push_back(names[i].name);
    }
    fault("unknown-value.example-deck", node, {{"name", quotable(to_text(node))}},
          did_you_mean(node.text, known));
    return -1;
  };
  switch (value.type) {
    case ValueType::rank:
      return Amount::whole(index(deck.ranks));
    case ValueType::suit:
      return Amount::whole(index(deck.suits));
    case ValueType::chips:  // below zero as well, where more is paid than lies there
    case ValueType::number:
      return amount(node);
    case ValueType::seats:
      return Amount::whole(seats(node));
  }
  return {};
}

void Example::set_values(State& state) const {
  for (std::size_t i = 0; i < rules().values.size(); ++i) {
    const ValueRules& value = rules().values[i];
    const Node* given = field(value.name);
    if (given == nullptr) continue;
    state.value(rules().layout, static_cast<int>(i)) = value_in(value, *given);
  }
  for (const auto& [place, amount] : tallies("tallies"))
    state.value(rules().layout, place) = amount;
}

std::vector<std::pair<int, Amount>> Example::tallies(const char* name) const {
  std::vector<std::pair<int, Amount>> places;
  const Node* given = field(name);
  if (given == nullptr) return places;
  if (given->kind != Node::Kind::list || given->fields.empty() || !given->items.empty()) {
    fault("wrong-type.example-figures", *given, {{"form", "{ bags = { 3, 0, 3, 0 } }"}});
  }
  std::vector<std::string> known;
  for (const KeptNumber& kept : rules().kept) known.push_back(kept.slug);
  for (const auto& [key, value] : given->fields) {
    const int which = rules().kept_index(slug(key));
    if (which < 0) {
      fault("unknown-value.tally", value, {{"name", quotable(key)}}, nearest_or_all(key, known));
      continue;
    }
    const KeptNumber& kept = rules().kept[static_cast<std::size_t>(which)];
    if (kept.of == KeptNumber::Of::match) {
      places.emplace_back(kept.first, amount(value));
      continue;
    }
    for (const auto& [seat, one] : by_seat(value)) {
      places.emplace_back(kept.first + index_of(seat), amount(*one));
    }
  }
  return places;
}

std::optional<Difference> Example::compare_after(const State& state) const {
  for (std::size_t i = 0; i < rules().values.size(); ++i) {
    const ValueRules& value = rules().values[i];
    const Node* after = field(value.name + "_after");
    const Amount left = state.value(rules().layout, static_cast<int>(i));
    if (after == nullptr || value_in(value, *after) == left) continue;
    const bool is_number = after->kind == Node::Kind::number;
    return Difference{
        sentence("example.value-after", {{"name", value.name}, {"value", to_text(*after)}}),
        text_of_value(rules(), value, left), is_number ? value.name + "_after" : "", to_text(left)};
  }
  for (const auto& [place, wanted] : tallies("tallies_after")) {
    const Amount left = state.value(rules().layout, place);
    if (left == wanted) continue;
    const auto kept = std::find_if(rules().kept.rbegin(), rules().kept.rend(),
                                   [at = place](const KeptNumber& one) { return one.first <= at; });
    const Text of =
        kept->of == KeptNumber::Of::match
            ? Text(kept->slug)
            : sentence("example.of-seat",
                       {{"name", kept->slug}, {"n", std::to_string(place - kept->first + 1)}});
    return Difference{sentence("example.value-after", {{"name", of}, {"value", to_text(wanted)}}),
                      to_text(left)};
  }
  const auto compare = [&](const Text& name, std::size_t zone, Seat seat,
                           const Node& wanted) -> std::optional<Difference> {
    const Text expected = names_of(cards(wanted));
    const Text got =
        names_of(zone == StateLayout::exposed ? rules().lying_open(state, seat)
                                              : state.cards(rules().layout, zone, seat));
    if (expected == got) return std::nullopt;
    return Difference{sentence("example.cards-after", {{"name", name}, {"cards", expected}}), got};
  };
  const auto compare_zone = [&](const std::string& name,
                                std::size_t zone) -> std::optional<Difference> {
    const Node* after = field(name + "_after");
    if (after == nullptr) return std::nullopt;
    if (!rules().layout.zones()[zone].per_seat) return compare(name, zone, seat_at(0), *after);
    if (after->items.empty() && after->fields.empty()) {
      fault("missing-field.names-no-seat", *after, {{"field", name + "_after"}});
    }
    for (const auto& [seat, wanted] : by_seat(*after)) {
      const Text of =
          sentence("example.of-seat", {{"name", name}, {"n", std::to_string(number_of(seat))}});
      if (auto found = compare(of, zone, seat, *wanted)) return found;
    }
    return std::nullopt;
  };
  for (std::size_t i = 0; i < rules().zones.size(); ++i) {
    if (auto found = compare_zone(rules().zones[i].name, StateLayout::first_declared + i)) {
      return found;
    }
  }
  if (auto found = compare_zone("hands", StateLayout::hand)) return found;
  if (auto found = compare_zone("captured", StateLayout::captured)) return found;
  if (auto found = compare_zone("exposed", StateLayout::exposed)) return found;
  return compare_sight(state);
}

std::optional<Difference> Example::compare_scores(const State& state, const char* name,
                                                  const std::vector<Amount>& before) const {
  const std::vector<Amount> wanted = amounts(name);
  if (wanted.empty()) return std::nullopt;
  std::vector<Amount> got;
  for (int i = 0; i < rules().seats; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    got.push_back(state.score(rules().layout, seat_at(i)) -
                  (slot < before.size() ? before[slot] : Amount()));
  }
  if (wanted == got) return std::nullopt;
  return Difference{named(name, listed(wanted)), listed(got), name, lua_of(got)};
}

namespace {

// `settlement`: the phase that has settled the deal, -1: any.
const SettleLine* figure_named(const GameRules& rules, int settlement, const std::string& slug,
                               int& line) {
  for (std::size_t at = 0; at < rules.phases.size(); ++at) {
    const auto* settle = std::get_if<SettlePhase>(&rules.phases[at].body);
    const bool is_it = settlement < 0 || static_cast<int>(at) == settlement;
    if (settle == nullptr || !is_it) continue;
    for (std::size_t i = 0; i < settle->lines.size(); ++i) {
      if (settle->lines[i].slug != slug || settle->lines[i].kind != SettleLine::Kind::figure) {
        continue;
      }
      line = static_cast<int>(i);
      return &settle->lines[i];
    }
  }
  return nullptr;
}

}  // namespace

std::optional<Difference> Example::compare_figures(const DealReport& deal) const {
  const Node* wanted = field("figures");
  if (wanted == nullptr) return std::nullopt;
  if (wanted->kind != Node::Kind::list || wanted->fields.empty() || !wanted->items.empty()) {
    fault("wrong-type.example-figures", *wanted, {{"form", "{ unit = 64 }"}});
    return std::nullopt;
  }
  for (const auto& [name, value] : wanted->fields) {
    int line = -1;
    if (figure_named(rules(), deal.settlement, slug(name), line) == nullptr) {
      std::vector<std::string> known;
      for (const Phase& phase : rules().phases) {
        const auto* settle = std::get_if<SettlePhase>(&phase.body);
        if (settle == nullptr) continue;
        for (const SettleLine& one : settle->lines) {
          if (one.kind == SettleLine::Kind::figure) known.push_back(one.slug);
        }
      }
      fault("unknown-value.example-figure", value, {{"name", quotable(name)}},
            nearest_or_all(name, known));
      continue;
    }
    std::vector<std::pair<Seat, const Node*>> parts = {{no_seat, &value}};
    if (value.is_table()) parts = by_seat(value);
    for (const auto& [seat, part] : parts) {
      const FigureValue* figure = deal.figure(line, seat);
      const Text got = figure == nullptr ? sentence("example.nothing") : Text(text_of(*figure));
      const std::string expected = part->kind == Node::Kind::text      ? lua_text(part->text)
                                   : part->kind == Node::Kind::boolean ? to_text(*part)
                                                                       : to_text(amount(*part));
      if (got.en == expected) continue;
      if (seat == no_seat) {
        return Difference{named(name, expected), got, figure == nullptr ? "" : "figures." + name,
                          figure == nullptr ? "" : text_of(*figure)};
      }
      const Text of =
          sentence("example.of-seat", {{"name", name}, {"n", std::to_string(number_of(seat))}});
      return Difference{named(of, expected), got};
    }
  }
  return std::nullopt;
}

std::vector<std::string> known_fields(const GameRules& rules) {
  if (rules.board != nullptr) {
    return {"say",          "players",       "house",       "with",    "without",
            "given",        "moves",         "trace",       "offered", "not_offered",
            "supply_after", "workers_after", "round_after", "score"};
  }
  std::vector<std::string> known = {
      "say",          "players",        "house",       "contract",      "declarer",
      "partner",      "called",         "trick",       "leader",        "hand",
      "hands",        "hands_after",    "thrown_in",   "may_play",      "may_pass",
      "winner",       "award",          "next_leader", "calls",         "moves",
      "refused",      "asks_next",      "to_act",      "legal",         "may_meld",
      "may_not_meld", "points",         "tricks",      "tricks_won",    "scores",
      "with",         "gains",          "figures",     "captured",      "exposed",
      "among",        "captured_after", "last_trick",  "last_tricks",   "announced",
      "melded",       "played",         "first_trick", "dealer",        "finish",
      "shares",       "match",          "cases",       "for_all_deals", "holds",
      "without",      "winners",        "deal",        "shown",         "exposed_after",
      "tallies",      "tallies_after",  "sees",        "does_not_see",  "gains_add_up_to",
      "never_below"};
  if (rules.prediction() != nullptr) known.push_back("predicted");
  if (bids_numbers(rules)) known.insert(known.end(), {"bid", "doubled"});
  if (rules.may_rest()) known.push_back("sits_out");
  const auto makes_sides = [](const Phase& phase) {
    return std::holds_alternative<SidesPhase>(phase.body);
  };
  if (std::ranges::any_of(rules.phases, makes_sides)) known.push_back("sides");
  if (rules.deal() != nullptr && rules.deal()->turns_last) known.push_back("last_card");
  for (const ValueRules& value : rules.values) {
    known.push_back(value.name);
    known.push_back(value.name + "_after");
  }
  for (const ZoneRules& zone : rules.zones) {
    known.push_back(zone.name);
    known.push_back(zone.name + "_after");
  }
  return known;
}

}  // namespace houserule
