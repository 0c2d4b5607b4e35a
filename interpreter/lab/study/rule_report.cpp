#include "lab/study/rule_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "board_rules/sheet/board_sheet.h"
#include "lab/study/by_players.h"
#include "lab/study/play_changes.h"
#include "lab/study/study_findings.h"
#include "lab/study/study_pages.h"

namespace houserule {

namespace {

constexpr std::size_t only_pair = 0;

std::vector<Text> clauses_of(const GameRules& rules) {
  std::vector<Text> clauses;
  for (const SheetSection& section : make_table_sheet(rules).sections) {
    for (const SheetClause& clause : section.clauses) clauses.push_back(clause.text);
  }
  return clauses;
}

bool has(const std::vector<Text>& all, const Text& one) {
  return std::any_of(all.begin(), all.end(), [&](const Text& other) { return other.en == one.en; });
}

// What the sheet of rules says otherwise.
ReportSection rule_section(const StudyReport& report) {
  ReportSection section{sentence("report.rule"), {}};
  const std::vector<Text> before = clauses_of(*report.plan().tables[0].rules);
  const std::vector<Text> now = clauses_of(*report.plan().tables[1].rules);
  for (const VariantRules& variant : report.plan().tables[1].rules->variants) {
    const auto& usual = report.plan().tables[0].rules->variants;
    const bool is_new = std::none_of(usual.begin(), usual.end(), [&](const VariantRules& other) {
      return other.name == variant.name;
    });
    if (is_new) section.sentences.push_back(variant.title);
  }
  for (const Text& clause : now) {
    if (has(before, clause)) continue;
    section.sentences.push_back(sentence("report.now", {{"clause", clause}}));
  }
  for (const Text& clause : before) {
    if (has(now, clause)) continue;
    section.sentences.push_back(sentence("report.before", {{"clause", clause}}));
  }
  return section;
}

ReportSection acted_section(const StudyReport& report) {
  ReportSection section{sentence("report.acted"), where_it_acts(report, only_pair)};
  const StudyReport& played = report.learned() != nullptr ? *report.learned() : report;
  for (const RuleRow& row : played.rule_rows(1)) {
    const auto& changes = report.plan().changes[only_pair];
    const bool is_its = std::any_of(changes.begin(), changes.end(), [&](const StudyChange& change) {
      return !change.file.empty() && change.file == row.rule.rule.place.file;
    });
    if (!is_its) continue;
    section.sentences.push_back(sentence(
        "report.came_up", {{"rule", row.rule.label},
                           {"deal", sentence(report.plan().is_for_one() ? "one.game" : "one.deal")},
                           {"place", same(to_text(row.rule.rule.place))},
                           {"n", same(fmt::format("{:.2f}", row.a_deal))}}));
  }
  return section;
}

ReportSection did_section(const StudyReport& report) {
  ReportSection section{sentence("report.did"), {}};
  const std::vector<Text> found = findings_in_words(report, only_pair);
  const StudyReport* const learned = report.learned();
  if (learned != nullptr) section.sentences.push_back(sentence("players.as_before"));
  section.sentences.insert(section.sentences.end(), found.begin(), found.end());
  if (found.empty()) section.sentences.push_back(sentence("report.nothing_clear"));
  if (learned == nullptr) return section;
  const std::vector<Text> after = findings_in_words(*learned, only_pair);
  section.sentences.push_back(sentence("report.once_learned"));
  section.sentences.insert(section.sentences.end(), after.begin(), after.end());
  if (after.empty()) section.sentences.push_back(sentence("report.nothing_clear"));
  return section;
}

ReportSection unknown_section(const StudyReport& report) {
  ReportSection section{sentence("report.unknown"), {}};
  const std::string& first = report.rows().front().measure.group.en;
  std::vector<Text> too_few;
  for (const ReportRow& row : report.rows()) {
    const ReportRow::Difference& difference = row.differences[only_pair];
    if (!difference.is_there) continue;
    const Filling filling = {
        {"group", row.measure.group},
        {"who", row.measure.label},
        {"interval", Text{interval_text(row.measure, difference.value, true, Language::en),
                          interval_text(row.measure, difference.value, true, Language::ja)}}};
    if (difference.finding == Finding::too_early) {
      too_few.push_back(sentence("report.row", filling));
    } else if (difference.finding == Finding::not_found && row.measure.group.en == first) {
      section.sentences.push_back(sentence("report.within", filling));
    }
  }
  if (!too_few.empty()) {
    section.sentences.push_back(
        sentence("report.too_few", {{"list", strung(too_few, "list.clauses")}}));
  }
  for (const RowByPlayers& row : rows_by_players(report, only_pair)) {
    if (!row.changes_sign) continue;
    section.sentences.push_back(
        sentence("report.other_way", {{"group", row.measure.group}, {"who", row.measure.label}}));
  }
  section.sentences.push_back(sentence("report.people", {{"bots", report.bots_text()}}));
  return section;
}

}  // namespace

std::vector<ReportSection> sections_of(const StudyReport& report,
                                       std::vector<ReportSection::Deal> deals) {
  std::vector<ReportSection> sections;
  const auto add = [&](ReportSection section) {
    if (!section.sentences.empty() || !section.deals.empty()) {
      sections.push_back(std::move(section));
    }
  };
  add(rule_section(report));
  if (report.totals().games == 0) return sections;
  add(acted_section(report));
  add(did_section(report));
  const StudyReport& played = report.learned() != nullptr ? *report.learned() : report;
  add({sentence("report.play"), changes_in_play(played, only_pair)});
  add({sentence("report.deals"), {}, std::move(deals)});
  add(unknown_section(report));
  return sections;
}

std::vector<std::int64_t> games_to_look_at(const StudyPlan& plan, const StudyTotals& totals) {
  constexpr std::int64_t looked_at = 300;
  const std::int64_t first = totals.pairs[only_pair].first;
  if (first == PairTotals::none) return {};
  StudyTable before(plan.tables[0], plan.course);
  StudyTable now(plan.tables[1], plan.course);
  const std::string& headline = before.list().measures.front().group.en;
  struct Moved {
    std::int64_t game;
    std::int64_t by;
  };
  std::vector<Moved> most;
  for (std::int64_t game = first + 1; game < std::min(plan.games, first + looked_at); ++game) {
    try {
      const Observation seen = before.play(game);
      const Observation& other = now.play(game);
      std::int64_t by = 0;
      for (std::size_t i = 0; i < before.list().measures.size(); ++i) {
        if (before.list().measures[i].group.en != headline) break;
        if (i < other.values.size()) by += std::abs(other.values[i] - seen.values[i]);
      }
      if (by > 0) most.push_back({game, by});
    } catch (const StudyFault&) {
      continue;
    } catch (const BotFailed&) {
      break;
    }
  }
  std::stable_sort(most.begin(), most.end(),
                   [](const Moved& one, const Moved& other) { return one.by > other.by; });
  std::vector<std::int64_t> games = {first};
  for (const Moved& one : most) {
    if (games.size() < 3) games.push_back(one.game);
  }
  return games;
}

}  // namespace houserule
