// Where tiles, coins and pieces may be laid.

#include <algorithm>
#include <bit>

#include "board_agenda/board_reader.h"

namespace houserule {

int BoardReader::shape_of(int which) const {
  const GoodKind& kind = good(which);
  return kind.same_as >= 0 ? good(kind.same_as).shape : kind.shape;
}

bool BoardReader::accepts(int place, int which) const {
  const GoodSet& accepted = sight_.kind_of(place).accepts;
  const int same = good(which).same_as;
  if (sight_.kind_of(place).for_meals && is_forgone(same >= 0 ? same : which)) return false;
  return accepted.has(which) || (same >= 0 && accepted.has(same)) || adjusted_accepts(place, which);
}

bool BoardReader::is_forgone(int which) const {
  const int at = phase();
  return at >= 0 && has_bit(at, PhaseWord::forgone, which);
}

std::uint64_t BoardReader::places_of(std::uint64_t kinds) const {
  std::uint64_t places = 0;
  for (int place = 0; place < static_cast<int>(rules_.places.size()); ++place) {
    const bool meant = kinds == 0 || (kinds >> sight_.place_at(place).kind & 1) != 0;
    if (meant && sight_.owned(place) != 0) places |= std::uint64_t{1} << place;
  }
  return places;
}

std::uint64_t BoardReader::place_set_of(const Act::Board& act) const {
  return std::uint64_t{1} << rules_.kinds[static_cast<std::size_t>(act.board)].first_place;
}

bool BoardReader::can_put_one(const Act::Lay& act) const {
  std::vector<Option> options;
  put_options(places_of(act.boards), options, &act);
  return !options.empty();
}

std::uint64_t BoardReader::places_for_tiles() const { return places_of(0); }

// Of a board for meals the columns count that workers of this round have left, less those that
// berths cover from the left.
CellSet BoardReader::taken_cells(int place) const {
  CellSet taken = sight_.covered(place);
  const BoardKind& kind = sight_.kind_of(place);
  if (!kind.for_meals) return taken;
  int from = 0;
  for (int i = 0; i < rules_.berth_count; ++i) {
    const int vessel = sight_.vessel(i);
    if (vessel >= 0 && good(vessel).berths == kind.covered_by) from += kind.covered_width;
  }
  const int colour = sight_.colour();
  int to = sight_.pool(colour);
  for (std::size_t i = 0; i < rules_.spaces.size(); ++i) {
    to += sight_.workers(static_cast<int>(i), colour);
  }
  for (int column = 0; column < kind.grid->width(); ++column) {
    if (column >= from && column < to) continue;
    for (int row = 0; row < kind.grid->height(); ++row)
      taken.add(kind.grid->number_of({row, column}));
  }
  return taken;
}

CellSet BoardReader::apart_cells(int place, int which) const {
  const BoardKind& kind = sight_.kind_of(place);
  CellSet cells;
  for (std::size_t i = 0; i < kind.apart.size(); ++i) {
    if (kind.apart[i].has(laid_as(which))) cells |= sight_.apart(place, static_cast<int>(i));
  }
  return cells;
}

// Where tiles stand, one of a kind may lie on its long side and the others are upright.
bool BoardReader::may_turn(int place, int which, int turn) const {
  const BoardKind& kind = sight_.kind_of(place);
  if (!kind.grid->stands()) return true;
  const Shape& shape = rules_.shapes[static_cast<std::size_t>(shape_of(which))];
  if (shape.width == shape.height || turn % 2 == 1) return true;
  const int as = laid_as(which);
  int lying = 0;
  for (const LaidTile& tile : sight_.laid()) {
    if (tile.place == place && laid_as(tile.good) == as && tile.turn % 2 == 0) ++lying;
  }
  return lying < 1 + adjusted(Adjustment::Of::lying, GoodSet::of(as));
}

CellSet BoardReader::origins(int place, int which, int turn) const {
  return origins(place, which, turn, taken_cells(place));
}

CellSet BoardReader::origins(int place, int which, int turn, const CellSet& taken) const {
  const BoardKind& kind = sight_.kind_of(place);
  const LaidShape& shape = kind.tiles[static_cast<std::size_t>(shape_of(which))];
  if (turn >= shape.turns() || !may_turn(place, which, turn)) return {};
  return legal_origins(*kind.grid, shape, turn, taken, apart_cells(place, which));
}

bool BoardReader::can_put(int which, int place) const {
  if (supply(which) <= 0) return false;
  const BoardKind& kind = sight_.kind_of(place);
  for (std::size_t i = 0; i < kind.slots.size(); ++i) {
    if (can_fill(place, static_cast<int>(i), which)) return true;
  }
  return can_lay(which, place);
}

bool BoardReader::can_lay_on(int which, std::uint64_t places) const {
  for (std::uint64_t left = places; left != 0; left &= left - 1) {
    if (can_lay(which, std::countr_zero(left))) return true;
  }
  return false;
}

bool BoardReader::can_lay(int which, int place) const {
  const BoardKind& kind = sight_.kind_of(place);
  if (!kind.grid || shape_of(which) < 0 || !accepts(place, which)) return false;
  const LaidShape& shape = kind.tiles[static_cast<std::size_t>(shape_of(which))];
  for (int turn = 0; turn < shape.turns(); ++turn) {
    if (!origins(place, which, turn).empty()) return true;
  }
  return false;
}

bool BoardReader::can_put_on(int which, std::uint64_t places) const {
  for (std::uint64_t left = places; left != 0; left &= left - 1) {
    if (can_put(which, std::countr_zero(left))) return true;
  }
  return false;
}

// Goods first: of most there are none (tests/bench, path "gaps").
bool BoardReader::can_put_any(std::uint64_t places) const {
  for (int which = 0; which < static_cast<int>(rules_.goods.size()); ++which) {
    if (sight_.supply(which) <= 0) continue;
    if (can_put_on(which, places)) return true;
  }
  if (spent_ == nullptr) return false;
  // What is brought before comes to it.
  for (int which = 0; which < static_cast<int>(rules_.goods.size()); ++which) {
    if (sight_.supply(which) <= 0 && can_put_on(which, places)) return true;
  }
  return false;
}

bool BoardReader::can_fill(int place, int slot, int which) const {
  return sight_.kind_of(place).slots[static_cast<std::size_t>(slot)].first == which &&
         free_slots(place, slot) > 0 && holds(rules_.rulings.slots_when);
}

int BoardReader::free_slots(int place, int slot) const {
  return sight_.kind_of(place).slots[static_cast<std::size_t>(slot)].second -
         sight_.slot(place, slot);
}

void BoardReader::put_options(std::uint64_t places, std::vector<Option>& options,
                              const Act::Lay* one) const {
  const auto add = [&](Verb verb, int which, int place, int origin, int turn) {
    options.push_back({static_cast<std::uint8_t>(verb),
                       {static_cast<std::int16_t>(which), static_cast<std::int16_t>(place),
                        static_cast<std::int16_t>(origin), static_cast<std::int16_t>(turn)}});
  };
  const bool served = one != nullptr && one->from_served;
  const bool usual = !served && spent_ == nullptr;
  for (int which = 0; which < static_cast<int>(rules_.goods.size()); ++which) {
    if (usual && sight_.supply(which) <= 0) continue;
    if (!usual && (served ? sight_.eaten(which) : supply(which)) <= 0) continue;
    if (one != nullptr && !one->goods.empty() && !one->goods.has(which)) continue;
    for (int place = 0; place < static_cast<int>(rules_.places.size()); ++place) {
      if ((places >> place & 1) == 0) continue;
      const BoardKind& kind = sight_.kind_of(place);
      for (std::size_t i = 0; i < kind.slots.size(); ++i) {
        if (can_fill(place, static_cast<int>(i), which)) {
          add(Verb::fill, which, place, static_cast<int>(i), 0);
        }
      }
      if (!kind.grid || shape_of(which) < 0 || !accepts(place, which)) continue;
      const LaidShape& shape = kind.tiles[static_cast<std::size_t>(shape_of(which))];
      const CellSet taken = taken_cells(place);
      for (int turn = 0; turn < shape.turns(); ++turn) {
        for (const int origin : origins(place, which, turn, taken)) {
          add(Verb::put, which, place, origin, turn);
        }
      }
    }
  }
}

// Lays all of the goods into the hole. Its first cell has to be covered by one of them: without
// that, goods that are alike would be tried in every order.
bool BoardReader::fills(int place, const CellSet& hole, std::vector<int>& goods,
                        std::vector<LaidTile>& laid) const {
  if (hole.empty()) return goods.empty();
  const int first = hole.first();
  for (std::size_t i = 0; i < goods.size(); ++i) {
    const int which = goods[i];
    const auto here = goods.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find(goods.begin(), here, which) != here) continue;
    const LaidShape& shape = sight_.kind_of(place).tiles[static_cast<std::size_t>(shape_of(which))];
    for (int turn = 0; turn < shape.turns(); ++turn) {
      look(1);
      if (effort_->looks > max_board_looks) return false;
      for (const int origin : shape.origins(turn)) {
        const CellSet cells = shape.cells_of(turn, origin);
        if (!cells.has(first) || !cells.is_subset_of(hole)) continue;
        laid.push_back({static_cast<std::int16_t>(which), static_cast<std::int16_t>(place),
                        static_cast<std::int16_t>(origin), static_cast<std::int16_t>(turn)});
        goods.erase(goods.begin() + static_cast<std::ptrdiff_t>(i));
        if (fills(place, hole - cells, goods, laid)) return true;
        goods.insert(goods.begin() + static_cast<std::ptrdiff_t>(i), which);
        laid.pop_back();
      }
    }
  }
  return false;
}

// What fills the place of a tile comes from where all goods come from, and must be there.
BoardReader::Lifted BoardReader::lifted_by(const Act::Lift& act) const {
  Lifted lifted;
  std::vector<int> goods;
  for (const Share& share : act.fill) {
    const int count = std::min(amount(share), CellSet::max_items);
    goods.insert(goods.end(), static_cast<std::size_t>(count), share.good);
    if (std::count(goods.begin(), goods.end(), share.good) > to_be_had(share.good)) return lifted;
  }
  const int which = act.good;
  int at = -1;
  for (const LaidTile& tile : sight_.laid()) {
    ++at;
    if (tile.good != which) continue;
    const LaidShape& shape =
        sight_.kind_of(tile.place).tiles[static_cast<std::size_t>(shape_of(which))];
    lifted.fill.clear();
    if (!fills(tile.place, shape.cells_of(tile.turn, tile.origin), goods, lifted.fill)) continue;
    lifted.at = at;
    return lifted;
  }
  return lifted;
}

}  // namespace houserule
