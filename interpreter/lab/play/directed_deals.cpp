#include "lab/play/directed_deals.h"

#include <algorithm>

#include "session/table/deal_counts.h"

namespace houserule {

namespace {

// Goes through everything rules say about cards.
class TalkReader {
 public:
  TalkReader(const GameRules& rules, const std::vector<std::string>& owners)
      : rules_(rules), owners_(owners) {}

  CardTalk read() {
    for (const Phase& phase : rules_.phases) {
      read(phase.when);
      std::visit([this](const auto& body) { read_body(body); }, phase.body);
    }
    for (const CallRules& call : rules_.calls) {
      read(call.when);
      if (call.shows) read(*call.shows);
    }
    for (const Form& form : rules_.forms) read(form);
    return std::move(talk_);
  }

 private:
  void add(const CardSet& cards, const RuleRef& rule) {
    const CardSet here = cards & rules_.in_play;
    const bool is_owned =
        owners_.empty() || std::find(owners_.begin(), owners_.end(), rule.owner) != owners_.end();
    if (!is_owned || here.empty() || here == rules_.in_play) return;
    if (std::find(talk_.sets.begin(), talk_.sets.end(), here) == talk_.sets.end()) {
      talk_.sets.push_back(here);
    }
  }

  void read(const Form& form) {
    read(form.lead);
    read(form.follow);
    read(form.follow_trump);
    read(form.always_playable);
    read(form.winner);
    read(form.ends_when);
    for (const PointRule& line : form.points) {
      if (line.cards.is_constant()) add(line.cards.cards, line.rule);
    }
  }

  void read(const CardRule& cards) {
    if (cards.is_constant()) add(cards.cards, cards.rule);
    for (const CardRule& part : cards.parts) read(part);
    for (const Selector& selector : cards.selector) read(selector);
    for (const Condition& condition : cards.when) read(condition);
  }
  void read(const Selector& selector) {
    read(selector.cards);
    read(selector.when);
  }
  void read(const LadderStep& step) {
    read(step.cards);
    read(step.when);
  }
  void read(const PickRule& pick) {
    read(pick.cards);
    for (const CardRule& cards : pick.in_order) read(cards);
  }
  void read(const SeatRule& seat) {
    read(seat.when);
    add(seat.cards, seat.rule);
    read(seat.of);
  }
  template <class Part>
  void read(const std::vector<Part>& parts) {
    for (const Part& part : parts) read(part);
  }

  void read(const Condition& condition) {
    if (condition.kind == Condition::Kind::all_of && !condition.negated) {
      add_hands(condition.parts);
    } else if (is_limit(condition)) {
      add_hands({condition});
    }
    read(condition.cards);
    read(condition.parts);
  }
  static bool is_limit(const Condition& condition) {
    return condition.kind == Condition::Kind::holds &&
           condition.zone == static_cast<int>(StateLayout::hand);
  }
  void add_hands(const std::vector<Condition>& conditions) {
    std::vector<CardTalk::Limit> limits;
    bool is_owned = owners_.empty();
    for (const Condition& condition : conditions) {
      if (!is_limit(condition) || !condition.cards.is_constant()) continue;
      CardTalk::Limit limit{condition.cards.cards & rules_.in_play, condition.least,
                            condition.most};
      // What must not hold: rather none of the cards than some, or one more than none.
      if (condition.negated) {
        limit.least = condition.least > 0 ? 0 : condition.most + 1;
        limit.most = condition.least > 0 ? condition.least - 1 : max_cards;
      }
      limits.push_back(limit);
      is_owned = is_owned ||
                 std::find(owners_.begin(), owners_.end(), condition.rule.owner) != owners_.end();
    }
    if (!limits.empty() && is_owned) talk_.hands.push_back(std::move(limits));
  }

  void read_body(const DealPhase&) {}
  void read_body(const DeclarePhase& phase) { read(phase.who); }
  void read_body(const ExposePhase& phase) { add(phase.cards, own_rule()); }
  void read_body(const CallPhase& phase) { read(phase.cards); }
  void read_body(const ExchangePhase& phase) { read(phase.gives); }
  void read_body(const MeldPhase&) {}
  void read_body(const StepPhase& phase) { read(phase.choices); }
  void read_body(const PlayPhase& phase) {
    read(phase.first_lead);
    read(phase.next_lead);
    if (phase.ends_at_once) read(*phase.ends_at_once);
  }
  void read_body(const MovePhase& phase) { read(phase.cards); }
  void read_body(const SwapPhase&) {}
  void read_body(const ShufflePhase&) {}
  void read_body(const FixPhase&) {}
  void read_body(const DrawPhase&) {}
  void read_body(const ShowPhase&) {}
  void read_body(const OpenHandPhase&) {}
  void read_body(const SitsOutPhase& phase) { read(phase.who); }
  void read_body(const SidesPhase& phase) { read(phase.seats); }
  void read_body(const RedealPhase&) {}
  void read_body(const PayPhase&) {}
  void read_body(const SharePhase&) {}
  void read_body(const SettlePhase&) {}
  void read_body(const ScorePhase&) {}
  void read_body(const EndDealPhase&) {}

