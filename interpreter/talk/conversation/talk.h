// What the parts of one conversation share: the table, who sits there, where sentences go, what is
// being chosen.

#pragma once

#include <bit>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/agents/opponents.h"
#include "rules/sheet/rule_sheet.h"
#include "rules/words/word_table.h"
#include "session/files/preferences.h"
#include "session/files/script_folders.h"
#include "talk/choosing/choosing.h"
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
  virtual void tell_news(const News& news) { tell(news.text); }  // what happened
  virtual void ask(const std::string& question) { tell(question); }
  // What lies on the table and in the hand, for those who do not see it.
  virtual void tell_position(const std::string& paragraph) { tell(paragraph); }
  // Something nobody asked for that must not be missed.
  virtual void tell_notice(const std::string& paragraph) { tell(paragraph); }
  // How to do what was said, for those who type.
  virtual void tell_way(const std::string& paragraph) { tell(paragraph); }
  // A line of a picture, as it is.
  virtual void tell_picture(const std::string& line) { tell(line); }
  // Somebody else comes to the keyboard, who must not see what is in sight.
  virtual void turn_page() {}
};

struct ConversationSettings {
  SeatSet persons = set_of(seat_at(0));  // the seats that people play: several share a keyboard
  Language language = Language::en;
  OpponentSettings opponents;        // who plays the other seats
  SeatNames names = {};              // what they are called, where it is not the usual
  std::string resume_id;             // what `houserule resume` takes; empty: the table is not kept
  bool resumed = false;              // a reminder instead of the greeting
  bool seed_was_drawn = false;       // then it is said
  bool explains = false;             // reasons name words of the rules file and their places
  const WordTable* words = nullptr;  // for `rules`; may be null
  // Where the rules come from: with the words, files that are edited are taken up. May be null.
  const ScriptFolders* folders = nullptr;
  std::filesystem::path preferences;  // where `set` is kept; empty: not beyond this table
};

struct Talk {
  // `session`, `listener` and `keeper` must outlive it; `keeper` may be null.
  Talk(Session& session, ConversationSettings settings, Listener& listener, MoveKeeper* keeper);
  Talk(const Talk&) = delete;
  Talk& operator=(const Talk&) = delete;

  const GameRules& rules() const { return session.rules(); }
  const Phase& phase() const;  // Precondition: something is asked
  bool is_asked() const { return session.decision().kind == Decision::Kind::ask; }
  bool is_person(Seat of) const { return (settings.persons & set_of(of)) != 0; }
  // The seat whose move the person makes now: the own one, or one whose cards the person plays.
  Seat acting() const;
  bool shares_keyboard() const { return std::popcount(settings.persons) > 1; }
  bool takes_edits() const { return settings.words != nullptr && settings.folders != nullptr; }
  CardSet hand() const { return session.state().cards(rules().layout, StateLayout::hand, seat); }
  CardSet hand_in_turn() const {  // of the acting seat
    return session.state().cards(rules().layout, StateLayout::hand, acting());
  }

  // Tell paragraphs, those of a code, of a text with line feeds; what happened since the last time.
  void print(const std::string& paragraph) const;
  void print_all(const std::vector<std::string>& paragraphs) const;
  void say(std::string_view code, const PlainFilling& filling = {}) const;
  void print_lines(const std::string& text) const;
  void tell_news();
  void keep_moves() const;

  Session& session;
  ConversationSettings settings;
  Listener& listener;
  MoveKeeper* keeper;
  Seat seat;  // of the person who is asked, or was asked last
  Speaker speaker;
  Narrator narrator;
  Choosing choosing;
  std::vector<Printed> printed;  // by rules, and not shown yet
  std::optional<RuleSheet> sheet;
  Preferences preferences;
  std::string preferences_fault;  // why the file with them could not be read
};

}  // namespace houserule
