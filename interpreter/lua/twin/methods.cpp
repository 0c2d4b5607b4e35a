// Methods: what lua/answers/methods.h asks of a call, of a twin.

#include "lua/twin/run.h"

namespace houserule::twin {

namespace {

bool is_seat_or_side(const Value& value) {
  return value.tag() == Tag::seat || value.tag() == Tag::side;
}

}  // namespace

// The arguments follow in `slot`: the first is the object. Where Lua would raise a fault, false.
class Run::Call {
 public:
  using Account = Amount*;

  Call(Run& run, Value* slot) : run_(run), slot_(slot) {}

  const Facts& facts() const { return run_.facts_; }
  static void charge(std::int64_t) {}
  static int doubt(Doubt) { return gave_up; }
  static int no_other_side(int) { return gave_up; }
  int answer(const Value& value) {
    slot_[0] = value;
    return 1;
  }
  int answer(std::span<const Value> list) {
    Value made;
    if (!run_.make_array(made, static_cast<std::int32_t>(list.size()))) return gave_up;
    if (!run_.fill(made, list.data(), static_cast<int>(list.size()), 0)) return gave_up;
    return answer(made);
  }
  static void takes(int) {}

  bool seat(int index, const char*, int& seat) const {
    const Value& value = slot_[index];
    if (!is_seat_or_side(value)) return false;
    seat = value.index();
    return value.tag() == Tag::seat || std::popcount(facts().side_of(seat)) == 1;
  }
  bool seats(int index, const char*, SeatSet& seats) const {
    const Value& value = slot_[index];
    SeatList list{value.tag(), 0};
    if (is_seat_or_side(value)) {
      list.members = set_of(seat_at(value.index()));
    } else if (!this->list(index, nullptr, list)) {
      return false;
    }
    seats = members_of(facts(), list);
    return true;
  }
  bool seat_or_side(int index, const char*, Value& who) const {
    who = slot_[index];
    return is_seat_or_side(who);
  }
  bool list(int index, const char*, SeatList& list) const {
    return run_.list_of(slot_[index], list);
  }

  // Whether things() is worth asking.
  bool may_be_things(int index) const {
    const Tag tag = slot_[index].tag();
    return tag == Tag::trick_list || tag == Tag::array;
  }
  bool things(int index, Things& things, std::size_t& count) const {
    const Value& list = slot_[index];
    Value size;
    if (!may_be_things(index) || facts().state == nullptr || !run_.length(size, list)) return false;
    count = static_cast<std::size_t>(size.integer());
    for (std::size_t i = 0; i < count; ++i) {
      Value& thing = things[i];
      if (!run_.item(thing, list, Value::of(static_cast<std::int64_t>(i) + 1))) return false;
      const Tag tag = thing.tag();
      if (tag != Tag::trick && tag != Tag::card && tag != Tag::played) return false;
    }
    return count > 0 || list.tag() == Tag::trick_list;
  }

  bool trick(int index, int& trick) const {
    const Value& value = slot_[index];
    trick = 0;
    if (value.tag() == Tag::nil) return true;
    if (value.tag() != Tag::trick && value.tag() != Tag::integer) return false;
    trick = value.index() - (value.tag() == Tag::integer ? 1 : 0);
    return trick >= 0 && trick < 255;
  }

  bool cards(int index, CardSet& cards) const { return run_.cards_of(slot_[index], cards); }
  bool card(int index, const char*, Card& card) const {
    const Value& value = slot_[index];
    if (value.tag() == Tag::card) {
      card = card_at(value.index());
      return true;
    }
    int which = 0;
    if (!named(index, &Text::cards, which)) return false;
    const CardSet& named = run_.program_.cards[static_cast<std::size_t>(which)];
    if (named.count() != 1) return false;
    card = named.first();
    return true;
  }
  bool owned_card(int index, const char* what, Card& card) const {
    return this->card(index, what, card) && owner_of(card) != no_seat;
  }

  bool call(int index, int& call) const { return named(index, &Text::call, call); }
  static bool meld(int, std::vector<int>&) { return false; }
  bool zone(int index, int& zone) const { return named(index, &Text::zone, zone); }
  bool amount(int index, const char*, Amount& amount) const {
    return amount_of(slot_[index], amount);
  }
  bool contract(int index) const { return slot_[index].tag() == Tag::contract; }

  bool account(int index, const char* what, Account& account) const {
    int which = 0;
    if (named(index, &Text::value, which)) {
      const GameRules& rules = *facts().rules;
      account = &facts().amounts[static_cast<std::size_t>(2 * rules.seats + which)];
      return rules.values[static_cast<std::size_t>(which)].type == ValueType::chips;
    }
    if (!seat(index, what, which)) return false;
    account = account_of(seat_at(which));
    return true;
  }
  Account account_of(Seat seat) const {
    return &facts().amounts[static_cast<std::size_t>(index_of(seat))];
  }

