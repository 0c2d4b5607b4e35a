#include "talk/choosing/choosing.h"

#include <algorithm>

namespace houserule {

int hand_group(const Session& session, Card card) {
  const GameRules& rules = session.rules();
  const TrickAgenda* tricks = session.agenda().tricks();
  if (tricks != nullptr && tricks->trumps(session.state()).has(card)) return 0;
  const int suit = rules.deck.info(card).suit;
  return suit < 0 ? static_cast<int>(rules.deck.suits.size()) + 1 : suit + 1;
}

std::vector<Card> sorted_hand(const Session& session, const CardSet& cards) {
  struct Held {
    Card card;
    int group;
    int above;  // cards of its group that would beat it
  };
  const GameRules& rules = session.rules();
  std::vector<Held> hand;
  for (const Card card : cards) {
    const int group = hand_group(session, card);
    CardSet above;
    const TrickAgenda* tricks = session.agenda().tricks();
    if (tricks != nullptr) above = tricks->beating(session.state(), card, false);
    for (const Card other : above) {
      if (hand_group(session, other) != group) above.remove(other);
    }
    // Equal cards lie side by side.
    hand.push_back({card, group, above.count() - rules.deck.kind_of(card).count()});
  }
  std::stable_sort(hand.begin(), hand.end(), [&](const Held& a, const Held& b) {
    if (a.group != b.group) return a.group < b.group;
    if (a.above != b.above) return a.above < b.above;
    return rules.deck.info(a.card).strength > rules.deck.info(b.card).strength;
  });
  std::vector<Card> row;
  for (const Held& held : hand) row.push_back(held.card);
  return row;
}

Choosing::Choosing(const Session& session, const Speaker& speaker)
    : session_(session), speaker_(speaker) {}

void Choosing::update(Seat seat, bool is_asked) {
  const Card before = item() == nullptr ? no_card : item()->card;
  const std::size_t now = session_.log().size();
  const bool same = now == asked_at_ && seat == seat_;
  const std::optional<Spot> here = cursor_;
  if (!same) {
    open_set_ = -1;
    chosen_ = CardSet();
    order_.clear();
    picked_.clear();
    also_shown_ = -1;
  }
  asked_at_ = now;
  seat_ = seat;
  choices_ = is_asked ? session_.choices(seat) : Choices();
  choices_.seat = seat;
  reread(before);
  if (same && before == no_card && here) go_to(*here);
}

// The cursor goes to the card `before`, if there is one.
void Choosing::reread(Card before) {
  read_mode();
  make_rows();
  keep_cursor(before);
}

const Phase& Choosing::phase() const {
  return session_.rules().phases[static_cast<std::size_t>(session_.decision().phase)];
}

bool Choosing::plays() const {
  return session_.decision().kind == Decision::Kind::ask && session_.decision().phase >= 0 &&
         std::holds_alternative<PlayPhase>(phase().body);
}

const SetChoice* Choosing::set() const {
  if (mode_ != Mode::set) return nullptr;
  return &choices_.sets[static_cast<std::size_t>(std::max(0, open_set_))];
}

void Choosing::read_mode() {
  wanted_ = 0;
  fixed_ = CardSet();
  const bool words = choices_.pass || !choices_.calls.empty() || !choices_.cards.empty();
  if (choices_.melds.phase != nullptr) {
    mode_ = Mode::meld;
  } else if (choices_.pick_count > 0) {
    mode_ = Mode::picks;
  } else if (choices_.set_count > 0 && (open_set_ >= 0 || (choices_.set_count == 1 && !words))) {
    mode_ = Mode::set;
    fixed_ = set()->fixed;
    chosen_ |= fixed_;
    wanted_ = fixed_.count() + set()->count;
  } else {
    mode_ = words || choices_.set_count > 0 ? Mode::single : Mode::nothing;
  }
}

std::vector<Choosing::Option> Choosing::options(bool with_cards) const {
  std::vector<Option> options;
  if (choices_.pass) options.push_back({Move::pass(seat_)});
  for (const int call : choices_.calls) options.push_back({Move::make_call(seat_, call)});
  for (const Card card : choices_.cards) {
    if (with_cards) options.push_back({Move::of_card(seat_, card)});
  }
  for (int i = 0; i < choices_.set_count; ++i) {
    const SetChoice& set = choices_.sets[static_cast<std::size_t>(i)];
    const CardSet all = set.count == 0 ? set.fixed : set.fixed | set.from;
    options.push_back(set.ways() == 1 ? Option{Move::of_set(seat_, all, set.call)}
                                      : Option{Move(), i});
  }
  return options;
}

std::vector<Choosing::Option> Choosing::options() const {
  if (choices_.count() > most_listed) return options(true);
  std::vector<Option> options;
  for (std::uint64_t i = 0; i < choices_.count(); ++i) options.push_back({choices_.move(i)});
  return options;
}

std::vector<Card> Choosing::numbered(const CardSet& cards) const {
  std::vector<Card> row;
  const Deck& deck = session_.rules().deck;
  CardSet rest = cards;
  for (int suit = 0; suit <= static_cast<int>(deck.suits.size()); ++suit) {
    const bool suitless = suit == static_cast<int>(deck.suits.size());
    const CardSet here = suitless ? rest : cards & deck.suit(suit);
    rest -= here;
    for (const Card card : by_strength(session_.rules(), here)) row.push_back(card);
  }
  return row;
}

void Choosing::open(int set) {
  open_set_ = set;
  read_mode();
  make_rows();
  point_at(this->set()->from.first());
}

std::optional<Move> Choosing::pick(Card card) {
  if (picked_.size() == choices_.pick_count) picked_.clear();
  picked_.push_back(card);
  return picked_move();
}

std::optional<Move> Choosing::picked_move() const {
  if (picked_.size() != choices_.pick_count) return std::nullopt;
  std::array<Card, max_picks> picks = {no_card, no_card, no_card};
  std::copy(picked_.begin(), picked_.end(), picks.begin());
  return Move::of_picks(seat_, picks);
}

void Choosing::add_cards(const std::string& label, const CardSet& cards, const CardSet& allowed,
                         bool is_open) {
  std::vector<ChoiceItem> items;
  for (const Card card : sorted_hand(session_, cards)) {
    ChoiceItem item;
    item.card = card;
    item.allowed = allowed.has(card);
    item.group = hand_group(session_, card);
    items.push_back(std::move(item));
  }
  for (auto begin = items.begin(); low_first_ && begin != items.end();) {
    const auto end = std::find_if(
        begin, items.end(), [&](const ChoiceItem& item) { return item.group != begin->group; });
    std::reverse(begin, end);
    begin = end;
  }
  // A hand is shown even when it is empty.
  if (items.empty() && !label.empty()) return;
  rows_.push_back({label, std::move(items), is_open, {}});
}

std::string Choosing::pick_label(std::size_t pick) const {
  const auto* step = std::get_if<StepPhase>(&phase().body);
  if (step == nullptr || pick >= step->choices.size()) return "";
  const std::vector<int>& zones = step->choices[pick].zones;
  return speaker_.zone(zones.empty() ? static_cast<int>(StateLayout::hand) : zones.front());
}

// The own hand stands below one that is played for somebody else.
void Choosing::make_rows() {
  rows_.clear();
  add_words();
  add_choice();
  const Seat own = session_.state().core().chooser(seat_);
  if (own == seat_ || own != speaker_.you()) return;
  const CardSet held = session_.state().cards(session_.rules().layout, StateLayout::hand, own);
  add_cards(speaker_.say("row-own"), held, {}, false);
}

void Choosing::add_choice() {
  const CardSet hand = session_.state().cards(session_.rules().layout, StateLayout::hand, seat_);
  switch (mode_) {
    case Mode::nothing:
      return add_cards("", hand, {}, false);
    case Mode::single: {
      const bool names = std::holds_alternative<CallPhase>(phase().body);
      const bool from_hand = !names && !choices_.cards.empty();
      const CardSet beside = names ? choices_.cards : choices_.cards - hand;
      add_cards(speaker_.say(names ? "row-cards" : "row-beside"), beside, beside);
      return add_cards("", hand, from_hand ? choices_.cards : CardSet(), from_hand);
    }
    case Mode::set: {
      const CardSet cards = set()->fixed | set()->from;
      add_cards("", hand, cards);
      return add_cards(speaker_.say("row-beside"), cards - hand, cards);
    }
    case Mode::picks: {
      bool has_hand = false;
      for (std::size_t i = 0; i < choices_.pick_count; ++i) {
        const CardSet& from = choices_.picks[i];
        has_hand = has_hand || from == hand;
        const bool alone = choices_.pick_count == 1 && has_hand;
        const bool is_next = i == picked_.size() || choices_.pick_count == 1;
        add_cards(alone ? "" : pick_label(i), from, from, is_next);
      }
      if (!has_hand) add_cards("", hand, {}, false);
      return;
    }
    case Mode::meld:
      add_cards("", choices_.melds.own, choices_.melds.own);
      return add_cards(speaker_.say("row-shared"), choices_.melds.shared, choices_.melds.shared);
  }
}

void Choosing::keep_cursor(Card before) {
  const std::optional<Spot> old = cursor_;
  cursor_.reset();
  if (before != no_card) point_at(before);
  if (cursor_) return;
  // Cards where cards are asked for, else words, and a step that may be passed with its word; in
  // the row as near as can be to where it was.
  const bool may_leave = mode_ == Mode::picks && choices_.pass && picked_.empty();
  for (const bool words : {may_leave, !may_leave}) {
    for (std::size_t row = 0; row < rows_.size() && !cursor_; ++row) {
      const std::vector<ChoiceItem>& items = rows_[row].items;
      if (!is_selectable(rows_[row])) continue;
      if ((items.front().kind == ChoiceItem::Kind::word) != words) continue;
      const auto first = std::find_if(items.begin(), items.end(),
                                      [](const ChoiceItem& one) { return one.allowed; });
      if (first == items.end()) continue;
      const bool near = old && before != no_card && !words && old->row == row &&
                        items[std::min(old->item, items.size() - 1)].allowed;
      cursor_ = {row, near ? std::min(old->item, items.size() - 1)
                           : static_cast<std::size_t>(first - items.begin())};
    }
  }
}

const ChoiceItem* Choosing::item() const {
  if (!cursor_ || cursor_->row >= rows_.size()) return nullptr;
  const ChoiceRow& row = rows_[cursor_->row];
  return cursor_->item < row.items.size() ? &row.items[cursor_->item] : nullptr;
}

bool Choosing::is_chosen(const ChoiceItem& item) const {
  return item.card != no_card &&
         (chosen_.has(item.card) ||
          std::find(picked_.begin(), picked_.end(), item.card) != picked_.end());
}

void Choosing::go_to(Spot spot) {
  if (spot.row < rows_.size() && rows_[spot.row].is_open &&
      spot.item < rows_[spot.row].items.size()) {
    cursor_ = spot;
  }
}

void Choosing::point_at(Card card) {
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    for (std::size_t i = 0; i < rows_[row].items.size() && rows_[row].is_open; ++i) {
      if (rows_[row].items[i].card == card) {
        cursor_ = {row, i};
        return;
      }
    }
  }
}

