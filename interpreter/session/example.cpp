#include "session/example.h"

#include <algorithm>

#include "base/did_you_mean.h"

namespace houserule {

std::string seat_name(Seat seat) {
  return seat == no_seat ? "nobody" : "seat " + std::to_string(number_of(seat));
}

std::string Example::listed(const std::vector<std::string>& parts) {
  return parts.empty() ? "nothing" : joined(parts, ", ", ", ");
}

std::string Example::listed(const std::vector<Amount>& amounts) {
  std::vector<std::string> parts;
  for (const Amount amount : amounts) parts.push_back(to_text(amount));
  return listed(parts);
}

std::string Example::names_of(const CardSet& set) const {
  std::vector<std::string> names;
  for (const Card card : set) names.push_back(rules().deck.info(card).name);
  return listed(names);
}

std::vector<Card> Example::read_cards(const Node& list, bool groups, bool passes,
                                      CardSet& used) const {
  const Deck& deck = rules().deck;
  std::vector<Card> cards;
  const auto add = [&](const Node& name) {
    if (passes && name.text == "pass") {
      cards.push_back(no_card);
      return;
    }
    CardSet found = deck.find(name.text).value_or(CardSet());
    const Card typed = found.empty() ? deck.parse(name.text) : no_card;
    if (typed != no_card) found = deck.find(deck.info(typed).name).value_or(CardSet::of(typed));
    CardSet equal;  // one card by its name, perhaps in several copies
    for (const Card card : found) {
      if (deck.info(card).code == deck.info(found.first()).code) equal.add(card);
    }
    if (found.empty() || (!groups && found != equal)) {
      const auto names = deck.names();
      fault(name, "unknown-card", "'" + quotable(name.text) + "' is no card of the deck",
            did_you_mean(name.text, names));
      return;
    }
    const bool is_one_card = found == equal;
    found &= rules().in_play;
    if (found.empty()) {
      fault(name, "card-not-in-play", "this table is played without '" + quotable(name.text) + "'");
      return;
    }
    if (is_one_card) {
      const CardSet left = found - used;
      if (left.empty()) {
        fault(name, "wrong-type", "'" + quotable(name.text) + "' is there too often");
        return;
      }
      found = CardSet::of(left.first());
    }
    for (const Card card : found - used) cards.push_back(card);
    used |= found;
  };
  if (list.items.empty() && list.kind == Node::Kind::text) add(list);
  for (const Node& name : list.items) add(name);
  return cards;
}

std::vector<Card> Example::card_list(const Node& list) const {
  CardSet used;
  return read_cards(list, true, false, used);
}

std::vector<Card> Example::laid_out(const Node& list) const {
  return read_cards(list, true, false, laid_out_);
}

std::vector<Card> Example::actions(const Node& list) const {
  return read_cards(list, false, true, laid_out_);
}

std::string seats_text(SeatSet seats) {
  std::vector<std::string> parts;
  for (int i = 0; i < max_seats; ++i) {
    if ((seats >> i & 1) != 0) parts.push_back(std::to_string(i + 1));
  }
  return Example::listed(parts);
}

std::vector<std::string> Example::picture() const {
  std::vector<std::string> lines;
  if (shown_) lines = picture_of(rules(), *shown_);
  lines.insert(lines.end(), notes_.begin(), notes_.end());
  return lines;
}

CardSet Example::cards(const Node& list) const {
  CardSet set;
  for (const Card card : card_list(list)) set.add(card);
  return set;
}

std::vector<std::pair<Seat, const Node*>> Example::by_seat(const Node& field) const {
  std::vector<std::pair<Seat, const Node*>> seats;
  for (std::size_t i = 0; i < field.items.size(); ++i) {
    if (static_cast<int>(i) < rules().seats) {
      seats.emplace_back(seat_at(static_cast<int>(i)), &field.items[i]);
    } else {
      fault(field.items[i], "wrong-type",
            "this table has only " + std::to_string(rules().seats) + " seats");
    }
  }
  for (const auto& [key, value] : field.fields) {
    const int seat = key.size() == 3 && key[0] == '[' ? key[1] - '1' : -1;
    if (seat < 0 || seat >= rules().seats) {
      fault(value, "wrong-type", "seats are named as in [2] = ..");
      continue;
    }
    seats.emplace_back(seat_at(seat), &value);
  }
  return seats;
}

std::vector<Amount> Example::amounts(const char* name, bool all) const {
  std::vector<Amount> amounts;
  const Node* list = field(name);
  if (list == nullptr) return amounts;
  amounts.resize(static_cast<std::size_t>(rules().seats));
  const auto given = by_seat(*list);
  for (const auto& [seat, value] : given) {
    amounts[static_cast<std::size_t>(index_of(seat))] = amount(*value);
  }
  if (all && given.size() != amounts.size()) {
    fault(*list, "wrong-type", std::string(name) + " needs a number for each seat");
  }
  return amounts;
}

Seat Example::seat_in(const Node& node) const {
  const int number = static_cast<int>(node.number);
  if (node.kind == Node::Kind::number && number >= 0 && number <= rules().seats) {
    return number == 0 ? no_seat : seat_at(number - 1);
  }
  fault(node, "wrong-type", "this must be a seat of the table");
  return no_seat;
}

Seat Example::seat(const char* name, Seat otherwise) const {
  const Node* given = field(name);
  return given == nullptr ? otherwise : seat_in(*given);
}

std::optional<std::uint8_t> Example::call(const Node& name) const {
  const int call = rules().call_index(slug(name.text));
  if (call >= 0) return static_cast<std::uint8_t>(call);
  std::vector<std::string> names;
  for (const CallRules& known : rules().calls) names.push_back(known.name);
  fault(name, "unknown-value", "there is no call '" + quotable(name.text) + "'",
        did_you_mean(name.text, names));
  return std::nullopt;
}

std::uint8_t Example::contract() const {
  const Node* name = field("contract");
  const bool is_value = rules().value_index("contract") >= 0;  // read by set_values()
  if (name == nullptr || is_value || name->text == "none") return no_call;
  return call(*name).value_or(no_call);
}

std::string Example::call_name(std::uint8_t call) const {
  return call == no_call ? "none" : rules().calls[call].name;
}

void Example::set_zone(State& state, std::size_t zone, const Node& list) const {
  const StateLayout& layout = rules().layout;
  // A mark notes cards that lie elsewhere.
  const bool marks =
      zone == StateLayout::exposed || (zone >= StateLayout::first_declared &&
                                       rules().zones[zone - StateLayout::first_declared].marks);
  const auto put = [&](Seat seat, const Node& cards_here) {
    const std::vector<Card> given = marks ? card_list(cards_here) : laid_out(cards_here);
    CardSet set;
    for (const Card card : given) set.add(card);
    state.set_cards(layout, zone, seat, set);
    const auto slots = state.slots(layout, zone);
    std::copy_n(given.begin(), std::min(slots.size(), given.size()), slots.begin());
  };
  if (!layout.zones()[zone].per_seat) return put(seat_at(0), list);
  for (const auto& [seat, cards_here] : by_seat(list)) put(seat, *cards_here);
}

void Example::set_zones(State& state) const {
  for (std::size_t i = 0; i < rules().zones.size(); ++i) {
    const Node* given = node_.field(rules().zones[i].name);
    if (given != nullptr) set_zone(state, StateLayout::first_declared + i, *given);
  }
}

void Example::set_values(State& state) const {
  const Deck& deck = rules().deck;
  const auto index = [&](const std::vector<CardName>& names, const Node& value) {
    std::vector<std::string> known;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i].name == value.text || names[i].code == value.text) return static_cast<int>(i);
      known.push_back(names[i].name);
    }
    fault(value, "unknown-value", "the deck has no '" + quotable(value.text) + "'",
          did_you_mean(value.text, known));
    return -1;
  };
  for (std::size_t i = 0; i < rules().values.size(); ++i) {
    const Node* given = node_.field(rules().values[i].name);
    if (given == nullptr) continue;
    Amount& value = state.value(rules().layout, static_cast<int>(i));
    switch (rules().values[i].type) {
      case ValueType::rank:
        value = Amount::whole(index(deck.ranks, *given));
        break;
      case ValueType::suit:
        value = Amount::whole(index(deck.suits, *given));
        break;
      default:
        value = amount(*given);
    }
  }
}

