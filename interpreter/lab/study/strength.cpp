#include "lab/study/strength.h"

#include <algorithm>
#include <array>
#include <bit>
#include <exception>
#include <thread>
#include <vector>

#include "bots/judgement/outcome.h"
#include "lab/play/hot_paths.h"
#include "session/table/table_copy.h"

namespace houserule {

namespace {

// Deals in a row that nobody wants to play.
constexpr int most_thrown_in = 1000;

// Ends a thread.
struct RulesFailed {
  Diagnostic fault;
};

using Gains = std::array<double, max_seats>;

// Plays deals of a table of its own, in one thread.
class PairedDeals {
 public:
  PairedDeals(LoadedTable table, const AgentMaker& challenger, const AgentMaker& field)
      : table_(std::move(table)),
        challenger_(challenger()),
        field_(field()),
        outcomes_(table_),
        state_(table_.rules->layout),
        begun_(table_.rules->layout) {}

  // Returns how much more the challenger gained than the field in its place.
  double difference(std::uint64_t seed) {
    const Gains field = play(seed, no_seat);
    double sum = 0;
    for (int i = 0; i < table_.rules->seats; ++i) {
      const auto slot = static_cast<std::size_t>(i);
      sum += play(seed, seat_at(i))[slot] - field[slot];
    }
    return sum / table_.rules->seats;
  }

  Strength::Thought of_challenger;
  Strength::Thought of_field;

 private:
  Gains play(std::uint64_t seed, Seat challenger) {
    const Agenda& agenda = *table_.agenda;
    agenda.begin(state_, seed);
    begun_.copy_from(state_);
    const Surroundings around = outcomes_.begin();
    std::uint64_t moves = 0;
    for (int dealt = 0; dealt < most_thrown_in && state_.core().deals_played == 0; ++dealt) {
      Decision decision = agenda.run(state_, around);
      while (decision.kind == Decision::Kind::ask) {
        const Seat seat = decision.choices.seat;
        RandomStream stream(seed, Purpose::agent,
                            moves++ * max_seats + static_cast<std::uint64_t>(index_of(seat)));
        agenda.apply(state_, answer(decision, state_.core().chooser(seat) == challenger, stream),
                     around);
        decision = agenda.run_deal(state_, around);
      }
      if (decision.kind == Decision::Kind::fault) throw RulesFailed{table_.hooks->fault()};
    }
    Gains gains{};
    for (int i = 0; i < table_.rules->seats; ++i) {
      gains[static_cast<std::size_t>(i)] = outcomes_.of(seat_at(i), begun_, state_).gain;
    }
    return gains;
  }

  Move answer(const Decision& decision, bool challenger, RandomStream& stream) {
    if (decision.choices.count() == 1) return decision.choices.move(0);
    const View view = View::of_choice(table_.rules->layout, state_, decision.choices.seat);
    Strength::Thought& thought = challenger ? of_challenger : of_field;
    const double begun = processor_seconds();
    const Move move = (challenger ? *challenger_ : *field_).choose(table_, view, decision, stream);
    thought.seconds += processor_seconds() - begun;
    ++thought.moves;
    return move;
  }

  LoadedTable table_;
  std::unique_ptr<Agent> challenger_;
  std::unique_ptr<Agent> field_;
  OutcomeReader outcomes_;
  State state_;
  State begun_;
};

// Every so-manieth deal; what goes wrong is kept for the thread that waits.
struct ThreadShare {
  std::size_t first = 0;
  std::size_t step = 1;
  LoadedTable table;
  Strength::Thought of_challenger;
  Strength::Thought of_field;
  std::exception_ptr failure;
};

void add(Strength::Thought& sum, const Strength::Thought& part) {
  sum.seconds += part.seconds;
  sum.moves += part.moves;
}

}  // namespace

std::optional<Strength> measure_strength(const LoadedTable& table, const AgentMaker& challenger,
                                         const AgentMaker& field, const StrengthOptions& options,
                                         Diagnostics& diagnostics) {
  std::vector<double> differences(static_cast<std::size_t>(std::max(2, options.deals)));
  const auto play = [&](ThreadShare& share) {
    try {
      PairedDeals deals(std::move(share.table), challenger, field);
      for (std::size_t i = share.first; i < differences.size(); i += share.step) {
        differences[i] = deals.difference(options.seed + i);
      }
      share.of_challenger = deals.of_challenger;
      share.of_field = deals.of_field;
    } catch (...) {
      share.failure = std::current_exception();
    }
  };
  std::vector<ThreadShare> shares(static_cast<std::size_t>(std::max(1, options.threads)));
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    shares[i].first = i;
    shares[i].step = shares.size();
    shares[i].table = for_another_thread(table);
  }
  for (std::size_t i = 1; i < shares.size(); ++i) threads.emplace_back(play, std::ref(shares[i]));
  play(shares.front());
  for (std::thread& thread : threads) thread.join();

  Strength strength;
  for (const ThreadShare& share : shares) {
    try {
      if (share.failure) std::rethrow_exception(share.failure);
    } catch (const RulesFailed& failed) {
      diagnostics.add(failed.fault);
      return std::nullopt;
    }
    add(strength.challenger, share.of_challenger);
    add(strength.field, share.of_field);
  }
  Moments moments;
  for (const double difference : differences) moments.add(difference);
  strength.deals = static_cast<int>(differences.size());
  strength.mean = moments.mean();
  strength.half = 1.96 * moments.error();
  return strength;
}

}  // namespace houserule
