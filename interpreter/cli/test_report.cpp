#include "cli/test_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/display_width.h"
#include "base/sentence.h"
#include "rules/sheet/html.h"
#include "session/answers/diagnostic_json.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

int sum(const std::vector<FileRun>& runs, int (FileRun::*count)() const) {
  int all = 0;
  for (const FileRun& run : runs) all += (run.*count)();
  return all;
}

std::string headed(const char* heading, const std::string& text, Language language) {
  return padded(sentence_in(language, heading), 10) + text;
}

// How often each condition of a for_all_deals went which way, a line each.
std::vector<std::string> premises(const ExampleOutcome& outcome, Language language) {
  std::vector<std::string> lines;
  for (const Premise& premise : outcome.premises) {
    lines.push_back(sentence_in(language, "test.premise",
                                {{"place", to_text(premise.place)},
                                 {"number", std::to_string(premise.number)},
                                 {"deals", std::to_string(outcome.deals)},
                                 {"on", std::to_string(premise.went_on)},
                                 {"out", std::to_string(premise.left_out)}}));
  }
  return lines;
}

// What is known of a failure, a line each.
std::vector<std::string> details(const ExampleOutcome& outcome, Language language) {
  std::vector<std::string> lines;
  if (!outcome.expected.en.empty()) {
    lines.push_back(headed("test.expected", outcome.expected.in(language), language));
    lines.push_back(headed("test.got", outcome.got.in(language), language));
  }
  for (const Diagnostic& fault : outcome.faults) {
    std::istringstream text(to_text(fault, language));  // with its notes below
    for (std::string line; std::getline(text, line);) lines.push_back(line);
  }
  for (const std::string& line : premises(outcome, language)) lines.push_back(line);
  for (const std::string& line : outcome.position) lines.push_back(line);
  if (!outcome.record.empty()) {
    lines.push_back(headed("test.record", with_single_blanks(outcome.record), language));
  }
  return lines;
}

// What an example has printed, a line each.
std::vector<std::string> printed(const ExampleOutcome& outcome, Language language) {
  std::vector<std::string> lines;
  for (const Printed& line : outcome.printed) {
    lines.push_back(headed("test.print", to_text(line.place) + "  " + line.text, language));
  }
  return lines;
}

// In one line, for programs that show no more: what was expected, or the first fault.
std::string in_short(const ExampleOutcome& outcome) {
  if (!outcome.expected.en.empty()) {
    return sentence("test.in-short", {{"expected", outcome.expected}, {"got", outcome.got}}).en;
  }
  return outcome.faults.empty() ? "" : to_text(outcome.faults.front());
}

// Lines as text of XML.
std::string xml_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += html_text(line) + "\n";
  return text;
}

// A word of a command as a shell takes it.
std::string shell_word(const std::string& word) {
  const bool is_plain = std::all_of(word.begin(), word.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
           std::string_view("_-./+=").find(c) != std::string_view::npos;
  });
  if (is_plain && !word.empty()) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string indented(const std::vector<std::string>& lines, const std::string& before) {
  std::string text;
  for (const std::string& line : lines) text += before + line + "\n";
  return text;
}

}  // namespace

std::string test_text(const std::vector<FileRun>& runs, const std::string& typed, bool quiet,
                      Language language) {
  std::string text;
  double seconds = 0;
  for (const FileRun& run : runs) {
    seconds += run.seconds;
    if (!quiet) text += run.file.file.shown + "\n";
    const ExampleOutcome* before = nullptr;  // the failure before
    for (const ExampleOutcome& outcome : run.outcomes()) {
      if (outcome.passed) {
        if (!quiet) {
          text += "ok    " + outcome.say + "\n" + indented(premises(outcome, language), "      ");
        }
        text += indented(printed(outcome, language), "      ");
        continue;
      }
      text += "FAIL  " + padded(outcome.say, 54) + " " + to_text(outcome.place) + "\n";
      const bool is_same = before != nullptr && outcome.expected.en.empty() &&
                           !outcome.faults.empty() && !before->faults.empty() &&
                           to_text(outcome.faults.front()) == to_text(before->faults.front());
      before = &outcome;
      if (is_same) {
        text += "      " + sentence_in(language, "test.same-fault") + "\n";
        continue;
      }
      text += indented(details(outcome, language), "      ") +
              indented(printed(outcome, language), "      ");
      const std::string again = "houserule test " +
                                shell_word(typed.empty() ? run.file.file.shown : typed) +
                                " --filter " + shell_word(outcome.say);
      text += "      " + headed("test.again", again, language) + "\n";
    }
  }
  return text +
         sentence_in(language, "test.sum",
                     {{"passed", std::to_string(sum(runs, &FileRun::passed))},
                      {"failed", std::to_string(sum(runs, &FileRun::failed))},
                      {"seconds", fmt::format("{:.2f}", seconds)}}) +
         "\n";
}

