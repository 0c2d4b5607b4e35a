#include "bots/judgement/rule_of_thumb.h"

#include <algorithm>

#include "bots/judgement/outcome.h"

namespace houserule {

namespace {

constexpr int trial_deals = 256;  // for each aim
// Standard errors above chance. A rule that does less well slows playouts down and makes them no
// better: docs/bots.md, "What was tried".
constexpr double errors_to_have = 5;
constexpr std::uint32_t one_in = 8;  // cards that are drawn all the same
constexpr int most_strength = 2 * max_cards;

// The mean in standard errors of it.
double errors_above_0(const Moments& moments) {
  return moments.error() <= 0 ? 0 : moments.mean() / moments.error();
}

}  // namespace

Card RuleOfThumb::extreme(const CardSet& cards, const Weights& weights, bool dearest,
                          RandomStream& random) {
  Card best = no_card;
  std::int32_t best_weight = 0;
  std::uint32_t equal = 0;
  for (const Card card : cards) {
    const std::int32_t weight = weights[static_cast<std::size_t>(index_of(card))];
    if (best == no_card || (dearest ? weight > best_weight : weight < best_weight)) {
      best = card;
      best_weight = weight;
      equal = 1;
    } else if (weight == best_weight && random.below(++equal) == 0) {
      best = card;
    }
  }
  return best;
}

Card RuleOfThumb::card(const Agenda& agenda, const State& state, const Asked& asked, Aim aim,
                       RandomStream& random) const {
  const CardSet& legal = asked.cards;
  const bool draws = aim == Aim::none || random.below(one_in) == 0;
  if (draws)
    return legal.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(legal.count()))));
  const Trick& trick = state.core().trick;
  if (trick.laid == 0) return extreme(legal, worth_, false, random);
  const CardSet winning = agenda.tricks()->winning_now(state, asked.seat, legal);
  const CardSet losing = legal - winning;
  int after = agenda.rules().seats - trick.size - 1;
  for (int i = state.core().resting == 0 ? 0 : after; i > 0; --i) {
    if (state.core().rests(seat_after(asked.seat, agenda.rules().seats, i))) --after;
  }
  const bool is_last = after == 0;
  if (aim == Aim::leave) {
    if (!losing.empty()) return extreme(losing, worth_, true, random);
    return extreme(winning, strength_, is_last, random);
  }
  const Seat winner = trick.winning_seat(agenda.rules().seats);
  const bool is_ours = winner != no_seat && winner != asked.seat &&
                       (agenda.side_of(state, asked.seat) & set_of(winner)) != 0;
  if (is_ours && !losing.empty()) return extreme(losing, worth_, true, random);
  if (is_ours || winning.empty()) return extreme(legal, worth_, false, random);
  return is_last ? extreme(winning, worth_, true, random)
                 : winning.nth(
                       static_cast<int>(random.below(static_cast<std::uint32_t>(winning.count()))));
}

Move RuleOfThumb::chosen(const Agenda& agenda, const State& state, const Asked& asked, Aim aim,
                         RandomStream& random) const {
  const auto cards = static_cast<std::uint32_t>(asked.cards.count());
  const bool plays = asked.in_play && cards > 0 && !(asked.pass && random.below(cards + 1) == 0);
  if (plays) return Move::of_card(asked.seat, card(agenda, state, asked, aim, random));
  const Choices choices = agenda.choices(state, asked.seat);
  return choices.random_move(random);
}

bool RuleOfThumb::play_out(const LoadedTable& table, State& state, RandomStream& random,
                           const Surroundings& around) const {
  const Agenda& agenda = *table.agenda;
  while (true) {
    const Asked asked = agenda.ask(state, around);
    if (asked.kind != Decision::Kind::ask) return asked.kind == Decision::Kind::finished;
    const bool passes = !asked.in_play && agenda.choices(state, asked.seat).pass;
    agenda.apply(state,
                 passes ? Move::pass(asked.seat) : chosen(agenda, state, asked, aim_, random),
                 around);
  }
}

// How far above chance a seat comes that has the aim, in standard errors.
double RuleOfThumb::advantage(const LoadedTable& table, Aim aim) const {
  const Agenda& agenda = *table.agenda;
  OutcomeReader outcomes(table);
  State state(table.rules->layout);
  State begun(table.rules->layout);
  Moments gain;
  Moments shown;
  for (std::uint64_t seed = 1; seed <= trial_deals; ++seed) {
    const Seat tried = seat_at(static_cast<int>(seed) % table.rules->seats);
    std::array<Outcome, 2> outcome;
    for (const bool by_rule : {false, true}) {
      agenda.begin(state, seed);
      RandomStream random(seed, Purpose::agent);
      const Surroundings around = outcomes.begin();
      if (agenda.run(state, around).kind == Decision::Kind::fault) return 0;
      begun.copy_from(state);
      Asked asked = agenda.ask(state, around);
      while (asked.kind == Decision::Kind::ask) {
        const bool has_it = by_rule && asked.seat == tried;
        agenda.apply(state, chosen(agenda, state, asked, has_it ? aim : Aim::none, random), around);
        asked = agenda.ask(state, around);
      }
      if (asked.kind == Decision::Kind::fault) return 0;
      outcome[by_rule ? 1 : 0] = outcomes.of(tried, begun, state);
    }
    gain.add(outcome[1].gain - outcome[0].gain);
    shown.add(outcome[1].shown - outcome[0].shown);
  }
  return errors_above_0(outcomes.shows() ? shown : gain);
}

void RuleOfThumb::learn(const LoadedTable& table) {
  if (learned_ == table.rules) return;
  learned_ = table.rules;
  const GameRules& rules = *table.rules;
  CardSet trumps;
  if (const TrickAgenda* tricks = table.agenda->tricks()) {
    State begun(rules.layout);
    tricks->begin(begun, 1);
    trumps = tricks->trumps(begun);
  }
  for (const Card card : rules.in_play) {
    const auto slot = static_cast<std::size_t>(index_of(card));
    strength_[slot] = rules.deck.info(card).strength + (trumps.has(card) ? most_strength / 2 : 0);
    worth_[slot] = rules.card_points.worth(card).halves * most_strength + strength_[slot];
  }
  const double take = advantage(table, Aim::take);
  const double leave = advantage(table, Aim::leave);
  aim_ = std::max(take, leave) < errors_to_have ? Aim::none : take > leave ? Aim::take : Aim::leave;
}

}  // namespace houserule