void Choosing::prepare(const Move& move) {
  for (int i = 0; i < choices_.set_count && move.kind == MoveKind::set; ++i) {
    const SetChoice& offered = choices_.sets[static_cast<std::size_t>(i)];
    const bool fits = offered.call == move.call && offered.ways() > 1 &&
                      offered.fixed.is_subset_of(move.cards) &&
                      move.cards.is_subset_of(offered.fixed | offered.from);
    if (!fits || mode_ == Mode::meld || set() != nullptr) continue;
    open(i);
  }
  if (mode_ == Mode::set || mode_ == Mode::meld) {
    chosen_ = move.cards | fixed_;
    order_.clear();
    for (const Card card : move.cards - fixed_) order_.push_back(card);
    if (!order_.empty()) point_at(order_.back());
  } else if (mode_ == Mode::picks && move.kind == MoveKind::picks) {
    picked_.assign(move.picks.begin(), move.picks.begin() + choices_.pick_count);
    make_rows();
    if (choices_.pick_count == 1) point_at(picked_.back());
  } else if (move.kind == MoveKind::card) {
    point_at(move.card);
  }
  if (move.kind == MoveKind::call && is_long_ladder()) {
    also_shown_ = move.call;
    make_rows();
  }
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    for (std::size_t i = 0; i < rows_[row].items.size(); ++i) {
      const ChoiceItem& one = rows_[row].items[i];
      if (one.kind == ChoiceItem::Kind::word && one.set < 0 && one.move == move) cursor_ = {row, i};
    }
  }
}

