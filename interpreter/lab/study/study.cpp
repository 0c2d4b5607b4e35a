#include "lab/study/study.h"
#include "lab/study/study_report.h"

#include <algorithm>
#include <exception>
#include <limits>
#include <thread>

#include "base/interval.h"
#include "session/json/json_reader.h"
#include "session/json/json_text.h"
#include "session/table/table_copy.h"

namespace houserule {

namespace {

// Games a thread takes at a time: enough that threads hardly meet, few enough that none is long
// behind the others at the end.
std::int64_t portion_of(const StudyPlan& plan) {
  if (!plan.course.is_random()) return 1;
  return plan.course.matches ? 16 : 256;
}

// Causes are looked for in some of the differing games, the same whoever plays them.
std::int64_t cause_stride(const StudyPlan& plan) {
  const std::int64_t most = plan.course.is_random() ? 10'000 : 500;
  return std::max<std::int64_t>(1, plan.games / most);
}

}  // namespace

StudyRange StudyRange::part(StudyRange whole, std::int64_t number, std::int64_t parts) {
  const std::int64_t games = whole.to - whole.from;
  const auto end = [&](std::int64_t of) {
    return whole.from + games / parts * of + games % parts * of / parts;
  };
  return {end(number - 1), end(number)};
}

// What one thread has: tables of its own, and totals.
struct Study::Worker {
  Worker(const StudyPlan& of, bool is_first) : plan(of) {
    const auto own = [&](const LoadedTable& table) {
      return is_first ? table : for_another_thread(table);
    };
    for (const LoadedTable& table : plan.tables) {
      tables.push_back(std::make_unique<StudyTable>(own(table), plan.course));
    }
    for (std::size_t i = 1; i < tables.size(); ++i) {
      tables[i]->watch(plan.files_of_changes(i - 1));
      common.push_back(common_measures(tables[0]->list(), tables[i]->list()));
      alone.emplace_back();
      for (const StudyChange& change : plan.changes[i - 1]) {
        alone.back().push_back(
            change.alone ? std::make_unique<StudyTable>(own(*change.alone), plan.course) : nullptr);
      }
    }
    seen.resize(tables.size());
    empty();
  }

  void empty() {
    totals = shape_of(plan);
    for (const auto& table : tables) table->forget_counts();
  }

  void play(std::int64_t game) {
    // None counts before all are over.
    for (std::size_t i = 0; i < tables.size(); ++i) {
      try {
        seen[i] = &tables[i]->play(game);
      } catch (const StudyFault& failed) {
        take_back(game);
        totals.stopped.add({failed.fault.code, failed.fault.place, 1, game, static_cast<int>(i)});
        return;
      }
    }
    std::vector<std::vector<bool>> causes;
    for (std::size_t i = 1; i < tables.size(); ++i) causes.push_back(causes_of(i - 1, game));
    for (std::size_t i = 0; i < tables.size(); ++i) {
      add(totals.tables[i], *seen[i]);
      if (i > 0) compare(i - 1, game, causes[i - 1]);
    }
    ++totals.games;
  }

  void take_back(std::int64_t game) {
    for (const auto& table : tables) table->take_back(game);
  }

  static void add(TableTotals& table, const Observation& seen) {
    for (std::size_t i = 0; i < seen.values.size(); ++i) {
      if (seen.values[i] != Observation::not_observed) table.measures[i].add(seen.values[i]);
    }
    for (std::size_t i = 0; i < seen.spreads.size(); ++i) {
      for (const std::int64_t value : seen.spreads[i]) table.distributions[i].add(value);
    }
    table.cut_short += seen.is_cut_short ? 1 : 0;
  }

  // Which of the changes alone make a game differ; nothing of a game that is not looked into.
  std::vector<bool> causes_of(std::size_t pair, std::int64_t game) {
    std::vector<bool> causes;
    const bool differ = seen[0]->digest != seen[pair + 1]->digest;
    if (!differ || alone[pair].size() < 2 || game % cause_stride(plan) != 0) return causes;
    for (const std::unique_ptr<StudyTable>& table : alone[pair]) {
      causes.push_back(table && differs(*table, game, *seen[0]));
    }
    return causes;
  }

