#include "cli/check_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/display_width.h"
#include "base/sentence.h"
#include "session/answers/diagnostic_json.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

using Json = nlohmann::ordered_json;

constexpr int name_width = 29;

std::string cost_text(const std::vector<HookCost>& costs, Language language) {
  std::string text;
  for (const HookCost& cost : costs) {
    if (!text.empty()) text += sentence_in(language, "list.between");
    text += sentence_in(language, "check.cost",
                        {{"path", cost.path}, {"n", fmt::format("{:.1f}", cost.microseconds)}});
  }
  return text;
}

std::string row(const std::string& name, bool sound, const std::string& rest) {
  std::string text = padded(name, name_width) + " " + (sound ? "ok    " : "FAIL  ") + rest;
  text.erase(text.find_last_not_of(' ') + 1);
  return text + "\n";
}

// A house rule may have been tried at several numbers of players.
struct VariantRow {
  std::string name;
  bool sound = true;
  std::vector<HookCost> costs;
};

std::vector<VariantRow> variant_rows(const GameCheck& check) {
  std::vector<VariantRow> rows;
  for (const CheckedTable& table : check.singles) {
    if (table.variant.empty()) continue;
    auto found = std::find_if(rows.begin(), rows.end(),
                              [&](const VariantRow& other) { return other.name == table.variant; });
    if (found == rows.end()) found = rows.insert(rows.end(), {table.variant, true, table.costs});
    found->sound = found->sound && table.sound;
  }
  return rows;
}

std::string game_rows(const GameCheck& check, Language language) {
  const auto alone = std::find_if(check.singles.begin(), check.singles.end(),
                                  [](const CheckedTable& table) { return table.variant.empty(); });
  const bool sound =
      std::all_of(check.singles.begin(), check.singles.end(),
                  [](const CheckedTable& table) { return !table.variant.empty() || table.sound; });
  std::string text = row(check.game, sound,
                         sentence_in(language, "check.sum",
                                     {{"examples", std::to_string(check.examples)},
                                      {"deals", std::to_string(check.deals)}}));
  if (alone != check.singles.end() && !alone->costs.empty()) {
    text += std::string(name_width + 7, ' ') + cost_text(alone->costs, language) + "\n";
  }
  for (const VariantRow& variant : variant_rows(check)) {
    text += row("  " + variant.name, variant.sound, cost_text(variant.costs, language));
  }
  if (check.pairs + check.excluded_pairs > 0) {
    text +=
        row("  " + sentence_in(language, "check.all-pairs"), true,
            sentence_in(language, check.excluded_pairs > 0 ? "check.pairs-excluded" : "check.pairs",
                        {{"n", std::to_string(check.pairs)},
                         {"excluded", std::to_string(check.excluded_pairs)}}));
  }
  return text;
}

Json sarif_location(const Place& place) {
  Json location = {{"artifactLocation", {{"uri", place.file}}}};
  if (place.line > 0) location["region"] = {{"startLine", place.line}};
  return {{"physicalLocation", location}};
}

}  // namespace

std::string rows_text(const std::vector<GameCheck>& checks, Language language) {
  std::string text;
  for (const GameCheck& check : checks) text += game_rows(check, language);
  return text;
}

std::string findings_text(const Diagnostics& findings, bool strict, Language language) {
  if (findings.empty()) return "";
  std::set<std::string> files;
  std::size_t remarks = 0;
  for (const Diagnostic& finding : findings.all()) {
    files.insert(finding.place.file);
    if (is_remark(finding)) ++remarks;
  }
  const std::size_t faults = findings.size() - remarks;
  Diagnostics in_order;  // what must be mended first
  for (const bool remark : {false, true}) {
    for (const Diagnostic& finding : findings.all()) {
      if (is_remark(finding) == remark) in_order.add(finding);
    }
  }
  std::vector<Text> counts;
  if (faults > 0) counts.push_back(sentence("check.problems", {{"n", std::to_string(faults)}}));
  if (remarks > 0) counts.push_back(sentence("check.remarks", {{"n", std::to_string(remarks)}}));
  const bool is_strict = faults == 0 && strict;
  return in_order.to_text(language) +
         sentence("check.found", {{"counts", listed(counts)},
                                  {"n", std::to_string(files.size())},
                                  {"verdict", is_strict ? sentence("check.not-strict") : Text()},
                                  {"code", in_order.all().front().code}})
             .in(language) +
         "\n";
}

std::string check_json(const std::vector<GameCheck>& checks, const Diagnostics& findings, bool ok,
                       bool is_broken_off) {
  Json json = {{"ok", ok},
               {"complete", !is_broken_off},
               {"diagnostics", Json::array()},
               {"tables", Json::array()}};
  for (const Diagnostic& finding : findings.all()) json["diagnostics"].push_back(to_json(finding));
  for (const GameCheck& check : checks) {
    for (const CheckedTable& table : check.singles) {
      Json costs = Json::object();
      for (const HookCost& cost : table.costs) costs[cost.path] = cost.microseconds;
      json["tables"].push_back(
          {{"table", table.spec}, {"ok", table.sound}, {"microseconds_a_deal", costs}});
    }
  }
  return json_line(json);
}

std::string check_sarif(const Diagnostics& findings) {
  Json rules = Json::array();
  std::map<std::string, std::size_t> indexes;
  for (const DiagnosticCode& code : diagnostic_codes()) {
    const std::string id(code.code);
    const bool is_used = std::any_of(findings.all().begin(), findings.all().end(),
                                     [&](const Diagnostic& other) { return other.code == id; });
    if (!is_used) continue;
    indexes[id] = rules.size();
    rules.push_back({{"id", id},
                     {"shortDescription", {{"text", std::string(code.means)}}},
                     {"help", {{"text", std::string(code.mend)}}}});
  }
  Json results = Json::array();
  for (const Diagnostic& finding : findings.all()) {
    std::string text = finding.message.en;
    if (!finding.suggestion.en.empty()) text += " (" + finding.suggestion.en + ")";
    Json result = {{"ruleId", finding.code},
                   {"ruleIndex", indexes[finding.code]},
                   {"level", is_remark(finding) ? "note" : "error"},
                   {"message", {{"text", text}}}};
    if (!finding.place.file.empty()) {
      result["locations"] = Json::array({sarif_location(finding.place)});
    }
    for (const auto& [place, note] : finding.notes) {
      if (place.file.empty()) continue;
      Json location = sarif_location(place);
      location["message"] = {{"text", note.en}};
      result["relatedLocations"].push_back(std::move(location));
    }
    results.push_back(std::move(result));
  }
  const Json driver = {{"name", "houserule"}, {"rules", rules}};
  const Json run = {{"tool", {{"driver", driver}}}, {"results", results}};
  const Json log = {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                    {"version", "2.1.0"},
                    {"runs", Json::array({run})}};
  return json_line(log);
}

}  // namespace houserule
