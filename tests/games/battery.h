// What must hold at every table of every game, whatever its rules are.
//
// A battery plays random deals and looks at each decision: cards and chips are kept, views tell
// nothing, copies, undo and replayed logs come to the same table.

#pragma once

#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/random.h"
#include "session/table/session.h"
#include "tests/games/chips_on_table.h"
#include "tests/games/tables.h"

namespace houserule::battery {

// Plays one match and throws what does not hold.
class Battery {
 public:
  Battery(LoadedTable table, std::uint64_t seed)
      : table_(table), session_(table, seed), random_(seed, Purpose::agent) {}

  // In the first `deep_deals` deals everything is looked at, later only what is quick.
  void play_match(int deep_deals) {
    chips_ = all_chips(rules(), session_.state());
    while (session_.decision().kind == Decision::Kind::ask) {
      const int deal = session_.state().core().deal;
      is_deep_ = deal <= deep_deals;
      if (session_.log().size() > static_cast<std::size_t>(deal) * most_moves) fail("deals end");
      look();
      move();
    }
    if (session_.decision().kind != Decision::Kind::finished) fail("no function fails");
    look_at_table();
    if (session_.winners() == 0) fail("a match has winners");
    const int deals = rules().match.deals;
    const int played = session_.state().core().deals_played;
    if (deals > 0 && played != deals && !(rules().match.plays_on && played > deals)) {
      fail("a match has as many deals as its rules say");
    }
  }

 private:
  static constexpr std::size_t most_moves = 500;  // of a deal
  static constexpr std::uint64_t few_moves = 40;  // so many are all looked at

  const GameRules& rules() const { return *table_.rules; }
  const StateLayout& layout() const { return rules().layout; }

  [[noreturn]] void fail(const std::string& what) const {
    throw std::runtime_error("does not hold: " + what + "; table " + rules().spec + ", seed " +
                             std::to_string(session_.seed()) + ", after move " +
                             std::to_string(session_.log().size()));
  }
  void demand(bool holds, const char* what) const {
    if (!holds) fail(what);
  }

  void look() {
    look_at_table();
    look_at_choices();
    hashes_[session_.log().size()] = session_.state().hash();
    if (!is_deep_ || (is_slow && random_.below(4) != 0)) return;
    look_at_views();
    look_at_texts();
    undo_and_redo();
    reload();
    if (followers_.size() < 4 && random_.below(4) == 0) followers_.push_back(session_.state());
  }

  void look_at_table() {
    const State& state = session_.state();
    if (rules().uses_chips()) {
      demand(all_chips(rules(), state) == chips_, "no chip is made or lost");
    }
    CardSet all;
    int count = 0;
    const auto add = [&](const CardSet& cards) {
      all |= cards;
      count += cards.count();
    };
    const auto lies = [&](std::size_t zone, int i) {
      return state.cards(layout(), zone, seat_at(i));
    };
    for (std::size_t zone = 0; zone < layout().zones().size(); ++zone) {
      if (is_mark(zone)) continue;
      const int parts = layout().zones()[zone].per_seat ? rules().seats : 1;
      for (int i = 0; i < parts; ++i) add(lies(zone, i));
    }
    for (int i = 0; i < rules().seats; ++i) {
      for (int j = 0; j < rules().seats; ++j) {
        if (i == j || lies(StateLayout::exposed, i) == rules().in_play) continue;  // an open hand
        demand((lies(StateLayout::exposed, i) & lies(StateLayout::hand, j)).empty(),
               "a card is exposed by its holder");
      }
    }
    const Trick& trick = state.core().trick;
    for (int i = 0; i < trick.size; ++i) {
      const Card card = trick.cards[static_cast<std::size_t>(i)];
      if (card != no_card) add(CardSet::of(card));
    }
    if (count == 0) return;  // nothing is dealt yet
    demand(all == rules().in_play, "every card in play lies somewhere");
    demand(count == all.count(), "no card lies in two places");
  }

