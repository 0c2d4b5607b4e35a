#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "lab/study/by_players.h"
#include "lab/study/play_changes.h"
#include "lab/study/study_findings.h"
#include "lab/study/study_pages.h"
#include "session/answers/diagnostic_json.h"
#include "session/json/json_reader.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

using StudyJson = nlohmann::ordered_json;

StudyJson json_of(const Interval& interval) {
  return {{"estimate", interval.estimate}, {"low", interval.low}, {"high", interval.high}};
}

StudyJson json_of(const StudyReport& report, const ReportRow& row) {
  StudyJson json = {{"key", row.measure.key},
                    {"group", report.in_words(row.measure.group)},
                    {"label", report.in_words(row.measure.label)},
                    {"kind", row.measure.kind == Measure::Kind::share ? "share" : "mean"},
                    {"tables", StudyJson::array()}};
  for (const ReportRow::Cell& cell : row.cells) {
    if (!cell.is_there || cell.n == 0) {
      json["tables"].push_back({{"n", cell.n}});
      continue;
    }
    StudyJson value = json_of(cell.value);
    value["n"] = cell.n;
    json["tables"].push_back(std::move(value));
  }
  if (row.differences.empty()) return json;
  json["differences"] = StudyJson::array();
  for (const ReportRow::Difference& difference : row.differences) {
    if (!difference.is_there) {
      json["differences"].push_back(nullptr);
      continue;
    }
    StudyJson value = json_of(difference.value);
    value["paired"] = difference.is_paired;
    value["verdict"] = std::string(word_of(difference.finding));
    value["clear"] = difference.is_clear;
    value["together"] = {{"low", difference.together.low}, {"high", difference.together.high}};
    json["differences"].push_back(std::move(value));
  }
  return json;
}

StudyJson pair_json(const StudyReport& report, std::size_t pair) {
  const PairTotals& found = report.totals().pairs[pair];
  StudyJson json = {{"table", report.plan().tables[pair + 1].rules->spec},
                    {"differing", found.differing},
                    {"first_seed", nullptr},
                    {"changes", StudyJson::array()},
                    {"looked_into", found.looked_into},
                    {"by_no_change_alone", found.together},
                    {"other_winners", found.other_winners},
                    {"deals_alike", static_cast<bool>(report.plan().deals_alike[pair])},
                    {"where_it_acts", StudyJson::array()},
                    {"in_words", StudyJson::array()},
                    {"changes_in_play", StudyJson::array()}};
  if (report.totals().games > 0) {
    for (const Text& one : where_it_acts(report, pair)) {
      json["where_it_acts"].push_back(report.in_words(one));
    }
  }
  for (const Text& finding : findings_in_words(report, pair)) {
    json["in_words"].push_back(report.in_words(finding));
  }
  for (const Text& change : changes_in_play(report, pair)) {
    json["changes_in_play"].push_back(report.in_words(change));
  }
  if (found.first != PairTotals::none) {
    const std::uint64_t seed = report.plan().course.seed_of(found.first);
    json["first_seed"] = std::to_string(seed);
  }
  const std::vector<StudyChange>& changes = report.plan().changes[pair];
  for (std::size_t i = 0; i < changes.size(); ++i) {
    StudyJson change = {{"change", changes[i].word}};
    if (!changes[i].file.empty()) change["file"] = changes[i].file;
    if (changes[i].alone) change["differing_alone"] = found.alone[i];
    if (changes.size() == 1) change["differing_alone"] = found.differing;
    if (!changes[i].why_not.empty()) change["not_alone"] = changes[i].why_not;
    json["changes"].push_back(std::move(change));
  }
  return json;
}

