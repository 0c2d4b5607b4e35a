// Damages texts, as slips of a keyboard and worse do. The same stream does the same damage.

#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "base/random.h"

namespace houserule::fuzz {

// The places where a script can be cut into tokens, roughly.
inline std::vector<std::string> tokens_of(const std::string& text) {
  std::vector<std::string> tokens;
  const auto kind = [](char c) {
    if (std::isspace(static_cast<unsigned char>(c))) return 0;
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c < 0 ? 1 : 2;
  };
  for (const char c : text) {
    const bool joins = !tokens.empty() && kind(c) != 2 && kind(tokens.back().back()) == kind(c);
    if (joins) {
      tokens.back() += c;
    } else {
      tokens.emplace_back(1, c);
    }
  }
  return tokens;
}

inline std::string mutated_bytes(std::string text, RandomStream& random) {
  const auto at = [&] { return random.below(static_cast<std::uint32_t>(text.size())); };
  for (std::uint32_t times = 1 + random.below(4); times > 0 && !text.empty(); --times) {
    switch (random.below(4)) {
      case 0:
        text[at()] = static_cast<char>(random.below(256));
        break;
      case 1:
        text.erase(at(), 1 + random.below(8));
        break;
      case 2:
        text.insert(at(), 1, static_cast<char>(32 + random.below(96)));
        break;
      default:
        text.resize(at() + 1);
        break;
    }
  }
  return text;
}

// Moves tokens about, and puts some of `extra` among them.
inline std::string mutated_tokens(const std::string& text, const std::vector<std::string>& extra,
                                  RandomStream& random) {
  std::vector<std::string> tokens = tokens_of(text);
  const auto at = [&] { return random.below(static_cast<std::uint32_t>(tokens.size())); };
  const auto one_of_extra = [&] {
    return extra[random.below(static_cast<std::uint32_t>(extra.size()))];
  };
  for (std::uint32_t times = 1 + random.below(3); times > 0 && !tokens.empty(); --times) {
    switch (random.below(5)) {
      case 0:
        tokens[at()] = tokens[at()];
        break;
      case 1:
        tokens.erase(tokens.begin() + at());
        break;
      case 2:
        tokens[at()] = one_of_extra();
        break;
      case 3:
        std::swap(tokens[at()], tokens[at()]);
        break;
      default:
        tokens.insert(tokens.begin() + at(), one_of_extra());
        break;
    }
  }
  std::string result;
  for (const std::string& token : tokens) result += token;
  return result;
}

// The beginning of one text and the end of another.
inline std::string spliced(const std::string& one, const std::string& other, RandomStream& random) {
  const auto cut = [&](const std::string& text) {
    return random.below(static_cast<std::uint32_t>(text.size()) + 1);
  };
  const std::size_t end = cut(one);
  return one.substr(0, end) + other.substr(cut(other));
}

// What scripts are likely to go wrong with.
inline const std::vector<std::string>& script_tokens() {
  static const std::vector<std::string> tokens = {
      "{}",         "nil",         "true",        "-1",          "0",       "1e300",   "0.5",
      "\"\"",       "\"hearts\"",  "any_card",    "each_seat",   "house",   "values",  "by_players",
      "chips",      "number",      "once",        "follow_suit", "anybody", "declare", "99999999",
      "head_trick", "no_contract", "house.deals", "values.pool", "deal",    "{ {} }",  "play",
      "gain",       "repeat_",     "on_gain",     "run",         "choose",  "silver",  "count"};
  return tokens;
}

}  // namespace houserule::fuzz
