// Cards are drawn and played, and used at gaps.

#include <utility>

#include "board_agenda/board_run.h"

namespace houserule {

using TraceKind = TraceEvent::Kind;

// Words: 0 how many were played, 1 the card to be played + 1, 2 a gap has been.
bool BoardRun::step_play(const Act::Times& what) {
  if (word(1) != 0) {
    const Card card = card_at(word(1) - 1);
    set_word(1, 0);
    set_word(0, word(0) + 1);
    set_word(2, 0);
    play(card);
    return true;
  }
  if (word(0) >= value(what.times) || hand().empty()) return end(word(0) == 0);
  if (word(0) > 0 && word(2) == 0) {
    set_word(2, 1);
    open_gap(rules_.card_gap);
    return true;
  }
  return false;
}

void BoardRun::apply_play(const Act& /*what*/, const Option& option) {
  set_word(1, option.of[0] + 1);
}

void BoardRun::play(Card card) {
  CardSet held = hand();
  held.remove(card);
  own_.set_cards(game_.layout, StateLayout::hand, seat_at(0), held);
  CardSet open = open_cards();
  open.add(card);
  own_.set_cards(game_.layout, open_zone_, seat_at(0), open);
  const int at = counting_action();
  if (at >= 0) own_word(at, ActionWord::plays) = kept(word(at, ActionWord::plays) + 1);
  tell({.kind = TraceKind::play, .card = card});
  changed();
  // What it does at once leaves no gap, unless it begins a phase or an action.
  const int effect = rules_.cards[static_cast<std::size_t>(index_of(card))].on_play;
  if (effect != no_act) start(effect, frame_atomic);
}

// Words: 0 how many, 1 whether who listens has been asked, 2 the card that was picked + 1. Each
// card is a draw of its own.
bool BoardRun::step_draw(const Act::DrawCards& what) {
  Frame& frame = own_top();
  if (word(1) == 0) {
    const bool none = to_draw_of(what).empty() && live_listeners(Window::instead_of_card) == 0;
    if (none || word(0) >= value(what.times)) return end(false);
    set_word(1, 1);
    frame.flags &= static_cast<std::uint8_t>(~frame_replaced);
    open_window(Window::instead_of_card);
    return true;
  }
  if ((frame.flags & frame_replaced) == 0) {
    const CardSet of = to_draw_of(what);
    if (what.chosen && word(2) == 0 && !of.empty()) return false;
    draw_card(of, word(2) == 0 ? no_card : card_at(word(2) - 1));
  }
  set_word(0, word(0) + 1);
  set_word(1, 0);
  set_word(2, 0);
  return true;
}

void BoardRun::apply_draw(const Act& /*what*/, const Option& option) {
  set_word(2, option.of[0] + 1);
}

void BoardRun::remove_cards(const Act::Cards& what) {
  const CardSet pile = own_.cards(game_.layout, pile_zone_);
  const CardSet box = own_.cards(game_.layout, box_zone_);
  own_.set_cards(game_.layout, pile_zone_, seat_at(0), pile - what.cards);
  own_.set_cards(game_.layout, box_zone_, seat_at(0), box | (pile & what.cards));
}

void BoardRun::draw_card(const CardSet& of, Card wanted) {
  CardSet pile = own_.cards(game_.layout, pile_zone_);
  CardSet held = hand();
  if (of.empty()) return;
  Card card = wanted;
  if (card == no_card) {
    const int fixed = scripted(Chance::card, 0, max_cards - 1);
    if (fixed >= 0 && of.has(card_at(fixed))) {
      card = card_at(fixed);
    } else {
      card = of.nth(static_cast<int>(chance().below(static_cast<std::uint32_t>(of.count()))));
    }
  }
  pile.remove(card);
  held.add(card);
  tell({.kind = TraceKind::draw, .card = card});
  own_.set_cards(game_.layout, pile_zone_, seat_at(0), pile);
  own_.set_cards(game_.layout, StateLayout::hand, seat_at(0), held);
  changed();
}

// An effect of a card at a gap: it begins on top of it.
void BoardRun::use_anytime(const Option& option) {
  const AnytimeAct& one = rules_.anytime[static_cast<std::size_t>(option.of[2])];
  tell({.kind = TraceKind::use, .card = one.card});
  if (one.latch >= 0) table_.latch(one.latch) = 1;
  if (kind(depth() - 1) == BoardFrame::gap) own_top().step = 1;
  push(BoardFrame::anytime, one.act, 1);
}

}  // namespace houserule
