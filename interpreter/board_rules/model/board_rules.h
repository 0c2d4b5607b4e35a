// The rules of a board game: what lies on its table and what is done with it. Immutable, shared.
//
// GameRules has the rest: names, house numbers, cards as a deck, the layout of the state.

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "board_rules/model/act.h"
#include "board_rules/model/board_layout.h"
#include "board_rules/model/good_set.h"
#include "board_rules/model/listener.h"
#include "board_rules/model/term.h"
#include "cards/card_set.h"
#include "grid/grid.h"
#include "grid/shape.h"
#include "grid/tile_laying.h"

namespace houserule {

inline constexpr int max_spaces = 64;
inline constexpr int max_places = 32;       // boards that can lie on the table
inline constexpr int max_colours = 2;       // of workers
inline constexpr int max_counters = 16;     // goods that conditions of actions ask for
inline constexpr int max_listeners = 64;    // of one window
inline constexpr int max_berths = 16;       // an action keeps them as bits of a word
inline constexpr int max_strip_goods = 16;  // likewise
inline constexpr int max_board_phases = 100;
inline constexpr int max_sides = 100;  // of a die

inline constexpr int max_acts = 32'767;  // the state names an act in 16 bits

// A thing that is counted: a tile, a piece, a vessel, a board that is built.
struct GoodKind {
  std::string name;  // "skin and bones"
  std::string slug;  // "skin_and_bones"
  Text text;
  std::string many;  // what several are called in English, where that is another word
  int shape = -1;    // index into BoardRules::shapes; -1: it is not laid on boards
  int column = -1;   // in the ladder of goods: what it may be traded for lies to the right
  int row = -1;
  int same_as = -1;  // what it counts as where it is laid
  int worth = 0;     // what a fight must come to
  int price = -1;    // in silver; -1: not for sale
  int stock = -1;    // how many there are; -1: as many as are needed
  int pile = -1;     // the pile it is drawn from
  int berths = -1;   // the row of berths it takes one of
  int cargo = -1;    // the good it may be loaded with
  int holds = 0;     // so many of it
  int built_in = 0;  // cargo that is part of it
  int place = -1;    // the first of the boards it is
  RuleRef rule;
};

struct GoodGroup {
  std::string name;  // "green", "weapons"
  std::string slug;
  Text text;
  GoodSet goods;
};

struct GoodPile {
  std::string name;
  std::string slug;
  Text text;
  std::vector<std::pair<int, int>> goods;  // how many of each
};

struct Berths {
  std::string name;
  Text text;
  int first = 0;  // of all berths
  int count = 0;
};

// A kind of board. Boards of one kind have the same plan.
struct BoardKind {
  std::string name;
  std::string slug;
  Text text;
  std::optional<Grid> grid;
  GoodSet accepts;
  std::vector<GoodSet> apart;   // goods of one set do not lie side by side; two sets at most
  std::vector<Shares> bonuses;  // by symbol of the grid's bonuses
  std::vector<std::pair<int, int>> slots;  // good, how many cells only it may fill
  int points = 0;
  int good = -1;  // which good it is when it is gained; -1: it is there from the start
  int copies = 1;
  int first_place = 0;
  int back = -1;  // the kind on its other side
  bool is_back = false;
  bool for_meals = false;        // columns are open as far as there are workers this round
  int covered_by = -1;           // vessels on these berths cover columns from the left
  int covered_width = 0;         // so many each
  std::vector<LaidShape> tiles;  // by shape
  RuleRef rule;
};

struct BoardPlace {
  int kind = 0;
  int copy = 0;
  std::uint32_t covered = 0;  // offsets of masks
  std::array<std::uint32_t, 2> apart{};
  std::uint32_t slots = 0;  // offset of the counters of filled slots
};

struct BoardGroup {
  std::string name;
  Text text;
  std::uint64_t kinds = 0;
};

struct SpaceGroup {
  std::string name;
  Text text;
};

struct Space {
  std::string name;  // "C1-07"
  std::string slug;  // what moves are written with
  std::uint32_t groups = 0;
  int column = 1;
  int row = 0;
  int act = no_act;
  std::uint64_t deeds = 0;  // what its act may do
  RuleRef rule;
};

struct RollRules {
  std::string name;
  int name_index = -1;  // into BoardRules::names
  Text text;
  int die = 6;
  bool low = false;  // the result is paid for; else it is added to
  GoodSet pays;
  int vessel = -1;  // good
  int most_vessels = 0;
  bool cargo_counts = false;
  int needs = no_term;
  int success = no_act;
  int failure = no_act;
  int least_to_win = 1;  // what a high result must come to
  int deed = -1;
  int rolls = 3;
  RuleRef rule;
};

// A part of an action with a name.
struct StepRules {
  std::string name;
  Text text;
  int act = no_act;
};

struct BoardPhase {
  std::string name;
  std::string slug;
  Text text;
  int act = no_act;  // its body
  int level = no_term;
  int when = no_term;
  int meal = -1;  // the board that it sets out
  RuleRef rule;
};

struct StripRules {
  std::vector<std::pair<int, int>> items;  // good, how many
};

struct CardRules {
  int number = 0;
  int points = 0;
  int on_play = no_act;
  RuleRef rule;
};

struct AnytimeAct {
  Card card = no_card;
  int act = no_act;
  int latch = -1;  // it can be used once in a game
};

struct SheetLine {
  std::string name;
  std::string slug;
  Text text;
  int term = no_term;
  RuleRef rule;
};

// What actions count of the goods they bring and cost.
struct ActionCounter {
  GoodSet goods;
};

// Points of the rules that are read in more than one way, each with the usual reading.
struct BoardRulings {
  int gap_between_rolls = no_term;  // holds: anytime actions may be taken between two rolls
  int slots_when = no_term;         // when slots of boards may be filled
  bool gaps_in_evaluation = false;  // boards pay one after the other
  bool nested_gains = false;        // what an action brings counts for those around it, too
  bool judged_when_placed = false;  // a space on which nothing can be done cannot be chosen
  bool rolls_stand = false;         // a result is what it was when the die was rolled
  bool piles_run_out = false;       // what was used is not shuffled to be drawn again
  GoodSet mirrored;                 // tiles that may be turned over
};

struct BoardRules {
  std::vector<GoodKind> goods;
  std::vector<GoodGroup> groups;  // of goods
  std::vector<Shape> shapes;
  std::vector<GoodPile> piles;
  std::vector<Berths> berths;
  int berth_count = 0;
  std::vector<std::vector<int>> ladder;  // row by row: a good in each column, -1: none
  std::vector<BoardKind> kinds;
  std::vector<BoardPlace> places;
  std::vector<BoardGroup> board_groups;
  std::vector<SpaceGroup> space_groups;
  std::vector<Space> spaces;
  std::vector<RollRules> rolls;
  std::vector<StepRules> steps;
  std::vector<BoardPhase> phases;
  std::vector<StripRules> strips;
  std::vector<std::string> names;  // of gaps, actions and steps
  // Gaps that every board game has: indexes into `names`.
  int placed_gap = -1;
  int done_gap = -1;
  int panel_gap = -1;
  int premise_gap = -1;
  int listener_gap = -1;
  int idle_gap = -1;
  int roll_gap = -1;
  int before_gap = -1;
  int start_gap = -1;
  int end_gap = -1;
  int card_gap = -1;   // between two cards that one act plays
  int board_gap = -1;  // between two boards that pay one after the other
  std::vector<std::string> deeds;
  std::vector<Act> acts;
  std::vector<Term> terms;
  std::vector<CardRules> cards;  // by number of the card in the deck
  std::array<std::vector<WindowListener>, window_count> listeners;
  std::array<CardSet, window_count> listening;  // cards that listen there
  std::array<std::uint64_t, window_count> always{};
  std::vector<Adjustment> adjustments;
  // By Adjustment::Of: the cards that make one. Mostly none of them is open, and all is as usual.
  std::array<CardSet, Adjustment::kinds> adjusting;
  std::vector<AnytimeAct> anytime;
  std::vector<SheetLine> sheet;
  std::vector<ActionCounter> counters;
  std::vector<bool> replaceable;             // by act: something may listen instead of it
  std::vector<std::uint64_t> deeds_of_acts;  // by act: what it may come to do
  int main = no_act;                         // the whole game
  int colours = 1;
  std::array<int, max_colours> ready{};
  Text worker;
  Text workers;
  int rounds = no_term;
  BoardRulings rulings;
  int success_deed = -1;
  int silver = -1;
  int latches = 0;         // numbers: what happens once a round or once in the game
  int action_latches = 0;  // bits of an action: what happens once in it
  int phase_latches = 0;   // likewise
  BoardLayout layout;
};

}  // namespace houserule
