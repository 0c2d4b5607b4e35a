#include "bots/search/ismcts_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace houserule {

namespace {

// Of the spread of outcomes: how curious the tree is.
constexpr double exploration = 0.7;

constexpr int first_look = 32;        // playouts without a tree
constexpr int guesses_to_doubt = 8;   // before hopeless moves are dropped
constexpr double errors_to_drop = 2;  // standard errors
constexpr double errors_to_act = 1.5;

constexpr int most_nodes = 1 << 20;  // where time is the limit

}  // namespace

void IsmctsSearch::begin(const Question& question, const Limits& limits, int made) {
  begun_ = Clock::now();
  limits_ = limits;
  iterations_ = made;
  outcomes_.emplace(question.table);
  guess_ = State(question.table.rules->layout);
  state_ = State(question.table.rules->layout);
  const int nodes = limits.milliseconds > 0 ? most_nodes : std::min(limits.iterations, most_nodes);
  tree_.clear(static_cast<std::size_t>(nodes) + question.moves.size());
  candidates_.assign(question.moves.size(), Candidate());
  for (Candidate& candidate : candidates_) {
    candidate.node = tree_.add(IsmctsTree::none, 0, question.view.seat());
  }
  first_.clear();
}

// Which part of the limits is used up; much more than all if it is to stop.
double IsmctsSearch::used(const Stop& stop) const {
  if (stop.is_set()) return std::numeric_limits<double>::infinity();
  if (limits_.milliseconds <= 0) return static_cast<double>(iterations_) / limits_.iterations;
  const std::chrono::duration<double, std::milli> passed = Clock::now() - begun_;
  return passed.count() / limits_.milliseconds;
}

void IsmctsSearch::guess(const Question& question, RandomStream& random) {
  RandomStream seed = random;
  stream_ = RandomStream(seed.next(), Purpose::chance);
  question.determinizer.guess(random, guess_);
}

// From the first move on down the tree to a move that is new. False: a function of the rules
// failed.
bool IsmctsSearch::go_down(const Question& question, RandomStream& stream,
                           const Surroundings& around, bool& ended) {
  const Agenda& agenda = *question.table.agenda;
  bool is_new = false;
  while (!is_new) {
    const Asked asked = agenda.ask(state_, around);
    ended = asked.kind == Decision::Kind::finished;
    if (asked.kind != Decision::Kind::ask) return ended;
    if (asked.count() == 0) {
      const Choices choices = agenda.choices(state_, asked.seat);
      const Move drawn = choices.pass ? Move::pass(choices.seat) : choices.random_move(stream);
      agenda.apply(state_, drawn, around);
      continue;
    }
    const IsmctsTree::Index next =
        tree_.descend(path_.back(), asked, exploration * scale_.spread, stream, is_new);
    if (next == IsmctsTree::none) return true;
    path_.push_back(next);
    agenda.apply(state_, IsmctsTree::move_of(tree_.node(next).key, asked.seat), around);
  }
  return true;
}

// One iteration in the present guess; what it brought is in `last_`.
bool IsmctsSearch::play(const Question& question, const Move& move, IsmctsTree::Index node,
                        bool by_tree) {
  const Surroundings around = outcomes_->begin();
  RandomStream stream = stream_;
  state_.copy_from(guess_);
  question.table.agenda->apply(state_, move, around);
  path_.assign(1, node);
  bool ended = false;
  if (by_tree && !go_down(question, stream, around, ended)) return false;
  if (!ended && !question.playouts.play_out(question.table, state_, stream, around)) {
    return false;
  }
  ++iterations_;
  for (int i = 0; i < question.table.rules->seats; ++i) {
    last_[static_cast<std::size_t>(i)] = outcomes_->of(seat_at(i), guess_, state_);
  }
  return true;
}

void IsmctsSearch::note(Candidate& candidate, Seat seat, const Outcomes& outcomes) {
  candidate.last = scale_.value(outcomes[static_cast<std::size_t>(index_of(seat))]);
  candidate.sum += candidate.last;
  ++candidate.tried;
  if (candidates_.front().dropped || &candidate == &candidates_.front()) return;
  candidate.above.add(candidate.last - candidates_.front().last);
}

