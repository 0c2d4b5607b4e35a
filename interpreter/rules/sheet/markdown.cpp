#include "rules/sheet/markdown.h"

#include <cctype>

#include "base/sentence.h"

namespace houserule {

namespace {

constexpr std::string_view special = "\\`*_[]<>#|~$&!";

bool is_digit_at(std::string_view text, std::size_t at) {
  return at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0;
}

// Where a text would begin a list or a rule, the place of the character that makes it one.
std::size_t list_mark(std::string_view text) {
  if (text.starts_with('-') || text.starts_with('+') || text.starts_with('=')) return 0;
  std::size_t at = 0;
  while (is_digit_at(text, at)) ++at;
  const bool is_number = at > 0 && at < text.size() && (text[at] == '.' || text[at] == ')');
  return is_number ? at : std::string_view::npos;
}

std::string clause_text(const SheetClause& clause, Language language) {
  const std::string head = std::to_string(clause.number) + ". ";
  const std::string text = markdown_text(clause.text.in(language));
  if (!clause.changed()) return head + text + "\n";
  const std::string indent = "> " + std::string(head.size(), ' ');
  std::string quoted =
      "> " + head + "**" + sentence("mark.changed").in(language) + "** " + text + "\n";
  for (const Text& from : clause.from) {
    quoted += ">\n" + indent + markdown_text(from.in(language)) + "\n";
  }
  return quoted;
}

}  // namespace

std::string to_markdown(const RuleSheet& sheet, Language language) {
  std::string text = "# " + markdown_text(sheet.title.in(language)) + "\n\n";
  for (const Text& line : sheet.table) text += "- " + markdown_text(line.in(language)) + "\n";
  if (sheet.marked) text += "- " + markdown_text(sentence("table.bars").in(language)) + "\n";
  for (const SheetSection& section : sheet.sections) {
    text += "\n## " + markdown_text(section.title.in(language)) + "\n";
    bool is_after_quote = true;
    for (const SheetClause& clause : section.clauses) {
      // A quotation stands by itself; other clauses are one list.
      if (is_after_quote || clause.changed()) text += "\n";
      text += clause_text(clause, language);
      is_after_quote = clause.changed();
    }
  }
  text += "\n---\n\n";
  const Text spec = sentence("foot.table", {{"spec", same(sheet.spec)}});
  const Text hash = sentence("foot.hash", {{"hash", same(sheet.hash)}});
  return text + markdown_text(spec.in(language)) + "\n\n" + markdown_text(hash.in(language)) + "\n";
}

std::string markdown_text(std::string_view text) {
  const std::string line = one_line(text);
  const std::size_t mark = list_mark(line);
  std::string escaped;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (at == mark || special.find(line[at]) != std::string_view::npos) escaped += '\\';
    escaped += line[at];
  }
  return escaped;
}

std::string one_line(std::string_view text) {
  return quotable(joined(words_of(text), " ", " "), text.size());
}

}  // namespace houserule
