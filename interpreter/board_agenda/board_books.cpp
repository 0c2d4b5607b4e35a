#include "board_agenda/board_books.h"

#include <array>

#include "board_agenda/board_table.h"

namespace houserule {

namespace {

class BoardBooks {
 public:
  BoardBooks(const GameRules& game, const State& state)
      : game_(game), board_(*game.board), state_(state), sight_(board_, game.layout, state) {}

  std::optional<Diagnostic> broken() {
    count_laid();
    if (broken_tile_) return broken_tile_;
    for (int good = 0; good < static_cast<int>(board_.goods.size()); ++good) {
      if (auto found = broken_of(good)) return found;
    }
    for (int place = 0; place < static_cast<int>(board_.places.size()); ++place) {
      const BoardKind& board = sight_.kind_of(place);
      if (board.grid && sight_.covered(place) != covered_[at(place)]) {
        return fault("deal-loses.covered", board.rule.place, {{"name", board.name}});
      }
    }
    if (!keeps_workers()) return fault("deal-loses.workers", Place());
    return broken_cards();
  }

 private:
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  const GoodKind& kind(int good) const { return board_.goods[at(good)]; }

  static Diagnostic fault(std::string_view key, const Place& place, const Filling& filling = {}) {
    return fault_of(key, place, filling, sentence("deal-loses.board.suggest"));
  }

  // What lies on boards, in slots and on berths.
  void count_laid() {
    for (const LaidTile& tile : sight_.laid()) {
      ++laid_[at(tile.good)];
      const BoardKind& board = sight_.kind_of(tile.place);
      const int same = kind(tile.good).same_as >= 0 ? kind(tile.good).same_as : tile.good;
      const int shape = kind(same).shape;
      if (shape < 0 || sight_.owned(tile.place) != 1) {
        broken_tile_ = fault("deal-loses.tile-outside", kind(tile.good).rule.place,
                             {{"name", kind(tile.good).name}});
        return;
      }
      const CellSet cells = board.tiles[at(shape)].cells_of(tile.turn, tile.origin);
      if (!(covered_[at(tile.place)] & cells).empty()) {
        broken_tile_ = fault("deal-loses.tile-on-tile", kind(tile.good).rule.place,
                             {{"name", kind(tile.good).name}});
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

  std::optional<Diagnostic> broken_of(int good) const {
    const GoodKind& what = kind(good);
    const int supply = sight_.supply(good);
    const int drawable = sight_.drawable(good);
    const int discarded = sight_.discarded(good);
    if (supply < 0 || drawable < 0 || discarded < 0) {
      return fault("deal-loses.below-none", what.rule.place, {{"name", what.name}});
    }
    if (what.stock >= 0) {
      const int stock = sight_.stock(good);
      if (stock < 0) return fault("deal-loses.below-none", what.rule.place, {{"name", what.name}});
      const int there = stock + supply + laid_[at(good)];
      if (there != what.stock) {
        return fault(there < what.stock ? "deal-loses.good-lost" : "deal-loses.good-made",
                     what.rule.place, {{"name", what.name}});
      }
    }
    if (what.pile >= 0 && drawable + discarded + supply != in_piles_[at(good)]) {
      return fault("deal-loses.pile", what.rule.place, {{"name", what.name}});
    }
    if (what.berths >= 0 && moored_[at(good)] != supply) {
      return fault("deal-loses.berth", what.rule.place, {{"name", what.name}});
    }
    if (what.place >= 0 && owned_[at(good)] != supply) {
      return fault("deal-loses.board-owned", what.rule.place, {{"name", what.name}});
    }
    return std::nullopt;
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
  std::optional<Diagnostic> broken_cards() const {
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
    const bool is_known = !wrong.empty();
    return fault(
        twice.empty() ? "deal-loses.card-nowhere" : "deal-loses.card-twice",
        is_known ? board_.cards[at(index_of(wrong.first()))].rule.place : Place(),
        {{"name", is_known ? Text(game_.deck.info(wrong.first()).name) : sentence("some-card")}});
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
  std::optional<Diagnostic> broken_tile_;
};

}  // namespace

std::optional<Diagnostic> broken_books(const GameRules& game, const State& state) {
  return BoardBooks(game, state).broken();
}

}  // namespace houserule
