// What somebody expects of a row of a study, and the answer of the games: yes, no, or not known
// yet. An answer is right 95 times of 100 whenever it is given, so that a study may end with it.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/interval.h"
#include "base/sentence.h"
#include "lab/play/measure.h"

namespace houserule {

struct StudyPlan;
struct StudyTotals;

struct Expectation {
  // Of a row; in a comparison it is the difference from the first table that is expected to lie
  // there. Or `fairness`: how far what positions gain lies apart, at the table itself.
  static constexpr std::string_view fairness = "fairness";

  std::string text;  // as it was typed
  std::string key;
  double low = 0;  // infinite where an end was left out
  double high = 0;
  bool is_percent = false;  // both have been divided by 100
};

struct ReadExpectation {
  std::optional<Expectation> expectation;
  Text fault;
};

// "gain.1=-0.5..0.5", "tricks.2=0.1..", "made.velky=..5%".
ReadExpectation read_expectation(const std::string& text);

struct Answer {
  enum class Kind : std::uint8_t { yes, no, open };
  Kind kind = Kind::open;
  const Expectation* asked = nullptr;
  std::size_t table = 0;  // where it was looked for
  Measure measure;
  Interval found;  // it holds at whatever number of games one looks
};

std::string_view word_of(Answer::Kind kind);

// One for each expectation and table, in a comparison for each table but the first. The plan must
// outlive them.
std::vector<Answer> answers_to(const StudyPlan& plan, const StudyTotals& totals);

// "Chips a deal, eldest hand, B less A, from -0.5 to 0.5: yes (-0.12 to +0.30, at any time)."
Text text_of(const Answer& answer, const StudyPlan& plan);

}  // namespace houserule
