#include "card_agenda/fixing.h"

#include <limits>

namespace houserule {

namespace {

using Fix = FixPhase::Fix;

// The card a value is read from, or no_card: the top one where no number is written.
Card card_read(const GameRules& rules, const State& state, const Fix& fix) {
  if (fix.zone >= 0 && fix.slot != Fix::top) {
    return state.slots(rules.layout,
                       static_cast<std::size_t>(fix.zone))[static_cast<std::size_t>(fix.slot)];
  }
  if (fix.zone == Fix::last_card) {
    const int last = state.core().last_dealt;
    return last == 0 ? no_card : card_at(last - 1);
  }
  if (fix.zone == Fix::led_card) {
    const Trick& trick = state.core().trick;
    return trick.laid > 0 ? trick.cards[trick.opened] : no_card;
  }
  Card top = no_card;
  for (const Card card : state.slots(rules.layout, static_cast<std::size_t>(fix.zone))) {
    if (card != no_card) top = card;
  }
  return top;
}

// What a reading of a card says now, or `before` where the card is missing.
Amount read_card(const GameRules& rules, const State& state, const Fix& fix, Amount before) {
  const Card card = card_read(rules, state, fix);
  if (card == no_card) return before;
  const CardInfo& info = rules.deck.info(card);
  for (const auto& [rank, number] : fix.by_rank) {
    if (rank == info.rank) return number;
  }
  return Amount::whole(fix.kind == Fix::Kind::suit_of ? info.suit : info.rank);
}

// What any reading says now, or `before` likewise.
// `reader`: null where nobody acts.
Amount read(const GameRules& rules, const State& state, const Fix& fix, Amount before,
            const DealReader* reader, Seat own) {
  switch (fix.kind) {
    case Fix::Kind::number:
      return fix.number;
    case Fix::Kind::held:
      return state.value(rules.layout, fix.from);
    case Fix::Kind::dealt:
      return Amount::whole(rules.cards_dealt(state));
    case Fix::Kind::trick_number:
      return Amount::whole(state.core().tricks_played + 1);
    case Fix::Kind::sum: {
      Amount sum;
      for (const Fix& part : fix.parts) sum += read(rules, state, part, {}, reader, own);
      for (const Fix& part : fix.less) sum -= read(rules, state, part, {}, reader, own);
      return sum;
    }
    case Fix::Kind::row: {
      const auto turn = static_cast<std::size_t>(state.core().deal - 1) % fix.parts.size();
      return read(rules, state, fix.parts[turn], before, reader, own);
    }
    case Fix::Kind::points_so_far:
    case Fix::Kind::tricks_so_far:
      if (reader == nullptr) return before;
      return reader->so_far(state, own, fix.of, fix.kind == Fix::Kind::tricks_so_far);
    case Fix::Kind::seats:
      if (reader == nullptr) return before;
      return Amount::whole(reader->seats_named(state, fix.seats, own));
    case Fix::Kind::rank_of:
    case Fix::Kind::suit_of:
      return read_card(rules, state, fix, before);
  }
  return before;
}

}  // namespace

std::optional<Amount> read_value(const GameRules& rules, const State& state, const Fix& fix) {
  constexpr Amount nothing{std::numeric_limits<std::int32_t>::min()};
  const Amount value = read(rules, state, fix, nothing, nullptr, no_seat);
  return value == nothing ? std::nullopt : std::optional(value);
}

void fix_values(const GameRules& rules, State& state, std::span<const Fix> fixes,
                const DealReader* reader, Seat own) {
  for (const Fix& fix : fixes) {
    Amount& value = state.value(rules.layout, fix.value);
    value = fix.reads_card() ? read_card(rules, state, fix, value)
                             : read(rules, state, fix, value, reader, own);
  }
}

}  // namespace houserule