  // Marks note cards that lie elsewhere.
  bool is_mark(std::size_t zone) const { return layout().zones()[zone].marks; }

  // Some of the moves of a seat: all if they are few.
  std::vector<Move> some_moves(const Choices& choices) {
    std::vector<Move> moves;
    const std::uint64_t count = choices.count();
    for (std::uint64_t n = 0; n < std::min(count, few_moves); ++n) {
      moves.push_back(choices.move(count <= few_moves ? n : random_.next() % count));
    }
    return moves;
  }

  void look_at_choices() {
    const Decision& decision = session_.decision();
    demand(decision.to_act != 0, "somebody is to act");
    for (int i = 0; i < rules().seats; ++i) {
      const Choices choices = session_.choices(seat_at(i));
      const bool acts = ((decision.to_act | decision.may_speak) >> i & 1) != 0;
      demand((choices.count() > 0) == acts, "exactly the seats to act have something to do");
      for (const Move& move : some_moves(choices)) {
        demand(choices.allows(move), "a numbered move is allowed");
        demand(session_.agenda().choices(session_.state(), seat_at(i)).allows(move),
               "and the agenda says the same each time it is asked");
      }
    }
  }

  // A view shows what lies open, and is the same wherever the hidden cards are.
  void look_at_views() {
    const State& state = session_.state();
    for (int i = 0; i < rules().seats; ++i) {
      const Seat seat = seat_at(i);
      const View view = session_.view(seat);
      State moved = state;
      moved.core().seed = random_.next();
      moved.core().chance = RandomStream(random_.next(), Purpose::chance);
      std::vector<Card> hidden;
      for (int j = 0; j < rules().seats; ++j) {
        const Seat owner = seat_at(j);
        const CardSet hand = state.cards(layout(), StateLayout::hand, owner);
        const CardSet exposed = state.cards(layout(), StateLayout::exposed, owner);
        const CardSet known = view.known().cards(layout(), StateLayout::hand, owner);
        const CardSet seen = exposed | state.shown(layout(), owner) |
                             state.cards(layout(), StateLayout::known, seat);
        demand(known == (owner == seat ? hand : hand & seen),
               "a view shows one's own hand, and of others exposed cards and cards passed on");
        demand(view.count(layout(), StateLayout::hand, owner) == hand.count(),
               "a view tells how many cards everybody holds");
        if (owner == seat) continue;
        for (const Card card : hand - seen) hidden.push_back(card);
      }
      for (std::size_t n = hidden.size(); n > 1; --n) {
        std::swap(hidden[n - 1], hidden[random_.below(static_cast<std::uint32_t>(n))]);
      }
      for (int j = 0; j < rules().seats; ++j) {
        if (j == i) continue;
        const CardSet hand = state.cards(layout(), StateLayout::hand, seat_at(j));
        const CardSet exposed = state.cards(layout(), StateLayout::exposed, seat_at(j));
        const CardSet seen = exposed | state.shown(layout(), seat_at(j)) |
                             state.cards(layout(), StateLayout::known, seat);
        CardSet other = hand & seen;
        for (int n = (hand - seen).count(); n > 0; --n) {
          other.add(hidden.back());
          hidden.pop_back();
        }
        moved.set_cards(layout(), StateLayout::hand, seat_at(j), other);
      }
      for (std::size_t zone = StateLayout::first_declared; zone < layout().zones().size(); ++zone) {
        const int parts = layout().zones()[zone].per_seat ? rules().seats : 1;
        for (int part = 0; part < parts; ++part) {
          const CardSet there = view.known().cards(layout(), zone, seat_at(part));
          if (layout().zones()[zone].marks && there.empty() &&
              view.count(layout(), zone, seat_at(part)) == 0) {
            moved.set_cards(layout(), zone, seat_at(part), CardSet());  // what others have noted
          }
          std::vector<Card*> hidden_slots;
          for (Card& slot : moved.slots(layout(), zone, seat_at(part))) {
            if (slot != no_card && !there.has(slot)) hidden_slots.push_back(&slot);
          }
          for (std::size_t left = hidden_slots.size(); left > 1; --left) {
            std::swap(*hidden_slots[left - 1],
                      *hidden_slots[random_.below(static_cast<std::uint32_t>(left))]);
          }
        }
      }
      const View same(layout(), moved, seat);
      demand(same.known() == view.known(), "a view does not depend on hidden cards");
      demand(same.known().hash() == view.known().hash(), "equal tables have equal hashes");
    }
  }

