// What is said at a table and what is answered, whatever it is shown on.
//
// A conversation hears what a player types, makes the moves, lets the others play, and tells what
// happens in sentences. Plain mode reads them out one by one (plain_mode.h); full screen draws a
// picture beside them (full_screen.h). Everything a player can do goes through here, so that both
// can do the same. What a kind of game asks and understands is its face (game_face.h).

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "bots/agents/learned_agent.h"
#include "bots/agents/level.h"
#include "session/table/refusal.h"
#include "talk/conversation/game_face.h"
#include "talk/conversation/reload.h"
#include "talk/conversation/take_back.h"
#include "talk/conversation/talk.h"

namespace houserule {

// Deals played out for a hint: a person waits longer for one than a bot that plays.
inline constexpr int hint_trials = 1000;

class Conversation {
 public:
  // `session`, `listener` and `keeper` must outlive the conversation; `keeper` may be null.
  Conversation(Session& session, ConversationSettings settings, Listener& listener,
               MoveKeeper* keeper);
  ~Conversation();

  // Greets, or reminds of where the table stands.
  void begin();

  // What the table waits for.
  enum class Waiting {
    bot,       // bot_move and make_bot_move, or play_bots
    person,    // hear()
    handover,  // hear(): another person is asked, who has to come to the keyboard first
    mend,      // hear(): a script failed and its file has to be mended
    nothing,   // the match is over
    failed,    // a script failed, and no file can be read again
  };
  Waiting waiting() const;

  // Goes on as far as no person is needed: passes that a player wants unasked, the news, the
  // question. With `play_bots` the others move as well, on this thread.
  void go_on(bool play_bots);

  // The seat to move next. Precondition: waiting() is `bot`.
  Seat bot_to_move() const { return first_of(talk_.session.decision().to_act); }

  // What it takes to find its move on another thread: `think` does, and `hurry`, called from this
  // one, makes it end soon. One at a time; go_on with bots, undo and new rules have to wait for it.
  struct Thought {
    std::function<Move()> think;
    std::function<void()> hurry;
  };
  Thought bot_thought();

  // Makes the move that `move_of` returns, and says which bots could not go on.
  void take_bot_move(const std::function<Move()>& move_of);

  // Takes up rules whose files were edited, or says why not. Returns whether it did.
  bool look_for_edits();

  // Does what a line asks for: a move, a word, an answer. An empty line asks the question again.
  void hear(const std::string& line);

  // Makes a move of the person that is asked, after a question where the player wants one.
  void try_move(const Move& move) { try_move(move, {}); }

  // Says how the table is kept; the last thing that is said.
  void say_goodbye();

  // At a shared keyboard, before the first of the people has come to it.
  bool nobody_sits() const { return nobody_sits_; }
  // Who has to come to the keyboard. Precondition: waiting() is `handover`, and go_on was called.
  std::string handover_text() const;

  bool wants_to_leave() const { return leaving_; }

  // What full screen draws. The seat is that of the person asked, or asked last.
  const Talk& talk() const { return talk_; }
  const Session& session() const { return talk_.session; }
  Seat seat() const { return talk_.seat; }
  const Speaker& speaker() const { return talk_.speaker; }
  const Narrator& narrator() const { return talk_.narrator; }
  const GameFace& face() const { return *face_; }
  GameFace& face() { return *face_; }
  const Choosing& choosing() const { return talk_.choosing; }
  Choosing& choosing() { return talk_.choosing; }
  // The move of the last hint.
  const std::optional<Move>& last_advice() const { return last_advice_; }

  // The question without the list of choices: "Do you bid?".
  std::string short_question() const;

  // Takes and keeps what the player has set.
  void set_preferences(const Preferences& preferences);
  void set_language(Language language);
  void set_card_style(CardStyle style) { talk_.speaker.set_card_style(style); }
  // What to send to somebody who would play the same cards, as a sentence; nothing where a table
  // has no code.
  std::string code_line() const;

  // Whether a question is open that waits for yes or no; that of a move.
  bool asks_yes_or_no() const { return take_back_.is_pending() || confirms(); }
  bool confirms() const { return confirming_.has_value(); }

 private:
  using Command = void (*)(Conversation&, const std::string& rest);

  // Who chooses the next move, perhaps for another seat.
  Seat next_to_move() const { return talk_.session.state().core().chooser(bot_to_move()); }
  void ask_handover();
  void hear_at_handover(const std::string& line);
  void sit_down(Seat seat);
  void break_off();
  RandomStream stream_for(Seat seat) const {
    return agent_stream(talk_.session.seed(), talk_.session.log().size(), seat);
  }
  void finish();
  void ask();
  bool pass_unasked();
  void read_choices();

  // What a line asks for, tried in this order.
  bool answer_pending(const std::string& line);
  bool run_command(const std::string& line);
  bool make_choice(const std::string& line);
  void say_unknown(const std::string& line) const;

  std::string question(bool instruct) const;
  void try_move(const Move& move, const std::string& why);
  void make_move(const Move& move, const std::string& why = {});
  bool go_past_gaps();
  std::optional<Refusal> make_at_table(const Move& move);

  // Words.
  void show_hint();
  void do_as_hinted();
  void undo();
  void change_language(const std::string& name);
  void say_cards_as(const std::string& how);

  // Edited rules.
  bool take_edits();
  void begin_anew();
  void hear_while_broken(const std::string& line);

  Talk talk_;
  std::unique_ptr<GameFace> face_;
  TakeBack take_back_;
  RuleEdits edits_;
  bool nobody_sits_;
  LearnedAgent adviser_{hint_trials, false};
  std::unique_ptr<Opponents> opponents_;
  LoadedTable thinking_table_;  // for the thread that thinks
  std::optional<Move> last_advice_;
  std::size_t advised_at_ = 0;      // entries of the log at the last hint
  std::optional<Move> confirming_;  // waits for a yes
  int instructions_ = 0;
  bool broken_ = false;    // a script has failed, and the table stands before that move
  bool finished_ = false;  // the result was told
  Seat coming_ = no_seat;  // the person who has to come to the keyboard
  bool leaving_ = false;
  bool repeat_question_ = true;
  std::size_t asked_at_ = static_cast<std::size_t>(-1);  // entries of the log at the last question
};

}  // namespace houserule
