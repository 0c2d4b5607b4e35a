#include "bots/judgement/card_choice.h"

#include <algorithm>
#include <cmath>

#include "bots/guesses/voids.h"

namespace houserule {

namespace {

// Whether the binding duty is to beat the best card.
bool must_head(const Agenda& agenda, const State& state, Seat seat) {
  const GameRules& rules = agenda.rules();
  if (play_of(rules) == nullptr) return false;
  const Ladder& ladder = rules.form_of(state.core().contract).follow;
  return std::any_of(ladder.begin(), ladder.end(), [&](const LadderStep& step) {
    const bool heads =
        step.cards.mentions(CardWord::head_trick) || step.cards.mentions(CardWord::beating);
    return heads && agenda.holds(state, seat, step.when);
  });
}

}  // namespace

bool CardChoice::knows(const GameRules& rules) {
  const PlayPhase* play = play_of(rules);
  if (play == nullptr || rules.has_trumps() || rules.forms.front().winner.size() != 1) return false;
  if (rules.may_rest()) return false;
  if (!play->before_trick.empty() || !play->before_card.empty() || !play->after_card.empty() ||
      !play->after_trick.empty() || !play->any_time.empty() || !play->next_lead.empty()) {
    return false;
  }
  int most = 0;
  int all = 0;
  for (const Card card : rules.in_play) {
    const int points = std::abs(rules.card_points.worth(card).halves);
    most = std::max(most, points);
    all += points;
  }
  return 2 * most < all || all == 0;
}

CardChoice::CardChoice(const Agenda& agenda, const Worth& worth, const State& state, Seat seat)
    : agenda_(agenda),
      rules_(agenda.rules()),
      worth_(worth),
      state_(state),
      seat_(seat),
      trick_(state.core().trick) {
  const StateLayout& layout = rules_.layout;
  hand_ = state.cards(layout, StateLayout::hand, seat);
  winning_ = agenda.tricks()->winning_now(state, seat, hand_);
  unseen_ = rules_.in_play - hand_;
  for (int i = 0; i < rules_.seats; ++i) {
    unseen_ -= state.cards(layout, StateLayout::captured, seat_at(i));
    exposed_ |= state.cards(layout, StateLayout::exposed, seat_at(i));
  }
  for (int i = 0; i < trick_.size; ++i) unseen_.remove(trick_.cards[static_cast<std::size_t>(i)]);
  unseen_count_ = unseen_.count();
  after_ = rules_.seats - trick_.size - 1;
  double points_left = 0;
  for (const Card card : unseen_) points_left += points_on(card);
  if (unseen_count_ > 0) mean_points_ = points_left / unseen_count_;
  for (int i = 0; i < trick_.size; ++i) {
    on_table_ += points_on(trick_.cards[static_cast<std::size_t>(i)]);
  }
  must_head_ = must_head(agenda, state, seat);
  for (int i = 0; i < rules_.seats; ++i) {
    const Seat other = seat_at(i);
    const double own = worth.own_trick(state, other, on_table_ + mean_points_);
    wants_[static_cast<std::size_t>(i)] = own > 0;
  }
}

double CardChoice::points_on(Card card) const {
  const double worth = worth_.points_on(card);
  return exposed_.has(card) ? worth * rules_.card_points.factor(false) : worth;
}

// Cards of its suit that beat it.
CardSet CardChoice::above(Card card) const {
  return agenda_.tricks()->beating(state_, card, trick_.size == 0) & worth_.suit_of(card);
}

bool CardChoice::wins_now(Card card) const { return winning_.has(card); }

// No seat still to play beats the card. Each unseen card is with each of the others equally likely.
double CardChoice::chance_to_win(Card card) const {
  if (!wins_now(card)) return 0;
  if (after_ == 0) return 1;
  const CardSet suit = worth_.suit_of(card) & unseen_;
  const int higher = (above(card) & unseen_).count();
  const int lower = suit.count() - higher;
  const double none_higher = worth_.absent(higher);
  double stays = 1;
  for (int i = 1; i <= after_; ++i) {
    const Seat other = seat_after(seat_, rules_.seats, i);
    const bool beats_if_it_can = must_head_ || wants_[static_cast<std::size_t>(index_of(other))];
    // Who does not want the trick beats the card only for want of a lower one.
    const double beats =
        beats_if_it_can ? 1 - none_higher : worth_.absent(lower) * (1 - none_higher);
    stays *= 1 - beats;
  }
  return stays;
}

double CardChoice::declarer_takes(bool mine) const {
  const Seat declarer = state_.core().declarer;
  if (declarer == no_seat || declarer == seat_ || mine) return 0;
  if (trick_.size > 0) {
    const int played = steps_between(trick_.leader, declarer, rules_.seats);
    if (played < trick_.size) {
      if (played != trick_.winning) return 0;
      return after_ == 0 ? 1 : 0.7;
    }
  }
  return 1.0 / std::max(1, rules_.seats - 1);
}

double CardChoice::worth_of_keeping(Card card) const {
  const int left =
      (rules_.seats_may_pass() ? rules_.tricks() - state_.core().tricks_played : hand_.count()) - 1;
  if (left <= 0) return 0;
  const CardSet& suit = worth_.suit_of(card);
  const int higher = (above(card) & unseen_).count();
  const int lower = (suit & unseen_).count() - higher;
  const double points = points_on(card) + mean_points_ * (rules_.seats - 1);
  const double own = worth_.own_trick(state_, seat_, points);
  double wins = 0;
  if (higher + lower > 0) {
    const int answers = std::min(rules_.seats - 1, higher + lower);
    wins = std::pow(static_cast<double>(lower) / (higher + lower), 0.5 + 0.5 * answers);
  } else {
    wins = 0.35;  // nobody else has the suit: it wins when it is led
  }
  if (own < 0) {
    // Lower cards of one's own stand guard: the card need not be the one to be played.
    const int guards = (suit & hand_).count() - (above(card) & hand_).count() - 1;
    wins /= 1 + 0.6 * std::max(0, guards);
  }
  const double declarer = worth_.declarers_trick(state_, seat_);
  return wins * own + (1 - wins) * declarer / std::max(1, rules_.seats - 1);
}

double CardChoice::score(Card card) const {
  const double wins = chance_to_win(card);
  const double points = on_table_ + points_on(card) + mean_points_ * after_;
  const double declarer = worth_.declarers_trick(state_, seat_);
  return wins * worth_.own_trick(state_, seat_, points) +
         (1 - wins) * declarer_takes(false) * declarer - worth_of_keeping(card);
}

Card CardChoice::best(const CardSet& legal) const {
  Card best = no_card;
  double best_score = 0;
  for (const Card card : legal) {
    const double here = score(card);
    if (best != no_card && here <= best_score + 1e-9) continue;
    best = card;
    best_score = here;
  }
  return best;
}

std::string_view CardChoice::reason(const CardSet& legal, Card card) const {
  const double points = on_table_ + points_on(card) + mean_points_ * after_;
  const double own = worth_.own_trick(state_, seat_, points);
  const double declarer = worth_.declarers_trick(state_, seat_);
  const bool wanted = own > 0;
  const double wins = chance_to_win(card);
  constexpr double nothing = 0.05;  // of a chip
  if (std::abs(own) < nothing && std::abs(declarer) < nothing) return "hint-no-matter";
  if (std::abs(declarer) > std::abs(own)) {
    if (declarer > 0) return wins > 0.5 ? "hint-spend" : "hint-give";
    return wins > 0 ? "hint-stop" : "hint-cannot-stop";
  }
  if (trick_.size == 0) {
    if (wanted) return wins > 0.5 ? "hint-lead-winner" : "hint-lead-waiting";
    return wins < 0.5 ? "hint-lead-low" : "hint-lead-least";
  }
  bool can_lose = false;
  bool can_win = false;
  for (const Card other : legal) (wins_now(other) ? can_win : can_lose) = true;
  if (wins_now(card)) {
    if (wanted) return "hint-win";
    return can_lose ? "hint-high-now" : "hint-must-win";
  }
  const bool follows = rules_.deck.info(card).suit == trick_.led_suit;
  if (wanted) return can_win ? "hint-save" : "hint-throw-low";
  return follows ? "hint-duck" : "hint-shed";
}

}  // namespace houserule
