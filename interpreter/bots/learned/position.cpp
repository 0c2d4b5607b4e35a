#include "bots/learned/position.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

#include "bots/guesses/voids.h"

namespace houserule {

namespace {

// 0, 1, 2, 3, then 4 and 5, then more.
int few(int count) { return count < 4 ? count : count < 6 ? 4 : 5; }

CardSet only(Card card) {
  CardSet set;
  set.add(card);
  return set;
}

}  // namespace

Position::Position(const StatementBook& book, const LoadedTable& table, const View& view)
    : book_(book),
      rules_(*table.rules),
      tricks_(*table.agenda->tricks()),
      known_(view.known()),
      seat_(view.seat()),
      hand_(known_.cards(rules_.layout, StateLayout::hand, seat_)),
      trumps_(tricks_.trumps(known_)),
      side_(tricks_.side_of(known_, seat_)) {
  side_ = static_cast<SeatSet>(side_ | set_of(seat_));
  find_voids();
  find_others(view);
  say_trick();
  say_sides();
  say_hand();
  say_values();
  say_zones();
}

// Cards seen in a hand are as good there as cards that nobody sees.
void Position::find_others(const View& view) {
  const Trick& trick = known_.core().trick;
  others_ = coming_ = rules_.in_play - seen_cards(rules_, view) - hand_;
  for (int i = 1; i < rules_.seats; ++i) {
    const Seat seat = seat_after(seat_, rules_.seats, i);
    const CardSet held = known_.cards(rules_.layout, StateLayout::hand, seat);
    if ((side_ & set_of(seat)) != 0) {
      of_mates_ |= held;
      continue;
    }
    others_ |= held;
    if (i < rules_.seats - trick.size) coming_ |= held;
  }
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
    mate_wins_ = winner != no_seat && (side_ & set_of(winner)) != 0;
    position_.add(book_.trick_winner.at(winner == no_seat ? 3 : mate_wins_ ? 1 : 2));
    if (winner != no_seat) {
      const Card best = trick.winning_card();
      const CardSet better = tricks_.beating(known_, best, false) & coming_;
      position_.add(book_.trick_held.at(((mate_wins_ ? 4 : 0) + std::min(after_, 3)) * 6 +
                                        few(better.count())));
    }
  }
  position_.add(book_.trick_points.at(share_of_points(tricks_.points_on(known_, lying_), 40)));
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
  position_.add(book_.side_points.at(share_of_points(points, StatementBook::point_steps)));
  position_.add(book_.other_points.at(share_of_points(of_others, StatementBook::point_steps)));
  // How many tricks a seat still wants, as far as it has foretold them.
  const auto wants = [&](int i) {
    return rules_.predicted(known_, seat_at(i)) - core.tricks_won[static_cast<std::size_t>(i)];
  };
  const auto step = [](int tricks) { return std::clamp(tricks + 4, 0, 10); };
  int of_others_wanted = 0;
  std::array<int, 2> of_sides{};
  bool foretold = false;
  for (int i = 0; i < rules_.seats; ++i) {
    if (rules_.predicted(known_, seat_at(i)) < 0) continue;
    foretold = true;
    of_sides[(side_ >> i & 1) != 0 ? 0 : 1] += wants(i);
    if (seat_at(i) == seat_) {
      position_.add(book_.tricks_wanted.at(step(wants(i))));
    } else if ((side_ >> i & 1) != 0) {
      position_.add(book_.mate_wants.at(step(wants(i))));
    }
    if (seat_at(i) != seat_) of_others_wanted += std::max(0, wants(i));
  }
  if (!foretold) return;
  position_.add(book_.others_want.at(of_others_wanted));
  for (std::size_t side = 0; side < 2; ++side) {
    position_.add(book_.side_wants.first + static_cast<int>(side) * StatementBook::want_steps +
                  std::clamp(of_sides[side] + 4, 0, StatementBook::want_steps - 1));
  }
  position_.add(book_.wants_over.at(std::max(0, wants(index_of(seat_))) + of_others_wanted -
                                    hand_.count() + 6));
  int winners = 0;
  for (const Card card : hand_) {
    winners += (tricks_.beating(known_, card, true) & others_).empty() ? 1 : 0;
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
    position_.add(book_.suit_lengths.first + static_cast<int>(i) * StatementBook::trick_steps +
                  std::min(lengths[i], StatementBook::trick_steps - 1));
  }
  position_.add(book_.trumps_out.at((others_ & trumps_).count()));
  position_.add(book_.suit_lengths.first + 4 * StatementBook::trick_steps +
                std::min((hand_ & trumps_).count(), StatementBook::trick_steps - 1));
}

