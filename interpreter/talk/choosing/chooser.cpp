#include "talk/choosing/chooser.h"

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

Chooser::Chooser(const Session& session, const Speaker& speaker)
    : session_(session), speaker_(speaker) {}

void Chooser::update(Seat seat, bool is_asked, bool drops_choice) {
  const Card before = item() == nullptr ? no_card : item()->card;
  const std::size_t now = session_.log().size();
  if (drops_choice || now != asked_at_ || seat != seat_) {
    open_set_ = -1;
    chosen_ = CardSet();
    order_.clear();
    picked_.clear();
  }
  asked_at_ = now;
  seat_ = seat;
  choices_ = is_asked ? session_.choices(seat) : Choices();
  choices_.seat = seat;
  read_mode();
  make_rows();
  keep_cursor(before);
}

void Chooser::read_mode() {
  wanted_ = 0;
  fixed_ = CardSet();
  const bool words = choices_.pass || choices_.calls != 0 || !choices_.cards.empty();
  if (choices_.melds.phase != nullptr) {
    mode_ = Mode::meld;
  } else if (choices_.pick_count > 0) {
    mode_ = Mode::picks;
  } else if (choices_.set_count > 0 && (open_set_ >= 0 || (choices_.set_count == 1 && !words))) {
    mode_ = Mode::set;
    const SetChoice& set = choices_.sets[static_cast<std::size_t>(std::max(0, open_set_))];
    fixed_ = set.fixed;
    chosen_ |= fixed_;
    wanted_ = set.fixed.count() + set.count;
  } else {
    mode_ = words || choices_.set_count > 0 ? Mode::single : Mode::nothing;
  }
}

void Chooser::add_words() {
  ChoiceRow row;
  const auto add = [&](const Move& move, const std::string& text, int set = -1) {
    ChoiceItem item;
    item.kind = ChoiceItem::Kind::word;
    item.move = move;
    item.set = set;
    item.text = std::to_string(row.items.size() + 1) + " " + text;
    row.items.push_back(std::move(item));
  };
  if (choices_.pass) add(Move::pass(seat_), speaker_.say("pass-word"));
  for (std::size_t i = 0; i < session_.rules().calls.size(); ++i) {
    if ((choices_.calls >> i & 1) == 0) continue;
    add(Move::make_call(seat_, static_cast<int>(i)), speaker_.call(static_cast<int>(i)));
  }
  for (int i = 0; mode_ == Mode::single && i < choices_.set_count; ++i) {
    const SetChoice& set = choices_.sets[static_cast<std::size_t>(i)];
    const std::string cards = std::to_string(set.fixed.count() + set.count);
    const std::string text =
        set.call == no_call
            ? speaker_.say("word-set", {{"cards", cards}})
            : speaker_.say("word-show", {{"call", speaker_.call(set.call)}, {"cards", cards}});
    if (set.ways() == 1) {
      const CardSet all = set.count == 0 ? set.fixed : set.fixed | set.from;
      add(Move::of_set(seat_, all, set.call), text);
    } else {
      add(Move(), text, i);
    }
  }
  if (!row.items.empty()) rows_.push_back(std::move(row));
}

std::vector<ChoiceItem> Chooser::items_of(const CardSet& cards, const CardSet& allowed) const {
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
  return items;
}

void Chooser::add_cards(const std::string& label, const CardSet& cards, const CardSet& allowed) {
  if (cards.empty()) return;
  rows_.push_back({label, items_of(cards, allowed), true});
}

std::string Chooser::pick_label(std::size_t pick) const {
  const int phase = session_.decision().phase;
  const auto& body = session_.rules().phases[static_cast<std::size_t>(phase)].body;
  const auto* step = std::get_if<StepPhase>(&body);
  if (step == nullptr || pick >= step->choices.size()) return "";
  const std::vector<int>& zones = step->choices[pick].zones;
  return speaker_.zone(zones.empty() ? static_cast<int>(StateLayout::hand) : zones.front());
}

