#include "lab/play/side_by_side.h"

#include <algorithm>

#include "lab/play/table_comparison.h"
#include "session/records/board_given.h"
#include "session/records/record.h"

namespace houserule {

namespace {

constexpr int most_moves_of_deal = 4000;
constexpr int most_throw_ins = 12;  // deals thrown in before a match is given up

}  // namespace

struct SideBySide::Inside {
  // Both tables at a decision with a choice, to go back to.
  struct Stop {
    State first;
    State second;
    std::size_t moves = 0;
  };

  PlayedTable first;
  PlayedTable second;
  TableMatch match;
  TableComparison comparison;
  std::vector<Move> moves;
  std::vector<Stop> stops;  // of the deal, where it is to be forked
  std::optional<PlayFault> fault;

  Inside(LoadedTable base, LoadedTable varied)
      : first(std::move(base)),
        second(std::move(varied)),
        match(first.rules(), second.rules()),
        comparison(first, second, match) {}

  void make(PlayedTable& side, const Move& move) {
    if (&side == &second) moves.push_back(move);
    side.agenda().apply(side.state, move, side.around());
  }

  void run(PlayedTable& side) {
    while (true) {
      side.decision = side.agenda().run(side.state, side.around());
      if (!side.must_pass()) return;
      make(side, side.decision.choices.move(0));
    }
  }

  // Board games go from one gap to the next side by side, as far as both only pass, so that what
  // differs is seen where it comes about. Returns whether each must find its next decision alone.
  bool run_together() {
    if (first.rules().board == nullptr || second.rules().board == nullptr) return true;
    const BoardComparison& boards = match.board();
    while (true) {
      first.decision = first.agenda().run(first.state, first.around());
      second.decision = second.agenda().run(second.state, second.around());
      if (!first.is_asking() || !second.is_asking()) return true;
      const bool are_alike = match.same_layout() && first.state == second.state;
      if (!are_alike) {
        if (!boards.same_place(first.state, second.state)) return true;
        if (!boards.difference(first.state, second.state).empty()) return false;
      }
      if (!first.must_pass() || !second.must_pass()) return false;
      make(first, first.decision.choices.move(0));
      make(second, second.decision.choices.move(0));
    }
  }

  // Returns false where the table has no such position.
  bool begin(PlayedTable& side, const Course& course) {
    side.own_setup.reset();
    if (course.setup != nullptr) {
      side.own_setup = *course.setup;
      if (!read_again(side)) return false;
    }
    side.setups.setup = side.own_setup ? &*side.own_setup : nullptr;
    side.happened.events.clear();
    side.agenda().begin(side.state, course.seed);
    return true;
  }

  // Tables may number goods, spaces and boards otherwise.
  static bool read_again(PlayedTable& side) {
    auto& board = side.own_setup->board;
    if (board == nullptr || board->given == nullptr) return true;
    bool is_sound = true;
    board = std::make_shared<const BoardSetup>(read_board_given(
        board->given.get(), side.rules(), [&](const Diagnostic&) { is_sound = false; }));
    return is_sound;
  }

  // Puts a move to both tables, which wait for one.
  void choose(Mover& mover) {
    first.happened.events.clear();
    second.happened.events.clear();
    comparison.since(comparison.stop_here());
    const Move move =
        mover.choose(first.table, first.state, first.decision, first.decision.choices);
    make(first, move);
    make(second, match.move(move, second.decision.choices));
  }

  bool note_fault() {
    const auto fails = [](const PlayedTable& side) {
      return side.decision.kind == Decision::Kind::fault;
    };
    if (!fails(first) && !fails(second)) return false;
    const PlayedTable& failed = fails(first) ? first : second;
    fault = PlayFault{failed.table.hooks->fault(), !fails(first)};
    fault->fault.message =
        sentence("fault-in-deal", {{"fault", fault->fault.message},
                                   {"deal", same(std::to_string(failed.core().deal))},
                                   {"table", same(failed.rules().spec)},
                                   {"seed", same(std::to_string(failed.core().seed))}});
    return true;
  }

