// One search: which of some moves does best, by playing on from guesses at the hidden cards.
//
// Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse,
// "Information Set Monte Carlo Tree Search", 2012): every iteration is a guess, a way down a tree
// of what the seat can see, one new node, and a playout to the end of the deal. Each seat goes
// after what the deal brings itself.
//
// The moves of the seat that asks are not chosen by confidence bounds but by sequential halving
// (Karnin, Koren and Somekh 2013), all of them in the same guesses with the same random numbers, so
// that most of what is luck cancels out; docs/bots.md says what that is worth. Below them, where
// cards are played, the tree branches where a seat says or does one thing that all can see: cards,
// passes, calls. What is chosen unseen, and moves of several cards, are drawn and never branched
// on, so that the tree cannot know what the seat does not.

#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <optional>
#include <vector>

#include "bots/guesses/determinize.h"
#include "bots/judgement/outcome.h"
#include "bots/search/ismcts_tree.h"
#include "bots/search/playouts.h"

namespace houserule {

class IsmctsSearch {
 public:
  struct Limits {
    int iterations = 1000;  // deals played out for one move
    int milliseconds = 0;   // more than 0: as many as fit into so long
    Playouts::How playouts = Playouts::How::learned;
  };
  // What there is to choose from. `keeps_first`: move 0 is a pass, and anything else must be
  // clearly better. All must outlive the search.
  struct Question {
    const LoadedTable& table;
    const Playouts& playouts;
    const View& view;
    const Determinizer& determinizer;
    const std::vector<Move>& moves;
    bool keeps_first = false;
    bool in_play = true;  // else there is no tree: each iteration is a playout
  };

  // Whether somebody, or what the agent works for, has it end.
  struct Stop {
    const std::atomic<bool>& told;
    const std::atomic<bool>* sign = nullptr;

    bool is_set() const {
      return told.load(std::memory_order_relaxed) ||
             (sign != nullptr && sign->load(std::memory_order_relaxed));
    }
  };

  // Returns the best of the moves, by number; 0 if a function of the rules fails. `made` iterations
  // count as done already. Ends soon with the best so far once `stop` says so.
  std::size_t best(const Question& question, const Limits& limits, int made, const Stop& stop,
                   RandomStream& random);

  // Returns how many deals were played out so far, those made before it began included.
  std::int64_t iterations() const { return iterations_; }

 private:
  using Clock = std::chrono::steady_clock;
  using Outcomes = std::array<Outcome, max_seats>;

  struct Candidate {
    IsmctsTree::Index node = IsmctsTree::none;
    bool dropped = false;
    int tried = 0;
    double sum = 0;
    double last = 0;
    Moments above;  // move 0, in the guesses where both were tried
  };

  void begin(const Question& question, const Limits& limits, int made);
  double used(const Stop& stop) const;
  void guess(const Question& question, RandomStream& random);
  bool look_first(const Question& question, const Stop& stop, RandomStream& random);
  void set_scale(const Question& question);
  bool halve(const Question& question, const Stop& stop, RandomStream& random);
  bool try_all(const Question& question);
  bool drop_hopeless();
  void drop_half(bool keeps_first);
  bool clearly_above_first(const Candidate& candidate, double errors) const;
  std::size_t choose(bool keeps_first) const;

  bool play(const Question& question, const Move& move, IsmctsTree::Index node, bool by_tree);
  bool go_down(const Question& question, RandomStream& stream, const Surroundings& around,
               bool& ended);
  void note(Candidate& candidate, Seat seat, const Outcomes& outcomes);

  Limits limits_;
  std::int64_t iterations_ = 0;
  Clock::time_point begun_;
  IsmctsTree tree_;
  std::vector<Candidate> candidates_;
  std::vector<IsmctsTree::Index> path_;
  std::vector<Outcomes> first_;  // of the moves in turn, before there is a scale
  std::vector<std::pair<double, std::size_t>> order_;
  std::optional<OutcomeReader> outcomes_;
  Outcomes last_{};
  State guess_;
  State state_;
  RandomStream stream_;  // of the playouts in this guess
  OutcomeScale scale_;
};

}  // namespace houserule