std::string test_tap(const std::vector<FileRun>& runs) {
  std::string body;
  int number = 0;
  // A hash begins a directive.
  const auto title = [](std::string text) {
    for (std::size_t at = text.find('#'); at != std::string::npos; at = text.find('#', at + 2)) {
      text.insert(at, "\\");
    }
    return text;
  };
  for (const FileRun& run : runs) {
    body += "# " + run.file.file.shown + "\n";
    for (const Diagnostic& fault : run.faults().all()) body += "# " + to_text(fault) + "\n";
    if (!run.faults().empty()) {
      body += fmt::format("not ok {} - {}\n", ++number, title(run.file.file.shown));
    }
    for (const ExampleOutcome& outcome : run.outcomes()) {
      body += fmt::format("{} {} - {}\n", outcome.passed ? "ok" : "not ok", ++number,
                          title(outcome.say));
      body += indented(printed(outcome, Language::en), "#   ");
      if (outcome.passed) continue;
      body +=
          "# " + to_text(outcome.place) + "\n" + indented(details(outcome, Language::en), "#   ");
    }
  }
  return fmt::format("TAP version 13\n1..{}\n", number) + body;
}

std::string test_junit(const std::vector<FileRun>& runs) {
  std::string xml = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"{}\" failures=\"{}\">\n",
      sum(runs, &FileRun::passed) + sum(runs, &FileRun::failed), sum(runs, &FileRun::failed));
  for (const FileRun& run : runs) {
    const std::string suite = html_text(run.file.file.shown);
    xml += fmt::format("  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" time=\"{:.3f}\">\n",
                       suite, run.passed() + run.failed(), run.failed(), run.seconds);
    if (!run.faults().empty()) {
      xml += fmt::format("    <testcase classname=\"{}\" name=\"{}\"><failure>", suite, suite);
      for (const Diagnostic& fault : run.faults().all()) xml += html_text(to_text(fault)) + "\n";
      xml += "</failure></testcase>\n";
    }
    for (const ExampleOutcome& outcome : run.outcomes()) {
      xml +=
          fmt::format("    <testcase classname=\"{}\" name=\"{}\" file=\"{}\" line=\"{}\"", suite,
                      html_text(outcome.say), html_text(outcome.place.file), outcome.place.line);
      const std::string out =
          outcome.printed.empty()
              ? ""
              : "<system-out>" + xml_lines(printed(outcome, Language::en)) + "</system-out>";
      if (outcome.passed) {
        xml += out.empty() ? "/>\n" : ">" + out + "</testcase>\n";
        continue;
      }
      xml +=
          fmt::format("><failure message=\"{}\">{}</failure>{}</testcase>\n",
                      html_text(in_short(outcome)), xml_lines(details(outcome, Language::en)), out);
    }
    xml += "  </testsuite>\n";
  }
  return xml + "</testsuites>\n";
}

std::string test_json(const std::vector<FileRun>& runs) {
  nlohmann::ordered_json answer = {{"passed", sum(runs, &FileRun::passed)},
                                   {"failed", sum(runs, &FileRun::failed)},
                                   {"files", nlohmann::json::array()}};
  for (const FileRun& run : runs) {
    nlohmann::ordered_json file = {{"file", run.file.file.shown},
                                   {"examples", nlohmann::json::array()},
                                   {"diagnostics", nlohmann::json::array()}};
    for (const Diagnostic& fault : run.faults().all()) {
      file["diagnostics"].push_back(to_json(fault));
    }
    for (const ExampleOutcome& outcome : run.outcomes()) {
      nlohmann::ordered_json example = {
          {"say", outcome.say}, {"line", outcome.place.line}, {"passed", outcome.passed}};
      if (!outcome.passed) {
        example["expected"] = outcome.expected.en;
        example["got"] = outcome.got.en;
        if (!outcome.record.empty()) example["record"] = outcome.record;
        for (const Diagnostic& fault : outcome.faults) {
          example["diagnostics"].push_back(to_json(fault));
        }
      }
      if (outcome.deals > 0) example["deals"] = outcome.deals;
      for (const Premise& premise : outcome.premises) {
        example["premises"].push_back({{"line", premise.place.line},
                                       {"condition", premise.number},
                                       {"went_on", premise.went_on},
                                       {"left_out", premise.left_out}});
      }
      for (const Printed& line : outcome.printed) {
        example["printed"].push_back(
            {{"file", line.place.file}, {"line", line.place.line}, {"text", line.text}});
      }
      file["examples"].push_back(std::move(example));
    }
    answer["files"].push_back(std::move(file));
  }
  return json_line(answer);
}

std::string mutation_json(const std::vector<FileMutation>& files) {
  const auto fate_name = [](MutantFate::Kind kind) {
    switch (kind) {
      case MutantFate::Kind::noticed:
        return "noticed";
      case MutantFate::Kind::refused:
        return "refused";
      case MutantFate::Kind::explained:
        return "explained";
      case MutantFate::Kind::unnoticed:
        break;
    }
    return "unnoticed";
  };
  nlohmann::ordered_json answer = {{"percent", percent_noticed(files)},
                                   {"files", nlohmann::json::array()}};
  for (const FileMutation& file : files) {
    nlohmann::ordered_json changes = nlohmann::json::array();
    for (const MutantFate& fate : file.fates) {
      nlohmann::ordered_json change = {{"line", fate.mutant.line},
                                       {"column", fate.mutant.column},
                                       {"before", fate.mutant.before},
                                       {"after", fate.after},
                                       {"fate", fate_name(fate.kind)}};
      if (!fate.by.empty()) change["by"] = fate.by;
      changes.push_back(std::move(change));
    }
    answer["files"].push_back(
        {{"file", file.file}, {"changes", std::move(changes)}, {"stale", file.stale}});
  }
  return json_line(answer);
}

}  // namespace houserule
