// The cards that a call of a method is given: names, lists, words, and cards themselves.

#include "base/did_you_mean.h"
#include "base/text.h"
#include "lua/objects/method_call.h"
#include "lua/objects/word_values.h"
#include "lua/vm/frozen_tables.h"

namespace houserule {

namespace {

// What a search through the names of a deck costs, where its result cannot be kept; the others are
// few, and which call makes them is nobody's fault.
constexpr int search_cost = 500;

const NamedCards* group_named(const GameRules& rules, const std::string& name) {
  const auto named = std::ranges::find_if(
      rules.groups, [&](const NamedCards& group) { return group.name == name; });
  return named == rules.groups.end() ? nullptr : &*named;
}

}  // namespace

// A group may be other cards in each deal.
CardSet MethodCall::cards_of_group(const NamedCards& group) const {
  charge(search_cost);
  if (group.cards.is_constant()) return group.cards.cards;
  if (context_.result == nullptr) raise_fault(state_, only_settled);
  if (context_.result->reader == nullptr) raise_fault(state_, cards_unknown);
  return context_.result->reader->cards(*context_.state, group.cards);
}

const CardSet& MethodCall::named_cards(int index, CardSet& found) const {
  NamePool::Name* name = context_.names.find(lua_tostring(state_, index));
  if (name != nullptr && name->cards != NamePool::not_asked) [[likely]]
    return context_.names.cards_of(*name);
  const std::string asked = text_at(state_, index);
  const auto cards = context_.rules->deck.find(asked);
  if (!cards) {
    if (const NamedCards* const group = group_named(*context_.rules, asked)) {
      return found = cards_of_group(*group);
    }
    raise_fault(state_, "unknown-card.of-deck", {{"name", quotable(asked)}},
                did_you_mean(asked, context_.rules->deck.names()));
  }
  name = keep_name(index);
  if (name != nullptr) context_.names.set_cards(*name, *cards);
  return found = *cards;
}

// Looking a name up again costs something, where it cannot be kept.
NamePool::Name* MethodCall::keep_name(int index) const {
  NamePool::Name* const name = context_.names.keep(state_, index);
  if (name == nullptr) charge(search_cost);
  return name;
}

// A list means all cards that are in one of its entries, or in every one.
bool MethodCall::cards_of_list(int index, CardSet& cards, bool of_all) const {
  look_through(state_, index);
  const auto size = static_cast<lua_Integer>(lua_rawlen(state_, index));
  charge(3 * size);
  for (lua_Integer i = 1; i <= size; ++i) {
    luaL_checkstack(state_, 8, nullptr);
    const int type = lua_rawgeti(state_, index, i);
    if (type != LUA_TSTRING && type != LUA_TTABLE && type != LUA_TUSERDATA) return false;
    CardSet some;
    if (!this->cards(lua_gettop(state_), some)) return false;
    lua_pop(state_, 1);
    cards = of_all && i > 1 ? cards & some : cards | some;
  }
  return size > 0;
}

// A word for cards that means the same all through the deal.
bool MethodCall::cards_of_word(int index, CardSet& cards) const {
  const WordBox* const box = word_box_at(state_, index);
  if (box == nullptr) return false;
  const std::string& word = box->word->name;
  const bool of_all = word == "all_of";
  if (of_all || word == "any_of" || word == "cards") {
    lua_getiuservalue(state_, index, 1);
    const int list = lua_gettop(state_);
    if (lua_type(state_, list) != LUA_TTABLE || !cards_of_list(list, cards, of_all)) return false;
    lua_getfield(state_, list, "except");
    CardSet except;
    if (!lua_isnil(state_, -1) && !this->cards(lua_gettop(state_), except)) return false;
    cards -= except;
    lua_settop(state_, list - 1);
    return true;
  }
  const CardSet& in_play = context_.rules->in_play;
  cards = in_play;
  if (word == "any_card") return true;
  if (word != "trump" && word != "not_trump") return false;
  if (context_.result == nullptr) raise_fault(state_, only_settled);
  if (context_.result->reader == nullptr) raise_fault(state_, cards_unknown);
  const CardSet trumps = context_.result->reader->trumps(*context_.state);
  cards = word == "trump" ? in_play & trumps : in_play - trumps;
  return true;
}

bool MethodCall::cards(int index, CardSet& cards) const {
  CardSet found;
  if (lua_type(state_, index) == LUA_TSTRING) {
    cards = named_cards(index, found);
    return true;
  }
  if (const ScriptObject* const object = object_at(state_, index)) {
    if (object->kind == Tag::card || object->kind == Tag::played) {
      cards = CardSet::of(card_at(object->number));
      return true;
    }
  } else if (lua_type(state_, index) == LUA_TTABLE) {
    if (cards_of_list(index, cards, false)) return true;
  } else if (cards_of_word(index, cards)) {
    return true;
  }
  refuse(index, "argument.cards", "wanted.cards");
}

bool MethodCall::card(int index, const char* what, Card& card) const {
  if (const ScriptObject* const object = object_at(state_, index)) {
    if (object->kind == Tag::card) {
      card = card_at(object->number);
      return true;
    }
  } else if (lua_type(state_, index) == LUA_TSTRING) {
    CardSet found;
    const CardSet& cards = named_cards(index, found);
    if (const int count = cards.count(); count > 1) {
      raise_fault(state_, "wrong-type.one-card",
                  {{"what", sentence(what)},
                   {"name", quotable(lua_tostring(state_, index))},
                   {"n", std::to_string(count)}});
    }
    card = cards.first();
    return true;
  }
  refuse(index, what, "wanted.card");
}

bool MethodCall::owned_card(int index, const char* what, Card& card) const {
  if (lua_isnoneornil(state_, index)) {
    raise_fault(state_, "wrong-type.nil-card", {{"what", sentence(what)}});
  }
  (void)this->card(index, what, card);
  if (owner_of(card) != no_seat) return true;
  const CardInfo& info = context_.rules->deck.info(card);
  raise_fault(state_, "hook-fault.nobodys-card", {{"card", {info.name, info.text.ja}}});
}

}  // namespace houserule
