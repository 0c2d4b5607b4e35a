// What is offered at a decision: a function of the innermost frame.

#include <algorithm>
#include <bit>

#include "board_agenda/act_work.h"

namespace houserule {

using ActKind = Act::Kind;

namespace {

Option option(Verb verb, int a = 0, int b = 0, int c = 0, int d = 0) {
  return {static_cast<std::uint8_t>(verb),
          {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c),
           static_cast<std::int16_t>(d)}};
}

}  // namespace

bool BoardReader::menu_possible() const {
  const CardSet open = open_cards();
  return std::any_of(rules_.anytime.begin(), rules_.anytime.end(), [&](const AnytimeAct& one) {
    return (one.card == no_card || open.has(one.card)) && !is_running(one) && able(one.act) &&
           (one.latch < 0 || sight_.latch(one.latch) == 0);
  });
}

// An effect is not offered inside itself, but where an action has begun since.
bool BoardReader::is_running(const AnytimeAct& one) const {
  for (int at = depth() - 1; at >= 0 && kind(at) != BoardFrame::action; --at) {
    if (kind(at) == BoardFrame::anytime && frame(at).block == one.act) return true;
  }
  return false;
}

void BoardReader::menu(Offer& offer) const {
  const CardSet open = open_cards();
  for (std::size_t i = 0; i < rules_.anytime.size(); ++i) {
    const AnytimeAct& one = rules_.anytime[i];
    if (one.card != no_card && !open.has(one.card)) continue;
    const Act& what = act(one.act);
    if (!holds(what.when) || is_running(one)) continue;
    if (one.latch >= 0 && sight_.latch(one.latch) != 0) continue;
    if (one.card != no_card) {
      if (able(one.act)) {
        offer.options.push_back(option(Verb::use, index_of(one.card), -1, static_cast<int>(i)));
      }
    } else if (what.kind == ActKind::put_tiles || what.kind == ActKind::buy ||
               what.kind == ActKind::load) {
      ActWork::of(what.kind).offer(*this, what, offer);
    }
  }
}

// Vessels of one kind with as much cargo are alike.
void BoardReader::offer_load(const Act::Goods& what, Offer& offer) const {
  for (const int cargo : what.goods) {
    if (sight_.supply(cargo) <= 0) continue;
    for (int i = 0; i < rules_.berth_count; ++i) {
      if (has_room_for(i, cargo))
        offer.add_new(option(Verb::load, sight_.vessel(i), sight_.cargo(i)));
    }
  }
}

void BoardReader::offer_unload(const Act::Goods& what, Offer& offer) const {
  for (int i = 0; i < rules_.berth_count; ++i) {
    const int vessel = sight_.vessel(i);
    if (vessel < 0 || sight_.cargo(i) == 0 || !what.goods.has(good(vessel).cargo)) continue;
    offer.add_new(option(Verb::unload, vessel, sight_.cargo(i)));
  }
}

void BoardReader::window_offer(Offer& offer) const {
  const auto window = static_cast<Window>(word(WindowWord::which));
  const auto& listeners = rules_.listeners[static_cast<std::size_t>(window)];
  const std::uint64_t ready = ready_listeners(depth() - 1);
  offer.pass = true;
  for (std::size_t i = 0; i < listeners.size(); ++i) {
    if ((ready >> i & 1) == 0) continue;
    const int card = listeners[i].card == no_card ? -1 : index_of(listeners[i].card);
    offer.options.push_back(option(Verb::use, card, static_cast<int>(window), static_cast<int>(i)));
    if (!listeners[i].optional) offer.pass = false;
  }
}

void BoardReader::offer_roll(const Act::Roll& what, Offer& offer) const {
  offer.pass = false;
  const RollRules& roll = rules_.rolls[static_cast<std::size_t>(what.roll)];
  if (top().step == 0) {
    for (int n = 1; n <= vessels_ready(what); ++n) offer.options.push_back(option(Verb::sail, n));
    return;
  }
  const int rolls = word(0);
  const int result = result_now(roll);
  if (!(roll.low && result <= 0) && rolls < roll.rolls + adjusted(Adjustment::Of::rolls, {})) {
    offer.options.push_back(option(Verb::roll));
  }
  add_payments(roll, result, offer);
  if (!(roll.low && result <= 0)) offer.options.push_back(option(Verb::fail));
}

