#include "board_agenda/board_look.h"

#include <numeric>

#include "board_agenda/board_reader.h"
#include "grid/grid_value.h"

namespace houserule {

using ActKind = Act::Kind;

namespace {

constexpr std::size_t open_cards_zone = StateLayout::first_declared;

// Goes through what an act needs, in its order, as far as it is needed for sure.
class LackFinder {
 public:
  explicit LackFinder(const BoardReader& reader) : reader_(reader) {}

  BoardLook::Lack find(int index) {
    const Act& act = reader_.act(index);
    if (act.when != no_term && !reader_.holds(act.when)) return {.term = act.when};
    if (const auto* const step = std::get_if<Act::Step>(&act.keeps)) {
      if (!reader_.needed(step->needs, step->deed)) return {.term = step->needs};
      if (step->premise != no_act && !reader_.able(step->premise)) return find(step->premise);
    }
    if (const auto* const rolls = std::get_if<Act::Roll>(&act.keeps)) {
      const RollRules& roll = reader_.sight().rules().rolls[static_cast<std::size_t>(rolls->roll)];
      if (!reader_.needed(roll.needs, roll.deed)) return {.term = roll.needs};
      if (reader_.vessels_ready(roll) == 0) return {.good = roll.vessel, .needed = 1};
    }
    const auto* const buy = std::get_if<Act::Buy>(&act.keeps);
    if (buy != nullptr && !reader_.holds(buy->needs)) return {.term = buy->needs};
    for (const Share& share : costs_of(act)) {
      const int due = reader_.due(share);
      const int there = reader_.sight().supply(share.good);
      if (due > there) return {.good = share.good, .needed = due, .there = there};
    }
    // Of several parts the first that is not possible says what is missing.
    for (const int part : act.parts) {
      if (reader_.able(part)) continue;
      const BoardLook::Lack lack = find(part);
      if (lack.good >= 0 || lack.term != no_term) return lack;
    }
    return {};
  }

