#include "bots/search/last_cards.h"

#include <algorithm>

#include "bots/guesses/shuffle.h"

namespace houserule {

namespace {

constexpr int most_cards = 3;  // in a hand
constexpr std::size_t most_tables = 300;
constexpr int drawn_tables = 100;  // where there are more
constexpr int fewest_tables = 20;  // that a mean is taken of
constexpr int most_steps = 8000;   // moves made in all of them: some milliseconds
constexpr int most_in_a_table = 600;

constexpr double equal = 1e-6;  // of sums over the tables, too

// What is won counts, and only between equals what is shown: nothing is uncertain any more.
int compared(const Outcome& a, const Outcome& b) {
  if (a.gain > b.gain + equal) return 1;
  if (a.gain < b.gain - equal) return -1;
  return a.shown > b.shown + equal ? 1 : a.shown < b.shown - equal ? -1 : 0;
}

}  // namespace

LastCards::LastCards(const LoadedTable& table, const View& view, const Determinizer& determinizer)
    : table_(table), view_(view), determinizer_(determinizer), outcomes_(table) {}

bool LastCards::is_near(const Choices& choices, int phase) const {
  const GameRules& rules = *table_.rules;
  if (!std::holds_alternative<PlayPhase>(rules.phases[static_cast<std::size_t>(phase)].body)) {
    return false;
  }
  if (!choices.is_plain() || !choices.calls.empty()) return false;
  for (int i = 0; i < rules.seats; ++i) {
    if (view_.count(rules.layout, StateLayout::hand, seat_at(i)) > most_cards) return false;
  }
  return true;
}

int LastCards::cards_in_hands(const State& state) const {
  int cards = 0;
  for (int i = 0; i < table_.rules->seats; ++i) {
    cards += state.cards(table_.rules->layout, StateLayout::hand, seat_at(i)).count();
  }
  return cards;
}

// What comes of the table of a level, which this plays on. `cards`: how many hands must have, or
// they get new ones.
bool LastCards::solve(std::size_t level, int cards, Outcomes& outcomes) {
  const Surroundings around = outcomes_.begin();
  const Agenda& agenda = *table_.agenda;
  if (levels_.size() < level + 2) levels_.resize(level + 2, State(table_.rules->layout));
  while (true) {
    const Asked asked = agenda.ask(levels_[level], around);
    if (asked.kind == Decision::Kind::finished) {
      for (int i = 0; i < table_.rules->seats; ++i) {
        outcomes[static_cast<std::size_t>(i)] = outcomes_.of(seat_at(i), *begun_, levels_[level]);
      }
      ++played_out_;
      return true;
    }
    if (asked.kind != Decision::Kind::ask || !asked.in_play || !asked.calls.empty()) return false;
    if (asked.count() == 0 || cards_in_hands(levels_[level]) != cards) return false;
    if (++steps_ > most_in_this_) return false;
    if (asked.count() == 1) {
      agenda.apply(
          levels_[level],
          asked.pass ? Move::pass(asked.seat) : Move::of_card(asked.seat, asked.cards.first()),
          around);
      cards -= asked.pass ? 0 : 1;
      continue;
    }
    Outcomes sums{};
    int equals = 0;
    const auto mover = static_cast<std::size_t>(index_of(asked.seat));
    Outcome best;
    const auto with = [&](const Move& move, int left) {
      levels_[level + 1].copy_from(levels_[level]);
      agenda.apply(levels_[level + 1], move, outcomes_.begin());
      Outcomes of_move;
      if (!solve(level + 1, left, of_move)) return false;
      const int more = equals == 0 ? 1 : compared(of_move[mover], best);
      if (more < 0) return true;
      if (more > 0) {
        sums = {};
        equals = 0;
        best = of_move[mover];
      }
      ++equals;
      for (std::size_t i = 0; i < sums.size(); ++i) {
        sums[i].gain += of_move[i].gain;
        sums[i].shown += of_move[i].shown;
      }
      return true;
    };
    if (asked.pass && !with(Move::pass(asked.seat), cards)) return false;
    for (const Card card : asked.cards) {
      if (!with(Move::of_card(asked.seat, card), cards - 1)) return false;
    }
    for (std::size_t i = 0; i < sums.size(); ++i) {
      outcomes[i] = {sums[i].gain / equals, sums[i].shown / equals};
    }
    return true;
  }
}

std::optional<LastCards::Found> LastCards::best(const Choices& choices, int phase,
                                                const Move& first,
                                                const std::function<bool()>& stopped,
                                                RandomStream& random) {
  if (!is_near(choices, phase)) return std::nullopt;
  std::vector<Move> moves = {first};
  for (std::uint64_t i = 0; i < choices.count(); ++i) {
    if (choices.move(i) != first) moves.push_back(choices.move(i));
  }
  std::vector<State> tables = determinizer_.all(most_tables, random);
  const bool is_all = !tables.empty();
  // Not all of them may be searched.
  shuffle(std::span(tables), random);
  State drawn(table_.rules->layout);
  const int number = is_all ? static_cast<int>(tables.size()) : drawn_tables;
  std::vector<Outcome> sums(moves.size());
  levels_.resize(2, State(table_.rules->layout));
  played_out_ = steps_ = 0;
  int done = 0;
  for (; done < number && (done < fewest_tables || steps_ < most_steps); ++done) {
    if (stopped()) return std::nullopt;
    if (!is_all) determinizer_.guess(random, drawn);
    begun_ = is_all ? &tables[static_cast<std::size_t>(done)] : &drawn;
    most_in_this_ = steps_ + most_in_a_table;
    const int cards = cards_in_hands(*begun_);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      levels_[0].copy_from(*begun_);
      table_.agenda->apply(levels_[0], moves[i], outcomes_.begin());
      Outcomes outcomes;
      if (!solve(0, cards - (moves[i].kind == MoveKind::card ? 1 : 0), outcomes)) {
        return std::nullopt;
      }
      const Outcome& own = outcomes[static_cast<std::size_t>(index_of(view_.seat()))];
      sums[i].gain += own.gain;
      sums[i].shown += own.shown;
    }
  }
  std::size_t best = 0;
  for (std::size_t i = 1; i < moves.size(); ++i) {
    if (compared(sums[i], sums[best]) > 0) best = i;
  }
  return Found{moves[best], done, played_out_};
}

}  // namespace houserule
