// Reads the fields of an example. What is not of its kind is a fault, never nothing: an example
// that was misread would prove whatever it likes.

#include <algorithm>
#include <array>
#include <cmath>

#include "base/did_you_mean.h"
#include "examples/example.h"
#include "session/texts/card_text.h"

namespace houserule {

namespace {

// Fields that choose the table, and the sentence: every form has them.
constexpr std::array<std::string_view, 5> fields_of_all = {"say", "players", "house", "with",
                                                           "without"};

}  // namespace

const Node* Example::field(std::string_view name) const {
  const Node* found = node_.field(name);
  if (found != nullptr && std::find(read_.begin(), read_.end(), name) == read_.end()) {
    read_.emplace_back(name);
  }
  return found;
}

const NodeField* Example::unread() const {
  const auto is_unread = [&](const NodeField& field) {
    return std::find(fields_of_all.begin(), fields_of_all.end(), field.key) ==
               fields_of_all.end() &&
           std::find(read_.begin(), read_.end(), field.key) == read_.end();
  };
  const auto found = std::find_if(node_.fields.begin(), node_.fields.end(), is_unread);
  return found == node_.fields.end() ? nullptr : &*found;
}

bool Example::is_list(const Node& node, const char* of) const {
  if (node.kind == Node::Kind::list) return true;
  fault("wrong-type.list-of", node, {{"things", sentence(of)}, {"kind", kind_text(node)}});
  return false;
}

std::vector<std::string> Example::texts(const Node& list, const char* of) const {
  std::vector<std::string> texts;
  if (!is_list(list, of)) return texts;
  for (const Node& one : list.items) {
    if (one.kind != Node::Kind::text) {
      fault("wrong-type.one-of", one, {{"things", sentence(of)}});
    }
    texts.push_back(one.text);
  }
  for (const auto& [key, value] : list.fields) {
    fault("unknown-field.list-of", value, {{"things", sentence(of)}, {"field", quotable(key)}});
  }
  return texts;
}

SeatSet Example::seats(const Node& list) const {
  SeatSet seats = 0;
  if (!is_list(list, "listed.seats")) return seats;
  for (const Node& seat : list.items) {
    const Seat one = seat_in(seat, false);
    if (one != no_seat && (seats & set_of(one)) != 0) {
      fault("wrong-type.seat-twice", seat, {{"seat", to_text(seat)}});
    }
    if (one != no_seat) seats = static_cast<SeatSet>(seats | set_of(one));
  }
  return seats;
}

std::optional<bool> Example::truth(const char* name) const {
  const Node* given = field(name);
  if (given == nullptr) return std::nullopt;
  if (given->kind == Node::Kind::boolean) return given->truth;
  fault("wrong-type.truth-of", *given, {{"field", name}, {"kind", kind_text(*given)}});
  return std::nullopt;
}

int Example::whole(const Node& node, int from, int to) const {
  const bool fits = node.kind == Node::Kind::number && node.number >= from && node.number <= to &&
                    node.number == std::floor(node.number);
  if (fits) return static_cast<int>(node.number);
  fault("wrong-type.whole-between", node,
        {{"from", std::to_string(from)}, {"to", std::to_string(to)}, {"kind", kind_text(node)}});
  return from;
}

Amount Example::amount(const Node& node) const {
  constexpr double most = 1'000'000'000;  // an amount is counted in halves, in 32 bits
  const double halves = node.number * 2;
  const bool fits = node.kind == Node::Kind::number && std::abs(node.number) <= most &&
                    halves == std::floor(halves);
  if (fits) return {static_cast<std::int32_t>(halves)};
  fault("wrong-type.whole-or-half", node, {{"kind", kind_text(node)}});
  return {};
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
      Text meant = did_you_mean(name.text, names);
      const std::string code = code_meant(deck, name.text);
      if (meant.en.empty() && !code.empty()) meant = sentence("did-you-mean", {{"name", code}});
      fault("unknown-card.example", name, {{"name", quotable(name.text)}}, meant);
      return;
    }
    const bool is_one_card = found == equal;
    found &= rules().in_play;
    if (found.empty()) {
      fault("card-not-in-play.example", name, {{"name", quotable(name.text)}});
      return;
    }
    if (is_one_card) {
      const CardSet left = found - used;
      if (left.empty()) {
        fault("wrong-type.card-too-often", name, {{"name", quotable(name.text)}});
        return;
      }
      found = CardSet::of(left.first());
    }
    if ((found - used).empty()) {
      fault("wrong-type.all-lie", name, {{"name", quotable(name.text)}});
      return;
    }
    for (const Card card : found - used) cards.push_back(card);
    used |= found;
  };
  if (list.kind == Node::Kind::text) {
    add(list);
  } else if (is_list(list, "listed.cards")) {
    for (const Node& name : list.items) add(name);
  }
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