// Some playouts of all moves, to learn how far outcomes lie apart.
bool IsmctsSearch::look_first(const Question& question, const Stop& stop, RandomStream& random) {
  const std::int64_t begun = iterations_;
  do {
    guess(question, random);
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      if (!play(question, question.moves[i], candidates_[i].node, false)) return false;
      first_.push_back(last_);
    }
  } while (iterations_ - begun < first_look && used(stop) < 0.25);
  set_scale(question);
  for (std::size_t i = 0; i < first_.size(); ++i) {
    note(candidates_[i % candidates_.size()], question.view.seat(), first_[i]);
  }
  return true;
}

void IsmctsSearch::set_scale(const Question& question) {
  Moments gains;
  Moments shown;
  for (const Outcomes& outcomes : first_) {
    for (int i = 0; i < question.table.rules->seats; ++i) {
      gains.add(outcomes[static_cast<std::size_t>(i)].gain);
      shown.add(outcomes[static_cast<std::size_t>(i)].shown);
    }
  }
  scale_ = scale_of(gains, shown);
}

bool IsmctsSearch::try_all(const Question& question) {
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    Candidate& candidate = candidates_[i];
    if (candidate.dropped) continue;
    if (!play(question, question.moves[i], candidate.node, question.in_play)) return false;
    for (const IsmctsTree::Index at : path_) {
      IsmctsTree::Node& node = tree_.node(at);
      ++node.visits;
      node.total += scale_.value(last_[static_cast<std::size_t>(index_of(node.seat))]);
    }
    note(candidate, question.view.seat(), last_);
  }
  return true;
}

bool IsmctsSearch::clearly_above_first(const Candidate& candidate, double errors) const {
  const Moments& above = candidate.above;
  return above.n >= 2 && above.mean() > errors * above.error() + 1e-9;
}

// Moves that hardly can be better than the first. Returns whether any other is left.
bool IsmctsSearch::drop_hopeless() {
  bool any = false;
  for (std::size_t i = 1; i < candidates_.size(); ++i) {
    Candidate& candidate = candidates_[i];
    candidate.dropped = candidate.dropped || !clearly_above_first(candidate, -errors_to_drop);
    any = any || !candidate.dropped;
  }
  return any;
}

void IsmctsSearch::drop_half(bool keeps_first) {
  order_.clear();
  for (std::size_t i = keeps_first ? 1 : 0; i < candidates_.size(); ++i) {
    const Candidate& candidate = candidates_[i];
    if (!candidate.dropped) order_.emplace_back(-candidate.sum / candidate.tried, i);
  }
  std::sort(order_.begin(), order_.end());
  for (std::size_t i = (order_.size() + 1) / 2; i < order_.size(); ++i) {
    candidates_[order_[i].second].dropped = true;
  }
}

bool IsmctsSearch::halve(const Question& question, const Stop& stop, RandomStream& random) {
  const std::size_t halved = candidates_.size() - (question.keeps_first ? 1 : 0);
  const int rounds = std::max(1, static_cast<int>(std::bit_width(halved > 1 ? halved - 1 : 1)));
  const double begun = used(stop);
  int guesses = 0;
  for (int round = 1; round <= rounds; ++round) {
    if (round > 1) drop_half(question.keeps_first);
    const double end = begun + (1 - begun) * round / rounds;
    while (used(stop) < end) {
      guess(question, random);
      if (!try_all(question)) return false;
      const bool doubts = question.keeps_first && ++guesses % guesses_to_doubt == 0;
      if (doubts && !drop_hopeless()) return true;
    }
    if (used(stop) > 1) break;  // what is left was tried equally often, as it should be
  }
  return true;
}

std::size_t IsmctsSearch::choose(bool keeps_first) const {
  std::size_t best = candidates_.size();
  double best_mean = 0;
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    if (candidates_[i].dropped) continue;
    const double mean = candidates_[i].sum / candidates_[i].tried;
    if (best < candidates_.size() && mean <= best_mean + 1e-9) continue;
    best = i;
    best_mean = mean;
  }
  return keeps_first && !clearly_above_first(candidates_[best], errors_to_act) ? 0 : best;
}

std::size_t IsmctsSearch::best(const Question& question, const Limits& limits, int made,
                               const Stop& stop, RandomStream& random) {
  begin(question, limits, made);
  if (!look_first(question, stop, random) || !halve(question, stop, random)) return 0;
  return choose(question.keeps_first);
}

}  // namespace houserule
