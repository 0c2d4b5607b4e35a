// What a typed line means: an answer to a question, a word, a choice, a card.

#include <algorithm>
#include <array>
#include <cctype>

#include "base/did_you_mean.h"
#include "base/text.h"
#include "talk/conversation/conversation.h"
#include "talk/voice/conversation_words.h"

namespace houserule {

namespace {

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
std::string without_verb(const std::string& line, const std::string& verb_now) {
  const std::vector<std::string> words = words_of(line);
  if (words.size() < 2) return line;
  const std::string verb = folded(words[0]);
  for (const std::string_view known :
       {std::string_view("play"), std::string_view("lead"), std::string_view("declare"),
        std::string_view("call"), std::string_view("expose"), std::string_view("show"),
        std::string_view(verb_now)}) {
    if (verb == known) return with_single_blanks(line).substr(words[0].size() + 1);
  }
  return line;
}

bool is_yes(const std::string& line) {
  const std::string answer = folded(with_single_blanks(line));
  return answer == "1" || answer == "yes" || answer == "y" || answer == "はい";
}

bool is_no(const std::string& line) {
  const std::string answer = folded(with_single_blanks(line));
  return answer == "2" || answer == "no" || answer == "n" || answer == "いいえ";
}

// The pieces of a line: parted by spaces and commas of either kind.
std::vector<std::string> pieces_of(std::string line) {
  constexpr std::string_view wide = "、";
  for (auto at = line.find(wide); at != std::string::npos; at = line.find(wide)) {
    line.replace(at, wide.size(), " ");
  }
  std::replace(line.begin(), line.end(), ',', ' ');
  return words_of(line);
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

bool Conversation::answer_pending(const std::string& line) {
  if (confirming_) {
    const Move move = *confirming_;
    confirming_.reset();
    if (is_yes(line)) {
      make_move(move);
      return true;
    }
    // Any other line means what it says, and no leaves the choice open.
    if (!is_no(line)) return false;
    print(question(false));
    return true;
  }
  if (!undo_pending_) return false;
  undo_pending_ = false;
  if (is_yes(line)) {
    undo();
    return true;
  }
  if (is_no(line)) {
    std::string reply = speaker_.say("undo-kept");
    if (waiting() == Waiting::person) speaker_.add(reply, question(false));
    print(reply);
    return true;
  }
  // Any other line drops the question and means what it says.
  return false;
}

bool Conversation::make_choice(const std::string& line) {
  const Choices now = choices();
  const std::string verb = verb_of(session_.rules(), session_.decision().phase);
  const std::string whole = with_single_blanks(line);
  const std::string typed = with_single_blanks(is_board_game() ? whole : without_verb(whole, verb));
  if (folded(typed) == "pass" || typed == "パス") {
    try_move(Move::pass(seat_));
    return true;
  }
  why_refused_.clear();
  if (is_board_game()) {
    if (choose_on_board(whole, now)) return true;
    why_refused_ = board_reason(whole);
    const bool read =
        read_as_move(whole) || (!why_refused_.empty() && read_as_move("place " + whole));
    why_refused_.clear();
    return read;
  }
  const bool chooses_set = set_chosen_ >= 0 && set_chosen_ < now.set_count;
  if (chooses_set || must_pick(now)) {
    if (now.pick_count > 0 && choose_pick(typed, now)) return true;
    const int set = chooses_set ? set_chosen_ : 0;
    if (now.pick_count == 0 && choose_cards(typed, now.sets[static_cast<std::size_t>(set)])) {
      return true;
    }
  } else if (!plays() && choose_number(typed, now)) {
    return true;
  }
  if (choose_by_name(typed, now)) return true;
  return read_as_move(whole) || read_as_move(verb + " " + typed);
}

bool Conversation::choose_number(const std::string& typed, const Choices& now) {
  if (!is_number(typed)) return false;
  const std::vector<Option> known = options(now);
  const auto number = static_cast<std::size_t>(std::stoi(typed));
  if (number < 1 || number > known.size()) {
    print(speaker_.say("choice-range", {{"n", std::to_string(known.size())}}));
    return true;
  }
  const Option& option = known[number - 1];
  if (option.set < 0) {
    try_move(option.move);
    return true;
  }
  set_chosen_ = option.set;
  print(question(true));
  return true;
}

// Several numbers of the cards last listed; cards that must be among them need not be named.
bool Conversation::choose_cards(const std::string& typed, const SetChoice& set) {
  const std::vector<std::string> pieces = pieces_of(typed);
  if (!std::all_of(pieces.begin(), pieces.end(), is_number)) return false;
  const std::vector<Card> row = numbered(set.from);
  CardSet cards = set.fixed;
  for (const std::string& piece : pieces) {
    const auto number = static_cast<std::size_t>(std::stoi(piece));
    if (number < 1 || number > row.size()) {
      print(speaker_.say("choice-range", {{"n", std::to_string(row.size())}}));
      return true;
    }
    cards.add(row[number - 1]);
  }
  try_move(Move::of_set(seat_, cards, set.call));
  return true;
}

// One card of a step, by number, code or name; the next one is then asked for.
bool Conversation::choose_pick(const std::string& typed, const Choices& now) {
  const CardSet& from = now.picks[picked_.size()];
  Card card = no_card;
  if (is_number(typed)) {
    const std::vector<Card> row = numbered(from);
    const auto number = static_cast<std::size_t>(std::stoi(typed));
    if (number < 1 || number > row.size()) {
      print(speaker_.say("choice-range", {{"n", std::to_string(row.size())}}));
      return true;
    }
    card = row[number - 1];
  } else {
    const Card named = session_.rules().deck.parse(typed);
    if (named == no_card) return false;
    for (const Card one : from) {
      const std::string& code = session_.rules().deck.info(one).code;
      if (code == session_.rules().deck.info(named).code && card == no_card) card = one;
    }
    if (card == no_card) {
      print(speaker_.say("not-among",
                         {{"card", speaker_.card(named)}, {"cards", speaker_.cards(from)}}));
      return true;
    }
  }
  picked_.push_back(card);
  if (picked_.size() < now.pick_count) {
    print(question(false));
    return true;
  }
  std::array<Card, max_picks> picks = {no_card, no_card, no_card};
  std::copy(picked_.begin(), picked_.end(), picks.begin());
  try_move(Move::of_picks(seat_, picks));
  return true;
}

// A call or a card by any of its names, or a rank that only one legal card has.
bool Conversation::choose_by_name(const std::string& typed, const Choices& now) {
  const GameRules& rules = session_.rules();
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    if (!is_called(rules.calls[i].text, rules.calls[i].name, typed)) continue;
    for (int set = 0; set < now.set_count; ++set) {
      const SetChoice& shown = now.sets[static_cast<std::size_t>(set)];
      if (shown.call != i) continue;
      if (shown.ways() == 1) {
        try_move(Move::of_set(seat_, shown.count == 0 ? shown.fixed : shown.fixed | shown.from,
                              shown.call));
        return true;
      }
      set_chosen_ = set;
      print(question(true));
      return true;
    }
    try_move(Move::make_call(seat_, static_cast<int>(i)));
    return true;
  }
  if (now.set_count > 0 || now.melds.phase != nullptr) return false;
  Card card = rules.deck.parse(typed);
  if (card == no_card) card = legal_card_of_rank(rules.deck, now.cards, typed);
  if (card == no_card || !rules.in_play.has(card)) return false;
  // Of equal cards the one that may be played is meant.
  for (const Card legal : now.cards) {
    if (rules.deck.info(legal).code == rules.deck.info(card).code) {
      card = legal;
      break;
    }
  }
  try_move(Move::of_card(seat_, card));
  return true;
}

bool Conversation::read_as_move(const std::string& line) {
  const ReadMove read = session_.read(std::to_string(number_of(seat_)) + " " + line);
  if (!read.move || !read.right_verb) return false;
  try_move(*read.move);
  return true;
}

void Conversation::say_unknown(const std::string& line) {
  std::vector<std::string> known = command_names();
  known.emplace_back("pass");
  for (const CallRules& call : session_.rules().calls) known.push_back(call.slug);
  const std::string typed = with_single_blanks(line);
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
  PlainFilling parameters = {{"text", quotable(typed)}, {"nearest", nearest}};
  print(speaker_.say(nearest.empty() ? "unknown-word" : "unknown-word-near", parameters));
}

}  // namespace houserule
