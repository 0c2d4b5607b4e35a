#include "talk/conversation/game_face.h"

#include <algorithm>

#include "talk/conversation/board_face.h"
#include "talk/conversation/card_face.h"

namespace houserule {

int number_typed(const std::string& text) {
  const bool digits =
      !text.empty() && text.size() < 4 && text.find_first_not_of("0123456789") == std::string::npos;
  return digits ? std::stoi(text) : -1;
}

std::unique_ptr<GameFace> GameFace::of(Talk& talk) {
  if (talk.rules().board != nullptr) return std::make_unique<BoardFace>(talk);
  return std::make_unique<CardFace>(talk);
}

std::string GameFace::hand_text() const {
  const CardSet hand = talk_.hand();
  std::string line = speaker_.say("your-cards", {{"n", std::to_string(hand.count())}});
  speaker_.add(line, speaker_.hand(hand));
  return line;
}

void GameFace::show_board(const std::string& /*name*/) const {
  talk_.say("board-only-board-games");
}
void GameFace::show_spaces() const { talk_.say("board-only-board-games"); }
void GameFace::show_supply() const { talk_.say("board-only-board-games"); }

Reading GameFace::out_of_range(std::size_t last) const {
  return {.says = last == 1 ? speaker_.say("choice-range-one")
                            : speaker_.say("choice-range", {{"n", std::to_string(last)}})};
}

Reading GameFace::read_as_move(const std::string& line) const {
  const ReadMove read = talk_.session.read(std::to_string(number_of(talk_.acting())) + " " + line);
  return {.move = read.right_verb ? read.move : std::nullopt};
}

std::string GameFace::move_text(const Move& move) const {
  switch (move.kind) {
    case MoveKind::pass:
      return speaker_.pass(talk_.phase());
    case MoveKind::call:
      return speaker_.call(move.call);
    case MoveKind::card:
      return speaker_.card(move.card);
    case MoveKind::set: {
      const std::string cards = speaker_.cards(move.cards, Listing::all_of);
      return move.call == no_call ? cards : speaker_.call(move.call) + ": " + cards;
    }
    case MoveKind::picks: {
      std::vector<std::string> cards;
      for (const Card card : move.picks) {
        if (card != no_card) cards.push_back(speaker_.card(card));
      }
      return speaker_.list(cards);
    }
    case MoveKind::option:
      break;
  }
  return "";
}

}  // namespace houserule