StudyJson table_json(const StudyReport& report, std::size_t table) {
  const LoadedTable& loaded = report.plan().tables[table];
  StudyJson json = {{"table", loaded.rules->spec},
                    {"hash", loaded.rules->hash},
                    {"counted_in", loaded.rules->uses_chips() ? "chips" : "points"},
                    {"distributions", StudyJson::array()},
                    {"rules", StudyJson::array()},
                    {"rules_counted_in_deals", report.totals().tables[table].counted_deals}};
  for (std::size_t i = 0; i < report.distributions(table).size(); ++i) {
    const Distribution& distribution = report.distributions(table)[i];
    const Histogram& histogram = report.histogram(table, i);
    const auto scale = static_cast<double>(distribution.scale);
    StudyJson deciles = StudyJson::array();
    StudyJson ends = StudyJson::array();
    for (int tenths = 0; tenths <= 10 && !histogram.empty(); ++tenths) {
      const Interval decile = report.decile(table, i, tenths);
      deciles.push_back(decile.estimate);
      ends.push_back({decile.low, decile.high});
    }
    json["distributions"].push_back({{"key", distribution.key},
                                     {"label", report.in_words(distribution.label)},
                                     {"first", static_cast<double>(histogram.first()) / scale},
                                     {"bin_width", static_cast<double>(histogram.width()) / scale},
                                     {"counts", histogram.counts()},
                                     {"deciles", std::move(deciles)},
                                     {"decile_intervals", std::move(ends)}});
  }
  for (const RuleRow& row : report.rule_rows(table)) {
    json["rules"].push_back({{"key", row.rule.key},
                             {"kind", std::string(word_of(row.rule.kind))},
                             {"name", report.in_words(row.rule.label)},
                             {"place", to_text(row.rule.rule.place)},
                             {"a_deal", row.a_deal}});
  }
  return json;
}

void add_rows(const StudyReport& report, StudyJson& json) {
  json["rows"] = StudyJson::array();
  for (const ReportRow& row : report.rows()) json["rows"].push_back(json_of(report, row));
  json["habits"] = StudyJson::array();
  for (const ReportRow& row : report.habits()) json["habits"].push_back(json_of(report, row));
}

StudyJson json_of(const StudyReport& report, const ReportSection& section) {
  StudyJson json = {{"heading", report.in_words(section.heading)},
                    {"sentences", StudyJson::array()},
                    {"deals", StudyJson::array()}};
  for (const Text& one : section.sentences) json["sentences"].push_back(report.in_words(one));
  for (const ReportSection::Deal& deal : section.deals) {
    json["deals"].push_back({{"heading", report.in_words(deal.heading)}, {"told", deal.told}});
  }
  return json;
}

// What rows do by who plays, at each table beside the first.
StudyJson by_players_json(const StudyReport& report) {
  StudyJson json = {{"players", players_of(report)}, {"pairs", StudyJson::array()}};
  for (std::size_t pair = 0; pair + 1 < report.plan().tables.size(); ++pair) {
    StudyJson rows = StudyJson::array();
    for (const RowByPlayers& row : rows_by_players(report, pair)) {
      StudyJson ways = StudyJson::array();
      for (const auto& way : row.ways) {
        StudyJson one = nullptr;
        if (way) {
          one = json_of(way->difference);
          one["clear"] = way->is_clear;
        }
        ways.push_back(std::move(one));
      }
      rows.push_back({{"key", row.measure.key},
                      {"differences", std::move(ways)},
                      {"changes_sign", row.changes_sign}});
    }
    json["pairs"].push_back(std::move(rows));
  }
  return json;
}

void add_pairs(const StudyReport& report, StudyJson& json) {
  json["pairs"] = StudyJson::array();
  for (std::size_t pair = 0; pair + 1 < report.plan().tables.size(); ++pair) {
    json["pairs"].push_back(pair_json(report, pair));
  }
}

std::string quoted(const std::string& text) {
  std::string quoted = "\"";
  for (const char letter : text)
    quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
  return quoted + "\"";
}

// An end that nobody knows is left empty.
std::string csv_number(double number) {
  return std::isfinite(number) ? fmt::format("{}", number) : "";
}

std::string csv_line(const StudyReport& report, std::size_t table, const ReportRow& row,
                     const std::string& what, std::int64_t n, const Interval& value,
                     const std::string& verdict) {
  return fmt::format(
      "{},{},{},{},{},{},{},{},{},{},{},{}\n", quoted(report.plan().tables[table].rules->spec),
      report.trainings() > 0 ? "learned" : "", row.measure.key,
      quoted(report.in_words(row.measure.group)), quoted(report.in_words(row.measure.label)),
      row.measure.kind == Measure::Kind::share ? "share" : "mean", what, n,
      csv_number(value.estimate), csv_number(value.low), csv_number(value.high), verdict);
}