// Low rolls are paid for, without wasting anything; high ones are added to.
void BoardReader::add_payments(const RollRules& roll, int result, Offer& offer) const {
  std::array<int, 4> goods{};
  std::array<int, 4> most{};
  std::array<int, 4> worth{};
  std::size_t kinds = 0;
  for (const int which : payers(roll)) {
    if (kinds == goods.size()) break;
    goods[kinds] = which;
    most[kinds] = sight_.supply(which);
    worth[kinds] = worth_of_payment(roll, which);
    ++kinds;
  }
  std::array<int, 4> paid{};
  const int least = roll.low ? 0 : std::max(roll.least_to_win, least_worth(roll.success));
  const auto fits = [&] {
    int sum = 0;
    int smallest = 1'000;
    for (std::size_t i = 0; i < kinds; ++i) {
      sum += paid[i] * worth[i];
      if (paid[i] > 0) smallest = std::min(smallest, worth[i]);
    }
    if (!roll.low) return result + sum >= least;
    return sum >= std::max(0, result) && (sum == 0 || sum - smallest < result);
  };
  while (true) {
    if (fits()) offer.options.push_back(option(Verb::succeed, paid[0], paid[1], paid[2], paid[3]));
    std::size_t i = 0;
    const int enough = roll.low ? std::max(0, result) : most_added;
    while (i < kinds && (paid[i] == most[i] || paid[i] * worth[i] >= enough)) paid[i++] = 0;
    if (i == kinds) return;
    ++paid[i];
  }
}

void BoardReader::offer_yes(const Act& /*what*/, Offer& offer) const {
  offer.pass = true;
  offer.options.push_back(option(Verb::yes));
}

void BoardReader::offer_panel(const Act& what, Offer& offer) const {
  offer.pass = word(1) > 0 || later_panel(what, word(0) + 1);
  offer.options.push_back(option(Verb::yes));
}

void BoardReader::offer_parts(const Act& what, Offer& offer) const {
  for (std::size_t i = 0; i < what.parts.size(); ++i) {
    if (able(what.parts[i])) offer.options.push_back(option(Verb::choose, static_cast<int>(i)));
  }
}

void BoardReader::offer_turn(const Act& /*what*/, Offer& offer) const {
  offer.pass = true;
  for (int space = 0; space < static_cast<int>(rules_.spaces.size()); ++space) {
    if (can_place(space)) offer.options.push_back(option(Verb::place, space));
  }
  menu(offer);
}

void BoardReader::offer_goods(Verb verb, const GoodSet& goods, Offer& offer) {
  for (const int which : goods) offer.options.push_back(option(verb, which));
}
void BoardReader::offer_spend_one(const Act::Goods& what, Offer& offer) const {
  offer_goods(Verb::give, givable(what), offer);
}
void BoardReader::offer_gain_one(const Act::GainOne& what, Offer& offer) const {
  offer_goods(Verb::get, gettable(what), offer);
}
void BoardReader::offer_buy(const Act::Buy& what, Offer& offer) const {
  offer_goods(Verb::buy, buyable(what), offer);
}
void BoardReader::offer_trade(const Act::Trade& what, Offer& offer) const {
  offer_goods(Verb::upgrade, next_chosen(what), offer);
}
void BoardReader::offer_flip(const Act::Trade& what, Offer& offer) const {
  offer.pass = true;
  offer_trade(what, offer);
}
void BoardReader::offer_shift(const Act::Trade& what, Offer& offer) const {
  offer.options = shifts(what);
}

void BoardReader::offer_items(const Act::Items& what, Offer& offer) const {
  for (int strip = 0; strip < static_cast<int>(rules_.strips.size()); ++strip) {
    for (int n = least_items(what); n <= most_items(what, strip); ++n) {
      offer.options.push_back(option(Verb::take, n, strip));
    }
  }
}

void BoardReader::offer_spaces_of(Verb verb, std::uint64_t spaces, Offer& offer) {
  for (; spaces != 0; spaces &= spaces - 1) {
    offer.options.push_back(option(verb, std::countr_zero(spaces)));
  }
}
void BoardReader::offer_back(const Act::BringBack& what, Offer& offer) const {
  offer_spaces_of(Verb::back, spaces_to_bring_from(what), offer);
}
void BoardReader::offer_spaces(const Act::UseSpace& what, Offer& offer) const {
  offer_spaces_of(Verb::visit, spaces_to_use(what), offer);
}

