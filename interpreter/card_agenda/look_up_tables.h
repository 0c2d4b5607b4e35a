// Everything the trick loop looks up, made when a table is loaded.

#pragma once

#include <algorithm>

#include "card_agenda/machine.h"
#include "card_agenda/trick_loop.h"

namespace houserule {

namespace {

// Whether a ladder asks for cards of the led suit that win although others may be winning: then the
// winning card does not say which suit was led.
bool heads_off_suit(const Form& form) {
  const bool off_suit = std::any_of(
      form.winner.begin(), form.winner.end(),
      [](const Selector& one) { return one.among() == Among::all || one.among() == Among::these; });
  const auto heads = [](const Ladder& ladder) {
    return std::any_of(ladder.begin(), ladder.end(), [](const LadderStep& step) {
      return step.cards.mentions(CardWord::head_trick);
    });
  };
  return off_suit && (heads(form.follow) || heads(form.follow_trump));
}

// Whether a set looks at a card of the trick, or at melds, that no table is kept for.
bool looks_beside(const CardRule& cards) {
  return cards.mentions(CardRule::Kind::melded) || cards.mentions(CardRule::Kind::above) ||
         cards.mentions(CardRule::Kind::below);
}

bool looks_beside(const Ladder& ladder) {
  return std::any_of(ladder.begin(), ladder.end(),
                     [](const LadderStep& step) { return looks_beside(step.cards); });
}

// Whether the values of the deal alone decide which cards these are.
bool is_of_deal(const CardRule& cards) {
  if (cards.is_constant()) return true;
  if (!cards.when.empty() || !cards.selector.empty() || cards.kind == CardRule::Kind::picked ||
      cards.kind == CardRule::Kind::melded) {
    return false;
  }
  if (cards.kind == CardRule::Kind::word) return cards.looks_up() <= 1;  // LookUp::none
  return std::all_of(cards.parts.begin(), cards.parts.end(), is_of_deal);
}

// In the ladder that followers are asked, a card that has fallen may lie in the open trick.
template <int Words>
LadderTiming<Words> timing_of(const ConditionalLadder<Words>& ladder, bool leads) {
  LadderTiming<Words> timing;
  for (std::size_t i = 0; i < ladder.conditions.size(); ++i) {
    const Condition& condition = *ladder.conditions[i];
    const unsigned bit = 1U << i;
    switch (condition.turns()) {
      case Turns::never:
        timing.of_deal |= bit;
        break;
      case Turns::first_trick:
        (condition.negated ? timing.later : timing.first) |= bit;
        break;
      case Turns::last_trick:
        (condition.negated ? timing.before_last : timing.last) |= bit;
        break;
      case Turns::card_falls:
        timing.known = timing.known && leads;
        timing.fallen.push_back(
            {BasicCardSet<Words>(condition.cards.cards), bit, condition.negated});
        break;
      case Turns::any_time:
        timing.known = false;
        break;
    }
  }
  return timing;
}

// The quickest loop that plays tricks by these tables.
template <int Words>
TrickLoop loop_for(const PlayTables<Words>& play) {
  const std::array<const ConditionalLadder<Words>*, 3> ladders = {&play.lead, &play.follow,
                                                                  &play.follow_trump};
  const auto all = [&](const auto& holds) {
    return std::all_of(ladders.begin(), ladders.end(), holds);
  };
  if (!all([](const auto* ladder) { return ladder->timing.known && !ladder->ends_in_pass; })) {
    return TrickLoop::none;
  }
  const bool odd_cards = !play.always.empty() || play.tricks.has_suitless;
  if (!odd_cards && all([](const auto* ladder) { return fits<SuitTrick>(*ladder); })) {
    if (play.tricks.has_roles) return TrickLoop::roled;
    return play.tricks.trump_class == no_suit ? TrickLoop::plain : TrickLoop::suit;
  }
  if (!odd_cards && !play.tricks.has_roles &&
      all([](const auto* ladder) { return fits<HeadedTrick>(*ladder); })) {
    return TrickLoop::headed;
  }
  return all([](const auto* ladder) { return fits<OddTrick>(*ladder); }) ? TrickLoop::odd
                                                                         : TrickLoop::any;
}

}  // namespace

template <int Words>
TrickOrder Machine<Words>::trick_order(const Form& form, const std::vector<int>& values) const {
  const Deck& deck = rules_->deck;
  TrickOrder order;
  Look at;
  at.values = &values;
  if (!form.trumps.empty()) order.trumps = look_up(form.trumps.front(), at);
  at.trumps = &order.trumps;
  for (int i = 0; i < deck.size(); ++i) {
    const auto slot = static_cast<std::size_t>(i);
    order.led[slot] = order.following[slot] =
        static_cast<std::int16_t>(rules_->order.strength(card_at(i)));
  }
  // The most general list first: a more particular one lifts what it names above all others.
  int base = 0;
  for (const std::int16_t strength : order.led) base = std::max<int>(base, strength);
  for (std::size_t list = form.orders.size(); list-- > 0;) {
    const OrderList& rules = form.orders[list];
    const std::vector<OrderEntry>& entries = rules.entries;
    const CardSet cards = rules.of == OrderList::Of::all      ? deck.all()
                          : rules.of == OrderList::Of::trumps ? order.trumps
                                                              : look_up(rules.cards, at);
    CardSet done_led;
    CardSet done_following;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const auto strength = static_cast<std::int16_t>(base + static_cast<int>(entries.size() - i));
      for (const Card card : look_up(entries[i].cards, at) & cards) {
        const auto slot = static_cast<std::size_t>(index_of(card));
        if (entries[i].role != OrderEntry::Role::following && !done_led.has(card)) {
          order.led[slot] = strength;
          done_led.add(card);
        }
        if (entries[i].role != OrderEntry::Role::led && !done_following.has(card)) {
          order.following[slot] = strength;
          done_following.add(card);
        }
      }
    }
    base += static_cast<int>(entries.size());
  }

