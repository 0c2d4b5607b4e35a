// Each kind of act: what it is called, what it keeps, and how it asks.
//
// How a kind is read, said and done stands in tables keyed alike: board_rules/read/acts.cpp,
// board_rules/sheet/act_forms.cpp, board_agenda/act_work.cpp.

#pragma once

#include <array>
#include <string_view>

#include "board_rules/model/act.h"
#include "board_rules/model/rows.h"

namespace houserule {

struct ActFacts {
  using Kind = Act::Kind;
  // Which of its entries are acts. Where one part is meant several are a list.
  enum class Parts : std::uint8_t { none, one, any };

  static constexpr std::string_view without_word = {};  // it is part of another word
  static constexpr bool may_be_declined = true;
  static constexpr bool is_begun = false;
  static constexpr bool is_given_up = true;
  static constexpr bool costs_nothing = false;

  template <typename One>
  static Act::Keeps keeping() {
    return One();
  }

  Kind kind;
  std::string_view word;
  Act::Keeps (*keeps)();
  Parts parts;
  bool asks_itself;  // its first question can be declined: nobody has to be asked beforehand
  bool gives_up;     // a list in which it cannot be done ends there

  static const std::array<ActFacts, static_cast<std::size_t>(Kind::play_cards) + 1> all;
};

inline constexpr std::array<ActFacts, static_cast<std::size_t>(Act::Kind::play_cards) + 1>
    ActFacts::all = {{
        {Kind::list, without_word, keeping<Act::Nothing>, Parts::any, is_begun, costs_nothing},
        {Kind::may, "may", keeping<Act::Nothing>, Parts::one, is_begun, costs_nothing},
        {Kind::choose, "choose", keeping<Act::Nothing>, Parts::any, may_be_declined, costs_nothing},
        {Kind::panels, "panels", keeping<Act::Nothing>, Parts::any, is_begun, costs_nothing},
        {Kind::again, "again", keeping<Act::Times>, Parts::one, is_begun, costs_nothing},
        {Kind::repeat, "repeat_", keeping<Act::Times>, Parts::one, is_begun, costs_nothing},
        {Kind::at_once, "at_once", keeping<Act::Nothing>, Parts::any, is_begun, costs_nothing},
        {Kind::gap, "gap", keeping<Act::Gap>, Parts::none, is_begun, costs_nothing},
        {Kind::action, "action", keeping<Act::Action>, Parts::none, is_begun, costs_nothing},
        {Kind::phase, "phase", keeping<Act::Phase>, Parts::none, is_begun, costs_nothing},
        {Kind::step, without_word, keeping<Act::Step>, Parts::any, is_begun, costs_nothing},
        {Kind::rounds, "rounds", keeping<Act::Times>, Parts::any, is_begun, costs_nothing},
        {Kind::turns, "turns", keeping<Act::Nothing>, Parts::one, is_begun, costs_nothing},
        {Kind::leave, "leave", keeping<Act::Nothing>, Parts::none, is_begun, costs_nothing},

        {Kind::gain, "gain", keeping<Act::Gains>, Parts::none, is_begun, costs_nothing},
        {Kind::spend, "spend", keeping<Act::Costs>, Parts::none, is_begun, is_given_up},
        {Kind::spend_one, "spend_one", keeping<Act::Goods>, Parts::none, may_be_declined,
         is_given_up},
        {Kind::convert, "convert", keeping<Act::Exchange>, Parts::none, is_begun, costs_nothing},
        {Kind::draw, "draw", keeping<Act::Draw>, Parts::none, is_begun, costs_nothing},
        {Kind::gain_one, "gain_one", keeping<Act::GainOne>, Parts::none, may_be_declined,
         costs_nothing},
        {Kind::buy, "buy", keeping<Act::Buy>, Parts::none, may_be_declined, costs_nothing},
        {Kind::upgrade, "upgrade", keeping<Act::Trade>, Parts::none, may_be_declined,
         costs_nothing},
        {Kind::flip, "flip", keeping<Act::Trade>, Parts::none, is_begun, costs_nothing},
        {Kind::shift, "shift", keeping<Act::Trade>, Parts::none, may_be_declined, costs_nothing},
        {Kind::take_items, "take_items", keeping<Act::Items>, Parts::none, may_be_declined,
         costs_nothing},
        {Kind::breed, "breed", keeping<Act::Breed>, Parts::none, is_begun, costs_nothing},

        {Kind::gain_and_put, "gain_and_put", keeping<Act::Lay>, Parts::none, is_begun,
         costs_nothing},
        {Kind::put_one, "put_one", keeping<Act::Lay>, Parts::none, may_be_declined, is_given_up},
        {Kind::lift, "lift", keeping<Act::Lift>, Parts::none, is_begun, costs_nothing},
        {Kind::put_tiles, "put_tiles", keeping<Act::Nothing>, Parts::none, is_begun, costs_nothing},
        {Kind::set_out, "set_out", keeping<Act::Board>, Parts::none, is_begun, costs_nothing},
        {Kind::forgo, "forgo", keeping<Act::Goods>, Parts::none, is_begun, is_given_up},
        {Kind::clear_board, "clear_board", keeping<Act::Board>, Parts::none, is_begun,
         costs_nothing},
        {Kind::evaluate_income, "evaluate_income", keeping<Act::Nothing>, Parts::none, is_begun,
         costs_nothing},
        {Kind::evaluate_bonus, "evaluate_bonus", keeping<Act::Boards>, Parts::none, is_begun,
         costs_nothing},
        {Kind::turn_boards, "turn_boards", keeping<Act::Turning>, Parts::none, is_begun,
         costs_nothing},
        {Kind::reveal_strips, "reveal_strips", keeping<Act::Times>, Parts::none, is_begun,
         costs_nothing},
        {Kind::advance_strips, "advance_strips", keeping<Act::Advance>, Parts::none, is_begun,
         costs_nothing},

        {Kind::bring_workers, "bring_workers", keeping<Act::Times>, Parts::none, is_begun,
         costs_nothing},
        {Kind::place_workers, "place_workers", keeping<Act::Nothing>, Parts::none, is_begun,
         costs_nothing},
        {Kind::take_back, "take_back", keeping<Act::Times>, Parts::none, is_begun, costs_nothing},
        {Kind::bring_back, "bring_back", keeping<Act::BringBack>, Parts::none, may_be_declined,
         costs_nothing},
        {Kind::use_space, "use_space", keeping<Act::UseSpace>, Parts::none, may_be_declined,
         costs_nothing},
        {Kind::remove_workers, "remove_workers", keeping<Act::GoHome>, Parts::none, is_begun,
         costs_nothing},
        {Kind::load, "load_vessel", keeping<Act::Goods>, Parts::none, may_be_declined,
         costs_nothing},
        {Kind::unload, "unload_vessel", keeping<Act::Goods>, Parts::none, may_be_declined,
         costs_nothing},
        {Kind::remove_cargo, "remove_cargo", keeping<Act::LoseCargo>, Parts::none, is_begun,
         is_given_up},
        {Kind::add_to_rolls, "add_to_rolls", keeping<Act::Times>, Parts::none, is_begun,
         costs_nothing},
        {Kind::roll, without_word, keeping<Act::Roll>, Parts::none, is_begun, costs_nothing},

        {Kind::draw_cards, "draw_cards", keeping<Act::DrawCards>, Parts::none, is_begun,
         costs_nothing},
        {Kind::remove_cards, "remove_cards", keeping<Act::Cards>, Parts::none, is_begun,
         costs_nothing},
        {Kind::play_cards, "play_cards", keeping<Act::Times>, Parts::none, may_be_declined,
         costs_nothing},
    }};

static_assert(in_order(ActFacts::all, &ActFacts::kind));

constexpr const ActFacts& facts_of(Act::Kind kind) {
  return ActFacts::all[static_cast<std::size_t>(kind)];
}
constexpr bool gives_up(Act::Kind kind) { return facts_of(kind).gives_up; }
inline bool asks_itself(const Act& act) {
  return act.when == no_term && facts_of(act.kind).asks_itself;
}

}  // namespace houserule
