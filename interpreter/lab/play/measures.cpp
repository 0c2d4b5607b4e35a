#include "lab/play/measures.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "base/content_hash.h"
#include "board_agenda/board_look.h"

namespace houserule {

namespace {

std::int64_t divided(std::int64_t sum, std::int64_t by) {
  const std::int64_t doubled = 2 * sum + by;  // rounds to the nearest, halves up
  return doubled >= 0 ? doubled / (2 * by) : -((-doubled + 2 * by - 1) / (2 * by));
}

std::uint64_t joined(std::uint64_t digest, std::uint64_t more) {
  return content_hash(std::as_bytes(std::span<const std::uint64_t>(std::array{digest, more})));
}

template <class T>
std::uint64_t hash_of(std::span<const T> values) {
  return content_hash(std::as_bytes(values));
}

}  // namespace

Observer::Observer(const Agenda& agenda, bool matches, const std::vector<std::string>& seat_names,
                   bool with_habits)
    : agenda_(agenda), rules_(agenda.rules()), matches_(matches), seats_(rules_.seats) {
  if (matches_) list_match_measures();
  const std::size_t of_matches = list_.measures.size();
  list_deal_measures(seat_names);
  list_contracts();
  if (with_habits) habits_.emplace(rules_, list_);
  // Of a match, what is measured of deals is a mean over them.
  for (std::size_t i = of_matches; matches_ && i < list_.measures.size(); ++i) {
    list_.measures[i].scale *= match_parts;
  }
  const std::size_t size = list_.measures.size();
  observation_.values.resize(size);
  observation_.spreads.resize(list_.distributions.size());
  deal_.resize(size);
  sums_.resize(size);
  counts_.resize(size);
}

void Observer::begin(const State& state) {
  for (int i = 0; i < seats_; ++i) before_[static_cast<std::size_t>(i)] = score(state, i);
  begun_before_ = state.core().deals_begun;
  first_eldest_ = -1;
  deals_played_ = 0;
  leaders_ = 0;
  changes_ = 0;
  observation_.digest = 0;
  for (auto& values : observation_.spreads) values.clear();
  std::ranges::fill(observation_.values, Observation::not_observed);
  std::ranges::fill(sums_, 0);
  std::ranges::fill(counts_, 0);
}

void Observer::deal_ended(const State& state, std::int64_t decisions) {
  const Core& core = state.core();
  const DealResult result = agenda_.result(state);
  std::ranges::fill(deal_, Observation::not_observed);
  set(decisions_, decisions);
  set(thrown_in_, static_cast<std::int64_t>(core.deals_begun - begun_before_) - 1);
  begun_before_ = core.deals_begun;
  observe_gains(state, result);
  observe_sides(result);
  observe_points(result);
  observe_contract(result);
  observe_predictions(state, result);
  if (habits_) habits_->put(deal_);
  for (const auto& [value, measure] : values_) {
    set(measure, state.value(rules_.layout, value).halves);
  }
  if (exposed_ >= 0) {
    bool any = false;
    for (int i = 0; i < seats_; ++i) {
      any = any || !state.cards(rules_.layout, StateLayout::exposed, seat_at(i)).empty();
    }
    set(exposed_, any ? 1 : 0);
  }
  if (melds_ >= 0) {
    std::int64_t sum = 0;
    for (int i = 0; i < seats_; ++i) {
      const Seat seat = seat_at(i);
      sum += rules_.meld_points(state, seat, agenda_.side_of(state, seat)).halves;
    }
    set(melds_, sum);
  }
  std::uint64_t digest = joined(observation_.digest, hash_of(state.history(rules_.layout)));
  if (sheet_ >= 0) digest = joined(digest, observe_sheet(state));
  digest = joined(digest, hash_of(state.trick_log(rules_.layout).first(core.tricks_played)));
  std::array<std::int64_t, max_seats> scores{};
  for (int i = 0; i < seats_; ++i) scores[static_cast<std::size_t>(i)] = score(state, i).halves;
  observation_.digest = joined(digest, hash_of(std::span<const std::int64_t>(scores)));
  ++deals_played_;
  if (!matches_) {
    observation_.values = deal_;
    return;
  }
  for (std::size_t i = 0; i < deal_.size(); ++i) {
    if (deal_[i] == Observation::not_observed) continue;
    sums_[i] += deal_[i];
    ++counts_[i];
  }
  note_lead(state);
}

void Observer::observe_gains(const State& state, const DealResult& result) {
  const int eldest = (index_of(state.core().dealer) + 1) % seats_;
  if (first_eldest_ < 0) first_eldest_ = eldest;
  std::int64_t most = INT64_MIN;
  std::int64_t least = INT64_MAX;
  for (int position = 0; position < seats_; ++position) {
    const int seat = (eldest + position) % seats_;
    const auto slot = static_cast<std::size_t>(seat);
    const Amount now = score(state, seat);
    gained_[slot] = (now - before_[slot]).halves;
    before_[slot] = now;
    most = std::max(most, gained_[slot]);
    least = std::min(least, gained_[slot]);
    set(gains_ + position, gained_[slot]);
    if (by_seat_ >= 0) set(by_seat_ + seat, gained_[slot]);
    if (points_ >= 0) set(points_ + position, result.points[slot].halves);
    if (tricks_ >= 0) set(tricks_ + position, result.tricks[slot]);
    observation_.spreads.back().push_back(gained_[slot]);
  }
  set(gap_, most - least);
}

void Observer::observe_sides(const DealResult& result) {
  if (teams_ >= 0) {
    const Seat eldest = seat_after(result.state->core().dealer, seats_);
    const SeatSet side = mates_of(index_of(eldest));
    std::array<std::int64_t, 2> gains{};
    for (int i = 0; i < seats_; ++i) {
      gains[(side >> i & 1) != 0 ? 0 : 1] += gained_[static_cast<std::size_t>(i)];
    }
    const int share = is_scored_by_sides_ ? std::popcount(side) : 1;
    set(teams_, gains[0] / share);
    set(teams_ + 1, gains[1] / share);
  }
  if (declarer_ < 0 || result.declarer == no_seat) return;
  const SeatSet side = result.side_of(result.declarer);
  set(declarer_, gained_[static_cast<std::size_t>(index_of(result.declarer))]);
  if (partner_ >= 0 && result.partner != no_seat) {
    set(partner_, gained_[static_cast<std::size_t>(index_of(result.partner))]);
  }
  const int others = seats_ - std::popcount(side);
  std::int64_t sum = 0;
  for (int i = 0; i < seats_; ++i) {
    if ((side >> i & 1) == 0) sum += gained_[static_cast<std::size_t>(i)];
  }
  if (others > 0) set(defender_, sum * (parts / others));
}

// Returns a digest of the lines that are not 0: tables may have lines of their own.
std::uint64_t Observer::observe_sheet(const State& state) {
  const BoardLook look(rules_, state);
  const std::vector<int> lines = look.score_lines();
  std::uint64_t digest = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    set(sheet_ + static_cast<int>(i), lines[i]);
    if (lines[i] == 0) continue;
    digest = joined(digest, content_hash(look.rules().sheet[i].name));
    digest = joined(digest, static_cast<std::uint64_t>(lines[i]));
  }
  return digest;
}