  // Every legal move can be written and read again; what is not legal is refused and changes
  // nothing.
  void look_at_texts() {
    const Decision& decision = session_.decision();
    for (int i = 0; i < rules().seats; ++i) {
      const Choices choices = session_.choices(seat_at(i));
      std::set<std::string> texts;
      for (const Move& move : some_moves(choices)) {
        const auto text = [&](const Move& one) {
          return to_text(rules(), decision.phase, one, &session_.state());
        };
        const ReadMove read = session_.read(text(move));  // of equal cards it may be another
        demand(read.move && read.right_verb && choices.allows(*read.move) &&
                   text(*read.move) == text(move),
               "a move is read as it was written");
        if (!texts.insert(text(move)).second && choices.count() <= few_moves) {
          fail("no move is offered twice: " + text(move));
        }
      }
      const CardSet others = rules().in_play - choices.cards;
      if (others.empty() || choices.count() == 0) continue;
      const std::uint64_t before = session_.state().hash();
      const Card card =
          others.nth(static_cast<int>(random_.below(static_cast<std::uint32_t>(others.count()))));
      demand(session_.try_move(Move::of_card(seat_at(i), card)).has_value(),
             "a card that may not be played is refused");
      demand(session_.state().hash() == before, "a refused move changes nothing");
    }
  }

  void undo_and_redo() {
    const std::vector<LogEntry> log = session_.log();
    const State before = session_.state();
    auto earlier = hashes_.begin();
    std::advance(earlier, random_.below(static_cast<std::uint32_t>(hashes_.size())));
    session_.undo_to(earlier->first);
    demand(session_.log().size() == earlier->first, "undo goes back to the entry asked for");
    demand(session_.state().hash() == earlier->second, "undo comes to the table that was");
    for (std::size_t i = earlier->first; i < log.size(); ++i) {
      if (!log[i].forced) demand(!session_.try_move(log[i].move), "what was undone can be redone");
    }
    demand(session_.state() == before, "what is redone comes to the same table");
    demand(session_.log().size() == log.size(), "what is redone leaves the same log");
  }

  // A new table that is told seed and log, with and without the forced moves.
  void reload() {
    for (const bool with_forced : {false, true}) {
      Session again(table_, session_.seed(), {}, with_forced);
      for (const LogEntry& entry : session_.log()) {
        if (entry.forced && !with_forced) continue;
        demand(!again.try_move(entry.text), "a move of the log can be made again");
      }
      demand(again.state().hash() == session_.state().hash(), "the log comes to the same table");
      demand(again.legal_moves().legal == session_.legal_moves().legal, "and to the same choices");
    }
  }

  void move() {
    const Decision& decision = session_.decision();
    auto seats = decision.to_act;
    if (decision.may_speak != 0 && random_.below(4) == 0) seats |= decision.may_speak;
    for (auto skip = random_.below(static_cast<std::uint32_t>(std::popcount(seats))); skip > 0;
         --skip) {
      seats = static_cast<SeatSet>(seats & (seats - 1));
    }
    const Choices choices = session_.choices(seat_at(std::countr_zero(seats)));
    const Move chosen = choices.move(random_.next() % choices.count());
    const int deal = session_.state().core().deal;
    if (session_.try_move(chosen)) fail("a legal move is made");
    for (State& follower : followers_) follow(follower, chosen);
    if (session_.state().core().deal != deal) followers_.clear();
  }

