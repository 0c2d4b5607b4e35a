#include "lab/study/study_pages.h"

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "base/display_width.h"
#include "tests/interpreter/lab/study_kit.h"

using namespace houserule;
using battery::is_slow;

namespace {

struct FinishedStudy {
  explicit FinishedStudy(const StudyRequest& request)
      : plan(must_plan(request)), totals(totals_of(plan)), report(plan, totals) {}
  StudyPlan plan;
  StudyTotals totals;
  StudyReport report;
};

int longest_line(const std::string& text) {
  std::istringstream lines(text);
  int longest = 0;
  for (std::string line; std::getline(lines, line);) {
    longest = std::max(longest, display_width(line));
  }
  return longest;
}

}  // namespace

TEST_CASE("numbers have the decimals their interval makes sense of", "[lab]") {
  const Measure mean{"gain.1", {"chips"}, {"eldest hand"}, Measure::Kind::mean, 2};
  const Measure share{"sweep", {"deals"}, {"all tricks"}, Measure::Kind::share, 1};
  CHECK(number_text(mean, 1234.5678, 12) == "1,235");
  CHECK(number_text(mean, 5.2149, 0.03) == "5.215");
  CHECK(number_text(mean, 5.2149, 0.3) == "5.21");
  CHECK(number_text(mean, 0.0004, 0.03, true) == "0.000");
  CHECK(number_text(mean, -0.5, 0.3, true) == "-0.50");
  CHECK(number_text(mean, 12345.5, 0.3, true) == "+12,345.50");
  CHECK(number_text(share, 0.0546, 0.004) == "5.46 %");
  CHECK(interval_text(share, {0.5, 0.45, 0.55}) == "45.0 to 55.0 %");
  CHECK(interval_text(mean, {1, -0.26, 2.26}, true) == "-0.3 to +2.3");
  // Where the sign is decided no end is written as zero.
  CHECK(interval_text(mean, {0.02, 0.0004, 0.04}, true) == "+0.0004 to +0.040");
  CHECK(interval_text(mean, {0.02, -0.0004, 0.04}, true) == "0.000 to +0.040");
  CHECK(interval_text(share, {-0.005, -0.01, -0.00002}, true) == "-1.00 to -0.002 %");
  CHECK(grouped_digits(-1234567) == "-1,234,567");
}

TEST_CASE("a study in Japanese has the same numbers and keys", "[lab]") {
  const FinishedStudy study(
      request_for({"lorum", "lorum +exposed_horniky"}, is_slow ? 1000 : 2000));
  const StudyReport japanese(study.plan, study.totals, Language::ja);
  auto in_english = nlohmann::json::parse(study_json(study.report, {}, ""));
  auto in_japanese = nlohmann::json::parse(study_json(japanese, {}, ""));
  CHECK(in_japanese["rows"][0]["group"] == "1ディールのチップ");
  CHECK(in_japanese["tables"][0]["distributions"][0]["label"] == "1ディールでの各席のチップ");
  CHECK(in_japanese["remarks"] != in_english["remarks"]);
  for (auto* json : {&in_english, &in_japanese}) {
    json->erase("remarks");
    for (auto& pair : (*json)["pairs"]) {
      pair.erase("in_words");
      pair.erase("where_it_acts");
    }
    for (auto& row : (*json)["rows"]) {
      row.erase("group");
      row.erase("label");
    }
    for (auto& table : (*json)["tables"]) {
      for (auto& one : table["distributions"]) one.erase("label");
      for (auto& one : table["rules"]) one.erase("name");
    }
  }
  CHECK(in_japanese == in_english);
  const std::string csv = study_csv(japanese);
  CHECK(csv.find("table,players,key,group,label,kind,what,n,estimate,low,high,verdict\n") == 0);
  CHECK(csv.find("gain.1,\"1ディールのチップ\",\"エルデストハンド\",mean") != std::string::npos);
  const std::string page = study_html(japanese, {});
  CHECK(page.find("<html lang=\"ja\">") != std::string::npos);
  const std::string text = study_text(japanese, {});
  CHECK(longest_line(text) <= 84);
  for (const char* english :
       {"deal", "hand", "interval", "found", "seed", " to ", "bots", "pair"}) {
    CAPTURE(english);
    // Files, house rules and options are spelled as everywhere.
    CHECK(text.find(english) ==
          (english == std::string("bots") ? text.find("--bots") + 2 : std::string::npos));
  }
}