  void compare(std::size_t pair, std::int64_t game, const std::vector<bool>& causes) {
    const Observation& first = *seen[0];
    const Observation& other = *seen[pair + 1];
    PairTotals& found = totals.pairs[pair];
    for (std::size_t i = 0; i < common[pair].size(); ++i) {
      const std::int64_t before = first.values[static_cast<std::size_t>(common[pair][i].first)];
      const std::int64_t after = other.values[static_cast<std::size_t>(common[pair][i].second)];
      const bool both = before != Observation::not_observed && after != Observation::not_observed;
      if (both) found.differences[i].add(after - before);
    }
    found.other_winners += first.winners != other.winners ? 1 : 0;
    if (first.digest == other.digest) return;
    ++found.differing;
    if (found.first == PairTotals::none || game < found.first) found.first = game;
    if (causes.empty()) return;
    ++found.looked_into;
    for (std::size_t i = 0; i < causes.size(); ++i) found.alone[i] += causes[i] ? 1 : 0;
    if (std::ranges::none_of(causes, [](bool cause) { return cause; })) ++found.together;
  }

  // A game that cannot be played to its end is not the same.
  static bool differs(StudyTable& table, std::int64_t game, const Observation& first) {
    try {
      return table.play(game).digest != first.digest;
    } catch (const StudyFault&) {
      return true;
    }
  }

  void take_rule_counts() {
    for (std::size_t i = 0; i < tables.size(); ++i) {
      totals.tables[i].rules = tables[i]->rule_tally().counts();
      totals.tables[i].counted_deals = tables[i]->counted_deals();
      totals.tables[i].came_up = tables[i]->came_up();
    }
  }

  const StudyPlan& plan;
  std::vector<std::unique_ptr<StudyTable>> tables;
  std::vector<std::vector<std::unique_ptr<StudyTable>>> alone;  // by pair, by change
  std::vector<std::vector<std::pair<int, int>>> common;
  std::vector<const Observation*> seen;  // by table, of the game that is played
  StudyTotals totals;
  std::optional<Diagnostic> bot_fails;
  std::exception_ptr failure;
  std::int64_t failed_in = 0;  // the game that either was
};

Study::Study(const StudyPlan& plan, int threads) : plan_(plan) {
  for (int i = 0; i < std::max(1, threads); ++i) {
    workers_.push_back(std::make_unique<Worker>(plan, i == 0));
  }
}

Study::~Study() = default;

StudyTotals Study::play(StudyRange range, StudyProgress& progress) {
  std::atomic<std::int64_t> next = range.from;
  std::atomic<std::int64_t> end = range.to;  // what lies behind a game that failed is not played
  const std::int64_t portion = portion_of(plan_);
  const auto work = [&](Worker& worker) {
    std::int64_t game = 0;
    const auto end_before = [&] {
      worker.failed_in = game;
      std::int64_t known = end;
      while (game < known && !end.compare_exchange_weak(known, game)) continue;
    };
    try {
      worker.empty();
      for (const auto& table : worker.tables) table->stop_at(progress.stop);
      for (game = next.fetch_add(portion); game < end; game = next.fetch_add(portion)) {
        for (const std::int64_t last = game + portion; game < std::min<std::int64_t>(last, end);
             ++game) {
          if (progress.stop.load(std::memory_order_relaxed)) break;
          worker.play(game);
          progress.done.fetch_add(1, std::memory_order_relaxed);
        }
      }
      worker.take_rule_counts();
    } catch (const StudyStopped&) {
      worker.take_back(game);
      worker.take_rule_counts();
    } catch (BotFailed& failed) {
      worker.take_back(game);
      worker.take_rule_counts();
      worker.bot_fails = std::move(failed.fault);
      end_before();
    } catch (...) {
      worker.failure = std::current_exception();
      end_before();
    }
  };
  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < workers_.size(); ++i) {
    threads.emplace_back(work, std::ref(*workers_[i]));
  }
  work(*workers_.front());
  for (std::thread& thread : threads) thread.join();
  const Worker* first = nullptr;
  const Worker* first_lost = nullptr;
  StudyTotals totals = shape_of(plan_);
  for (const auto& worker : workers_) {
    const bool earlier = worker->failure && (!first || worker->failed_in < first->failed_in);
    if (earlier) first = worker.get();
    const bool is_lost_earlier =
        worker->bot_fails && (!first_lost || worker->failed_in < first_lost->failed_in);
    if (is_lost_earlier) first_lost = worker.get();
    totals.add(worker->totals);
  }
  if (first != nullptr) std::rethrow_exception(first->failure);
  if (first_lost != nullptr) progress.bot_fails = first_lost->bot_fails;
  return totals;
}

