#include "bots/learned/statement_book.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>

#include "bots/guesses/voids.h"

namespace houserule {

namespace {

constexpr int point_steps = 12;
constexpr int trick_steps = 14;

// 0, 1, 2, 3, then 4 and 5, then more.
int few(int count) { return count < 4 ? count : count < 6 ? 4 : 5; }

// Of how many better cards that others may hold it is told.
constexpr int qualities = 4;

CardSet only(Card card) {
  CardSet set;
  set.add(card);
  return set;
}

}  // namespace

StatementGroup StatementBook::group(int size) {
  const StatementGroup made{size_, size};
  size_ += size;
  names_.sizes.push_back(size);
  told_by_.push_back(By::count);
  return made;
}

StatementGroup StatementBook::group(By by) {
  const std::size_t size = by == By::card ? names_.cards.size() : names_.calls.size();
  const StatementGroup made = group(static_cast<int>(size) + (by == By::call_or_none ? 1 : 0));
  told_by_.back() = by;
  return made;
}

int StatementBook::found_again(By by, int statement, const StatementNames& others) const {
  const auto found = [](const std::vector<std::string>& here, const std::vector<std::string>& there,
                        int index) {
    if (index >= static_cast<int>(there.size())) return -1;
    const auto at = std::find(here.begin(), here.end(), there[static_cast<std::size_t>(index)]);
    return at == here.end() ? -1 : static_cast<int>(at - here.begin());
  };
  switch (by) {
    case By::card:
      return found(names_.cards, others.cards, statement);
    case By::call:
      return found(names_.calls, others.calls, statement);
    case By::call_or_none: {
      if (statement == 0) return 0;
      const int call = found(names_.calls, others.calls, statement - 1);
      return call < 0 ? -1 : call + 1;
    }
    case By::count:
      return statement;
  }
  return -1;
}

std::vector<int> StatementBook::found_again(const StatementNames& others) const {
  std::vector<int> found;
  if (others.sizes.size() != names_.sizes.size()) return found;
  int first = 0;
  for (std::size_t i = 0; i < names_.sizes.size(); ++i) {
    for (int statement = 0; statement < others.sizes[i]; ++statement) {
      const int here = found_again(told_by_[i], statement, others);
      found.push_back(here < 0 || here >= names_.sizes[i] ? -1 : first + here);
    }
    first += names_.sizes[i];
  }
  return found;
}

StatementBook::StatementBook(const LoadedTable& table) {
  const GameRules& rules = *table.rules;
  for (std::size_t suit = 0; suit < rules.deck.suits.size(); ++suit) {
    suits_.push_back(rules.deck.suit(static_cast<int>(suit)) & rules.in_play);
  }
  for (int i = 0; i < rules.deck.size(); ++i) {
    std::string name = rules.deck.info(card_at(i)).code;
    while (std::find(names_.cards.begin(), names_.cards.end(), name) != names_.cards.end()) {
      name += "'";  // of another pack
    }
    names_.cards.push_back(std::move(name));
  }
  for (const CallRules& one : rules.calls) names_.calls.push_back(one.slug);
  laid = group(max_seats);
  left = group(trick_steps);
  form = group(static_cast<int>(rules.forms.size()));
  contract = group(By::call_or_none);
  role = group(4);
  doubled = group(3);
  tricks_wanted = group(12);
  mate_wants = group(12);
  others_want = group(12);
  sure = group(8);
  sure_over = group(12);
  side_tricks = group(trick_steps);
  other_tricks = group(trick_steps);
  trumps_out = group(7);
  sweep = group(4);
  side_points = group(point_steps);
  other_points = group(point_steps);
  trick_winner = group(4);
  trick_points = group(point_steps);
  led = group(3);
  declarer_after = group(max_seats + 1);
  held = group(By::card);
  suit_lengths = group(5 * trick_steps);
  standing = group(By::call_or_none);
  standing_of = group(4);
  after_dealer = group(max_seats);
  mate_called = group(By::call);
  other_called = group(By::call);
  card = group(By::card);
  winning_card = group(By::card);
  win = group(25);
  card_points = group(point_steps);
  won_points = group(point_steps);
  lost_points = group(point_steps);
  trump = group(2);
  length = group(8);
  higher_own = group(4);
  lower_own = group(4);
  above = group(6);
  below = group(6);
  suit_unseen = group(8);
  suit_points = group(5);
  others_out = group(4);
  mates_out = group(3);
  call = group(By::call);
  passes = group(1);
  call_trumps = group(trick_steps);
  call_tops = group(8);
  call_winners = group(8);
  call_points = group(point_steps);
  call_over = group(48);
  call_quality = group(2 * qualities * 8);
}

Position::Position(const StatementBook& book, const LoadedTable& table, const View& view)
    : book_(book),
      rules_(*table.rules),
      tricks_(*table.agenda->tricks()),
      known_(view.known()),
      seat_(view.seat()),
      hand_(known_.cards(rules_.layout, StateLayout::hand, seat_)),
      unseen_(rules_.in_play - seen_cards(rules_, view) - hand_),
      trumps_(tricks_.trumps(known_)),
      side_(tricks_.side_of(known_, seat_)) {
  side_ = static_cast<SeatSet>(side_ | set_of(seat_));
  find_voids();
  say_trick();
  say_sides();
  say_hand();
}

CardSet Position::suit_of(Card card) const {
  if (trumps_.has(card)) return trumps_;
  const int suit = rules_.deck.info(card).suit;
  return suit < 0 ? CardSet{} : book_.suits()[static_cast<std::size_t>(suit)] - trumps_;
}

// 0: a trump, 1 and more: the suit.
int Position::kind_of(Card card) const {
  return trumps_.has(card) ? 0 : rules_.deck.info(card).suit + 1;
}

// Who has not followed a suit, whether it had to or not.
void Position::find_voids() {
  const Core& core = known_.core();
  const auto history = known_.history(rules_.layout);
  const auto log = known_.trick_log(rules_.layout);
  const int seats = rules_.seats;
  const int whole = core.tricks_played * seats;
  const int last = core.trick.leader == no_seat ? whole : core.plays;
  int led = -1;
  for (int at = 0; at < last && at < static_cast<int>(history.size()); ++at) {
    const int trick = at / seats;
    const Seat leader = trick < core.tricks_played ? log[static_cast<std::size_t>(trick)].leader
                                                   : core.trick.leader;
    const Card card = history[static_cast<std::size_t>(at)];
    if (at % seats == 0) led = -1;
    if (card == no_card || leader == no_seat) continue;
    const int kind = kind_of(card);
    if (led < 0) {
      led = kind;
    } else if (kind != led) {
      SeatSet& out = out_of_[static_cast<std::size_t>(led)];
      out = static_cast<SeatSet>(out | set_of(seat_after(leader, seats, at % seats)));
    }
  }
}

// Points in so many parts of all that there are; those below zero count as many.
int Position::share_of_points(Amount amount, int parts) const {
  const int all = std::max(1, std::abs(rules_.total_points().halves));
  const int part = std::abs(amount.halves) * parts / all;
  return part == 0 && amount.halves != 0 ? 1 : part;
}

void Position::say_trick() {
  const Core& core = known_.core();
  const Trick& trick = core.trick;
  for (int i = 0; i < trick.size; ++i) {
    const Card one = trick.cards[static_cast<std::size_t>(i)];
    if (one != no_card) lying_.add(one);
  }
  position_.add(book_.laid.at(trick.size));
  after_ = rules_.seats - 1 - trick.size;
  position_.add(book_.left.at(hand_.count()));
  if (lying_.empty()) {
    position_.add(book_.led.at(0));
    position_.add(book_.trick_winner.at(0));
  } else {
    const Seat winner = trick.winning_seat(rules_.seats);
    const bool is_trump = trumps_.has(trick.cards[trick.opened]);
    position_.add(book_.led.at(is_trump ? 2 : 1));
    position_.add(book_.trick_winner.at(winner == no_seat               ? 3
                                        : (side_ & set_of(winner)) != 0 ? 1
                                                                        : 2));
  }
  position_.add(book_.trick_points.at(share_of_points(tricks_.points_on(known_, lying_), 40)));
  winning_ = hand_;
}

void Position::say_sides() {
  const Core& core = known_.core();
  const bool none = core.contract == no_call;
  position_.add(book_.contract.at(none ? 0 : core.contract + 1));
  position_.add(book_.form.at(none ? 0 : rules_.calls[core.contract].form));
  position_.add(book_.doubled.at(core.doubled));
  const bool mine = core.declarer == seat_;
  const bool with = core.declarer != no_seat && (side_ & set_of(core.declarer)) != 0;
  position_.add(book_.role.at(core.declarer == no_seat ? 0 : mine ? 1 : with ? 2 : 3));
  const int to_declarer =
      core.declarer == no_seat
          ? max_seats
          : (index_of(core.declarer) - index_of(seat_) + rules_.seats) % rules_.seats;
  position_.add(book_.declarer_after.at(to_declarer));
  position_.add(book_.after_dealer.at(
      core.dealer == no_seat
          ? 0
          : (index_of(seat_) - index_of(core.dealer) + rules_.seats) % rules_.seats));

  int own = 0;
  int most_other = 0;
  int others = 0;
  Amount points;
  Amount of_others;
  SeatSet done = 0;
  for (int i = 0; i < rules_.seats; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    const Amount captured =
        tricks_.points_on(known_, known_.cards(rules_.layout, StateLayout::captured, seat_at(i)));
    if ((side_ >> i & 1) != 0) {
      own += core.tricks_won[slot];
      points += captured;
    } else {
      others += core.tricks_won[slot];
      most_other = std::max<int>(most_other, core.tricks_won[slot]);
      of_others += captured;
    }
    done = static_cast<SeatSet>(done | set_of(seat_at(i)));
  }
  position_.add(book_.side_tricks.at(own));
  position_.add(book_.other_tricks.at(others));
  const bool any = core.tricks_played > 0;
  position_.add(book_.sweep.at(!any                                           ? 0
                               : others == 0                                  ? 1
                               : own == 0 && most_other == core.tricks_played ? 2
                                                                              : 3));
  position_.add(book_.side_points.at(share_of_points(points, point_steps)));
  position_.add(book_.other_points.at(share_of_points(of_others, point_steps)));
  // How many tricks a seat still wants, as far as it has foretold them.
  const auto wants = [&](int i) {
    return rules_.predicted(known_, seat_at(i)) - core.tricks_won[static_cast<std::size_t>(i)];
  };
  const auto step = [](int tricks) { return std::clamp(tricks + 4, 0, 10); };
  int of_others_wanted = 0;
  bool foretold = false;
  for (int i = 0; i < rules_.seats; ++i) {
    if (rules_.predicted(known_, seat_at(i)) < 0) continue;
    foretold = true;
    if (seat_at(i) == seat_) {
      position_.add(book_.tricks_wanted.at(step(wants(i))));
    } else if ((side_ >> i & 1) != 0) {
      position_.add(book_.mate_wants.at(step(wants(i))));
    }
    if (seat_at(i) != seat_) of_others_wanted += std::max(0, wants(i));
  }
  if (!foretold) return;
  position_.add(book_.others_want.at(of_others_wanted));
  int winners = 0;
  for (const Card card : hand_) {
    winners += (tricks_.beating(known_, card, true) & unseen_).empty() ? 1 : 0;
  }
  position_.add(book_.sure.at(winners));
  position_.add(book_.sure_over.at(step(wants(index_of(seat_)) - winners)));
}

void Position::say_hand() {
  const CardSet plain = hand_ - trumps_;
  std::array<int, most_suits> lengths{};
  const std::size_t suits = book_.suits().size();
  for (std::size_t i = 0; i < suits; ++i) lengths[i] = (plain & book_.suits()[i]).count();
  std::sort(lengths.begin(), lengths.begin() + static_cast<std::ptrdiff_t>(suits),
            std::greater<>());
  for (std::size_t i = 0; i < suits && i < 4; ++i) {
    position_.add(book_.suit_lengths.first + static_cast<int>(i) * trick_steps +
                  std::min(lengths[i], trick_steps - 1));
  }
  position_.add(book_.trumps_out.at((unseen_ & trumps_).count()));
  position_.add(book_.suit_lengths.first + 4 * trick_steps +
                std::min((hand_ & trumps_).count(), trick_steps - 1));
}

// What a seat that bids or gives cards away looks at besides.
void Position::say_bidding() {
  const Core& core = known_.core();
  for (const Card one : hand_) position_.add(book_.held.at(index_of(one)));
  const int standing = core.bid != no_call ? core.bid : core.contract;
  position_.add(book_.standing.at(standing == no_call ? 0 : standing + 1));
  position_.add(book_.standing_of.at(core.declarer == no_seat               ? 0
                                     : core.declarer == seat_               ? 1
                                     : (side_ & set_of(core.declarer)) != 0 ? 2
                                                                            : 3));
  for (int i = 0; i < rules_.seats; ++i) {
    if (seat_at(i) == seat_) continue;
    const bool mate = (side_ >> i & 1) != 0;
    int room = 12;
    for (const int call : known_.announced(rules_.layout, seat_at(i))) {
      if (--room < 0) break;
      position_.add((mate ? book_.mate_called : book_.other_called).at(call));
    }
  }
}

void Position::say_card(Card card, const CardSet& hand, Statements& said) const {
  const CardSet& suit = suit_of(card);
  const CardSet beating = tricks_.beating(known_, card, lying_.empty());
  const CardSet better = beating & unseen_;
  const bool would_win = lying_.empty() || tricks_.winning_now(known_, seat_, only(card)).has(card);
  said.add(book_.card.at(index_of(card)));
  if (would_win) said.add(book_.winning_card.at(index_of(card)));
  said.add(book_.win.at(would_win ? std::min(after_, 3) * 6 + few(better.count()) : 24));
  const Amount worth = tricks_.points_on(known_, only(card));
  said.add(book_.card_points.at(share_of_points(worth, 60)));
  const int in_trick = share_of_points(tricks_.points_on(known_, lying_) + worth, 40);
  said.add((would_win ? book_.won_points : book_.lost_points).at(in_trick));
  said.add(book_.trump.at(trumps_.has(card) ? 1 : 0));
  const CardSet own = hand & suit;
  const CardSet above = beating & suit;
  said.add(book_.length.at(own.count()));
  said.add(book_.higher_own.at((own & above).count()));
  said.add(book_.lower_own.at((own - above).count() - 1));
  const CardSet out = unseen_ & suit;
  said.add(book_.above.at(few((out & above).count())));
  said.add(book_.below.at(few((out - above).count())));
  said.add(book_.suit_unseen.at(out.count()));
  said.add(book_.suit_points.at(share_of_points(tricks_.points_on(known_, out), 20)));
  // Who of those that come after it has not followed what they must follow now.
  const Trick& trick = known_.core().trick;
  const int kind = lying_.empty() ? kind_of(card) : kind_of(trick.cards[trick.opened]);
  const SeatSet out_of = out_of_[static_cast<std::size_t>(kind)];
  int others_out = 0;
  int mates_out = 0;
  for (int i = 1; i <= after_; ++i) {
    const SeatSet one = set_of(seat_after(seat_, rules_.seats, i));
    if ((out_of & one) == 0) continue;
    ++((side_ & one) != 0 ? mates_out : others_out);
  }
  said.add(book_.others_out.at(others_out));
  said.add(book_.mates_out.at(mates_out));
}

void Position::say_call(int call, Statements& said) const {
  said.add(book_.call.at(call));
  State then = known_;
  then.core().contract = static_cast<std::uint8_t>(call);
  for (const FixPhase::Fix& fix : rules_.calls[static_cast<std::size_t>(call)].sets) {
    if (fix.kind == FixPhase::Fix::Kind::number) {
      then.value(rules_.layout, fix.value) = fix.number;
    } else if (fix.kind == FixPhase::Fix::Kind::suit_of && fix.zone >= 0) {
      const CardSet lying = known_.cards(rules_.layout, static_cast<std::size_t>(fix.zone));
      if (lying.empty()) continue;
      then.value(rules_.layout, fix.value) = Amount::whole(rules_.deck.info(lying.first()).suit);
    }
  }
  const CardSet trumps = tricks_.trumps(then);
  const CardSet held = hand_ & trumps;
  said.add(book_.call_trumps.at(held.count()));
  std::array<std::array<int, qualities + 1>, 2> held_of{};  // by trumps, by better cards elsewhere
  for (const Card card : hand_) {
    const bool is_trump = trumps.has(card);
    CardSet better = tricks_.beating(then, card, true) - hand_;
    if (!is_trump) better -= trumps;
    ++held_of[is_trump ? 1 : 0][static_cast<std::size_t>(std::min(better.count(), qualities))];
  }
  const int tops = held_of[1][0];
  const int winners = held_of[0][0];
  said.add(book_.call_tops.at(tops));
  said.add(book_.call_winners.at(winners));
  for (int of = 0; of < 2; ++of) {
    for (int quality = 0; quality < qualities; ++quality) {
      said.add(
          book_.call_quality.first + (of * qualities + quality) * 8 +
          std::min(held_of[static_cast<std::size_t>(of)][static_cast<std::size_t>(quality)], 7));
    }
  }
  said.add(book_.call_points.at(share_of_points(tricks_.points_on(then, hand_), 24)));
  const CallRules& rules = rules_.calls[static_cast<std::size_t>(call)];
  const int number = rules.predicts >= 0 ? rules.predicts : rules.number;
  if (number >= 0)
    said.add(book_.call_over.at(2 * number - 2 * (tops + winners) - held_of[0][1] - held_of[1][1] -
                                held_of[1][2] + 20));
}

void Position::say_pass(Statements& said) const { said.add(book_.passes.at(0)); }

}  // namespace houserule