void Chooser::make_rows() {
  rows_.clear();
  const GameRules& rules = session_.rules();
  const CardSet hand = session_.state().cards(rules.layout, StateLayout::hand, seat_);
  const auto add_hand = [&](const CardSet& allowed, bool is_open) {
    rows_.push_back({"", items_of(hand, allowed), is_open});
  };
  add_words();
  switch (mode_) {
    case Mode::nothing:
      add_hand(CardSet(), false);
      return;
    case Mode::single: {
      const auto& body = rules.phases[static_cast<std::size_t>(session_.decision().phase)].body;
      const bool names = std::holds_alternative<CallPhase>(body);
      const bool from_hand = !names && !choices_.cards.empty();
      const CardSet beside = names ? choices_.cards : choices_.cards - hand;
      add_cards(speaker_.say(names ? "row-cards" : "row-beside"), beside, beside);
      add_hand(from_hand ? choices_.cards : CardSet(), from_hand);
      return;
    }
    case Mode::set: {
      const SetChoice& set = choices_.sets[static_cast<std::size_t>(std::max(0, open_set_))];
      const CardSet cards = set.fixed | set.from;
      add_hand(cards, true);
      add_cards(speaker_.say("row-beside"), cards - hand, cards);
      return;
    }
    case Mode::picks: {
      bool has_hand = false;
      for (std::size_t i = 0; i < choices_.pick_count; ++i) {
        ChoiceRow row{pick_label(i), items_of(choices_.picks[i], choices_.picks[i]),
                      i == picked_.size()};
        if (choices_.picks[i] == hand) has_hand = true;
        rows_.push_back(std::move(row));
      }
      if (choices_.pick_count == 1 && has_hand) rows_.back().label.clear();
      if (!has_hand) add_hand(CardSet(), false);
      return;
    }
    case Mode::meld:
      add_hand(choices_.melds.own, true);
      add_cards(speaker_.say("row-shared"), choices_.melds.shared, choices_.melds.shared);
      return;
  }
}

void Chooser::keep_cursor(Card before) {
  const std::optional<Spot> old = cursor_;
  cursor_.reset();
  if (before != no_card) point_at(before);
  if (cursor_) return;
  // Cards where cards are asked for, else words; and in the row as near as can be to where it was.
  for (const bool words : {false, true}) {
    for (std::size_t row = 0; row < rows_.size() && !cursor_; ++row) {
      const std::vector<ChoiceItem>& items = rows_[row].items;
      if (!is_selectable(rows_[row])) continue;
      if ((items.front().kind == ChoiceItem::Kind::word) != words) continue;
      const auto first = std::find_if(items.begin(), items.end(),
                                      [](const ChoiceItem& one) { return one.allowed; });
      if (first == items.end()) continue;
      const bool near = old && before != no_card && old->row == row &&
                        items[std::min(old->item, items.size() - 1)].allowed;
      cursor_ = {row, near ? std::min(old->item, items.size() - 1)
                           : static_cast<std::size_t>(first - items.begin())};
    }
  }
}

const ChoiceItem* Chooser::item() const {
  if (!cursor_ || cursor_->row >= rows_.size()) return nullptr;
  const ChoiceRow& row = rows_[cursor_->row];
  return cursor_->item < row.items.size() ? &row.items[cursor_->item] : nullptr;
}

bool Chooser::is_picked(Card card) const {
  return std::find(picked_.begin(), picked_.end(), card) != picked_.end();
}

bool Chooser::is_chosen(const ChoiceItem& item) const {
  return item.card != no_card && (chosen_.has(item.card) || is_picked(item.card));
}

void Chooser::go_to(Spot spot) {
  if (spot.row < rows_.size() && rows_[spot.row].is_open &&
      spot.item < rows_[spot.row].items.size()) {
    cursor_ = spot;
  }
}

