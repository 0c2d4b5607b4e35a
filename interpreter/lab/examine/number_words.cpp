#include "lab/examine/number_words.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/text.h"
#include "rules/source/script_lexer.h"

namespace houserule {

namespace {

constexpr std::array<std::string_view, 20> small_numbers = {
    "zero",     "one",     "two",     "three",     "four",     "five",    "six",
    "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",  "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
constexpr std::array<std::string_view, 8> tens = {"twenty", "thirty",  "forty",  "fifty",
                                                  "sixty",  "seventy", "eighty", "ninety"};
constexpr int most_said = 1'000'000;

bool is_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

int place_of(const auto& words, const std::string& word) {
  const auto found = std::find(words.begin(), words.end(), word);
  return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

// Figures as wide as Japanese letters become ordinary ones.
std::string with_narrow_figures(std::string_view text) {
  std::string narrow;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_wide = i + 2 < text.size() && text[i] == '\xEF' && text[i + 1] == '\xBC' &&
                         text[i + 2] >= '\x90' && text[i + 2] <= '\x99';
    narrow += is_wide ? static_cast<char>('0' + (text[i + 2] - '\x90')) : text[i];
    if (is_wide) i += 2;
  }
  return narrow;
}

void add_figures(std::string_view figures, std::set<int>& numbers) {
  int number = 0;
  const char* const end = figures.data() + figures.size();
  const bool fits = std::from_chars(figures.data(), end, number).ptr == end;
  if (fits && number >= 2 && number <= most_said) numbers.insert(number);
}

// What a script reckons with: numbers in its changes and house numbers, not those of players, and
// not what a house number may be.
std::set<int> numbers_of_script(std::string_view script) {
  std::set<int> numbers;
  ScriptLexer lexer(script);
  ScriptToken before_last;
  ScriptToken last;
  bool in_players = false;
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       token = lexer.next()) {
    if (token.is("players")) in_players = true;
    if (token.is("}")) in_players = false;
    const bool is_bound = last.is("=") && (before_last.is("from") || before_last.is("to"));
    const bool counts = !last.is("[") && !in_players && !is_bound;
    if (token.kind == ScriptToken::Kind::number && counts) add_figures(token.text, numbers);
    before_last = std::exchange(last, token);
  }
  return numbers;
}

// What rule sheets say, as far as it ends with a full stop: names, labels and titles do not.
std::string sentences_of(std::string_view script) {
  std::string sentences;
  ScriptLexer lexer(script);
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       token = lexer.next()) {
    const bool is_sentence = token.kind == ScriptToken::Kind::string && token.text.ends_with(".\"");
    if (is_sentence) sentences += std::string(token.text) + "\n";
  }
  return sentences;
}

std::set<int> without(const std::set<int>& numbers, const std::set<int>& others) {
  std::set<int> left;
  std::set_difference(numbers.begin(), numbers.end(), others.begin(), others.end(),
                      std::inserter(left, left.begin()));
  return left;
}

}  // namespace

std::set<int> numbers_in(std::string_view text) {
  std::set<int> numbers;
  const std::string narrow = with_narrow_figures(text);
  int ten = 0;             // the "twenty" of "twenty-one"
  bool is_beside = false;  // "more than two": three
  for (std::size_t i = 0; i < narrow.size();) {
    const bool is_word = is_letter(narrow[i]);
    if (!is_word && !is_digit(narrow[i])) {
      if (ten > 0 && narrow[i] != '-') numbers.insert(std::exchange(ten, 0));
      ++i;
      continue;
    }
    std::size_t end = i;
    bool is_mixed = false;  // a name: Q6, 7of
    while (end < narrow.size() && (is_letter(narrow[end]) || is_digit(narrow[end]))) {
      is_mixed = is_mixed || is_letter(narrow[end]) != is_word;
      ++end;
    }
    const std::string word = folded(narrow.substr(i, end - i));
    i = end;
    if (is_mixed) continue;
    if (std::exchange(is_beside, word == "than")) continue;
    if (!is_word) {
      add_figures(word, numbers);
      continue;
    }
    const int small = place_of(small_numbers, word);
    const int large = place_of(tens, word);
    if (small >= 0 && ten + small >= 2) numbers.insert(ten + small);
    if (small < 0 && ten > 0) numbers.insert(ten);
    ten = large >= 0 ? 20 + 10 * large : 0;
  }
  if (ten > 0) numbers.insert(ten);
  return numbers;
}

void check_numbers(const VariantRules& variant, const GameRules& rules, std::string_view script,
                   Diagnostics& remarks) {
  const std::set<int> has = numbers_of_script(script);
  const std::set<int> says = numbers_in(variant.says.en);
  // One beside one: of several some are mostly reckoned out.
  const auto tell = [&](const char* key, const std::set<int>& more, const std::set<int>& fewer) {
    if (more.size() != 1 || fewer.size() != 1) return;
    remarks.fault(
        key, variant.place,
        {{"said", std::to_string(*more.begin())}, {"has", std::to_string(*fewer.begin())}},
        sentence("number-said.suggest"));
  };
  tell("number-said", without(says, has), without(has, says));
  std::set<int> known = says;
  known.insert(has.begin(), has.end());
  const std::set<int> said_in_japanese = numbers_in(variant.says.ja);
  std::set<int> both;
  std::set_intersection(says.begin(), says.end(), has.begin(), has.end(),
                        std::inserter(both, both.begin()));
  tell("number-said.ja", without(said_in_japanese, known), without(both, said_in_japanese));

  const std::set<int> in_sentences = numbers_in(sentences_of(script));
  for (const HouseNumber& number : rules.house) {
    const bool is_own = number.rule.owner == variant.name && number.value.size() == 1;
    if (!is_own || !number.names.empty() || !in_sentences.contains(number.usual.front())) continue;
    remarks.fault(
        "number-said.fixed", number.rule.place,
        {{"name", number.name}, {"value", std::to_string(number.usual.front())}},
        sentence("number-said.fixed-suggest", {{"hole", same("{house." + number.name + "}")}}));
  }
}

}  // namespace houserule
