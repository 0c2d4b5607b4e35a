#include "lab/study/strength.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <exception>
#include <limits>
#include <thread>
#include <vector>

#include "bots/judgement/outcome.h"
#include "lab/play/hot_paths.h"
#include "lab/play/side_by_side.h"
#include "lab/study/bot_failure.h"
#include "lab/study/game_seed.h"
#include "rules/look/explain.h"
#include "session/table/table_copy.h"

namespace houserule {

namespace {

// Deals in a row that nobody wants to play.
constexpr int most_thrown_in = 1000;

// A fault of the rules has stopped a deal.
struct DealStopped {
  Diagnostic fault;
  int deal = 1;
  FirstDifference way;
};

// Somebody wants no more.
struct ToldToStop {};

using Gains = std::array<double, max_seats>;

// What a choice of an agent has to be counted in, from some moment on.
double seconds_now(const Agent& agent) {
  if (!agent.thinks_elsewhere()) return processor_seconds();
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Plays deals of a table of its own, in one thread.
class PairedDeals {
 public:
  PairedDeals(LoadedTable table, const AgentMaker& challenger, const AgentMaker& field,
              const std::atomic<bool>* stop)
      : table_(std::move(table)),
        challenger_(challenger()),
        field_(field()),
        stop_(stop),
        outcomes_(table_),
        state_(table_.rules->layout),
        begun_(table_.rules->layout) {
    if (stop_ == nullptr) return;
    challenger_->stop_at(*stop_);
    field_->stop_at(*stop_);
  }

  // Returns how much more the challenger gained than the field in its place. Throws DealStopped,
  // ToldToStop, BotFailed.
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
    std::vector<Move> moves;
    for (int dealt = 0; dealt < most_thrown_in && state_.core().deals_played == 0; ++dealt) {
      Decision decision = agenda.run(state_, around);
      while (decision.kind == Decision::Kind::ask) {
        if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) throw ToldToStop{};
        const Seat seat = decision.choices.seat;
        RandomStream stream(seed, Purpose::agent,
                            moves.size() * max_seats + static_cast<std::uint64_t>(index_of(seat)));
        moves.push_back(answer(decision, challenger, stream, seed));
        agenda.apply(state_, moves.back(), around);
        decision = agenda.run_deal(state_, around);
      }
      if (decision.kind == Decision::Kind::fault) stop(seed, std::move(moves));
    }
    Gains gains{};
    for (int i = 0; i < table_.rules->seats; ++i) {
      gains[static_cast<std::size_t>(i)] = outcomes_.of(seat_at(i), begun_, state_).gain;
    }
    return gains;
  }

  [[noreturn]] void stop(std::uint64_t seed, std::vector<Move> moves) const {
    DealStopped stopped{
        told_with_changes(table_.hooks->fault(), *table_.rules), state_.core().deal, {}};
    stopped.way.seed = seed;
    stopped.way.moves = std::move(moves);
    throw DealStopped(std::move(stopped));
  }

  Move answer(const Decision& decision, Seat challenged, RandomStream& stream, std::uint64_t seed) {
    if (decision.choices.count() == 1) return decision.choices.move(0);
    const Seat chooser = state_.core().chooser(decision.choices.seat);
    const bool challenger = chooser == challenged;
    const View view = View::of_choice(table_.rules->layout, state_, decision.choices.seat);
    Strength::Thought& thought = challenger ? of_challenger : of_field;
    Agent& agent = challenger ? *challenger_ : *field_;
    const double begun = seconds_now(agent);
    try {
      const Move move = agent.choose(table_, view, decision, stream);
      thought.seconds += seconds_now(agent) - begun;
      ++thought.moves;
      return move;
    } catch (const AgentFailure& failure) {
      if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) throw ToldToStop{};
      throw bot_failed(failure, {chooser, table_.rules->spec, seed, state_.core().deal});
    }
  }

  LoadedTable table_;
  std::unique_ptr<Agent> challenger_;
  std::unique_ptr<Agent> field_;
  const std::atomic<bool>* stop_;
  OutcomeReader outcomes_;
  State state_;
  State begun_;
};

// The deals that one place has stopped.
struct StoppedDeals {
  DealStopped first;
  std::size_t number = 0;  // of the first
  std::int64_t deals = 1;
};

// Adds some of a place, whichever come first.
void add(std::vector<StoppedDeals>& all, StoppedDeals some) {
  for (StoppedDeals& one : all) {
    const Diagnostic& fault = one.first.fault;
    if (fault.code != some.first.fault.code || fault.place != some.first.fault.place) continue;
    some.deals += one.deals;
    if (one.number < some.number) {
      one.deals = some.deals;
    } else {
      one = std::move(some);
    }
    return;
  }
  all.push_back(std::move(some));
}

// Every so-manieth deal; what goes wrong is kept for the thread that waits.
struct ThreadShare {
  std::size_t first = 0;
  std::unique_ptr<PairedDeals> table;
  std::vector<StoppedDeals> stopped;
  std::optional<Diagnostic> bot_fails;
  std::exception_ptr failure;
};

