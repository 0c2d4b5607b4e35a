#include "rules/words/word_pages.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/display_width.h"
#include "base/sentence.h"
#include "base/wrap.h"
#include "rules/words/word_types.h"

namespace houserule {

namespace {

std::string types_text(const std::vector<std::string>& types, Language language) {
  std::vector<Text> sentences;
  for (const std::string& type : types) sentences.push_back(type_sentence(type));
  return strung(sentences, "list.between", "list.row.or").in(language);
}

std::string items_text(const Word& word, Language language) {
  const char* const key = word.least == 1 && word.most == 1   ? "entries.one"
                          : word.least == 0                   ? "entries.any"
                          : word.least == word.most           ? "entries.exactly"
                          : word.least == 1 && word.most == 2 ? "entries.two"
                                                              : "entries.least";
  return sentence_in(
      language, key,
      {{"n", std::to_string(word.least)}, {"types", types_text(word.items, language)}});
}

// What a word needs where it stands, and who acts among its entries; "" where it says neither.
std::string needs_text(const Word& word, Language language) {
  std::vector<Text> needs;
  for (const std::string& one : word.asks) needs.push_back(sentence("asks." + one));
  std::string text;
  if (!needs.empty()) text = sentence("word-page.asks", {{"needs", listed(needs)}}).in(language);
  if (word.acts.en.empty()) return text;
  return text + (text.empty() ? "" : " ") +
         sentence("word-page.acts", {{"seat", word.acts}}).in(language);
}

// What a field says, and who acts where it stands.
std::string field_text(const WordField& field, Language language) {
  if (field.acts.en.empty()) return field.says.in(language);
  return sentence("word-page.field-acts", {{"says", field.says}, {"seat", field.acts}})
      .in(language);
}

std::vector<const Word*> words_of_kind(const WordTable& words, std::string_view kind) {
  std::vector<const Word*> found;
  for (const Word& word : words.all()) {
    if (word.kind == kind) found.push_back(&word);
  }
  return found;
}

// Bars would end a cell of a table.
std::string cell(std::string text) {
  for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) {
    text.insert(at, 1, '\\');
  }
  return text;
}

}  // namespace

const std::vector<WordChapter>& word_chapters() {
  static const std::vector<WordChapter> chapters = [] {
    std::vector<WordChapter> all;
    for (const char* const kind :
         {"file",        "phase",      "effect",  "table",     "cards",       "mark",
          "selector",    "order",      "ties",    "condition", "choice",      "calls",
          "promise",     "speaks",     "bidder",  "memory",    "shape group", "counted",
          "comparison",  "shape",      "line",    "act",       "listener",    "count",
          "thing",       "board",      "column",  "space",     "board step",  "board card",
          "card effect", "sheet line", "seat",    "who",       "direction",   "family",
          "match",       "tie",        "dealer",  "teams",     "zone",        "sight",
          "type",        "value",      "reading", "short",     "measure",     "change",
          "function",    "method",     "result"}) {
      all.push_back({kind, sentence("chapter." + std::string(kind)),
                     sentence("chapter.says." + std::string(kind))});
    }
    return all;
  }();
  return chapters;
}

std::string written(const Word& word) {
  if (word.of.empty()) return word.name;
  return word.of + (word.kind == "method" ? ":" : ".") + word.name;
}

std::vector<const Word*> words_named(const WordTable& words, std::string_view name) {
  std::vector<const Word*> found;
  for (const bool bare : {true, false}) {
    for (const Word& word : words.all()) {
      if (word.is_bare() == bare && (word.name == name || written(word) == name)) {
        found.push_back(&word);
      }
    }
  }
  return found;
}

std::vector<std::string> word_spellings(const WordTable& words) {
  std::vector<std::string> names;
  for (const Word& word : words.all()) {
    names.push_back(word.name);
    if (!word.of.empty()) names.push_back(written(word));
  }
  return names;
}

std::string word_list(const WordTable& words, Language language, int width) {
  int widest = 0;
  for (const Word& word : words.all()) widest = std::max(widest, display_width(written(word)));
  std::string text;
  for (const WordChapter& chapter : word_chapters()) {
    const std::vector<const Word*> found = words_of_kind(words, chapter.kind);
    if (found.empty()) continue;
    text += (text.empty() ? "" : "\n") + chapter.title.in(language) + "\n";
    for (const Word* word : found) {
      text += hanging("  " + padded(written(*word), widest + 2), word->says.in(language), width);
    }
  }
  return text + "\n" + sentence_in(language, "word-list.next") + ": houserule words follow_suit\n";
}

