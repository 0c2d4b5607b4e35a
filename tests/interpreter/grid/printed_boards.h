// Boards and shapes of a printed game, as real ones are: ragged edges, holes, one or two tracks.

#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "grid/grid.h"
#include "grid/shape.h"

namespace houserule::printed {

struct NamedShape {
  std::string name;
  std::vector<std::string> rows;
};

inline const std::vector<NamedShape> special_shapes = {
    {"beads", {".#.", "###", ".#."}},
    {"helmet", {"##", "##", "#."}},
    {"cloak pin", {"#...", "####"}},
    {"belt", {"#####"}},
    {"cross", {".#.", "###", ".#.", ".#."}},
    {"horn", {".##", "###", "#.."}},
    {"figure", {".#.", "###", "###"}},
    {"horseshoe", {"#.#", "#.#", "###"}},
    {"brooch", {".#.", "###", "###", ".#."}},
    {"hammer", {"###", "###", ".#.", ".#.", ".#."}},
    {"fibula", {"##.", "#..", "###", "#..", "##."}},
    {"axe", {"#####", ".###.", "..#.."}},
    {"chalice", {"###", "###", ".#.", "###"}},
    {"shield", {".##.", "####", "####", ".##."}},
    {"crown", {"#.#.#", "#####", "#####"}},
};

struct NamedBoard {
  std::string name;
  GridText text;
};

// The symbols of a board are numbered from 1 in the order of the list.
inline const std::vector<NamedBoard> boards = {
    {"home",
     {{"NNNNNNNNNNNI.", "NNNNNNNNNNIN.", "NNNNNNNNNINN.", "NNNNNNNNINNN_", "NNNNNNNINNNN_",
       "B.....INNNNN_", ".....I.NNNNN_", "..B.I.BNNNNN_", "...I...NNNNN_", ".BI....NNNNN_",
       ".I...B.NNNNN_", "I......N_____"},
      {{{{{11, 0}, 0},
         {{10, 1}, 1},
         {{9, 2}, 2},
         {{8, 3}, 2},
         {{7, 4}, 3},
         {{6, 5}, 4},
         {{5, 6}, 5},
         {{4, 7}, 6},
         {{3, 8}, 7},
         {{2, 9}, 9},
         {{1, 10}, 12},
         {{0, 11}, 15}},
        18}},
      {{{5, 0}, 1}, {{7, 2}, 2}, {{7, 6}, 3}, {{9, 1}, 4}, {{10, 5}, 5}}}},
    {"A front",
     {{"____...__", "NNNN.B.__", "NBNN..NN.", "NNNN...B.", "____NN...", "..I_NN.B.", ".I._.NN..",
       "I.B___NNN", "_..___NN."},
      {{{{{7, 0}, 0}, {{6, 1}, 1}, {{5, 2}, 2}}, 3}},
      {{{1, 5}, 1}, {{2, 1}, 2}, {{3, 7}, 3}, {{5, 7}, 4}, {{7, 2}, 5}}}},
    {"A back",
     {{"___NNNN_", "_NNNXNNN", "NNNI.N.N", "..I.B.N.", "_IX..N.B", "_.....NN", "_.....B_",
       "___.N.._", "____NN__"},
      {{{{{4, 1}, 1}, {{3, 2}, 3}, {{2, 3}, 4}}, 5}},
      {{{3, 4}, 1}, {{4, 7}, 2}, {{6, 6}, 3}}}},
    {"B front",
     {{"_____NBIN", "__NN__I.N", "_NB..IX.B", "_...INNNN", "___I..NX.", "..IX.BNN_", "BI.._..N_",
       "I..._.BN_", "_____..N_"},
      {{{{{7, 0}, 0},
         {{6, 1}, 1},
         {{5, 2}, 1},
         {{4, 3}, 1},
         {{3, 4}, 2},
         {{2, 5}, 2},
         {{1, 6}, 2},
         {{0, 7}, 3}},
        4}},
      {{{0, 6}, 1}, {{2, 2}, 2}, {{2, 8}, 3}, {{5, 5}, 4}, {{6, 0}, 5}, {{7, 6}, 6}}}},
    {"B back",
     {{"N.NNB____", "NN.NNN...", "_.N.NN.B.", "_NXN.___.", "_...INN__", "...INNNBN", "_.I.NN___",
       ".I..N..__", "I.._N.B.N"},
      {{{{{8, 0}, 0}, {{7, 1}, 1}, {{6, 2}, 2}, {{5, 3}, 2}, {{4, 4}, 4}}, 6}},
      {{{0, 4}, 1}, {{2, 7}, 2}, {{5, 7}, 3}, {{8, 6}, 4}}}},
    {"C front",
     {{".N_N_NNI", "N._.NNIN", "_.B.NINN", "....INNN", "B..INNNN", "..IN...N", ".INN.B._",
       "__NN.___"},
      {{{{{6, 1}, 1}, {{5, 2}, 2}, {{4, 3}, 3}, {{3, 4}, 4}, {{2, 5}, 5}, {{1, 6}, 6}, {{0, 7}, 7}},
        8}},
      {{{2, 2}, 1}, {{4, 0}, 2}, {{6, 5}, 3}}}},
    {"C back",
     {{"___NN____", "___NNN___", "___N.N___", "___BNN.N_", "__NNNNNNN", "NNN.NNNNN", ".N.NBNXN_",
       "NBN.N.NNN", "_N_N.NBNN"},
      {},
      {{{3, 3}, 1}, {{6, 4}, 2}, {{7, 1}, 3}, {{8, 6}, 4}}}},
    {"D front",
     {{"NNN..INN", "...XINNN", ".B.INNNI", "...NNNI_", ".N.NNI..", "_NNNIX.B", "__.I..._",
       "____..._"},
      {{{{{2, 3}, 0}, {{1, 4}, 1}, {{0, 5}, 2}}, 3},
       {{{{6, 3}, 0}, {{5, 4}, 1}, {{4, 5}, 2}, {{3, 6}, 3}, {{2, 7}, 4}}, 5}},
      {{{2, 1}, 1}, {{5, 7}, 2}}}},
    {"D back",
     {{"__NNN____", "__NN_____", "_NBN_NN__", "_.N.NNN__", ".N.N.NNN_", "NBN.N.NNN", ".N.NNNBN_",
       "NNN.NNNNN", "_____N_NN"},
      {},
      {{{2, 2}, 1}, {{5, 1}, 2}, {{6, 6}, 3}}}},
    {"stone house", {{"_.N__", "N.BN_", "_N..N", "__N.N"}, {}, {{{1, 2}, 1}}}},
    {"long house",
     {{".N.N.N.N.NB", "NBNXN.NXN.N", ".N.N.B.N.N_"}, {}, {{{0, 10}, 1}, {{1, 1}, 2}, {{2, 5}, 3}}}},
};

// A table on which tiles stand, twelve cells wide.
inline const GridText standing_table = {
    {"............", "............", "............", "............"}, {}, {}, true};

inline std::vector<std::string> in_english(const std::vector<Text>& texts) {
  std::vector<std::string> english;
  for (const Text& text : texts) english.push_back(text.en);
  return english;
}

inline Grid grid_of(const GridText& text) {
  std::vector<Text> faults;
  const auto grid = Grid::read(text, faults);
  CAPTURE(in_english(faults));
  REQUIRE(grid);
  return *grid;
}

inline Grid board(const std::string& name) {
  for (const NamedBoard& each : boards) {
    if (each.name == name) return grid_of(each.text);
  }
  FAIL("no board " << name);
  return grid_of({});
}

inline Shape shape_of(const std::vector<std::string>& rows) {
  std::vector<Text> faults;
  const auto shape = Shape::read(rows, faults);
  CAPTURE(in_english(faults));
  REQUIRE(shape);
  return *shape;
}

inline CellSet cells_at(const Grid& grid, const std::vector<GridCell>& cells) {
  CellSet set;
  for (const GridCell cell : cells) set.add(grid.number_of(cell));
  return set;
}

inline CellSet income_cells(const Grid& grid) {
  CellSet set;
  for (const Grid::Income& income : grid.incomes()) set.add(income.cell);
  return set;
}

inline CellSet bonus_cells(const Grid& grid) {
  CellSet set;
  for (const Grid::Bonus& bonus : grid.bonuses()) set.add(bonus.cell);
  return set;
}

// All cells of a rectangle, both corners included, that can be covered.
inline CellSet cells_between(const Grid& grid, GridCell first, GridCell last) {
  CellSet set;
  for (int row = first.row; row <= last.row; ++row) {
    for (int column = first.column; column <= last.column; ++column) {
      set.add(grid.number_of({row, column}));
    }
  }
  return set & grid.coverable();
}

}  // namespace houserule::printed