void add(Strength::Thought& sum, const Strength::Thought& part) {
  sum.seconds += part.seconds;
  sum.moves += part.moves;
}

// All threads at once.
class Measurement {
 public:
  Measurement(const LoadedTable& table, const AgentMaker& challenger, const AgentMaker& field,
              const StrengthOptions& options)
      : table_(table),
        options_(options),
        differences_(static_cast<std::size_t>(std::max(2, options.deals)),
                     std::numeric_limits<double>::quiet_NaN()) {
    shares_.resize(static_cast<std::size_t>(std::max(1, options.threads)));
    for (std::size_t i = 0; i < shares_.size(); ++i) {
      shares_[i].first = i;
      shares_[i].table =
          std::make_unique<PairedDeals>(for_another_thread(table), challenger, field, options.stop);
    }
  }

  Strength measure() {
    const auto few = static_cast<std::size_t>(games_before_giving_up);
    play(0, std::min(few, differences_.size()));
    Strength early = sum();
    if (early.bot_fails || gives_up(early.deals, early.stopped_deals())) return early;
    play(std::min(few, differences_.size()), differences_.size());
    return sum();
  }

 private:
  void play(std::size_t from, std::size_t to) {
    std::vector<std::thread> threads;
    const auto work = [&](ThreadShare& share) {
      try {
        for (std::size_t i = from + share.first; i < to; i += shares_.size()) {
          play_one(share, i);
        }
      } catch (const ToldToStop&) {
        return;
      } catch (BotFailed& failed) {
        share.bot_fails = std::move(failed.fault);
      } catch (...) {
        share.failure = std::current_exception();
      }
    };
    for (std::size_t i = 1; i < shares_.size(); ++i) {
      threads.emplace_back(work, std::ref(shares_[i]));
    }
    work(shares_.front());
    for (std::thread& thread : threads) thread.join();
    for (const ThreadShare& share : shares_) {
      if (share.failure) std::rethrow_exception(share.failure);
    }
  }

  void play_one(ThreadShare& share, std::size_t number) {
    try {
      differences_[number] = share.table->difference(
          seed_of_game(options_.seed, static_cast<std::size_t>(options_.first) + number));
    } catch (DealStopped& stopped) {
      add(share.stopped, {std::move(stopped), number});
    }
  }

  Strength sum() const {
    Strength strength;
    std::vector<StoppedDeals> stopped;
    for (const ThreadShare& share : shares_) {
      add(strength.challenger, share.table->of_challenger);
      add(strength.field, share.table->of_field);
      for (const StoppedDeals& some : share.stopped) add(stopped, some);
      if (!strength.bot_fails) strength.bot_fails = share.bot_fails;
    }
    Moments moments;
    for (const double difference : differences_) {
      if (std::isnan(difference)) continue;
      moments.add(difference);
      ++strength.deals;
    }
    std::sort(stopped.begin(), stopped.end(),
              [](const StoppedDeals& one, const StoppedDeals& other) {
                return one.number < other.number;
              });
    for (const StoppedDeals& some : stopped) strength.stopped.push_back(told(some));
    const auto met = static_cast<std::size_t>(strength.deals + strength.stopped_deals());
    strength.is_broken_off = met < differences_.size();
    strength.mean = moments.mean();
    strength.half = strength.deals < 2 ? 0 : 1.96 * moments.error();
    return strength;
  }

  StoppedPlace told(const StoppedDeals& stopped) const {
    StoppedPlace place;
    place.fault = stopped.first.fault;
    place.games = stopped.deals;
    place.table = table_.rules->spec;
    place.seed = stopped.first.way.seed;
    place.deal = stopped.first.deal;
    place.move = static_cast<std::int64_t>(stopped.first.way.moves.size());
    place.record = to_record(stopped.first.way, table_);
    place.file = file_of_stopped("", place.seed);
    place.tell();
    return place;
  }

  const LoadedTable& table_;
  const StrengthOptions& options_;
  std::vector<double> differences_;  // by deal; not a number: not played to its end
  std::vector<ThreadShare> shares_;
};

}  // namespace

int Strength::stopped_deals() const {
  std::int64_t sum = 0;
  for (const StoppedPlace& place : stopped) sum += place.games;
  return static_cast<int>(sum);
}

Strength pooled(const std::vector<Strength>& parts) {
  Strength all;
  double squares = 0;
  for (const Strength& part : parts) {
    all.deals += part.deals;
    all.mean += part.mean * part.deals;
    squares += part.half * part.half * part.deals * part.deals;
    add(all.challenger, part.challenger);
    add(all.field, part.field);
    all.stopped.insert(all.stopped.end(), part.stopped.begin(), part.stopped.end());
    if (!all.bot_fails) all.bot_fails = part.bot_fails;
    all.is_broken_off = all.is_broken_off || part.is_broken_off;
  }
  if (all.deals == 0) return all;
  all.mean /= all.deals;
  all.half = std::sqrt(squares) / all.deals;
  return all;
}

Strength measure_strength(const LoadedTable& table, const AgentMaker& challenger,
                          const AgentMaker& field, const StrengthOptions& options) {
  return Measurement(table, challenger, field, options).measure();
}

}  // namespace houserule
