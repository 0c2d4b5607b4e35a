// Examples of what a deal or a match is worth: stated piles, tricks and calls, and the settlement
// that follows from them.

#include <algorithm>
#include <bit>

#include "base/did_you_mean.h"
#include "card_agenda/fixing.h"
#include "examples/example.h"

namespace houserule {

namespace {

using Fix = FixPhase::Fix;

// Sets what depends on no card that lies somewhere.
void fix_known(const GameRules& rules, State& state, const std::vector<Fix>& fixes) {
  for (const Fix& one : fixes) {
    const bool is_known =
        one.kind == Fix::Kind::number ||
        (one.kind == Fix::Kind::row && std::ranges::all_of(one.parts, [](const Fix& part) {
           return part.kind == Fix::Kind::number;
         }));
    if (is_known) fix_values(rules, state, std::span(&one, 1));
  }
}

void fix_by_contract(const GameRules& rules, State& state) {
  const std::uint8_t contract = state.core().contract;
  if (contract != no_call) fix_known(rules, state, rules.calls[contract].sets);
}

// What phases always fix, before the calls.
template <class Use>
void for_each_fix(const GameRules& rules, const Use& use) {
  for (int i = 0; i < rules.deal_phases; ++i) {
    const Phase& phase = rules.phases[static_cast<std::size_t>(i)];
    const auto* const fixed = std::get_if<FixPhase>(&phase.body);
    if (fixed != nullptr && phase.when.is_always()) use(fixed->fixes);
  }
}

State start(const Example& example) {
  const GameRules& rules = example.rules();
  State state;
  example.agenda().begin(state, 1);
  for (int i = 0; i < rules.seats; ++i) state.score(rules.layout, seat_at(i)) = Amount();
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    const ValueType type = rules.values[i].type;
    if (type != ValueType::rank && type != ValueType::suit) continue;
    state.value(rules.layout, static_cast<int>(i)) = Amount::whole(-1);  // nothing has said it yet
  }
  std::ranges::fill(state.history(rules.layout), no_card);
  std::ranges::fill(state.trick_log(rules.layout), TrickEnd());
  return state;
}

// How a trick went: nothing but who led, the cards, and who won it.
void check_last_trick(const Example& example, const Node& told) {
  if (!example.is_list(told, "listed.trick")) return;
  for (const Node& item : told.items) {
    example.fault("wrong-type.trick-cards", item);
  }
  const std::vector<std::string> known = {"leader", "cards", "winner"};
  const Node* cards = told.field("cards");
  const int seats = example.rules().seats;
  if (cards != nullptr && static_cast<int>(cards->items.size()) != seats) {
    example.fault("wrong-type.trick-whole", *cards, {{"n", std::to_string(seats)}});
  }
  for (const auto& [key, value] : told.fields) {
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    example.fault("unknown-field.example-trick", value, {{"field", quotable(key)}},
                  did_you_mean(key, known));
  }
}

// The tricks at the end of the deal, as they were played, and how many each seat has won.
void set_tricks(const Example& example, State& state) {
  const GameRules& rules = example.rules();
  Core& core = state.core();
  int sum = 0;
  std::vector<const Node*> last;
  if (const Node* several = example.field("last_tricks")) {
    if (example.is_list(*several, "listed.tricks")) {
      for (const Node& one : several->items) last.push_back(&one);
    }
  } else if (const Node* one = example.field("last_trick")) {
    last.push_back(one);
  }
  for (const Node* one : last) check_last_trick(example, *one);
  if (!example.is_sound()) return;
  const auto log = state.trick_log(rules.layout);
  const auto history = state.history(rules.layout);
  const std::vector<int> counts = example.trick_counts(static_cast<int>(log.size()));
  for (std::size_t i = 0; i < counts.size(); ++i) {
    core.tricks_won[i] = static_cast<std::uint8_t>(counts[i]);
    sum += counts[i];
  }
  // A deal that is settled has had a last trick, whatever was in it.
  sum = std::max({sum, static_cast<int>(last.size()), 1});
  sum = std::min(sum, static_cast<int>(log.size()));
  core.tricks_played = static_cast<std::uint8_t>(sum);
  core.plays = static_cast<std::uint16_t>(sum * rules.seats);
  std::array<int, max_seats> left{};
  for (int i = 0; i < rules.seats; ++i) {
    left[static_cast<std::size_t>(i)] = core.tricks_won[static_cast<std::size_t>(i)];
  }
  const auto first_told = static_cast<std::size_t>(sum) - std::min(last.size(), log.size());
  for (std::size_t i = 0; i < last.size() && first_told + i < log.size(); ++i) {
    const Node& told = *last[i];
    TrickEnd& end = log[first_told + i];
    const Node* leader = told.field("leader");
    end.leader = leader == nullptr ? seat_at(0) : example.seat_in(*leader, false);
    const Node* cards = told.field("cards");
    const std::vector<Card> played =
        cards == nullptr ? std::vector<Card>() : example.actions(*cards);
    State trick = state;
    trick.core().trick = Trick();
    trick.core().trick.leader = end.leader;
    const Node* winner = told.field("winner");
    if (winner != nullptr) {
      end.winner = example.seat_in(*winner);
    } else if (!played.empty() && end.leader != no_seat) {
      example.agenda().tricks()->lay_trick(trick, end.leader, played);
      end.winner = trick.core().trick.winning_seat(rules.seats);
    }
    const std::size_t at = (first_told + i) * static_cast<std::size_t>(rules.seats);
    for (std::size_t card = 0; card < played.size() && at + card < history.size(); ++card) {
      history[at + card] = played[card];
    }
    if (end.winner != no_seat) --left[static_cast<std::size_t>(index_of(end.winner))];
  }
  // The tricks before those were won by somebody; nothing else is known of them. Who won the very
  // last is only known of somebody who won them all.
  const bool by_one = std::count_if(left.begin(), left.end(), [](int n) { return n > 0; }) == 1;
  const std::size_t known = last.empty() && !by_one ? first_told - 1 : first_told;
  std::size_t trick = 0;
  for (int seat = 0; seat < rules.seats; ++seat) {
    for (int n = left[static_cast<std::size_t>(seat)]; n > 0 && trick < known; --n) {
      log[trick++] = {seat_at(seat), seat_at(seat)};
    }
  }
}

void set_piles(const Example& example, State& state) {
  for (const auto& [name, zone] :
       {std::pair("captured", StateLayout::captured), std::pair("among", StateLayout::captured),
        std::pair("exposed", StateLayout::exposed), std::pair("hands", StateLayout::hand)}) {
    if (const Node* given = example.field(name)) example.set_zone(state, zone, *given);
  }
  example.set_zones(state);
}

// Points stated for one side only: the rest of the pack's points are the others'.
void fill_up(const Example& example, DealResult& result) {
  const Node* stated = example.field("points");
  const auto given = example.by_seat(*stated);
  if (given.size() == static_cast<std::size_t>(example.rules().seats)) return;
  Amount sum;
  SeatSet sides = 0;
  for (const auto& [seat, value] : given) {
    sum += example.amount(*value);
    sides = static_cast<SeatSet>(sides | result.side_of(seat));
  }
  for (int i = 0; i < example.rules().seats; ++i) {
    if ((sides >> i & 1) != 0) continue;
    const int everybody = (1 << example.rules().seats) - 1;
    if ((sides | result.side_of(seat_at(i))) != everybody) {
      example.fault("wrong-type.example-points", *stated);
    }
    result.points[static_cast<std::size_t>(i)] = example.rules().total_points() - sum;
    return;
  }
}

std::vector<Amount> points_in(const GameRules& rules, const DealResult& result) {
  return {result.points.begin(), result.points.begin() + rules.seats};
}

class Settlement {
 public:
  explicit Settlement(const Example& example)
      : example_(example), rules_(example.rules()), state_(start(example)) {}