  // A phase that asks for cards stands for itself.
  RuleRef own_rule() const {
    RuleRef rule;
    if (!owners_.empty()) rule.owner = owners_.front();
    return rule;
  }

  const GameRules& rules_;
  const std::vector<std::string>& owners_;
  CardTalk talk_;
};

// The score that ends a match, or nothing.
int score_at_end(const Condition& condition) {
  if (condition.kind == Condition::Kind::score_reaches) return condition.least;
  for (const Condition& part : condition.parts) {
    if (const int found = score_at_end(part); found > 0) return found;
  }
  return 0;
}

class DealMaker {
 public:
  DealMaker(const GameRules& rules, Seat star, RandomStream& random)
      : rules_(rules), counts_(rules, 1), star_(star), random_(random) {
    for (const Card card : counts_.dealt) pack_.push_back(card);
    for (auto i = static_cast<std::uint32_t>(pack_.size()); i > 1; --i) {
      std::swap(pack_[i - 1], pack_[random_.below(i)]);
    }
  }

  DirectedDeal make(const CardTalk& talk) {
    if (counts_.hand > 0 && !pack_.empty()) draw_hands(talk);
    draw_scores();
    return std::move(deal_);
  }

 private:
  std::uint32_t below(std::size_t bound) {
    return random_.below(static_cast<std::uint32_t>(std::max<std::size_t>(bound, 1)));
  }
  const CardInfo& info(Card card) const { return rules_.deck.info(card); }
  std::string star_text() const { return "seat " + std::to_string(number_of(star_)); }

  // Of cards with equal values the order stays random.
  template <class Value>
  void sort_by(Value value) {
    std::stable_sort(pack_.begin(), pack_.end(),
                     [&](Card a, Card b) { return value(a) > value(b); });
  }
  int strength(Card card) const {
    const std::vector<CardRule>& trumps = rules_.forms.front().trumps;
    const bool trump = !trumps.empty() && trumps.front().cards.has(card);
    return rules_.order.strength(card) + (trump ? 1000 : 0);
  }

  // The cards of the star first, then what is left: `pack_` is dealt in this order.
  void draw_hands(const CardTalk& talk) {
    switch (below(10)) {
      case 0:
        return;  // cards as they come: only the players steer
      case 1:
      case 2:
        sort_by([&](Card card) { return strength(card); });
        deal_.how = star_text() + " holds the strongest cards";
        break;
      case 3:
        sort_by([&](Card card) { return -strength(card); });
        deal_.how = star_text() + " holds the weakest cards";
        break;
      case 4:
        draw_long_suit();
        break;
      case 5:
        sort_by([&](Card card) { return rules_.card_points.worth(card).halves; });
        deal_.how = star_text() + " holds the cards that count";
        break;
      case 6:
        draw_ranks();
        break;
      case 7:
        draw_told(talk);
        break;
      case 8:
        draw_limits(talk);
        break;
      default:
        draw_sorted();
        break;
    }
    spoil();
    deal_out();
  }

