// How a console speaks of a board game: goods, boards, cards, spaces, what is offered, asked and
// what has happened.

#pragma once

#include <string>
#include <vector>

#include "board_agenda/board_look.h"
#include "board_rules/sheet/short_forms.h"
#include "session/table/board_happening.h"
#include "talk/voice/news.h"
#include "talk/voice/speaker.h"

namespace houserule {

class BoardWords {
 public:
  // `speaker` must outlive it, and its rules be those of a board game.
  explicit BoardWords(const Speaker& speaker);

  const Speaker& speaker() const { return speaker_; }
  const ShortForms& phrases() const { return phrases_; }

  std::string amount(int good, int count) const { return phrases_.amount(good, count); }
  std::string amounts(const std::vector<std::pair<int, int>>& goods) const;
  std::string place(int place) const;         // "home", "stone house 2"
  std::string card(Card card) const;          // "7 Miller"
  std::string whole_card(Card card) const;    // with its points and all that it does
  std::string space_number(int space) const;  // "07" of "C1-07"
  std::string workers(int count) const;       // "Viking" or "Vikings"
  std::string phase(int phase) const;

  // Two columns that tell goods apart: "wo", "rs"; in Japanese one character.
  const std::string& mark(int good) const { return marks_[static_cast<std::size_t>(good)]; }

  // What lies in the supply, pieces first; "" if nothing does.
  std::string supply(const BoardLook& look) const;

  // What is asked, without a mark behind it: "Place Vikings: choose a space, or pass".
  std::string question(const BoardLook& look) const;

  // What an option does, for a list: "succeed, paying 2 wood".
  std::string option(const BoardLook& look, const Option& option) const;

  // Why nothing could be done: "needs 2 wood, you have 1"; "" if it cannot be said in short.
  std::string lack(const BoardLook::Lack& lack) const;

  // Why workers cannot be placed on a space, or nothing be done there; "" if it is possible.
  std::string why_not(const BoardLook& look, int space) const;

  // Why a tile may not lie there; "" if it may.
  std::string why_not(const BoardLook& look, const BoardLook::TileFit& fit, int place) const;

  // What happened since happening number `from`, a paragraph a phase or a turn.
  std::vector<News> told(const std::vector<BoardHappening>& all, std::size_t from) const;

 private:
  std::string act_question(const BoardLook& look, const BoardLook::Asked& asked) const;
  struct Sentence {
    std::string text;
    std::string heading;  // of a phase, before it
    bool opens = false;   // a paragraph
    int times = 1;        // it happens, one after the other
    std::vector<RuleRef> rules;
  };
  std::vector<Sentence> sentences(const std::vector<BoardHappening>& all, std::size_t from) const;
  std::string happening(const BoardHappening& one) const;
  std::string moved_goods(const BoardHappening& one) const;
  std::string board_of(int kind) const;
  void make_marks();

  const Speaker& speaker_;
  const BoardRules& rules_;
  ShortForms phrases_;
  std::vector<std::string> marks_;
};

}  // namespace houserule
