// What a study says: its totals as estimates with intervals, row by row. The pages for terminal,
// browser and programs are made of it.

#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/interval.h"
#include "base/sentence.h"
#include "lab/study/study_plan.h"

namespace houserule {

// What can be said of a difference.
enum class Finding : std::uint8_t {
  differs,    // the interval is clear of zero
  not_found,  // zero lies in it
  same,       // equal in every pair
  too_early,  // fewer games than anything is said of, or too few cases
};

std::string_view word_of(Finding finding);

// One measure, at every table that has it.
struct ReportRow {
  struct Cell {
    bool is_there = false;     // the table has the measure
    std::int64_t n = 0;        // games in which it was observed
    Interval value;            // of shares from 0 to 1
    bool is_constant = false;  // the same in all of them
  };
  struct Difference {
    bool is_there = false;
    bool is_paired = false;  // observed in the same games; else two independent estimates
    Interval value;          // this table less the first
    Finding finding = Finding::too_early;
    std::vector<double> by_training;  // the mean in each, if there are several
    Interval together;      // with an allowance for all rows of the report: they hold together
    bool is_clear = false;  // it differs, by that interval
  };
  Measure measure;
  std::vector<Cell> cells;              // by table
  std::vector<Difference> differences;  // of each table but the first
};

// How often a rule came up in a deal.
struct RuleRow {
  CountedRule rule;
  double a_deal = 0;
};

class StudyReport {
 public:
  // Nothing is said of fewer pairs.
  static constexpr std::int64_t enough_pairs = 1000;

  // All must outlive it. `language` is of what people read: keys and numbers are the same in all.
  // `trainings`: the totals are of several trainings, and these are their parts; then intervals
  // have in them how far trainings lie apart.
  StudyReport(const StudyPlan& plan, const StudyTotals& totals, Language language = Language::en,
              std::span<const StudyTotals> trainings = {});

  // What those found who went on learning at the tables; this report is of those who play as at the
  // first. Null: it is of all.
  const StudyReport* learned() const { return learned_; }
  void beside(const StudyReport& learned) { learned_ = &learned; }
  std::size_t trainings() const { return trainings_.size(); }

  // The same games by other players (StudyPlan::also_by).
  const std::vector<const StudyReport*>& by_others() const { return by_others_; }
  void add_by_others(const StudyReport& others) { by_others_.push_back(&others); }

  const StudyPlan& plan() const { return plan_; }
  const StudyTotals& totals() const { return totals_; }
  Language language() const { return language_; }
  const std::string& in_words(const Text& text) const { return text.in(language_); }
  // A sentence of study_words.h.
  std::string say(std::string_view key, const Filling& arguments = {}) const {
    return sentence(key, arguments).in(language_);
  }
  // What is measured of what came of the play; and how cards were played (Measure::is_habit).
  const std::vector<ReportRow>& rows() const { return rows_; }
  const std::vector<ReportRow>& habits() const { return habits_; }
  // The rows under each heading.
  using Group = std::vector<const ReportRow*>;
  std::vector<Group> groups() const;
  const std::vector<Distribution>& distributions(std::size_t table) const {
    return lists_[table].distributions;
  }
  const Histogram& histogram(std::size_t table, std::size_t distribution) const {
    return totals_.tables[table].distributions[distribution];
  }

  // How much so many tenths of what a distribution counts come to at most, with its 95 % interval:
  // where the share of a sample may lie that is nine tenths, say, of all. A game is one case
  // however many seats it counts. No ends of fewer than 30 games, nor of what nobody had less or
  // more than.
  Interval decile(std::size_t table, std::size_t distribution, int tenths) const;

  // The confidence of each interval of a difference: more than 95 % where several tables are
  // compared with the first, so that all of a row hold with 95 % (Bonferroni).
  double confidence() const;

  std::vector<RuleRow> rule_rows(std::size_t table) const;

  // The spaces of a board game that were used, the most used first.
  std::vector<RuleRow> spaces_used(std::size_t table) const;

  // "random moves", "greedy bots".
  Text bots_text() const;
  // "deals", "games" or "matches".
  Text unit_text() const { return sentence("unit." + plan_.unit()); }
  // What is alike in all games of a comparison.
  Text what_is_same() const;
  // "A", "B", ..: how tables are called in what follows their full names.
  static std::string letter(std::size_t table) {
    return std::string(1, static_cast<char>('A' + table));
  }

 private:
  ReportRow::Cell cell(const Measure& measure, std::size_t table, std::size_t index) const;
  ReportRow::Difference difference(const ReportRow& row, std::size_t table,
                                   std::size_t index) const;
  void find_clear();
  double reach_over_trainings(const ReportRow& row, std::size_t pair, double allowed) const;
  // Around the mean of several trainings; `tally_in` finds what one of them has found.
  template <class TallyIn>
  Interval over_trainings(const Measure& measure, double confidence, const TallyIn& tally_in) const;

  const StudyPlan& plan_;
  const StudyTotals& totals_;
  Language language_;
  std::span<const StudyTotals> trainings_;
  const StudyReport* learned_ = nullptr;
  std::vector<const StudyReport*> by_others_;
  std::vector<MeasureList> lists_;  // by table
  std::vector<ReportRow> rows_, habits_;
};

// Whether the normal distribution says nothing of a mean yet: of what was always the same, and of
// fewer than 25 squares of the skewness (Cochran, "Sampling Techniques", 2.15).
bool is_lopsided(const Tally& tally);

// Around the mean of what was observed. It has ends only where that is not lopsided, so that a
// row that is nearly always the same needs some dozens of cases in which it is not. Of what was
// always the same nobody knows how far off the mean is.
Interval interval_of(const Measure& measure, const Tally& tally, double confidence);

// How numbers of a row are written: as many decimals as the interval makes sense of. Shares are per
// cent. `sign`: a plus is written as well. `tells_sign`: with more decimals rather than as a zero
// that it is not.
std::string number_text(const Measure& measure, double number, double half_width, bool sign = false,
                        bool tells_sign = false);
// "5.18 to 5.24".
std::string interval_text(const Measure& measure, const Interval& interval, bool sign = false,
                          Language language = Language::en);

// Of one table: "always" where all games had the same, "too few cases" where nobody knows.
std::string cell_interval_text(const StudyReport& report, const Measure& measure,
                               const ReportRow::Cell& cell);
// Over what learned() has found. Precondition: it is there.
std::string learned_heading(const StudyReport& report);

}  // namespace houserule
