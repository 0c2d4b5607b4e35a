#include "lab/examine/coverage.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "base/text.h"
#include "rules/sheet/html.h"

namespace houserule {

namespace {

// What is to be said of one line of a script.
struct LineCoverage {
  int reached = 0;
  std::vector<const RulePoint*> missing;
};

std::map<int, LineCoverage> by_line(const FileCoverage& file) {
  std::map<int, LineCoverage> lines;
  for (const auto& [point, ways] : file.points) {
    LineCoverage& line = lines[point.rule.place.line];
    if (ways == all_ways) {
      ++line.reached;
    } else {
      line.missing.push_back(&point);
    }
  }
  return lines;
}

std::string sentence_of(const RulePoint& point) {
  return point.name + " " + std::string(unreached(point.kind));
}

// "12 of 14" with a figure that is 100 only if nothing is missing.
std::string percent_text(double percent, bool is_all) {
  return fmt::format("{:.1f} %", is_all ? 100.0 : std::min(percent, 99.9));
}

constexpr std::string_view page_style = R"css(
  body { max-width: 70rem; margin: 1.5rem auto; padding: 0 1rem; color: #111; background: #fff;
         font: 16px/1.5 system-ui, sans-serif; }
  table { border-collapse: collapse; }
  td, th { padding: 0.1rem 0.8rem 0.1rem 0; text-align: left; }
  td.number { text-align: right; font-variant-numeric: tabular-nums; }
  pre { margin: 0; font: 13px/1.45 ui-monospace, monospace; overflow-x: auto; }
  pre div { padding-left: 0.5rem; border-left: 0.4rem solid transparent; }
  pre .all { border-color: #2a7d3f; }
  pre .some { border-color: #b26b00; background: #fff4e0; }
  pre .none { border-color: #b3261e; background: #fdeceb; }
  pre i { color: #666; font-style: normal; user-select: none; }
  pre b { font-weight: 600; }
  @media (prefers-color-scheme: dark) {
    body { color: #eee; background: #181818; }
    pre .some { background: #3a2d12; } pre .none { background: #401c1a; } pre i { color: #999; }
  }
)css";

}  // namespace

int FileCoverage::reached() const {
  return static_cast<int>(std::count_if(
      points.begin(), points.end(), [](const auto& point) { return point.second == all_ways; }));
}

double FileCoverage::percent() const { return points.empty() ? 100 : 100.0 * reached() / total(); }

std::vector<FileCoverage> coverage_of(const std::vector<PointMap>& runs,
                                      const std::vector<std::string>& files) {
  std::vector<FileCoverage> covered;
  for (const std::string& file : files) {
    const auto same = [&](const FileCoverage& known) { return known.file == file; };
    if (std::none_of(covered.begin(), covered.end(), same)) covered.push_back({file, {}});
  }
  for (const PointMap& run : runs) {
    for (const auto& [point, ways] : run) {
      for (FileCoverage& file : covered) {
        if (file.file != point.rule.place.file) continue;
        file.points[point] |= ways;
      }
    }
  }
  return covered;
}

double percent_reached(const std::vector<FileCoverage>& files) {
  int reached = 0;
  int total = 0;
  for (const FileCoverage& file : files) {
    reached += file.reached();
    total += file.total();
  }
  return total == 0 ? 100 : 100.0 * reached / total;
}

std::string coverage_text(const std::vector<FileCoverage>& files) {
  std::size_t width = 20;
  for (const FileCoverage& file : files) width = std::max(width, file.file.size());
  std::string text = fmt::format("{:<{}}  rules reached\n", "file", width);
  int reached = 0;
  int total = 0;
  for (const FileCoverage& file : files) {
    reached += file.reached();
    total += file.total();
    text += fmt::format(
        "{:<{}}  {:>4} of {:<4} {:>8}\n", file.file, width, file.reached(), file.total(),
        file.total() == 0 ? "-" : percent_text(file.percent(), file.reached() == file.total()));
    for (const auto& [line, covered] : by_line(file)) {
      for (const RulePoint* missing : covered.missing) {
        text += fmt::format("  {}  {}\n", to_text(missing->rule.place), sentence_of(*missing));
      }
    }
  }
  if (files.size() != 1) {
    text += fmt::format("{:<{}}  {:>4} of {:<4} {:>8}\n", "all", width, reached, total,
                        percent_text(percent_reached(files), reached == total));
  }
  return text;
}

std::string coverage_html(const std::vector<FileCoverage>& files,
                          const std::map<std::string, std::string>& texts) {
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>Rules reached by examples</title>\n<style>{}</style>\n</head>\n<body>\n"
      "<h1>Rules reached by examples</h1>\n<table>\n<tr><th>File</th><th>Reached</th><th></th>"
      "</tr>\n",
      page_style);
  for (std::size_t i = 0; i < files.size(); ++i) {
    const FileCoverage& file = files[i];
    page += fmt::format(
        "<tr><td><a href=\"#file{}\">{}</a></td><td class=\"number\">{} of {}</td>"
        "<td class=\"number\">{}</td></tr>\n",
        i, html_text(file.file), file.reached(), file.total(),
        percent_text(file.percent(), file.reached() == file.total()));
  }
  page += "</table>\n";
  for (std::size_t i = 0; i < files.size(); ++i) {
    const FileCoverage& file = files[i];
    page += fmt::format("<h2 id=\"file{}\">{}</h2>\n<pre>\n", i, html_text(file.file));
    const auto lines = by_line(file);
    const auto text = texts.find(file.file);
    std::istringstream source(text == texts.end() ? "" : text->second);
    std::string line;
    for (int number = 1; std::getline(source, line); ++number) {
      const auto covered = lines.find(number);
      std::string_view mark;
      std::string missing;
      if (covered != lines.end()) {
        const LineCoverage& of_line = covered->second;
        mark = of_line.missing.empty() ? "all" : of_line.reached > 0 ? "some" : "none";
        for (const RulePoint* point : of_line.missing) {
          missing += "  <b>" + html_text(sentence_of(*point)) + "</b>";
        }
      }
      page += fmt::format("<div class=\"{}\"><i>{:>4}</i>  {}{}</div>", mark, number,
                          html_text(line), missing);
    }
    page += "</pre>\n";
  }
  return page + "</body>\n</html>\n";
}

std::string coverage_lcov(const std::vector<FileCoverage>& files,
                          const std::map<std::string, std::string>& paths) {
  std::string trace;
  for (const FileCoverage& file : files) {
    const auto path = paths.find(file.file);
    trace += "TN:\nSF:" + (path == paths.end() ? file.file : path->second) + "\n";
    std::map<int, int> branch;
    for (const auto& [point, ways] : file.points) {
      const int line = point.rule.place.line;
      trace += fmt::format("BRDA:{},0,{},{}\n", line, branch[line]++, ways == all_ways ? 1 : 0);
    }
    trace += fmt::format("BRF:{}\nBRH:{}\n", file.total(), file.reached());
    const auto lines = by_line(file);
    int hit = 0;
    for (const auto& [line, covered] : lines) {
      trace += fmt::format("DA:{},{}\n", line, covered.reached);
      hit += covered.reached > 0 ? 1 : 0;
    }
    trace += fmt::format("LF:{}\nLH:{}\nend_of_record\n", lines.size(), hit);
  }
  return trace;
}

}  // namespace houserule
