// A person at a table of lines, for tests: what is typed goes in, what is said comes out.

#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "console/plain_mode.h"
#include "tests/interpreter/bots/bot_table.h"

namespace houserule {

class KeptMoves final : public MoveKeeper {
 public:
  void keep(const std::vector<LogEntry>& log) override {
    moves.clear();
    for (const LogEntry& entry : log) moves.push_back(entry.text);
  }
  void finish(const std::string&) override {}
  void take_rules(const GameRules& rules) override { rules_hash = rules.hash; }
  std::vector<std::string> moves;
  std::string rules_hash;
};

struct Said {
  std::string text;  // lines joined, so that a sentence is found wherever it was broken
  std::vector<std::string> moves;
};

// People sit down, at seat 1 unless it says where, with bots that play at random, which any game
// has.
inline Said sit_at(Session session, const std::string& typed,
                   const std::filesystem::path& preferences = {}, Language language = Language::en,
                   SeatSet persons = 1) {
  ConversationSettings settings;
  settings.opponents.level.kind = BotLevel::Kind::random;
  settings.language = language;
  settings.preferences = preferences;
  settings.persons = persons;
  KeptMoves kept;
  std::istringstream in(typed);
  std::ostringstream out;
  PlainMode(session, settings, {in, out}, &kept).run();
  Said said{out.str(), kept.moves};
  for (char& c : said.text) {
    if (c == '\n') c = ' ';
  }
  return said;
}

inline Said sit_and_type(const std::string& spec, const std::string& typed,
                         const std::filesystem::path& preferences = {}, std::uint64_t seed = 5,
                         Language language = Language::en, SeatSet persons = 1) {
  return sit_at(Session(table_of(spec), seed), typed, preferences, language, persons);
}

inline bool says(const Said& said, const std::string& sentence) {
  UNSCOPED_INFO(said.text);
  return said.text.find(sentence) != std::string::npos;
}

}  // namespace houserule