void Choosing::move_by(int columns, int rows) {
  if (!cursor_) return;
  std::vector<std::size_t> open;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    if (is_selectable(rows_[row])) open.push_back(row);
  }
  if (open.empty()) return;
  const auto here = std::find(open.begin(), open.end(), cursor_->row);
  if (rows != 0) {
    const auto at = static_cast<int>(here - open.begin());
    const int to = std::clamp(at + rows, 0, static_cast<int>(open.size()) - 1);
    if (to == at) return;
    const std::size_t row = open[static_cast<std::size_t>(to)];
    cursor_ = {row, std::min(cursor_->item, rows_[row].items.size() - 1)};
    return;
  }
  const auto size = static_cast<int>(rows_[cursor_->row].items.size());
  const int to = (static_cast<int>(cursor_->item) + columns + size) % size;
  cursor_->item = static_cast<std::size_t>(to);
}

void Choosing::go_to_end(bool last) {
  if (cursor_) cursor_->item = last ? rows_[cursor_->row].items.size() - 1 : 0;
}

std::optional<Move> Choosing::choose_word(const ChoiceItem& item) {
  if (item.set < 0) return item.move;
  open(item.set);
  return std::nullopt;
}

std::optional<Move> Choosing::choose(const ChoiceItem& item) {
  switch (mode_) {
    case Mode::nothing:
    case Mode::single:
      return std::nullopt;
    case Mode::set:
    case Mode::meld:
      if (chosen_.has(item.card)) {
        if (fixed_.has(item.card)) return std::nullopt;
        chosen_.remove(item.card);
        std::erase(order_, item.card);
        return std::nullopt;
      }
      if (!item.allowed) return move_meant();
      if (wanted_ > 0 && chosen_.count() >= wanted_) return std::nullopt;
      chosen_.add(item.card);
      order_.push_back(item.card);
      return std::nullopt;
    case Mode::picks:
      if (choices_.pick_count == 1) {
        const bool back = is_chosen(item);
        picked_.clear();
        if (!back) picked_.push_back(item.card);
        return std::nullopt;
      }
      if (picked_.size() >= choices_.pick_count) return std::nullopt;
      picked_.push_back(item.card);
      make_rows();
      cursor_.reset();
      keep_cursor(no_card);
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Move> Choosing::toggle() {
  const ChoiceItem* here = item();
  const bool is_card = here != nullptr && here->kind == ChoiceItem::Kind::card;
  return is_card ? choose(*here) : std::nullopt;
}

std::optional<Move> Choosing::enter() {
  const ChoiceItem* here = item();
  if (here != nullptr && here->kind == ChoiceItem::Kind::word) return choose_word(*here);
  const Card card = here == nullptr ? no_card : here->card;
  switch (mode_) {
    case Mode::nothing:
    case Mode::single:
      return card == no_card ? std::nullopt : std::optional(Move::of_card(seat_, card));
    case Mode::set: {
      const bool takes_one = order_.empty() && missing() == 1 && card != no_card;
      if (takes_one && !here->allowed) return move_meant();
      const CardSet cards = takes_one ? chosen_ | CardSet::of(card) : chosen_;
      if (cards.count() != wanted_) return std::nullopt;
      return Move::of_set(seat_, cards, set()->call);
    }
    case Mode::meld:
      return chosen_.empty() ? std::nullopt : std::optional(Move::of_set(seat_, chosen_));
    case Mode::picks:
      if (choices_.pick_count == 1 && picked_.empty() && card != no_card) {
        return Move::of_picks(seat_, {card, no_card, no_card});
      }
      return picked_move();
  }
  return std::nullopt;
}

int Choosing::missing() const {
  switch (mode_) {
    case Mode::nothing:
    case Mode::single:
      return 0;
    case Mode::set:
      return wanted_ - chosen_.count();
    case Mode::meld:
      return chosen_.empty() ? 1 : 0;
    case Mode::picks:
      return static_cast<int>(choices_.pick_count - picked_.size());
  }
  return 0;
}

void Choosing::put_back() {
  if (!picked_.empty()) {
    const Card last = picked_.back();
    picked_.pop_back();
    make_rows();
    point_at(last);
  } else if (!order_.empty()) {
    chosen_.remove(order_.back());
    point_at(order_.back());
    order_.pop_back();
  } else if (open_set_ >= 0) {
    // Back to the words, one of which opened the set.
    open_set_ = -1;
    chosen_ = CardSet();
    reread(no_card);
  }
}

std::optional<Move> Choosing::word(int number) {
  const auto at = static_cast<std::size_t>(number - 1);
  if (number < 1 || !has_words() || at >= rows_.front().items.size()) return std::nullopt;
  cursor_ = {0, at};
  return choose_word(rows_.front().items[at]);
}

std::optional<Move> Choosing::move_meant() const {
  const ChoiceItem* here = item();
  if (here == nullptr) return std::nullopt;
  if (here->kind == ChoiceItem::Kind::word) {
    return here->set < 0 ? std::optional(here->move) : std::nullopt;
  }
  switch (mode_) {
    case Mode::nothing:
    case Mode::picks:
      return std::nullopt;
    case Mode::single:
      return Move::of_card(seat_, here->card);
    case Mode::meld:
      return Move::of_set(seat_, chosen_ | CardSet::of(here->card));
    case Mode::set:
      break;
  }
  // The card with others that may be chosen, so that the set is complete.
  CardSet cards = chosen_ | CardSet::of(here->card);
  for (const Card card : set()->from) {
    if (cards.count() >= wanted_) break;
    cards.add(card);
  }
  for (const Card card : order_) {
    if (cards.count() > wanted_ && card != here->card) cards.remove(card);
  }
  return Move::of_set(seat_, cards, set()->call);
}

}  // namespace houserule
