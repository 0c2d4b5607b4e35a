// Who sees which cards. What an example says of it is looked up in the views that players get.

#include <algorithm>

#include "base/did_you_mean.h"
#include "examples/example.h"
#include "table/view.h"

namespace houserule {

namespace {

// What an entry names: cards, or those of a zone.
struct Named {
  CardSet cards;
  bool is_zone = false;
  std::size_t zone = 0;
};

class Sight {
 public:
  Sight(const Example& example, const State& state)
      : example_(example), rules_(example.rules()), state_(state) {}

  // `sees`: whether the field tells what is seen, or what is not.
  std::optional<Difference> compare(const char* field, bool sees) const {
    const Node* const stated = example_.field(field);
    if (stated == nullptr) return std::nullopt;
    const auto seats = example_.by_seat(*stated);
    if (seats.empty()) {
      example_.fault("missing-field.names-no-seat", *stated, {{"field", field}});
    }
    for (const auto& [seat, entries] : seats) {
      const bool is_one = entries->kind == Node::Kind::text;
      if (!is_one && !example_.is_list(*entries, "listed.cards-or-zones")) continue;
      if (!is_one && entries->items.empty()) {
        example_.fault("missing-field.names-nothing", *entries, {{"field", field}});
      }
      const auto all =
          is_one ? std::span(entries, 1) : std::span(entries->items.data(), entries->items.size());
      for (const Node& entry : all) {
        if (auto found = compare_entry(seat, entry, sees)) return found;
      }
    }
    return std::nullopt;
  }

 private:
  std::optional<Difference> compare_entry(Seat seat, const Node& entry, bool sees) const {
    const std::optional<Named> named = read(seat, entry);
    if (!named) return std::nullopt;
    const CardSet seen = seen_by(seat, *named);
    const CardSet wrong = sees ? unseen_of(*named, seen) : named->cards & seen;
    if (wrong.empty()) return std::nullopt;
    const Filling filling = {{"seat", seat_name(seat)}, {"what", entry.text}};
    const Filling cards = {{"cards", example_.names_of(wrong)}};
    return sees
               ? Difference{sentence("example.sees", filling), sentence("example.unseen", cards)}
               : Difference{sentence("example.sees-not", filling), sentence("example.seen", cards)};
  }

  // Of equal cards it is enough to see one, unless all of a zone are meant.
  CardSet unseen_of(const Named& named, const CardSet& seen) const {
    CardSet unseen = named.cards - seen;
    if (named.is_zone) return unseen;
    for (const Card card : named.cards& seen) {
      for (const Card other : CardSet(unseen)) {
        if (rules_.deck.info(other).code == rules_.deck.info(card).code) unseen.remove(other);
      }
    }
    return unseen;
  }

  std::optional<Named> read(Seat viewer, const Node& entry) const {
    if (entry.kind != Node::Kind::text) {
      example_.fault("wrong-type.one-of", entry, {{"things", sentence("listed.cards-or-zones")}});
      return std::nullopt;
    }
    std::optional<Named> named = zone_named(viewer, entry);
    if (!named) named = cards_named(entry);
    if (named && named->cards.empty()) {
      example_.fault(named->is_zone ? "wrong-type.zone-empty" : "wrong-type.lies-nowhere", entry,
                     {{"name", quotable(entry.text)}});
      return std::nullopt;
    }
    return named;
  }

  // "row"; of a zone that each seat has, "bid", those of the others; "bid of 2" that of one seat.
  std::optional<Named> zone_named(Seat viewer, const Node& entry) const {
    constexpr std::string_view of = " of ";
    const std::size_t at = entry.text.rfind(of);
    int zone = zone_of(entry.text);
    SeatSet owners = 0;
    if (zone < 0 && at != std::string::npos && at + of.size() + 1 == entry.text.size()) {
      zone = zone_of(entry.text.substr(0, at));
      const int number = entry.text.back() - '0';
      if (zone < 0 || number < 1 || number > rules_.seats) return std::nullopt;
      if (rules_.layout.zones()[static_cast<std::size_t>(zone)].per_seat) {
        owners = set_of(seat_at(number - 1));
      }
    }
    if (zone < 0) return std::nullopt;
    const ZoneLayout& layout = rules_.layout.zones()[static_cast<std::size_t>(zone)];
    Named named;
    named.is_zone = true;
    named.zone = static_cast<std::size_t>(zone);
    for (int i = 0; i < (layout.per_seat ? rules_.seats : 1); ++i) {
      const bool is_own = layout.per_seat && !layout.per_side && seat_at(i) == viewer;
      if (owners == 0 ? is_own : (owners >> i & 1) == 0) continue;
      named.cards |= state_.cards(rules_.layout, named.zone, seat_at(i));
    }
    return named;
  }

  int zone_of(const std::string& name) const {
    if (name == "hands") return StateLayout::hand;
    if (name == "captured") return StateLayout::captured;
    for (std::size_t i = 0; i < rules_.zones.size(); ++i) {
      if (rules_.zones[i].name == name) return static_cast<int>(StateLayout::first_declared + i);
    }
    return -1;
  }

  // Those of the name that lie somewhere: what is out of play is seen by nobody.
  std::optional<Named> cards_named(const Node& entry) const {
    const Deck& deck = rules_.deck;
    CardSet found = deck.find(entry.text).value_or(CardSet());
    const Card typed = found.empty() ? deck.parse(entry.text) : no_card;
    if (typed != no_card) found = deck.find(deck.info(typed).name).value_or(CardSet::of(typed));
    if (!found.empty()) {
      Named named;
      named.cards = found & lying(state_, rules_.layout);
      return named;
    }
    std::vector<std::string> known = {"hands", "captured"};
    for (const ZoneRules& zone : rules_.zones) known.push_back(zone.name);
    for (const std::string& name : deck.names()) known.push_back(name);
    example_.fault("unknown-value.card-or-zone", entry, {{"name", quotable(entry.text)}},
                   did_you_mean(entry.text, known));
    return std::nullopt;
  }

  // All that lies in hands, zones and the trick.
  CardSet lying(const State& state, const StateLayout& layout) const {
    CardSet all;
    for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
      if (layout.zones()[zone].marks || zone == StateLayout::box) continue;
      for (int i = 0; i < (layout.zones()[zone].per_seat ? rules_.seats : 1); ++i) {
        all |= state.cards(layout, zone, seat_at(i));
      }
    }
    const Trick& trick = state.core().trick;
    for (int i = 0; i < trick.size; ++i) {
      const Card card = trick.cards[static_cast<std::size_t>(i)];
      if (card != no_card) all.add(card);
    }
    return all;
  }

  // Of a note what is known of the note, else whatever the seat sees anywhere.
  CardSet seen_by(Seat seat, const Named& named) const {
    const View view(rules_.layout, state_, seat);
    const StateLayout& layout = rules_.layout;
    if (!named.is_zone || !layout.zones()[named.zone].marks) return lying(view.known(), layout);
    CardSet noted;
    for (int i = 0; i < (layout.zones()[named.zone].per_seat ? rules_.seats : 1); ++i) {
      noted |= view.known().cards(layout, named.zone, seat_at(i));
    }
    return noted;
  }

  const Example& example_;
  const GameRules& rules_;
  const State& state_;
};

}  // namespace

std::optional<Difference> Example::compare_sight(const State& state) const {
  const Sight sight(*this, state);
  if (auto found = sight.compare("sees", true)) return found;
  return sight.compare("does_not_see", false);
}

}  // namespace houserule
