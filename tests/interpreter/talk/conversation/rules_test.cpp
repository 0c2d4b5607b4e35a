// What people are told of rules, at every kind of question: in the words of the sheet, and never in
// words that only rules files have.

#include "talk/conversation/rules.h"

#include <cctype>

#include "tests/interpreter/talk/sitting_down.h"

using namespace houserule;

namespace {

// What stands in a text that belongs to makers: names with an underscore, files, levels.
std::string makers_word(const std::string& text) {
  std::string word;
  for (const char c : text + " ") {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0 || c == '_' || c == '.' || c == '+') {
      word += c;
      continue;
    }
    const bool is_name = word.find('_') != std::string::npos && word != "auto_pass";
    const bool is_file = word.find(".lua") != std::string::npos;
    const bool is_level = word == "greedy" || word == "ismcts" || word.starts_with("learned+");
    if (is_name || is_file || is_level) return word;
    word.clear();
  }
  return "";
}

// Everything that can be asked of a table, by a person whose turn it is.
const std::string questions =
    "why\nhint\noptions\ntable\nhand\ntrick\nlast\ntricks\nscores\nwhy scores\nbids\nlog\nxyzzy\n";

}  // namespace

TEST_CASE("words of rules files never reach who plays", "[conversation][plain]") {
  const Language language = GENERATE(Language::en, Language::ja);
  for (const std::string table :
       {"lorum", "lorum +exposed_horniky", "aurum", "exposure", "french_tarot",
        "french_tarot players=5", "hearts", "euchre", "belote", "skat", "bridge", "spades", "whist",
        "oh_hell", "briscola"}) {  // moves on boards are typed as records have them
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Session session(table_of(table), seed);
      RandomStream random(seed, Purpose::agent);
      const auto agent = make_agent({.kind = BotLevel::Kind::random});
      // At the first question, in the middle of a deal, and later.
      for (std::size_t moves = (seed - 1) * 17; moves > 0 && !session.is_finished(); --moves) {
        const Seat seat = first_of(session.decision().to_act);
        REQUIRE_FALSE(session.try_move(agent->choose(session.table(), session.view_of_choice(seat),
                                                     session.decision(), random)));
      }
      if (session.is_finished()) continue;
      const Seat asked = session.state().core().chooser(first_of(session.decision().to_act));
      std::string typed = questions;
      // Why each of what may be done now, and a card that may not.
      int some = 0;
      for (const std::string& move : session.legal_moves().legal) {
        if (++some > 4) break;
        const std::vector<std::string> words = words_of(move);
        typed += "why " + words.back() + "\n";
      }
      for (const Card card : session.rules().in_play) {
        if (++some > 9) break;
        typed += "why " + session.rules().deck.info(card).code + "\n";
        typed += session.rules().deck.info(card).code + "\n";
      }
      const Said said = sit_at(std::move(session), typed, {}, language, set_of(asked));
      INFO(table << " " << seed << ": " << said.text);
      CHECK(makers_word(said.text).empty());
      CHECK(makers_word("any_card") == "any_card");  // it can be found
    }
  }
}

TEST_CASE("a line of a settlement names the clause that is of it", "[conversation][plain]") {
  Session session(table_of("bridge"), 5);
  RandomStream random(5, Purpose::agent);
  const auto agent = make_agent({.kind = BotLevel::Kind::random});
  while (session.deals().empty() || !session.deals().front().finished) {
    const Seat seat = first_of(session.decision().to_act);
    REQUIRE_FALSE(session.try_move(
        agent->choose(session.table(), session.view_of_choice(seat), session.decision(), random)));
  }
  int clause_of_short = 0;
  for (const SheetSection& section : make_rule_sheet(session.rules()).sections) {
    for (const SheetClause& clause : section.clauses) {
      if (clause.text.en.starts_with("If the contract fails")) clause_of_short = clause.number;
    }
  }
  REQUIRE(clause_of_short > 0);
  const Said said = sit_at(std::move(session), "why scores\n");
  const std::size_t line = said.text.rfind("Short:");
  REQUIRE(line != std::string::npos);  // who bids at random fails
  const std::string clause = "Clause " + std::to_string(clause_of_short) + " of the rule sheet.";
  INFO(said.text.substr(line, 200) << " " << clause);
  CHECK(said.text.find(clause, line) < line + 100);
}

TEST_CASE("reasons are clauses of the sheet; places only where a table explains itself",
          "[conversation][plain]") {
  const auto asked_why = [](bool explains) {
    ConversationSettings settings;
    settings.opponents.level.kind = BotLevel::Kind::random;
    settings.explains = explains;
    Session session(table_of("lorum +exposed_horniky"), 11);
    std::istringstream in("why\nwhy maly\npass\npass\nwhy\nwhy H9\n");
    std::ostringstream out;
    PlainMode(session, settings, {in, out}, nullptr).run();
    return out.str();
  };
  const std::string plain = asked_why(false);
  CHECK(plain.find("Clause ") != std::string::npos);
  CHECK(plain.find(".lua") == std::string::npos);
  const std::string explained = asked_why(true);
  CHECK(explained.find("Clause ") != std::string::npos);
  CHECK(explained.find("games/lorum/rules.lua line ") != std::string::npos);
}
