#include "board_rules/sheet/japanese_verbs.h"

#include <array>

namespace houserule {

namespace {

struct Ending {
  std::string_view plain;
  std::string_view te;
};

// The longest that fits counts: whole words, verbs that drop their る, then the others.
constexpr std::array<Ending, 24> endings = {{
    {"もよい", "もよく"}, {"ない", "ないで"}, {"する", "して"},   {"得る", "得て"},
    {"いる", "いて"},     {"える", "えて"},   {"ける", "けて"},   {"げる", "げて"},
    {"せる", "せて"},     {"てる", "てて"},   {"ねる", "ねて"},   {"べる", "べて"},
    {"める", "めて"},     {"れる", "れて"},   {"行く", "行って"}, {"く", "いて"},
    {"ぐ", "いで"},       {"す", "して"},     {"む", "んで"},     {"ぶ", "んで"},
    {"ぬ", "んで"},       {"う", "って"},     {"つ", "って"},     {"る", "って"},
}};

}  // namespace

std::string te_form(std::string_view phrase) {
  // Brackets stay around what is in them.
  if (phrase.ends_with(')')) return te_form(phrase.substr(0, phrase.size() - 1)) + ")";
  const Ending* best = nullptr;
  for (const Ending& one : endings) {
    if (!phrase.ends_with(one.plain)) continue;
    if (best == nullptr || one.plain.size() > best->plain.size()) best = &one;
  }
  if (best == nullptr) return std::string(phrase);
  return std::string(phrase.substr(0, phrase.size() - best->plain.size())) + std::string(best->te);
}

}  // namespace houserule
