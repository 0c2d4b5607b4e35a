// The board part of a state, by the names of what lies there. Private to board_agenda/, but for
// readers.

#pragma once

#include <span>
#include <type_traits>

#include "board_rules/model/board_rules.h"
#include "grid/cell_set.h"
#include "table/state.h"

namespace houserule {

// A tile, coin or piece on a board, as it lies in the state.
struct LaidTile {
  std::int16_t good = 0;
  std::int16_t place = 0;
  std::int16_t origin = 0;  // top left cell of its bounding box
  std::int16_t turn = 0;    // which of the shape's turns
};
static_assert(sizeof(LaidTile) == 8 && sizeof(Frame) == 8);

// Reads, and writes if `Table` is a State that may be written.
template <typename Table>
class BasicBoardTable {
  static constexpr bool writes = !std::is_const_v<Table>;
  using Count = std::conditional_t<writes, std::int16_t, const std::int16_t>;

 public:
  BasicBoardTable(const BoardRules& rules, const StateLayout& layout, Table& state)
      : rules_(rules),
        at_(rules.layout),
        counters_(state.counters(layout)),
        masks_(state.masks(layout)) {}

  const BoardRules& rules() const { return rules_; }

  Count& value(BoardValue which) const { return counters_[static_cast<std::size_t>(which)]; }
  int round() const { return value(BoardValue::round); }
  int colour() const { return value(BoardValue::colour); }

  Count& supply(int good) const { return counter(at_.supply, good); }
  Count& drawable(int good) const { return counter(at_.drawable, good); }
  Count& discarded(int good) const { return counter(at_.discarded, good); }
  Count& stock(int good) const { return counter(at_.stock, good); }
  Count& eaten(int good) const { return counter(at_.eaten, good); }
  Count& berth(int berth) const { return counter(at_.berths, berth); }
  Count& cargo(int berth) const { return counter(at_.cargo, berth); }
  Count& workers(int space, int colour) const {
    return counter(at_.workers, space * max_colours + colour);
  }
  Count& pool(int colour) const { return counter(at_.pools, colour); }
  Count& placements(int workers) const { return counter(at_.placements, workers); }
  Count& phases_begun(int phase) const { return counter(at_.begun, phase); }
  Count& strip(int strip) const { return counter(at_.strips, strip); }
  Count& owned(int place) const { return counter(at_.owned, place); }
  Count& face_up(int place) const { return counter(at_.face_up, place); }
  Count& lying(int place) const { return counter(at_.lying, place); }
  Count& slot(int place, int slot) const {
    return counter(at_.slots, static_cast<int>(place_at(place).slots) + slot);
  }
  Count& latch(int latch) const { return counter(at_.latches, latch); }
  Count& scripted(int at) const { return counter(at_.script, at); }

  int total(const GoodSet& goods) const {
    int sum = 0;
    for (const int good : goods) sum += supply(good);
    return sum;
  }
  bool is_free(int space) const {
    for (int i = 0; i < rules_.colours; ++i) {
      if (workers(space, i) > 0) return false;
    }
    return true;
  }

  // Returns a vessel's berth without the mark for an empty one: a good, or -1.
  int vessel(int at) const { return berth(at) - 1; }

  CellSet covered(int place) const { return mask(place, place_at(place).covered); }
  CellSet apart(int place, int set) const {
    return mask(place, place_at(place).apart[static_cast<std::size_t>(set)]);
  }
  void set_covered(int place, const CellSet& cells) const requires writes {
    put(place, place_at(place).covered, cells);
  }
  void set_apart(int place, int set, const CellSet& cells) const requires writes {
    put(place, place_at(place).apart[static_cast<std::size_t>(set)], cells);
  }

  using Tile = std::conditional_t<writes, LaidTile, const LaidTile>;
  std::span<Tile> laid() const {
    return {reinterpret_cast<Tile*>(counters_ + at_.laid),
            static_cast<std::size_t>(value(BoardValue::laid))};
  }

  using OneFrame = std::conditional_t<writes, Frame, const Frame>;
  OneFrame* frames() const { return reinterpret_cast<OneFrame*>(counters_ + at_.frames); }
  int depth() const { return value(BoardValue::depth); }
  Count* words() const { return counters_ + at_.words; }

  const BoardPlace& place_at(int place) const {
    return rules_.places[static_cast<std::size_t>(place)];
  }
  const BoardKind& kind_of(int place) const {
    return rules_.kinds[static_cast<std::size_t>(place_at(place).kind)];
  }

 private:
  Count& counter(std::uint32_t section, int index) const {
    return counters_[section + static_cast<std::uint32_t>(index)];
  }
  std::size_t words_of(int place) const {
    return static_cast<std::size_t>(kind_of(place).grid->words());
  }
  CellSet mask(int place, std::uint32_t at) const {
    return load_cells({masks_ + at, words_of(place)});
  }
  void put(int place, std::uint32_t at, const CellSet& cells) const {
    store_cells(cells, {masks_ + at, words_of(place)});
  }

  const BoardRules& rules_;
  const BoardLayout& at_;
  Count* counters_;
  std::conditional_t<writes, std::uint64_t, const std::uint64_t>* masks_;
};

using BoardTable = BasicBoardTable<State>;
using BoardSight = BasicBoardTable<const State>;

}  // namespace houserule