  // A copy of the state that was taken earlier makes the same moves.
  void follow(State& copy, const Move& chosen) const {
    const Agenda& agenda = *table_.agenda;
    const Surroundings around{.hooks = table_.hooks.get()};
    agenda.apply(copy, chosen, around);
    for (;;) {
      const Decision decision = agenda.run(copy, around);
      const bool forced = decision.kind == Decision::Kind::ask &&
                          std::popcount(decision.to_act) == 1 && decision.may_speak == 0 &&
                          decision.choices.count() == 1;
      if (!forced) break;
      agenda.apply(copy, decision.choices.move(0), around);
    }
    demand(copy == session_.state(), "a copy goes on as the original does");
    demand(copy.hash() == session_.state().hash(), "equal tables have equal hashes");
  }

  LoadedTable table_;
  Session session_;
  RandomStream random_;
  std::map<std::size_t, std::uint64_t> hashes_;  // by size of the log, at each decision
  std::vector<State> followers_;
  std::int64_t chips_ = 0;
  bool is_deep_ = false;
};

// Returns what does not hold at a table, or "".
inline std::string fault_of(const std::string& spec, std::uint64_t seed, int deep_deals) {
  try {
    Battery(must_load(spec), seed).play_match(deep_deals);
  } catch (const std::exception& fault) {
    return fault.what();
  }
  return "";
}

// Plays `deals` random deals move by move, drawing as Agenda::random_deals says it does.
inline std::int64_t play_step_by_step(const Agenda& agenda, State& state, std::int64_t deals,
                                      RandomStream& random, const Surroundings& around) {
  std::int64_t decisions = 0;
  for (std::int64_t left = deals; left > 0;) {
    const std::uint16_t played = state.core().deals_played;
    const Decision decision = agenda.run(state, around);
    left -= state.core().deals_played - played;
    if (decision.kind == Decision::Kind::fault) return -1;
    if (left <= 0) break;
    if (decision.kind == Decision::Kind::finished) {
      agenda.begin(state, random.next());
      continue;
    }
    const Choices choices = agenda.choices(state, seat_at(std::countr_zero(decision.to_act)));
    agenda.apply(state, choices.random_move(random, decisions), around);
  }
  return decisions;
}

// A table without what seats know of hidden cards: playouts do not keep it, since nobody looks on.
inline State unseen(const GameRules& rules, State state) {
  for (int i = 0; i < rules.seats; ++i) {
    state.set_cards(rules.layout, StateLayout::known, seat_at(i), CardSet());
    state.set_shown(rules.layout, seat_at(i), CardSet(), CardSet());
  }
  std::ranges::fill(state.gifts(rules.layout), Gift());
  return state;
}

// The playout loop makes the moves that single steps make, through so many deals.
inline void compare_quick_and_stepped(const LoadedTable& table, int deals) {
  const Surroundings around{.hooks = table.hooks.get()};
  State quick;
  State stepped;
  table.agenda->begin(quick, 5);
  table.agenda->begin(stepped, 5);
  RandomStream quick_random(5, Purpose::agent);
  RandomStream stepped_random(5, Purpose::agent);
  // In portions of several sizes, so that a portion also ends where a match does.
  for (int left = deals, portion = 1; left > 0; left -= portion, portion = portion % 23 + 1) {
    const auto decisions = table.agenda->random_deals(quick, portion, quick_random, around);
    REQUIRE(decisions ==
            play_step_by_step(*table.agenda, stepped, portion, stepped_random, around));
    REQUIRE(decisions > 0);
    REQUIRE(unseen(*table.rules, quick) == unseen(*table.rules, stepped));
    REQUIRE(quick_random == stepped_random);
  }
}

}  // namespace houserule::battery