std::string word_page(const Word& word, Language language, int width) {
  std::string kind(word.kind);
  for (const WordChapter& chapter : word_chapters()) {
    if (chapter.kind == word.kind) kind = chapter.title.in(language);
  }
  std::string text = fmt::format("{}  ({})\n", written(word), kind);
  text += hanging("  ", word.says.in(language), width);
  if (!word.items.empty()) text += hanging("  ", items_text(word, language), width);
  const std::string needs = needs_text(word, language);
  if (!needs.empty()) text += hanging("  ", needs, width);
  if (!word.fields.empty()) {
    int widest = 0;
    for (const WordField& field : word.fields) {
      widest = std::max(widest, display_width(field.name));
    }
    text += "\n" + sentence_in(language, "word-page.fields") + "\n";
    for (const WordField& field : word.fields) {
      const std::string first =
          fmt::format("{} {}  ", field.required ? '*' : ' ', padded(field.name, widest));
      text += hanging(first, field_text(field, language), width);
      text += hanging(std::string(static_cast<std::size_t>(widest) + 4, ' '),
                      "(" + types_text(field.types, language) + ")", width);
    }
  }
  if (!word.others.empty()) {
    text += hanging("\n" + sentence_in(language, "word-page.others") + ": ",
                    types_text(word.others, language), width);
  }
  if (!word.example.empty()) {
    text += "\n" + sentence_in(language, "word-page.example") + "\n  " + word.example + "\n";
  }
  if (!word.phrase.en.empty()) {
    text += fmt::format("\n{}\n  {}\n", sentence_in(language, "word-page.phrase"),
                        word.phrase.in(language));
  }
  return text;
}

std::string words_markdown(const WordTable& words) {
  std::string text =
      "# Words\n\n"
      "Every word of the language. This page is made from `scripts/words/` by `houserule words "
      "--markdown`; the same is in the terminal as `houserule words WORD`.\n\n"
      "A bare word belongs to the language; a \"quoted\" name is the game's own. `by_players` may "
      "stand for any value, and so may a number of the table, written `house.NAME`.\n\n";
  for (const WordChapter& chapter : word_chapters()) {
    const std::vector<const Word*> found = words_of_kind(words, chapter.kind);
    if (found.empty()) continue;
    std::vector<std::string> names;
    for (const Word* word : found) names.push_back("`" + written(*word) + "`");
    text += fmt::format("* **{}**: {}\n", chapter.title.en, joined(names, ", ", ", "));
  }
  for (const WordChapter& chapter : word_chapters()) {
    const std::vector<const Word*> found = words_of_kind(words, chapter.kind);
    if (found.empty()) continue;
    text += fmt::format("\n## {}\n\n{}\n", chapter.title.en, chapter.says.en);
    for (const Word* word : found) {
      text += fmt::format("\n### {}\n\n{}\n", written(*word), word->says.en);
      if (!word->items.empty())
        text += fmt::format("\nTakes {}.\n", items_text(*word, Language::en));
      const std::string needs = needs_text(*word, Language::en);
      if (!needs.empty()) text += "\n" + needs + "\n";
      if (!word->fields.empty()) {
        text += "\n| Field | What it says | Takes |\n|---|---|---|\n";
        for (const WordField& field : word->fields) {
          text += fmt::format(
              "| `{}`{} | {} | {} |\n", field.name, field.required ? " (required)" : "",
              cell(field_text(field, Language::en)), cell(types_text(field.types, Language::en)));
        }
      }
      if (!word->others.empty()) {
        text += fmt::format("\nFields of any other name take {}.\n",
                            types_text(word->others, Language::en));
      }
      if (!word->example.empty()) text += fmt::format("\n```lua\n{}\n```\n", word->example);
      if (!word->phrase.en.empty()) {
        text += fmt::format("\nOn a rule sheet: *{}*.\n", word->phrase.en);
      }
    }
  }
  return text;
}

std::string code_page(const DiagnosticCode& code, int width) {
  std::string text = std::string(code.code) + "\n";
  text += hanging("  ", std::string(code.means), width);
  if (!code.mend.empty()) text += hanging("  ", std::string(code.mend), width);
  return text;
}

const DiagnosticCode* find_code(std::string_view code) {
  for (const DiagnosticCode& known : diagnostic_codes()) {
    if (known.code == code) return &known;
  }
  return nullptr;
}

std::string codes_markdown() {
  std::string text =
      "# Diagnostics\n\n"
      "Every code a message may end with, what it means and how to mend it. This page is made by "
      "`houserule words --codes --markdown`; the same is in the terminal as `houserule words "
      "--code "
      "CODE`. A message reads `file:line: sentence (did you mean 'x'?) [code]`; all faults of a "
      "table are reported at once, in the order of the files.\n";
  for (const DiagnosticCode& code : diagnostic_codes()) {
    text += fmt::format("\n## {}\n\n{}\n\n{}\n", code.code, code.means, code.mend);
  }
  return text;
}

}  // namespace houserule
