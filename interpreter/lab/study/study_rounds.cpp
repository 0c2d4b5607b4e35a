#include "lab/study/study_rounds.h"

#include <algorithm>
#include <atomic>
#include <span>
#include <thread>

#include "lab/study/study_pages.h"
#include "session/table/table_copy.h"

namespace houserule {

namespace {

bool is_of_cards(const LoadedTable& table) { return table.agenda->tricks() != nullptr; }

}  // namespace

std::vector<StudyRound> rounds_of(const StudyPlan& plan) {
  const bool learns = plan.compares() && plan.course.has_learned_players() &&
                      std::all_of(plan.tables.begin(), plan.tables.end(), is_of_cards);
  if (!learns) return {{plan, {0, plan.games}}};
  std::vector<StudyRound> rounds;
  const auto first = std::make_shared<const LoadedTable>(for_another_thread(plan.tables.front()));
  for (int training = 0; training <= plan.trainings; ++training) {
    StudyRound round{plan, {0, plan.games}};
    round.plan.course.school = PlayerShelf::School{first, training, plan.further};
    if (training > 0) {
      round.games = StudyRange::part(round.games, training, plan.trainings);
      // What each change does alone is asked of those who play as before.
      for (std::vector<StudyChange>& changes : round.plan.changes) {
        for (StudyChange& change : changes) change.alone.reset();
      }
    }
    rounds.push_back(std::move(round));
  }
  return rounds;
}

std::vector<StudyRound> rounds_by_others(const StudyPlan& plan) {
  constexpr std::int64_t most_searched = StudyReport::enough_pairs;
  const auto first = std::make_shared<const LoadedTable>(for_another_thread(plan.tables.front()));
  std::vector<StudyRound> rounds;
  for (const BotLevel& level : plan.also_by) {
    StudyRound round{plan, {0, plan.games}};
    round.plan.course.bots = {level};
    round.plan.course.programs.clear();
    round.plan.expectations.clear();
    round.plan.also_by.clear();
    const bool searches = level.kind == BotLevel::Kind::ismcts || level.trials > 0;
    if (searches) round.games.to = std::min(plan.games, most_searched);
    round.plan.games = round.games.to;
    if (round.plan.course.has_learned_players() && is_of_cards(plan.tables.front())) {
      round.plan.course.school = PlayerShelf::School{first, 0, plan.further};
    }
    for (std::vector<StudyChange>& changes : round.plan.changes) {
      for (StudyChange& change : changes) change.alone.reset();
    }
    rounds.push_back(std::move(round));
  }
  return rounds;
}

bool train_for(std::span<const StudyRound> rounds, int threads, const Team& team,
               const std::function<bool()>& stopped) {
  struct Wanted {
    const LoadedTable* table;
    const PlayerShelf::School* school;
  };
  std::vector<Wanted> wanted;
  for (const StudyRound& round : rounds) {
    if (!round.plan.course.school) continue;
    for (const LoadedTable& table : round.plan.tables) {
      wanted.push_back({&table, &*round.plan.course.school});
    }
  }
  const auto first = wanted.size() * static_cast<std::size_t>(team.number()) /
                     static_cast<std::size_t>(team.size());
  std::rotate(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(first), wanted.end());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < wanted.size() && !stopped(); i = next++) {
      (void)PlayerShelf::of_process().taught(for_another_thread(*wanted[i].table),
                                             *wanted[i].school, stopped);
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& thread : others) thread.join();
  return !stopped();
}

std::int64_t StudyResult::planned() const {
  std::int64_t games = 0;
  for (const StudyRound& round : rounds) games += round.games.to - round.games.from;
  return games;
}

std::int64_t StudyResult::played() const {
  std::int64_t games = 0;
  for (const StudyTotals& one : totals) games += one.played();
  return games;
}

bool StudyResult::is_whole() const {
  if (played() != planned() || by_others.size() != others.size()) return false;
  for (std::size_t i = 0; i < others.size(); ++i) {
    if (by_others[i].played() != others[i].games.to &&
        !gives_up(by_others[i].games, by_others[i].stopped.games()))
      return false;
  }
  return true;
}

bool StudyResult::gave_up() const {
  return gives_up(totals.front().games, totals.front().stopped.games());
}

StudyReading::StudyReading(const StudyResult& result, Language language)
    : report_(result.plan(), result.totals.front(), language) {
  for (std::size_t i = 0; i < result.by_others.size(); ++i) {
    if (result.by_others[i].games == 0) continue;
    others_.push_back(
        std::make_unique<StudyReport>(result.others[i].plan, result.by_others[i], language));
    report_.add_by_others(*others_.back());
  }
  if (result.totals.size() < 2) return;
  const auto trainings = std::span(result.totals).subspan(1);
  pooled_ = shape_of(result.plan());
  for (const StudyTotals& one : trainings) pooled_.add(one);
  if (pooled_.games == 0) return;
  learned_.emplace(result.rounds[1].plan, pooled_, language, trainings);
  report_.beside(*learned_);
}

std::vector<StoppedPlace> stopped_in(const StudyResult& result,
                                     const std::optional<std::string>& folder) {
  std::vector<StoppedPlace> all;
  const auto add = [&](const StudyPlan& plan, const StudyTotals& totals) {
    for (StoppedPlace& place : stopped_places(plan, totals, folder)) {
      const bool is_known = std::any_of(all.begin(), all.end(), [&](const StoppedPlace& one) {
        return one.fault.code == place.fault.code && one.fault.place == place.fault.place;
      });
      if (!is_known) all.push_back(std::move(place));
    }
  };
  for (std::size_t i = 0; i < result.totals.size(); ++i) {
    add(result.rounds[i].plan, result.totals[i]);
  }
  for (std::size_t i = 0; i < result.by_others.size(); ++i) {
    add(result.others[i].plan, result.by_others[i]);
  }
  return all;
}

}  // namespace houserule