  std::optional<Difference> run() {
    set_contract(example_, state_);
    set_piles(example_, state_);
    fix_by_cards();
    example_.set_values(state_);
    set_scores();
    set_tricks(example_, state_);
    if (!example_.is_sound()) return std::nullopt;
    const std::vector<Amount> melded = example_.amounts("melded", false);
    const bool melds = std::any_of(
        rules_.phases.begin(), rules_.phases.end(),
        [](const Phase& phase) { return std::holds_alternative<MeldPhase>(phase.body); });
    if (!melded.empty() && !melds) {
      const Node& stated = *example_.field("melded");
      example_.fault("unknown-field.no-melds", stated);
    }
    for (std::size_t i = 0; i < melded.size(); ++i) {
      state_.meld_points(rules_.layout, seat_at(static_cast<int>(i))) = melded[i];
    }
    DealResult result = example_.agenda().result(state_);
    if (auto found = set_points(result)) return found;
    result.state = &state_;
    const int won = state_.core().tricks_played;
    result.trick_count = std::max(rules_.tricks(), won);
    result.sweeper = result.find_sweeper();
    if (!is_complete(result)) return std::nullopt;
    return settle(result);
  }

  // What each seat has got. Precondition: run() found nothing at fault.
  std::vector<Amount> gains() {
    std::vector<Amount> gains;
    for (int i = 0; i < rules_.seats; ++i) gains.push_back(state_.score(rules_.layout, seat_at(i)));
    return gains;
  }

