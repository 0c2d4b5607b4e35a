#include "bots/learned/learned_player.h"

#include <limits>

#include "bots/judgement/meld_advice.h"

namespace houserule {

namespace {

// The best of several, the first of equal ones.
class BestMove {
 public:
  void offer(std::int64_t value, const Move& move) {
    if (value <= value_) return;
    value_ = value;
    move_ = move;
  }
  const Move& move() const { return move_; }

 private:
  std::int64_t value_ = std::numeric_limits<std::int64_t>::min();
  Move move_;
};

class Judge {
 public:
  Judge(const Position& position, const Net& net)
      : position_(position), net_(net), sums_(net.sums(position.statements())) {}

  std::int64_t card(Card card, const CardSet& hand) const {
    Statements said;
    position_.say_card(card, hand, said);
    return net_.judge(sums_, said);
  }
  std::int64_t call(int call) const {
    Statements said;
    position_.say_call(call, said);
    return net_.judge(sums_, said);
  }
  std::int64_t pass() const {
    Statements said;
    position_.say_pass(said);
    return net_.judge(sums_, said);
  }
  Card best_of(const CardSet& cards, const CardSet& hand) const {
    Card best = no_card;
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    for (const Card one : cards) {
      const std::int64_t value = card(one, hand);
      if (value <= most) continue;
      most = value;
      best = one;
    }
    return best;
  }

 private:
  const Position& position_;
  const Net& net_;
  Net::Sums sums_;
};

}  // namespace

LearnedPlayer::LearnedPlayer(const LoadedTable& table)
    : book_(table), nets_(table.rules->phases.size()) {
  for (const Phase& phase : table.rules->phases) {
    plays_.push_back(std::holds_alternative<PlayPhase>(phase.body));
  }
}

Position LearnedPlayer::position(const LoadedTable& table, const View& view, int phase) const {
  Position position(book_, table, view);
  if (!plays_[static_cast<std::size_t>(phase)]) position.say_bidding();
  return position;
}

Move LearnedPlayer::choose(const LoadedTable& table, const View& view, const Choices& choices,
                           int phase, RandomStream& random) const {
  if (choices.melds.phase != nullptr) return best_meld(*table.rules, view, choices.melds);
  if (choices.count() == 1) return choices.move(0);
  if (net(phase).is_empty()) return choices.random_move(random);
  return best(position(table, view, phase), choices, net(phase));
}

bool LearnedPlayer::play_out(const LoadedTable& table, State& state, RandomStream& random,
                             const Surroundings& around, std::uint32_t drawn) const {
  while (true) {
    const Decision decision = table.agenda->run_deal(state, around);
    if (decision.kind != Decision::Kind::ask) return decision.kind != Decision::Kind::fault;
    const Choices& choices = decision.choices;
    Move move = choices.move(0);
    if (choices.count() > 1) {
      const bool is_drawn =
          random.below(100) < drawn && plays_[static_cast<std::size_t>(decision.phase)];
      move = is_drawn ? choices.random_move(random)
                      : choose(table, View::of_choice(table.rules->layout, state, choices.seat),
                               choices, decision.phase, random);
    }
    table.agenda->apply(state, move, around);
  }
}

Move LearnedPlayer::best(const Position& position, const Choices& choices, const Net& net) const {
  const Judge judge(position, net);
  BestMove best;
  if (choices.pass) best.offer(judge.pass(), Move::pass(choices.seat));
  for (const int call : choices.calls) {
    best.offer(judge.call(call), Move::make_call(choices.seat, call));
  }
  for (const Card card : choices.cards) {
    best.offer(judge.card(card, position.hand()), Move::of_card(choices.seat, card));
  }
  for (int i = 0; i < choices.set_count; ++i) {
    const SetChoice& set = choices.sets[static_cast<std::size_t>(i)];
    CardSet chosen = set.fixed;
    for (int left = set.count; left > 0; --left) {
      chosen.add(judge.best_of(set.from - chosen, (position.hand() | set.from) - chosen));
    }
    const Move move = Move::of_set(choices.seat, chosen, set.call);
    std::int64_t value = 0;
    for (const Statements& said : said_of(position, move)) {
      value += net.judge(net.sums(position.statements()), said);
    }
    best.offer(value, move);
  }
  if (choices.pick_count > 0) {
    std::array<Card, max_picks> picks = {no_card, no_card, no_card};
    CardSet taken;
    for (std::size_t i = 0; i < choices.pick_count; ++i) {
      picks[i] = judge.best_of(choices.picks[i] - taken, position.hand());
      if (picks[i] == no_card) return choices.move(0);
      taken.add(picks[i]);
    }
    const Move move = Move::of_picks(choices.seat, picks);
    if (!choices.allows(move)) return choices.move(0);
    std::int64_t value = 0;
    for (const Statements& said : said_of(position, move)) {
      value += net.judge(net.sums(position.statements()), said);
    }
    best.offer(value, move);
  }
  return best.move();
}

SaidOfMove said_of(const Position& position, const Move& move) {
  SaidOfMove said;
  const auto add_card = [&](Card card, const CardSet& hand) {
    position.say_card(card, hand, said.emplace_back());
  };
  switch (move.kind) {
    case MoveKind::pass:
      position.say_pass(said.emplace_back());
      break;
    case MoveKind::call:
      position.say_call(move.call, said.emplace_back());
      break;
    case MoveKind::card:
      add_card(move.card, position.hand());
      break;
    case MoveKind::set:
      if (move.call != no_call) position.say_call(move.call, said.emplace_back());
      for (const Card card : move.cards) {
        CardSet left = position.hand() - move.cards;
        left.add(card);
        add_card(card, left);
      }
      break;
    case MoveKind::picks:
      for (const Card card : move.picks) {
        if (card != no_card) add_card(card, position.hand());
      }
      break;
    case MoveKind::option:
      break;
  }
  return said;
}

}  // namespace houserule
