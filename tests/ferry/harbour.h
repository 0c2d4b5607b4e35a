// Ferry with more on its table, so that every word of board games has something to be about, and
// one rule of a test's own.

#pragma once

#include <string>

#include "tests/ferry/ferry.h"
#include "tests/ferry/kept.h"

namespace houserule {

class Harbour {
 public:
  explicit Harbour(const std::string& changes) : ferry_(more() + changes, "", fields()) {}

  // With an act that a card allows at any time, where it may run in whatever else runs.
  static Harbour with_act(const std::string& act) {
    return Harbour(trial() + R"(append { path = "cards", values = { card { 10, "Tried", )" +
                   "at_any_time { " + act + " } } } }");
  }
  // With a number of an act that hears of goods.
  static Harbour with_term(const std::string& term) {
    return Harbour(trial() + R"(append { path = "always", values = { on_gain { "tried", )" +
                   R"(goods = "fish", run "trial" { level = )" + term + " } } } }");
  }
  static Harbour with_listener(const std::string& listener) {
    return Harbour(trial() + R"(append { path = "always", values = { )" + listener + " } }");
  }
  // With an entry more of a list: "goods", "always", "cards".
  static Harbour with_entry(const std::string& list, const std::string& entry) {
    return Harbour(trial() + "append { path = \"" + list + "\", values = { " + entry + " } }");
  }

  const std::string& faults() const { return ferry_.faults(); }
  // What is at fault in the test's own change, and nothing else: without the place, which is told,
  // and without who else has changed it.
  std::string fault() const {
    const std::string place = "games/ferry/variants/mine.lua:2: ";
    const std::string& told = ferry_.faults();
    const std::size_t end = told.find('\n');
    const bool one = told.starts_with(place) &&
                     (end == told.size() - 1 || told.find("\n  games/ferry/variants/") == end);
    return one ? told.substr(place.size(), end - place.size()) : told;
  }
  const Ferry& ferry() const { return ferry_; }
  const BoardRules& board() const { return ferry_.board(); }
  Kept kept() const { return Kept(ferry_.rules()); }

  // The act or the term it was made with.
  int act() const {
    const BoardRules& rules = board();
    const AnytimeAct& last = rules.anytime.back();
    if (last.card == no_card) {
      return rules.listeners[static_cast<std::size_t>(Window::on_gain)].back().act;
    }
    return rules.acts[static_cast<std::size_t>(last.act)].parts.front();
  }
  int term() const {
    const Act& tried = board().acts[static_cast<std::size_t>(act())];
    const auto* const phase = std::get_if<Act::Phase>(&tried.keeps);
    return phase == nullptr ? tried.when : phase->level;
  }

 private:
  // A phase with a level that sets out meals, and an action in which a die is rolled.
  static std::string trial() {
    return R"(append { path = "phases.rounds", values = { phase "trial" { level = 1, )"
           R"(set_out { "stall" }, action "tried" { run "fishing" } } } }, )";
  }
  static std::string more() {
    return R"(append { path = "goods", values = { berths { "quay", 2 }, )"
           R"(vessel { "boat", price = 4, on = "quay", holds = { 2, "silver" } }, )"
           R"(pile { "catch", { 2, "eel" }, { 1, "pike" } }, tile { "belt", "##" } } }, )"
           R"(append { path = "boards", values = { )"
           R"(board { "isle", points = 5, back = "reef", "..", ".." }, )"
           R"(board { "reef", points = 7, "..", ".." } } }, )"
           R"(append { path = "cards", values = { card { 9, "Cook", marks = { "crew" } } } }, )";
  }
  static std::string fields() {
    return R"(board_kinds = { isles = { "isle", "reef" } }, strips = { { "fish", "2 silver" } })";
  }

  Ferry ferry_;
};

}  // namespace houserule