TEST_CASE("pages of every game fit a terminal and say nothing of winners", "[lab]") {
  for (const std::string& spec : battery::plain_tables()) {
    CAPTURE(spec);
    const FinishedStudy study(request_for({spec}, is_slow ? 4 : 100));
    const std::string text = study_text(study.report, {});
    CHECK(longest_line(text) <= 80);
    CHECK(text.find(spec) == 0);
    for (const char* word : {"better", "fair", "significant", "nan", "inf "}) {
      CAPTURE(word);
      CHECK(text.find(word) == std::string::npos);
    }
    const std::string japanese =
        study_text(StudyReport(study.plan, study.totals, Language::ja), {});
    CHECK(longest_line(japanese) <= 80);
    for (const char* word : {"eldest", "interval", " deal", "tenth", "seed", "left out"}) {
      CAPTURE(word);
      CHECK(japanese.find(word) == std::string::npos);
    }
  }
}

TEST_CASE("a game for one is told without seats, with the spaces that were used", "[lab]") {
  const FinishedStudy study(request_for({"odin"}, is_slow ? 5 : 50));
  const std::string text = study_text(study.report, {});
  for (const char* part : {" games, random moves", "points a game", "  the player",
                           "points by line of the score sheet", "a tenth at most -",
                           "spaces used, a game; counted in", "  C"}) {
    CAPTURE(part);
    CHECK(text.find(part) != std::string::npos);
  }
  for (const char* part : {"eldest", "deal", "first to last"}) {
    CAPTURE(part);
    CHECK(text.find(part) == std::string::npos);
  }
  const std::vector<RuleRow> used = study.report.spaces_used(0);
  REQUIRE(used.size() > 15);
  for (std::size_t i = 1; i < used.size(); ++i) CHECK(used[i - 1].a_deal >= used[i].a_deal);
  CHECK(used.back().a_deal > 0);
  CHECK(text.find("and " + std::to_string(used.size() - 15) + " less often") != std::string::npos);
  const auto json = nlohmann::json::parse(study_json(study.report, {}, ""));
  CHECK(json["unit"] == "games");
  CHECK(json["tables"][0]["counted_in"] == "points");
  const auto deciles = json["tables"][0]["distributions"][0]["deciles"];
  REQUIRE(deciles.size() == 11);
  for (std::size_t i = 1; i < 11; ++i) CHECK(deciles[i - 1] <= deciles[i]);
  CHECK(study_html(study.report, {}).find("a tenth at most") != std::string::npos);
}

TEST_CASE("a single deal has numbers without intervals", "[lab]") {
  const FinishedStudy study(request_for({"lorum", "lorum +exposed_horniky"}, 1));
  CHECK(study_text(study.report, {}).find("Too early to say more (n = 1)") != std::string::npos);
  CHECK(study_html(study.report, {}).find("inf") == std::string::npos);
  const FinishedStudy alone(request_for({"lorum"}, 1));
  CHECK(study_text(alone.report, {}).find("too few cases") != std::string::npos);
  const auto json = nlohmann::json::parse(study_json(alone.report, {}, ""));
  CHECK(json["rows"][0]["tables"][0]["low"].is_null());
}

