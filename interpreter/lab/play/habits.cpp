#include "lab/play/habits.h"

#include <algorithm>

#include "base/sentence.h"

namespace houserule {

namespace {

// `times` of something in `sum`: the mean, in parts; rounded.
std::int64_t mean_in_parts(std::int64_t sum, std::int64_t times, std::int64_t parts) {
  return times == 0 ? Observation::not_observed : (2 * sum * parts + times) / (2 * times);
}

}  // namespace

Habits::Habits(const GameRules& rules, MeasureList& list) : rules_(rules) {
  if (rules.board != nullptr) return;
  counts_.resize(static_cast<std::size_t>(rules.deck.size()));
  steps_.resize(rules.phases.size(), -1);
  done_.resize(rules.phases.size());
  for (std::size_t i = 0; i < rules.phases.size(); ++i) {
    const Phase& phase = rules.phases[i];
    const auto* const step = std::get_if<StepPhase>(&phase.body);
    if (step == nullptr || step->choices.empty()) continue;
    steps_[i] = add(list, "done", phase.slug, {phase.slug, phase.text.ja}, Measure::Kind::mean, 1);
  }
  list_items(rules, list);
  begin_deal();
}

int Habits::add(MeasureList& list, std::string_view what, const std::string& key, const Text& label,
                Measure::Kind kind, std::int64_t scale) const {
  Measure measure;
  measure.key = std::string(what) + "." + key;
  measure.group = sentence("habit." + std::string(what));
  measure.label = label;
  measure.kind = kind;
  measure.scale = scale;
  measure.is_habit = true;
  list.measures.push_back(std::move(measure));
  return static_cast<int>(list.measures.size()) - 1;
}

void Habits::list_items(const GameRules& rules, MeasureList& list) {
  using Kind = Measure::Kind;
  const bool plays = has_phase_of<PlayPhase>(rules);
  const bool gives = has_phase_of<ExchangePhase>(rules);
  CardSet may_be_exposed;
  for (const Phase& phase : rules.phases) {
    const auto* const expose = std::get_if<ExposePhase>(&phase.body);
    if (expose != nullptr) may_be_exposed |= expose->cards;
  }
  const auto add_item = [&](const std::string& key, const Text& label, CardSet cards) {
    cards &= rules.in_play;
    Item item{.cards = cards};
    if (plays) {
      item.led_first = add(list, "led_first", key, label, Kind::share, 1);
      item.led = add(list, "led", key, label, Kind::mean, parts);
      item.played = add(list, "played", key, label, Kind::mean, parts);
    }
    // How many of a suit, but whether it was this card.
    const bool is_share = cards.count() == 1;
    if (gives) {
      item.given = add(list, "given", key, label, is_share ? Kind::share : Kind::mean, 1);
    }
    if (is_share && (may_be_exposed & cards) == cards) {
      item.exposed = add(list, "exposed", key, label, Kind::share, 1);
    }
    items_.push_back(item);
  };
  const Deck& deck = rules.deck;
  for (std::size_t i = 0; i < deck.suits.size(); ++i) {
    const CardSet cards = deck.suit(static_cast<int>(i));
    if ((cards & rules.in_play).count() < 2) continue;
    add_item("suit." + deck.suits[i].code, deck.suits[i].text, cards);
  }
  for (std::size_t i = 0; i < deck.ranks.size(); ++i) {
    CardSet cards;
    for (const Card card : rules.in_play) {
      if (deck.info(card).rank == static_cast<int>(i)) cards.add(card);
    }
    if (cards.count() < 2 || deck.kind_of(cards.first()) == cards) continue;
    add_item("rank." + deck.ranks[i].code, deck.ranks[i].text, cards);
  }
  for (const Card card : rules.in_play) {
    if (deck.first_of_kind(card) != card) continue;
    add_item("card." + deck.info(card).code, deck.info(card).text, deck.kind_of(card));
  }
}

void Habits::begin_deal() {
  std::ranges::fill(counts_, Count());
  std::ranges::fill(done_, 0);
  opening_ = no_card;
  has_given_ = false;
  has_exposed_ = false;
}

void Habits::moved(const State& state, const Decision& decision, const Move& move) {
  if (counts_.empty()) return;
  const auto at = static_cast<std::size_t>(decision.phase);
  const Phase& phase = rules_.phases[at];
  const auto count_of = [&](Card card) -> Count& {
    return counts_[static_cast<std::size_t>(index_of(card))];
  };
  if (std::holds_alternative<ExposePhase>(phase.body)) has_exposed_ = true;
  if (move.kind == MoveKind::pass) return;
  if (steps_[at] >= 0) ++done_[at];
  if (std::holds_alternative<PlayPhase>(phase.body) && move.kind == MoveKind::card) {
    const Core& core = state.core();
    Count& count = count_of(move.card);
    const std::int64_t trick = core.tricks_played + 1;
    ++count.played;
    count.played_in += trick;
    if (core.trick.size != 0) return;
    ++count.led;
    count.led_in += trick;
    if (opening_ == no_card) opening_ = move.card;
  } else if (std::holds_alternative<ExchangePhase>(phase.body)) {
    has_given_ = true;
    if (move.kind == MoveKind::card) ++count_of(move.card).given;
    for (const Card card : move.cards) ++count_of(card).given;
  } else if (std::holds_alternative<ExposePhase>(phase.body) && move.kind == MoveKind::card) {
    ++count_of(move.card).exposed;
  }
}

Habits::Count Habits::sum_of(const CardSet& cards) const {
  Count sum;
  for (const Card card : cards) {
    const Count& one = counts_[static_cast<std::size_t>(index_of(card))];
    sum.led += one.led;
    sum.led_in += one.led_in;
    sum.played += one.played;
    sum.played_in += one.played_in;
    sum.given += one.given;
    sum.exposed += one.exposed;
  }
  return sum;
}

void Habits::put(std::span<std::int64_t> deal) const {
  const auto set = [&](int measure, std::int64_t value) {
    if (measure >= 0) deal[static_cast<std::size_t>(measure)] = value;
  };
  for (std::size_t i = 0; i < steps_.size(); ++i) set(steps_[i], done_[i]);
  for (const Item& item : items_) {
    const Count sum = sum_of(item.cards);
    if (opening_ != no_card) set(item.led_first, item.cards.has(opening_) ? 1 : 0);
    set(item.led, mean_in_parts(sum.led_in, sum.led, parts));
    set(item.played, mean_in_parts(sum.played_in, sum.played, parts));
    if (has_given_) set(item.given, sum.given);
    if (has_exposed_) set(item.exposed, sum.exposed);
  }
}

}  // namespace houserule
