#include "session/table/fault_advice.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/did_you_mean.h"
#include "rules/source/script_lexer.h"
#include "rules/words/word_types.h"
#include "session/table/word_slot.h"

namespace houserule {

namespace {

constexpr auto number_words = std::to_array<std::string_view>(
    {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"});

// What people call things that the language calls otherwise.
struct OtherName {
  std::string_view name;
  std::string_view word;
};
constexpr auto other_names = std::to_array<OtherName>({{"auction", "declare"},
                                                       {"bidding", "declare"},
                                                       {"kind", "of_a_kind"},
                                                       {"run", "sequence"},
                                                       {"same_rank", "of_a_kind"},
                                                       {"straight", "sequence"}});

// Returns the word of the language that is meant by another name, or nothing.
Text meant_by_other_name(std::string_view name, const WordTable& words) {
  for (const OtherName& other : other_names) {
    if (other.name != name || words.find(other.word) == nullptr) continue;
    return sentence("did-you-mean", {{"name", std::string(other.word)}});
  }
  return {};
}

std::vector<ScriptToken> tokens_of_line(std::string_view script, int line) {
  std::vector<ScriptToken> tokens;
  ScriptLexer lexer(script);
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end && token.line <= line;
       token = lexer.next()) {
    if (token.line == line) tokens.push_back(token);
  }
  return tokens;
}

bool is_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

// The locals outside of functions that are called like a word of the language.
std::vector<ScriptToken> hiding_locals(std::string_view script, const WordTable& words) {
  constexpr auto opens = std::to_array<std::string_view>({"function", "if", "do", "repeat"});
  constexpr auto closes = std::to_array<std::string_view>({"end", "until"});
  std::vector<ScriptToken> hiding;
  ScriptLexer lexer(script);
  int depth = 0;
  bool declares = false;  // between `local` and what it is set to
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       token = lexer.next()) {
    const bool is_name = token.kind == ScriptToken::Kind::name;
    if (depth == 0 && declares && is_name && words.find(token.text) != nullptr) {
      hiding.push_back(token);
    }
    declares = token.is("local") || (declares && (is_name || token.is(",")));
    if (!is_name) continue;
    if (std::find(opens.begin(), opens.end(), token.text) != opens.end()) ++depth;
    if (std::find(closes.begin(), closes.end(), token.text) != closes.end()) --depth;
  }
  return hiding;
}

// The text between quotes of a literal.
std::string inside(const ScriptToken& token) {
  return token.text.size() < 2 ? "" : std::string(token.text.substr(1, token.text.size() - 2));
}

// The first word outside of brackets that is none of a local: what the file was to return.
std::string word_without_return(std::string_view script, const WordTable& words) {
  ScriptLexer lexer(script);
  ScriptToken before;
  int depth = 0;
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       before = token, token = lexer.next()) {
    if (token.is("{") || token.is("(") || token.is("function")) ++depth;
    if (token.is("}") || token.is(")") || token.is("end")) --depth;
    const bool is_word = token.kind == ScriptToken::Kind::name && words.find(token.text) != nullptr;
    if (depth == 0 && is_word && !before.is("=") && !before.is("return")) {
      return std::string(token.text);
    }
  }
  return "";
}

// Whether a name stands alone, without fields or a text behind it.
bool is_bare(const std::vector<ScriptToken>& tokens, std::string_view name) {
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != ScriptToken::Kind::name || tokens[i].text != name) continue;
    return i + 1 == tokens.size() || !(tokens[i + 1].is("{") || tokens[i + 1].is("(") ||
                                       tokens[i + 1].kind == ScriptToken::Kind::string);
  }
  return false;
}

// The name a fault says is no word: what stands first in quotes.
std::string name_told(const Diagnostic& fault) {
  const auto open = fault.message.en.find('\'');
  const auto close = open == std::string::npos ? open : fault.message.en.find('\'', open + 1);
  return close == std::string::npos ? "" : fault.message.en.substr(open + 1, close - open - 1);
}

// What was meant by a bare name that is no word, as far as the place it stands at is known; empty
// where that takes too many other words.
std::optional<Text> advice_at_place(const Diagnostic& fault, std::string_view script,
                                    const WordTable& words) {
  const std::string name = name_told(fault);
  const bool is_number_word =
      std::find(number_words.begin(), number_words.end(), name) != number_words.end();
  const std::vector<std::string> types = types_at(script, fault.place.line, name, words);
  if (types.empty() || is_number_word || !is_bare(tokens_of_line(script, fault.place.line), name)) {
    return std::nullopt;
  }
  Node node;
  node.kind = Node::Kind::word;
  std::vector<std::string> fitting;
  for (const Word& word : words.all()) {
    node.text = word.name;
    if (word.is_bare() && fits_any(node, types, words)) fitting.push_back(word.name);
  }
  node.kind = Node::Kind::text;
  if (!fits_any(node, types, words)) return nearest_or_all(name, fitting);
  const Text nearest = did_you_mean(name, fitting);
  return nearest.en.empty()
             ? sentence("advice.unquoted", {{"name", name}})
             : sentence("advice.unquoted-or", {{"suggestion", nearest}, {"name", name}});
}