void BoardReader::offer_gained(const Act::Lay& what, Offer& offer) const {
  offer.pass = false;
  std::vector<Option> all;
  put_options(places_of(what.boards), all);
  for (const Option& one : all) {
    if (is_verb(one, Verb::put) && one.of[0] == word(0) - 1) offer.options.push_back(one);
  }
}
void BoardReader::offer_put_one(const Act::Lay& what, Offer& offer) const {
  put_options(places_of(what.boards), offer.options, &what);
}
void BoardReader::offer_tiles(const Act& /*what*/, Offer& offer) const {
  put_options(places_for_tiles(), offer.options);
}
void BoardReader::offer_meals(const Act::Board& what, Offer& offer) const {
  offer.pass = true;
  put_options(place_set_of(what), offer.options);
}

void BoardReader::offer_yield(const Act& /*what*/, Offer& offer) const {
  const int listener = replacing_yield(word(0));
  const auto& all = rules_.listeners[static_cast<std::size_t>(Window::instead_of_yield)];
  offer.pass = listener >= 0;
  if (listener < 0) return;
  const Card card = all[static_cast<std::size_t>(listener)].card;
  offer.options.push_back(option(Verb::use, card == no_card ? -1 : index_of(card),
                                 static_cast<int>(Window::instead_of_yield), listener, word(0)));
}

void BoardReader::offer_draw(const Act::DrawCards& what, Offer& offer) const {
  offer.pass = false;
  for (const Card card : to_draw_of(what)) {
    offer.options.push_back(option(Verb::pick, index_of(card)));
  }
}
void BoardReader::offer_play(const Act& /*what*/, Offer& offer) const {
  for (const Card card : hand()) offer.options.push_back(option(Verb::play, index_of(card)));
}

bool BoardReader::later_panel(const Act& panels, int from) const {
  return std::any_of(panels.parts.begin() + from, panels.parts.end(),
                     [&](int part) { return able(part); });
}

// Goods of one trade are chosen in any order: a person who begins with the best of them must not
// lose the others, though each set can so be reached in several ways.
GoodSet BoardReader::next_chosen(const Act::Trade& what) const {
  GoodSet goods;
  const int chosen = word(0);
  for (const int which : movable(what)) {
    int used = 0;
    int last = -1;
    for (int i = 0; i < chosen; ++i) {
      used += word(1 + i) == which ? 1 : 0;
      last = word(1 + i);
    }
    if (used >= sight_.supply(which)) continue;
    if (chosen > 0 && !can_get(moved(what, which), chosen_to(what, moved(what, which)) + 1)) {
      continue;
    }
    if (what.each_once && used > 0) continue;
    // In young or not, an animal is of one kind.
    if (what.one_kind && chosen > 0 && laid_as(which) != laid_as(last)) continue;
    goods.add(which);
  }
  return goods;
}

// How many of those that were chosen become the good.
int BoardReader::chosen_to(const Act::Trade& what, int becomes) const {
  int count = 0;
  for (int i = 0; i < word(0); ++i) count += moved(what, word(1 + i)) == becomes ? 1 : 0;
  return count;
}

BoardReader::Offer BoardReader::offer() const {
  Offer offer;
  if (depth() == 0) return offer;
  switch (kind(depth() - 1)) {
    case BoardFrame::gap:
      offer.pass = true;
      offer.at_gap = top().block == 0;
      menu(offer);
      return offer;
    case BoardFrame::window:
      window_offer(offer);
      return offer;
    case BoardFrame::batch:
      batch_offer(offer);
      return offer;
    case BoardFrame::act: {
      const Act& what = act_of(depth() - 1);
      offer.pass = (top().flags & frame_optional) != 0 || word(0) > 0;
      ActWork::of(what.kind).offer(*this, what, offer);
      return offer;
    }
    case BoardFrame::action:
    case BoardFrame::phase:
    case BoardFrame::anytime:
    case BoardFrame::instead:
      break;
  }
  return offer;
}

}  // namespace houserule
