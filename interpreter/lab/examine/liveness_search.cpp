#include "lab/examine/liveness_search.h"

#include <algorithm>

#include "bots/agents/level.h"
#include "lab/examine/agent_mover.h"
#include "lab/play/directed_deals.h"
#include "lab/play/example_mover.h"
#include "session/steering/steering.h"
#include "session/table/deal_counts.h"

namespace houserule {

namespace {

constexpr int deals_of_match = 40;

Course course_of(std::uint64_t seed, const DealSetup* setup = nullptr, int deals = 1) {
  Course course;
  course.seed = seed;
  course.setup = setup;
  course.deals = deals;
  return course;
}

// What an option does is often seen at once: a little of everything goes first.
constexpr int quick_deals = 60;
constexpr int quick_directed = 200;
constexpr int quick_matches = 1;
constexpr int quick_retold = 2;

// Makes the moves of an earlier match as long as they can be made, and goes on at random.
class RetracingMover final : public Mover {
 public:
  explicit RetracingMover(const FirstDifference& earlier)
      : moves_(earlier.moves), random_(earlier.seed, Purpose::agent, 3) {}

  Move choose(const LoadedTable& table, const State& state, const Decision& decision,
              const Choices& choices) override {
    (void)table;
    (void)state;
    (void)decision;
    while (next_ < moves_.size()) {
      const Move& move = moves_[next_++];
      if (move.seat == choices.seat && choices.allows(move)) return move;
      if (move.kind != MoveKind::pass) break;  // a pass may have been made already
    }
    std::int64_t decisions = 0;
    return choices.random_move(random_, decisions);
  }

 private:
  const std::vector<Move>& moves_;
  std::size_t next_ = 0;
  RandomStream random_;
};

// One pair of tables with what the search knows of it.
class PairSearch {
 public:
  PairSearch(SideBySide& tables, const std::vector<std::string>& owners)
      : tables_(tables),
        owned_(card_talk(*tables.second().rules, owners)),
        all_(card_talk(*tables.second().rules)) {
    const DealCounts before(*tables.first().rules, 1);
    const DealCounts now(*tables.second().rules, 1);
    same_hands_ = before.hand == now.hand && before.dealt == now.dealt;
    same_values_ = tables.first().rules->values.size() == tables.second().rules->values.size();
    same_zones_ = tables.first().rules->zones.size() == tables.second().rules->zones.size();
    for (const Phase& phase : tables.second().rules->phases) {
      const auto* settle = std::get_if<SettlePhase>(&phase.body);
      if (settle == nullptr) continue;
      for (std::size_t i = 0; i < settle->lines.size(); ++i) {
        const SettleLine& line = settle->lines[i];
        const bool is_figure = line.kind == SettleLine::Kind::figure;
        const bool of_all = line.scope == SettleLine::Scope::deal;
        if (is_figure && !of_all) lines_.push_back(static_cast<int>(i));
      }
    }
  }

  std::optional<FirstDifference> random_deal(std::uint64_t seed) {
    SteeredMover mover(Steering(), RandomStream(seed, Purpose::agent));
    return tables_.play(course_of(seed), mover);
  }

  // Half of the matches are played by seats that never pass.
  std::optional<FirstDifference> match(std::uint64_t seed, bool never_pass, std::string& how) {
    Steering steering;
    if (never_pass) {
      steering.of_star.answer = Leaning::Answer::never_pass;
      steering.of_others.answer = Leaning::Answer::never_pass;
    }
    SteeredMover mover(steering, RandomStream(seed, Purpose::agent));
    how = never_pass ? "a whole match in which nobody passes" : "a whole match";
    return tables_.play(course_of(seed, nullptr, deals_of_match), mover);
  }

  std::optional<FirstDifference> directed(std::uint64_t seed, std::string& how) {
    RandomStream random(seed, Purpose::agent, 1);
    const GameRules& rules = *tables_.first().rules;
    // Mostly what the option itself speaks of; all the game speaks of where that is nothing.
    const bool owned = random.below(4) > 0 && !(owned_.sets.empty() && owned_.hands.empty());
    const CardTalk& talk = owned ? owned_ : all_;
    const Steering steering = draw_steering(rules, talk.sets, random);
    DirectedDeal deal = draw_deal(rules, talk, steering.star, random);
    if (!same_hands_) deal.setup.hands.clear();
    if (!same_values_) deal.setup.values.clear();
    SteeredMover mover(steering, random);
    auto found = tables_.play(course_of(seed, &deal.setup), mover);
    if (!found) return found;
    const std::string players = to_text(steering, rules);
    how = deal.setup.hands.empty() || deal.how.empty() ? players : deal.how + "; " + players;
    return found;
  }

