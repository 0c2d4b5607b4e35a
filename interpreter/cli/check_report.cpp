#include "cli/check_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/display_width.h"
#include "session/answers/diagnostic_json.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

using Json = nlohmann::ordered_json;

constexpr int name_width = 29;

std::string cost_text(const std::vector<HookCost>& costs) {
  std::string text;
  for (const HookCost& cost : costs) {
    text += text.empty() ? "" : ", ";
    text += fmt::format("{} is Lua, about {:.1f} us a deal", cost.path, cost.microseconds);
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

std::string game_rows(const GameCheck& check) {
  const auto alone = std::find_if(check.singles.begin(), check.singles.end(),
                                  [](const CheckedTable& table) { return table.variant.empty(); });
  const bool sound =
      std::all_of(check.singles.begin(), check.singles.end(),
                  [](const CheckedTable& table) { return !table.variant.empty() || table.sound; });
  std::string rest = fmt::format("{} {}, {} random deals", check.examples,
                                 check.examples == 1 ? "example" : "examples", check.deals);
  std::string text = row(check.game, sound, rest);
  if (alone != check.singles.end() && !alone->costs.empty()) {
    text += std::string(name_width + 7, ' ') + cost_text(alone->costs) + "\n";
  }
  for (const VariantRow& variant : variant_rows(check)) {
    text += row("  " + variant.name, variant.sound, cost_text(variant.costs));
  }
  if (check.pairs + check.excluded_pairs > 0) {
    rest = fmt::format("{} {}", check.pairs, check.pairs == 1 ? "pair" : "pairs");
    if (check.excluded_pairs > 0) {
      rest += fmt::format(", {} excluded by their authors", check.excluded_pairs);
    }
    text += row("  all pairs that compose", true, rest);
  }
  return text;
}

Json sarif_location(const Place& place) {
  Json location = {{"artifactLocation", {{"uri", place.file}}}};
  if (place.line > 0) location["region"] = {{"startLine", place.line}};
  return {{"physicalLocation", location}};
}

std::string how_many(std::size_t count, const char* thing) {
  return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

}  // namespace

std::string rows_text(const std::vector<GameCheck>& checks) {
  std::string text;
  for (const GameCheck& check : checks) text += game_rows(check);
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
  std::string counts = faults > 0 ? how_many(faults, "problem") : "";
  if (remarks > 0) counts += (counts.empty() ? "" : " and ") + how_many(remarks, "remark");
  const char* const verdict = faults == 0 && strict ? ", which --strict does not let pass" : "";
  return in_order.to_text(language) +
         fmt::format("{} in {}{}. What a code means: houserule words --code {}\n", counts,
                     how_many(files.size(), "file"), verdict, in_order.all().front().code);
}

std::string check_json(const std::vector<GameCheck>& checks, const Diagnostics& findings, bool ok) {
  Json json = {{"ok", ok}, {"diagnostics", Json::array()}, {"tables", Json::array()}};
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
