// How a board game begins: from its start, or from a position that is stated.

#include <algorithm>

#include "board_agenda/board_run.h"

namespace houserule {

using ActKind = Act::Kind;

void BoardRun::begin() {
  set_table();
  start(rules_.main);
}

void BoardRun::set_table() {
  for (int which = 0; which < static_cast<int>(rules_.goods.size()); ++which) {
    table_.stock(which) = static_cast<std::int16_t>(std::max(0, good(which).stock));
  }
  for (const GoodPile& pile : rules_.piles) {
    for (const auto& [which, count] : pile.goods) {
      table_.drawable(which) = static_cast<std::int16_t>(count);
    }
  }
  for (int place = 0; place < static_cast<int>(rules_.places.size()); ++place) {
    const BoardKind& kind = sight_.kind_of(place);
    table_.owned(place) = kind.good < 0 ? 1 : 0;
    table_.face_up(place) = kind.is_back ? 0 : 1;
  }
  for (int colour = 0; colour < rules_.colours; ++colour) {
    table_.pool(colour) = static_cast<std::int16_t>(rules_.ready[static_cast<std::size_t>(colour)]);
  }
}

// The way down to the act of a phase: which part of each list, outermost first. Empty if there is
// none.
bool BoardRun::find_phase(int index, int phase, std::vector<std::pair<int, int>>& way) const {
  const Act& what = act(index);
  if (what.kind != ActKind::list && what.kind != ActKind::rounds) return false;
  for (std::size_t i = 0; i < what.parts.size(); ++i) {
    const Act& part = act(what.parts[i]);
    way.emplace_back(index, static_cast<int>(i));
    if (part.kind == ActKind::phase && part.as<Act::Phase>().phase == phase) return true;
    if (find_phase(what.parts[i], phase, way)) return true;
    way.pop_back();
  }
  return false;
}

// The act by which workers come as the game goes on, in this one or what it holds; no_act: none.
int BoardRun::bringing(int index) const {
  const Act& what = act(index);
  if (what.kind == ActKind::bring_workers) return index;
  if (what.kind == ActKind::phase) {
    return bringing(rules_.phases[static_cast<std::size_t>(what.as<Act::Phase>().phase)].act);
  }
  for (const int part : what.parts) {
    const int found = bringing(part);
    if (found != no_act) return found;
  }
  return no_act;
}

// Workers as the rules would have brought them by then; nobody listens to what has been.
void BoardRun::bring_until(int round) {
  const int index = bringing(rules_.main);
  for (int i = 1; index != no_act && i <= round; ++i) {
    table_.value(BoardValue::round) = static_cast<std::int16_t>(i);
    add_workers(act(index).as<Act::Times>());
  }
}

void BoardRun::begin_at(const BoardSetup& setup) {
  set_table();
  if (setup.phase < 0) {
    start(rules_.main);
  } else {
    std::vector<std::pair<int, int>> way;
    const bool found = find_phase(rules_.main, setup.phase, way);
    // Those of this round come with their phase, if that is still to be.
    bool still_to_come = false;
    if (found) {
      const auto& parts = act(way.back().first).parts;
      for (auto i = static_cast<std::size_t>(way.back().second); i < parts.size(); ++i) {
        still_to_come = still_to_come || bringing(parts[i]) != no_act;
      }
    }
    bring_until(setup.round - (still_to_come ? 1 : 0));
    // With its first part a round begins, which counts it.
    const bool begins = found && way.back().second == 0;
    table_.value(BoardValue::round) = static_cast<std::int16_t>(setup.round - (begins ? 1 : 0));
    if (found) {
      for (std::size_t i = 0; i < way.size(); ++i) {
        push(BoardFrame::act, way[i].first, act_words);
        // The last one is still to begin with its part; the others stand behind theirs.
        own_top().step = static_cast<std::uint16_t>(way[i].second + (i + 1 < way.size() ? 1 : 0));
        if (begins && act(way[i].first).kind == ActKind::rounds) set_word(0, 1);
      }
    } else {
      start(rules_.main);
    }
  }
  place_given(setup);
}

void BoardRun::place_given(const BoardSetup& setup) {
  const int colour = table_.colour();
  const int other = (colour + 1) % rules_.colours;
  for (const int place : setup.turned) {
    const int back = sight_.kind_of(place).back;
    if (back < 0) continue;
    table_.face_up(place) = 0;
    table_.face_up(rules_.kinds[static_cast<std::size_t>(back)].first_place) = 1;
  }
  for (const auto& [which, count] : setup.supply) give(which, count - table_.supply(which));
  for (const int which : setup.boards) give(which, 1);
  for (const auto& [which, cargo] : setup.vessels) {
    give(which, 1);
    for (int i = 0; i < rules_.berth_count; ++i) {
      if (sight_.vessel(i) == which && table_.cargo(i) == 0) {
        table_.cargo(i) = static_cast<std::int16_t>(cargo);
        break;
      }
    }
  }
  for (const auto& [strip, next] : setup.strips) {
    table_.strip(strip) = static_cast<std::int16_t>(next + 1);
  }
  const auto stand = [&](const std::vector<std::pair<int, int>>& list, int of) {
    for (const auto& [space, count] : list) {
      table_.workers(space, of) = static_cast<std::int16_t>(count);
      table_.pool(of) = static_cast<std::int16_t>(std::max(0, table_.pool(of) - count));
      if (of == colour) ++table_.placements(std::min(count, 7));
    }
  };
  stand(setup.on_spaces, colour);
  if (rules_.colours > 1) stand(setup.others_on_spaces, other);
  if (setup.workers >= 0) table_.pool(colour) = static_cast<std::int16_t>(setup.workers);
  if (setup.other_workers >= 0) table_.pool(other) = static_cast<std::int16_t>(setup.other_workers);
  for (const Option& option : setup.laid) {
    // What lies on a board is no longer to be had.
    if (give(option.of[0], 1) == 0) add_good(option.of[0], 1);
    if (static_cast<Verb>(option.verb) == Verb::put) {
      lay(option);
    } else {
      fill(option);
    }
  }
  const auto cards = [&](std::size_t zone, const CardSet& set) {
    own_.set_cards(game_.layout, zone, seat_at(0), set);
    own_.set_cards(game_.layout, pile_zone_, seat_at(0),
                   own_.cards(game_.layout, pile_zone_) - set);
  };
  cards(StateLayout::hand, setup.hand);
  cards(open_zone_, setup.open);
  auto& scripted = table_.value(BoardValue::scripted);
  for (const std::int16_t result : setup.chance) {
    if (scripted == max_scripted) break;
    table_.scripted(scripted++) = result;
  }
  table_.value(BoardValue::quiet) = 0;
  table_.value(BoardValue::changed) = 0;
}

}  // namespace houserule
