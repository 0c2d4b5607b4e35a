#include "lab/examine/play_check.h"

#include <algorithm>
#include <array>

#include "bots/agents/level.h"
#include "lab/examine/agent_mover.h"
#include "lab/play/directed_deals.h"
#include "lab/play/played_table.h"
#include "session/steering/steering.h"

namespace houserule {

namespace {

constexpr int most_calls = 40;  // that have a turn each
constexpr int enough_to_balance = 200;
constexpr int ways_together = 4;           // in which all play alike
constexpr int most_moves_of_deal = 2'000;  // of a deal
constexpr int steered_matches = 8;
constexpr int steered_match_deals = 200;
constexpr int sensible_deals = 10;  // bots think, so of these there are few
constexpr int most_moves_of_match = 20'000;

// A deal from its first decision to the first of the next.
struct PlayedDeal {
  bool is_over = false;  // else it was given up, or something is at fault
  State start;           // where the first decision is
  State end;
  std::vector<Move> moves;
};

// Where a remark on results stands: at what settles deals.
const RuleRef& settlement_of(const GameRules& rules) {
  const auto found = std::find_if(rules.phases.begin(), rules.phases.end(), [](const Phase& phase) {
    return std::holds_alternative<SettlePhase>(phase.body);
  });
  return found == rules.phases.end() ? rules.match.rule : found->rule;
}

bool asks_for_score(const Condition& condition) {
  return condition.kind == Condition::Kind::score_reaches ||
         std::any_of(condition.parts.begin(), condition.parts.end(), asks_for_score);
}

class PlayCheck {
 public:
  PlayCheck(const LoadedTable& table, Diagnostics& faults, Diagnostics& remarks)
      : table_(table),
        rules_(*table.rules),
        faults_(faults),
        remarks_(remarks),
        talk_(card_talk(*table.rules)) {}

  std::optional<UnbalancedDeal> run(int deals) {
    std::optional<UnbalancedDeal> unbalanced;
    for (int i = 0; i < count(deals); ++i) {
      const PlayedDeal played = deal(i);
      if (!faults_.empty()) return unbalanced;
      if (!played.is_over) continue;
      const Amount sum = sum_of(played);
      if (sum != Amount() && !unbalanced) unbalanced = UnbalancedDeal{sum, how_};
      look_at_partners(played);
      if (!is_directed(i)) turn(played, seed_of(i));
      if (!faults_.empty()) return unbalanced;
    }
    look_for_end();
    return unbalanced;
  }

  bool balances() {
    for (int i = 0; i < count(enough_to_balance); ++i) {
      const PlayedDeal played = deal(i);
      if (!faults_.empty() || (played.is_over && sum_of(played) != Amount())) return false;
    }
    return true;
  }

 private:
  static std::uint64_t seed_of(int number) { return static_cast<std::uint64_t>(number) + 1; }

  int calls() const { return std::min(static_cast<int>(rules_.calls.size()), most_calls); }
  int count(int deals) const { return std::max(deals, calls() + ways_together); }
  bool is_directed(int number) const {
    return number >= calls() + ways_together && number % 3 == 1;
  }

  // First each call, then all in one way; then what is drawn, every third deal with hands put
  // together and every third an ordinary one: many a game is that only if nobody calls anything.
  PlayedDeal deal(int number) {
    RandomStream random(seed_of(number), Purpose::agent, 8);
    Steering steering = draw_steering(rules_, talk_.sets, random);
    if (number < calls()) {
      steering.of_star.call = number;
      steering.of_others.call = -1;
      steering.of_others.answer = Leaning::Answer::pass;
    } else if (number < calls() + ways_together) {
      steering = together(number - calls());
    } else if (number % 3 == 0) {
      steering.of_star.call = steering.of_others.call = -1;
      steering.of_star.answer = steering.of_others.answer = Leaning::Answer::pass;
    }
    how_ = to_text(steering, rules_);
    SteeredMover mover(steering, random);
    if (!is_directed(number)) return play(seed_of(number), nullptr, mover);
    const DirectedDeal directed = draw_deal(rules_, talk_, steering.star, random);
    if (!directed.how.empty()) how_ = directed.how + "; " + how_;
    return play(seed_of(number), &directed.setup, mover);
  }

  // All pass, or nobody does; cards are high or low.
  static Steering together(int way) {
    Steering steering;
    const bool passes = way < 2;
    const auto card = way % 2 == 0 ? Leaning::Card::high : Leaning::Card::low;
    steering.of_star.answer = passes ? Leaning::Answer::pass : Leaning::Answer::never_pass;
    steering.of_others.answer = steering.of_star.answer;
    steering.of_star.card = card;
    steering.of_others.card = passes ? Leaning::Card::low : card;
    return steering;
  }

