#include "session/move_text.h"

#include <algorithm>
#include <bit>

namespace houserule {

std::string card_verb(const GameRules& rules, int phase) {
  const Phase& of = rules.phases[static_cast<std::size_t>(phase)];
  return std::holds_alternative<ExposePhase>(of.body) ? "expose" : "play";
}

std::string to_text(const GameRules& rules, int phase, const Move& move) {
  const std::string seat = std::to_string(number_of(move.seat)) + " ";
  switch (move.kind) {
    case MoveKind::pass:
      return seat + "pass";
    case MoveKind::call:
      return seat + "declare " + rules.calls[move.call].slug;
    case MoveKind::card:
      break;
  }
  return seat + card_verb(rules, phase) + " " + rules.deck.info(move.card).code;
}

std::vector<std::string> to_texts(const GameRules& rules, int phase, const Choices& choices) {
  std::vector<std::string> texts;
  for (int i = 0; i < choices.count(); ++i) {
    texts.push_back(to_text(rules, phase, choices.move(i)));
  }
  return texts;
}

namespace {

int call_named(const GameRules& rules, const std::string& typed) {
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    const CallRules& call = rules.calls[i];
    if (slug(typed) == call.slug || typed == call.text.ja) return static_cast<int>(i);
  }
  return -1;
}

std::string rest_of(const std::vector<std::string>& words, std::size_t from) {
  std::string rest;
  for (std::size_t i = from; i < words.size(); ++i) rest += (rest.empty() ? "" : " ") + words[i];
  return rest;
}

}  // namespace

ReadMove read_move(const GameRules& rules, int phase, const std::string& text) {
  ReadMove read;
  const std::vector<std::string> words = words_of(text);
  if (words.size() < 2) {
    read.fault = text;
    return read;
  }
  const std::string& number = words[0];
  if (number.size() != 1 || number[0] < '1' || number[0] >= '1' + rules.seats) {
    read.fault = number;
    return read;
  }
  const Seat seat = seat_at(number[0] - '1');
  const std::string verb = folded(words[1]);
  const std::string argument = rest_of(words, 2);
  if (verb == "pass") {
    if (argument.empty()) {
      read.move = Move::pass(seat);
    } else {
      read.fault = argument;
    }
    return read;
  }
  const bool calls =
      std::holds_alternative<DeclarePhase>(rules.phases[static_cast<std::size_t>(phase)].body);
  if (verb == "declare") {
    const int call = call_named(rules, argument);
    read.right_verb = calls;
    if (call >= 0) {
      read.move = Move::make_call(seat, call);
    } else {
      read.fault = argument;
    }
  } else if (verb == "play" || verb == "expose") {
    const Card card = rules.deck.parse(argument);
    read.right_verb = !calls && verb == card_verb(rules, phase);
    if (card != no_card && rules.in_play.has(card)) {
      read.move = Move::of_card(seat, card);
    } else {
      read.fault = argument;
    }
  } else {
    read.fault = words[1];
  }
  return read;
}

}  // namespace houserule
