// What the function of a step looks at and moves, as step_table.cpp has it for Lua.

#include <bit>

#include "lua/twin/run.h"

namespace houserule::twin {

bool Run::run_step(TableInHand& table) {
  table_ = &table;
  Value nothing;
  if (!call_line(program_.lines.front(), Value(Tag::in_hand, 0), Value(), 1, nothing)) return false;
  for (std::size_t i = 0; i < changed_; ++i) {
    const Change& made = changes_[i];
    if (made.other != no_card) {
      table.swap(made.card, made.other);
    } else {
      table.give(made.card, made.to);
    }
  }
  return true;
}

bool Run::table_field(Value& to, Field field) const {
  switch (field) {
    case Field::declarer:
      to = Value::of(state_.core().declarer);
      return true;
    case Field::partner:
      to = Value::of(state_.core().partner);
      return true;
    default:
      return seats_field(to, field);
  }
}

bool Run::played_field(Value& to, const Value& of, Field field) {
  const auto& how = played(card_at(of.index()));
  if (!how) return false;
  switch (field) {
    case Field::seat:
      to = Value::of(how->seat);
      return true;
    case Field::side:
      to = side_of_seat(how->seat);
      return true;
    case Field::won_by:
      to = side_of_seat(how->won_by);
      return true;
    case Field::trick:
      to = Value::of(std::int64_t{how->trick});
      return true;
    case Field::in_last_trick:
      to = Value::of(how->in_last_trick);
      return true;
    case Field::won:
      to = Value::of(how->won);
      return true;
    default:
      return false;
  }
}

// Functions ask several things of one card: it is looked for once.
const std::optional<TableInHand::Played>& Run::played(Card card) {
  if (card != looked_up_) {
    how_played_ = table_->played(card);
    looked_up_ = card;
  }
  return how_played_;
}

int Run::call_of_table(Method method, Value* slot) {
  if (table_ == nullptr) return gave_up;
  Card card = no_card;
  int side = 0;
  switch (method) {
    case Method::played:
      if (!card_of(slot[2], card)) return gave_up;
      slot[0] = played(card) ? Value(Tag::played, index_of(card)) : Value();
      return 1;
    case Method::first: {
      CardSet cards;
      // What has been changed, the table does not know yet.
      if (changed_ > 0 || !cards_of(slot[2], cards) || !first_seat_of_side(slot[3], side))
        return gave_up;
      card = table_->first_of(cards, seat_at(side));
      slot[0] = card == no_card ? Value() : Value(Tag::card, index_of(card));
      return 1;
    }
    case Method::other_side: {
      const SeatSet sides = first_of_sides();
      if (!first_seat_of_side(slot[2], side) || std::popcount(sides) != 2) return gave_up;
      slot[0] = Value(Tag::side, std::countr_zero(sides & ~(1U << side)));
      return 1;
    }
    case Method::swap: {
      Card other = no_card;
      if (!owned_card_of(slot[2], card) || !owned_card_of(slot[3], other)) return gave_up;
      return card == other ? 0 : change({card, other, no_seat});
    }
    case Method::give: {
      if (!owned_card_of(slot[2], card) || !first_seat_of_side(slot[3], side)) return gave_up;
      const Seat owner = owner_of(card);
      const bool to_seat = slot[3].tag() == Tag::seat;
      const Seat to = seat_at(to_seat ? slot[3].index() : side);
      const SeatSet has_it = to_seat ? set_of(to) : side_of(side);
      return (has_it & set_of(owner)) != 0 ? 0 : change({card, no_card, to});
    }
    default:
      return gave_up;
  }
}

bool Run::card_of(const Value& value, Card& card) const {
  if (value.tag() == Tag::card) {
    card = card_at(value.index());
    return true;
  }
  if (value.tag() != Tag::text || text_of(value).cards < 0) return false;
  const CardSet& named = program_.cards[static_cast<std::size_t>(text_of(value).cards)];
  if (named.count() != 1) return false;
  card = named.first();
  return true;
}

// A card that can change hands: it belongs to a seat.
bool Run::owned_card_of(const Value& value, Card& card) const {
  return card_of(value, card) && owner_of(card) != no_seat;
}

// Whose the card is after the changes: it lies where the card lay with which it changed places.
Seat Run::owner_of(Card card) const {
  for (std::size_t i = changed_; i-- > 0;) {
    const Change& made = changes_[i];
    if (made.other == no_card) {
      if (made.card == card) return made.to;
    } else if (made.card == card) {
      card = made.other;
    } else if (made.other == card) {
      card = made.card;
    }
  }
  return table_->owner_of(card);
}

int Run::change(const Change& change) {
  if (changed_ == changes_.size()) return gave_up;
  changes_[changed_++] = change;
  return 0;
}

bool Run::first_seat_of_side(const Value& value, int& seat) const {
  if (value.tag() != Tag::seat && value.tag() != Tag::side) return false;
  seat = std::countr_zero(side_of(value.index()));
  return true;
}

}  // namespace houserule::twin
