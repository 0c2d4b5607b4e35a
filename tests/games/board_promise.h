// Quay, a board game with holes, and whether two fillings of them are played alike.
//
// A hole is written «name|what stands there otherwise». Two games are alike if seeded choices meet
// the same offers, events and figures until the end; what listens, what is pushed and popped, the
// hash and the sheet do not count.

#pragma once

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "board_agenda/board_look.h"
#include "board_agenda/trace.h"
#include "board_rules/sheet/option_text.h"
#include "session/texts/card_text.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

namespace houserule::board_promise {

using Holes = std::map<std::string, std::string>;

inline constexpr std::string_view quay = R"(return game "Quay" {
  players = { 1 },
  house   = { some = number { 1, "a number of the house", from = 0, to = 3 } },
  workers = { "hand", many = "hands", «workers|colours = 2, ready = { 4, 4 }» },
  «game|»
  goods = {
    ladder { "raw", "smoked", "fine",
             { "2x1", "fish", "kipper", "paste" }, { "1x1", "herring", "bloater", "oil" } },
    piece { "silver" }, piece { "wood" }, piece { "ore" },
    tile { "belt", worth = 3, price = 2, "##" }, tile { "ring", worth = 5, price = 1, "#" },
    pile { "ropes", { 3, "rope" }, { 2, "net" } },
    berths { "pier", 4 },
    vessel { "boat", price = 2, on = "pier", holds = { 2, "ore" } },
    vessel { "raft", price = 1, on = "pier", holds = { 3, "wood" } },
    counter { "lamb" }, counter { "ewe" }, counter { "pebble" }, counter { "shell" },
    «goods|»
  },
  worth = { paste = 4, oil = 1 },
  kinds = { food = { "fish", "kipper", "herring", "bloater" }, vessels = { "boat", "raft" },
    «kinds|» },

  boards = {
    board { "stall", yours = true, accepts = { "food", "silver", "belt", "ring" },
            income = { { 1, 2, full = 4 } }, bonus = { ["0,1"] = "fish" },
            "NB.I", "N.I." },
    board { "shelf", yours = true, accepts = "fish", bonus = { ["0,2"] = { "wood", "ore" } },
      "..B" },
    board { "cay", back = "bank", accepts = "silver", "." }, board { "bank", accepts = "silver",
      ".." },
    board { "hut", points = 4, copies = 2, accepts = { "wood", "ring" }, ".N" },
    board { "isle", points = 2, back = "reef", accepts = "silver", "." },
    board { "reef", points = 5, accepts = "silver", "N." },
    board { "table", yours = true, stands = true, meals = {}, accepts = "food", "......",
      "......" },
    «boards|»
  },
  board_kinds = { isles = { "isle", "reef" }, «board_kinds|» },
  strips = { { "fish", "kipper", "silver" }, { "wood", "2 silver", "ore" }, { "ore", "herring" },
             { "fish", "wood" }, { "silver", "rope" }, { "herring", "fish" }, { "lamb" },
               «strips|» },

  steps = {
    roll "fishing" { die = 6, low = true, rolls = 2, pay_with = { "silver" },
                     success = { gain { "2 fish" } }, failure = { gain { "fish" } } },
    roll "cruise" { die = 6, add_with = { "wood" }, vessels = { "boat", most = 2,
      cargo_counts = true },
                    success = { gain_one { "paste", "oil", "ring", worth = rolled } }, failure =
                      { gain { "ore" } } },
    act_step "polish" { needs = count "kipper", gain { "shell" } },
    act_step "sale" { needs = count "fish", convert { { "1 fish" }, to = { "2 silver" } } },
    «steps|»
  },

  spaces = {
    column { 1, prefix = "A",
      space { "Fish",  gain { "2 fish", "2 herring" } },
      space { "Yard",  gain { "2 wood", "2 ore", "silver" } },
      space { "Fish",  run "fishing" },
      space { "Trade", run "sale" },
      space { "Cards", panels { draw_cards { 1 }, play_cards { up_to = 1 } } },
      space { "Build", choose { convert { { "silver" }, to = { "hut" } }, buy { "boat", "raft" },
                                gain_one { "isle", "reef" } } },
      space { "Strips", panels { take_items { up_to = 2 }, upgrade { 1 } } },
      space { "Ropes", draw { "ropes", 2 }, gain { "2 lamb" } },
      space { "Catch", run "catch" } },
    column { 2, prefix = "B",
      space { "Cruise", run "cruise" },
      space { "Ebb", advance_strips { reveal = 1 } } },
    column { 1, prefix = "T",
      space { "Test", «space|gain { "pebble" }» },
      «spaces|» },
    «columns|»
  },

