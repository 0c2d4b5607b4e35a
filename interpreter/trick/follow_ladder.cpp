#include "trick/follow_ladder.h"

#include <cassert>

namespace houserule {

std::string_view word_of(Step step) {
  switch (step) {
    case Step::follow_suit:
      return "follow_suit";
    case Step::head_trick:
      return "head_trick";
    case Step::cards:
      return "cards";
    case Step::any_card:
      break;
  }
  return "any_card";
}

template <int Words>
TrickTables<Words>::TrickTables(const Deck& deck, const RankOrder& order) {
  assert(deck.suits.size() <= max_suits);
  suit_of.fill(0xFF);
  for (std::size_t suit = 0; suit < deck.suits.size(); ++suit) {
    suits[suit] = Set(deck.suit(static_cast<int>(suit)));
  }
  for (int i = 0; i < deck.size(); ++i) {
    const int suit = deck.info(card_at(i)).suit;
    if (suit >= 0) suit_of[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(suit);
    beats.emplace_back(order.higher(card_at(i)));
  }
}

template <int Words>
FollowLadder<Words>::FollowLadder(const std::vector<Rung>& rungs,
                                  const TrickTables<Words>& tables) {
  assert(!rungs.empty() && rungs.size() <= static_cast<std::size_t>(max_rungs));
  assert(rungs.back().step == Step::any_card);
  for (std::size_t i = 0; i + 1 < rungs.size(); ++i) {
    Compiled& rung = rungs_[i];
    std::vector<Set>& own = own_sets_[i];
    switch (rungs[i].step) {
      case Step::follow_suit:
        rung = {tables.suits.data(), 0xFF, 0};
        continue;
      case Step::head_trick:
        for (std::size_t card = 0; card < tables.beats.size(); ++card) {
          const std::uint8_t suit = tables.suit_of[card];
          own.push_back(suit == 0xFF ? Set() : tables.beats[card] & tables.suits[suit]);
        }
        rung.card_mask = 0xFF;
        looks_at_winning_ = true;
        break;
      case Step::cards:
        own.push_back(rungs[i].cards);
        break;
      case Step::any_card:
        own.emplace_back();
        for (const Set& suit : tables.suits) own.back() |= suit;
        break;
    }
    rung.sets = own.data();
  }
  size_ = static_cast<int>(rungs.size()) - 1;
}

template struct TrickTables<1>;
template struct TrickTables<2>;
template struct TrickTables<4>;
template class FollowLadder<1>;
template class FollowLadder<2>;
template class FollowLadder<4>;

}  // namespace houserule
