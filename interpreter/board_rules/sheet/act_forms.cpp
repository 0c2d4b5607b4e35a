#include "board_rules/sheet/act_forms.h"

namespace houserule {

const ActForms& ActForms::of(Kind kind) {
  using Said = BoardPhrases;
  using Shortly = ShortForms;
  using enum Brackets;
  using enum Act::Kind;
  constexpr std::string_view no_key = {};       // it is said by what it holds, or not at all
  constexpr std::string_view which = "choose";  // nothing more can be said
  static constexpr std::array<ActForms, ActFacts::all.size()> all = {{
      {list, no_key, &Said::said_as_list, around_several, no_key, &Shortly::sequence, which},
      {may, "may", &Said::said_as_may, around_several, "may", &Shortly::said, "may"},
      {choose, no_key, &Said::said_as_choice, around_several, "choose", &Shortly::said, which},
      {panels, "panels", &Said::said_as_panels, always, "panels", &Shortly::said, "may"},
      {again, "again", &Said::said, always, "again", &Shortly::said, which},
      {repeat, "repeat", &Said::said, always, "again", &Shortly::said, which},
      {at_once, "at_once", &Said::said, around_several, no_key, &Shortly::sequence, which},
      {gap, "gap", &Said::said, never, no_key, &Shortly::unsaid, which},
      {action, "action", &Said::said, around_several, no_key, &Shortly::sequence, which},
      {phase, "phase", &Said::said, never, no_key, &Shortly::unsaid, which},
      {step, "step", &Said::said, never, no_key, &Shortly::step, which},
      {rounds, "rounds", &Said::said, never, no_key, &Shortly::unsaid, which},
      {turns, "turns", &Said::said, never, no_key, &Shortly::unsaid, which},
      {leave, "leave", &Said::said, never, no_key, &Shortly::unsaid, which},

      {gain, "gain", &Said::said, never, "gain", &Shortly::said, which},
      {spend, "spend", &Said::said, never, "spend", &Shortly::said, which},
      {spend_one, "spend_one", &Said::said, never, "goods", &Shortly::said, "pay"},
      {convert, "convert", &Said::said, never, "convert", &Shortly::said, which},
      {draw, "draw", &Said::said, never, "draw", &Shortly::said, which},
      {gain_one, "gain_one", &Said::said, never, "goods", &Shortly::said, "get"},
      {buy, "buy", &Said::said_with_needs, never, "buy", &Shortly::said, "buy"},
      {upgrade, "upgrade", &Said::said, never, "up", &Shortly::upgrade, "upgrade"},
      {flip, "flip", &Said::said, never, "flip", &Shortly::said, "upgrade"},
      {shift, "shift", &Said::said, never, "shift", &Shortly::said, "shift"},
      {take_items, "take", &Said::said, never, "strip", &Shortly::said, "take"},
      {breed, "breed", &Said::said, never, "breed", &Shortly::said, which},

      {gain_and_put, "gain_and_put", &Said::said, never, "lay", &Shortly::said, "put"},
      {put_one, "put_one", &Said::said, never, "lay", &Shortly::said, "put"},
      {lift, "lift", &Said::said, never, "lift", &Shortly::said, which},
      {put_tiles, "put_tiles", &Said::said, never, "lay-any", &Shortly::said, which},
      {set_out, "set_out", &Said::said, never, no_key, &Shortly::unsaid, "set-out"},
      {forgo, "forgo", &Said::said, never, "forgo", &Shortly::said, which},
      {clear_board, "clear_board", &Said::said, never, no_key, &Shortly::unsaid, which},
      {evaluate_income, "income", &Said::said, never, "income", &Shortly::said, which},
      {evaluate_bonus, "bonus", &Said::said, never, "bonus", &Shortly::said, which},
      {turn_boards, "turn_boards", &Said::said, never, no_key, &Shortly::unsaid, which},
      {reveal_strips, "reveal_strips", &Said::said, never, "reveal", &Shortly::said, which},
      {advance_strips, "advance_strips", &Said::said, never, "reveal", &Shortly::said, which},

      {bring_workers, "bring_workers", &Said::said, never, no_key, &Shortly::unsaid, which},
      {place_workers, "place_workers", &Said::said, never, no_key, &Shortly::unsaid, which},
      {take_back, "take_back", &Said::said, never, "back", &Shortly::said, which},
      {bring_back, "bring_back", &Said::said, never, "back", &Shortly::said, "back"},
      {use_space, "use_space", &Said::said_after_costs, never, "space", &Shortly::said, "visit"},
      {remove_workers, "remove_workers", &Said::said, never, no_key, &Shortly::unsaid, which},
      {load, "load", &Said::said, never, "load", &Shortly::said, which},
      {unload, "unload", &Said::said, never, "unload", &Shortly::said, which},
      {remove_cargo, "remove_cargo", &Said::said, never, "cargo-lost", &Shortly::said, which},
      {add_to_rolls, "add_to_rolls", &Said::said, never, "roll-more", &Shortly::said, which},
      {roll, "roll", &Said::said, never, "die", &Shortly::said, which},

      {draw_cards, "draw_cards", &Said::said, never, "cards", &Shortly::said, "pick"},
      {remove_cards, "remove_cards", &Said::said, never, "cards-out", &Shortly::said, which},
      {play_cards, "play_cards", &Said::said, never, "play", &Shortly::said, "play"},
  }};
  static_assert(in_order(all, &ActForms::kind));
  return all[static_cast<std::size_t>(kind)];
}

}  // namespace houserule
