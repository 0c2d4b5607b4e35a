// What only the whole of a game shows: whether the deal comes out even, whether amounts stay small,
// and values that change from deal to deal where they cannot.

#include <algorithm>
#include <array>
#include <cmath>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

constexpr double most_chips = 100'000'000;  // that a seat or value can come to have
constexpr int deals_without_end = 1000;     // of a match that ends by its scores

// The cards a phase takes out of the box before the deal.
void take_from_box(const Phase& phase, int seats, CardSet& box) {
  const auto* move = std::get_if<MovePhase>(&phase.body);
  if (move == nullptr || move->only_marks) return;
  if (!move->cards.is_fixed() || !phase.when.is_always()) return;
  const int from = StateLayout::box;
  if (std::find(move->from.begin(), move->from.end(), from) == move->from.end()) return;
  CardSet taken = box & move->cards.cards;
  if (move->count == MovePhase::all) {
    box -= taken;
    return;
  }
  int count = move->count * (move->of.is_several() ? seats : 1);
  for (; count > 0 && !taken.empty(); --count) box.remove(taken.take_first());
}

// Of a set the cards that are in it in every deal.
CardSet surely_in(const CardRule& rule) {
  if (rule.is_constant()) return rule.cards;
  CardSet cards;
  if (!rule.when.empty()) return cards;
  if (rule.kind == CardRule::Kind::union_of) {
    for (const CardRule& part : rule.parts) cards |= surely_in(part);
  } else if (rule.kind == CardRule::Kind::except && rule.parts[1].is_constant()) {
    cards = surely_in(rule.parts[0]) - rule.parts[1].cards;
  }
  return cards;
}

// What is given away first, whatever the rest comes from.
CardSet asked_for(const PickRule& gives) {
  if (gives.in_order.empty()) return surely_in(gives.cards);
  CardSet cards;
  const std::size_t sets = gives.in_order.size() - (gives.as_many_as_possible ? 1 : 0);
  for (std::size_t i = 0; i < sets; ++i) cards |= surely_in(gives.in_order[i]);
  return cards;
}

}  // namespace

void RuleCompiler::refuse_each_deal(const Node& node) {
  if (node.is_word("each_deal")) {
    wrong_type("wrong-type.each-deal-outside", node, {{"example", "exchange { to = .. }"}});
    return;
  }
  for (const Node& item : node.items) refuse_each_deal(item);
  for (const auto& [key, value] : node.fields) {
    const bool allowed = value.is_word("each_deal") &&
                         ((node.is_word("exchange") && key == "to") || node.is_word("fix") ||
                          (node.is_word("deal") && key == "one_by_one"));
    if (!allowed) refuse_each_deal(value);
  }
}

// Cards are dealt once, all that are meant to be, and played once.
void RuleCompiler::check_deal(const Node& tree) {
  CardSet box = rules.in_play;
  int there = box.count();
  int dealt = 0;
  int least = 0;  // dealt in any deal
  bool rest = false;
  bool in_hand = false;
  RuleRef rule = ref("phases", tree);
  for (int i = 0; i < rules.deal_phases; ++i) {
    const Phase& phase = rules.phases[static_cast<std::size_t>(i)];
    take_from_box(phase, rules.seats, box);
    if (const auto* deal = std::get_if<DealPhase>(&phase.body)) {
      if (dealt > 0) {
        return diagnostics.fault("deal-uneven.again", phase.rule.place, {},
                                 sentence("deal-uneven.again-suggest"));
      }
      rule = phase.rule;
      there = (box & deal->cards).count();
      dealt = deal->most_each() * deal->hands;
      in_hand = dealt > 0;
      for (const DealPhase::Laid& laid : deal->lay) dealt += laid.count;
      least = dealt - (deal->most_each() - deal->least_each()) * deal->hands;
      rest = deal->rest >= 0;
      box -= deal->cards;
    } else if (std::holds_alternative<PlayPhase>(phase.body)) {
      if (!in_hand) diagnostics.fault("deal-uneven.nothing-to-play", phase.rule.place);
      in_hand = false;
    }
  }
  const bool even = rest ? dealt <= there : dealt == there && least == there;
  if (even && dealt > 0) return;
  diagnostics.fault(
      "deal-uneven.count", rule.place,
      {{"dealt", std::to_string(dealt > there ? dealt : least)}, {"there", std::to_string(there)}});
}