  cards = {
    card { 1, "Tester", points = 1, marks = { "late" }, «card|» },
    card { 5, "Player", points = 2, marks = { "early" }, on_play { «on_play|gain { "pebble" }» } },
    card { 2, "Smoker", points = 2, marks = { "crew" }, on_play { gain { "kipper" } } },
    card { 3, "Pilot",  points = 3, marks = { "crew" }, after { deed = "fishing", may
      { take_back { 1 } } } },
    card { 4, "Cook",   points = 4, on_play { gain { "bloater", "silver" } } },
    card { 6, "Mate", marks = { "crew" }, on_play { gain { "fish" } } },
    card { 7, "Hand", marks = { "crew" }, on_play { gain { "ore" } } },
    card { 8, "Boy", marks = { "crew" }, on_play { gain { "lamb" } } },
    «cards|»
  },

  anytime = { put_tiles {}, load_vessel { "ore" }, «anytime|» },
  always  = { after { "wake", when = gained { 1, "wood" }, gain { "shell" } }, «always|» },
  «rulings|»

  phases = {
    phase "setup" { gain { "2 silver", "boat", "raft", "fish", "wood", "3 ewe" }, reveal_strips
      { 2 },
                    draw_cards { 1, of = "late" }, play_cards { 1 }, draw_cards { 1, of = "early" },
                    draw_cards { 1 } },
    rounds { «rounds|3»,
      phase "new"     { bring_workers { 1 },
                        gain { "fish", "silver", "ore", "wood", "belt", "rope", "2 lamb",
                          "herring" } },
      phase "actions" { «turns|turns { place_workers {} }» },
      phase "tide"    { «level|level = by_round { 0, 1, 2 },» «phase|gain { "pebble" }» },
      phase "feast"   { «feast|set_out { "table" }, clear_board { "table" }» },
      phase "catch"   { gain { "herring", when = count "boat" } },
      phase "income"  { evaluate_income {} },
      phase "bonus"   { evaluate_bonus {} },
      phase "strips"  { turn_boards { by_round { "isle", none, "isle" }, lay = 1 },
        advance_strips { reveal = 1 } },
      «round|»
      phase "home"    { remove_workers {} } },
    phase "dusk" { gain { "fish", "silver", "wood", "ore", "herring", "2 lamb" }, draw_cards
      { 1 } },
    «end|»
  },

  score_sheet = { line "goods" { sum { count "silver", product { 2, count "kipper" } } },
                  line "cards" { points_of_cards },
                  line "cells" { minus { uncovered_points } },
                  «lines|» },
}
)";

inline std::string filled(const Holes& holes) {
  std::string text;
  std::size_t at = 0;
  for (;;) {
    const std::size_t from = quay.find("«", at);
    text += quay.substr(at, from - at);
    if (from == std::string_view::npos) return text;
    const std::size_t bar = quay.find('|', from);
    const std::size_t to = quay.find("»", bar);
    const std::string_view mark = "«";
    const std::string name(quay.substr(from + mark.size(), bar - from - mark.size()));
    const auto found = holes.find(name);
    text += found != holes.end() ? found->second : std::string(quay.substr(bar + 1, to - bar - 1));
    at = to + mark.size();
  }
}

// One filling of the holes: what is at fault, and what its games come to.
class Played {
 public:
  explicit Played(const Holes& holes) {
    static const ScriptTree tree;
    tree.write("games/quay/rules.lua", filled(holes));
    Diagnostics diagnostics;
    table_ =
        load_table(tree.folders(), battery::words(), parse_spec("quay", diagnostics), diagnostics);
    if (!table_) faults_ = diagnostics.to_text();
  }

  // "": it can be played.
  const std::string& faults() const { return faults_; }

  const std::string& game(std::uint64_t seed) {
    const auto [at, is_new] = games_.try_emplace(seed);
    if (is_new) at->second = play(seed);
    return at->second;
  }

 private:
  static constexpr int most_moves = 800;

  struct Told final : TraceSink {
    Told(const GameRules& rules, std::string& story) : rules_(rules), story_(story) {}
    void on_trace(const TraceEvent& event) override {
      static const std::set<TraceEvent::Kind> unseen = {
          TraceEvent::Kind::gap,   TraceEvent::Kind::again, TraceEvent::Kind::push,
          TraceEvent::Kind::pop,   TraceEvent::Kind::fires, TraceEvent::Kind::order,
          TraceEvent::Kind::use,   TraceEvent::Kind::end,   TraceEvent::Kind::evaluate,
          TraceEvent::Kind::fizzle};
      if (!unseen.contains(event.kind)) story_ += trace_text(rules_, event) + "\n";
    }
    const GameRules& rules_;
    std::string& story_;
  };

