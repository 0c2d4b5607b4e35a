#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/study/study_pages.h"

namespace houserule {

namespace {

std::string change_text(const StudyChange& change) {
  return change.file.empty() ? change.word : change.word + " (" + change.file + ")";
}

Text counted_text(std::int64_t number) { return same(grouped_digits(number)); }

// Which rules made games differ, of one table beside the first.
Text causes_text(const StudyPlan& plan, const PairTotals& found, std::size_t pair) {
  const std::vector<StudyChange>& changes = plan.changes[pair];
  if (changes.size() == 1) {
    return sentence("causes.one", {{"change", same(change_text(changes.front()))}});
  }
  if (changes.empty() || found.looked_into == 0) return {};
  std::vector<Text> causes;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const Text change = same(change_text(changes[i]));
    if (!changes[i].alone) {
      causes.push_back(
          sentence("causes.not_alone", {{"change", change}, {"why", same(changes[i].why_not)}}));
    } else {
      causes.push_back(
          sentence("causes.alone", {{"n", counted_text(found.alone[i])}, {"change", change}}));
    }
  }
  causes.push_back(sentence("causes.together", {{"n", counted_text(found.together)}}));
  return sentence("causes.some", {{"n", counted_text(found.looked_into)},
                                  {"list", strung(causes, "list.between")}});
}

Text differing_text(const StudyReport& report, std::size_t pair) {
  const StudyPlan& plan = report.plan();
  const PairTotals& found = report.totals().pairs[pair];
  const std::int64_t games = report.totals().games;
  Text text;
  if (found.differing == 0) {
    const Filling played = {{"n", counted_text(games)}, {"unit", report.unit_text()}};
    text = sentence("differ.none", {{"games", sentence("games.all", played)}});
  } else {
    const double share = static_cast<double>(found.differing) / static_cast<double>(games);
    const std::uint64_t seed = plan.course.seed_of(found.first);
    text = sentence(found.differing == games ? "differ.all" : "differ.some",
                    {{"n", counted_text(found.differing)},
                     {"all", counted_text(games)},
                     {"unit", report.unit_text()},
                     {"percent", same(fmt::format("{:.3g}", 100 * share))},
                     {"causes", causes_text(plan, found, pair)},
                     {"seed", same(std::to_string(seed))}});
  }
  if (plan.tables.size() == 2) return text;
  return sentence("differ.beside",
                  {{"letter", same(StudyReport::letter(pair + 1))}, {"sentence", text}});
}

// What "not found" means, by the row that was nearest to be missed.
Text not_found_text(const StudyReport& report) {
  const ReportRow* widest = nullptr;
  double least = 0;
  for (const ReportRow& row : report.rows()) {
    for (const ReportRow::Difference& difference : row.differences) {
      if (!difference.is_there || difference.finding != Finding::not_found) continue;
      if (row.measure.group.en != report.rows().front().measure.group.en) continue;
      const double reach = std::max(-difference.value.low, difference.value.high);
      if (widest != nullptr && reach <= least) continue;
      widest = &row;
      least = reach;
    }
  }
  if (widest == nullptr) return {};
  return sentence("not_found.means",
                  {{"group", widest->measure.group},
                   {"size", same(number_text(widest->measure, least, least / 2))}});
}

Text intervals_text(const StudyReport& report) {
  int rows = 0;
  bool is_any_clear = false;
  for (const ReportRow& row : report.rows()) {
    for (const ReportRow::Difference& difference : row.differences) {
      const bool counts = difference.is_there && (difference.finding == Finding::differs ||
                                                  difference.finding == Finding::not_found);
      rows += counts ? 1 : 0;
      is_any_clear = is_any_clear || difference.is_clear;
    }
  }
  if (rows < 2) return {};
  const Text all = same(std::to_string(rows));
  if (is_any_clear) return sentence("clear.means", {{"rows", all}});
  if (report.plan().tables.size() > 2) {
    return sentence("rows.together",
                    {{"percent", same(fmt::format("{:.1f}", 100 * report.confidence()))},
                     {"n", same(std::to_string(report.plan().tables.size() - 1))},
                     {"rows", all}});
  }
  const double misses = 1 - std::pow(0.95, rows);
  if (misses > 2.0 / 3) return sentence("rows.some", {{"rows", all}});
  return sentence("rows.one", {{"rows", all}, {"times", same(fmt::format("{:.0f}", 1 / misses))}});
}

}  // namespace

std::string number_of_bin(double value) {
  std::string text = fmt::format("{:.1f}", value);
  if (text.ends_with(".0")) text.erase(text.size() - 2);
  return text == "-0" ? "0" : text;
}

