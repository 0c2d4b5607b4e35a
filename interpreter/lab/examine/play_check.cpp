#include "lab/examine/play_check.h"

#include <algorithm>
#include <set>

#include "bots/agents/level.h"
#include "lab/examine/agent_mover.h"
#include "lab/play/directed_deals.h"
#include "session/steering/steering.h"

namespace houserule {

namespace {

constexpr int most_calls = 40;             // that have a turn each
constexpr int most_moves_of_deal = 2'000;  // of a deal
constexpr int steered_matches = 8;
constexpr int steered_match_deals = 200;
constexpr int sensible_deals = 10;  // bots think, so of these there are few
constexpr int most_moves_of_match = 20'000;

// Hands out one setup.
class OneSetup final : public SetupSource {
 public:
  explicit OneSetup(const DealSetup& setup) : setup_(setup) {}
  const DealSetup* take_setup(int /*deal*/) override {
    return std::exchange(is_used_, true) ? nullptr : &setup_;
  }

 private:
  const DealSetup& setup_;
  bool is_used_ = false;
};

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
      : table_(table), rules_(*table.rules), faults_(faults), remarks_(remarks) {}

  std::map<Amount, std::string> run(int deals) {
    const auto calls = std::min(static_cast<int>(rules_.calls.size()), most_calls);
    const CardTalk talk = card_talk(rules_);
    for (int i = 0; i < std::max(deals, calls + 4); ++i) {
      RandomStream random(static_cast<std::uint64_t>(i) + 1, Purpose::agent, 8);
      Steering steering = draw_steering(rules_, talk.sets, random);
      if (i < calls + 4) steer(steering, i, calls);
      // Many a game is an ordinary one only if nobody calls anything.
      if (i >= calls + 4 && i % 3 == 0) {
        steering.of_star.call = steering.of_others.call = -1;
        steering.of_star.answer = steering.of_others.answer = Leaning::Answer::pass;
      }
      const DirectedDeal deal = draw_deal(rules_, talk, steering.star, random);
      SteeredMover mover(steering, random);
      how_ = to_text(steering, rules_);
      const bool is_directed = i >= calls + 4 && i % 3 == 1;
      if (is_directed && !deal.how.empty()) how_ = deal.how + "; " + how_;
      const PlayedDeal played =
          play(static_cast<std::uint64_t>(i) + 1, is_directed ? &deal.setup : nullptr, mover);
      if (!faults_.empty()) return std::move(sums_);
      if (!played.is_over) continue;
      add_sum(played);
      if (!is_directed) turn(played, static_cast<std::uint64_t>(i) + 1);
      if (!faults_.empty()) return std::move(sums_);
    }
    look_for_end();
    return std::move(sums_);
  }

 private:
  // All pass, nobody passes, cards are high or low; then each call is made.
  static void steer(Steering& steering, int number, int calls) {
    using Answer = Leaning::Answer;
    if (number >= calls) {
      steering.of_star = steering.of_others = Leaning();
      const bool passes = number - calls < 2;
      const auto card = number % 2 == 0 ? Leaning::Card::high : Leaning::Card::low;
      steering.of_star.answer = passes ? Answer::pass : Answer::never_pass;
      steering.of_others.answer = steering.of_star.answer;
      steering.of_star.card = card;
      steering.of_others.card = passes ? Leaning::Card::low : card;
    } else {
      steering.of_star.call = number;
      steering.of_others.call = -1;
      steering.of_others.answer = Answer::pass;
    }
  }

  PlayedDeal play(std::uint64_t seed, const DealSetup* setup, Mover& mover) {
    PlayedDeal played;
    State& state = played.end;
    const Agenda& agenda = *table_.agenda;
    OneSetup source(setup == nullptr ? none_ : *setup);
    const Surroundings around{.hooks = table_.hooks.get(),
                              .setups = setup == nullptr ? nullptr : &source};
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

  void add_sum(const PlayedDeal& played) {
    Amount sum;
    for (int i = 0; i < rules_.seats; ++i) {
      sum += played.end.score(rules_.layout, seat_at(i)) -
             played.start.score(rules_.layout, seat_at(i));
    }
    sums_.emplace(sum, how_);
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
    OneSetup source(setup);
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
    }
    if (decision.kind == Decision::Kind::fault || state.core().deals_played == 0) return;
    for (int i = 0; i < rules_.seats; ++i) {
      const Amount before = played.end.score(layout, seat_at(i));
      const Amount now = state.score(layout, next(seat_at(i)));
      if (before == now || !told_.insert("seat order").second) continue;
      remarks_.fault("seat-order", settlement_of(rules_).place,
                     {{"seat", std::to_string(i + 1)},
                      {"before", to_text(before)},
                      {"now", to_text(now)},
                      {"how", same(how_)}},
                     sentence("seat-order.suggest"));
    }
  }

