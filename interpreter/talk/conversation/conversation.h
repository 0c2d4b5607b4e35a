// What is said at a table and what is answered, whatever it is shown on.
//
// A conversation knows the question of the moment, understands what a player types, makes the
// moves, lets the others play, and tells what happens in sentences. Plain mode reads them out one
// by one (plain_mode.h); full screen draws a picture beside them (full_screen.h). Everything a
// player can do goes through here, so that both can do the same.

#pragma once

#include <array>
#include <bit>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bots/agents/greedy_agent.h"
#include "bots/agents/opponents.h"
#include "rules/sheet/rule_sheet.h"
#include "rules/words/word_table.h"
#include "session/files/preferences.h"
#include "session/records/reload.h"
#include "session/table/session.h"
#include "talk/voice/board_menu.h"
#include "talk/voice/narrator.h"
#include "talk/voice/speaker.h"

namespace houserule {

// Where moves go before the next question is asked.
class MoveKeeper {
 public:
  virtual ~MoveKeeper() = default;
  // Stores the whole log: what is new is added, what was taken back is removed.
  virtual void keep(const std::vector<LogEntry>& log) = 0;
  virtual void finish(const std::string& summary) = 0;
  // From now on the table has these rules.
  virtual void take_rules(const GameRules& rules) = 0;
};

// Where sentences go. A paragraph has no line feed in it and is never empty.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void tell(const std::string& paragraph) = 0;
  virtual void tell_news(const std::string& paragraph) { tell(paragraph); }  // what happened
  virtual void ask(const std::string& question) { tell(question); }
  // What lies on the table and in the hand, for those who do not see it.
  virtual void tell_position(const std::string& paragraph) { tell(paragraph); }
  // A line of a picture, as it is.
  virtual void tell_picture(const std::string& line) { tell(line); }
  // Somebody else comes to the keyboard, who must not see what is in sight.
  virtual void turn_page() {}
};

