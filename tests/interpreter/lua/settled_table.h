// A table set up by hand on which a page of Lua functions settles a deal or runs a step.
//
// The deck: hearts and spades of King, Queen, 10, 9, and the Joker, which has no suit; the group
// "court". Zones: `bid` and `pile` of each seat, `pile` counts; `supply` of nobody. Values: pool
// (chips), target (number), high (rank). Calls: prise, slam, petit chelem.

#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "lua/lua_hooks.h"
#include "lua/vm/lua_include.h"

namespace houserule {

class SettledTable {
 public:
  using Kind = SettleLine::Kind;
  using Scope = SettleLine::Scope;

  explicit SettledTable(int seats = 4) {
    rules.seats = seats;
    add_deck(rules.deck);
    rules.values = {value("pool", ValueType::chips), value("target", ValueType::number),
                    value("high", ValueType::rank)};
    rules.zones = {zone("bid", false), zone("pile", true), zone("supply", false)};
    rules.zones[2].per_seat = false;
    std::vector<ZoneLayout> layouts;
    for (const ZoneRules& declared : rules.zones) {
      layouts.push_back({declared.name, declared.visibility, declared.per_seat});
    }
    rules.calls = {call("prise", "prise", Promise::none, 1, 2, 0),
                   call("slam", "slam", Promise::take_every_trick, 20, 2, 40),
                   call("petit chelem", "petit_chelem", Promise::none, 0, 3, 10)};
    rules.house = {house("bonus", {5}), house("winners", {1, 2}), house("removed", {1})};
    rules.house[1].many = true;
    rules.house[2].names = {"hearts", "spades"};
    MeldPhase melds;
    melds.shapes.emplace_back().name = "three of a kind";
    rules.phases.emplace_back().body = std::move(melds);
    rules.layout = StateLayout(seats, rules.deck.size(), layouts,
                               static_cast<int>(rules.values.size()), 8 * seats, 8);
    state = State(rules.layout);
    result.seats = seats;
    result.state = &state;
    for (int i = 0; i < seats; ++i) {
      result.side[static_cast<std::size_t>(i)] = set_of(seat_at(i));
    }
  }

  // Adds a line; `function` is its text, `wraps` those around it, innermost first.
  SettledTable& line(Kind kind, Scope scope, const std::string& name, const std::string& function,
                     const std::vector<std::string>& wraps = {}) {
    SettleLine added;
    added.kind = kind;
    added.scope = scope;
    added.name = name;
    added.slug = slug(name);
    added.hook = add_function(function);
    for (const std::string& wrap : wraps) added.wraps.push_back(add_function(wrap));
    added.rule.place = added.answers = {"page.lua", added.hook + 1};
    page.lines.push_back(std::move(added));
    return *this;
  }
  SettledTable& figure(const std::string& name, const std::string& function,
                       Scope scope = Scope::deal) {
    return line(Kind::figure, scope, name, function);
  }
  SettledTable& score(const std::string& name, const std::string& function,
                      Scope scope = Scope::each_seat) {
    return line(Kind::score, scope, name, function);
  }
  SettledTable& pay(const std::string& body) {
    return line(Kind::pay, Scope::deal, "pay", "function (result, chips) " + body + " end");
  }

  // Each function stands on a line of its own: handle n on line n + 1.
  int add_function(const std::string& text) {
    functions_ += text + ",\n";
    return count_++;
  }

  void two_sides(SeatSet declarers, Seat declarer) {
    const auto everybody = static_cast<SeatSet>((1U << rules.seats) - 1);
    for (int i = 0; i < rules.seats; ++i) {
      const bool with = (declarers >> i & 1) != 0;
      result.side[static_cast<std::size_t>(i)] =
          with ? declarers : static_cast<SeatSet>(everybody & ~declarers);
    }
    result.declarer = declarer;
    state.core().declarer = declarer;
  }

  CardSet cards(const std::string& quoted) const { return *rules.deck.find(quoted); }
  Card card(const std::string& quoted) const { return cards(quoted).first(); }
  void put(const std::string& zone, int seat, const std::string& quoted) {
    const auto at = static_cast<std::size_t>(rules.zone_index(zone));
    const CardSet held = state.cards(rules.layout, at, seat_at(seat));
    state.set_cards(rules.layout, at, seat_at(seat), held | cards(quoted));
  }

  // Adds a trick to the log; "" is a pass.
  void add_trick(int leader, int winner, const std::vector<std::string>& plays) {
    const std::size_t number = state.core().tricks_played++;
    state.trick_log(rules.layout)[number] = {seat_at(leader),
                                             winner < 0 ? no_seat : seat_at(winner)};
    for (std::size_t i = 0; i < plays.size(); ++i) {
      state.history(rules.layout)[number * plays.size() + i] =
          plays[i].empty() ? no_card : card(plays[i]);
    }
    result.trick_count = state.core().tricks_played;
  }

