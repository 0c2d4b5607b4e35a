#include "rules/sheet/html.h"

#include <fmt/format.h>

#include "base/sentence.h"
#include "rules/sheet/markdown.h"

namespace houserule {

namespace {

// Numbers stand outside the clauses, the bar of a changed clause between the two.
constexpr std::string_view style = R"css(
  @page { size: A4; margin: 18mm 16mm; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #000; background: #fff;
         font: 11pt/1.45 Georgia, "Times New Roman", "Noto Serif", serif; }
  body:lang(ja) { font-family: Georgia, "Times New Roman", "Noto Serif", "DejaVu Serif",
         "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif; line-height: 1.6; }
  h1 { margin: 0 0 0.3em; font-size: 1.8em; line-height: 1.2; }
  h2 { margin: 1.4em 0 0.5em; font-size: 1.15em; border-bottom: 1px solid #000;
       break-after: avoid; }
  p { margin: 0; orphans: 3; widows: 3; overflow-wrap: anywhere; }
  ol { margin: 0; padding-left: 2.4em; }
  li { margin: 0.35em 0; padding-left: 0.6em; break-inside: avoid; }
  .changed { border-left: 3px solid #000; }
  .mark { margin-right: 0.3em; padding: 0 0.35em; border: 1px solid #000; font-size: 0.8em;
          white-space: nowrap; }
  .from { margin-top: 0.15em; font-size: 0.92em; font-style: italic; }
  .from:lang(ja) { font-style: normal; }
  footer { margin-top: 1.5em; padding-top: 0.4em; border-top: 1px solid #000; font-size: 0.85em;
           break-inside: avoid; break-before: avoid; }
  @media print { body { max-width: none; margin: 0; padding: 0; } }
)css";

std::string paragraph(std::string_view css_class, const std::string& text) {
  if (css_class.empty()) return "<p>" + text + "</p>\n";
  return fmt::format("<p class=\"{}\">{}</p>\n", css_class, text);
}

std::string clause_item(const SheetClause& clause, Language language) {
  const std::string text = html_text(clause.text.in(language));
  if (!clause.changed()) {
    return fmt::format("<li value=\"{}\">{}</li>\n", clause.number, paragraph("", text));
  }
  const std::string mark = fmt::format("<strong class=\"mark\">{}</strong> ",
                                       html_text(sentence("mark.changed").in(language)));
  std::string item = fmt::format("<li value=\"{}\" class=\"changed\">", clause.number);
  item += paragraph("", mark + text);
  for (const Text& from : clause.from) item += paragraph("from", html_text(from.in(language)));
  return item + "</li>\n";
}

}  // namespace

std::string to_html(const RuleSheet& sheet, Language language) {
  const std::string title = html_text(sheet.title.in(language));
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<header>\n<h1>{}</h1>\n",
      language == Language::ja ? "ja" : "en", title, style, title);
  for (const Text& line : sheet.table) page += paragraph("", html_text(line.in(language)));
  if (sheet.marked) page += paragraph("", html_text(sentence("table.bars").in(language)));
  page += "</header>\n";
  for (const SheetSection& section : sheet.sections) {
    page += "<section>\n<h2>" + html_text(section.title.in(language)) + "</h2>\n<ol>\n";
    for (const SheetClause& clause : section.clauses) page += clause_item(clause, language);
    page += "</ol>\n</section>\n";
  }
  const Text spec = sentence("foot.table", {{"spec", same(sheet.spec)}});
  const Text hash = sentence("foot.hash", {{"hash", same(sheet.hash)}});
  page += "<footer>\n" + paragraph("", html_text(spec.in(language))) +
          paragraph("", html_text(hash.in(language)));
  return page + "</footer>\n</body>\n</html>\n";
}

std::string html_text(std::string_view text) {
  std::string escaped;
  for (const char c : one_line(text)) {
    switch (c) {
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '&':
        escaped += "&amp;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

}  // namespace houserule