 private:
  // What cards on the table fix need not be stated beside them.
  void fix_by_cards() {
    for_each_fix(rules_, [&](const std::vector<Fix>& fixes) {
      fix_values(rules_, state_, fixes, example_.agenda().result(state_).reader);
    });
    fix_by_contract(rules_, state_);
  }

  void set_scores() {
    scores_ = example_.amounts("scores", false);
    for (std::size_t i = 0; i < scores_.size(); ++i) {
      state_.score(rules_.layout, seat_at(static_cast<int>(i))) = scores_[i];
    }
  }

  std::optional<Difference> set_points(DealResult& result) {
    const std::vector<Amount> stated = example_.amounts("points", false);
    if (stated.empty()) {
      result.all_points = Amount();
      for (const Amount points : points_in(rules_, result)) result.all_points += points;
      return std::nullopt;
    }
    if (example_.has("captured")) {
      const std::vector<Amount> made = points_in(rules_, result);
      if (stated != made) {
        return Difference{named("points", Example::listed(stated)),
                          named("points", Example::listed(made)), "points", lua_of(made)};
      }
    } else {
      std::copy(stated.begin(), stated.end(), result.points.begin());
      fill_up(example_, result);
    }
    result.all_points = Amount();
    for (const Amount points : points_in(rules_, result)) result.all_points += points;
    return std::nullopt;
  }

  // A contract that promises tricks cannot be settled without knowing them.
  bool is_complete(const DealResult& result) const {
    const bool promises =
        result.contract != no_call && rules_.calls[result.contract].promise != Promise::none;
    if (!promises || example_.has("tricks") || example_.has("tricks_won")) return true;
    example_.fault("missing-field.example-tricks", example_.node());
    return false;
  }

  std::optional<Difference> settle(const DealResult& result) {
    DealReport deal;
    std::vector<ScoreLine> lines;
    for (std::size_t i = 0; i < max_seats; ++i) deal.side[i] = result.side[i];
    const Seat eldest = seat_after(state_.core().dealer, rules_.seats);
    for (int i = 0; i < rules_.deal_phases; ++i) {
      const Phase& phase = rules_.phases[static_cast<std::size_t>(i)];
      const auto* settle = std::get_if<SettlePhase>(&phase.body);
      if (settle == nullptr) continue;
      if (!phase.when.is_always() && !example_.agenda().holds(state_, eldest, phase.when)) continue;
      Chips chips(rules_.layout, state_, &lines);
      if (!example_.table().hooks->settle(*settle, result, chips, &deal.figures)) {
        example_.fault(example_.table().hooks->fault());
        return std::nullopt;
      }
      deal.settlement = i;
      break;
    }
    example_.show(state_);
    example_.show_settlement(deal.settlement, deal.figures, lines);
    if (auto found = example_.compare_figures(deal)) return found;
    if (auto found = example_.compare_scores(state_, "gains", scores_)) return found;
    return example_.compare_after(state_);
  }

