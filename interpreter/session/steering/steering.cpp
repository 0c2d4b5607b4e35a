#include "session/steering/steering.h"

#include <algorithm>

namespace houserule {

namespace {

using Answer = Leaning::Answer;

// How many cards in play would beat it now.
int beaten_by(const LoadedTable& table, const State& state, Card card) {
  const bool led = state.core().trick.laid == 0;
  return (table.agenda->tricks()->beating(state, card, led) & table.rules->in_play).count();
}

// Among the cards with the largest value one at random.
template <class Value>
Card best_of(const CardSet& cards, RandomStream& random, Value value) {
  Card best = no_card;
  std::int64_t most = 0;
  std::uint32_t equal = 0;
  for (const Card card : cards) {
    const std::int64_t worth = value(card);
    if (best == no_card || worth > most) {
      best = card;
      most = worth;
      equal = 1;
    } else if (worth == most && random.below(++equal) == 0) {
      best = card;
    }
  }
  return best;
}

std::string leaning_text(const Leaning& leaning, const GameRules& rules) {
  std::string text;
  if (leaning.call >= 0) {
    text = "calls " + rules.calls[static_cast<std::size_t>(leaning.call)].slug;
  } else if (leaning.answer == Answer::pass) {
    text = "passes";
  } else if (leaning.answer == Answer::never_pass) {
    text = "never passes";
  }
  const char* plays = nullptr;
  switch (leaning.card) {
    case Leaning::Card::any:
      break;
    case Leaning::Card::high:
      plays = "plays high";
      break;
    case Leaning::Card::low:
      plays = "plays low";
      break;
    case Leaning::Card::dear:
      plays = "gives points away";
      break;
    case Leaning::Card::cheap:
      plays = "keeps points";
      break;
  }
  if (plays != nullptr) text += (text.empty() ? "" : " and ") + std::string(plays);
  if (!leaning.keep.empty()) {
    text += (text.empty() ? "keeps " : ", keeps ") + rules.deck.info(leaning.keep.first()).code;
  }
  return text.empty() ? "plays at random" : text;
}

Leaning::Card draw_card_leaning(RandomStream& random) {
  return static_cast<Leaning::Card>(random.below(5));
}

}  // namespace

// Calls and passes; whatever is left is drawn.
Move SteeredMover::choose_answer(const Leaning& leaning, const Choices& choices) {
  if (leaning.call >= 0) {
    const auto call = static_cast<std::uint8_t>(leaning.call);
    if (choices.calls.has(call)) return Move::make_call(choices.seat, call);
    for (std::size_t i = 0; i < choices.set_count; ++i) {
      if (choices.sets[i].call != call) continue;
      Choices only;
      only.seat = choices.seat;
      only.set_count = 1;
      only.sets[0] = choices.sets[i];
      return only.move(random_.below_large(only.count()));
    }
  }
  const bool calling = !choices.calls.empty();
  const bool passes = leaning.answer == Answer::pass || (leaning.call >= 0 && calling);
  if (choices.pass && passes) return Move::pass(choices.seat);
  const std::uint64_t ways = choices.count();
  const bool skips_pass = choices.pass && leaning.answer == Answer::never_pass && ways > 1;
  if (skips_pass) return choices.move(1 + random_.below_large(ways - 1));
  return choices.random_move(random_);
}

Card SteeredMover::choose_card(const Leaning& leaning, const LoadedTable& table, const State& state,
                               const CardSet& cards) {
  CardSet open = cards - leaning.keep;
  if (open.empty()) open = CardSet::of(cards.first());
  const auto& points = table.rules->card_points;
  switch (leaning.card) {
    case Leaning::Card::high:
      return best_of(open, random_, [&](Card card) { return -beaten_by(table, state, card); });
    case Leaning::Card::low:
      return best_of(open, random_, [&](Card card) { return beaten_by(table, state, card); });
    case Leaning::Card::dear:
      return best_of(open, random_, [&](Card card) { return points.worth(card).halves; });
    case Leaning::Card::cheap:
      return best_of(open, random_, [&](Card card) { return -points.worth(card).halves; });
    case Leaning::Card::any:
      break;
  }
  return open.nth(static_cast<int>(random_.below(static_cast<std::uint32_t>(open.count()))));
}

Move SteeredMover::choose(const LoadedTable& table, const State& state, const Decision& decision,
                          const Choices& choices) {
  const Leaning& leaning = choices.seat == steering_.star ? steering_.of_star : steering_.of_others;
  const Phase& phase = table.rules->phases[static_cast<std::size_t>(decision.phase)];
  const bool plays = std::holds_alternative<PlayPhase>(phase.body);
  if (!plays || choices.cards.empty()) return choose_answer(leaning, choices);
  if (choices.pass && leaning.answer == Answer::any) {
    const auto ways = static_cast<std::uint32_t>(choices.cards.count() + 1);
    if (random_.below(ways) == 0) return Move::pass(choices.seat);
  }
  return Move::of_card(choices.seat, choose_card(leaning, table, state, choices.cards));
}

Steering draw_steering(const GameRules& rules, const std::vector<CardSet>& telling,
                       RandomStream& random) {
  Steering steering;
  steering.star = seat_at(static_cast<int>(random.below(static_cast<std::uint32_t>(rules.seats))));
  // Half of the time the star is after the tricks, and everybody else lets it have them.
  if (random.below(2) == 0) {
    steering.of_star.card = Leaning::Card::high;
    steering.of_others.card = random.below(2) == 0 ? Leaning::Card::low : Leaning::Card::dear;
  } else {
    steering.of_star.card = draw_card_leaning(random);
    steering.of_others.card = draw_card_leaning(random);
  }
  const auto calls = static_cast<std::uint32_t>(rules.calls.size());
  if (calls > 0 && random.below(4) > 0) {
    steering.of_star.call = static_cast<int>(random.below(calls));
    steering.of_others.answer = Answer::pass;
    if (random.below(4) == 0) steering.of_others.call = static_cast<int>(random.below(calls));
  } else {
    steering.of_star.answer = static_cast<Answer>(random.below(3));
    steering.of_others.answer = static_cast<Answer>(random.below(3));
  }
  if (!telling.empty() && random.below(2) == 0) {
    const CardSet& cards = telling[random.below(static_cast<std::uint32_t>(telling.size()))];
    if (cards.count() <= 4) {
      steering.of_star.keep = cards;
      steering.of_others.keep = cards;
    }
  }
  return steering;
}

Steering steering_in_turn(const GameRules& rules, int turn, bool eager, RandomStream& random) {
  constexpr int kinds = 3;
  if (turn % kinds == 0) return {};
  Steering steering = draw_steering(rules, {}, random);
  const int calls = static_cast<int>(rules.calls.size());
  const bool all_pass = turn % kinds == 1 || calls == 0;
  const Answer passing = eager ? Answer::any : Answer::pass;
  steering.of_star.answer = all_pass ? passing : Answer::any;
  steering.of_others.answer = passing;
  steering.of_star.call = all_pass ? -1 : turn / kinds % calls;
  steering.of_others.call = -1;
  return steering;
}

std::string to_text(const Steering& steering, const GameRules& rules) {
  return "seat " + std::to_string(number_of(steering.star)) + " " +
         leaning_text(steering.of_star, rules) + ", each other " +
         leaning_text(steering.of_others, rules);
}

}  // namespace houserule
