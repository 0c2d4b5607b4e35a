// What happens on boards: tiles are laid, cells pay, strips and sides turn.

#include <algorithm>

#include "board_agenda/board_run.h"
#include "grid/grid_value.h"

namespace houserule {

using TraceKind = TraceEvent::Kind;

// Without anybody listening.
void BoardRun::lay(const Option& option) {
  const int which = option.of[0];
  const int place = option.of[1];
  const int origin = option.of[2];
  const int turn = option.of[3];
  const BoardKind& kind = sight_.kind_of(place);
  const LaidShape& shape = kind.tiles[static_cast<std::size_t>(shape_of(which))];
  const CellSet cells = shape.cells_of(turn, origin);
  table_.set_covered(place, table_.covered(place) | cells);
  for (std::size_t i = 0; i < kind.apart.size(); ++i) {
    if (!kind.apart[i].has(laid_as(which))) continue;
    table_.set_apart(place, static_cast<int>(i), table_.apart(place, static_cast<int>(i)) | cells);
  }
  auto& laid = table_.value(BoardValue::laid);
  ++laid;
  table_.laid().back() = {static_cast<std::int16_t>(which), static_cast<std::int16_t>(place),
                          static_cast<std::int16_t>(origin), static_cast<std::int16_t>(turn)};
  if (kind.for_meals) ++table_.eaten(which);
  // A unique tile that is laid is still one's own: it does not go back to the stock.
  --table_.supply(which);
}

void BoardRun::put(const Option& option) {
  lay(option);
  const int which = option.of[0];
  const int place = option.of[1];
  tell({.kind = TraceKind::put, .a = which, .b = place, .c = option.of[2]});
  changed();
  const GoodDelta event{static_cast<std::int16_t>(which), 1};
  open_window(Window::on_put, place, 0, {&event, 1});
}

void BoardRun::fill(const Option& option) {
  --table_.supply(option.of[0]);
  ++table_.slot(option.of[1], option.of[2]);
  tell({.kind = TraceKind::put, .a = option.of[0], .b = option.of[1]});
  changed();
}

// What was set out before its phase counts for it, as if it were put there now.
void BoardRun::count_meals(int board) {
  for (int i = 0; i < static_cast<int>(rules_.goods.size()); ++i) table_.eaten(i) = 0;
  for (const LaidTile& tile : sight_.laid()) {
    if (sight_.place_at(tile.place).kind != board) continue;
    ++table_.eaten(tile.good);
    const GoodDelta event{tile.good, 1};
    open_window(Window::on_put, tile.place, 0, {&event, 1});
  }
}

void BoardRun::forgo(const Act::Goods& what) {
  if (phase() < 0) return;
  for (const int which : what.goods) set_bit(phase(), PhaseWord::forgone, laid_as(which));
}

// What was served goes back to where all goods come from.
void BoardRun::clear_board(const Act::Board& what) {
  const int place = rules_.kinds[static_cast<std::size_t>(what.board)].first_place;
  const BoardKind& kind = sight_.kind_of(place);
  table_.set_covered(place, {});
  for (std::size_t i = 0; i < kind.apart.size(); ++i) {
    table_.set_apart(place, static_cast<int>(i), {});
  }
  const std::span<LaidTile> laid = table_.laid();
  std::size_t kept = 0;
  for (const LaidTile& tile : laid) {
    if (tile.place != place) {
      laid[kept++] = tile;
    } else if (good(tile.good).stock >= 0) {
      ++table_.stock(tile.good);
    }
  }
  std::fill(laid.begin() + static_cast<std::ptrdiff_t>(kept), laid.end(), LaidTile{});
  table_.value(BoardValue::laid) = static_cast<std::int16_t>(kept);
}

GoodRow BoardRun::due_of_board(bool bonus, int place) {
  if (bonus) {
    if (!has_bit(depth() - 1, 1, place)) return yield_of(place);
    const auto& listeners = rules_.listeners[static_cast<std::size_t>(Window::instead_of_yield)];
    GoodRow instead;
    for (const Share& share : gains_of(act(listeners[static_cast<std::size_t>(word(4))].act))) {
      instead.add(share.good, amount(share));
    }
    return instead;
  }
  GoodRow silver;
  silver.add(rules_.silver, houserule::income(*sight_.kind_of(place).grid, sight_.covered(place)));
  return silver;
}

// What all boards pay is one event; nothing is paid before all of them have been looked at. Where
// tables want gaps in between, each is an event of its own. Words: 0 the next board that is asked
// about, 1 and 2 bits: boards whose yield was replaced, 3 the next board that pays. Steps: 1 look,
// 2 over, 3 a gap after a board.
bool BoardRun::step_evaluation(const Act& what) {
  Frame& frame = own_top();
  if (frame.step == 0) {
    tell({.kind = TraceKind::evaluate, .a = phase() < 0 ? -1 : this->frame(phase()).block});
    frame.step = 1;
  }
  if (frame.step == 2) return end(false);
  if (frame.step == 3) {
    frame.step = 1;
    open_gap(rules_.board_gap);
    return true;
  }
  const bool bonus = what.kind == Act::Kind::evaluate_bonus;
  std::uint64_t kinds = ~std::uint64_t{0};
  if (bonus && phase() >= 0) kinds = bits(phase(), PhaseWord::boards);
  if (bonus && what.as<Act::Boards>().boards != 0) kinds &= what.as<Act::Boards>().boards;
  GoodRow row;
  for (int place = word(3); place < static_cast<int>(rules_.places.size()); ++place) {
    if (sight_.owned(place) == 0 || !sight_.kind_of(place).grid) continue;
    if ((kinds >> sight_.place_at(place).kind & 1) == 0) continue;
    if (bonus && !has_bit(depth() - 1, 1, place) && word(0) <= place) {
      set_word(0, place);
      if (replacing_yield(place) >= 0) return false;
    }
    const GoodRow due = due_of_board(bonus, place);
    for (const GoodDelta& one : due.goods()) row.add(one.first, one.second);
    if (!rules_.rulings.gaps_in_evaluation || row.empty()) continue;
    set_word(3, place + 1);
    frame.step = 3;
    commit(row);
    return true;
  }
  frame.step = 2;
  commit(row);
  return true;
}

void BoardRun::decline_yield(const Act& /*what*/) { set_word(0, word(0) + 1); }

// One pair of boards is turned if nobody has it; silver lying on it goes back. Every other that
// nobody has gets some.
void BoardRun::turn_boards(const Act::Turning& what) {
  const int round = table_.round();
  const bool known = round >= 1 && round <= static_cast<int>(what.by_round.size());
  const int turned = known ? what.by_round[static_cast<std::size_t>(round - 1)] : -1;
  if (turned < 0) return;
  for (int place = 0; place < static_cast<int>(rules_.places.size()); ++place) {
    const BoardKind& kind = sight_.kind_of(place);
    if (kind.back < 0) continue;
    const int back = rules_.kinds[static_cast<std::size_t>(kind.back)].first_place;
    if (table_.owned(place) != 0 || table_.owned(back) != 0) continue;
    if (sight_.place_at(place).kind == turned) {
      table_.face_up(place) = 0;
      table_.face_up(back) = 1;
      table_.lying(place) = 0;
      continue;
    }
    const int shown = table_.face_up(place) != 0 ? place : back;
    table_.lying(shown) = kept(table_.lying(shown) + what.lay);
  }
}

void BoardRun::reveal_strips(const Act::Times& what) { turn_up(value(what.times)); }

void BoardRun::turn_up(int count) {
  for (; count > 0; --count) {
    int hidden = 0;
    for (int i = 0; i < static_cast<int>(rules_.strips.size()); ++i) {
      hidden += table_.strip(i) == 0 ? 1 : 0;
    }
    if (hidden == 0) return;
    const int fixed = scripted(Chance::strip, 0, static_cast<int>(rules_.strips.size()) - 1);
    if (fixed >= 0 && table_.strip(fixed) == 0) {
      table_.strip(fixed) = 1;
      continue;
    }
    auto at = static_cast<int>(chance().below(static_cast<std::uint32_t>(hidden)));
    for (int i = 0; i < static_cast<int>(rules_.strips.size()); ++i) {
      if (table_.strip(i) != 0 || at-- > 0) continue;
      table_.strip(i) = 1;
      break;
    }
  }
}

// The next item of every open strip is lost, then more strips are turned up.
void BoardRun::advance_strips(const Act::Advance& what) {
  GoodRow lost;
  for (int i = 0; i < static_cast<int>(rules_.strips.size()); ++i) {
    if (items_left(i) == 0) continue;
    const auto& items = rules_.strips[static_cast<std::size_t>(i)].items;
    const auto& [which, count] = items[static_cast<std::size_t>(table_.strip(i) - 1)];
    if (items_left(i) == 1 && what.last.has(which)) continue;
    lost.add(which, count);
    ++table_.strip(i);
    if (items_left(i) == 0) table_.strip(i) = -1;
  }
  turn_up(value(what.times));
  open_window(Window::on_lost, -1, 0, lost.goods());
}

// Of vessels that are alike the first is loaded.
void BoardRun::load(const Option& option) {
  for (int i = 0; i < rules_.berth_count; ++i) {
    if (sight_.vessel(i) != option.of[0] || table_.cargo(i) != option.of[1]) continue;
    const int cargo = good(option.of[0]).cargo;
    if (!has_room_for(i, cargo)) continue;
    ++table_.cargo(i);
    --table_.supply(cargo);
    tell({.kind = TraceKind::load, .a = option.of[0], .b = option.of[1]});
    changed();
    return;
  }
}

void BoardRun::unload(const Option& option) {
  for (int i = 0; i < rules_.berth_count; ++i) {
    if (sight_.vessel(i) != option.of[0] || table_.cargo(i) != option.of[1]) continue;
    --table_.cargo(i);
    add_good(good(option.of[0]).cargo, 1);
    tell({.kind = TraceKind::unload, .a = option.of[0], .b = option.of[1]});
    changed();
    return;
  }
}

void BoardRun::remove_cargo(const Act::LoseCargo& what) {
  const int at = action();
  const auto used = at < 0 ? 0U : static_cast<unsigned>(word(at, ActionWord::berths));
  for (int i = 0; i < rules_.berth_count; ++i) {
    if ((used >> i & 1U) == 0 || table_.cargo(i) == 0) continue;
    tell({.kind = TraceKind::cargo_lost, .a = sight_.vessel(i), .b = sight_.cargo(i)});
    --table_.cargo(i);
    if (what.choose_again) own_word(at, ActionWord::berths) = 0;
    changed();
    return;
  }
}

// The tile comes back to the supply, and others fill its place exactly.
void BoardRun::lift(const Act::Lift& what) {
  const Lifted lifted = lifted_by(what);
  if (lifted.at < 0) return;
  const std::span<LaidTile> laid = table_.laid();
  const LaidTile tile = laid[static_cast<std::size_t>(lifted.at)];
  std::move(laid.begin() + lifted.at + 1, laid.end(), laid.begin() + lifted.at);
  laid.back() = LaidTile{};
  auto& count = table_.value(BoardValue::laid);
  --count;
  add_good(tile.good, 1);
  tell({.kind = TraceKind::lift, .a = tile.good, .b = tile.place});
  for (const LaidTile& one : lifted.fill) {
    give(one.good, 1);
    add_good(one.good, -1);
    ++count;
    table_.laid().back() = one;
  }
  changed();
}

}  // namespace houserule