void Observer::observe_points(const DealResult& result) {
  if (sweep_ >= 0) set(sweep_, result.sweeper != no_seat ? 1 : 0);
  if (without_points_ < 0) return;
  set(all_points_, result.all_points.halves);
  int clean = 0;
  for (int i = 0; i < seats_; ++i) {
    clean += result.points[static_cast<std::size_t>(i)].halves == 0 ? 1 : 0;
  }
  for (int i = 0; i <= seats_; ++i) set(without_points_ + i, i == clean ? 1 : 0);
}

void Observer::observe_contract(const DealResult& result) {
  if (no_contract_ >= 0) set(no_contract_, result.contract == no_call ? 1 : 0);
  CallSet said;
  for (int i = 0; i < seats_; ++i) said |= result.state->announced(rules_.layout, seat_at(i));
  for (std::size_t i = 0; i < calls_.size(); ++i) {
    set(calls_[i].said, said.has(static_cast<int>(i)) ? 1 : 0);
    set(calls_[i].is_contract, result.contract == i ? 1 : 0);
    if (result.contract != i || result.declarer == no_seat || calls_[i].made < 0) continue;
    const std::int64_t gain = gained_[static_cast<std::size_t>(index_of(result.declarer))];
    const Promise promise = rules_.calls[i].promise;
    const bool made = promise == Promise::none ? gain > 0 : result.keeps(promise);
    set(calls_[i].made, made ? 1 : 0);
    set(calls_[i].gain, gain);
  }
}