std::int64_t StopRule::next_look(std::int64_t games) {
  return games + std::max<std::int64_t>(100, games / 4);
}

bool StopRule::holds(const StudyPlan& plan, const StudyTotals& totals) const {
  if (when_answered) {
    const std::vector<Answer> answers = answers_to(plan, totals);
    return std::none_of(answers.begin(), answers.end(),
                        [](const Answer& one) { return one.kind == Answer::Kind::open; });
  }
  const MeasureList first = measures_of(plan, 0);
  // Nobody knows how wide a row is in which nothing has differed yet, or hardly anything.
  const auto is_narrow = [&](const Measure& measure, const Tally& tally) {
    return interval_of(measure, tally, 0.95).width() <= width;
  };
  const std::string& headline = first.measures.front().group.en;
  if (!plan.compares()) {
    for (std::size_t i = 0; i < first.measures.size(); ++i) {
      const Measure& measure = first.measures[i];
      if (measure.group.en != headline) continue;
      if (!is_narrow(measure, totals.tables.front().measures[i])) return false;
    }
    return true;
  }
  for (std::size_t pair = 0; pair < totals.pairs.size(); ++pair) {
    if (totals.games < StudyReport::enough_pairs) return false;
    const auto common = common_measures(first, measures_of(plan, pair + 1));
    for (std::size_t i = 0; i < common.size(); ++i) {
      const Measure& measure = first.measures[static_cast<std::size_t>(common[i].first)];
      if (measure.group.en != headline) continue;
      if (!is_narrow(measure, totals.pairs[pair].differences[i])) return false;
    }
  }
  return true;
}

namespace {

// What a process has found, or why it could not: exchanged as texts.
struct ProcessPart {
  StudyTotals totals;
  std::string fault;
  std::exception_ptr failure;

  std::string text() const {
    if (!failure) return json_text(to_json(totals));
    return json_text({{"fault", fault}});
  }
};

ProcessPart play_part(Study& study, const StudyPlan& plan, StudyRange range,
                      StudyProgress& progress) {
  ProcessPart found{shape_of(plan), "", nullptr};
  try {
    found.totals = study.play(range, progress);
  } catch (const std::exception& failed) {
    found.failure = std::current_exception();
    found.fault = failed.what();
  }
  return found;
}

// Adds what all processes have found to the totals of the first; false if one of them failed.
bool add_from_all(Team& team, const ProcessPart& own, const StudyTotals& shape,
                  StudyTotals& totals) {
  bool good = true;
  for (const std::string& text : team.gather(own.text())) {
    StudyTotals part;
    good = good && read_totals(read_json(text).value_or(nullptr), shape, part);
    if (good) totals.add(part);
  }
  return team.agree(good ? 1 : 0) != 0;
}

std::int64_t next_look(const StopRule& rule, std::int64_t played) {
  if (played < games_before_giving_up) return games_before_giving_up;
  if (!rule.looks()) return std::numeric_limits<std::int64_t>::max();
  return StopRule::next_look(played == games_before_giving_up ? 0 : played);
}

}  // namespace

StudyTotals run_study(const StudyPlan& plan, StudyRange range, const StopRule& rule, int threads,
                      Team& team, StudyProgress& progress) {
  Study study(plan, threads);
  const StudyTotals shape = shape_of(plan);
  StudyTotals totals = shape;
  const std::int64_t games = range.to - range.from;
  std::int64_t played = 0;
  bool ends = false;
  while (played < games && !ends) {
    const std::int64_t look = std::min(games, next_look(rule, played));
    const StudyRange here{range.from + played, range.from + look};
    played = look;
    const ProcessPart own =
        play_part(study, plan, StudyRange::part(here, team.number() + 1, team.size()), progress);
    if (team.size() == 1 && own.failure) std::rethrow_exception(own.failure);
    if (team.size() == 1) {
      totals.add(own.totals);
    } else if (!add_from_all(team, own, shape, totals)) {
      if (own.failure) std::rethrow_exception(own.failure);
      throw StudyFault{fault_of("hook-fault.other-process", {})};
    }
    const bool is_over = played == games_before_giving_up
                             ? gives_up(totals.games, totals.stopped.games())
                             : rule.looks() && rule.holds(plan, totals);
    const bool is_enough = progress.stop || is_over || progress.bot_fails;
    ends = team.agree(is_enough ? 1 : 0) != 0;
  }
  return totals;
}

}  // namespace houserule