  // The selectors of the winner without conditions become classes.
  order.of_class.fill(TrickOrder::no_class);
  std::uint8_t number = 0;
  for (const Selector& selector : form.winner) {
    if (!selector.when.is_always()) continue;
    CardSet cards = deck.all();
    if (selector.among() == Among::trumps) cards = order.trumps;
    if (selector.among() == Among::these) cards = look_up(selector.cards, at);
    const auto bit = static_cast<std::uint16_t>(1U << number);
    if (selector.among() == Among::led_suit) order.within_suit |= bit;
    if (selector.lowest()) order.lowest_wins |= bit;
    if (selector.last_wins) order.last_wins |= bit;
    for (const Card card : cards) {
      const auto slot = static_cast<std::size_t>(index_of(card));
      const bool has_suit = deck.info(card).suit >= 0 || order.trumps.has(card);
      if (order.of_class[slot] == TrickOrder::no_class && has_suit) order.of_class[slot] = number;
    }
    ++number;
  }
  return order;
}

template <int Words>
FollowLadder<Words> Machine<Words>::compiled(const std::vector<const LadderStep*>& steps,
                                             const TrickTables<Words>& tables,
                                             const std::vector<int>& values, bool trump_led) const {
  using Made = FollowLadder<Words>;
  std::vector<typename Made::Rung> rungs;
  for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
    const CardRule& cards = steps[i]->cards;
    typename Made::Rung& rung = rungs.emplace_back();
    Look at;
    at.tables = &tables;
    at.values = &values;
    at.trick_open = true;
    if (trump_led) at.keys.led_suit = tables.trump_class;
    const auto add = [&] { rung.sets.push_back(Set(look_up(cards, at))); };
    // The compiler lets a step be looked up by one thing alone: the highest bit.
    rung.by = static_cast<LookUp>(std::bit_width(cards.looks_up() | 1U) - 1);
    if (rung.by == LookUp::winning) {
      const int size = rules_->deck.size();
      for (int card = 0; card < size; ++card) {
        at.keys.winning = static_cast<std::uint16_t>(card);
        // A plain card can only be winning if its suit was led.
        if (!trump_led) {
          const auto slot = static_cast<std::size_t>(card);
          at.keys.led_suit =
              tables.suit_of[slot] == tables.trump_class ? no_suit : tables.suit_of[slot];
        }
        add();
      }
      if (!tables.has_roles) continue;
      rung.sets.resize(TrickKeys::led_offset);
      for (int card = 0; card < size; ++card) {
        at.keys.winning = static_cast<std::uint16_t>(card + TrickKeys::led_offset);
        if (!trump_led) at.keys.led_suit = tables.suit_of[static_cast<std::size_t>(card)];
        add();
      }
    } else if (rung.by == LookUp::led_suit) {
      for (std::size_t suit = 0; suit < TrickTables<Words>::max_suits; ++suit) {
        at.keys.led_suit = static_cast<std::uint8_t>(suit);
        add();
      }
    } else if (rung.by == LookUp::called) {
      for (int card = 0; card <= max_cards; ++card) {
        at.keys.called = static_cast<std::uint8_t>(card);
        add();
      }
    } else if (rung.by == LookUp::used_suits) {
      const std::size_t classes = rules_->deck.suits.size() + 1;
      for (unsigned used = 0; used < 1U << classes; ++used) {
        at.keys.used_suits = static_cast<std::uint16_t>(used);
        add();
      }
    } else {
      add();
    }
  }
  const bool passes = steps.empty() || steps.back()->pass;
  return Made(std::move(rungs), passes ? Made::End::pass : Made::End::any_card);
}

