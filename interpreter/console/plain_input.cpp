// What a typed line means: an answer to a question, a word, a choice, a card.

#include <algorithm>
#include <array>
#include <cctype>

#include "base/did_you_mean.h"
#include "console/plain_commands.h"
#include "console/plain_mode.h"

namespace houserule {

namespace {

std::string trimmed(const std::string& line) {
  std::string result;
  for (const std::string& word : words_of(line)) result += (result.empty() ? "" : " ") + word;
  return result;
}

bool is_number(const std::string& text) {
  return !text.empty() && text.size() < 4 && std::all_of(text.begin(), text.end(), [](char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
  });
}

bool is_called(const Text& text, const std::string& name, const std::string& typed) {
  return folded(typed) == folded(name) || slug(typed) == slug(name) ||
         folded(typed) == folded(text.en) || typed == text.ja;
}

// The word of a choice without the verb of a move: "play A7" is "A7".
std::string without_verb(const std::string& line) {
  const std::vector<std::string> words = words_of(line);
  if (words.size() < 2) return line;
  const std::string verb = folded(words[0]);
  for (const char* known : {"play", "lead", "declare", "call", "expose", "show"}) {
    if (verb == known) return trimmed(line).substr(words[0].size() + 1);
  }
  return line;
}

// The legal card a rank alone means: "9" while only one 9 may be played.
Card legal_card_of_rank(const Deck& deck, const CardSet& legal, const std::string& typed) {
  Card found = no_card;
  const std::string name = folded(typed);
  for (const Card card : legal) {
    const CardInfo& info = deck.info(card);
    if (info.rank < 0) continue;
    const CardName& rank = deck.ranks[static_cast<std::size_t>(info.rank)];
    const std::array<std::string, 4> names = {rank.name, rank.code, rank.text.ja, rank.local};
    const bool meant = std::any_of(names.begin(), names.end(), [&](const std::string& known) {
      return !known.empty() && folded(known) == name;
    });
    if (!meant) continue;
    if (found == no_card) found = card;
    if (!deck.are_equal(found, card)) return no_card;
  }
  return found;
}

}  // namespace

bool PlainMode::answer_pending(const std::string& line) {
  if (!undo_pending_) return false;
  const std::string answer = folded(trimmed(line));
  if (answer == "1" || answer == "yes" || answer == "y" || answer == "はい") {
    undo_pending_ = false;
    undo();
    return true;
  }
  if (answer == "2" || answer == "no" || answer == "n" || answer == "いいえ") {
    undo_pending_ = false;
    std::string reply = speaker_.say("undo-kept");
    speaker_.add(reply, question(false));
    print(reply);
    return true;
  }
  // Any other line drops the question and means what it says.
  undo_pending_ = false;
  return false;
}

bool PlainMode::make_choice(const std::string& line) {
  const GameRules& rules = session_.rules();
  const Choices now = choices();
  const std::string typed = trimmed(without_verb(trimmed(line)));
  if (!plays() && is_number(typed)) {
    const int number = std::stoi(typed);
    if (number >= 1 && number <= now.count()) {
      try_move(now.move(number - 1));
    } else {
      print(speaker_.say("choice-range", {{"n", std::to_string(now.count())}}));
    }
    return true;
  }
  if (folded(typed) == "pass" || typed == "パス") {
    try_move(Move::pass(settings_.seat));
    return true;
  }
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    if (!is_called(rules.calls[i].text, rules.calls[i].name, typed)) continue;
    try_move(Move::make_call(settings_.seat, static_cast<int>(i)));
    return true;
  }
  Card card = rules.deck.parse(typed);
  if (card == no_card) card = legal_card_of_rank(rules.deck, now.cards, typed);
  if (card != no_card && rules.in_play.has(card)) {
    try_move(Move::of_card(settings_.seat, card));
    return true;
  }
  return false;
}

void PlainMode::say_unknown(const std::string& line) {
  std::vector<std::string> known = command_names();
  known.emplace_back("pass");
  for (const CallRules& call : session_.rules().calls) known.push_back(call.slug);
  const std::string typed = trimmed(line);
  const std::vector<std::string> words = words_of(line);
  std::string nearest = nearest_name(words.front(), known);
  if (nearest.empty()) {
    std::vector<std::string> cards;
    for (const Card card : session_.rules().in_play) {
      const CardInfo& info = session_.rules().deck.info(card);
      cards.push_back(info.text.in(speaker_.language()));
      cards.push_back(info.name);
    }
    nearest = nearest_name(typed, cards);
  }
  MessageParameters parameters = {{"text", quotable(typed)}, {"nearest", nearest}};
  print(speaker_.say(nearest.empty() ? "unknown-word" : "unknown-word-near", parameters));
}

}  // namespace houserule
