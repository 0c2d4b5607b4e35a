// What is kept of a rule of a board game, as text: its kind, then every field that is not as it is
// where nothing was written, so that one that was set by mistake is seen as well.
//
//     may{choose{gain gains=(2 fish); gain gains=(silver)}}

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "board_rules/model/board_rules.h"
#include "rules/model/game_rules.h"
#include "tests/enumerators.h"

namespace houserule {

class Kept {
 public:
  explicit Kept(const GameRules& game) : game_(game), rules_(*game.board) {}

  std::string good(int which) const { return name_in(rules_.goods, which); }

  std::string goods(const GoodSet& set) const {
    std::string line;
    for (const int which : set) line += (line.empty() ? "" : "+") + good(which);
    return line;
  }

  std::string shares(const Shares& shares) const {
    std::string line;
    for (const Share& share : shares) {
      line += line.empty() ? "" : ", ";
      line += (share.count == 1 ? "" : std::to_string(share.count) + " ") + good(share.good);
      if (share.times != no_term) line += " x " + term(share.times);
      if (share.when != no_term) line += " when " + term(share.when);
      if (share.cargo != 0) line += " loaded " + std::to_string(share.cargo);
    }
    return line;
  }

  std::string cards(const CardSet& cards) const {
    std::string line;
    for (int i = 0; i < game_.deck.size(); ++i) {
      if (!cards.has(card_at(i))) continue;
      line += (line.empty() ? "" : "+") + game_.deck.cards[at(i)].name;
    }
    return line;
  }

  std::string term(int index) const {
    if (index == no_term) return "always";
    const Term& kept = rules_.terms[at(index)];
    if (kept.kind == Term::Kind::number) return std::to_string(kept.value);
    std::string line;
    const auto add = [&](const std::string& text) {
      if (!text.empty()) line += (line.empty() ? "" : ", ") + text;
    };
    add(value_of(kept));
    add(goods(kept.goods));
    add(bits("groups", kept.groups, rules_.space_groups));
    add(columns(kept.columns));
    add(truth("own_colour", kept.own_colour));
    add(bits("boards", kept.boards, rules_.kinds));
    for (const int part : kept.parts) add(term(part));
    for (const auto& [from, number] : kept.steps) {
      add(std::to_string(from) + ":" + std::to_string(number));
    }
    return enumerator_of(kept.kind) + (line.empty() ? "" : "(" + line + ")");
  }

  std::string act(int index) const {
    if (index == no_act) return "nothing";
    const Act& kept = rules_.acts[at(index)];
    std::string line = enumerator_of(kept.kind);
    const auto add = [&](const std::string& text) {
      if (!text.empty()) line += " " + text;
    };
    add(term_in("when", kept.when));
    std::visit([&](const auto& keeps) { tell_fields(keeps, add); }, kept.keeps);
    std::string parts;
    for (const int part : kept.parts) parts += (parts.empty() ? "" : "; ") + act(part);
    return line + (parts.empty() ? "" : "{" + parts + "}");
  }

  // With the window it listens at, and without what it is called.
  std::string listener(Window window, const WindowListener& kept) const {
    std::string line = enumerator_of(window);
    const auto add = [&](const std::string& text) {
      if (!text.empty()) line += " " + text;
    };
    const auto number = [&](const char* field, int value, int usual) {
      if (value != usual) add(std::string(field) + "=" + std::to_string(value));
    };
    if (kept.card != no_card) add("card=" + game_.deck.info(kept.card).name);
    if (kept.when != no_term) add("when=" + term(kept.when));
    add(bits("spaces", kept.spaces, rules_.spaces));
    add(bits("groups", kept.groups, rules_.space_groups));
    add(columns(kept.columns));
    add(deeds(kept.deeds));
    add(truth("only_spaces", kept.only_spaces));
    if (kept.phase >= 0) add("phase=" + name_in(rules_.phases, kept.phase));
    if (kept.step >= 0) add("step=" + rules_.names[at(kept.step)]);
    number("upgrades", kept.upgrades, 0);
    add(bits("boards", kept.boards, rules_.kinds));
    add(truth("all_boards", kept.all_boards));
    if (!kept.goods.empty()) add("goods=" + goods(kept.goods));
    number("at_least", kept.at_least, 0);
    number("exactly", kept.exactly, 0);
    add(truth("from_strips", kept.from_strips));
    add(truth("not_by_cards", kept.not_by_cards));
    add(truth("or_more", kept.or_more));
    number("at_most", kept.at_most, 0);
    add(truth("for_each", kept.for_each));
    add(truth("optional", kept.optional));
    add(truth("only_gains", kept.only_gains));
    add(truth("at_once", kept.at_once));
    if (kept.once != Once::no) add("once=" + enumerator_of(kept.once));
    add(truth("around", kept.around));
    number("latch", kept.latch, -1);
    return line + ": " + act(kept.act);
  }

