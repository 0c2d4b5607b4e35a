// Numbers that rules ask for.

#include <algorithm>

#include "board_agenda/board_reader.h"
#include "grid/grid_value.h"

namespace houserule {

std::uint64_t BoardReader::bits(int at, int first) const {
  std::uint64_t all = 0;
  for (int i = 0; i < 4; ++i) {
    all |= static_cast<std::uint64_t>(static_cast<std::uint16_t>(word(at, first + i))) << (16 * i);
  }
  return all;
}

int BoardReader::counting_action() const {
  for (int at = depth() - 1; at >= 0; --at) {
    if (kind(at) == BoardFrame::action) return (frame(at).flags & frame_frozen) != 0 ? -1 : at;
    if (kind(at) == BoardFrame::phase || kind(at) == BoardFrame::anytime) return -1;
    if (kind(at) == BoardFrame::gap) return -1;  // bought at a gap: no part of the action
  }
  return -1;
}

int BoardReader::counting_around(int inner) const {
  if (!rules_.rulings.nested_gains) return -1;
  for (int at = inner - 1; at >= 0; --at) {
    if (kind(at) == BoardFrame::action && (frame(at).flags & frame_frozen) == 0) return at;
  }
  return -1;
}

int BoardReader::action() const {
  if (opening_ != nullptr) return opened_;
  for (int at = depth() - 1; at >= 0; --at) {
    if (kind(at) == BoardFrame::action) return at;
  }
  return -1;
}

int BoardReader::phase() const {
  for (int at = depth() - 1; at >= 0; --at) {
    if (kind(at) == BoardFrame::phase) return at;
  }
  return -1;
}

int BoardReader::action_at_work() const {
  if (is_listener_) return -1;
  if (opening_ != nullptr) return opened_;
  for (int at = depth() - 1; at >= 0; --at) {
    if (kind(at) == BoardFrame::action) return at;
    if (kind(at) == BoardFrame::gap || kind(at) == BoardFrame::anytime) return -1;
    if (kind(at) == BoardFrame::window) return -1;  // what a listener costs is its own
  }
  return -1;
}

bool BoardReader::action_open() const { return action() >= 0; }

int BoardReader::workers_on(std::uint32_t groups, unsigned columns, bool own_colour) const {
  int sum = 0;
  for (std::size_t i = 0; i < rules_.spaces.size(); ++i) {
    const Space& space = rules_.spaces[i];
    if (groups != 0 && (space.groups & groups) == 0) continue;
    if (columns != 0 && (columns >> space.column & 1U) == 0) continue;
    for (int colour = 0; colour < rules_.colours; ++colour) {
      if (own_colour && colour != sight_.colour()) continue;
      sum += sight_.workers(static_cast<int>(i), colour);
    }
  }
  return sum;
}

int BoardReader::income() const {
  int sum = 0;
  for (int place = 0; place < static_cast<int>(rules_.places.size()); ++place) {
    if (sight_.owned(place) == 0 || !sight_.kind_of(place).grid) continue;
    sum += houserule::income(*sight_.kind_of(place).grid, sight_.covered(place));
  }
  return sum;
}

int BoardReader::owned_points(std::uint64_t kinds) const {
  int sum = 0;
  for (int place = 0; place < static_cast<int>(rules_.places.size()); ++place) {
    const int which = sight_.place_at(place).kind;
    if (sight_.owned(place) != 0 && (kinds >> which & 1) != 0) sum += sight_.kind_of(place).points;
  }
  return sum;
}

namespace {

int step_of(const std::vector<std::pair<int, int>>& steps, int reached) {
  int result = 0;
  for (const auto& [from, number] : steps) {
    if (reached >= from) result = number;
  }
  return result;
}

}  // namespace

int BoardReader::of_action(int which) const {
  const int at = action();
  return at < 0 ? 0 : action_word(at, which);
}

// What a number asks for that is no part of it may ask for the number.
int BoardReader::value_elsewhere(int index) const {
  const Level level(*this);
  return level ? value(index) : 0;
}

int BoardReader::value(int index) const {
  using Kind = Term::Kind;
  const Term& term = rules_.terms[static_cast<std::size_t>(index)];
  const auto part = [&](std::size_t i) { return value(term.parts[i]); };
  switch (term.kind) {
    case Kind::number:
      return term.value;
    case Kind::count:
      return total(term.goods);
    case Kind::kinds: {
      int kinds = 0;
      for (const int good : term.goods) kinds += supply(good) > 0 ? 1 : 0;
      return kinds;
    }
    case Kind::round:
      return sight_.round();
    case Kind::last_round:
      return sight_.round() >= value_elsewhere(rules_.rounds) ? 1 : 0;
    case Kind::workers:
      return workers_on(term.groups, term.columns, term.own_colour);
    case Kind::at_home:
      return sight_.pool(sight_.colour());
    case Kind::placed_now:
      return of_action(ActionWord::placed);
    case Kind::placements:
      return sight_.placements(term.value);
    case Kind::owned: {
      int owned = total(term.goods);
      for (const LaidTile& tile : sight_.laid()) owned += term.goods.has(tile.good) ? 1 : 0;
      for (int place = 0; place < static_cast<int>(rules_.places.size()); ++place) {
        const bool counts = (term.boards >> sight_.place_at(place).kind & 1) != 0;
        owned += counts ? sight_.owned(place) : 0;
      }
      return owned;
    }
    case Kind::points_of:
      return owned_points(term.boards);
    case Kind::card_points: {
      int points = 0;
      for (const Card card : open_cards()) {
        points += rules_.cards[static_cast<std::size_t>(index_of(card))].points;
      }
      for (const Adjustment& one : rules_.adjustments) {
        if (one.of == Adjustment::Of::points && is_open(one.card))
          points += value_elsewhere(one.by);
      }
      return points;
    }
    case Kind::income:
      return income();
    case Kind::uncovered: {
      const int place = rules_.kinds[static_cast<std::size_t>(term.value)].first_place;
      const Grid& grid = *sight_.kind_of(place).grid;
      const CellSet taken = taken_cells(place);
      int open = 0;
      for (int column = 0; column < grid.width(); ++column) {
        open += taken.has(grid.number_of({grid.height() - 1, column})) ? 0 : 1;
      }
      return open;
    }
    case Kind::bad_cells: {
      int bad = 0;
      for (int place = 0; place < static_cast<int>(rules_.places.size()); ++place) {
        if (sight_.owned(place) == 0) continue;
        const BoardKind& board = sight_.kind_of(place);
        if (board.grid) bad += uncovered_penalties(*board.grid, sight_.covered(place));
        for (int i = 0; i < static_cast<int>(board.slots.size()); ++i) bad += free_slots(place, i);
      }
      return bad;
    }
    case Kind::served: {
      int served = 0;
      for (const int one : term.goods) served += sight_.eaten(one);
      return served;
    }
    case Kind::cargo:
    case Kind::laden: {
      int sum = 0;
      for (int i = 0; i < rules_.berth_count; ++i) {
        const int vessel = sight_.vessel(i);
        if (vessel < 0 || !term.goods.has(vessel)) continue;
        if (term.kind == Kind::cargo) {
          sum += sight_.cargo(i);
        } else {
          sum += sight_.cargo(i) >= term.value ? 1 : 0;
        }
      }
      return sum;
    }
    case Kind::level:
      return phase() < 0 ? 0 : word(phase(), PhaseWord::level);
    case Kind::had_at_start:
      return phase() < 0 ? 0 : word(phase(), PhaseWord::snapshot + term.value);
    case Kind::gained:
      return of_action(ActionWord::gained + term.value);
    case Kind::spent:
      return of_action(ActionWord::spent + term.value);
    case Kind::cards_played:
      return of_action(ActionWord::plays);
    case Kind::kinds_taken:
      return std::popcount(static_cast<unsigned>(of_action(ActionWord::items)));
    case Kind::rolled:
      return of_action(ActionWord::rolled);
    case Kind::rolls:
      return of_action(ActionWord::rolls);
    case Kind::vessels_used:
      return std::popcount(static_cast<std::uint16_t>(of_action(ActionWord::berths)));
    case Kind::forgone:
      return std::any_of(term.goods.begin(), term.goods.end(),
                         [&](int one) { return is_forgone(one); })
                 ? 1
                 : 0;
    case Kind::just_gained: {
      int at = depth() - 1;
      while (at >= 0 && kind(at) != BoardFrame::window) --at;
      return at < 0 ? 0 : heard_of(at, term.goods);
    }
    case Kind::done: {
      const int at = action();
      return at >= 0 && action_bit(at, ActionWord::done, term.value) ? 1 : 0;
    }
    case Kind::in_phase:
      return phase() >= 0 && frame(phase()).block == term.value ? 1 : 0;
    case Kind::actions_open:
    case Kind::actions_begun: {
      const int least = term.kind == Kind::actions_open ? 0 : action_placed + 1;
      int count = opening_ == nullptr ? 0 : 1;
      for (int at = 0; at < depth(); ++at) {
        count += kind(at) == BoardFrame::action && frame(at).step >= least ? 1 : 0;
      }
      return count;
    }
    case Kind::at_gap: {
      int at = depth() - 1;
      while (at >= 0 && kind(at) != BoardFrame::gap) --at;
      return at >= 0 && word(at, 0) == term.value ? 1 : 0;
    }
    case Kind::phases_begun:
      return sight_.phases_begun(term.value);
    case Kind::by_round: {
      const auto at = static_cast<std::size_t>(std::max(0, sight_.round() - 1));
      return at < term.steps.size() ? term.steps[at].second : 0;
    }
    case Kind::by_count:
      return step_of(term.steps, part(0));
    case Kind::sum: {
      std::int64_t sum = 0;
      for (const int one : term.parts) sum += value(one);
      return bounded(sum);
    }
    case Kind::product: {
      int product = 1;
      for (const int one : term.parts) product = bounded(std::int64_t{product} * value(one));
      return product;
    }
    case Kind::half: {
      const int whole = part(0);
      return whole >= 0 ? whole / 2 : -((1 - whole) / 2);
    }
    case Kind::least:
    case Kind::most: {
      int best = part(0);
      for (const int one : term.parts) {
        best = term.kind == Kind::least ? std::min(best, value(one)) : std::max(best, value(one));
      }
      return best;
    }
    case Kind::minus:
      return -part(0);
    case Kind::at_least:
      return part(0) >= part(1) ? 1 : 0;
    case Kind::at_most:
      return part(0) <= part(1) ? 1 : 0;
    case Kind::exactly:
      return part(0) == part(1) ? 1 : 0;
    case Kind::all_of:
      return std::all_of(term.parts.begin(), term.parts.end(),
                         [&](int one) { return value(one) != 0; })
                 ? 1
                 : 0;
    case Kind::any_of:
    case Kind::none_of: {
      const bool any = std::any_of(term.parts.begin(), term.parts.end(),
                                   [&](int one) { return value(one) != 0; });
      return any == (term.kind == Kind::any_of) ? 1 : 0;
    }
  }
  return 0;
}

}  // namespace houserule
