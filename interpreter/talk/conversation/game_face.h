// What a kind of game asks, shows and understands in a way of its own: games of cards and games on
// boards.

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "talk/conversation/talk.h"
#include "talk/pictures/page.h"

namespace houserule {

class BoardFace;

// What a typed line means: a move, or something to say, a new question maybe.
struct Reading {
  std::optional<Move> move = {};
  std::string says = {};
  std::string why = {};    // if the move is refused: what the table itself knows more
  bool goes_past = false;  // all gaps before it
  bool is_known() const { return move.has_value() || !says.empty(); }
};

class GameFace {
 public:
  // Returns that of the game of a table. `talk` must outlive it.
  static std::unique_ptr<GameFace> of(Talk& talk);
  virtual ~GameFace() = default;

  // Null where the game is one of cards.
  virtual const BoardFace* board() const { return nullptr; }

  // What is asked: before a question, in short, whole, and all that may be answered; what somebody
  // hears who comes to the keyboard.
  virtual void tell_position() = 0;
  virtual void welcome() {}
  virtual std::string short_question() const = 0;
  virtual std::string question(bool instruct) const = 0;
  virtual std::string options_text() const = 0;
  virtual Reading read(const std::string& line) = 0;
  // Whether the player wants to pass here without being asked.
  virtual bool passes_unasked() = 0;
  virtual void note_move(const Move& /*move*/, const Choices& /*before*/) {}
  virtual void forget_moves() {}  // they were taken back

  // What words show. At gaps only board games ask; there is none in others.
  void show_hand() const { talk_.print(hand_text()); }
  virtual void show_table() = 0;
  virtual void show_scores() const = 0;
  virtual void show_sheet() const { show_scores(); }  // line by line
  virtual void show_cards() const { show_hand(); }
  virtual void show_board(const std::string& name) const;
  virtual void show_spaces() const;
  virtual void show_supply() const;
  virtual bool ask_at_next_gap() { return false; }
  virtual std::vector<std::string> help() const = 0;

  // Why something cannot be done, or what it would come to; "" if that is not known.
  virtual std::string why(const std::string& /*typed*/) const { return {}; }
  virtual std::string reason(const std::string& /*typed*/) const { return {}; }
  virtual std::string warning(const Move& /*move*/) const { return {}; }
  // A few sentences on what is under the cursor, the most important first.
  virtual std::vector<std::string> explanation() const { return {}; }

  // Of pages: where in the match, what marks stand for, the score sheet: the deals so far, one a
  // line, then every line of deal number `deal` (index into Session::deals()) with its rule.
  virtual std::string progress() const = 0;
  virtual void add_help(Page& page) const = 0;
  // Something that could be typed now; "" where nothing is typed.
  virtual std::string example() const { return {}; }
  virtual Page scores_page(const PageSize& size, std::size_t deal) const = 0;

  // What a move is called when it is spoken of: "8 of leaves", "malý", "pass".
  virtual std::string move_text(const Move& move) const;

 protected:
  explicit GameFace(Talk& talk) : talk_(talk), speaker_(talk.speaker) {}

  std::string hand_text() const;
  Reading out_of_range(std::size_t last) const;
  // Returns the move that a line is as records write it.
  Reading read_as_move(const std::string& line) const;
  const Choices& choices() const { return talk_.choosing.choices(); }

  Talk& talk_;
  const Speaker& speaker_;
};

// Returns the number that is typed, up to 999; -1 if it is none.
int number_typed(const std::string& text);

}  // namespace houserule
