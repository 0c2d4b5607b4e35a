// The table as a dialogue of lines: for pipes, screen readers and plain terminals.
//
// One short sentence an event, the question last, no picture. Everything that can be asked in full
// screen can be asked here.

#pragma once

#include <filesystem>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/agent.h"
#include "bots/greedy_agent.h"
#include "console/narrator.h"
#include "console/speaker.h"
#include "rules/rule_sheet.h"
#include "rules/word_table.h"
#include "session/preferences.h"
#include "session/reload.h"
#include "session/session.h"

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

struct PlainSettings {
  Seat seat = seat_at(0);
  Language language = Language::en;
  std::string bots = "greedy";
  std::string resume_id;             // what `houserule resume` takes; empty: the table is not kept
  bool echo = false;                 // repeat what was read, where input is no terminal
  bool resumed = false;              // a reminder instead of the greeting
  bool seed_was_drawn = false;       // then it is said
  const WordTable* words = nullptr;  // for `rules`; may be null
  // Where the rules come from: with the words, files that are edited are taken up. May be null.
  const ScriptFolders* folders = nullptr;
  std::filesystem::path preferences;  // where `set` is kept; empty: not beyond this table
};

class PlainMode {
 public:
  enum class Ending { finished, left, fault };

  // `session`, `keeper` and the streams must outlive the mode; `keeper` may be null.
  PlainMode(Session& session, PlainSettings settings, std::istream& in, std::ostream& out,
            MoveKeeper* keeper);
  ~PlainMode();

  // Plays until the match is over, the input ends or the player leaves.
  Ending run();

 private:
  void greet();
  void remind();
  bool read_line(std::string& line);
  void print(const std::string& paragraph);
  void print_all(const std::vector<std::string>& paragraphs);
  bool play_bots();  // until the person is asked; false: a script failed
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
  std::string play_question() const;
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

  void try_move(const Move& move);
  std::optional<Refusal> make_at_table(const Move& move);
  void make_move(const Move& move);
  void drop_choice();
  void print_refusal(const Refusal& refusal);
  std::string rule_line(const RuleRef& rule, const std::string& word) const;
  std::string writers_line(const RuleRef& rule) const;
  RandomStream stream_for(Seat seat) const;

  void show_hand();
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

  // Edited rules.
  bool take_edits();
  void take_up(Reload reload, const std::vector<std::string>& files);
  void tell_changes(const std::vector<ChangedValue>& changes);
  void tell_not_taken(const Reload& reload, const std::vector<std::string>& files);
  bool wait_for_mend();
  void tell_failure();
  void go_without(const std::string& typed);
  void export_case(const std::string& typed);
  void print_lines(const std::string& text);

  // Settings.
  void change_settings(const std::vector<std::string>& words);
  void show_settings();
  void keep_preferences();
  const Phase* skippable(const std::string& name) const;
  std::vector<std::string> skippable_names() const;
  bool pass_unasked();

  Choices choices() const { return session_.choices(settings_.seat); }
  bool is_asked() const { return session_.decision().kind == Decision::Kind::ask; }
  bool plays() const;
  const Phase& phase_now() const;
  CardSet hand_now() const {
    return session_.state().cards(session_.rules().layout, StateLayout::hand, settings_.seat);
  }

  Session& session_;
  PlainSettings settings_;
  std::istream& in_;
  std::ostream& out_;
  MoveKeeper* keeper_;
  Speaker speaker_;
  Narrator narrator_;
  std::vector<Printed> printed_;  // by rules, and not shown yet
  std::optional<RuleSheet> sheet_;
  GreedyAgent adviser_;
  std::unique_ptr<Agent> agent_;
  int instructions_ = 0;
  bool leaving_ = false;
  bool repeat_question_ = true;
  std::size_t asked_at_ = static_cast<std::size_t>(-1);  // entries of the log at the last question
  std::size_t undo_to_ = 0;
  bool undo_pending_ = false;
  Preferences preferences_;
  std::size_t no_skip_before_ = 0;       // log entries; steps before them wait though set to pass
  int set_chosen_ = -1;                  // the set whose cards are being chosen
  std::vector<Card> picked_;             // picks made so far, one a choice
  std::optional<Move> confirming_;       // waits for a yes
  std::vector<std::string> zones_told_;  // by zone
  std::size_t hand_deal_ = 0;            // deals begun when the hand was last told
  CardSet hand_told_;
  std::string values_told_;
  FileWatch watch_;
};

}  // namespace houserule