  const Example& example_;
  const GameRules& rules_;
  State state_;
  std::vector<Amount> scores_;  // before the deal
};

// What each seat has foretold.
void set_predicted(const Example& example, State& state) {
  const Node* const predicted = example.field("predicted");
  const DeclarePhase* const prediction = example.rules().prediction();
  if (predicted == nullptr || prediction == nullptr) return;
  for (const auto& [seat, number] : example.by_seat(*predicted)) {
    const int wanted = example.whole(*number, 0, max_cards);
    const auto says = [&](int call) {
      return example.rules().calls[static_cast<std::size_t>(call)].predicts == wanted;
    };
    const auto call = std::find_if(prediction->calls.begin(), prediction->calls.end(), says);
    if (call != prediction->calls.end()) {
      state.announce(example.rules().layout, seat, *call);
    } else {
      example.fault("wrong-type.predicted", *number, {{"n", std::to_string(wanted)}});
    }
  }
}

}  // namespace

void set_contract(const Example& example, State& state) {
  Core& core = state.core();
  const auto has_phase = [&](auto is_it) {
    const std::vector<Phase>& phases = example.rules().phases;
    return std::any_of(phases.begin(), phases.end(), is_it);
  };
  const bool calls_cards =
      has_phase([](const Phase& phase) { return std::holds_alternative<CallPhase>(phase.body); });
  for (const auto& [name, is_there] :
       {std::pair("declarer", !example.rules().calls.empty()),
        std::pair("announced", !example.rules().calls.empty()), std::pair("partner", calls_cards),
        std::pair("called", calls_cards)}) {
    if (is_there || !example.has(name)) continue;
    example.fault("unknown-field.nobody-is", *example.field(name), {{"field", name}});
  }
  const int most = example.rules().match.deals > 0 ? example.rules().match.deals : max_deals;
  const Node* const deal = example.field("deal");
  core.deal = static_cast<std::uint16_t>(deal == nullptr ? 1 : example.whole(*deal, 1, most));
  core.contract = example.contract();
  core.declarer = core.contract == no_call ? no_seat : example.seat("declarer", seat_at(0));
  if (example.has("declarer")) core.declarer = example.seat("declarer", no_seat);
  if (core.contract != no_call && core.declarer == no_seat && example.is_sound()) {
    const Node& declarer = *example.field("declarer");
    example.fault("wrong-type.has-declarer", declarer);
  }
  for_each_fix(example.rules(),
               [&](const std::vector<Fix>& fixes) { fix_known(example.rules(), state, fixes); });
  fix_by_contract(example.rules(), state);
  core.partner = example.seat("partner", no_seat);
  if (const Node* sides = example.field("sides")) core.declared = example.seats(*sides);
  if (const Node* resting = example.field("sits_out")) core.resting = example.seats(*resting);
  core.dealer = example.seat("dealer", seat_at(example.rules().seats - 1), false);
  if (const Node* called = example.field("called")) {
    const CardSet card = example.cards(*called);
    if (!card.empty()) core.called = card.first();
  }
  if (core.contract != no_call && example.rules().calls[core.contract].number >= 0) {
    core.bid = core.contract;
  }
  const Node* const bid = bids_numbers(example.rules()) ? example.field("bid") : nullptr;
  if (bid != nullptr) core.bid = example.call(*bid).value_or(no_call);
  core.doubled = static_cast<std::uint8_t>(bids_numbers(example.rules()) && example.has("doubled")
                                               ? example.whole(*example.field("doubled"), 0, 2)
                                               : 0);
  if (core.contract != no_call && core.declarer != no_seat) {
    state.announce(example.rules().layout, core.declarer, core.contract);
  }
  set_predicted(example, state);
  const Node* announced = example.field("announced");
  if (announced == nullptr) return;
  for (const auto& [seat, calls] : example.by_seat(*announced)) {
    const auto add = [&, who = seat](const Node& name) {
      const auto call = example.call(name);
      if (call) state.announce(example.rules().layout, who, *call);
    };
    if (calls->kind == Node::Kind::text) {
      add(*calls);
    } else {
      (void)example.is_list(*calls, "listed.calls");
    }
    for (const Node& name : calls->items) add(name);
  }
}