 private:
  const BoardReader& reader_;
};

}  // namespace

int BoardLook::rounds() const {
  return rules_.rounds == no_term ? 0 : BoardReader(game_, state_).value(rules_.rounds);
}

int BoardLook::phase() const {
  const BoardReader reader(game_, state_);
  const int at = reader.phase();
  return at < 0 ? -1 : static_cast<int>(reader.frame(at).block);
}

int BoardLook::workers_of_round() const {
  int all = workers_ready();
  for (int i = 0; i < static_cast<int>(rules_.spaces.size()); ++i) {
    all += sight_.workers(i, colour());
  }
  return all;
}

CardSet BoardLook::hand() const { return BoardReader(game_, state_).hand(); }
CardSet BoardLook::open_cards() const { return state_.cards(game_.layout, open_cards_zone); }

std::vector<int> BoardLook::score_lines() const {
  const BoardReader reader(game_, state_);
  std::vector<int> lines;
  for (const SheetLine& line : rules_.sheet) lines.push_back(reader.value(line.term));
  return lines;
}

int BoardLook::score() const {
  const std::vector<int> lines = score_lines();
  return std::accumulate(lines.begin(), lines.end(), 0);
}

BoardLook::Place BoardLook::place_at(int space) const {
  const BoardReader reader(game_, state_);
  if (!sight_.is_free(space)) return Place::taken;
  if (workers_ready() < reader.placement_cost(space)) return Place::too_few;
  return reader.can_use_space(space) ? Place::possible : Place::nothing_yet;
}

int BoardLook::workers_needed(int space) const {
  return BoardReader(game_, state_).placement_cost(space);
}

BoardLook::Lack BoardLook::lack_at(int space) const {
  const BoardReader reader(game_, state_);
  const BoardReader::Opening opening = reader.opening_of(space);
  return LackFinder(reader.inside(opening)).find(opening.act);
}

int BoardLook::income_of(int place) const {
  const BoardKind& kind = sight_.kind_of(place);
  return kind.grid ? houserule::income(*kind.grid, sight_.covered(place)) : 0;
}

int BoardLook::open_penalties(int place) const {
  const BoardKind& kind = sight_.kind_of(place);
  return kind.grid ? uncovered_penalties(*kind.grid, sight_.covered(place)) : 0;
}

CellSet BoardLook::taken_cells(int place) const {
  return BoardReader(game_, state_).taken_cells(place);
}

CellSet BoardLook::due_bonuses_of(int place) const {
  const BoardKind& kind = sight_.kind_of(place);
  return kind.grid ? due_bonuses(*kind.grid, sight_.covered(place)) : CellSet();
}

const LaidShape& BoardLook::shape_of(int good, int place) const {
  const int shape = BoardReader(game_, state_).shape_of(good);
  return sight_.kind_of(place).tiles[static_cast<std::size_t>(shape)];
}

int BoardLook::turns_of(int good, int place) const {
  const bool laid = BoardReader(game_, state_).shape_of(good) >= 0 && sight_.kind_of(place).grid;
  return laid ? shape_of(good, place).turns() : 0;
}

BoardLook::TileFit BoardLook::fit(int good, int place, int turn, GridCell origin) const {
  const BoardReader reader(game_, state_);
  TileFit fit;
  fit.fitting = fit_of(*sight_.kind_of(place).grid, shape_of(good, place), turn, origin,
                       reader.taken_cells(place), reader.apart_cells(place, good));
  fit.turn_refused = !reader.may_turn(place, good, turn);
  return fit;
}

bool BoardLook::accepts(int place, int good) const {
  return sight_.kind_of(place).grid && BoardReader(game_, state_).accepts(place, good);
}

BoardLook::Asked BoardLook::asked() const {
  const BoardReader reader(game_, state_);
  Asked asked;
  if (reader.depth() == 0) return asked;
  const int running = reader.action();
  if (running >= 0) asked.space = reader.word(running, ActionWord::space);
  asked.in_action = reader.action_open();
  switch (reader.kind(reader.depth() - 1)) {
    case BoardFrame::gap:
      asked.gap = reader.word(0);
      asked.question = reader.top().block == 0 ? Question::gap : Question::named;
      return asked;
    case BoardFrame::window:
      asked.question = Question::window;
      asked.window = static_cast<Window>(reader.word(WindowWord::which));
      return asked;
    case BoardFrame::batch:
      asked.question = Question::gain;
      return asked;
    case BoardFrame::act:
      look_at_act(reader, asked);
      return asked;
    case BoardFrame::action:
    case BoardFrame::phase:
    case BoardFrame::anytime:
    case BoardFrame::instead:
      return asked;
  }
  return asked;
}

void BoardLook::look_at_act(const BoardReader& reader, Asked& asked) const {
  asked.question = Question::act;
  asked.act = static_cast<int>(reader.top().block);
  const Act& act = reader.act(asked.act);
  if (act.kind == ActKind::turns) asked.question = Question::turn;
  if (act.kind == ActKind::panels) {
    const auto at = static_cast<std::size_t>(reader.word(0));
    if (at < act.parts.size()) asked.part = act.parts[at];
  }
  if (act.kind == ActKind::roll) {
    asked.roll = act.as<Act::Roll>().roll;
    const RollRules& roll = rules_.rolls[static_cast<std::size_t>(asked.roll)];
    asked.question = reader.top().step == 0 ? Question::sail : Question::roll;
    asked.rolled = reader.word(1);
    asked.result = reader.result_now(roll);
    asked.rolls_left = roll.rolls + reader.adjusted(Adjustment::Of::rolls, {}) - reader.word(0);
  }
}

std::vector<int> BoardLook::payers(int roll) const {
  const BoardReader reader(game_, state_);
  std::vector<int> goods;
  for (const int good : reader.payers(rules_.rolls[static_cast<std::size_t>(roll)])) {
    if (goods.size() < 4) goods.push_back(good);
  }
  return goods;
}

}  // namespace houserule