// What the rules have fixed for this deal: a number, a rank.
void Position::say_values() {
  for (std::size_t i = 0; i < rules_.values.size() && i < StatementBook::most_values; ++i) {
    const ValueType type = rules_.values[i].type;
    if (type != ValueType::number && type != ValueType::rank) continue;
    const int value = known_.value(rules_.layout, static_cast<int>(i)).halves / 2;
    position_.add(book_.values.first + static_cast<int>(i) * StatementBook::value_steps +
                  std::clamp(value + 1, 0, StatementBook::value_steps - 1));
  }
}

// What lies in the places that the game has: how much, and the highest rank of it.
void Position::say_zones() {
  const auto& all = rules_.layout.zones();
  for (std::size_t zone = StateLayout::first_declared; zone < all.size(); ++zone) {
    const auto place = static_cast<int>(zone - StateLayout::first_declared);
    if (place >= StatementBook::most_zones) return;
    if (all[zone].marks) continue;
    for (int i = 0; i < (all[zone].per_seat ? rules_.seats : 1); ++i) {
      const CardSet cards = known_.cards(rules_.layout, zone, seat_at(i));
      const int of = !all[zone].per_seat || seat_at(i) == seat_ ? 0 : (side_ >> i & 1) != 0 ? 1 : 2;
      const int first = book_.zones.first + (place * 3 + of) * StatementBook::zone_steps;
      position_.add(first + std::min(cards.count(),
                                     StatementBook::zone_steps - StatementBook::rank_steps - 1));
      int top = -1;
      for (const Card one : cards) top = std::max(top, rules_.deck.info(one).rank);
      if (top >= 0) {
        position_.add(first + StatementBook::zone_steps - StatementBook::rank_steps +
                      std::min(top, StatementBook::rank_steps - 1));
      }
    }
  }
}