template <int Words>
ConditionalLadder<Words> Machine<Words>::compiled(const Ladder& ladder,
                                                  const TrickTables<Words>& tables,
                                                  const std::vector<int>& values,
                                                  bool trump_led) const {
  ConditionalLadder<Words> made;
  for (const LadderStep& step : ladder) {
    if (step.when.is_always()) continue;
    made.conditions.push_back(&step.when);
  }
  made.ends_in_pass = !ladder.empty() && ladder.back().pass;
  for (unsigned truth = 0; truth < 1U << made.conditions.size(); ++truth) {
    std::vector<const LadderStep*>& steps = made.steps.emplace_back();
    unsigned condition = 0;
    for (const LadderStep& step : ladder) {
      if (!step.when.is_always() && (truth >> condition++ & 1) == 0) continue;
      steps.push_back(&step);
    }
    made.by_truth.push_back(compiled(steps, tables, values, trump_led));
  }
  return made;
}

// What cards and tricks are worth, but for lines under conditions.
template <int Words>
CardPoints Machine<Words>::points_of(const Form& form, const std::vector<int>& values,
                                     const TrickTables<Words>& tricks,
                                     std::vector<DuePoints>& under_conditions) const {
  CardPoints all;
  all.times = rules_->card_points.times;
  Look at;
  at.values = &values;
  at.tables = &tricks;
  for (const PointRule& line : form.points) {
    CardPoints made;
    const CardSet cards = line.trick ? CardSet() : look_up(line.cards, at);
    if (line.trick) made.tricks.push_back(*line.trick);
    if (!line.trick && line.by_rank.empty()) made.lines.push_back({line.worth, cards});
    for (const auto& [rank, worth] : line.by_rank) {
      made.lines.push_back({worth, cards & ranks_[static_cast<std::size_t>(rank)]});
    }
    if (line.when.is_always()) {
      all.lines.insert(all.lines.end(), made.lines.begin(), made.lines.end());
      all.tricks.insert(all.tricks.end(), made.tricks.begin(), made.tricks.end());
    } else {
      under_conditions.push_back({&line.when, std::move(made)});
    }
  }
  return all;
}

