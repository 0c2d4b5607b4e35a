#include "rules/model/game_rules.h"

#include <algorithm>
#include <numeric>

namespace houserule {

const SeatRule* seats_of(const Phase& phase) {
  if (const auto* declare = std::get_if<DeclarePhase>(&phase.body)) return &declare->who;
  if (const auto* expose = std::get_if<ExposePhase>(&phase.body)) return &expose->to;
  if (const auto* call = std::get_if<CallPhase>(&phase.body)) return &call->who;
  if (const auto* exchange = std::get_if<ExchangePhase>(&phase.body)) return &exchange->who;
  if (const auto* meld = std::get_if<MeldPhase>(&phase.body)) return &meld->who;
  if (const auto* step = std::get_if<StepPhase>(&phase.body)) return &step->who;
  if (const auto* move = std::get_if<MovePhase>(&phase.body)) return &move->of;
  if (const auto* draw = std::get_if<DrawPhase>(&phase.body)) return &draw->who;
  if (const auto* show = std::get_if<ShowPhase>(&phase.body)) return &show->of;
  if (const auto* open = std::get_if<OpenHandPhase>(&phase.body)) return &open->whose;
  if (const auto* rest = std::get_if<SitsOutPhase>(&phase.body)) return &rest->who;
  if (const auto* paid = std::get_if<PayPhase>(&phase.body)) return &paid->from;
  if (const auto* scored = std::get_if<ScorePhase>(&phase.body)) return &scored->who;
  return nullptr;
}

const HouseNumber* GameRules::house_number(std::string_view name) const {
  const auto found = std::find_if(house.begin(), house.end(),
                                  [&](const HouseNumber& number) { return number.name == name; });
  return found == house.end() ? nullptr : &*found;
}

int GameRules::value_index(std::string_view name) const {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

int GameRules::kept_index(std::string_view slug) const {
  for (std::size_t i = 0; i < kept.size(); ++i) {
    if (kept[i].slug == slug) return static_cast<int>(i);
  }
  return -1;
}

int GameRules::call_index(std::string_view slug) const {
  for (std::size_t i = 0; i < calls.size(); ++i) {
    if (calls[i].slug == slug) return static_cast<int>(i);
  }
  for (std::size_t i = 0; i < calls.size(); ++i) {  // a bid is typed in short: "4h"
    if (houserule::slug(calls[i].name) == slug) return static_cast<int>(i);
  }
  return -1;
}

int GameRules::zone_index(std::string_view name) const {
  const auto& declared = layout.zones();
  for (std::size_t i = 0; i < declared.size(); ++i) {
    if (declared[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

const SettlePhase* GameRules::settlement() const {
  for (const Phase& phase : phases) {
    if (const auto* settle = std::get_if<SettlePhase>(&phase.body)) return settle;
  }
  return nullptr;
}

const Form& GameRules::form_of(int contract) const {
  const bool has_own = contract != no_call && contract >= 0;
  return forms[has_own ? static_cast<std::size_t>(calls[static_cast<std::size_t>(contract)].form)
                       : std::size_t{0}];
}

namespace {

void collect_values(const CardRule& rule, std::vector<int>& values) {
  const bool reads = rule.kind == CardRule::Kind::trump_suit ||
                     rule.kind == CardRule::Kind::rank_value ||
                     rule.kind == CardRule::Kind::by_suit;
  if (reads && std::find(values.begin(), values.end(), rule.index) == values.end()) {
    values.push_back(rule.index);
  }
  for (const CardRule& part : rule.parts) collect_values(part, values);
}

}  // namespace

std::vector<int> GameRules::values_of_play() const {
  std::vector<int> values;
  for (const Form& form : forms) {
    for (const CardRule& trump : form.trumps) collect_values(trump, values);
    for (const OrderList& order : form.orders) {
      collect_values(order.cards, values);
      for (const OrderEntry& entry : order.entries) collect_values(entry.cards, values);
    }
    for (const PointRule& line : form.points) collect_values(line.cards, values);
    for (const Ladder* const ladder : {&form.lead, &form.follow, &form.follow_trump}) {
      for (const LadderStep& step : *ladder) collect_values(step.cards, values);
    }
    for (const Selector& selector : form.winner) collect_values(selector.cards, values);
    collect_values(form.always_playable, values);
  }
  return values;
}

bool GameRules::has_trumps() const {
  return std::any_of(forms.begin(), forms.end(),
                     [](const Form& form) { return !form.trumps.empty(); });
}

bool GameRules::has_card_points() const {
  return std::any_of(forms.begin(), forms.end(),
                     [](const Form& form) { return !form.points.empty(); });
}

void Form::take_missing(const Form& usual) {
  if (!brings(own_trumps)) trumps = usual.trumps;
  if (!brings(own_order)) orders = usual.orders;
  if (!brings(own_points)) points = usual.points;
  if (!brings(own_winner)) {
    winner = usual.winner;
    may_be_nobodys = usual.may_be_nobodys;
  }
  if (!brings(own_lead)) lead = usual.lead;
  if (!brings(own_follow)) {
    follow = usual.follow;
    follow_trump = usual.follow_trump;
  }
  if (!brings(own_always)) always_playable = usual.always_playable;
  if (!brings(own_end)) ends_when = usual.ends_when;
}

bool Form::seats_may_pass() const {
  const auto passes = [](const Ladder& ladder) { return !ladder.empty() && ladder.back().pass; };
  return passes(lead) || passes(follow) || passes(follow_trump);
}

bool Form::takes_all_cards() const {
  return ends_when.kind == Condition::Kind::hands_empty && !ends_when.negated;
}

bool GameRules::seats_may_pass() const {
  return std::any_of(forms.begin(), forms.end(),
                     [](const Form& form) { return form.seats_may_pass(); });
}

bool GameRules::shuffles() const {
  return std::any_of(phases.begin(), phases.end(), [](const Phase& phase) {
    return std::holds_alternative<ShufflePhase>(phase.body);
  });
}

int DealPhase::cards_each(std::size_t row) const {
  const auto given = packets.begin() + static_cast<std::ptrdiff_t>(packets_in(row));
  return std::accumulate(packets.begin(), given, 0);
}

int DealPhase::least_each() const {
  int least = cards_each(0);
  for (std::size_t row = 1; row < rows(); ++row) least = std::min(least, cards_each(row));
  return least;
}

int DealPhase::most_each() const {
  int most = 0;
  for (std::size_t row = 0; row < rows(); ++row) most = std::max(most, cards_each(row));
  return most;
}

const DealPhase* GameRules::deal() const {
  for (const Phase& phase : phases) {
    if (const auto* deal = std::get_if<DealPhase>(&phase.body)) return deal;
  }
  return nullptr;
}

const DeclarePhase* GameRules::prediction() const {
  for (const Phase& phase : phases) {
    const auto* declare = std::get_if<DeclarePhase>(&phase.body);
    if (declare != nullptr && declare->predicts) return declare;
  }
  return nullptr;
}

int GameRules::tricks() const {
  if (seats_may_pass()) return in_play.count();
  return deal() == nullptr ? 0 : deal()->most_each();
}

// It is asked before the play, while hands are as they were dealt.
int GameRules::cards_dealt(const State& state) const {
  int most = 0;
  for (int i = 0; i < seats; ++i) {
    most = std::max(most, state.cards(layout, StateLayout::hand, seat_at(i)).count());
  }
  return most;
}

CardSet GameRules::lying_open(const State& state, Seat seat) const {
  // Of an open hand every card there is counts as exposed, whatever comes into it.
  const CardSet open = state.cards(layout, StateLayout::exposed, seat);
  const CardSet hand = state.cards(layout, StateLayout::hand, seat);
  if (open == in_play) return hand;
  // The last card dealt lies open until its owner has played to the first trick.
  const Core& core = state.core();
  const Trick& trick = core.trick;
  const bool has_played =
      core.tricks_played > 0 ||
      (trick.leader != no_seat && steps_between(trick.leader, seat, seats) < trick.size);
  if (core.last_dealt == 0 || has_played) return open;
  return open | (hand & CardSet::of(card_at(core.last_dealt - 1)));
}

bool GameRules::may_rest() const {
  return std::any_of(phases.begin(), phases.end(), [](const Phase& phase) {
    return std::holds_alternative<SitsOutPhase>(phase.body);
  });
}

const Phase* GameRules::secret_sides() const {
  for (const Phase& phase : phases) {
    const auto* sides = std::get_if<SidesPhase>(&phase.body);
    if (sides != nullptr && sides->secret) return &phase;
  }
  return nullptr;
}

int GameRules::predicted(const State& state, Seat seat) const {
  for (const int call : state.announced(layout, seat)) {
    const int number = calls[static_cast<std::size_t>(call)].predicts;
    if (number >= 0) return number;
  }
  return -1;
}

GameRules::OfMeld GameRules::of_meld(const LaidMeld& meld) const {
  const MeldPhase* of = nullptr;
  for (const Phase& phase : phases) {
    const auto* melds = std::get_if<MeldPhase>(&phase.body);
    if (melds != nullptr && (of == nullptr || melds->first_shape <= meld.shape)) of = melds;
  }
  return {*of, of->shapes[static_cast<std::size_t>(meld.shape - of->first_shape)]};
}

int GameRules::best_meld(const State& state, const MeldPhase& phase) const {
  int best = -1;
  std::uint64_t most = 0;
  for (int i = 0; i < state.core().melds; ++i) {
    const LaidMeld meld = state.laid_meld(layout, i);
    if (&of_meld(meld).phase != &phase || (best >= 0 && meld.rank <= most)) continue;
    best = i;
    most = meld.rank;
  }
  return best;
}

Amount GameRules::judged_meld_points(const State& state, Seat seat, SeatSet side) const {
  const Core& core = state.core();
  // A trick that lies there still is won as soon as it is judged.
  const bool judged = core.trick.size == seats && core.tricks_played < layout.tricks();
  const Seat winner = judged ? state.trick_log(layout)[core.tricks_played].winner : no_seat;
  int tricks = winner != no_seat && (side & set_of(winner)) != 0 ? 1 : 0;
  for (SeatSet left = side; left != 0; left &= static_cast<SeatSet>(left - 1)) {
    tricks += core.tricks_won[static_cast<std::size_t>(index_of(first_of(left)))];
  }
  Amount sum;
  for (int i = 0; i < core.melds; ++i) {
    const LaidMeld meld = state.laid_meld(layout, i);
    const MeldPhase& phase = of_meld(meld).phase;
    if (meld.seat != seat || (phase.needs_trick && tricks == 0)) continue;
    if (!phase.counts_for.empty()) {
      const Seat best = state.laid_meld(layout, best_meld(state, phase)).seat;
      if ((side & set_of(best)) == 0) continue;
    }
    sum += meld.points;
  }
  return sum;
}

bool changes_hands(const Phase& phase) {
  const auto* exchange = std::get_if<ExchangePhase>(&phase.body);
  if (exchange != nullptr) {
    return exchange->to_seat.empty() ? exchange->takes < 0 : !exchange->who.is_several();
  }
  if (std::holds_alternative<DrawPhase>(phase.body)) return true;
  const auto* move = std::get_if<MovePhase>(&phase.body);
  return move != nullptr && !move->only_marks &&
         (move->to == StateLayout::hand || std::find(move->from.begin(), move->from.end(),
                                                     int{StateLayout::hand}) != move->from.end());
}

Place place_of_redeal(const GameRules& rules) {
  const auto redeal = std::find_if(
      rules.phases.rbegin(), rules.phases.rend(),
      [](const Phase& phase) { return std::holds_alternative<RedealPhase>(phase.body); });
  return redeal == rules.phases.rend() ? Place() : redeal->rule.place;
}

bool GameRules::keeps_hands() const {
  return std::none_of(phases.begin(), phases.end(), changes_hands);
}

bool GameRules::has_normal_game() const {
  return std::any_of(calls.begin(), calls.end(),
                     [](const CallRules& call) { return call.promise != Promise::none; });
}

int GameRules::tricks_of(const State& state) const {
  for (std::size_t i = static_cast<std::size_t>(deal_phases); i < phases.size(); ++i) {
    if (std::holds_alternative<DrawPhase>(phases[i].body)) return 0;
    const auto* move = std::get_if<MovePhase>(&phases[i].body);
    if (move != nullptr && !move->only_marks && move->to == StateLayout::hand) return 0;
  }
  if (seats_may_pass()) return 0;
  int held = 0;
  for (int i = 0; i < seats; ++i) {
    held = std::max(held, state.cards(layout, StateLayout::hand, seat_at(i)).count());
  }
  const Core& core = state.core();
  return core.tricks_played + held + (core.trick.size == seats ? 1 : 0);
}

std::string word_of(const LadderStep& step) {
  if (step.pass) return "pass";
  return step.cards.word.empty() ? "cards" : step.cards.word;
}

bool CardRule::mentions(Kind wanted) const {
  return kind == wanted || std::any_of(parts.begin(), parts.end(),
                                       [&](const CardRule& part) { return part.mentions(wanted); });
}

bool CardRule::mentions(CardWord wanted) const {
  return is(wanted) || std::any_of(parts.begin(), parts.end(),
                                   [&](const CardRule& part) { return part.mentions(wanted); });
}

unsigned CardRule::looks_up() const {
  unsigned looks = 0;
  if (kind == Kind::word) looks = 1U << static_cast<int>(row_of(card_rows, means)->sees);
  for (const CardRule& part : parts) looks |= part.looks_up();
  return looks;
}

}  // namespace houserule