  std::string play(std::uint64_t seed) const {
    const GameRules& rules = *table_->rules;
    std::string story;
    Told told(rules, story);
    Surroundings around;
    around.hooks = table_->hooks.get();
    around.trace = &told;
    State state(rules.layout);
    table_->agenda->begin(state, seed);
    RandomStream random(seed, Purpose::agent);
    for (int moves = 0; moves < most_moves; ++moves) {
      const Decision decision = table_->agenda->run(state, around);
      if (decision.kind == Decision::Kind::fault) return story + "fault\n";
      story += figures(rules, state) + score(rules, state);
      if (decision.kind != Decision::Kind::ask) return story;
      table_->agenda->apply(state, choice(rules, decision, random, story), around);
    }
    return story;
  }

  // What is on trial is chosen more often, and tiles are laid now and then.
  static Move choice(const GameRules& rules, const Decision& decision, RandomStream& random,
                     std::string& story) {
    std::vector<Move> moves;
    std::vector<Move> puts;
    for (const Option& option : decision.choices.options) {
      const std::string text = option_text(rules, option);
      story += text + ", ";
      const bool tried =
          text.find(" T-") != std::string::npos || text == "play 5" || text == "place A-05";
      auto& list = text.starts_with("put ") ? puts : moves;
      list.insert(list.end(), tried ? 6 : 1, Move::of_option(seat_at(0), option));
    }
    if (decision.choices.pass) {
      story += "pass";
      moves.push_back(Move::pass(seat_at(0)));
    }
    story += "\n";
    if (moves.empty() || (!puts.empty() && random.below(3) == 0)) moves = puts;
    if (moves.empty()) return Move::pass(seat_at(0));
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  }

  static std::string figures(const GameRules& rules, const State& state) {
    const BoardRules& board = *rules.board;
    const BoardSight sight(board, rules.layout, state);
    std::ostringstream text;
    for (std::size_t i = 0; i < board.goods.size(); ++i) {
      const int there = sight.supply(static_cast<int>(i));
      if (there != 0) text << there << ' ' << board.goods[i].name << ' ';
    }
    for (const LaidTile& tile : sight.laid()) {
      text << board.goods[static_cast<std::size_t>(tile.good)].name << '@' << tile.origin << ' ';
    }
    for (int i = 0; i < static_cast<int>(board.strips.size()); ++i) text << sight.strip(i) << ' ';
    for (int i = 0; i < board.berth_count; ++i) text << sight.cargo(i) << ' ';
    for (int colour = 0; colour < board.colours; ++colour) text << sight.pool(colour) << ' ';
    for (std::size_t i = 0; i < board.places.size(); ++i) {
      const int at = static_cast<int>(i);
      if (sight.lying(at) != 0) text << "lie " << sight.lying(at) << ' ';
      if (sight.owned(at) != 0 && sight.kind_of(at).name != "stall") text << sight.kind_of(at).name;
    }
    const BoardLook look(rules, state);
    for (const Card card : look.hand()) text << " h" << rules.deck.info(card).code;
    for (const Card card : look.open_cards()) text << " o" << rules.deck.info(card).code;
    return text.str() + "\n";
  }

  static std::string score(const GameRules& rules, const State& state) {
    const BoardLook look(rules, state);
    const std::vector<int> lines = look.score_lines();
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i] != 0) text += rules.board->sheet[i].name + " " + std::to_string(lines[i]) + " ";
    }
    return text + std::to_string(look.score()) + "\n";
  }

  std::optional<LoadedTable> table_;
  std::string faults_;
  std::map<std::uint64_t, std::string> games_;
};

// What becomes of a thing that is written: refused, or played otherwise than without it.
class Verdict {
 public:
  enum class Kind { refused, acts, does_nothing, cannot_be_left_out };

  Verdict(const Holes& with, const std::vector<Holes>& without) {
    Played played(with);
    if (!played.faults().empty()) {
      kind = Kind::refused;
      faults = played.faults();
      return;
    }
    for (const Holes& other : without) {
      Played& left_out = known(other);
      if (!left_out.faults().empty()) {
        kind = Kind::cannot_be_left_out;
        faults = left_out.faults();
        return;
      }
      if (!differ(played, left_out)) {
        kind = Kind::does_nothing;
        return;
      }
    }
    kind = Kind::acts;
  }

  Kind kind = Kind::acts;
  std::string faults;

 private:
  static constexpr std::uint64_t seeds = 40;

  static Played& known(const Holes& holes) {
    static std::map<Holes, Played> all;
    return all.try_emplace(holes, holes).first->second;
  }

  static bool differ(Played& one, Played& other) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
      if (one.game(seed) != other.game(seed)) return true;
    }
    return false;
  }
};

}  // namespace houserule::board_promise
