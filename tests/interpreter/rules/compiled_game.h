// A game written in a test, read and compiled: what its fields and phases have become.

#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <string>

#include "tests/interpreter/session/script_tree.h"

namespace houserule {

// A game for two with french_24 in which nothing is left out. `fields` are added to it, and what
// begins a phase list (`before`) or ends one (`after`) stands around the play.
struct GameText {
  std::string fields;
  std::string before;
  std::string deal = "deal { packets = { 12 } },";
  std::string play =
      "first_lead = eldest_hand, follow = { follow_suit, any_card },"
      "winner = { highest_of_led_suit },";
  std::string after;
  std::string settle = "score \"tricks\" { each_seat, function (seat) return seat.tricks end }";
  std::string match = "deals = 2, winner = highest_score";
  std::string players = "2";
  std::string deck = "french_24";

  // On one line each, so that a place in a diagnostic says which part it is in.
  std::string text() const {
    return "return game \"G\" { players = { " + players + " }, deck = \"" + deck + "\",\n" +
           fields + "\nphases = {\n" + deal + "\n" + before + "\nplay { " + play + " },\n" + after +
           "\nsettle { " + settle + " } },\nmatch = { " + match + " } }\n";
  }
};

class CompiledGame {
 public:
  explicit CompiledGame(const GameText& game, const std::string& spec = "g",
                        const std::string& ja = "")
      : CompiledGame(game.text(), spec, ja) {}

  CompiledGame(const std::string& text, const std::string& spec, const std::string& ja) {
    tree_.write("games/g/rules.lua", text);
    if (!ja.empty()) {
      tree_.write("games/g/ja.lua",
                  "return translation { of = \"g\", language = \"ja\", " + ja + " }");
    }
    Diagnostics diagnostics;
    table_ = tree_.load(spec, diagnostics);
    faults_ = diagnostics.to_text();
  }

  // What was reported, one fault a line.
  const std::string& faults() const { return faults_; }
  std::string remarks() const { return table_->remarks.to_text(); }

  const GameRules& rules() const {
    INFO(faults_);
    REQUIRE(table_.has_value());
    return *table_->rules;
  }

  const LoadedTable& table() const {
    REQUIRE(table_.has_value());
    return *table_;
  }

  // The first phase of a kind.
  template <typename Body>
  const Body& body() const {
    for (const Phase& phase : rules().phases) {
      if (const auto* body = std::get_if<Body>(&phase.body)) return *body;
    }
    FAIL("no such phase");
    std::abort();
  }

  CardSet cards(const std::string& quoted) const { return *rules().deck.find(quoted); }

 private:
  ScriptTree tree_;
  std::optional<LoadedTable> table_;
  std::string faults_;
};

// Whether the faults of a game say something.
inline bool says(const CompiledGame& game, const std::string& what) {
  INFO(game.faults());
  return game.faults().find(what) != std::string::npos;
}

}  // namespace houserule
