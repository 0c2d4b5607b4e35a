// The one board game there is, and room for terms and acts of one's own beside its own.

#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <string>

#include "board_rules/sheet/board_phrases.h"
#include "session/table/table_loader.h"

namespace odin_phrases {

using namespace houserule;

inline const ScriptFolders& folders() {
  static const ScriptFolders all = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  return all;
}

inline const WordTable& words() {
  static const WordTable all = [] {
    Diagnostics diagnostics;
    auto loaded = load_words(folders(), diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(loaded);
    return *loaded;
  }();
  return all;
}

inline std::shared_ptr<const GameRules> rules_of(const std::string& spec) {
  Diagnostics diagnostics;
  const auto table = load_table(folders(), words(), parse_spec(spec, diagnostics), diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  return table->rules;
}

struct Game {
  std::shared_ptr<const GameRules> game = rules_of("odin");
  BoardRules board = *game->board;

  int add(Term term) {
    board.terms.push_back(std::move(term));
    return static_cast<int>(board.terms.size()) - 1;
  }
  int number(int value) {
    Term term;
    term.value = value;
    return add(std::move(term));
  }
  int add(Act act) {
    board.acts.push_back(std::move(act));
    return static_cast<int>(board.acts.size()) - 1;
  }
  int good(const std::string& name) const {
    for (std::size_t i = 0; i < board.goods.size(); ++i) {
      if (board.goods[i].name == name) return static_cast<int>(i);
    }
    FAIL("no good " << name);
    return -1;
  }
  int count(const std::string& name) {
    Term term;
    term.kind = Term::Kind::count;
    term.goods = GoodSet::of(good(name));
    return add(std::move(term));
  }
  int compared(Term::Kind kind, int left, int right) {
    Term term;
    term.kind = kind;
    term.parts = {left, right};
    return add(std::move(term));
  }
  int gain(const std::string& name, int count = 1, int times = no_term) {
    Act act;
    act.kind = Act::Kind::gain;
    act.keeps = Act::Gains{{{good(name), count, times}}};
    return add(std::move(act));
  }
  int around(Act::Kind kind, std::vector<int> parts) {
    Act act;
    act.kind = kind;
    act.parts = std::move(parts);
    return add(std::move(act));
  }
  BoardPhrases phrases() const { return {*game, board}; }
};

// Whether both languages say something, and all holes are filled.
inline void check_said(const Text& text) {
  CAPTURE(text.en, text.ja);
  CHECK_FALSE(text.en.empty());
  CHECK_FALSE(text.ja.empty());
  CHECK(text.en != text.ja);
  CHECK((text.en + text.ja).find_first_of("{}") == std::string::npos);
  CHECK(text.en.find("  ") == std::string::npos);
}

}  // namespace odin_phrases