template <int Words>
void Machine<Words>::make_tables() {
  std::size_t cases = 1;
  for (const int value : rules_->values_of_play()) {
    const bool is_suit = rules_->values[static_cast<std::size_t>(value)].type == ValueType::suit;
    const std::size_t own = is_suit ? rules_->deck.suits.size() : rules_->deck.ranks.size();
    keys_.push_back({value, static_cast<int>(own) + 1});
    cases *= own + 1;
  }
  forms_ = rules_->forms.size();
  for (std::size_t i = 0; i < rules_->calls.size(); ++i) {
    form_of_[i + 1] = static_cast<std::uint8_t>(rules_->calls[i].form);
  }
  std::vector<int> values(rules_->values.size(), -1);
  for (std::size_t i = 0; i < cases; ++i) {
    std::size_t rest = i;
    for (std::size_t key = keys_.size(); key-- > 0;) {
      const auto own = static_cast<std::size_t>(keys_[key].cases);
      values[static_cast<std::size_t>(keys_[key].value)] = static_cast<int>(rest % own) - 1;
      rest /= own;
    }
    for (const Form& form : rules_->forms) {
      PlayTables<Words>& tables =
          tables_.emplace_back(TrickTables<Words>(rules_->deck, trick_order(form, values)), form);
      tables.lead = compiled(form.lead, tables.tricks, values, false);
      tables.follow = compiled(form.follow, tables.tricks, values, false);
      tables.follow_trump = compiled(form.follow_trump, tables.tricks, values, true);
      tables.lead.timing = timing_of(tables.lead, true);
      tables.follow.timing = timing_of(tables.follow, false);
      tables.follow_trump.timing = timing_of(tables.follow_trump, false);
      tables.steady = !asked_by_card_ && tables.lead.timing.is_steady() &&
                      tables.follow.timing.is_steady() && tables.follow_trump.timing.is_steady();
      if (always_known_) {
        Look at;
        at.values = &values;
        at.tables = &tables.tricks;
        tables.always = Set(look_up(form.always_playable, at));
      }
      tables.points = points_of(form, values, tables.tricks, tables.due_points);
      tables.loop = loop_for(tables);
    }
  }
}

template <int Words>
void Machine<Words>::make_places() {
  const StateLayout& layout = rules_->layout;
  for (std::size_t which = 0; which < layout.zones().size(); ++which) {
    const bool per_seat = layout.zones()[which].per_seat;
    const bool marks = layout.zones()[which].marks;
    if (which >= StateLayout::first_declared &&
        rules_->zones[which - StateLayout::first_declared].counts) {
      counting_.push_back(which);
    }
    places_.push_back({layout.zone(which), per_seat ? static_cast<std::uint32_t>(Words) : 0, marks,
                       layout.zones()[which].slots > 0,
                       layout.zones()[which].visibility == Visibility::everybody});
    if (marks) continue;
    for (int i = 0; i < (per_seat ? seats_ : 1); ++i) {
      spots_.push_back({which, seat_at(i)});
      holding_.push_back(offset(which, seat_at(i)));
    }
  }
  // Tricks alone lose no card.
  const bool others_move =
      std::any_of(rules_->phases.begin(), rules_->phases.end(), [](const Phase& phase) {
        return std::holds_alternative<StepPhase>(phase.body) ||
               std::holds_alternative<ExchangePhase>(phase.body) ||
               std::holds_alternative<MeldPhase>(phase.body) ||
               std::holds_alternative<MovePhase>(phase.body) ||
               std::holds_alternative<DrawPhase>(phase.body) ||
               std::holds_alternative<SitsOutPhase>(phase.body) ||
               std::holds_alternative<SwapPhase>(phase.body);
      });
  if (!others_move) holding_.clear();
  shuffles_ = rules_->shuffles();
  fresh_ = State(layout);
  for (std::size_t which = 0; which < layout.zones().size(); ++which) {
    for (int i = 0; i < seats_; ++i) {
      std::ranges::fill(fresh_.slots(layout, which, seat_at(i)), no_card);
    }
  }
  set_zone(fresh_, StateLayout::box, seat_at(0), Set(rules_->in_play));
  std::ranges::fill(fresh_.history(layout), no_card);
  std::ranges::fill(fresh_.trick_log(layout), TrickEnd());
}