std::optional<Difference> Example::compare_after(const State& state) const {
  for (std::size_t i = 0; i < rules().values.size(); ++i) {
    const std::string& name = rules().values[i].name;
    const Node* after = node_.field(name + "_after");
    const Amount left = state.value(rules().layout, static_cast<int>(i));
    if (after != nullptr && amount(*after) != left) {
      return Difference{name + " " + to_text(*after) + " afterwards", to_text(left)};
    }
  }
  const auto compare = [&](const std::string& name, std::size_t zone, Seat seat,
                           const Node& wanted) -> std::optional<Difference> {
    const std::string expected = names_of(cards(wanted));
    const std::string got = names_of(state.cards(rules().layout, zone, seat));
    if (expected == got) return std::nullopt;
    return Difference{name + " afterwards: " + expected, got};
  };
  const auto compare_zone = [&](const std::string& name,
                                std::size_t zone) -> std::optional<Difference> {
    const Node* after = node_.field(name + "_after");
    if (after == nullptr) return std::nullopt;
    if (!rules().layout.zones()[zone].per_seat) return compare(name, zone, seat_at(0), *after);
    for (const auto& [seat, wanted] : by_seat(*after)) {
      if (auto found =
              compare(name + " of seat " + std::to_string(number_of(seat)), zone, seat, *wanted)) {
        return found;
      }
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
  return compare_zone("exposed", StateLayout::exposed);
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
  return Difference{std::string(name) + " " + listed(wanted), listed(got)};
}

namespace {

std::string text_of(const FigureValue& figure) {
  if (const auto* amount = std::get_if<Amount>(&figure.value)) return to_text(*amount);
  if (const auto* truth = std::get_if<bool>(&figure.value)) return *truth ? "true" : "false";
  return std::get<std::string>(figure.value);
}

const SettleLine* figure_named(const GameRules& rules, const std::string& slug, int& line) {
  for (const Phase& phase : rules.phases) {
    const auto* settle = std::get_if<SettlePhase>(&phase.body);
    if (settle == nullptr) continue;
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

std::string wanted_text(const Node& node) {
  if (node.kind == Node::Kind::boolean) return node.truth ? "true" : "false";
  if (node.kind == Node::Kind::text) return node.text;
  return to_text(Example::amount(node));
}

}  // namespace

std::optional<Difference> Example::compare_figures(const DealReport& deal) const {
  const Node* wanted = field("figures");
  if (wanted == nullptr) return std::nullopt;
  for (const auto& [name, value] : wanted->fields) {
    int line = -1;
    if (figure_named(rules(), slug(name), line) == nullptr) {
      fault(value, "unknown-value", "the settlement has no figure '" + quotable(name) + "'");
      continue;
    }
    std::vector<std::pair<Seat, const Node*>> parts = {{no_seat, &value}};
    if (value.is_table()) parts = by_seat(value);
    for (const auto& [seat, part] : parts) {
      const FigureValue* figure = deal.figure(line, seat);
      const std::string got = figure == nullptr ? "nothing" : text_of(*figure);
      if (got == wanted_text(*part)) continue;
      const std::string of = seat == no_seat ? "" : " of seat " + std::to_string(number_of(seat));
      return Difference{name + of + " " + wanted_text(*part), got};
    }
  }
  return std::nullopt;
}

std::vector<std::string> known_fields(const GameRules& rules) {
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
      "without",      "winners",        "deal",        "shown",         "exposed_after"};
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