  std::string adjustment(const Adjustment& kept) const {
    std::string line = enumerator_of(kept.of);
    const auto add = [&](const std::string& text) {
      if (!text.empty()) line += " " + text;
    };
    if (kept.card != no_card) add("card=" + game_.deck.info(kept.card).name);
    if (kept.by != no_term) add("by=" + term(kept.by));
    add(bits("spaces", kept.spaces, rules_.spaces));
    add(bits("groups", kept.groups, rules_.space_groups));
    add(deeds(kept.deeds));
    add(bits("boards", kept.boards, rules_.kinds));
    if (!kept.goods.empty()) add("goods=" + goods(kept.goods));
    add(truth("dearest", kept.dearest));
    add(truth("only_spaces", kept.only_spaces));
    if (kept.at_least != 0) add("at_least=" + std::to_string(kept.at_least));
    if (kept.once >= 0) add("once=" + std::to_string(kept.once));
    return line;
  }

  // "spaces=F-01+F-02"; nothing where no bit is set.
  template <typename Things>
  static std::string bits(const char* field, std::uint64_t set, const Things& things) {
    std::string line;
    for (std::size_t i = 0; i < 64; ++i) {
      if ((set >> i & 1) == 0) continue;
      line +=
          (line.empty() ? std::string(field) + "=" : "+") + name_in(things, static_cast<int>(i));
    }
    return line;
  }

 private:
  static std::string in_brackets(const char* field, const std::string& text) {
    return text.empty() ? "" : std::string(field) + "=(" + text + ")";
  }
  std::string term_in(const char* field, int which) const {
    return which == no_term ? "" : std::string(field) + "=" + term(which);
  }
  static std::string named(const char* field, int which, const auto& things) {
    return which < 0 ? "" : std::string(field) + "=" + name_in(things, which);
  }
  static std::string called(const char* field, int which, const std::vector<std::string>& names) {
    return which < 0 ? "" : std::string(field) + "=" + names[at(which)];
  }