  // Looks for ties, and for bids that are met.
  std::optional<FirstDifference> hunt(std::uint64_t seed, int number, int forks) {
    RandomStream random(seed, Purpose::agent, 5);
    Steering steering;
    steering.of_star.answer = static_cast<Leaning::Answer>(random.below(3));
    steering.of_others.answer = static_cast<Leaning::Answer>(random.below(3));
    SteeredMover mover(steering, random);
    SteeredMover wanderer(Steering(), RandomStream(seed, Purpose::agent, 6));
    Course course = course_of(seed);
    course.forks = forks;
    course.wanderer = &wanderer;
    const auto which = static_cast<std::size_t>(number) % chances();
    course.chance.level = lines_[which % lines_.size()];
    course.chance.tricks = lines_[which / lines_.size()];
    return tables_.play(course, mover);
  }

  // In how many ways a deal may come out close.
  std::size_t chances() const { return lines_.size() * lines_.size(); }

  // Goes the way of an example and wanders on. What can lie nowhere at one of the tables comes from
  // the seed.
  std::optional<FirstDifference> retell(const Beginning& beginning, int time) {
    DealSetup setup = beginning.setup;
    if (!same_hands_) setup.hands.clear();
    if (!same_values_) setup.values.clear();
    if (!same_zones_) setup.zones.clear();
    // Examples are played with the first seed: what chance brings there is what they are about.
    const auto seed = static_cast<std::uint64_t>(time) + 1;
    ExampleMover mover(beginning.moves, RandomStream(seed, Purpose::agent, 7));
    return tables_.play(course_of(seed, &setup), mover);
  }

  std::optional<FirstDifference> expert(std::uint64_t seed, Agent& agent) {
    AgentMover mover(agent, seed);
    return tables_.play(course_of(seed), mover);
  }

  const std::optional<PlayFault>& fault() const { return tables_.fault(); }

 private:
  SideBySide& tables_;
  CardTalk owned_;
  CardTalk all_;
  std::vector<int> lines_ = {-1};  // figures of seats or sides; -1: none
  bool same_hands_ = false;
  bool same_values_ = false;
  bool same_zones_ = false;
};

class Search {
 public:
  Search(std::vector<SideBySide>& pairs, const SearchEffort& effort,
         const std::vector<std::string>& owners, const ExampleWays& examples)
      : effort_(effort), examples_(examples) {
    for (SideBySide& pair : pairs) pairs_.emplace_back(pair, owners);
  }

  SearchResult run() {
    if (pairs_.empty()) return std::move(result_);
    const int quick = std::min(quick_deals, effort_.deals);
    const int directed = std::min(quick_directed, effort_.directed);
    const int matches = std::min(quick_matches, effort_.matches);
    const int retold = std::min(quick_retold, effort_.retold);
    random_deals(0, quick) || retell_own(0, retold) || play_matches(0, matches) ||
        direct(0, directed) || retell_own(retold, effort_.retold) || retell_others() ||
        random_deals(quick, effort_.deals) || direct(directed, effort_.directed) ||
        play_matches(matches, effort_.matches) || hunt_ties() || ask_experts();
    return std::move(result_);
  }

 private:
  std::uint64_t seed(int number) const { return effort_.seed + static_cast<std::uint64_t>(number); }

  // In the first round each pair plays each deal, so that the nearest value is found; then they
  // take turns.
  template <class Play>
  bool each(int from, int to, bool turns, Play play) {
    for (int i = from; i < to; ++i) {
      for (std::size_t of = 0; of < pairs_.size(); ++of) {
        if (turns && static_cast<std::size_t>(i) % pairs_.size() != of) continue;
        if (play(of, seed(i), i)) return true;
      }
    }
    return false;
  }

