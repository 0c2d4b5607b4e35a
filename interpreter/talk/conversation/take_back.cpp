#include "talk/conversation/take_back.h"

#include "board_rules/sheet/option_text.h"

namespace houserule {

namespace {

// The sentence of a kind of move: of a call, a pass, or cards, as `text` names them.
std::string of_move(const Talk& talk, const std::string& code, const Move& move,
                    const std::string& text, PlainFilling filling = {}) {
  filling.emplace_back("call", text);
  filling.emplace_back("card", text);
  return talk.speaker.say(code + (move.kind == MoveKind::call   ? "-call"
                                  : move.kind == MoveKind::pass ? "-pass"
                                                                : "-card"),
                          filling);
}

}  // namespace

bool TakeBack::begin(const Talk& talk, const GameFace& face) {
  const GameRules& rules = talk.rules();
  const auto& log = talk.session.log();
  const auto is_own = [&](std::size_t i) {
    return talk.is_person(log[i].move.seat) && !log[i].forced;
  };
  // What was passed unasked is taken back only where nothing else can be.
  const auto was_asked = [&](std::size_t i) {
    const Phase& phase = rules.phases[static_cast<std::size_t>(log[i].phase)];
    return is_own(i) && !unasked_.contains(i) &&
           (log[i].move.kind != MoveKind::pass ||
            !talk.preferences.skips_step(rules.game, phase.slug));
  };
  std::size_t first = log.size();
  while (first > 0 && !was_asked(first - 1)) --first;
  if (first == 0) first = log.size();
  while (first > 0 && !is_own(first - 1)) --first;
  if (first == 0) {
    talk.say("undo-none");
    return false;
  }
  to_ = first - 1;
  CardSet seen;
  for (int i = 0; i < rules.seats; ++i) {
    if (talk.is_person(seat_at(i))) seen |= talk.session.revealed_since(to_, seat_at(i));
  }
  if (seen.empty()) return true;
  const Move& move = log[to_].move;
  const PlainFilling parameters = {{"n", std::to_string(seen.count())},
                                   {"cards", talk.speaker.cards(seen, Listing::all_of)}};
  // What is offered now is no longer what was offered then.
  const std::string text =
      move.kind == MoveKind::option ? option_text(rules, move.option) : face.move_text(move);
  talk.print(talk.shares_keyboard() ? talk.speaker.say("undo-asks", parameters)
                                    : of_move(talk, "undo-asks", move, text, parameters));
  is_pending_ = true;
  return false;
}

void TakeBack::finish(Talk& talk, const GameFace& face) {
  const Move move = talk.session.log()[to_].move;
  talk.session.undo_to(to_);
  talk.keep_moves();
  talk.narrator.take_back();
  // What it was is not for the eyes of somebody else.
  talk.print(move.seat == talk.seat ? of_move(talk, "undone", move, face.move_text(move))
                                    : talk.speaker.say_of(move.seat, "undone"));
  unasked_.erase(unasked_.lower_bound(to_), unasked_.end());
  no_skip_before_ = to_ + 1;
}

}  // namespace houserule
