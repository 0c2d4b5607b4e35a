#include <nlohmann/json.hpp>

#include "base/did_you_mean.h"
#include "base/text_door.h"
#include "cli/command.h"
#include "editor/server/word_json.h"
#include "rules/words/word_pages.h"
#include "session/json/json_text.h"
#include "session/table/refusal_codes.h"

namespace houserule {

namespace {

using Json = nlohmann::ordered_json;

struct WordsOptions {
  std::string word;
  std::string code;
  bool codes = false;
  bool markdown = false;
};

Json word_json(const Word& word, Language language) {
  return {{"word", written(word)},
          {"kind", word.kind},
          {"says", word.says.in(language)},
          {"phrase", word.phrase.in(language)},
          {"items", word.items},
          {"fields", fields_json(word, language)},
          {"example", word.example}};
}

Json code_json(const DiagnosticCode& code) {
  return {{"code", code.code}, {"means", code.means}, {"mend", code.mend}};
}

int show_refusal_code(const Program& program, const RefusalCode& code) {
  standard_out() << (program.json
                         ? json_line(Json{{"code", code.code}, {"means", code.means}})
                         : code_page({.code = code.code, .means = code.means, .mend = ""}));
  return done;
}

int show_code(const Program& program, const std::string& name) {
  if (const RefusalCode* refusal = find_refusal_code(name)) {
    return show_refusal_code(program, *refusal);
  }
  const DiagnosticCode* code = find_code(name);
  if (code == nullptr) {
    std::vector<std::string> known;
    for (const DiagnosticCode& one : diagnostic_codes()) known.emplace_back(one.code);
    for (const RefusalCode& one : refusal_codes()) known.emplace_back(one.code);
    const std::string meant = did_you_mean(name, known).in(program.language);
    standard_error() << program.say("words.no-code", {{"name", quotable(name)}})
                     << (meant.empty() ? "" : " (" + meant + ")") << "\n"
                     << next_line(program.language, "next.codes", "houserule words --codes");
    return not_so;
  }
  standard_out() << (program.json ? json_line(code_json(*code)) : code_page(*code));
  return done;
}

int show_codes(const Program& program, bool markdown) {
  if (markdown) {
    standard_out() << codes_markdown();
    return done;
  }
  Json all = Json::array();
  std::string text;
  for (const DiagnosticCode& code : diagnostic_codes()) {
    all.push_back(code_json(code));
    text += (text.empty() ? "" : "\n") + code_page(code);
  }
  standard_out() << (program.json ? json_line(all) : text);
  return done;
}

int show_word(const Program& program, const WordTable& words, const std::string& name) {
  const std::vector<const Word*> found = words_named(words, name);
  if (found.empty()) {
    const std::string meant = did_you_mean(name, word_spellings(words)).in(program.language);
    standard_error() << program.say("words.no-word", {{"name", quotable(name)}})
                     << (meant.empty() ? "" : " (" + meant + ")") << "\n"
                     << next_line(program.language, "next.words", "houserule words");
    return not_so;
  }
  Json all = Json::array();
  std::string text;
  for (const Word* word : found) {
    all.push_back(word_json(*word, program.language));
    text += (text.empty() ? "" : "\n") + word_page(*word, program.language);
  }
  standard_out() << (program.json ? json_line(all) : text);
  return done;
}

int show_words(const Program& program, const WordsOptions& options) {
  if (!options.code.empty()) return show_code(program, options.code);
  if (options.codes) return show_codes(program, options.markdown);
  const WordTable* const words = program.words();
  if (!words) return not_so;
  if (!options.word.empty()) return show_word(program, *words, options.word);
  if (options.markdown) {
    standard_out() << words_markdown(*words);
  } else if (program.json) {
    Json all = Json::array();
    for (const Word& word : words->all()) all.push_back(word_json(word, program.language));
    standard_out() << json_line(all);
  } else {
    standard_out() << word_list(*words, program.language);
  }
  return done;
}

}  // namespace

void add_words_command(CLI::App& app, Program& program) {
  const auto options = std::make_shared<WordsOptions>();
  CLI::App* command = app.add_subcommand("words", "the words of the language, and what codes mean");
  command->footer(
      "Example: houserule words follow_suit\n"
      "What a message's code means: houserule words --code unknown-card");
  command->add_option("WORD", options->word, "one word; without it, all of them by kind");
  command->add_option("--code", options->code, "what a diagnostic's code means and how to mend it");
  command->add_flag("--codes", options->codes, "all codes");
  command->add_flag("--markdown", options->markdown,
                    "as docs/words.md, or with --codes as docs/diagnostics.md");
  command->callback([&program, options] {
    program.run = [&program, options] { return show_words(program, *options); };
  });
}

}  // namespace houserule
