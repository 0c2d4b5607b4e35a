#include "table/view.h"

namespace houserule {

View::View(const StateLayout& layout, const State& state, Seat seat) : seat_(seat), known_(layout) {
  known_.copy_from(state);
  known_.core().seed = 0;
  known_.core().chance = RandomStream();
  const auto seats = static_cast<std::size_t>(layout.seats());
  counts_.resize(layout.zones().size() * seats);
  for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
    const ZoneLayout& declared = layout.zones()[zone];
    for (int i = 0; i < (declared.per_seat ? layout.seats() : 1); ++i) {
      const Seat owner = seat_at(i);
      const CardSet cards = state.cards(layout, zone, owner);
      counts_[zone_slot(layout, zone, owner)] = cards.count();
      const bool seen = declared.visibility == Visibility::everybody ||
                        (declared.visibility == Visibility::owner && owner == seat);
      if (seen) continue;
      CardSet shown;
      if (zone == StateLayout::hand)
        shown = cards & state.cards(layout, StateLayout::exposed, owner);
      known_.set_cards(layout, zone, owner, shown);
    }
  }
}

}  // namespace houserule
