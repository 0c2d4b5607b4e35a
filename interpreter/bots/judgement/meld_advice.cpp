#include "bots/judgement/meld_advice.h"

#include <algorithm>

namespace houserule {

namespace {

constexpr std::size_t most_melds = 4096;
constexpr int most_steps = 300000;

// Branch and bound: the melds in order of what they bring, each taken or left.
class Packing {
 public:
  struct Meld {
    CardSet cards;
    CardSet own;     // of those, cards of the hand
    CardSet single;  // of those, cards that serve once
    int points = 0;  // in halves
    std::size_t group = 0;
  };

  explicit Packing(std::vector<Meld> melds) : melds_(std::move(melds)) {
    std::stable_sort(melds_.begin(), melds_.end(), [](const Meld& a, const Meld& b) {
      if (a.points != b.points) return a.points > b.points;
      return a.own.count() < b.own.count();
    });
    for (const Meld& meld : melds_) {
      can_serve_[meld.group] |= meld.single;
      const int cards = std::max(1, meld.single.count());
      best_rate_ = std::max(best_rate_, static_cast<double>(meld.points) / cards);
    }
  }

  const std::vector<std::size_t>& solve() {
    search(0, can_serve_, 0, 0);
    return best_;
  }
  const Meld& meld(std::size_t i) const { return melds_[i]; }
  int points() const { return best_points_; }

 private:
  using Left = std::array<CardSet, max_meld_groups>;  // cards that may serve in each group

  void search(std::size_t from, const Left& left, int points, int shown) {
    if (points > best_points_ || (points == best_points_ && shown < best_shown_)) {
      best_points_ = points;
      best_shown_ = shown;
      best_ = taken_;
    }
    for (std::size_t i = from; i < melds_.size() && steps_ < most_steps; ++i) {
      const Meld& meld = melds_[i];
      if (!meld.single.is_subset_of(left[meld.group])) continue;
      ++steps_;
      int cards = 0;
      for (const CardSet& of_group : left) cards += of_group.count();
      if (points + best_rate_ * cards < best_points_) return;
      taken_.push_back(i);
      Left rest = left;
      rest[meld.group] -= meld.single;
      search(i + 1, rest, points + meld.points, shown + meld.own.count());
      taken_.pop_back();
    }
  }

  std::vector<Meld> melds_;
  Left can_serve_;
  double best_rate_ = 0;
  std::vector<std::size_t> taken_;
  std::vector<std::size_t> best_;
  int best_points_ = 0;
  int best_shown_ = 0;
  int steps_ = 0;
};

}  // namespace

MeldPlan best_melds(const MeldChoice& choice, const CardSet& reusable, const CardSet& laid) {
  MeldPlan plan;
  if (choice.phase == nullptr) return plan;
  std::vector<Packing::Meld> melds;
  for (const MeldChoice::Found& found : choice.list(most_melds)) {
    const int points = choice.points(found.cards, *found.shape).halves;
    const CardSet own = found.cards & choice.own;
    // A meld of shared cards alone could be laid for ever.
    if (points <= 0 || (own.empty() && found.cards.is_subset_of(laid))) continue;
    melds.push_back({found.cards, own, found.cards - reusable, points, found.shape->group});
  }
  Packing packing(std::move(melds));
  for (const std::size_t i : packing.solve()) plan.melds.push_back(packing.meld(i).cards);
  plan.points.halves = packing.points();
  return plan;
}

CardSet reusable_cards(const GameRules& rules, const State& state, Seat seat,
                       const MeldPhase& phase) {
  CardSet cards;
  for (const int zone : phase.reuse) {
    cards |= state.cards(rules.layout, static_cast<std::size_t>(zone), seat);
  }
  return cards;
}

Move best_meld(const GameRules& rules, const View& view, const MeldChoice& choice) {
  const CardSet reusable = reusable_cards(rules, view.known(), view.seat(), *choice.phase);
  const CardSet laid = view.known().cards(rules.layout, StateLayout::picked, view.seat());
  const MeldPlan plan = best_melds(choice, reusable, laid);
  if (plan.melds.empty()) return Move::pass(view.seat());
  return Move::of_set(view.seat(), plan.melds.front());
}

}  // namespace houserule
