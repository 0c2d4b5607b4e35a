// Cards by a rule of thumb: how playouts of a search choose where the textbook does not know a
// game.
//
// A trick is to be taken, cheaply where that does, or to be left to others; points go to one's own
// side and are kept from the others. Whether tricks are good or bad is not read from the rules but
// tried: some deals are played with the rule in one seat against cards at random, and what their
// settlement says decides. Where neither way clearly does better, or a function of the rules fails,
// there is no rule.

#pragma once

#include <array>
#include <memory>

#include "session/table/table_loader.h"

namespace houserule {

class RuleOfThumb {
 public:
  enum class Aim : std::uint8_t { none, take, leave };

  // Tries the aims at a table, in about a hundredth of a second; nothing if it is the game learned
  // last. The same table always comes to the same aim.
  void learn(const LoadedTable& table);

  Aim aim() const { return aim_; }

  // Plays a full table to the end of its deal; nobody announces anything any more. Returns false if
  // a hook failed. No allocation outside Lua and melds.
  bool play_out(const LoadedTable& table, State& state, RandomStream& random,
                const Surroundings& around) const;

 private:
  double advantage(const LoadedTable& table, Aim aim) const;
  Move chosen(const Agenda& agenda, const State& state, const Asked& asked, Aim aim,
              RandomStream& random) const;
  Card card(const Agenda& agenda, const State& state, const Asked& asked, Aim aim,
            RandomStream& random) const;

  // The card of a set that is dearest, or cheapest, by `weights`; any of those that are.
  using Weights = std::array<std::int32_t, max_cards>;
  static Card extreme(const CardSet& cards, const Weights& weights, bool dearest,
                      RandomStream& random);

  std::shared_ptr<const GameRules> learned_;
  Aim aim_ = Aim::none;
  Weights strength_{};
  Weights worth_{};  // points first, then strength
};

}  // namespace houserule