// Whoever has to give cards away has them. Phases inside others are not looked at: what is held
// then only the table knows.
void RuleCompiler::check_exchanges() {
  int held = 0;  // by every hand, or more
  std::vector<std::pair<int, int>> lying;
  for (int i = 0; i < rules.deal_phases; ++i) {
    const Phase& phase = rules.phases[static_cast<std::size_t>(i)];
    if (const auto* deal = std::get_if<DealPhase>(&phase.body)) {
      held += deal->least_each();
      int rest = (rules.in_play & deal->cards).count() - deal->most_each() * deal->hands;
      for (const DealPhase::Laid& laid : deal->lay) {
        lying.emplace_back(laid.zone, laid.count);
        rest -= laid.count;
      }
      if (deal->rest >= 0) lying.emplace_back(deal->rest, std::max(0, rest));
    }
    const auto* exchange = std::get_if<ExchangePhase>(&phase.body);
    if (exchange == nullptr) continue;
    int taken = 0;
    for (const auto& [zone, count] : lying) taken += zone == exchange->takes ? count : 0;
    check_gives(exchange->gives, held + taken, taken);
    const bool gives_back = exchange->takes >= 0 || exchange->who.word == SeatWord::all_at_once;
    if (!gives_back || (exchange->takes < 0 && exchange->to_seat.empty())) {
      held -= exchange->gives.count;
    }
  }
}

void RuleCompiler::check_gives(const PickRule& gives, int held, int taken) {
  const int count = gives.count == PickRule::all ? taken : gives.count;
  const std::vector<int> hand = {StateLayout::hand};
  if (!gives.zones.empty() && gives.zones != hand) return;
  const int others = (rules.in_play - asked_for(gives)).count();
  const int least = std::max(0, held - others);
  const std::string& path = gives.rule.path;
  if (gives.as_many_as_possible && least >= count) {
    diagnostics.fault("no-effect.as-many", gives.rule.place,
                      {{"path", path}, {"cards", counted("card", count)}},
                      sentence("leave-it-out"));
  } else if (gives.as_many_as_possible ? held < count : least < count) {
    diagnostics.fault(
        "too-few-cards", gives.rule.place,
        {{"path", path},
         {"count", std::to_string(count)},
         {"cards", counted("card", held)},
         {"others", std::to_string(std::min(others, held))}},
        sentence(held < count ? "too-few-cards.suggest-fewer" : "too-few-cards.suggest-as-many"));
  }
}

// Fixed payments and card points stay far inside what an Amount holds, however long a match is.
void RuleCompiler::check_amounts() {
  double paid = std::abs(rules.match.start.halves) / 2.0;
  const int deals = rules.match.deals == 0 ? deals_without_end : rules.match.deals;
  for (const Phase& phase : rules.phases) {
    const auto* pay = std::get_if<PayPhase>(&phase.body);
    if (pay != nullptr) paid += std::abs(pay->amount.halves) / 2.0 * deals;
  }
  if (paid * rules.seats > most_chips) {
    diagnostics.fault("bad-number.chips-paid", rules.match.rule.place);
  }
  int times = 1;
  for (const TimesLine& line : rules.card_points.times) times = std::max(times, line.times);
  for (const Form& form : rules.forms) {
    double points = 0;
    for (const PointRule& line : form.points) {
      double worth = std::abs(line.worth.halves) / 2.0;
      for (const auto& [rank, amount] : line.by_rank) {
        worth = std::max(worth, std::abs(amount.halves) / 2.0);
      }
      const bool is_known = !line.trick && line.cards.is_constant();
      points += worth * (is_known ? line.cards.cards & rules.in_play : rules.in_play).count();
    }
    if (points * times <= most_chips) continue;
    diagnostics.fault("bad-number.card-points", form.points.front().rule.place);
    break;
  }
}