  PlayedDeal play(std::uint64_t seed, const DealSetup* setup, Mover& mover) {
    PlayedDeal played;
    State& state = played.end;
    const Agenda& agenda = *table_.agenda;
    FirstSetup source;
    source.setup = setup;
    const Surroundings around{.hooks = table_.hooks.get(), .setups = &source};
    agenda.begin(state, seed);
    for (int i = 0; i < most_moves_of_deal; ++i) {
      const Decision decision = agenda.run(state, around);
      if (decision.kind == Decision::Kind::fault) {
        tell_fault(seed);
        return played;
      }
      if (i == 0) played.start = state;
      const bool is_next = state.core().deals_played > 0 || decision.kind != Decision::Kind::ask;
      if (is_next) {
        played.is_over = i > 0;
        return played;
      }
      const Move move = mover.choose(table_, state, decision, decision.choices);
      played.moves.push_back(move);
      agenda.apply(state, move, around);
    }
    return played;
  }

  void tell_fault(std::uint64_t seed) {
    Diagnostic fault = table_.hooks->fault();
    fault.message = sentence("fault-in-steered-deal", {{"fault", fault.message},
                                                       {"table", same(rules_.spec)},
                                                       {"how", same(how_)},
                                                       {"seed", same(std::to_string(seed))}});
    faults_.add(std::move(fault));
  }

  Amount sum_of(const PlayedDeal& played) const {
    Amount sum;
    for (int i = 0; i < rules_.seats; ++i) {
      sum += played.end.score(rules_.layout, seat_at(i)) -
             played.start.score(rules_.layout, seat_at(i));
    }
    return sum;
  }

  // Where a line scores seat by seat, or the settlement where none does.
  Place place_of_seat_scores() const {
    const auto* const settle = rules_.settlement();
    for (std::size_t i = 0; settle != nullptr && i < settle->lines.size(); ++i) {
      const SettleLine& line = settle->lines[i];
      if (line.kind == SettleLine::Kind::score && line.scope == SettleLine::Scope::each_seat)
        return line.rule.place;
    }
    return settlement_of(rules_).place;
  }

  // Who wins is judged by what each seat has: partners win together if they have the same. Chips
  // are each seat's own.
  void look_at_partners(const PlayedDeal& played) {
    if (!rules_.has_teams() || rules_.uses_chips() || are_partners_told_) return;
    for (int i = 0; i < rules_.seats / 2; ++i) {
      const Seat partner = seat_after(seat_at(i), rules_.seats, rules_.seats / 2);
      const Amount one = played.end.score(rules_.layout, seat_at(i));
      const Amount other = played.end.score(rules_.layout, partner);
      if (one == other || std::exchange(are_partners_told_, true)) continue;
      remarks_.fault("partners-part", place_of_seat_scores(),
                     {{"seat", std::to_string(i + 1)},
                      {"one", to_text(one)},
                      {"partner", std::to_string(index_of(partner) + 1)},
                      {"other", to_text(other)},
                      {"how", same(how_)}},
                     sentence("partners-part.suggest"));
    }
  }

  // Whether each zone of `now` holds what that of `before` does, one seat further on.
  bool is_turned(const State& before, const State& now) const {
    const StateLayout& layout = rules_.layout;
    for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
      const bool per_seat = layout.zones()[zone].per_seat;
      for (int i = 0; i < (per_seat ? rules_.seats : 1); ++i) {
        const Seat there = per_seat ? next(seat_at(i)) : seat_at(i);
        if (before.cards(layout, zone, seat_at(i)) != now.cards(layout, zone, there)) return false;
        const auto one = before.slots(layout, zone, seat_at(i));
        const auto other = now.slots(layout, zone, there);
        if (!std::equal(one.begin(), one.end(), other.begin(), other.end())) return false;
      }
    }
    return true;
  }

  Seat next(Seat seat) const { return seat_at((index_of(seat) + 1) % rules_.seats); }

  // Plays the same deal with everybody one seat further on, the dealer too: then what each gains
  // goes on by a seat as well. Deals that chance makes another are left out.
  void turn(const PlayedDeal& played, std::uint64_t seed) {
    const StateLayout& layout = rules_.layout;
    DealSetup setup;
    setup.dealer = next(played.start.core().dealer);
    setup.hands.resize(static_cast<std::size_t>(rules_.seats));
    for (int i = 0; i < rules_.seats; ++i) {
      setup.hands[static_cast<std::size_t>(index_of(next(seat_at(i))))] =
          played.start.cards(layout, StateLayout::hand, seat_at(i));
    }
    FirstSetup source;
    source.setup = &setup;
    const Surroundings around{.hooks = table_.hooks.get(), .setups = &source};
    const Agenda& agenda = *table_.agenda;
    State state;
    agenda.begin(state, seed);
    Decision decision = agenda.run(state, around);
    if (decision.kind != Decision::Kind::ask || !is_turned(played.start, state)) return;
    for (Move move : played.moves) {
      move.seat = next(move.seat);
      // Seats that are asked together are asked in the order of their numbers.
      const bool is_asked = decision.kind == Decision::Kind::ask;
      if (!is_asked || !agenda.choices(state, move.seat).allows(move)) return;
      agenda.apply(state, move, around);
      decision = agenda.run(state, around);
      if (decision.kind == Decision::Kind::fault) {
        how_ += ", everybody one seat further on";
        return tell_fault(seed);
      }
    }
    if (state.core().deals_played == 0) return;
    for (int i = 0; i < rules_.seats; ++i) {
      const Amount before = played.end.score(layout, seat_at(i));
      const Amount now = state.score(layout, next(seat_at(i)));
      if (before == now || std::exchange(is_order_told_, true)) continue;
      remarks_.fault("seat-order", settlement_of(rules_).place,
                     {{"seat", std::to_string(i + 1)},
                      {"before", to_text(before)},
                      {"now", to_text(now)},
                      {"how", same(how_)}},
                     sentence("seat-order.suggest"));
    }
  }