// The share of games that a fault of the rules has stopped, at whichever table.
std::string stopped_line(const StudyReport& report) {
  const StudyTotals& totals = report.totals();
  ReportRow row;
  row.measure.key = "stopped";
  row.measure.group = report.unit_text();
  row.measure.label = sentence("stopped.row");
  row.measure.kind = Measure::Kind::share;
  const Interval share = rate_interval(static_cast<double>(totals.stopped.games()),
                                       static_cast<double>(totals.played()), errors_for(0.95));
  return csv_line(report, 0, row, "value", totals.played(), share, "");
}

std::string csv_rows(const StudyReport& report) {
  std::string text;
  for (const ReportRow& row : report.rows()) {
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      const ReportRow::Cell& cell = row.cells[i];
      if (!cell.is_there || cell.n == 0) continue;
      text += csv_line(report, i, row, "value", cell.n, cell.value, "");
    }
    for (std::size_t i = 0; i < row.differences.size(); ++i) {
      const ReportRow::Difference& difference = row.differences[i];
      if (!difference.is_there) continue;
      text +=
          csv_line(report, i + 1, row, "difference", std::min(row.cells[0].n, row.cells[i + 1].n),
                   difference.value, std::string(word_of(difference.finding)));
    }
  }
  return text;
}

}  // namespace

std::string study_json(const StudyReport& report, const StudyEnd& end,
                       const std::string& first_record, const std::vector<StoppedPlace>& stopped,
                       const std::vector<ReportSection>& sections) {
  const StudyPlan& plan = report.plan();
  StudyJson bots = plan.course.seat_names(plan.tables.front().rules->seats);
  if (bots.empty()) bots = plan.course.bots.front().text();
  StudyJson json = {{"format", study_format},
                    {"unit", plan.unit()},
                    {"asked_for", plan.games},
                    {"played", report.totals().games},
                    {"complete", end.why != StudyEnd::Why::stopped && !end.bot_fails},
                    {"stopped", report.totals().stopped.games()},
                    {"stopped_by", StudyJson::array()},
                    {"bots", std::move(bots)},
                    {"seed", std::to_string(plan.course.seed)},
                    {"tables", StudyJson::array()}};
  for (const StoppedPlace& place : stopped) json["stopped_by"].push_back(to_json(place));
  if (end.bot_fails) json["bot_fails"] = to_json(*end.bot_fails, report.language());
  if (end.why == StudyEnd::Why::narrow_enough) json["until_width"] = end.width;
  for (std::size_t i = 0; i < plan.tables.size(); ++i) {
    json["tables"].push_back(table_json(report, i));
  }
  json["expected"] = StudyJson::array();
  for (const Answer& answer : answers_to(plan, report.totals())) {
    json["expected"].push_back({{"asked", answer.asked->text},
                                {"key", answer.asked->key},
                                {"table", plan.tables[answer.table].rules->spec},
                                {"answer", std::string(word_of(answer.kind))},
                                {"found", json_of(answer.found)}});
  }
  add_rows(report, json);
  if (plan.compares()) {
    json["confidence"] = report.confidence();
    add_pairs(report, json);
    json["learned"] = nullptr;
    if (const StudyReport* const learned = report.learned()) {
      StudyJson& own = json["learned"] = {{"trainings", learned->trainings()},
                                          {"played", learned->totals().games}};
      add_rows(*learned, own);
      add_pairs(*learned, own);
    }
    json["by_players"] = report.by_others().empty() ? StudyJson(nullptr) : by_players_json(report);
    json["first_difference"] =
        first_record.empty() ? StudyJson(nullptr) : read_own_json(first_record);
  }
  json["remarks"] = study_remarks(report, end);
  json["sections"] = StudyJson::array();
  for (const ReportSection& section : sections)
    json["sections"].push_back(json_of(report, section));
  return json_line(json);
}

std::string study_csv(const StudyReport& report) {
  std::string text = "table,players,key,group,label,kind,what,n,estimate,low,high,verdict\n";
  text += stopped_line(report) + csv_rows(report);
  return report.learned() == nullptr ? text : text + csv_rows(*report.learned());
}

}  // namespace houserule
