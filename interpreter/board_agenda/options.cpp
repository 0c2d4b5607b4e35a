// What is offered at a decision: a function of the innermost frame.

#include <algorithm>

#include "board_agenda/board_reader.h"

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
    } else if (what.kind == ActKind::put_tiles) {
      put_options(places_for_tiles(), offer.options);
    } else if (what.kind == ActKind::buy) {
      for (const int which : buyable(what)) offer.options.push_back(option(Verb::buy, which));
    } else if (what.kind == ActKind::load) {
      load_options(what, offer);
    }
  }
}

// Vessels of one kind with as much cargo are alike.
void BoardReader::load_options(const Act& what, Offer& offer) const {
  for (const int cargo : what.goods) {
    if (sight_.supply(cargo) <= 0) continue;
    for (int i = 0; i < rules_.berth_count; ++i) {
      if (!has_room_for(i, cargo)) continue;
      const Option one = option(Verb::load, sight_.vessel(i), sight_.cargo(i));
      if (std::find(offer.options.begin(), offer.options.end(), one) == offer.options.end()) {
        offer.options.push_back(one);
      }
    }
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

void BoardReader::roll_offer(Offer& offer) const {
  const Act& what = act_of(depth() - 1);
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

void BoardReader::act_offer(Offer& offer) const {
  const Act& what = act_of(depth() - 1);
  const bool optional = (top().flags & frame_optional) != 0;
  switch (what.kind) {
    case ActKind::may:
      offer.pass = true;
      offer.options.push_back(option(Verb::yes));
      return;
    case ActKind::panels: {
      offer.pass = word(1) > 0 || later_panel(what, word(0) + 1);
      offer.options.push_back(option(Verb::yes));
      return;
    }
    case ActKind::choose:
      offer.pass = optional;
      for (std::size_t i = 0; i < what.parts.size(); ++i) {
        if (able(what.parts[i])) {
          offer.options.push_back(option(Verb::choose, static_cast<int>(i)));
        }
      }
      return;
    case ActKind::spend_one:
      offer.pass = optional;
      for (const int which : givable(what)) offer.options.push_back(option(Verb::give, which));
      return;
    case ActKind::gain_one:
      offer.pass = optional || word(0) > 0;
      for (const int which : gettable(what)) offer.options.push_back(option(Verb::get, which));
      return;
    case ActKind::buy:
      offer.pass = optional || word(0) > 0;
      for (const int which : buyable(what)) offer.options.push_back(option(Verb::buy, which));
      return;
    case ActKind::upgrade:
    case ActKind::flip:
      offer.pass = optional || word(0) > 0 || what.kind == ActKind::flip;
      for (const int which : next_chosen(what)) {
        offer.options.push_back(option(Verb::upgrade, which));
      }
      return;
    case ActKind::shift:
      offer.pass = optional;
      offer.options = shifts(what);
      return;
    case ActKind::take_items:
      offer.pass = optional;
      for (int strip = 0; strip < static_cast<int>(rules_.strips.size()); ++strip) {
        for (int n = least_items(what); n <= most_items(what, strip); ++n) {
          offer.options.push_back(option(Verb::take, n, strip));
        }
      }
      return;
    case ActKind::bring_back:
    case ActKind::use_space: {
      const bool back = what.kind == ActKind::bring_back;
      offer.pass = optional || (back && word(0) > 0);
      const std::uint64_t spaces = back ? spaces_to_bring_from(what) : spaces_to_use(what);
      for (int space = 0; space < static_cast<int>(rules_.spaces.size()); ++space) {
        if ((spaces >> space & 1) == 0) continue;
        offer.options.push_back(option(back ? Verb::back : Verb::visit, space));
      }
      return;
    }
    case ActKind::gain_and_put: {
      std::vector<Option> all;
      put_options(places_of(what), all);
      for (const Option& one : all) {
        const bool meant = static_cast<Verb>(one.verb) == Verb::put && one.of[0] == word(0) - 1;
        if (meant) offer.options.push_back(one);
      }
      return;
    }
    case ActKind::put_one:
      offer.pass = optional;
      put_options(places_of(what), offer.options, &what);
      return;
    case ActKind::draw_cards: {
      const CardSet pile = state_.cards(game_.layout, pile_zone_);
      for (const Card card : what.cards.empty() ? pile : pile& what.cards) {
        offer.options.push_back(option(Verb::pick, index_of(card)));
      }
      return;
    }
    case ActKind::unload:
      offer.pass = optional;
      for (int i = 0; i < rules_.berth_count; ++i) {
        const int vessel = sight_.vessel(i);
        if (vessel < 0 || sight_.cargo(i) == 0 || !what.goods.has(good(vessel).cargo)) continue;
        const Option one = option(Verb::unload, vessel, sight_.cargo(i));
        if (std::find(offer.options.begin(), offer.options.end(), one) == offer.options.end()) {
          offer.options.push_back(one);
        }
      }
      return;
    case ActKind::set_out: {
      offer.pass = true;
      const int place = rules_.kinds[static_cast<std::size_t>(what.board)].first_place;
      put_options(std::uint64_t{1} << place, offer.options);
      return;
    }
    case ActKind::evaluate_bonus: {
      const int listener = replacing_yield(word(0));
      const auto& all = rules_.listeners[static_cast<std::size_t>(Window::instead_of_yield)];
      if (listener < 0) return;
      offer.pass = true;
      offer.options.push_back(
          option(Verb::use, index_of(all[static_cast<std::size_t>(listener)].card),
                 static_cast<int>(Window::instead_of_yield), listener, word(0)));
      return;
    }
    case ActKind::load:
      offer.pass = optional;
      load_options(what, offer);
      return;
    case ActKind::play_cards:
      offer.pass = optional || word(0) > 0;
      for (const Card card : hand()) {
        offer.options.push_back(option(Verb::play, index_of(card)));
      }
      return;
    case ActKind::turns:
      offer.pass = true;
      for (int space = 0; space < static_cast<int>(rules_.spaces.size()); ++space) {
        if (can_place(space)) offer.options.push_back(option(Verb::place, space));
      }
      menu(offer);
      return;
    case ActKind::roll:
      roll_offer(offer);
      return;
    default:
      return;
  }
}

bool BoardReader::later_panel(const Act& panels, int from) const {
  return std::any_of(panels.parts.begin() + from, panels.parts.end(),
                     [&](int part) { return able(part); });
}

// Goods of one trade are chosen in any order: a person who begins with the best of them must not
// lose the others, though each set can so be reached in several ways.
GoodSet BoardReader::next_chosen(const Act& what) const {
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
int BoardReader::chosen_to(const Act& what, int becomes) const {
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
    case BoardFrame::act:
      act_offer(offer);
      return offer;
    default:
      return offer;
  }
}

}  // namespace houserule
