// How often the rules of a table come up: phases, calls, ladder steps that keep a card back, and
// the spaces of a board game.

#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "agenda/agenda.h"

namespace houserule {

// One thing the rules say, and what is counted of it.
struct CountedRule {
  enum class Kind : std::uint8_t {
    phase,    // it was done, or began
    skipped,  // its condition did not hold
    call,     // it was made
    refusal,  // of a ladder: it kept at least one card of a hand back
    space,    // of a board game: it was used
  };
  Kind kind = Kind::phase;
  std::string key;  // "phase.declare": names it in shards and JSON
  Text label;       // "declare"
  RuleRef rule;
};

std::string_view word_of(CountedRule::Kind kind);

class RuleTally final : public EventSink {
 public:
  explicit RuleTally(const Agenda& agenda);

  const std::vector<CountedRule>& rules() const { return rules_; }
  const std::vector<std::int64_t>& counts() const { return counts_; }  // by rule
  // What is written in one of these files and comes up, by index of the rule.
  std::vector<std::size_t> rules_in(const std::vector<std::string>& files) const;
  void forget() { std::ranges::fill(counts_, 0); }
  // Goes back to what counts() once was.
  void go_back_to(std::vector<std::int64_t> counts) { counts_ = std::move(counts); }

  void on_event(const Event& event, const State& state) override;
  // Somebody is about to do `option`. Precondition: a board game.
  void before_option(const Option& option);
  // Somebody is about to play a card. Precondition: a play phase is running.
  void before_card(const State& state, Seat seat);

 private:
  void add_ladder(const Ladder& ladder);
  int add(CountedRule rule);
  void count(int rule) {
    if (rule >= 0) ++counts_[static_cast<std::size_t>(rule)];
  }

  const Agenda& agenda_;
  std::vector<CountedRule> rules_;
  std::vector<std::int64_t> counts_;
  std::vector<int> done_, skipped_;  // by phase
  std::vector<int> calls_;           // by call
  std::vector<int> spaces_;          // by space of a board game
  std::map<const LadderStep*, int> steps_;
};

}  // namespace houserule
