// Guesses at hidden cards: full tables that agree with what one seat knows.
//
// A guess never contradicts the view: counts of every zone, cards the seat sees or knows of, what
// others have shown, and what each play has told (voids.h). Whoever holds the called card is the
// partner; what others have chosen unseen is one of the things they could have chosen. Of one
// thread.

#pragma once

#include "agenda/agenda.h"
#include "base/random.h"
#include "bots/guesses/voids.h"
#include "table/view.h"

namespace houserule {

class Determinizer {
 public:
  // Reads the deal so far out of the view. Agenda and view must outlive it.
  Determinizer(const Agenda& agenda, const View& view);

  // Fills `state` with a guess; nothing else of the view changes. Every full table that agrees is
  // possible, though not each equally likely. Where no table agrees with all plays, they are
  // forgotten. Precondition: `state` has the layout of the rules.
  void guess(RandomStream& random, State& state) const;

  // Returns every way the unknown cards can lie, each once; what else is not seen, such as an order
  // or a choice, is drawn. None if there are more than `most`, or if no table agrees with all
  // plays. Each costs as much as a guess.
  std::vector<State> all(std::size_t most, RandomStream& random) const;

 private:
  // Some cards of a zone that the seat does not see.
  struct Place {
    std::size_t zone = 0;
    Seat owner = no_seat;
    int missing = 0;
    CardSet ruled_out;
  };

  // An unknown card, and where in `fitting_` the places are listed that could have it.
  struct Unknown {
    Card card = no_card;
    std::uint16_t choices = 0;
    std::uint32_t first = 0;
  };

  void add_place(std::size_t zone, Seat owner, const CardSet& played);
  CardSet never_put(std::size_t zone, Seat owner) const;
  void put_in_order(RandomStream& random, bool heed) const;
  bool make_room(Card card, bool heed) const;
  bool place_cards(RandomStream& random, bool heed) const;
  void lay_placed(RandomStream& random, State& state) const;
  struct Listing;
  bool list(Listing& listing, std::size_t next, int nowhere) const;
  bool fits(std::size_t place, Card card, bool heed) const {
    return !heed || !places_[place].ruled_out.has(card);
  }
  void fill_slots(State& state, const Place& place, CardSet cards, RandomStream& random) const;
  void guess_partner(State& state) const;
  void guess_sides(State& state) const;
  void guess_numbers(State& state, const DeclarePhase& phase, RandomStream& random) const;
  void guess_picked(State& state, RandomStream& random) const;
  void guess_marks(State& state) const;
  CardSet played_by(const State& state, Seat seat) const;

  const Agenda& agenda_;
  const GameRules& rules_;
  const View& view_;
  Voids voids_;
  std::vector<Unknown> unknown_;
  std::vector<Place> places_;
  std::vector<std::uint16_t> fitting_;     // of one unknown card after the other
  std::vector<std::uint16_t> everywhere_;  // all places
  int fewest_choices_ = 0;
  int most_choices_ = 0;

  // What a guess works with, kept from one to the next.
  struct Work {
    std::vector<Unknown> shuffled;
    std::vector<Unknown> order;
    std::vector<CardSet> placed;  // by place
    std::vector<int> room;
    std::vector<bool> tried;
  };
  mutable Work work_;
};

}  // namespace houserule