  using Scores = std::array<Amount, max_seats>;

  Scores scores_of(const State& state) const {
    Scores scores{};
    for (int i = 0; i < rules_.seats; ++i) {
      scores[static_cast<std::size_t>(i)] = state.score(rules_.layout, seat_at(i));
    }
    return scores;
  }

  // Whether somebody has come nearer to a score that ends the match since it was `before`, which is
  // brought up to date: then people who play well may well reach it.
  bool comes_nearer(Scores& before, const State& state) const {
    const Scores now = scores_of(state);
    const Scores then = std::exchange(before, now);
    if (!asks_for_score(rules_.match.stands)) return false;
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (now[i] > then[i]) return true;
    }
    return false;
  }

  // A match that a score ends may never come to it.
  void look_for_end() {
    if (rules_.match.deals != 0) return;
    const Agenda& agenda = *table_.agenda;
    const Surroundings around{.hooks = table_.hooks.get()};
    State state;
    agenda.begin(state, 1);
    RandomStream random(1, Purpose::agent);
    Scores scores = scores_of(state);
    // No match is longer than max_deals; one that is as long was broken off.
    for (int i = 1; i < max_deals; ++i) {
      how_ = "all play at random, in deal " + std::to_string(i);
      if (agenda.random_deals(state, 1, random, around) < 0) return tell_fault(1);
      if (state.core().finished != 0 || state.core().deals_played < i) return;
      if (comes_nearer(scores, state)) return;
    }
    for (int i = 0; i < steered_matches; ++i) {
      if (ends(i)) return;
    }
    const std::unique_ptr<Agent> agent = make_agent(BotLevel());
    AgentMover sensible(*agent, 1);
    how_ = "bots think";
    if (ends(1, sensible, sensible_deals)) return;
    remarks_.fault("endless-match", rules_.match.rule.place, {{"deals", std::to_string(max_deals)}},
                   sentence("endless-match.suggest"));
  }

  // A match of players who steer.
  bool ends(int number) {
    RandomStream random(seed_of(number), Purpose::agent, 9);
    Steering steering = draw_steering(rules_, {}, random);
    if (number < ways_together) steering = together(number);
    how_ = to_text(steering, rules_);
    SteeredMover mover(steering, random);
    return ends(seed_of(number), mover, steered_match_deals);
  }

  // Whether a match comes to its end within so many deals, or nearer to it, or to a fault.
  bool ends(std::uint64_t seed, Mover& mover, int deals) {
    const Agenda& agenda = *table_.agenda;
    const Surroundings around{.hooks = table_.hooks.get()};
    State state;
    agenda.begin(state, seed);
    Scores scores = scores_of(state);
    // Where all pass, deals may be thrown in for ever.
    for (int i = 0; i < most_moves_of_match; ++i) {
      const Decision decision = agenda.run(state, around);
      if (decision.kind == Decision::Kind::fault) tell_fault(seed);
      if (decision.kind != Decision::Kind::ask) return true;
      if (comes_nearer(scores, state)) return true;
      if (state.core().deals_played >= deals) return false;
      agenda.apply(state, mover.choose(table_, state, decision, decision.choices), around);
    }
    return false;
  }

  const LoadedTable& table_;
  const GameRules& rules_;
  Diagnostics& faults_;
  Diagnostics& remarks_;
  const CardTalk talk_;
  std::string how_;  // the deal or match at hand is played, in words
  bool is_order_told_ = false;
  bool are_partners_told_ = false;
};

}  // namespace

std::optional<UnbalancedDeal> check_play(const LoadedTable& table, int deals, Diagnostics& faults,
                                         Diagnostics& remarks) {
  if (table.rules->board != nullptr) return std::nullopt;
  return PlayCheck(table, faults, remarks).run(deals);
}

bool always_balances(const LoadedTable& table) {
  Diagnostics none;
  return table.rules->board == nullptr && PlayCheck(table, none, none).balances();
}

void tell_unbalanced(const UnbalancedDeal& deal, const GameRules& rules, Diagnostics& remarks) {
  remarks.fault("gains-sum", settlement_of(rules).place,
                {{"now", to_text(deal.sum)}, {"how", same(deal.how)}},
                sentence("gains-sum.suggest"));
}

}  // namespace houserule