  // Plays on to the end of the course.
  std::optional<FirstDifference> go_on(const Course& course, Mover& mover) {
    const int most_moves = most_moves_of_deal * std::max(1, course.deals);
    for (int made = 0; made < most_moves; ++made) {
      if (run_together()) {
        run(first);
        run(second);
      }
      if (note_fault()) return std::nullopt;
      if (auto found = comparison.compare()) return found;
      const Core& core = first.core();
      if (!first.is_asking() || core.deals_played >= course.deals) return std::nullopt;
      if (static_cast<int>(core.deals_begun) > core.deals_played + most_throw_ins) {
        return std::nullopt;
      }
      if (course.forks > 0 && first.decision.choices.count() > 1) {
        stops.push_back({first.state, second.state, moves.size()});
      }
      choose(mover);
    }
    return std::nullopt;
  }

  std::optional<FirstDifference> play(const Course& course, Mover& mover) {
    moves.clear();
    stops.clear();
    fault.reset();
    comparison.since({});
    if (!begin(first, course) || !begin(second, course)) return std::nullopt;
    second.happened.chance = course.chance;
    std::optional<FirstDifference> found;
    if (!match.same_cards()) {
      found.emplace();
      found->parting = Parting::event;
      found->phase = "deal";
      found->detail = "which cards are played with";
    } else {
      found = go_on(course, mover);
      if (!found && !fault && course.forks > 0) found = fork(course);
    }
    if (found) found->moves = moves;
    return found;
  }

  // Goes back into the deal, rather not far, and plays on otherwise. Of two ways that
  // which comes nearer to what is looked for is kept; of equal ones the later.
  std::optional<FirstDifference> fork(const Course& course) {
    RandomStream random(course.seed, Purpose::agent, 4);
    for (int i = 0; i < course.forks && !stops.empty(); ++i) {
      const auto count = static_cast<std::uint32_t>(stops.size());
      const std::size_t at = std::max(random.below(count), random.below(count));
      const std::int64_t distance = second.happened.distance;
      const std::vector<Move> way = moves;
      const auto branch = [&] { return stops.begin() + static_cast<std::ptrdiff_t>(at); };
      std::vector<Stop> later(std::make_move_iterator(branch()),
                              std::make_move_iterator(stops.end()));
      stops.erase(branch(), stops.end());
      go_back(later.front());
      stops.push_back(later.front());
      choose(*course.wanderer);
      if (auto found = go_on(course, *course.wanderer); found || fault) return found;
      if (second.happened.distance <= distance) continue;
      second.happened.distance = distance;
      moves = way;
      stops.erase(branch(), stops.end());
      std::move(later.begin(), later.end(), std::back_inserter(stops));
    }
    return std::nullopt;
  }

  void go_back(const Stop& stop) {
    first.state.copy_from(stop.first);
    second.state.copy_from(stop.second);
    first.decision = first.agenda().decision(first.state);
    second.decision = second.agenda().decision(second.state);
    moves.resize(stop.moves);
  }
};

std::string_view word_of(Parting parting) {
  switch (parting) {
    case Parting::legal:
      return "legal";
    case Parting::event:
      return "event";
    case Parting::score:
      return "score";
    case Parting::end:
      return "end";
  }
  return "";
}

SideBySide::SideBySide(LoadedTable first, LoadedTable second)
    : inside_(std::make_unique<Inside>(std::move(first), std::move(second))) {}
SideBySide::~SideBySide() = default;
SideBySide::SideBySide(SideBySide&&) noexcept = default;
SideBySide& SideBySide::operator=(SideBySide&&) noexcept = default;

const std::optional<PlayFault>& SideBySide::fault() const { return inside_->fault; }
const LoadedTable& SideBySide::first() const { return inside_->first.table; }
const LoadedTable& SideBySide::second() const { return inside_->second.table; }

std::optional<FirstDifference> SideBySide::play(const Course& course, Mover& mover) {
  std::optional<FirstDifference> found = inside_->play(course, mover);
  if (!found) return found;
  found->seed = course.seed;
  if (inside_->second.own_setup) found->setups.push_back({1, *inside_->second.own_setup});
  return found;
}

std::string to_record(const FirstDifference& difference, const LoadedTable& table) {
  Session session(table, difference.seed, difference.setups, true);
  for (const Move& move : difference.moves) {
    if (session.try_move(move)) break;
  }
  const std::optional<ScriptFailure> failure = session.failure();
  return to_record(session, failure ? failure->move : "");
}

}  // namespace houserule