// Whoever has most chips wins where some change hands.
void RuleCompiler::check_chips() {
  if (!rules.uses_chips() || misses_calls) return;
  const auto pays = [](const Phase& phase) {
    const auto* const settle = std::get_if<SettlePhase>(&phase.body);
    return std::holds_alternative<PayPhase>(phase.body) ||
           std::holds_alternative<SharePhase>(phase.body) ||
           (settle != nullptr && std::ranges::any_of(settle->lines, [](const SettleLine& line) {
              return line.kind == SettleLine::Kind::pay;
            }));
  };
  if (std::ranges::any_of(rules.phases, pays) || !rules.match.at_end.empty()) return;
  diagnostics.fault("no-effect.most-chips", rules.match.rule.place, {},
                    sentence("suggest.write", {{"code", "winner = highest_score"}}));
}

// The order of cards matters only where some are taken from the top, or read by their number.
void RuleCompiler::check_shuffles() {
  for (const Phase& phase : rules.phases) {
    const auto* shuffle = std::get_if<ShufflePhase>(&phase.body);
    if (shuffle == nullptr) continue;
    const ZoneLayout& zone = rules.layout.zones()[static_cast<std::size_t>(shuffle->zone)];
    if (zone.slots > 0) continue;
    diagnostics.fault("no-effect.shuffle", phase.rule.place, {{"zone", zone.name}});
  }
}

// Cards are exposed where somebody is asked for it, or melds them.
void RuleCompiler::check_exposed() {
  const bool may_be = std::ranges::any_of(rules.phases, [](const Phase& phase) {
    const auto* meld = std::get_if<MeldPhase>(&phase.body);
    return std::holds_alternative<ExposePhase>(phase.body) || (meld != nullptr && meld->exposes);
  });
  if (may_be || misses_calls) return;
  for (const auto& [line, rule] : rules.times_lines) {
    diagnostics.fault("no-effect.exposed", rule.place, {}, sentence("no-effect.exposed-suggest"));
  }
}

// Trumps that are a suit as it is printed do what words ask of them, and nothing else.
void RuleCompiler::check_trumps(const Node& tree) {
  const Form& usual = rules.forms.front();
  if (usual.trumps.empty() || trumps_vary) return;
  const CardRule& trumps = usual.trumps.front();
  CardSet odd = trumps.cards;
  for (std::size_t i = 0; i < rules.deck.suits.size(); ++i) {
    const CardSet suit = rules.deck.suit(static_cast<int>(i)) & rules.in_play;
    if (suit.is_subset_of(trumps.cards)) odd -= suit;
  }
  const bool is_suit = trumps.kind == CardRule::Kind::trump_suit ||
                       (trumps.is_constant() && (odd & rules.in_play).empty());
  const Node* order = tree.field("order");
  if (!is_suit || (order != nullptr && order->field("trumps") != nullptr)) return;
  constexpr std::array<std::string_view, 4> words = {"highest_trump", "trump", "not_trump",
                                                     "overtrump"};
  const auto finds_trumps = [&](const Selector& one) {
    const bool is_value = trumps.kind == CardRule::Kind::trump_suit;
    return one.among() == Among::these &&
           (is_value ? one.cards.mentions(trumps.kind) : !(one.cards.cards & trumps.cards).empty());
  };
  if (std::ranges::any_of(rules.forms, [&](const Form& form) {
        return std::ranges::any_of(form.winner, finds_trumps);
      })) {
    return;
  }
  const bool is_asked = is_any(tree, [&](const Node& node) {
    return node.field("when_trump_led") != nullptr ||
           std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return node.is_word(word); });
  });
  if (is_asked) return;
  diagnostics.fault("no-effect.trumps", tree.field("trumps")->place, {},
                    sentence("no-effect.trumps-suggest"));
}

}  // namespace houserule