  // Of the fields there are, those that are not as they are where nothing is written.
  void tell_fields(const auto& keeps, const auto& add) const {
    if constexpr (requires { keeps.costs; }) add(in_brackets("costs", shares(keeps.costs)));
    if constexpr (requires { keeps.gains; }) add(in_brackets("gains", shares(keeps.gains)));
    if constexpr (requires { keeps.fill; }) add(in_brackets("fill", shares(keeps.fill)));
    if constexpr (requires { keeps.good; }) add(named("good", keeps.good, rules_.goods));
    if constexpr (requires { keeps.goods; }) add(in_brackets("goods", goods(keeps.goods)));
    if constexpr (requires { keeps.last; }) add(in_brackets("last", goods(keeps.last)));
    if constexpr (requires { keeps.times; }) add(term_in("times", keeps.times));
    if constexpr (requires { keeps.vessels; }) add(term_in("vessels", keeps.vessels));
    if constexpr (requires { keeps.limit; }) add(term_in("limit", keeps.limit));
    if constexpr (requires { keeps.level; }) add(term_in("level", keeps.level));
    if constexpr (requires { keeps.needs; }) add(term_in("needs", keeps.needs));
    if constexpr (requires { keeps.steps; }) {
      if (keeps.steps != 1) add("steps=" + std::to_string(keeps.steps));
      if (keeps.rows != 0) add("rows=" + std::to_string(keeps.rows));
    }
    if constexpr (requires { keeps.lay; }) {
      if (keeps.lay != 0) add("lay=" + std::to_string(keeps.lay));
    }
    if constexpr (requires { keeps.each_once; }) add(truth("each_once", keeps.each_once));
    if constexpr (requires { keeps.one_kind; }) add(truth("one_kind", keeps.one_kind));
    if constexpr (requires { keeps.only_just; }) add(truth("only_just", keeps.only_just));
    if constexpr (requires { keeps.turn_over; }) add(truth("turn_over", keeps.turn_over));
    if constexpr (requires { keeps.chosen; }) add(truth("chosen", keeps.chosen));
    if constexpr (requires { keeps.one_by_one; }) add(truth("one_by_one", keeps.one_by_one));
    if constexpr (requires { keeps.exactly; }) add(truth("exactly", keeps.exactly));
    if constexpr (requires { keeps.from_served; }) add(truth("from_served", keeps.from_served));
    if constexpr (requires { keeps.occupied; }) {
      add(truth("occupied", keeps.occupied));
      add(truth("beside", keeps.beside_workers));
      add(truth("own_colour", keeps.own_colour));
    }
    if constexpr (requires { keeps.next_colour; }) add(truth("next_colour", keeps.next_colour));
    if constexpr (requires { keeps.choose_again; }) add(truth("again", keeps.choose_again));
    if constexpr (requires { keeps.columns; }) add(columns(keeps.columns));
    if constexpr (requires { keeps.name; }) add(called("name", keeps.name, rules_.names));
    if constexpr (requires { keeps.deed; }) add(called("deed", keeps.deed, rules_.deeds));
    if constexpr (requires { keeps.phase; }) add(named("phase", keeps.phase, rules_.phases));
    if constexpr (requires { keeps.premise; }) {
      if (keeps.premise != no_act) add("premise=" + act(keeps.premise));
    }
    if constexpr (requires { keeps.pile; }) add(named("pile", keeps.pile, rules_.piles));
    if constexpr (requires { keeps.roll; }) add(named("roll", keeps.roll, rules_.rolls));
    if constexpr (requires { keeps.board; }) add(named("board", keeps.board, rules_.kinds));
    if constexpr (requires { keeps.grown; }) {
      add(named("grown", keeps.grown, rules_.goods));
      add(named("young", keeps.young, rules_.goods));
    }
    if constexpr (requires { keeps.boards; }) add(bits("boards", keeps.boards, rules_.kinds));
    if constexpr (requires { keeps.cards; }) add(in_brackets("cards", cards(keeps.cards)));
    if constexpr (requires { keeps.by_round; }) {
      for (const int board : keeps.by_round) {
        add(board < 0 ? "none" : named("turns", board, rules_.kinds));
      }
    }
  }

  static std::size_t at(int index) { return static_cast<std::size_t>(index); }

  template <typename Things>
  static std::string name_in(const Things& things, int index) {
    return index >= 0 && at(index) < things.size() ? things[at(index)].name
                                                   : "?" + std::to_string(index);
  }

  static std::string truth(const char* field, bool holds) { return holds ? field : ""; }

  static std::string columns(std::uint8_t columns) {
    std::string line;
    for (int i = 0; i < 8; ++i) {
      if ((columns >> i & 1) != 0) line += (line.empty() ? "column=" : "+") + std::to_string(i);
    }
    return line;
  }

  std::string deeds(std::uint64_t set) const {
    std::string line;
    for (std::size_t i = 0; i < rules_.deeds.size(); ++i) {
      if ((set >> i & 1) != 0) line += (line.empty() ? "deeds=" : "+") + rules_.deeds[i];
    }
    return line;
  }

  // What the number of a term names.
  std::string value_of(const Term& kept) const {
    switch (kept.kind) {
      case Term::Kind::done:
        return rules_.deeds[at(kept.value)];
      case Term::Kind::at_gap:
        return rules_.names[at(kept.value)];
      case Term::Kind::in_phase:
      case Term::Kind::phases_begun:
        return name_in(rules_.phases, kept.value);
      case Term::Kind::uncovered:
        return name_in(rules_.kinds, kept.value);
      case Term::Kind::gained:
      case Term::Kind::spent:
      case Term::Kind::had_at_start:
        return "counts " + goods(rules_.counters[at(kept.value)].goods);
      default:
        return kept.value == 0 ? "" : std::to_string(kept.value);
    }
  }

  const GameRules& game_;
  const BoardRules& rules_;
};

}  // namespace houserule