struct ConversationSettings {
  SeatSet persons = set_of(seat_at(0));  // the seats that people play: several share a keyboard
  Language language = Language::en;
  OpponentSettings opponents;        // who plays the other seats
  std::string resume_id;             // what `houserule resume` takes; empty: the table is not kept
  bool resumed = false;              // a reminder instead of the greeting
  bool seed_was_drawn = false;       // then it is said
  const WordTable* words = nullptr;  // for `rules`; may be null
  // Where the rules come from: with the words, files that are edited are taken up. May be null.
  const ScriptFolders* folders = nullptr;
  std::filesystem::path preferences;  // where `set` is kept; empty: not beyond this table
};

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
  Seat bot_to_move() const;

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
  void try_move(const Move& move);

  // Says how the table is kept; the last thing that is said.
  void say_goodbye();

  bool wants_to_leave() const { return leaving_; }

  // What full screen draws. The seat is that of the person asked, or asked last.
  Session& session() { return session_; }
  const Session& session() const { return session_; }
  Seat seat() const { return seat_; }
  const Speaker& speaker() const { return speaker_; }
  const Narrator& narrator() const { return narrator_; }
  const std::optional<RuleSheet>& sheet() const { return sheet_; }
  const std::optional<Move>& confirming() const { return confirming_; }
  // The move of the last hint.
  const std::optional<Move>& last_advice() const { return last_advice_; }
  // The sheet of the game without house rules; nothing if it cannot be read.
  std::optional<RuleSheet> printed_sheet() const;

  // The question without the list of choices: "Do you bid?".
  std::string short_question() const;

  // Returns the question for a card to a trick, with the cards that may be played; whether a card
  // is asked for.
  std::string play_question() const;
  bool plays() const;

  // Returns the sentence on where a rule stands: "Rule: follow_suit, games/lorum/rules.lua line 44.
  // Clause 7 of the rule sheet."
  std::string rule_line(const RuleRef& rule, const std::string& word) const;

  const Preferences& preferences() const { return preferences_; }
  // Takes and keeps what the player has set.
  void set_preferences(const Preferences& preferences);
  // Names of the steps that may be set to be passed unasked.
  std::vector<std::string> skippable_names() const;
  void set_language(Language language);
  void set_card_style(CardStyle style) { speaker_.set_card_style(style); }
  const ConversationSettings& settings() const { return settings_; }
  // What to send to somebody who would play the same cards, as a sentence; nothing where a table
  // has no code.
  std::string code_line() const;
  // Of board games.
  bool is_board_game() const;
  BoardLook board_look() const;
  // Says what a space does and costs; what is wrong with what was typed, "" if that is not known.
  std::string space_detail(int space) const;
  std::string board_reason(const std::string& typed) const;
  int space_called(const std::string& typed) const;  // -1: it is none
  // From here on to the next gap, and there the player is asked, whatever is set.
  void ask_at_next_gap();
  struct SheetRow {
    std::string name;
    int points = 0;
    Place rule;
  };
  std::vector<SheetRow> score_sheet() const;  // as it stands

  // Whether a question is open that waits for yes or no.
  bool asks_yes_or_no() const { return undo_pending_ || confirming_.has_value(); }

 private:
  void greet();
  void remind();
  void print(const std::string& paragraph);
  void print_all(const std::vector<std::string>& paragraphs);
  Seat next_to_move() const;
  bool is_person(Seat seat) const { return (settings_.persons & set_of(seat)) != 0; }
  bool shares_keyboard() const { return std::popcount(settings_.persons) > 1; }
  void ask_handover();
  void hear_at_handover(const std::string& line);
  void sit_down(Seat seat);
  void break_off();
  void make_bot_move(const Move& move);
  RandomStream stream_for(Seat seat) const {
    return agent_stream(session_.seed(), session_.log().size(), seat);
  }
  void finish();
  void tell_news();
  void ask();
  void tell_zones();
  void tell_new_cards();

  // Questions.

  // Something to choose by a number: a move, or a set whose cards are chosen next.
  struct Option {
    Move move;
    int set = -1;  // index into Choices::sets
  };
  std::vector<Option> options(const Choices& choices) const;
  bool must_pick(const Choices& choices) const;
  std::string option_text(const Option& option, const Choices& choices, int number) const;
  std::string choice_list(const Choices& choices) const;
  std::vector<Card> numbered(const CardSet& cards) const;
  std::string numbered_text(const CardSet& cards) const;
  std::string question(bool instruct) const;
  std::string set_question(const SetChoice& set, bool instruct) const;
  std::string pick_question(const Choices& choices, bool instruct) const;
  std::string pick_list(const CardSet& from) const;
  std::string call_question() const;
  std::string meld_question(const Choices& choices) const;
  std::string move_text(const Move& move) const;

  // What a line asks for, tried in this order.
  bool answer_pending(const std::string& line);
  bool run_command(const std::string& line);
  bool make_choice(const std::string& line);
  bool choose_number(const std::string& typed, const Choices& now);
  bool choose_cards(const std::string& typed, const SetChoice& set);
  bool choose_pick(const std::string& typed, const Choices& now);
  bool choose_by_name(const std::string& typed, const Choices& now);
  bool read_as_move(const std::string& line);
  void say_unknown(const std::string& line);

  std::optional<Refusal> make_at_table(const Move& move);
  void make_move(const Move& move);
  void drop_choice();
  void print_refusal(const Refusal& refusal);
  std::string writers_line(const RuleRef& rule) const;

  void show_hand();
  std::string hand_text() const;
  void show_table();
  void show_scores();
  void show_rules(const std::string& word);
  void print_clause(const SheetClause& clause);
  void show_why(const std::string& what);
  void show_why_scores();
  void show_ladder(Card card);
  void show_options();
  void show_hint();
  void show_help();
  void ask_undo();
  void undo();
  void change_language(const std::string& name);
  void say_cards_as(const std::string& how);

  // Board games (conversation_board.cpp).
  void tell_board();
  std::string board_question(bool instruct) const;
  std::string board_list(bool everything) const;
  std::string space_list(bool possible) const;
  bool choose_on_board(const std::string& typed, const Choices& now);
  bool go_to_space(const std::string& typed, const Choices& now);
  bool go_past_gap();
  void note_board_move(const Move& move, const Choices& before);
  void show_board(const std::string& typed);
  void show_spaces();
  void show_supply();
  void show_cards();
  void show_score_sheet();
  bool change_gaps(const std::vector<std::string>& words);
  std::string gaps_text() const;

  // Edited rules.
  bool take_edits();
  void take_up(Reload reload, const std::vector<std::string>& files);
  void tell_changes(const std::vector<ChangedValue>& changes);
  void tell_not_taken(const Reload& reload, const std::vector<std::string>& files);
  void hear_while_broken(const std::string& line);
  void tell_failure();
  void go_without(const std::string& typed);
  void export_case(const std::string& typed);
  void print_lines(const std::string& text);

  // Settings.
  void change_settings(const std::vector<std::string>& words);
  void show_settings();
  void keep_preferences();
  const Phase* skippable(const std::string& name) const;
  bool pass_unasked();

  Choices choices() const { return session_.choices(seat_); }
  bool is_asked() const { return session_.decision().kind == Decision::Kind::ask; }
  const Phase& phase_now() const;
  CardSet hand_now() const {
    return session_.state().cards(session_.rules().layout, StateLayout::hand, seat_);
  }

  Session& session_;
  ConversationSettings settings_;
  Listener& listener_;
  MoveKeeper* keeper_;
  Seat seat_;  // of the person who is asked, or was asked last
  Speaker speaker_;
  Narrator narrator_;
  std::vector<Printed> printed_;  // by rules, and not shown yet
  std::optional<RuleSheet> sheet_;
  GreedyAgent adviser_;
  std::unique_ptr<Opponents> opponents_;
  LoadedTable thinking_table_;  // for the thread that thinks
  std::optional<Move> last_advice_;
  int instructions_ = 0;
  bool broken_ = false;    // a script has failed, and the table stands before that move
  bool finished_ = false;  // the result was told
  Seat coming_ = no_seat;  // the person who has to come to the keyboard
  bool leaving_ = false;
  bool repeat_question_ = true;
  std::size_t asked_at_ = static_cast<std::size_t>(-1);  // entries of the log at the last question
  std::size_t undo_to_ = 0;
  bool undo_pending_ = false;
  Preferences preferences_;
  std::string settings_fault_;      // why the file with them could not be read
  std::size_t no_skip_before_ = 0;  // log entries; steps before them wait though set to pass
  MenuThings declined_;             // what could be done when the player went on at a gap last
  std::set<std::size_t> unasked_;   // log entries: gaps that were gone past on the player's behalf
  bool asks_next_gap_ = false;
  std::string why_refused_;         // of what was typed last, where the table itself knows more
  int set_chosen_ = -1;             // the set whose cards are being chosen
  std::vector<Card> picked_;        // picks made so far, one a choice
  std::optional<Move> confirming_;  // waits for a yes
  // What a seat was last told of what it sees.
  struct Told {
    std::vector<std::string> zones;  // by zone
    std::size_t deal = 0;            // deals begun
    CardSet hand;
    std::string values;
  };
  Told& told_now() { return told_[static_cast<std::size_t>(index_of(seat_))]; }
  std::array<Told, max_seats> told_;
  FileWatch watch_;
};

}  // namespace houserule
