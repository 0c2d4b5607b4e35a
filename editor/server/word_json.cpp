#include "editor/server/word_json.h"

#include "rules/words/word_pages.h"

namespace houserule {

using Json = nlohmann::ordered_json;

Json fields_json(const Word& word, Language language) {
  Json fields = Json::array();
  for (const WordField& field : word.fields) {
    fields.push_back({{"name", field.name},
                      {"types", field.types},
                      {"says", field.says.in(language)},
                      {"required", field.required}});
  }
  return fields;
}

Json words_json(const WordTable& words, Language language) {
  Json kinds = Json::array();
  for (const WordChapter& chapter : word_chapters()) {
    kinds.push_back({{"name", chapter.kind},
                     {"title", chapter.title.in(language)},
                     {"says", chapter.says.in(language)}});
  }
  Json list = Json::array();
  for (const Word& word : words.all()) {
    list.push_back({{"name", word.name},
                    {"kind", word.kind},
                    {"written", written(word)},
                    {"says", word.says.in(language)},
                    {"example", word.example},
                    {"fields", fields_json(word, language)}});
  }
  return {{"words", std::move(list)}, {"kinds", std::move(kinds)}};
}

}  // namespace houserule