std::string quantiles_text(const StudyReport& report, std::size_t table, std::size_t distribution) {
  if (report.histogram(table, distribution).empty()) return "";
  const auto up_to = [&](int tenths) {
    const Interval decile = report.decile(table, distribution, tenths);
    const Text value = same(number_of_bin(decile.estimate));
    if (!decile.is_bounded() || decile.width() == 0) return value;
    return sentence("quantile.between", {{"value", value},
                                         {"low", same(number_of_bin(decile.low))},
                                         {"high", same(number_of_bin(decile.high))}});
  };
  return report.say("quantiles", {{"first", up_to(1)},
                                  {"half", up_to(5)},
                                  {"ninth", up_to(9)},
                                  {"low", up_to(0)},
                                  {"high", up_to(10)}});
}

Text games_text(const StudyReport& report) {
  const std::int64_t played = report.totals().games;
  const std::int64_t all = report.plan().games;
  return sentence(
      played == all ? "games.all" : "games.some",
      {{"n", counted_text(played)}, {"all", counted_text(all)}, {"unit", report.unit_text()}});
}

std::vector<std::string> study_remarks(const StudyReport& report, const StudyEnd& end) {
  const StudyPlan& plan = report.plan();
  std::vector<std::string> remarks;
  const auto add = [&](const Text& text) {
    if (!text.en.empty()) remarks.push_back(report.in_words(text));
  };
  if (end.why == StudyEnd::Why::narrow_enough) {
    add(sentence("narrow_enough", {{"width", same(fmt::format("{:g}", end.width))}}));
  }
  for (const Answer& answer : answers_to(plan, report.totals())) add(text_of(answer, plan));
  if (end.why == StudyEnd::Why::gave_up) add(sentence("gave_up"));
  if (end.why == StudyEnd::Why::bot_failed) add(sentence("bot_failed"));
  add(stopped_text(report.totals().stopped.games(), report.totals().games, report.unit_text()));
  if (report.totals().games == 0) {
    add(sentence("nothing"));
    return remarks;
  }
  for (std::size_t i = 0; i < plan.tables.size(); ++i) {
    const std::int64_t cut_short = report.totals().tables[i].cut_short;
    if (cut_short == 0) continue;
    add(sentence("cut_short", {{"n", counted_text(cut_short)},
                               {"all", counted_text(report.totals().games)},
                               {"deals", counted_text(max_deals)},
                               {"table", same(plan.tables[i].rules->spec)}}));
  }
  for (std::size_t pair = 0; pair + 1 < plan.tables.size(); ++pair) {
    add(differing_text(report, pair));
  }
  if (plan.compares()) {
    add(not_found_text(report));
    if (report.totals().games < StudyReport::enough_pairs) {
      add(sentence("early", {{"n", same(std::to_string(report.totals().games))},
                             {"least", counted_text(StudyReport::enough_pairs)}}));
    }
    add(intervals_text(report));
  }
  if (plan.changes_by_deal && !plan.course.matches) add(sentence("only_first_deals"));
  add(sentence(plan.course.is_random() ? "random" : "bots"));
  return remarks;
}

std::string first_difference_record(const StudyPlan& plan, const StudyTotals& totals,
                                    std::size_t pair) {
  const PairTotals& found = totals.pairs[pair];
  if (found.first == PairTotals::none) return "";
  const LoadedTable& table = plan.tables[pair + 1];
  StudyTable player(table, plan.course);
  try {
    return to_record(player.moves_of(found.first), table);
  } catch (const BotFailed&) {
    return "";
  }
}

namespace {

// Nothing if it cannot be played again: a part of a study was changed by hand, or a program does
// not play as it did.
std::optional<StoppedGame> again_stopped(StudyTable& player, std::int64_t number) {
  try {
    return player.stopped_game(number);
  } catch (const BotFailed&) {
    return std::nullopt;
  }
}

}  // namespace

std::vector<StoppedPlace> stopped_places(const StudyPlan& plan, const StudyTotals& totals,
                                         const std::optional<std::string>& folder) {
  std::vector<StoppedPlace> places;
  for (const StoppedCount& count : totals.stopped.all()) {
    const LoadedTable& table = plan.tables[static_cast<std::size_t>(count.table)];
    StudyTable player(table, plan.course);
    std::optional<StoppedGame> game = again_stopped(player, count.first);
    if (!game) continue;
    StoppedPlace place;
    place.fault = std::move(game->fault);
    place.games = count.games;
    place.table = table.rules->spec;
    place.seed = game->way.seed;
    place.deal = game->deal;
    place.move = static_cast<std::int64_t>(game->way.moves.size());
    place.record = to_record(game->way, table);
    if (folder) place.file = file_of_stopped(*folder, place.seed);
    place.tell();
    places.push_back(std::move(place));
  }
  return places;
}

}  // namespace houserule
