// A game as a card player would check it: with cards on the table, the rule page and a pencil.
//
// A referee knows nothing of the program. It is told what is dealt and what is said and played, and
// says whose turn it is, what that seat may do, and what each deal brings. Seats count from 0 in
// the order of play.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/random.h"

namespace houserule::referees {

// A card by the first letters of its code: {'H', 'A'}; a ten is T.
struct PlainCard {
  char suit = 0;
  char rank = 0;
  bool operator==(const PlainCard&) const = default;
};

using Cards = std::vector<PlainCard>;

inline bool holds(const Cards& cards, PlainCard card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

inline void take_out(Cards& cards, PlainCard card) {
  cards.erase(std::find(cards.begin(), cards.end(), card));
}

// The cards of which something is true.
template <typename Is>
Cards those(const Cards& cards, Is is) {
  Cards some;
  std::copy_if(cards.begin(), cards.end(), std::back_inserter(some), is);
  return some;
}

// How far up a rank stands in "23456789TJQKA"; -1: it is not in the list.
inline int place_in(const char* list, char rank) {
  for (int i = 0; list[i] != 0; ++i) {
    if (list[i] == rank) return i;
  }
  return -1;
}

// What a seat may do.
struct May {
  bool pass = false;
  std::vector<std::string> calls;
  Cards cards;               // one of these is played, or
  int together = 0;          // so many of them are laid away at once
  std::vector<Cards> melds;  // one of these is declared
};

struct Dealt {
  int dealer = 0;
  std::vector<Cards> hands;
  std::vector<Cards> zones;  // of Referee::zones, the top card last
  PlainCard last_card;       // the dealer's, where it is turned
};

class Referee {
 public:
  explicit Referee(int how_many) : players(how_many), hands(how_many), scores(how_many) {}
  virtual ~Referee() = default;
  Referee(const Referee&) = delete;
  Referee& operator=(const Referee&) = delete;

  virtual std::vector<std::string> zones() const { return {}; }  // beside the hands
  virtual void begin_match() { std::fill(scores.begin(), scores.end(), 0); }
  virtual void begin_deal(const Dealt& dealt) = 0;

  virtual May may() const = 0;                               // of the seat whose turn it is
  virtual void say(const std::string& what) { (void)what; }  // a call, or "pass"
  virtual void lay(const Cards& cards) { (void)cards; }      // away, or open as a meld
  virtual void play(PlainCard card) = 0;

  virtual bool match_is_over() const = 0;
  virtual std::vector<int> winners() const { return best(); }

  // What a seat says so that everything comes about in random deals; "": anything.
  virtual std::string wish(RandomStream& random) const { return (void)random, std::string(); }
  virtual int height(PlainCard card) const = 0;  // for seats that play high or low

  int players;
  int strong_hand = 0;  // cards in a hand where one seat may be dealt the best; 0: never
  int dealer = 0;
  int turn = 0;
  bool deal_is_over = false;
  bool is_thrown_in = false;     // of the deal that is over
  bool must_deal_again = false;  // the same dealer
  std::vector<Cards> hands;
  std::vector<int> scores;
  std::map<std::string, std::int64_t> seen;  // how often each thing has come about

 protected:
  int after(int seat, int steps = 1) const { return (seat + steps) % players; }
  void count(const std::string& what) { ++seen[what]; }

  // The seats with the highest score.
  std::vector<int> best() const {
    std::vector<int> seats;
    const int most = *std::max_element(scores.begin(), scores.end());
    for (int i = 0; i < players; ++i) {
      if (scores[i] == most) seats.push_back(i);
    }
    return seats;
  }
  void add(int side, int points) {  // where partners sit opposite
    scores[side] += points;
    scores[side + 2] += points;
  }
};

// The cards of a trick, and who laid them.
struct OpenTrick {
  Cards cards;
  std::vector<int> seats;

  void lay(int seat, PlainCard card) {
    cards.push_back(card);
    seats.push_back(seat);
  }
  void clear() {
    cards.clear();
    seats.clear();
  }
  bool empty() const { return cards.empty(); }
  std::size_t size() const { return cards.size(); }
  PlainCard led() const { return cards.front(); }

  // Which card wins, if `beats(later, earlier)` says so of two cards.
  template <typename Beats>
  std::size_t winning(Beats beats) const {
    std::size_t best = 0;
    for (std::size_t i = 1; i < cards.size(); ++i) {
      if (beats(cards[i], cards[best])) best = i;
    }
    return best;
  }
};

// Highest trump, else highest of the suit led; each card of the suit led if one is held.
inline bool beats_plainly(PlainCard later, PlainCard earlier, char trumps) {
  static const char* const ranks = "23456789TJQKA";
  if (later.suit == earlier.suit) {
    return place_in(ranks, later.rank) > place_in(ranks, earlier.rank);
  }
  return later.suit == trumps;
}
inline Cards follow_suit(const Cards& hand, char suit) {
  const Cards following = those(hand, [&](PlainCard card) { return card.suit == suit; });
  return following.empty() ? hand : following;
}

std::unique_ptr<Referee> belote_referee();
std::unique_ptr<Referee> bridge_referee();
std::unique_ptr<Referee> briscola_referee(int players);
std::unique_ptr<Referee> euchre_referee();
std::unique_ptr<Referee> oh_hell_referee(int players);
std::unique_ptr<Referee> skat_referee(int players);
std::unique_ptr<Referee> spades_referee();
std::unique_ptr<Referee> whist_referee();

}  // namespace houserule::referees