  // Whether somebody has come nearer to a score that ends the match than all were at first: then
  // people who play well may well reach it.
  bool is_nearer(const State& state) const {
    if (!asks_for_score(rules_.match.stands)) return false;
    for (int i = 0; i < rules_.seats; ++i) {
      if (state.score(rules_.layout, seat_at(i)) > rules_.match.start) return true;
    }
    return false;
  }

  // A match that a score ends may never come to it.
  void look_for_end() {
    if (rules_.match.deals != 0 || rules_.board != nullptr) return;
    const Agenda& agenda = *table_.agenda;
    const Surroundings around{.hooks = table_.hooks.get()};
    State state;
    agenda.begin(state, 1);
    RandomStream random(1, Purpose::agent);
    // No match is longer than max_deals; one that is as long was broken off.
    for (int i = 1; i < max_deals; ++i) {
      if (agenda.random_deals(state, 1, random, around) < 0) return;  // told where deals are played
      if (state.core().finished != 0 || state.core().deals_played < i) return;
      if (is_nearer(state)) return;
    }
    for (int i = 0; i < steered_matches; ++i) {
      if (ends(i)) return;
    }
    const std::unique_ptr<Agent> agent = make_agent(BotLevel());
    AgentMover sensible(*agent, 1);
    if (ends(1, sensible, sensible_deals)) return;
    remarks_.fault("endless-match", rules_.match.rule.place, {{"deals", std::to_string(max_deals)}},
                   sentence("endless-match.suggest"));
  }

  // A match of players who steer.
  bool ends(int number) {
    RandomStream random(static_cast<std::uint64_t>(number) + 1, Purpose::agent, 9);
    Steering steering = draw_steering(rules_, {}, random);
    if (number < 4) steer(steering, number, 0);
    SteeredMover mover(steering, random);
    return ends(static_cast<std::uint64_t>(number) + 1, mover, steered_match_deals);
  }

  // Whether a match comes to its end within so many deals, or nearer to it.
  bool ends(std::uint64_t seed, Mover& mover, int deals) {
    const Agenda& agenda = *table_.agenda;
    const Surroundings around{.hooks = table_.hooks.get()};
    State state;
    agenda.begin(state, seed);
    // Where all pass, deals may be thrown in for ever.
    for (int i = 0; i < most_moves_of_match; ++i) {
      const Decision decision = agenda.run(state, around);
      if (decision.kind != Decision::Kind::ask) return true;  // a fault is told elsewhere
      if (is_nearer(state)) return true;
      if (state.core().deals_played >= deals) return false;
      agenda.apply(state, mover.choose(table_, state, decision, decision.choices), around);
    }
    return false;
  }

  const LoadedTable& table_;
  const GameRules& rules_;
  Diagnostics& faults_;
  Diagnostics& remarks_;
  const DealSetup none_;
  std::string how_;
  std::set<std::string> told_;
  std::map<Amount, std::string> sums_;
};

}  // namespace

std::map<Amount, std::string> check_play(const LoadedTable& table, int deals, Diagnostics& faults,
                                         Diagnostics& remarks) {
  if (table.rules->board != nullptr) return {};
  return PlayCheck(table, faults, remarks).run(deals);
}

void check_sums(const std::map<Amount, std::string>& of_game,
                const std::map<Amount, std::string>& of_rule, const GameRules& rules,
                Diagnostics& remarks) {
  if (of_game.size() != 1 || of_game.begin()->first != Amount()) return;
  const auto other = std::find_if(of_rule.begin(), of_rule.end(),
                                  [](const auto& sum) { return sum.first != Amount(); });
  if (other == of_rule.end()) return;
  remarks.fault("gains-sum", settlement_of(rules).place,
                {{"now", to_text(other->first)}, {"how", same(other->second)}},
                sentence("gains-sum.suggest"));
}

}  // namespace houserule
