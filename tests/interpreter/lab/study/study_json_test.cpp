#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "lab/study/rule_report.h"
#include "lab/study/study_rounds.h"
#include "tests/interpreter/lab/study_kit.h"

using namespace houserule;

namespace {

using Keys = std::set<std::string>;

// "rows[].tables[].n": every key of an object, with the way to it. Habits are rows, and those who
// went on learning have the keys of the others.
void add_keys(const nlohmann::json& json, const std::string& way, Keys& keys) {
  if (json.is_array()) {
    for (const auto& one : json) add_keys(one, way + "[]", keys);
  }
  if (!json.is_object()) return;
  for (const auto& [key, value] : json.items()) {
    std::string path = way.empty() ? key : way + "." + key;
    keys.insert(path);
    if (key == "first_difference" || key == "bot_fails") continue;  // told by pages of their own
    const bool is_again = path == "learned.rows" || path == "learned.habits" ||
                          path == "learned.pairs" || path == "habits";
    if (is_again) keys.erase(path);
    if (path == "habits") keys.insert(path);
    if (path.ends_with("habits")) path = "rows";
    add_keys(value, is_again ? path.substr(path.find_last_of('.') + 1) : path, keys);
  }
}

Keys documented(const std::string& page, std::size_t from, std::size_t to) {
  Keys keys;
  std::istringstream lines(page.substr(from, to - from));
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("| `")) continue;
    keys.insert(line.substr(3, line.find('`', 3) - 3));
  }
  return keys;
}

Keys of_json(const StudyResult& result, const std::vector<StoppedPlace>& stopped = {},
             StudyEnd end = {}, const std::vector<ReportSection::Deal>& deals = {}) {
  const StudyReading reading(result, Language::en);
  const StudyReport& report = reading.report();
  std::vector<ReportSection> sections;
  if (result.plan().compares()) sections = sections_of(report, deals);
  Keys keys;
  add_keys(nlohmann::json::parse(study_json(report, end, "", stopped, sections)), "", keys);
  return keys;
}

StudyResult played(const StudyRequest& request) {
  const StudyPlan plan = must_plan(request);
  StudyResult result{rounds_of(plan), {}};
  Team alone;
  StudyProgress progress;
  train_for(result.rounds, 2, alone, [] { return false; });
  for (const StudyRound& round : result.rounds) {
    result.totals.push_back(run_study(round.plan, round.games, {}, 2, alone, progress));
  }
  result.others = rounds_by_others(plan);
  for (const StudyRound& round : result.others) {
    result.by_others.push_back(run_study(round.plan, round.games, {}, 2, alone, progress));
  }
  return result;
}

Keys less(Keys all, const Keys& some) {
  std::erase_if(all, [&](const std::string& key) { return some.contains(key); });
  return all;
}

void add(Keys& all, const Keys& some) { all.insert(some.begin(), some.end()); }

}  // namespace

TEST_CASE("the page of data has every key that a study writes, and no other", "[study]") {
  const std::string page =
      *read_file(std::filesystem::path(HOUSERULE_SOURCE_DIR) / "docs" / "study_data.md");
  const std::size_t csv = page.find("## The lines of CSV");
  REQUIRE(csv != std::string::npos);

  Keys seen;
  StudyRequest learned = request_for({"lorum", "lorum +exposed_horniky"}, 1200, {"learned"});
  learned.further = {.rounds = 1, .cards = 200, .answers = 200, .asides = 100};
  learned.trainings = 2;
  learned.also_by = {*read_level("random").level};
  learned.expectations = {*read_expectation("gain.1=-5..5").expectation};
  add(seen, of_json(played(learned), {}, {StudyEnd::Why::narrow_enough, 1}, {{{}, {"told"}}}));
  add(seen, of_json(played(request_for({"lorum +declare_freely", "lorum +declare_in_turn"}, 60))));
  StoppedPlace place;
  place.file = "stopped_1.json";
  add(seen, of_json(played(request_for({"lorum"}, 20)), {place},
                    {StudyEnd::Why::bot_failed, 0, Diagnostic{}}));
  const Keys told = documented(page, 0, csv);
  CHECK(less(seen, told) == Keys());  // nobody has written of
  CHECK(less(told, seen) == Keys());  // nothing has written

  const StudyPlan plan = must_plan(request_for({"lorum"}, 20));
  const StudyTotals totals = totals_of(plan);
  std::istringstream columns(study_csv(StudyReport(plan, totals)));
  std::string first;
  std::getline(columns, first);
  Keys names;
  std::istringstream line(first);
  for (std::string name; std::getline(line, name, ',');) names.insert(name);
  CHECK(names == documented(page, csv, page.size()));
}