void Observer::observe_predictions(const State& state, const DealResult& result) {
  if (predicted_ < 0) return;
  std::int64_t seats = 0;
  std::int64_t sum = 0;
  std::int64_t kept = 0;
  for (int i = 0; i < seats_; ++i) {
    const int predicted = rules_.predicted(state, seat_at(i));
    if (predicted < 0) continue;
    ++seats;
    sum += predicted;
    kept += predicted == result.tricks[static_cast<std::size_t>(i)] ? 1 : 0;
  }
  if (seats == 0) return;
  set(predicted_, sum);
  set(kept_, divided(kept * parts, seats));
}

// Who leads the match now; a tie for the lead is no lead.
void Observer::note_lead(const State& state) {
  const bool low = rules_.match.winner == Winner::lowest_score;
  SeatSet leaders = set_of(seat_at(0));
  for (int i = 1; i < seats_; ++i) {
    const Amount best = score(state, index_of(first_of(leaders)));
    const Amount own = score(state, i);
    const bool beats = low ? own < best : own > best;
    if (beats) leaders = 0;
    if (beats || own == best) leaders = static_cast<SeatSet>(leaders | set_of(seat_at(i)));
  }
  if (leaders != mates_of(index_of(first_of(leaders)))) return;
  if (leaders_ != 0 && leaders != leaders_) ++changes_;
  leaders_ = leaders;
}

void Observer::observe_match(const State& state) {
  const SeatSet winners = agenda_.winners(state);
  observation_.winners = winners;
  const auto put = [&](int measure, std::int64_t value) {
    if (measure >= 0) observation_.values[static_cast<std::size_t>(measure)] = value;
  };
  // From the winner's point of view: more is better.
  const int sign = rules_.match.winner == Winner::lowest_score ? -1 : 1;
  std::int64_t first = INT64_MIN;
  std::int64_t last = INT64_MAX;
  SeatSet leaders = 0;
  const auto of_winner = [&](int seat) -> std::int64_t { return sign * score(state, seat).halves; };
  for (int i = 0; i < seats_; ++i) {
    const int seat = (first_eldest_ + i) % seats_;
    const std::int64_t final_score = score(state, seat).halves;
    put(finals_ + i, final_score);
    if (wins_ >= 0) {
      const int sides = std::popcount(winners) / std::popcount(mates_of(seat));
      put(wins_ + i, (winners >> seat & 1) == 0 ? 0 : parts / std::max(1, sides));
    }
    observation_.spreads[0].push_back(final_score);
    if (of_winner(seat) > first) leaders = mates_of(seat);
    first = std::max(first, of_winner(seat));
    last = std::min(last, of_winner(seat));
  }
  std::int64_t second = INT64_MIN;
  for (int seat = 0; seat < seats_; ++seat) {
    if ((leaders >> seat & 1) == 0) second = std::max(second, of_winner(seat));
  }
  put(deals_, deals_played_);
  if (wins_ < 0) return;
  put(match_gap_, first - second);
  put(lead_changes_, changes_);
  put(led_throughout_, changes_ == 0 && leaders_ == winners ? 1 : 0);
  put(runaway_, first - second > second - last ? 1 : 0);
  observation_.spreads[1].push_back(changes_);
}

const Observation& Observer::finish(const State& state) {
  if (!matches_) return observation_;
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    if (counts_[i] > 0) observation_.values[i] = divided(sums_[i] * match_parts, counts_[i]);
  }
  observe_match(state);
  observation_.is_cut_short = rules_.match.deals == 0 && state.core().deals_played >= max_deals;
  return observation_;
}

}  // namespace houserule