  bool note(std::optional<FirstDifference> found, std::size_t of, std::string how = "") {
    result_.fault = pairs_[of].fault();
    if (result_.fault) return true;
    result_.is_broken_off = !found && effort_.stop != nullptr && *effort_.stop;
    if (!found) return result_.is_broken_off;
    result_.difference = std::move(found);
    result_.of = of;
    result_.how = std::move(how);
    return true;
  }

  bool random_deals(int from, int to) {
    return each(from, to, from > 0, [&](std::size_t of, std::uint64_t seed, int) {
      ++result_.deals;
      return note(pairs_[of].random_deal(seed), of);
    });
  }

  bool play_matches(int from, int to) {
    return each(from, to, false, [&](std::size_t of, std::uint64_t seed, int number) {
      ++result_.directed;
      std::string how;
      auto found = pairs_[of].match(seed, number % 2 == 1, how);
      return note(std::move(found), of, how);
    });
  }

  bool direct(int from, int to) {
    return each(from, to, from > 0, [&](std::size_t of, std::uint64_t seed, int) {
      ++result_.directed;
      std::string how;
      auto found = pairs_[of].directed(seed, how);
      return note(std::move(found), of, how);
    });
  }

  bool retell(const Beginning& beginning, std::size_t of, int time) {
    ++result_.directed;
    const std::string where = to_text(beginning.place);
    return note(pairs_[of].retell(beginning, time), of, "from the example at " + where);
  }

  bool retell_own(int from, int to) {
    for (int time = from; time < to; ++time) {
      for (const Beginning& beginning : examples_.own) {
        for (std::size_t of = 0; of < pairs_.size(); ++of) {
          if (retell(beginning, of, time)) return true;
        }
      }
    }
    return false;
  }

  bool retell_others() {
    if (!examples_.others || effort_.retold == 0) return false;
    std::size_t of = 0;
    for (const Beginning& beginning : examples_.others()) {
      if (retell(beginning, of++ % pairs_.size(), 0)) return true;
    }
    return false;
  }

  bool hunt_ties() {
    const int hunts = effort_.hunts * static_cast<int>(pairs_.front().chances());
    return each(0, hunts, true, [&](std::size_t of, std::uint64_t seed, int number) {
      result_.directed += 1 + effort_.forks;
      return note(pairs_[of].hunt(seed, number, effort_.forks), of,
                  "played on many ways towards a tie");
    });
  }

  bool ask_experts() {
    const std::unique_ptr<Agent> agent = make_agent(BotLevel());
    return each(0, effort_.expert, true, [&](std::size_t of, std::uint64_t seed, int) {
      ++result_.directed;
      return note(pairs_[of].expert(seed, *agent), of, "greedy bots");
    });
  }

  const SearchEffort effort_;
  const ExampleWays& examples_;
  std::vector<PairSearch> pairs_;
  SearchResult result_;
};

}  // namespace

SearchResult search_difference(std::vector<SideBySide>& pairs, const SearchEffort& effort,
                               const std::vector<std::string>& owners,
                               const ExampleWays& examples) {
  return Search(pairs, effort, owners, examples).run();
}

std::optional<FirstDifference> retrace(SideBySide& pair, const FirstDifference& earlier) {
  const GameRules& first = *pair.first().rules;
  const GameRules& second = *pair.second().rules;
  DealSetup setup;
  const bool has_setup = !earlier.setups.empty();
  if (has_setup) setup = earlier.setups.front().setup;
  if (setup.values.size() > std::min(first.values.size(), second.values.size())) {
    setup.values.clear();
  }
  const DealCounts before(first, 1);
  const DealCounts now(second, 1);
  const auto holds = [](const DealCounts& counts, const CardSet& hand) {
    return hand.count() == counts.hand && hand.is_subset_of(counts.dealt);
  };
  const bool fits = std::all_of(setup.hands.begin(), setup.hands.end(), [&](const CardSet& hand) {
    return holds(before, hand) && holds(now, hand);
  });
  if (!fits || static_cast<int>(setup.hands.size()) != first.seats) setup.hands.clear();
  if (static_cast<int>(setup.scores.size()) != first.seats) setup.scores.clear();
  RetracingMover mover(earlier);
  return pair.play(course_of(earlier.seed, has_setup ? &setup : nullptr, std::max(1, earlier.deal)),
                   mover);
}

}  // namespace houserule