// { 3,3,2 }: nothing but numbers between braces.
bool is_in_list_of_numbers(const std::vector<ScriptToken>& tokens, std::size_t at) {
  const auto is_entry = [](const ScriptToken& token) {
    return is_number(token.text) || token.is(",");
  };
  std::size_t first = at;
  while (first > 0 && is_entry(tokens[first - 1])) --first;
  std::size_t last = at;
  while (last + 1 < tokens.size() && is_entry(tokens[last + 1])) ++last;
  return first > 0 && tokens[first - 1].is("{") && last + 1 < tokens.size() &&
         tokens[last + 1].is("}");
}

Text advice_for(const Diagnostic& fault, std::string_view script, const WordTable& words) {
  const std::vector<ScriptToken> tokens = tokens_of_line(script, fault.place.line);
  const auto is_told = [&](std::string_view name) {
    return fault.message.en.find("'" + std::string(name) + "'") != std::string::npos;
  };
  for (const ScriptToken& hiding : hiding_locals(script, words)) {
    const bool is_used = std::any_of(tokens.begin(), tokens.end(), [&](const ScriptToken& token) {
      return token.is(hiding.text) && token.begin != hiding.begin;
    });
    if (is_used) {
      return sentence("advice.hidden-word",
                      {{"name", std::string(hiding.text)}, {"line", std::to_string(hiding.line)}});
    }
  }
  if (fault.message.en.starts_with("the file must return ")) {
    const std::string word = word_without_return(script, words);
    return word.empty() ? Text() : sentence("advice.return", {{"word", word}});
  }
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const ScriptToken& token = tokens[i];
    if (i + 1 < tokens.size() && tokens[i + 1].is("(") &&
        fault.message.en.starts_with(std::string(token.text) + " takes ")) {
      return sentence("advice.round", {{"word", std::string(token.text)}});
    }
    if (token.kind == ScriptToken::Kind::string) {
      const std::string name = inside(token);
      constexpr std::string_view settlement = "settle.";
      if (name.starts_with(settlement) && fault.message.en.starts_with("settle[")) {
        return sentence("advice.line", {{"name", name.substr(settlement.size())}});
      }
      const Word* const word = words.find(name);
      const bool is_misread = fault.code == "unknown-card" || fault.code == "wrong-type";
      if (word != nullptr && word->kind != "function" && is_misread && is_told(name)) {
        return sentence("advice.quoted-word", {{"name", name}});
      }
      const bool is_key = i > 0 && tokens[i - 1].is("[");  // ["9"] = 14
      if (is_number(name) && !is_key && fault.message.en.find("number") != std::string::npos &&
          fault.code == "wrong-type") {
        return sentence("advice.quoted-number", {{"name", name}});
      }
    }
    if (token.kind == ScriptToken::Kind::name && fault.code == "unknown-word" &&
        is_told(token.text)) {
      const auto* const number = std::find(number_words.begin(), number_words.end(), token.text);
      if (number != number_words.end()) {
        return sentence("advice.number", {{"n", std::to_string(number - number_words.begin())}});
      }
      return sentence("advice.unquoted", {{"name", std::string(token.text)}});
    }
    // 1,5 without a blank, which is two numbers.
    if (i + 2 < tokens.size() && is_number(token.text) && tokens[i + 1].is(",") &&
        is_number(tokens[i + 2].text) && token.end() + 1 == tokens[i + 2].begin &&
        !is_in_list_of_numbers(tokens, i)) {
      return sentence("advice.point", {{"whole", std::string(token.text)},
                                       {"part", std::string(tokens[i + 2].text)}});
    }
  }
  return {};
}

}  // namespace

void tell_hidden_words(std::string_view script, const std::string& file, const WordTable& words,
                       Diagnostics& remarks) {
  for (const ScriptToken& hiding : hiding_locals(script, words)) {
    remarks.fault("hidden-word", {file, hiding.line}, {{"name", std::string(hiding.text)}});
  }
}

void advise(Diagnostic& fault, std::string_view script, const WordTable& words) {
  if (fault.place.line <= 0) return;
  if (fault.code == "unknown-word") {
    const Text other = meant_by_other_name(name_told(fault), words);
    if (!other.en.empty()) {
      fault.suggestion = other;
      return;
    }
    if (const auto meant = advice_at_place(fault, script, words)) {
      if (!meant->en.empty()) fault.suggestion = *meant;
      return;
    }
  }
  if (fault.suggestion.en.empty()) {
    fault.suggestion = advice_for(fault, script, words);
  } else if (fault.code == "unknown-word") {
    const std::vector<ScriptToken> tokens = tokens_of_line(script, fault.place.line);
    const auto told = std::find_if(tokens.begin(), tokens.end(), [&](const ScriptToken& token) {
      return fault.message.en.starts_with("'" + std::string(token.text) + "'");
    });
    // Names of several words are words of the language that are misspelt.
    const bool may_be_own = told != tokens.end() && is_bare(tokens, told->text) &&
                            told->text.find('_') == told->text.npos;
    if (!may_be_own) return;
    fault.suggestion = sentence("advice.unquoted-or", {{"suggestion", fault.suggestion},
                                                       {"name", std::string(told->text)}});
  }
}

}  // namespace houserule
