// What a study plays: tables, bots, games.

#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lab/study/expectation.h"
#include "lab/study/study_table.h"
#include "lab/study/study_totals.h"
#include "session/table/table_loader.h"

namespace houserule {

// One word in which a table differs from the first.
struct StudyChange {
  std::string word;                  // "+exposed_horniky", "without +x", "pool_winners=1"
  std::string file;                  // of a house rule; else empty
  std::optional<LoadedTable> alone;  // the first table with this change only; none if it is the
                                     // only change, or the change needs others
  std::string why_not;               // of the latter
};

struct StudyPlan {
  std::vector<std::string> typed;   // the tables as they were asked for
  std::vector<LoadedTable> tables;  // of one number of seats; the first is the one others are
                                    // compared with
  std::vector<std::vector<StudyChange>> changes;  // of each table but the first
  StudyCourse course;
  std::int64_t games = 0;
  int trainings = 0;  // of a comparison by learned players: study_rounds.h
  TrainingPlan further;
  std::vector<Expectation> expectations;  // of rows that its tables have
  // Who plays some of the games as well, in all seats, so that it shows what depends on who plays.
  std::vector<BotLevel> also_by;
  bool changes_by_deal = false;   // the rules of a table are not the same in every deal
  std::vector<bool> deals_alike;  // whether each table but the first deals the same cards as it

  // The files of the house rules that table `pair` + 1 has and the first has not.
  std::vector<std::string> files_of_changes(std::size_t pair) const;

  bool is_for_one() const { return tables.front().rules->seats == 1; }
  bool compares() const { return tables.size() > 1; }
  // "deals" or "matches"; "games" of a table for one, which deals nothing out to anybody.
  std::string unit() const {
    if (course.matches) return "matches";
    return is_for_one() ? "games" : "deals";
  }
};

inline constexpr int usual_trainings = 3;
inline constexpr int most_trainings = 20;

struct StudyRequest {
  std::vector<std::string> tables;           // as typed
  std::vector<BotLevel> bots;                // one, or one for each seat
  std::map<Seat, BotProgram> programs = {};  // by seat: instead of the level there
  std::uint64_t seed = 1;
  std::int64_t games = 0;  // 0: 10,000, or of a board game under bots that think 100
  bool matches = false;    // whole matches even if no table says deals=
  int trainings = usual_trainings;
  TrainingPlan further = short_plan;  // each of them
  std::vector<Expectation> expectations = {};
  std::vector<BotLevel> also_by = {};
};

// Reads the tables and finds out in what they differ. Games are whole matches if a table says
// `deals=`. Diagnoses what does not load, tables of different games, units or numbers of players,
// bots for another number of seats, programs in seats that there are not and rows that there are
// not.
std::optional<StudyPlan> plan_study(const ScriptFolders& folders, const WordTable& words,
                                    const StudyRequest& request, Diagnostics& diagnostics);

// Measures that two tables share, by their indexes: the first table's and the other's.
std::vector<std::pair<int, int>> common_measures(const MeasureList& first,
                                                 const MeasureList& other);

// What is measured at table `index` of a plan.
MeasureList measures_of(const StudyPlan& plan, std::size_t index);

// Totals of nothing, as large as the plan's.
StudyTotals shape_of(const StudyPlan& plan);

}  // namespace houserule