  void draw_long_suit() {
    const int suit = static_cast<int>(below(rules_.deck.suits.size()));
    const bool high = below(2) == 0;
    sort_by([&](Card card) {
      return (info(card).suit == suit ? 10'000 : 0) + (high ? strength(card) : 0);
    });
    deal_.how = star_text() + " holds all of one suit";
  }

  // Whole ranks, from one of the higher ones down.
  void draw_ranks() {
    const int skipped = static_cast<int>(below(4));
    int highest = 0;
    for (const Card card : pack_) highest = std::max(highest, rules_.order.strength(card));
    const bool plain = below(2) == 0;
    sort_by([&](Card card) {
      const int rank = rules_.order.strength(card);
      const bool trump = plain && strength(card) >= 1000;
      return trump || rank > highest - skipped ? 0 : rank;
    });
    deal_.how = star_text() + " holds whole ranks";
  }

  // Cards the rules speak of, in one hand or one in each.
  void draw_told(const CardTalk& talk) {
    if (talk.sets.empty()) return;
    const CardSet& told = talk.sets[below(talk.sets.size())];
    const bool high = below(2) == 0;
    sort_by([&](Card card) { return (told.has(card) ? 10'000 : 0) + (high ? strength(card) : 0); });
    deal_.how = star_text() + " holds the cards a rule names";
    if (below(2) == 0) return;
    // Dealt out one by one instead.
    std::vector<Card> round;
    const auto hand = static_cast<std::size_t>(counts_.hand);
    const auto seats = static_cast<std::size_t>(rules_.seats);
    if (pack_.size() < hand * seats) return;
    for (std::size_t i = 0; i < seats; ++i) {
      for (std::size_t j = 0; j < hand; ++j) round.push_back(pack_[j * seats + i]);
    }
    round.insert(round.end(), pack_.begin() + static_cast<std::ptrdiff_t>(round.size()),
                 pack_.end());
    pack_ = std::move(round);
    deal_.how = "every seat holds cards a rule names";
  }

  // A hand of which conditions are true.
  void draw_limits(const CardTalk& talk) {
    if (talk.hands.empty()) return draw_told(talk);
    const auto& limits = talk.hands[below(talk.hands.size())];
    const auto hand = static_cast<std::size_t>(counts_.hand);
    if (pack_.size() <= hand) return;
    constexpr int rounds = 12;  // a limit that is met may break another
    for (int i = 0; i < rounds; ++i) {
      for (const CardTalk::Limit& limit : limits) meet(limit, hand);
    }
    deal_.how = star_text() + " holds what a condition asks for";
  }

  void meet(const CardTalk::Limit& limit, std::size_t hand) {
    const auto held = [&] {
      return static_cast<int>(std::count_if(pack_.begin(),
                                            pack_.begin() + static_cast<std::ptrdiff_t>(hand),
                                            [&](Card card) { return limit.cards.has(card); }));
    };
    const auto swap_in = [&](bool wanted) {
      const auto first = pack_.begin();
      const auto middle = first + static_cast<std::ptrdiff_t>(hand);
      const auto out =
          std::find_if(first, middle, [&](Card card) { return limit.cards.has(card) != wanted; });
      const auto in = std::find_if(middle, pack_.end(),
                                   [&](Card card) { return limit.cards.has(card) == wanted; });
      if (out == middle || in == pack_.end()) return false;
      std::iter_swap(out, in);
      return true;
    };
    while (held() < limit.least && swap_in(true)) {
    }
    while (held() > limit.most && swap_in(false)) {
    }
  }

  void draw_sorted() {
    const bool by_suit = below(2) == 0;
    sort_by([&](Card card) { return by_suit ? info(card).suit : strength(card); });
    deal_.how = by_suit ? "hands sorted by suit" : "hands sorted by rank";
  }

  // Half of the time up to three cards of the star are others than they were to be.
  void spoil() {
    const auto hand = static_cast<std::size_t>(counts_.hand);
    if (below(2) == 0 || pack_.size() <= hand) return;
    for (std::uint32_t left = 1 + below(3); left > 0; --left) {
      std::swap(pack_[below(hand)], pack_[hand + below(pack_.size() - hand)]);
    }
  }

  void deal_out() {
    const auto hand = static_cast<std::size_t>(counts_.hand);
    if (pack_.size() < hand * static_cast<std::size_t>(rules_.seats)) return;
    deal_.setup.hands.resize(static_cast<std::size_t>(rules_.seats));
    std::size_t next = 0;
    for (int i = 0; i < rules_.seats; ++i) {
      const Seat seat = seat_after(star_, rules_.seats, i);
      CardSet& cards = deal_.setup.hands[static_cast<std::size_t>(index_of(seat))];
      for (std::size_t j = 0; j < hand; ++j) cards.add(pack_[next++]);
    }
  }

  // Scores near the end of a match, often equal; something in the pool.
  void draw_scores() {
    const int end = score_at_end(rules_.match.stands);
    const std::uint32_t kind = below(3);
    if (end > 1 && kind > 0) {
      const int near = std::min(end, 30);
      const int common = end - 1 - static_cast<int>(below(static_cast<std::size_t>(near)));
      auto& scores = deal_.setup.scores;
      scores.resize(static_cast<std::size_t>(rules_.seats));
      const int sides = rules_.has_teams() ? rules_.seats / 2 : rules_.seats;
      for (int i = 0; i < rules_.seats; ++i) {
        auto& score = scores[static_cast<std::size_t>(i)];
        if (i >= sides) {
          score = scores[static_cast<std::size_t>(i - sides)];
        } else if (kind == 1) {
          score = Amount::whole(common);
        } else {
          score = Amount::whole(end - 1 - static_cast<int>(below(static_cast<std::size_t>(near))));
        }
      }
    }
    for (std::size_t i = 0; i < rules_.values.size(); ++i) {
      if (rules_.values[i].type != ValueType::chips || below(2) == 0) continue;
      deal_.setup.values.resize(rules_.values.size());
      deal_.setup.values[i] = Amount::whole(static_cast<int>(below(40)));
    }
  }

  const GameRules& rules_;
  DealCounts counts_;
  Seat star_;
  RandomStream& random_;
  std::vector<Card> pack_;
  DirectedDeal deal_;
};

}  // namespace

CardTalk card_talk(const GameRules& rules, const std::vector<std::string>& owners) {
  return TalkReader(rules, owners).read();
}

DirectedDeal draw_deal(const GameRules& rules, const CardTalk& talk, Seat star,
                       RandomStream& random) {
  return DealMaker(rules, star, random).make(talk);
}

}  // namespace houserule
