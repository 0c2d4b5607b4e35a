// The games, and the tables of theirs that tests try.

#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "session/table/table_loader.h"
#include "tests/this_build.h"

namespace houserule::battery {

using this_build::is_slow;

inline const ScriptFolders& scripts() {
  static const ScriptFolders folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  return folders;
}

inline const WordTable& words() {
  static const WordTable table = [] {
    Diagnostics diagnostics;
    const auto loaded = load_words(scripts(), diagnostics);
    if (!loaded) throw std::runtime_error(diagnostics.to_text());
    return *loaded;
  }();
  return table;
}

inline std::optional<LoadedTable> load(const std::string& spec, Diagnostics& diagnostics) {
  const TableSpec table = parse_spec(spec, diagnostics);
  return load_table(scripts(), words(), table, diagnostics);
}

inline LoadedTable must_load(const std::string& spec) {
  Diagnostics diagnostics;
  auto table = load(spec, diagnostics);
  if (!table) throw std::runtime_error(spec + ": " + diagnostics.to_text());
  return *table;
}

// The games with each number of players: "lorum players=3". A slow build tries each with one.
inline const std::vector<std::string>& plain_tables() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> tables;
    for (const std::string& game : scripts().games()) {
      for (int players = 1; players <= max_seats; ++players) {
        const std::string spec = game + " players=" + std::to_string(players);
        Diagnostics diagnostics;
        if (!load(spec, diagnostics)) continue;
        tables.push_back(spec);
        if (is_slow) break;
      }
    }
    return tables;
  }();
  return all;
}

inline std::string game_of(const std::string& spec) { return spec.substr(0, spec.find(' ')); }

// Whether a house rule is made for the number of players of `plain`.
inline bool fits(const std::string& plain, const std::string& variant) {
  Diagnostics diagnostics;
  if (load(plain + " +" + variant, diagnostics)) return true;
  return std::none_of(diagnostics.all().begin(), diagnostics.all().end(),
                      [](const Diagnostic& d) { return d.code == "variant-players"; });
}

// Returns why the two house rules, or the one if they are the same, cannot be played; "" if they
// can. Anything but a reason that the authors of house rules may give is thrown.
inline std::string refusal_of(const std::string& spec) {
  Diagnostics diagnostics;
  if (load(spec, diagnostics)) return "";
  for (const Diagnostic& diagnostic : diagnostics.all()) {
    const std::string& code = diagnostic.code;
    const bool allowed = code == "missing-variant" || code == "excluded-variant" ||
                         code == "patch-conflict" || code == "variant-players";
    if (!allowed) throw std::runtime_error(spec + ": " + to_text(diagnostic));
  }
  return diagnostics.to_text();
}

// `plain` with each house rule, and with every other pair of them, where they can be played; with
// each pair of a house rule that cannot be played alone. A slow build tries few of the others.
inline const std::vector<std::string>& variant_tables(const std::string& plain) {
  static std::map<std::string, std::vector<std::string>> known;
  const auto [at, is_new] = known.try_emplace(plain);
  if (!is_new) return at->second;
  const auto variants = scripts().variants(game_of(plain));
  std::vector<bool> alone;
  for (const std::string& variant : variants) {
    alone.push_back(refusal_of(plain + " +" + variant).empty());
  }
  int pairs = 0;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const std::string first = plain + " +" + variants[i];
    if (alone[i]) at->second.push_back(first);
    for (std::size_t j = i + 1; j < variants.size(); ++j) {
      if (alone[i] && alone[j] && ++pairs % (is_slow ? 48 : 2) != 0) continue;
      const std::string both = first + " +" + variants[j];
      if (refusal_of(both).empty()) at->second.push_back(both);
    }
  }
  return at->second;
}

// The same table with matches of one deal: where many tables are tried, each is tried briefly.
inline std::string briefly(const std::string& spec) {
  return spec.find(" deals=") == std::string::npos ? spec + " deals=1" : spec;
}

inline bool has_two_variants(const std::string& spec) {
  return std::count(spec.begin(), spec.end(), '+') > 1;
}

// `plain` with the least, the usual and the greatest value of each house number, and of each two.
inline std::vector<std::string> number_tables(const std::string& plain) {
  constexpr int most_deals = 12;
  std::vector<std::vector<std::string>> settings;
  const auto rules = must_load(plain).rules;
  for (const HouseNumber& number : rules->house) {
    if (!number.names.empty()) {
      settings.emplace_back();
      for (const std::string& name : number.names) {
        settings.back().push_back(number.name + "=" + name);
      }
      continue;
    }
    std::string usual;
    for (const int value : number.usual) {
      usual += (usual.empty() ? "" : ",") + std::to_string(value);
    }
    const int greatest = number.name == "deals" ? std::min(number.to, most_deals) : number.to;
    const auto as_many = [&](int value) {
      std::string text = number.name + "=" + std::to_string(value);
      for (std::size_t i = 1; i < number.usual.size(); ++i) text += "," + std::to_string(value);
      return text;
    };
    settings.push_back({as_many(number.from), number.name + "=" + usual, as_many(greatest)});
  }
  std::vector<std::string> tables;
  for (std::size_t i = 0; i < settings.size(); ++i) {
    for (const std::string& one : settings[i]) {
      tables.push_back(plain + " " + one);
      for (std::size_t j = i + 1; j < settings.size(); ++j) {
        for (const std::string& other : settings[j]) {
          tables.push_back(plain + " " + one + " " + other);
        }
      }
    }
  }
  return tables;
}

}  // namespace houserule::battery
