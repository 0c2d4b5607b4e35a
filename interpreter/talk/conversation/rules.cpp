// What `rules`, `rules NUMBER` and `rules WORD` say.

#include <algorithm>
#include <cctype>

#include "base/did_you_mean.h"
#include "board_rules/sheet/board_sheet.h"
#include "talk/conversation/conversation.h"

namespace houserule {

void Conversation::print_clause(const SheetClause& clause) {
  PlainFilling parameters = {{"n", std::to_string(clause.number)},
                             {"text", speaker_.text(clause.text)}};
  std::string line =
      speaker_.say(clause.changed() ? "rules-clause-changed" : "rules-clause", parameters);
  for (const Text& from : clause.from) {
    std::string sentence = speaker_.text(from);
    if (!sentence.ends_with('.') && !sentence.ends_with("。")) {
      sentence += speaker_.language() == Language::ja ? "。" : ".";
    }
    speaker_.add(line, sentence);
  }
  print(line);
}

std::optional<RuleSheet> Conversation::printed_sheet() const {
  if (settings_.words == nullptr || settings_.folders == nullptr) return std::nullopt;
  Diagnostics faults;
  TableSpec spec;
  spec.game = session_.rules().game;
  spec.numbers.emplace_back("players", std::to_string(session_.rules().seats));
  const auto table = load_table(*settings_.folders, *settings_.words, spec, faults);
  if (!table) return std::nullopt;
  return make_table_sheet(*table->rules);
}

void Conversation::show_rules(const std::string& word) {
  if (!sheet_ || settings_.words == nullptr) return;
  if (word.empty()) {
    for (const SheetSection& section : sheet_->sections) {
      print(speaker_.say("rules-section", {{"title", speaker_.text(section.title)}}));
      for (const SheetClause& clause : section.clauses) print_clause(clause);
    }
    return;
  }
  for (const SheetSection& section : sheet_->sections) {
    for (const SheetClause& clause : section.clauses) {
      if (word == std::to_string(clause.number)) return print_clause(clause);
    }
  }
  if (const Word* found = settings_.words->find(word)) {
    print(
        speaker_.say("rules-word", {{"word", found->name}, {"says", speaker_.text(found->says)}}));
    return;
  }
  const std::string nearest = nearest_name(word, settings_.words->names());
  print(speaker_.say(nearest.empty() ? "rules-no-word" : "rules-no-word-near",
                     {{"text", quotable(word)}, {"nearest", nearest}}));
}

std::string Conversation::rule_line(const RuleRef& rule, const std::string& word) const {
  if (rule.place.file.empty()) return "";
  PlainFilling parameters = {
      {"word", word}, {"file", rule.place.file}, {"line", std::to_string(rule.place.line)}};
  std::string line;
  for (const VariantRules& variant : session_.rules().variants) {
    if (variant.name != rule.owner) continue;
    parameters.emplace_back("title", speaker_.text(variant.title));
    line = speaker_.say(word.empty() ? "rule-place-house" : "rule-line-house", parameters);
  }
  if (line.empty()) line = speaker_.say(word.empty() ? "rule-place" : "rule-line", parameters);
  const int clause = sheet_ ? clause_of(*sheet_, rule) : 0;
  if (clause > 0) {
    speaker_.add(line, speaker_.say("rule-clause", {{"n", std::to_string(clause)}}));
  }
  speaker_.add(line, writers_line(rule));
  return line;
}

// House rules that changed a rule of somebody else: "House rule Half points changes settle.margin,
// ..". Nothing for a rule that stands as it was written.
std::string Conversation::writers_line(const RuleRef& rule) const {
  std::string line;
  const auto add = [&](const RuleRef& writer) {
    for (const VariantRules& variant : session_.rules().variants) {
      if (variant.name != writer.owner || variant.name == rule.owner) continue;
      speaker_.add(line,
                   speaker_.say("rule-changed", {{"title", speaker_.text(variant.title)},
                                                 {"path", rule.path},
                                                 {"file", writer.place.file},
                                                 {"line", std::to_string(writer.place.line)}}));
    }
  };
  for (const Provenance& value : session_.rules().provenance) {
    if (value.path != rule.path) continue;
    add(value.from);
    for (const RuleRef& writer : value.also) add(writer);
  }
  return line;
}

}  // namespace houserule