  static void line(int, const char*) {}
  bool pay(Account from, Account to, Amount amount) const {
    const bool is_place = from - facts().amounts.data() >= 2 * facts().rules->seats;
    if (is_place && *from < amount) return false;
    *from -= amount;
    *to += amount;
    return is_within_reason(*from) && is_within_reason(*to);
  }
  void share(Account from, SeatSet seats) const {
    const int among = std::popcount(seats);
    const int held = from->units();
    if (among == 0 || held <= 0) return;
    const Amount part = Amount::whole(held / among);
    for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
      *from -= part;
      *account_of(first_of(seats)) += part;
    }
  }
  bool score(SeatSet seats, Amount amount) const { return run_.add_score(seats, amount); }

  bool name_of_figure(int index) {
    int slug = -1;
    if (!named(index, &Text::slug, slug)) return false;
    name_ = &run_.program_.texts[static_cast<std::size_t>(slug)];
    return true;
  }
  bool figure_of(const Value& object, Value& number) {
    return run_.field(number, object, *name_) && number.is_number();
  }
  bool is_function(int index) {
    asked_at_ = index;
    return function(index);
  }
  bool function(int index) {
    asked_at_ = index;
    const Tag tag = slot_[index].tag();
    return tag == Tag::function || tag == Tag::closure || tag == Tag::inside ||
           tag == Tag::builtin || tag == Tag::method;
  }
  bool says_yes(const Value& object, bool& yes) {
    Value* const inner = slot_ + 4;
    const int results = ask(inner, object);
    yes = results > 0 && !inner[0].is_false();
    return results >= 0;
  }
  bool number_of(const Value& object, Value& number) {
    Value* const inner = slot_ + 4;
    if (ask(inner, object) <= 0) return false;
    number = inner[0];
    return number.is_number();
  }
  void stop() { run_.facts_.stopped = true; }

  // What has been changed, the table does not know yet.
  bool sees_all_cards() const { return run_.changed_ == 0; }
  bool was_played(Card card) const { return run_.played(card).has_value(); }
  Seat owner_of(Card card) const { return run_.owner_of(card); }
  bool swap(Card one, Card other) const { return run_.change({one, other, no_seat}); }
  bool give(Card card, Seat to) const { return run_.change({card, no_card, to}); }

 private:
  int ask(Value* inner, const Value& object) {
    inner[0] = slot_[asked_at_];
    inner[1] = object;
    return run_.call(inner, 1);
  }
  bool named(int index, int Text::*meaning, int& which) const {
    if (slot_[index].tag() != Tag::text) return false;
    which = run_.text_of(slot_[index]).*meaning;
    return which >= 0;
  }

  Run& run_;
  Value* const slot_;
  const Text* name_ = nullptr;  // of a figure
  int asked_at_ = 0;            // the function
};

int Run::call_method(Value* slot, int given) {
  const auto method = static_cast<Method>(slot->integer());
  if (given < 1) return gave_up;
  for (int i = given + 1; i <= 4; ++i) slot[i] = Value();
  Call call(*this, slot);
  return houserule::call_method(call, slot[1], method);
}

bool Run::list_of(const Value& value, SeatList& list) const {
  if (value.tag() == Tag::seat_list || value.tag() == Tag::side_list) {
    list = {value.tag() == Tag::seat_list ? Tag::seat : Tag::side,
            static_cast<SeatSet>(value.integer())};
    return true;
  }
  list = {};
  if (value.tag() != Tag::array) return false;
  for (std::uint32_t i = 0; i < value.extra(); ++i) {
    const Value& item = space_.items[static_cast<std::size_t>(value.integer()) + i];
    if (!is_seat_or_side(item) || (i > 0 && item.tag() != list.items)) return false;
    list.items = item.tag();
    list.members = static_cast<SeatSet>(list.members | set_of(seat_at(item.index())));
  }
  return true;
}

bool Run::cards_of(const Value& value, CardSet& cards) {
  const auto add = [&](const Value& name) {
    if (name.tag() != Tag::text || text_of(name).cards < 0) return false;
    cards |= program_.cards[static_cast<std::size_t>(text_of(name).cards)];
    return true;
  };
  if (value.tag() == Tag::text) return add(value);
  if (value.tag() == Tag::card || value.tag() == Tag::played) {
    cards = CardSet::of(card_at(value.index()));
    return true;
  }
  Value size;
  if ((value.tag() != Tag::array && value.tag() != Tag::table) || !length(size, value)) {
    return false;
  }
  for (std::int64_t i = 1; i <= size.integer(); ++i) {
    Value name;
    if (!item(name, value, Value::of(i)) || !add(name)) return false;
  }
  return size.integer() > 0;
}

bool Run::add_score(SeatSet seats, Amount amount) {
  bool done = true;
  has_scored_ = has_scored_ || amount.halves != 0;
  for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
    Amount& score = facts_.amounts[static_cast<std::size_t>(index_of(first_of(seats)))];
    score += amount;
    done = done && is_within_reason(score);
  }
  return done;
}

}  // namespace houserule::twin