// What a seat that bids or gives cards away looks at besides.
void Position::say_bidding() {
  const Core& core = known_.core();
  for (const Card one : hand_) position_.add(book_.held.at(index_of(one)));
  const auto& zones = rules_.layout.zones();
  for (std::size_t zone = StateLayout::first_declared; zone < zones.size(); ++zone) {
    if (zones[zone].marks || zones[zone].per_seat) continue;
    const CardSet cards = known_.cards(rules_.layout, zone);
    if (cards.count() > 6) continue;
    for (const Card one : cards) position_.add(book_.lying.at(index_of(one)));
  }
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
  const CardSet better = beating & coming_;
  const bool would_win = lying_.empty() || tricks_.winning_now(known_, seat_, only(card)).has(card);
  said.add(book_.card.at(index_of(card)));
  if (would_win) said.add(book_.winning_card.at(index_of(card)));
  said.add(book_.win.at(would_win ? std::min(after_, 3) * 6 + few(better.count()) : 24));
  const Amount worth = tricks_.points_on(known_, only(card));
  said.add(book_.card_points.at(share_of_points(worth, 60)));
  const int in_trick = share_of_points(tricks_.points_on(known_, lying_) + worth, 40);
  said.add((would_win    ? book_.won_points
            : mate_wins_ ? book_.mates_points
                         : book_.lost_points)
               .at(in_trick));
  said.add(book_.trump.at(trumps_.has(card) ? 1 : 0));
  const int rank = std::clamp(rules_.deck.info(card).rank, 0, StatementBook::rank_steps - 1);
  said.add(book_.rank.at(rank + (trumps_.has(card) ? StatementBook::rank_steps : 0)));
  const CardSet own = hand & suit;
  const CardSet above = beating & suit;
  said.add(book_.length.at(own.count()));
  said.add(book_.higher_own.at((own & above).count()));
  said.add(book_.lower_own.at((own - above).count() - 1));
  const CardSet out = others_ & suit;
  said.add(book_.above.at(few((out & above).count())));
  said.add(book_.below.at(few((out - above).count())));
  said.add(book_.mates_above.at((of_mates_ & above).count()));
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

std::string_view Position::fact_of(Card card) const {
  const bool leads = lying_.empty();
  if (!leads && !tricks_.winning_now(known_, seat_, only(card)).has(card)) {
    // Who plays together is not known everywhere: then a seat goes by what it takes for likely.
    const Core& core = known_.core();
    const Seat winner = core.trick.winning_seat(rules_.seats);
    const bool is_sure =
        rules_.has_teams() ||
        (core.sides_secret == 0 ? core.partner_known != 0
                                : winner != no_seat && (core.sides_shown & set_of(winner)) != 0);
    return mate_wins_ && is_sure ? "hint-fact-partner" : "hint-fact-below";
  }
  if (after_ == 0) return "hint-fact-takes";
  CardSet coming = coming_;
  const PlayPhase* play = play_of(rules_);
  for (int i = 1; i <= after_ && play != nullptr; ++i) {
    const Seat seat = seat_after(seat_, rules_.seats, i);
    if ((side_ & set_of(seat)) != 0) continue;
    coming |=
        known_.cards(rules_.layout, static_cast<std::size_t>(std::max(0, play->always_from)), seat);
  }
  if ((tricks_.beating(known_, card, leads) & coming).empty()) return "hint-fact-best";
  return leads ? "" : "hint-fact-above";
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
  std::array<std::array<int, StatementBook::qualities + 1>, 2>
      held_of{};  // by trumps, by better cards elsewhere
  for (const Card card : hand_) {
    const bool is_trump = trumps.has(card);
    CardSet better = tricks_.beating(then, card, true) - hand_;
    if (!is_trump) better -= trumps;
    ++held_of[is_trump ? 1 : 0]
             [static_cast<std::size_t>(std::min(better.count(), StatementBook::qualities))];
  }
  const int tops = held_of[1][0];
  const int winners = held_of[0][0];
  said.add(book_.call_tops.at(tops));
  said.add(book_.call_winners.at(winners));
  for (int of = 0; of < 2; ++of) {
    for (int quality = 0; quality < StatementBook::qualities; ++quality) {
      said.add(
          book_.call_quality.first + (of * StatementBook::qualities + quality) * 8 +
          std::min(held_of[static_cast<std::size_t>(of)][static_cast<std::size_t>(quality)], 7));
    }
  }
  said.add(book_.call_points.at(share_of_points(tricks_.points_on(then, hand_), 24)));
  const CallRules& rules = rules_.calls[static_cast<std::size_t>(call)];
  const int number = rules.predicts >= 0 ? rules.predicts : rules.number;
  if (number >= 0)
    said.add(book_.call_over.at(2 * number - 2 * (tops + winners) - held_of[0][1] - held_of[1][1] -
                                held_of[1][2] + 20));
  if (rules.predicts < 0) return;
  int all = rules.predicts;
  for (int i = 0; i < rules_.seats; ++i) {
    if (seat_at(i) != seat_) all += std::max(0, rules_.predicted(known_, seat_at(i)));
  }
  said.add(book_.call_table.at(all - hand_.count() + 12));
}

void Position::say_pass(Statements& said) const { said.add(book_.passes.at(0)); }

}  // namespace houserule
