// Decks of scripts/decks, and decks that a test writes itself.

#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "lua/objects/script_reader.h"
#include "rules/compile/deck.h"
#include "rules/words/word_check.h"
#include "session/files/script_folders.h"
#include "tests/games/battery.h"

namespace houserule {

inline Deck deck_of_text(const std::string& text, Diagnostics& diagnostics) {
  ScriptReader reader(battery::words());
  const auto node = reader.read({text, "deck.lua", ""}, diagnostics);
  if (!node) return {};
  check_words(*node, battery::words(), diagnostics);
  return compile_deck(*node, diagnostics);
}

inline Deck must_be_deck(const std::string& text) {
  Diagnostics diagnostics;
  Deck deck = deck_of_text(text, diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(diagnostics.empty());
  return deck;
}

// What is said of a deck; "" if it is sound.
inline std::string deck_faults(const std::string& fields) {
  Diagnostics diagnostics;
  (void)deck_of_text("return deck \"d\" {\n" + fields + "\n}\n", diagnostics);
  return diagnostics.to_text();
}

inline Deck installed_deck(const std::string& name) {
  const auto file = battery::scripts().deck(name);
  REQUIRE(file);
  const auto text = read_file(file->path);
  REQUIRE(text);
  return must_be_deck(*text);
}

inline std::vector<std::string> installed_decks() {
  std::vector<std::string> names;
  const auto folder = battery::scripts().installed() / "scripts" / "decks";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace houserule
