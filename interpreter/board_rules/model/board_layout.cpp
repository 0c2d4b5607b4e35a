#include "board_rules/model/board_layout.h"

#include "board_rules/model/board_rules.h"

namespace houserule {

void lay_out(BoardRules& rules) {
  BoardLayout& layout = rules.layout;
  std::uint32_t next = board_values;
  const auto take = [&](std::size_t count) {
    const std::uint32_t at = next;
    next += static_cast<std::uint32_t>(count);
    return at;
  };
  const std::size_t goods = rules.goods.size();
  layout.frames = take(max_board_frames * 4);
  layout.words = take(max_board_words);
  layout.supply = take(goods);
  layout.drawable = take(goods);
  layout.discarded = take(goods);
  layout.stock = take(goods);
  layout.eaten = take(goods);
  layout.berths = take(static_cast<std::size_t>(rules.berth_count));
  layout.cargo = take(static_cast<std::size_t>(rules.berth_count));
  layout.workers = take(rules.spaces.size() * max_colours);
  layout.pools = take(max_colours);
  layout.placements = take(8);
  layout.begun = take(rules.phases.size());
  layout.strips = take(rules.strips.size());
  layout.owned = take(rules.places.size());
  layout.face_up = take(rules.places.size());
  layout.lying = take(rules.places.size());
  layout.latches = take(static_cast<std::size_t>(rules.latches));
  layout.script = take(max_scripted);
  std::uint32_t masks = 0;
  std::size_t cells = 0;
  std::size_t slots = 0;
  for (BoardPlace& place : rules.places) {
    const BoardKind& kind = rules.kinds[static_cast<std::size_t>(place.kind)];
    place.slots = static_cast<std::uint32_t>(slots);
    slots += kind.slots.size();
    if (!kind.grid) continue;
    const auto words = static_cast<std::uint32_t>(kind.grid->words());
    place.covered = masks;
    masks += words;
    for (std::size_t i = 0; i < kind.apart.size(); ++i) {
      place.apart[i] = masks;
      masks += words;
    }
    cells += static_cast<std::size_t>(kind.grid->coverable().count());
  }
  layout.slots = take(slots);
  layout.laid = take(cells * 4);  // each tile covers a cell at least
  layout.counters = next;
  layout.masks = masks;
}

}  // namespace houserule
