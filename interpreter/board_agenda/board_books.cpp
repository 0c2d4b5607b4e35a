#include "board_agenda/board_books.h"

#include <array>

#include "board_agenda/board_table.h"

namespace houserule {

namespace {

class BoardBooks {
 public:
  BoardBooks(const GameRules& game, const State& state)
      : game_(game), board_(*game.board), state_(state), sight_(board_, game.layout, state) {}

  std::optional<BrokenBooks> broken() {
    count_laid();
    if (broken_tile_) return broken_tile_;
    for (int good = 0; good < static_cast<int>(board_.goods.size()); ++good) {
      if (const char* const what = broken_of(good)) return broken(kind(good), what);
    }
    for (int place = 0; place < static_cast<int>(board_.places.size()); ++place) {
      const BoardKind& board = sight_.kind_of(place);
      if (board.grid && sight_.covered(place) != covered_[at(place)]) {
        return broken(board, "is covered otherwise than tiles lie on it");
      }
    }
    if (!keeps_workers()) return BrokenBooks{"there are fewer workers than none", {}};
    return broken_cards();
  }

 private:
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  const GoodKind& kind(int good) const { return board_.goods[at(good)]; }

  template <typename Thing>
  static BrokenBooks broken(const Thing& thing, const std::string& what) {
    return {thing.name + " " + what, thing.rule.place};
  }

  // What lies on boards, in slots and on berths.
  void count_laid() {
    for (const LaidTile& tile : sight_.laid()) {
      ++laid_[at(tile.good)];
      const BoardKind& board = sight_.kind_of(tile.place);
      const int same = kind(tile.good).same_as >= 0 ? kind(tile.good).same_as : tile.good;
      const int shape = kind(same).shape;
      if (shape < 0 || sight_.owned(tile.place) != 1) {
        broken_tile_ = broken(kind(tile.good), "lies where nothing can lie");
        return;
      }
      const CellSet cells = board.tiles[at(shape)].cells_of(tile.turn, tile.origin);
      if (!(covered_[at(tile.place)] & cells).empty()) {
        broken_tile_ = broken(kind(tile.good), "lies on another tile");
        return;
      }
      covered_[at(tile.place)] |= cells;
    }
    for (int place = 0; place < static_cast<int>(board_.places.size()); ++place) {
      const BoardKind& board = sight_.kind_of(place);
      for (std::size_t slot = 0; slot < board.slots.size(); ++slot) {
        laid_[at(board.slots[slot].first)] += sight_.slot(place, static_cast<int>(slot));
      }
      if (board.good >= 0) owned_[at(board.good)] += sight_.owned(place);
    }
    for (int berth = 0; berth < board_.berth_count; ++berth) {
      if (sight_.vessel(berth) >= 0) ++moored_[at(sight_.vessel(berth))];
    }
    for (const GoodPile& pile : board_.piles) {
      for (const auto& [good, count] : pile.goods) in_piles_[at(good)] = count;
    }
  }

  const char* broken_of(int good) const {
    const GoodKind& what = kind(good);
    const int supply = sight_.supply(good);
    const int drawable = sight_.drawable(good);
    const int discarded = sight_.discarded(good);
    if (supply < 0 || drawable < 0 || discarded < 0) return "is fewer than none";
    if (what.stock >= 0) {
      const int stock = sight_.stock(good);
      if (stock < 0) return "is fewer than none";
      const int there = stock + supply + laid_[at(good)];
      if (there != what.stock) return there < what.stock ? "was lost" : "was made of nothing";
    }
    if (what.pile >= 0 && drawable + discarded + supply != in_piles_[at(good)]) {
      return "is not as often there as its pile had it";
    }
    if (what.berths >= 0 && moored_[at(good)] != supply) return "lies on no berth";
    if (what.place >= 0 && owned_[at(good)] != supply) return "is owned otherwise than it lies";
    return nullptr;
  }

  bool keeps_workers() const {
    for (int colour = 0; colour < board_.colours; ++colour) {
      if (sight_.pool(colour) < 0) return false;
      for (int space = 0; space < static_cast<int>(board_.spaces.size()); ++space) {
        if (sight_.workers(space, colour) < 0) return false;
      }
    }
    return true;
  }

  // Hand, open, pile, box.
  std::optional<BrokenBooks> broken_cards() const {
    CardSet once;
    CardSet twice;
    for (std::size_t zone = 0; zone < game_.layout.zones().size(); ++zone) {
      if (zone != StateLayout::hand && zone < StateLayout::first_declared) continue;
      const CardSet here = state_.cards(game_.layout, zone);
      twice |= once & here;
      once |= here;
    }
    if (twice.empty() && once == game_.in_play) return std::nullopt;
    const CardSet wrong = twice.empty() ? game_.in_play - once : twice;
    const char* const what = twice.empty() ? " lies nowhere" : " lies in two places";
    if (wrong.empty()) return BrokenBooks{std::string("a card") + what, {}};
    const Card card = wrong.first();
    return BrokenBooks{game_.deck.info(card).name + what,
                       board_.cards[at(index_of(card))].rule.place};
  }

  const GameRules& game_;
  const BoardRules& board_;
  const State& state_;
  BoardSight sight_;
  std::array<int, max_goods> laid_{};
  std::array<int, max_goods> in_piles_{};
  std::array<int, max_goods> moored_{};
  std::array<int, max_goods> owned_{};
  std::array<CellSet, max_places> covered_{};
  std::optional<BrokenBooks> broken_tile_;
};

}  // namespace

std::optional<BrokenBooks> broken_books(const GameRules& game, const State& state) {
  return BoardBooks(game, state).broken();
}

}  // namespace houserule
