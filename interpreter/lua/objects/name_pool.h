// What the texts that functions pass about mean: looked up once, then known by their address.
//
// Lua keeps one copy of a short text, so two texts are equal if their addresses are. The pool holds
// on to the texts it knows; a text is never freed or moved while the state lives.

#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "cards/card_set.h"
#include "lua/vm/lua_include.h"

namespace houserule {

class NamePool {
 public:
  static constexpr std::int16_t not_asked = -1;

  // One text in each of its meanings.
  struct Name {
    const char* text = nullptr;
    std::int16_t field = not_asked;  // a Field
    std::int16_t cards = not_asked;  // index for cards_of()
    std::int16_t call = not_asked;   // index into GameRules::calls
    std::int16_t zone = not_asked;   // index into StateLayout::zones()
    int slug = LUA_NOREF;            // registry reference of its slug
  };

  // Returns what is known of a text by its address, or null. A few nanoseconds.
  Name* find(const char* text) {
    for (std::size_t at = slot_of(text); names_[at].text != nullptr; at = (at + 1) % slots) {
      if (names_[at].text == text) return &names_[at];
    }
    return nullptr;
  }

  // Returns the entry of the text at `index`, a new one if need be; null if the pool is full, which
  // only costs time. May raise a memory error.
  Name* keep(lua_State* state, int index);

  const CardSet& cards_of(const Name& name) const {
    return sets_[static_cast<std::size_t>(name.cards)];
  }
  void set_cards(Name& name, const CardSet& cards) {
    name.cards = static_cast<std::int16_t>(sets_.size());
    sets_.push_back(cards);
  }

 private:
  static constexpr std::size_t slots = 512;
  static constexpr std::size_t most = 3 * slots / 4;

  static std::size_t slot_of(const char* text) {
    const auto address = reinterpret_cast<std::uintptr_t>(text);
    return (address >> 4 ^ address >> 12) % slots;
  }

  std::array<Name, slots> names_{};
  std::size_t size_ = 0;
  std::vector<CardSet> sets_;
};

}  // namespace houserule