CardSet Example::cards(const Node& list) const {
  CardSet set;
  for (const Card card : card_list(list)) set.add(card);
  return set;
}

std::vector<std::pair<Seat, const Node*>> Example::by_seat(const Node& field) const {
  std::vector<std::pair<Seat, const Node*>> seats;
  if (!is_list(field, "listed.seats")) return seats;
  for (std::size_t i = 0; i < field.items.size(); ++i) {
    if (static_cast<int>(i) < rules().seats) {
      seats.emplace_back(seat_at(static_cast<int>(i)), &field.items[i]);
    } else {
      fault("wrong-type.only-seats", field.items[i], {{"n", std::to_string(rules().seats)}});
    }
  }
  for (const auto& [key, value] : field.fields) {
    const bool is_digit = key.size() == 3 && key[0] == '[' && key[1] >= '1' && key[1] <= '9';
    const int seat = is_digit ? key[1] - '1' : -1;
    if (seat < 0 || seat >= rules().seats) {
      fault(is_digit ? "wrong-type.only-seats" : "wrong-type.seats-named", value,
            {{"n", std::to_string(rules().seats)}});
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
    fault("wrong-type.number-each", *list, {{"field", name}});
  }
  return amounts;
}

std::vector<int> Example::trick_counts(int most) const {
  std::vector<int> counts;
  const Node* list = has("tricks_won") ? field("tricks_won") : field("tricks");
  if (list == nullptr) return counts;
  counts.resize(static_cast<std::size_t>(rules().seats));
  int sum = 0;
  for (const auto& [seat, value] : by_seat(*list)) {
    const int count = whole(*value, 0, most);
    counts[static_cast<std::size_t>(index_of(seat))] = count;
    sum += count;
  }
  if (sum > most) {
    fault("wrong-type.deal-tricks", *list, {{"n", std::to_string(most)}});
    counts.clear();
  }
  return counts;
}

Seat Example::seat_in(const Node& node, bool or_nobody) const {
  const bool fits = node.kind == Node::Kind::number && node.number == std::floor(node.number) &&
                    node.number >= (or_nobody ? 0 : 1) && node.number <= rules().seats;
  if (fits) return node.number == 0 ? no_seat : seat_at(static_cast<int>(node.number) - 1);
  fault(or_nobody ? "wrong-type.seat-or-nobody" : "wrong-type.seat-of-table", node,
        {{"n", std::to_string(rules().seats)}, {"kind", kind_text(node)}});
  return no_seat;
}

Seat Example::seat(const char* name, Seat otherwise, bool or_nobody) const {
  const Node* given = field(name);
  return given == nullptr ? otherwise : seat_in(*given, or_nobody);
}

std::optional<std::uint8_t> Example::call(const Node& name) const {
  const int call = rules().call_index(slug(name.text));
  if (call >= 0) return static_cast<std::uint8_t>(call);
  std::vector<std::string> names;
  for (const CallRules& known : rules().calls) names.push_back(known.name);
  fault("unknown-value.example-call", name, {{"name", quotable(to_text(name))}},
        did_you_mean(name.text, names));
  return std::nullopt;
}

std::uint8_t Example::contract() const {
  if (rules().value_index("contract") >= 0) return no_call;  // read by set_values()
  const Node* name = field("contract");
  if (name == nullptr || name->text == "none") return no_call;
  return call(*name).value_or(no_call);
}

std::optional<Difference> Example::compare_bid(const Core& core) const {
  if (!bids_numbers(rules())) return std::nullopt;
  if (const Node* bid = field("bid")) {
    const std::uint8_t made = call(*bid).value_or(no_call);
    if (made != core.bid) return Difference{call_name(made), call_name(core.bid)};
  }
  const Node* const doubled = field("doubled");
  const int made = doubled == nullptr ? core.doubled : whole(*doubled, 0, 2);
  if (made == core.doubled) return std::nullopt;
  return Difference{std::to_string(made), std::to_string(core.doubled), "doubled",
                    std::to_string(core.doubled)};
}

std::optional<Difference> Example::compare_winners(const State& state) const {
  const Node* const winners = field("winners");
  if (winners == nullptr) return std::nullopt;
  const SeatSet wanted = seats(*winners);
  const SeatSet got = agenda().winners(state);
  if (wanted == got) return std::nullopt;
  return Difference{sentence("example.win", {{"seats", seats_text(wanted)}}), seats_text(got),
                    "winners", lua_of(got)};
}

}  // namespace houserule
