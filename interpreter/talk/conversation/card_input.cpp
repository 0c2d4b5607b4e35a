// What a typed line means at a game of cards: a choice, a card, a move.

#include <algorithm>
#include <array>

#include "base/text.h"
#include "talk/conversation/card_face.h"
#include "talk/voice/typed_words.h"

namespace houserule {

namespace {

bool is_called(const CallRules& call, const std::string& typed) {
  return folded(typed) == folded(call.name) || slug(typed) == slug(call.name) ||
         folded(typed) == call.slug || folded(typed) == folded(call.text.en) ||
         typed == call.text.ja;
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

// The pieces of a line: parted by spaces and commas of either kind.
std::vector<std::string> pieces_of(std::string line) {
  const std::string wide = sentence("comma").ja;
  for (auto at = line.find(wide); at != std::string::npos; at = line.find(wide)) {
    line.replace(at, wide.size(), " ");
  }
  std::replace(line.begin(), line.end(), ',', ' ');
  return words_of(line);
}

// The first of some cards that is called as another is.
Card of_code(const Deck& deck, const CardSet& cards, Card other) {
  for (const Card card : cards) {
    if (deck.info(card).code == deck.info(other).code) return card;
  }
  return no_card;
}

// The legal card a rank alone means: "9" while only one 9 may be played.
Card legal_card_of_rank(const Deck& deck, const CardSet& legal, const std::string& typed) {
  Card found = no_card;
  const std::string name = folded(typed);
  for (const Card card : legal) {
    const CardInfo& info = deck.info(card);
    if (info.rank < 0) continue;
    const CardName& rank = deck.ranks[static_cast<std::size_t>(info.rank)];
    std::vector<std::string> names = {rank.name, rank.code, rank.text.ja};
    for (const LocalName& local : rank.local) names.push_back(local.name);
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

Reading CardFace::read(const std::string& line) {
  const std::string verb = verb_of(talk_.rules(), talk_.session.decision().phase);
  const std::string whole = with_single_blanks(line);
  const std::string typed = with_single_blanks(without_verb(whole, verb));
  const bool is_named = choices().pass && folded(typed) == folded(speaker_.pass(talk_.phase()));
  if (is_named || is_typed("typed-pass", typed)) return {.move = Move::pass(talk_.acting())};
  Reading reading;
  if (talk_.choosing.picks()) {
    reading = read_pick(typed);
  } else if (const SetChoice* set = talk_.choosing.set()) {
    reading = read_cards(typed, *set);
  } else if (!talk_.choosing.plays()) {
    reading = read_number(typed);
  }
  if (!reading.is_known()) reading = read_name(typed);
  if (!reading.is_known()) reading = read_as_move(whole);
  if (!reading.is_known()) reading = read_as_move(verb + " " + typed);
  return reading;
}

Reading CardFace::chosen(const Choosing::Option& option) {
  if (option.set < 0) return {.move = option.move};
  talk_.choosing.open(option.set);
  return {.says = question(true)};
}

Reading CardFace::read_number(const std::string& typed) {
  const int number = talk_.choosing.labelled(typed);
  if (number < 0) return {};
  const std::vector<Choosing::Option> known = talk_.choosing.options();
  if (number < 1 || number > std::ssize(known)) return out_of_range(known.size());
  return chosen(known[static_cast<std::size_t>(number - 1)]);
}

// Several numbers of the cards last listed; cards that must be among them need not be named.
Reading CardFace::read_cards(const std::string& typed, const SetChoice& set) const {
  const std::vector<Card> row = talk_.choosing.numbered(set.from);
  std::vector<int> numbers;
  for (const std::string& piece : pieces_of(typed)) numbers.push_back(number_typed(piece));
  if (std::find(numbers.begin(), numbers.end(), -1) != numbers.end()) return {};
  CardSet cards = set.fixed;
  for (const int number : numbers) {
    if (number < 1 || number > std::ssize(row)) return out_of_range(row.size());
    cards.add(row[static_cast<std::size_t>(number - 1)]);
  }
  return {.move = Move::of_set(talk_.acting(), cards, set.call)};
}

// One card of a step, by number, code or name; the next one is then asked for.
Reading CardFace::read_pick(const std::string& typed) {
  const CardSet& from = choices().picks[talk_.choosing.next_pick()];
  const Deck& deck = talk_.rules().deck;
  Card card = no_card;
  if (const int number = number_typed(typed); number >= 0) {
    const std::vector<Card> row = talk_.choosing.numbered(from);
    if (number < 1 || number > std::ssize(row)) return out_of_range(row.size());
    card = row[static_cast<std::size_t>(number - 1)];
  } else {
    const Card named = deck.parse(typed);
    if (named == no_card) return {};
    card = of_code(deck, from, named);
    if (card == no_card) {
      return {.says = speaker_.say(
                  "not-among", {{"card", speaker_.card(named)}, {"cards", speaker_.cards(from)}})};
    }
  }
  if (const auto move = talk_.choosing.pick(card)) return {.move = move};
  return {.says = question(false)};
}

// A call or a card by any of its names, or a rank that only one legal card has.
Reading CardFace::read_name(const std::string& typed) {
  const GameRules& rules = talk_.rules();
  for (int call = 0; call < static_cast<int>(rules.calls.size()); ++call) {
    const CallRules& here = rules.calls[static_cast<std::size_t>(call)];
    if (!is_called(here, typed)) continue;
    for (const Choosing::Option& option : talk_.choosing.options(false)) {
      const auto set = static_cast<std::size_t>(std::max(0, option.set));
      if ((option.set < 0 ? option.move.call : choices().sets[set].call) == call) {
        return chosen(option);
      }
    }
    return {.move = Move::make_call(talk_.acting(), call)};
  }
  if (choices().set_count > 0 || choices().melds.phase != nullptr) return {};
  Card card = rules.deck.parse(typed);
  if (card == no_card) card = legal_card_of_rank(rules.deck, choices().cards, typed);
  if (card == no_card || !rules.in_play.has(card)) return {};
  // Of equal cards the one that may be played is meant.
  const Card legal = of_code(rules.deck, choices().cards, card);
  return {.move = Move::of_card(talk_.acting(), legal == no_card ? card : legal)};
}

}  // namespace houserule
