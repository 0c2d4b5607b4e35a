// One call of a method by Lua: what lua/answers/methods.h asks of it.
//
// Each argument is read, or wrong-type, unknown-card or unknown-value is raised with a suggestion;
// `what` is what messages call it.

#pragma once

#include <optional>
#include <span>
#include <string>

#include "lua/answers/methods.h"
#include "lua/objects/script_context.h"

namespace houserule {

// Adds the methods that objects of this kind have to the table on top of the stack.
void add_methods(lua_State* state, Tag kind);

// Whether there is a number at `index`, and which.
bool number_at(lua_State* state, int index, Value& number);

// Returns the text at `index`.
std::string text_at(lua_State* state, int index);

// Adds to the score of a seat; raises hook-fault when a score goes beyond all reason.
void add_score(lua_State* state, Chips& chips, Seat seat, Amount amount, const std::string& line,
               const Place& rule);

class MethodCall {
 public:
  using Account = houserule::Account;

  explicit MethodCall(lua_State* state)
      : state_(state), vm_(Vm::of(state)), context_(ScriptContext::of(vm_)) {}

  // Returns the object it was called on; raises hook-fault if that is of another kind.
  Value self(Tag kind, Method method) const {
    charge(object_call_cost);
    const ScriptObject* const object = object_at(state_, 1);
    if (object != nullptr && object->kind == kind) [[likely]] {
      return {object->kind, object->number};
    }
    refuse_self(kind, method);
  }

  const Facts& facts() const { return context_; }
  void charge(std::int64_t instructions) const { vm_.charge(instructions); }
  [[noreturn]] int doubt(Doubt why) const;
  [[noreturn]] int no_other_side(int sides) const;
  [[gnu::always_inline]] int answer(const Value& value) {
    push_value(state_, context_, value);
    return 1;
  }
  int answer(std::span<const Value> list);

  // It has no more arguments than these, itself included.
  void takes(int arguments) { lua_settop(state_, arguments); }

  // One seat. A side of one seat serves as well.
  bool seat(int index, const char* what, int& seat) const;
  // The seats of a seat, a side, or a list of either.
  bool seats(int index, const char* what, SeatSet& seats) const;
  bool seat_or_side(int index, const char* what, Value& who) const;
  // A list of seats or of sides.
  bool list(int index, const char* what, SeatList& list) const;

  // A list of tricks or of cards; false: it is none.
  CardSet cards_of_group(const NamedCards& group) const;
  bool may_be_things(int index) const;  // whether things() is worth asking
  bool things(int index, Things& things, std::size_t& count) const;

  // A quoted card, suit, rank or group, a card, a word for cards, or a list of such.
  bool cards(int index, CardSet& cards) const;
  // Exactly one card: its name, or a card object.
  bool card(int index, const char* what, Card& card) const;
  // A card that belongs to a seat and can change hands.
  bool owned_card(int index, const char* what, Card& card) const;

  // A trick, or its number from 1; nothing: the first. Counted from 0.
  bool trick(int index, int& trick) const;

  // The name or slug of a call, or of a meld; the name of a zone that seats have.
  bool call(int index, int& call) const;
  bool zone(int index, int& zone) const;
  bool meld(int index, std::vector<int>& shapes) const;
  bool amount(int index, const char* what, Amount& amount) const;
  bool contract(int index) const;

  // A seat or the name of a declared value.
  bool account(int index, const char* what, Account& account) const;
  static Account account_of(Seat seat) { return Account::of(seat); }

  // The line that says what moved: its name at `index`, or else this.
  void line(int index, const char* otherwise);
  bool pay(Account from, Account to, Amount amount) const;
  void share(Account from, SeatSet seats) const;
  bool score(SeatSet seats, Amount amount) const;

  // What all of a list are asked for.
  bool name_of_figure(int index);
  bool figure_of(const Value& object, Value& number);
  bool is_function(int index) {
    asked_at_ = index;
    return lua_type(state_, index) == LUA_TFUNCTION;
  }
  bool function(int index);
  bool says_yes(const Value& object, bool& yes);
  bool number_of(const Value& object, Value& number);

  // Nothing more is scored.
  void stop() { context_.stopped = true; }

  // The cards of the table, as they lie now.
  static bool sees_all_cards() { return true; }
  bool was_played(Card card) const { return context_.table->played(card).has_value(); }
  Seat owner_of(Card card) const { return context_.table->owner_of(card); }
  bool swap(Card one, Card other) const {
    context_.table->swap(one, other);
    return true;
  }
  bool give(Card card, Seat to) const {
    context_.table->give(card, to);
    return true;
  }

 private:
  struct Line {
    std::string name;
    Place rule;
  };
  static const Line no_line;

  [[noreturn]] void refuse_self(Tag kind, Method method) const;
  [[noreturn]] void refuse(int index, const char* what, const char* wanted) const;
  const CardSet& named_cards(int index, CardSet& found) const;
  bool cards_of_list(int index, CardSet& cards, bool of_all) const;
  bool cards_of_word(int index, CardSet& cards) const;
  NamePool::Name* keep_name(int index) const;

  lua_State* state_;
  Vm& vm_;
  ScriptContext& context_;
  std::optional<Line> named_;  // if lines are kept
  const Line* line_ = &no_line;
  int asked_at_ = 0;  // on the stack: the function or the name of the figure
};

}  // namespace houserule