  // Reads the functions; rules and lines stay as they are from here on.
  LuaHooks& hooks() {
    if (hooks_ != nullptr) return *hooks_;
    Phase phase;
    phase.body = page;
    rules.phases.push_back(std::move(phase));
    auto words = std::make_shared<WordTable>();
    for (const char* const name : {"house", "values", "contains", "thing"}) {
      Word word;
      word.name = name;
      word.kind = "value";
      words->add(word);
    }
    auto reader = std::make_unique<ScriptReader>(*words);
    Diagnostics diagnostics;
    (void)reader->read({before_functions + " return {" + functions_ + "}", "page.lua", ""},
                       diagnostics);
    read_faults = diagnostics.to_text();
    shared_ = std::make_shared<const GameRules>(rules);
    hooks_ = std::make_unique<LuaHooks>(shared_, words, std::move(reader));
    return *hooks_;
  }
  const SettlePhase& phase() {
    (void)hooks();
    return std::get<SettlePhase>(shared_->phases.back().body);
  }

  // Settles; returns "" or the fault. Before that the deal is settled with nobody looking on, by
  // the twin if there is one: that must come to the same.
  std::string settle() {
    LuaHooks& ready = hooks();
    if (!read_faults.empty()) return read_faults;
    const State before = state;
    Chips unseen(shared_->layout, state, nullptr);
    const std::string silently =
        ready.settle(phase(), result, unseen, nullptr) ? "" : to_text(ready.fault());
    const State without_lines = state;
    state.copy_from(before);
    lines.clear();
    figures.clear();
    Chips chips(shared_->layout, state, &lines);
    const std::string fault =
        ready.settle(phase(), result, chips, &figures) ? "" : to_text(ready.fault());
    CHECK(silently == fault);
    CHECK(without_lines == state);
    return fault;
  }

  // Settles; returns "" if the twin has done it, "gave up: ..", or why there is none.
  std::string settle_by_twin() {
    const std::int64_t before = given_up();
    const std::string fault = settle();
    for (const FunctionTwin& twin : hooks().twins()) {
      if (!twin.exists()) return twin.why_not;
    }
    return given_up() == before ? "" : "gave up: " + fault;
  }

  // What was scored and paid: "1 moon +13, 2 moon -13".
  std::string gains() const {
    std::string text;
    for (const ScoreLine& line : lines) {
      text += (text.empty() ? "" : ", ") + std::to_string(number_of(line.seat)) + " " + line.line +
              (line.amount.halves < 0 ? " " : " +") + to_text(line.amount);
    }
    return text;
  }

  // The figures: "margin=4, earned@1=true".
  std::string figure_text() {
    std::string text;
    for (const FigureValue& value : figures) {
      text += (text.empty() ? "" : ", ") +
              phase().lines[static_cast<std::size_t>(value.line)].slug +
              (value.seat == no_seat ? "" : "@" + std::to_string(number_of(value.seat))) + "=";
      if (const auto* const amount = std::get_if<Amount>(&value.value)) text += to_text(*amount);
      if (const auto* const truth = std::get_if<bool>(&value.value)) {
        text += *truth ? "true" : "false";
      }
      if (const auto* const said = std::get_if<std::string>(&value.value)) text += *said;
    }
    return text;
  }

  GameRules rules;
  State state;
  DealResult result;
  SettlePhase page;
  std::vector<ScoreLine> lines;
  std::vector<FigureValue> figures;
  std::string read_faults;
  std::string before_functions;  // on the first line of the page

 private:
  std::int64_t given_up() {
    std::int64_t sum = 0;
    for (const FunctionTwin& twin : hooks().twins()) sum += twin.gave_up;
    return sum;
  }
  static void add_deck(Deck& deck) {
    deck.suits = {{"hearts", "H", {"hearts"}, {}, ""}, {"spades", "S", {"spades"}, {}, ""}};
    for (const char* const rank : {"King", "Queen", "10", "9"}) {
      deck.ranks.push_back({rank, rank, {rank}, {}, ""});
    }
    for (int suit = 0; suit < 2; ++suit) {
      for (int rank = 0; rank < 4; ++rank) {
        CardInfo card;
        card.suit = suit;
        card.rank = rank;
        deck.cards.push_back(card);
      }
    }
    CardInfo joker;
    joker.name = "Joker";
    joker.code = "X";
    deck.cards.push_back(joker);
    deck.name_cards();
    deck.groups.push_back({"court", {}, *deck.find("King") | *deck.find("Queen")});
  }
  static ValueRules value(const char* name, ValueType type) {
    ValueRules made;
    made.name = name;
    made.type = type;
    return made;
  }
  static ZoneRules zone(const char* name, bool counts) {
    ZoneRules made;
    made.name = name;
    made.per_seat = true;
    made.counts = counts;
    return made;
  }
  static CallRules call(const char* name, const char* spelt, Promise promise, int stake,
                        int half_times, int worth) {
    CallRules made;
    made.name = name;
    made.slug = spelt;
    made.promise = promise;
    made.stake = Amount::whole(stake);
    made.times = Amount{half_times};
    made.worth = Amount::whole(worth);
    return made;
  }
  static HouseNumber house(const char* name, std::vector<int> numbers) {
    HouseNumber made;
    made.name = name;
    made.value = std::move(numbers);
    return made;
  }

  std::string functions_;
  int count_ = 0;
  std::shared_ptr<const GameRules> shared_;
  std::unique_ptr<LuaHooks> hooks_;
};

}  // namespace houserule
