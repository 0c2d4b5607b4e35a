#include "table/state.h"

#include <algorithm>
#include <cassert>

#include "base/content_hash.h"

namespace houserule {

namespace {

std::uint32_t rounded_up(std::uint32_t bytes) { return (bytes + 7) / 8 * 8; }

}  // namespace

StateLayout::StateLayout(int seats, int cards, std::vector<ZoneLayout> zones, int values, int plays,
                         int tricks)
    : seats_(seats),
      set_words_(cards <= 64    ? 1
                 : cards <= 128 ? 2
                                : 4),
      values_(values),
      plays_(static_cast<std::uint32_t>(plays)),
      tricks_(static_cast<std::uint32_t>(tricks)) {
  assert(seats >= 1 && seats <= max_seats && cards <= max_cards);
  zones_ = {{"hand", Visibility::owner, true},
            {"captured", Visibility::everybody, true},
            {"exposed", Visibility::everybody, true, 0, true},
            {"picked", Visibility::owner, true, 0, true},
            {"known", Visibility::owner, true, 0, true},
            {"box", Visibility::nobody}};
  zones_.insert(zones_.end(), zones.begin(), zones.end());
  std::uint32_t words = sizeof(Core) / 8;
  for (ZoneLayout& zone : zones_) {
    zone.offset = words;
    words += static_cast<std::uint32_t>(set_words_ * (zone.per_seat ? seats_ : 1));
  }
  amounts_ = words * 8;
  history_ = order();
  for (ZoneLayout& zone : zones_) {
    zone.order = history_;
    history_ += static_cast<std::uint32_t>(zone.slots * (zone.per_seat ? seats_ : 1));
  }
  trick_log_ = history_ + plays_;
  size_ = rounded_up(trick_log_ + tricks_ * static_cast<std::uint32_t>(sizeof(TrickEnd)));
}

void StateLayout::add_calls(int calls) {
  if (calls <= 32) return;
  calls_ = size_ / 8;
  size_ += static_cast<std::uint32_t>(seats_ * CallSet::max_words * 8);
}

void StateLayout::add_shapes(int shapes) {
  shapes_ = size_ / 8;
  shape_words_ = (shapes + 63) / 64;
  size_ += static_cast<std::uint32_t>(seats_ * shape_words_ * 8);
}

void StateLayout::add_melds(int most) {
  melds_ = size_ / 8;
  most_melds_ = most;
  size_ += static_cast<std::uint32_t>(most * (2 + set_words_) * 8);
}

void StateLayout::add_shown() {
  if (table_size_ == 0) table_size_ = size_;
  shown_ = size_ / 8;
  size_ += static_cast<std::uint32_t>(2 * seats_ * set_words_ * 8);
}

void StateLayout::add_gifts(int most) {
  if (table_size_ == 0) table_size_ = size_;
  gifts_ = size_;
  most_gifts_ = static_cast<std::uint32_t>(most);
  size_ += rounded_up(most_gifts_ * static_cast<std::uint32_t>(sizeof(Gift)));
}

bool StateLayout::keeps_melds_secret(const Core& core) const {
  const int phase = core.depth == 0 ? -1 : core.frames[core.depth - 1U].block;
  return std::find(secret_melds_.begin(), secret_melds_.end(), phase) != secret_melds_.end();
}

void StateLayout::add_board(std::uint32_t masks, std::uint32_t counters) {
  masks_ = size_ / 8;
  counters_ = size_ + masks * 8;
  size_ = rounded_up(counters_ + counters * 2);
}

namespace {

CardSet cards_at(const State& state, int words, std::uint32_t offset) {
  switch (words) {
    case 1:
      return CardSet(state.cards<1>(offset));
    case 2:
      return CardSet(state.cards<2>(offset));
    default:
      return state.cards<4>(offset);
  }
}

}  // namespace

CardSet State::cards(const StateLayout& layout, std::size_t zone, Seat seat) const {
  return cards_at(*this, layout.set_words(), layout.zone(zone, seat));
}

CardSet State::shown(const StateLayout& layout, Seat seat) const {
  if (!layout.keeps_shown()) return {};
  return cards_at(*this, layout.set_words(), layout.shown(seat));
}

CardSet State::doubtful(const StateLayout& layout, Seat seat) const {
  if (!layout.keeps_shown()) return {};
  return cards_at(*this, layout.set_words(), layout.doubtful(seat));
}

void State::set_shown(const StateLayout& layout, Seat seat, const CardSet& shown,
                      const CardSet& doubtful) {
  for (int word = 0; layout.keeps_shown() && word < layout.set_words(); ++word) {
    block_[layout.shown(seat) + static_cast<unsigned>(word)] = shown.word(word);
    block_[layout.doubtful(seat) + static_cast<unsigned>(word)] = doubtful.word(word);
  }
}

CardSet State::meld_cards(const StateLayout& layout, int i) const {
  return cards_at(*this, layout.set_words(), cards_of_meld(layout, i));
}

void State::set_meld(const StateLayout& layout, int i, const LaidMeld& meld, const CardSet& cards) {
  set_laid_meld(layout, i, meld);
  for (int word = 0; word < layout.set_words(); ++word) {
    block_[cards_of_meld(layout, i) + static_cast<unsigned>(word)] = cards.word(word);
  }
}

void State::clear_meld(const StateLayout& layout, int i) {
  std::fill_n(block_.begin() + layout.meld(i), layout.meld(1) - layout.meld(0), std::uint64_t{0});
}

void State::set_cards(const StateLayout& layout, std::size_t zone, Seat seat, const CardSet& set) {
  const std::uint32_t offset = layout.zone(zone, seat);
  switch (layout.set_words()) {
    case 1:
      return set_cards<1>(offset, BasicCardSet<1>(set));
    case 2:
      return set_cards<2>(offset, BasicCardSet<2>(set));
    default:
      return set_cards<4>(offset, set);
  }
}

void State::forget_announced(const StateLayout& layout) {
  core().announced = {};
  if (layout.calls() == 0) return;
  const auto words = static_cast<std::size_t>(layout.seats() * CallSet::max_words);
  std::fill_n(block_.begin() + layout.calls(), words, std::uint64_t{0});
}

void State::forget_announced(const StateLayout& layout, Seat seat, const CallSet& calls) {
  const CallSet left = announced(layout, seat) - calls;
  core().announced[static_cast<std::size_t>(index_of(seat))] = 0;
  for (int i = 0; layout.calls() != 0 && i < CallSet::max_words; ++i) {
    block_[layout.calls(seat) + static_cast<unsigned>(i)] = 0;
  }
  for (const int call : left) announce(layout, seat, call);
}

const CallSet& StateLayout::secret_calls(const Core& core) const {
  static constexpr CallSet none;
  static constexpr int least = 3;  // frames: the match, a deal, and the phase
  if (core.depth < least) return none;
  return core.frames[core.depth - 1U].block == secret_phase_ ? secret_calls_ : none;
}

std::uint64_t State::hash_of_table(const StateLayout& layout) const {
  return content_hash(std::as_bytes(std::span(block_).first(layout.of_table() / 8)));
}

std::uint64_t State::hash() const { return content_hash(std::as_bytes(std::span(block_))); }

}  // namespace houserule