void Chooser::point_at(Card card) {
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    for (std::size_t i = 0; i < rows_[row].items.size() && rows_[row].is_open; ++i) {
      if (rows_[row].items[i].card == card) {
        cursor_ = {row, i};
        return;
      }
    }
  }
}

void Chooser::move_by(int columns, int rows) {
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

void Chooser::go_to_end(bool last) {
  if (cursor_) cursor_->item = last ? rows_[cursor_->row].items.size() - 1 : 0;
}

std::optional<Move> Chooser::choose(const ChoiceItem& item) {
  if (item.kind == ChoiceItem::Kind::word) {
    if (item.set < 0) return item.move;
    open_set_ = item.set;
    const Card first = choices_.sets[static_cast<std::size_t>(item.set)].from.first();
    read_mode();
    make_rows();
    point_at(first);
    return std::nullopt;
  }
  switch (mode_) {
    case Mode::nothing:
    case Mode::single:
      return Move::of_card(seat_, item.card);
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
      if (picked_.size() >= choices_.pick_count) return std::nullopt;
      picked_.push_back(item.card);
      if (choices_.pick_count == 1) return enter();
      make_rows();
      cursor_.reset();
      keep_cursor(no_card);
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Move> Chooser::toggle() {
  const ChoiceItem* here = item();
  return here == nullptr ? std::nullopt : choose(*here);
}

std::optional<Move> Chooser::enter() {
  const ChoiceItem* here = item();
  const bool word = here != nullptr && here->kind == ChoiceItem::Kind::word;
  if (word) return choose(*here);
  if (mode_ == Mode::set && chosen_.count() == wanted_) {
    const SetChoice& set = choices_.sets[static_cast<std::size_t>(std::max(0, open_set_))];
    return Move::of_set(seat_, chosen_, set.call);
  }
  if (mode_ == Mode::meld && !chosen_.empty()) return Move::of_set(seat_, chosen_);
  if (mode_ == Mode::picks && picked_.size() == choices_.pick_count) {
    std::array<Card, max_picks> picks = {no_card, no_card, no_card};
    std::copy(picked_.begin(), picked_.end(), picks.begin());
    return Move::of_picks(seat_, picks);
  }
  return here == nullptr ? std::nullopt : choose(*here);
}

bool Chooser::put_back() {
  if (mode_ == Mode::picks && !picked_.empty()) {
    const Card last = picked_.back();
    picked_.pop_back();
    make_rows();
    point_at(last);
    return true;
  }
  if (!order_.empty()) {
    chosen_.remove(order_.back());
    point_at(order_.back());
    order_.pop_back();
    return true;
  }
  if (open_set_ < 0) return false;
  // Back to the words, one of which opened the set.
  open_set_ = -1;
  chosen_ = CardSet();
  read_mode();
  make_rows();
  keep_cursor(no_card);
  return true;
}

std::optional<Move> Chooser::word(int number) {
  if (rows_.empty() || number < 1) return std::nullopt;
  const std::vector<ChoiceItem>& items = rows_.front().items;
  const auto at = static_cast<std::size_t>(number - 1);
  if (at >= items.size() || items[at].kind != ChoiceItem::Kind::word) return std::nullopt;
  cursor_ = {0, at};
  return choose(items[at]);
}

std::optional<Move> Chooser::pass() const {
  return choices_.pass ? std::optional(Move::pass(seat_)) : std::nullopt;
}

std::optional<Move> Chooser::move_meant() const {
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
  const SetChoice& set = choices_.sets[static_cast<std::size_t>(std::max(0, open_set_))];
  CardSet cards = chosen_;
  cards.add(here->card);
  for (const Card card : set.from) {
    if (cards.count() >= wanted_) break;
    cards.add(card);
  }
  for (const Card card : order_) {
    if (cards.count() > wanted_ && card != here->card) cards.remove(card);
  }
  return Move::of_set(seat_, cards, set.call);
}

}  // namespace houserule
