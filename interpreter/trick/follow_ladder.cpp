#include "trick/follow_ladder.h"

#include <utility>

namespace houserule {

template <int Words>
FollowLadder<Words>::FollowLadder(std::vector<Rung> rungs, End end)
    : size_(static_cast<int>(rungs.size())) {
  if (end == End::any_card) {
    for (int i = 0; i < Words; ++i) at_end_.set_word(i, ~std::uint64_t{0});
  }
  for (std::size_t i = 0; i < rungs.size(); ++i) {
    Compiled& rung = rungs_[i];
    sets_[i] = std::move(rungs[i].sets);
    rung.sets = sets_[i].data();
    switch (rungs[i].by) {
      case LookUp::none:
        break;
      case LookUp::led_suit:
        rung.suit_mask = 0xFF;
        break;
      case LookUp::winning:
        rung.card_mask = 0xFFFF;
        looks_at_trick_ = true;
        break;
      case LookUp::called:
        rung.called_mask = 0xFF;
        looks_at_trick_ = true;
        break;
      case LookUp::used_suits:
        rung.used_mask = 0xFFFF;
        looks_at_trick_ = true;
        looks_at_used_suits_ = true;
        break;
    }
  }
}

template class FollowLadder<1>;
template class FollowLadder<2>;
template class FollowLadder<4>;

}  // namespace houserule