template <int Words>
Machine<Words>::Machine(std::shared_ptr<const GameRules> rules)
    : CardTable(std::move(rules)),
      hands_(rules_->layout.zone(StateLayout::hand)),
      captured_(rules_->layout.zone(StateLayout::captured)),
      exposed_(rules_->layout.zone(StateLayout::exposed)),
      all_(rules_->deck.all()),
      equal_cards_(rules_->deck) {
  const Deck& deck = rules_->deck;
  suits_.resize(deck.suits.size());
  ranks_.resize(deck.ranks.size());
  for (int i = 0; i < deck.size(); ++i) {
    const CardInfo& info = deck.info(card_at(i));
    if (info.suit >= 0) suits_[static_cast<std::size_t>(info.suit)].add(card_at(i));
    if (info.rank >= 0) ranks_[static_cast<std::size_t>(info.rank)].add(card_at(i));
  }
  make_places();
  for (const CallRules& call : rules_->calls) {
    shown_.push_back(call.shows ? shown_by(*call.shows) : std::nullopt);
  }
  for (const Phase& phase : rules_->phases) {
    const auto* deal = std::get_if<DealPhase>(&phase.body);
    auto& plans = deal_plans_.emplace_back();
    if (deal == nullptr) continue;
    for (int hands = seats_; hands >= (may_rest_ ? 2 : seats_); --hands) {
      for (std::size_t row = 0; row < deal->rows(); ++row) {
        plans.push_back(deal_plan(*deal, row, hands));
      }
    }
  }
  if (play_ == nullptr) {
    prepare_steps();
    make_tables();  // what is trumps, and what beats what, may be asked without a trick
    return;
  }
  const auto some = [&](const auto& holds) { return std::ranges::any_of(rules_->forms, holds); };
  judged_by_card_ = some([](const Form& form) {
    return form.may_be_nobodys || std::ranges::any_of(form.winner, [](const Selector& one) {
             return !one.when.is_always();
           });
  });
  asked_by_card_ = judged_by_card_ || some([](const Form& form) {
                     return heads_off_suit(form) || looks_beside(form.lead) ||
                            looks_beside(form.follow) || looks_beside(form.follow_trump);
                   });
  always_known_ = !some([](const Form& form) { return !is_of_deal(form.always_playable); });
  counts_tricks_ = some([](const Form& form) {
    return std::ranges::any_of(form.points,
                               [](const PointRule& line) { return line.trick.has_value(); });
  });
  ends_early_ = some([](const Form& form) { return !form.takes_all_cards(); });
  may_break_off_ = play_->ends_at_once.has_value();
  ends_before_trick_ = ends_early_ && std::ranges::any_of(play_->before_trick, [&](int index) {
                         const Phase& phase = phase_at(index);
                         return std::holds_alternative<DeclarePhase>(phase.body) ||
                                std::holds_alternative<MeldPhase>(phase.body);
                       });
  shows_melds_ = std::ranges::any_of(rules_->phases, [](const Phase& phase) {
    const auto* meld = std::get_if<MeldPhase>(&phase.body);
    return meld != nullptr && meld->shown_in_trick > 0;
  });
  prepare_steps();
  seats_may_pass_ = rules_->seats_may_pass();
  speaks_ = !play_->any_time.empty();
  simple_ = !speaks_ && play_->before_trick.empty() && play_->before_card.empty() &&
            play_->after_card.empty() && play_->after_trick.empty() && play_->next_lead.empty() &&
            play_->always_from == StateLayout::hand && always_known_ && !asked_by_card_ &&
            !equal_cards_.any() && !shows_melds_ && !ends_early_ && !may_break_off_ &&
            !seats_may_pass_ && !may_rest_ && rules_->secret_sides() == nullptr;
  windows_loop_ = !shows_melds_ && !speaks_ && !may_rest_ && rules_->secret_sides() == nullptr &&
                  play_->before_card.empty() && play_->after_card.empty() &&
                  may_loop_through(play_->before_trick) && may_loop_through(play_->after_trick) &&
                  !places_[static_cast<std::size_t>(play_->always_from)].ordered;
  make_tables();
}

}  // namespace houserule