TEST_CASE("a comparison says what it found in words", "[lab]") {
  const FinishedStudy few(request_for({"lorum", "lorum +exposed_horniky"}, 200));
  const std::string early = study_text(few.report, {});
  CHECK(early.find("too early to say") != std::string::npos);
  CHECK(early.find("Too early to say more (n = 200)") != std::string::npos);
  if (is_slow) return;
  const FinishedStudy many(request_for({"lorum", "lorum +exposed_horniky"}, 4000));
  const std::string text = study_text(many.report, {});
  CHECK(longest_line(text) <= 84);
  CHECK(text.find("A  lorum players=4\nB  lorum players=4 +exposed_horniky\n") == 0);
  CHECK(text.find("not found") != std::string::npos);
  CHECK(text.find("one larger than") != std::string::npos);
  CHECK(text.find("The same in every pair: ") != std::string::npos);
  CHECK(text.find("all by +exposed_horniky") != std::string::npos);
  const FinishedStudy three(
      request_for({"lorum", "lorum +exposed_horniky", "lorum pool_winners=1"}, 2000));
  CHECK(three.report.confidence() == Approx(0.975));
  CHECK(study_text(three.report, {}).find("97.5 % interval") != std::string::npos);
}

TEST_CASE("an interval clear of zero differs, one that holds it does not", "[lab]") {
  const FinishedStudy study(
      request_for({"lorum", "lorum +exposed_horniky"}, is_slow ? 1000 : 5000));
  for (const ReportRow& row : study.report.rows()) {
    CAPTURE(row.measure.key);
    const ReportRow::Difference& found = row.differences[0];
    if (!found.is_there) continue;
    if (found.finding == Finding::differs) CHECK_FALSE(found.value.holds(0));
    if (found.finding == Finding::not_found) CHECK(found.value.holds(0));
    CHECK(found.value.estimate ==
          Approx(row.cells[1].value.estimate - row.cells[0].value.estimate).margin(1e-9));
  }
  if (!is_slow) {
    CHECK(row_of(study.report, "points.all").differences[0].finding == Finding::differs);
  }
  CHECK(row_of(study.report, "tricks.1").differences[0].finding == Finding::same);
}

TEST_CASE("JSON and CSV carry the numbers of the tables", "[lab]") {
  const FinishedStudy study(request_for({"lorum", "lorum +exposed_horniky"}, 1500));
  const std::string record = first_difference_record(study.plan, study.totals, 0);
  const auto json = nlohmann::json::parse(study_json(study.report, {}, record));
  CHECK(json["played"] == 1500);
  CHECK(json["unit"] == "deals");
  CHECK(json["tables"][0]["counted_in"] == "chips");
  CHECK(json["bots"] == "random");
  CHECK(json["tables"][1]["table"] == "lorum players=4 +exposed_horniky");
  CHECK(json["pairs"][0]["differing"] == study.totals.pairs[0].differing);
  CHECK(json["first_difference"].is_object());
  const auto rows = study.report.rows().size();
  REQUIRE(json["rows"].size() == rows);
  CHECK(json["rows"][0]["tables"][0]["estimate"] == study.report.rows()[0].cells[0].value.estimate);
  std::istringstream lines(study_csv(study.report));
  std::string line;
  std::getline(lines, line);
  CHECK(line == "table,players,key,group,label,kind,what,n,estimate,low,high,verdict");
  std::size_t count = 0;
  while (std::getline(lines, line)) {
    ++count;
    CHECK(std::count(line.begin(), line.end(), ',') >= 10);
  }
  CHECK(count > rows);
}

TEST_CASE("a page is whole in itself", "[lab]") {
  const FinishedStudy study(request_for({"lorum", "lorum +exposed_horniky"}, 1200));
  const std::string page = study_html(study.report, {});
  CHECK(page.find("<!doctype html>") == 0);
  for (const char* outside : {"http", "src=", "<script", "@import", "url("}) {
    CAPTURE(outside);
    CHECK(page.find(outside) == std::string::npos);
  }
  const auto count = [&](const std::string& tag) {
    std::size_t found = 0;
    for (std::size_t at = page.find(tag); at != std::string::npos; at = page.find(tag, at + 1)) {
      ++found;
    }
    return found;
  };
  CHECK(count("<table>") == count("</table>"));
  CHECK(count("<tr>") == count("</tr>"));
  CHECK(count("<svg ") == count("</svg>"));
  CHECK(count("<svg ") > 2);
  CHECK(page.find("nan") == std::string::npos);
}
