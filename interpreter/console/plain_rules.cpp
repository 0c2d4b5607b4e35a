// What `rules` and `rules WORD` say.

#include "base/did_you_mean.h"
#include "console/plain_mode.h"

namespace houserule {

void PlainMode::show_rules(const std::string& word) {
  const GameRules& rules = session_.rules();
  if (!word.empty()) {
    const Word* found = settings_.words == nullptr ? nullptr : settings_.words->find(word);
    if (found != nullptr) {
      print(speaker_.say("rules-word",
                         {{"word", found->name}, {"says", speaker_.text(found->says)}}));
      return;
    }
    const std::vector<std::string> names =
        settings_.words == nullptr ? std::vector<std::string>() : settings_.words->names();
    const std::string nearest = nearest_name(word, names);
    print(speaker_.say(nearest.empty() ? "rules-no-word" : "rules-no-word-near",
                       {{"text", quotable(word)}, {"nearest", nearest}}));
    return;
  }
  if (rules.variants.empty()) print(speaker_.say("rules-usual"));
  for (const VariantRules& variant : rules.variants) {
    print(speaker_.say("rules-variant", {{"title", speaker_.text(variant.title)},
                                         {"says", speaker_.text(variant.says)}}));
  }
  for (const HouseNumber& number : rules.house) {
    std::vector<std::string> values;
    for (const int value : number.value) values.push_back(std::to_string(value));
    print(speaker_.say("rules-number",
                       {{"label", speaker_.text(number.label)},
                        {"value", speaker_.list(values, Listing::any_of)}}));
  }
}

}  // namespace houserule