std::optional<Difference> run_settlement(const Example& example) {
  return Settlement(example).run();
}

std::optional<std::vector<Amount>> settled_gains(const Example& example) {
  Settlement settlement(example);
  (void)settlement.run();
  if (!example.is_sound()) return std::nullopt;
  return settlement.gains();
}

std::optional<Difference> run_points(const Example& example) {
  State state = start(example);
  set_contract(example, state);
  example.set_values(state);
  set_piles(example, state);
  if (!example.is_sound()) return std::nullopt;
  if (!example.has("points")) {
    example.fault("missing-field.example-points", example.node());
    return std::nullopt;
  }
  const std::vector<Amount> points = points_in(example.rules(), example.agenda().result(state));
  const std::vector<Amount> wanted = example.amounts("points");
  if (wanted == points) return example.compare_sight(state);
  return Difference{named("points", Example::listed(wanted)),
                    named("points", Example::listed(points)), "points", lua_of(points)};
}

std::optional<Difference> run_end(const Example& example) {
  const std::optional<bool> finish = example.truth("finish");
  if (finish && !*finish) {
    const Node& stated = *example.field("finish");
    example.fault("wrong-type.finish", stated);
  }
  if (!example.is_sound()) return std::nullopt;
  const auto& fields = example.node().fields;
  const bool expects = std::any_of(fields.begin(), fields.end(), [](const NodeField& field) {
    return field.key == "shares" || field.key == "winners" || field.key.ends_with("_after");
  });
  if (!expects) {
    example.fault("missing-field.finish", example.node());
    return std::nullopt;
  }
  State state = start(example);
  set_contract(example, state);  // of the last deal: somebody has dealt
  example.set_values(state);
  const std::vector<Amount> before = example.amounts("scores", false);
  for (std::size_t i = 0; i < before.size(); ++i) {
    state.score(example.rules().layout, seat_at(static_cast<int>(i))) = before[i];
  }
  example.agenda().close_match(state, {.hooks = example.table().hooks.get()});
  if (auto found = example.compare_scores(state, "shares", before)) return found;
  if (auto found = example.compare_winners(state)) return found;
  return example.compare_after(state);
}

// How a match begins and how long it is.
std::optional<Difference> run_match(const Example& example) {
  const MatchRules& match = example.rules().match;
  const Node& stated = *example.field("match");
  if (stated.kind != Node::Kind::list || stated.fields.empty() || !stated.items.empty()) {
    example.fault("wrong-type.example-match", stated, {{"form", "{ deals = 8, start = 100 }"}});
  }
  for (const auto& [name, wanted] : stated.fields) {
    Amount got;
    if (name == "deals") {
      got = Amount::whole(match.deals);
    } else if (name == "start") {
      got = match.start;
    } else {
      example.fault("unknown-field.example-match", wanted, {{"field", quotable(name)}},
                    did_you_mean(name, std::vector<std::string>{"deals", "start"}));
      continue;
    }
    if (example.amount(wanted) != got) {
      return Difference{named(name, to_text(wanted)), to_text(got), "match." + name, to_text(got)};
    }
  }
  return std::nullopt;
}

}  // namespace houserule
