#include "board_agenda/act_work.h"

namespace houserule {

struct ActWork::Table {
  using Kind = Act::Kind;

  // A member function that is about what a kind of act keeps, or about the act itself.
  template <auto Member, typename Type = decltype(Member)>
  struct Bound;
  template <auto Member, typename Who, typename Result, typename Keeps, typename... More>
  struct Call {
    using About = Keeps;
    static Result call(Who& who, const Act& act, More... more) {
      return (who.*Member)(part_of<Keeps>(act), more...);
    }
  };
  template <auto Member, typename Who, typename Result, typename Keeps, typename... More>
  struct Bound<Member, Result (Who::*)(const Keeps&, More...) const>
      : Call<Member, const Who, Result, Keeps, More...> {};
  template <auto Member, typename Who, typename Result, typename Keeps, typename... More>
  struct Bound<Member, Result (Who::*)(const Keeps&, More...)>
      : Call<Member, Who, Result, Keeps, More...> {};

  template <typename Keeps>
  static const Keeps& part_of(const Act& act) {
    if constexpr (std::is_same_v<Keeps, Act>) {
      return act;
    } else {
      return act.as<Keeps>();
    }
  }

  template <Kind kind, auto Member>
  static consteval auto bound() {
    using About = typename Bound<Member>::About;
    if constexpr (!std::is_same_v<About, Act>) {
      static_assert(facts_of(kind).keeps == &ActFacts::keeping<About>, "it keeps something else");
    }
    return &Bound<Member>::call;
  }

  // Asks nobody and holds nothing.
  template <Kind kind, auto able, auto done>
  static consteval ActWork once() {
    static_assert(bound<kind, done>() != nullptr);
    const auto step = [](BoardRun& run, const Act& act) {
      if (run.begins_once(act)) Bound<done>::call(run, act);
      return true;
    };
    return {kind, bound<kind, able>(), &unoffered, step, &unasked, &undeclined};
  }

  // Asks nobody itself.
  template <Kind kind, auto able, auto step>
  static consteval ActWork runs() {
    return {kind, bound<kind, able>(), &unoffered, bound<kind, step>(), &unasked, &undeclined};
  }

  template <Kind kind, auto able, auto offer, auto step, auto apply,
            auto decline = &BoardRun::end_declined>
  static consteval ActWork asks() {
    return {kind,
            bound<kind, able>(),
            bound<kind, offer>(),
            bound<kind, step>(),
            bound<kind, apply>(),
            bound<kind, decline>()};
  }

  static void unoffered(const BoardReader&, const Act&, BoardReader::Offer&) {}
  static void unasked(BoardRun&, const Act&, const Option&) {}
  static void undeclined(BoardRun&, const Act&) {}

  static consteval std::array<ActWork, ActFacts::all.size()> made();
};

consteval std::array<ActWork, ActFacts::all.size()> ActWork::Table::made() {
  using enum Act::Kind;
  using Can = BoardReader;
  using Run = BoardRun;
  constexpr auto always = &Can::always_able;
  constexpr auto by_laying = &Run::unanswered;  // answers lay tiles: BoardRun::apply_put()
  return {{
      // flow
      runs<list, &Can::able_parts, &Run::step_list>(),
      asks<may, &Can::able_any, &Can::offer_yes, &Run::step_may, &Run::apply_part>(),
      asks<choose, &Can::able_any, &Can::offer_parts, &Run::step_choose, &Run::apply_choose>(),
      asks<panels, &Can::able_any, &Can::offer_panel, &Run::step_panels, &Run::apply_part,
           &Run::decline_panel>(),
      runs<again, &Can::able_again, &Run::step_again>(),
      runs<repeat, &Can::able_again, &Run::step_again>(),
      runs<at_once, &Can::able_parts, &Run::step_list>(),
      runs<gap, always, &Run::step_nothing>(),
      runs<action, &Can::able_action, &Run::step_nothing>(),
      runs<phase, always, &Run::step_nothing>(),
      runs<step, &Can::able_step, &Run::step_named>(),
      runs<rounds, always, &Run::step_rounds>(),
      asks<turns, always, &Can::offer_turn, &Run::step_turns, &Run::apply_turn,
           &Run::decline_turn>(),
      once<leave, always, &Run::leave_rounds>(),

      // goods
      once<gain, &Can::can_gain, &Run::gain>(),
      once<spend, &Can::can_spend, &Run::spend_costs>(),
      asks<spend_one, &Can::can_spend_one, &Can::offer_spend_one, &Run::step_spend_one,
           &Run::apply_spend_one>(),
      once<convert, &Can::can_convert, &Run::convert>(),
      once<draw, &Can::can_draw, &Run::draw_goods>(),
      asks<gain_one, &Can::can_gain_one, &Can::offer_gain_one, &Run::step_asked,
           &Run::apply_gain_one>(),
      asks<buy, &Can::can_buy, &Can::offer_buy, &Run::step_buy, &Run::apply_buy>(),
      asks<upgrade, &Can::can_upgrade, &Can::offer_trade, &Run::step_trade, &Run::apply_trade,
           &Run::decline_trade>(),
      // Any number of them, none too: what it costs buys the right to (docs/decisions/0011).
      asks<flip, always, &Can::offer_flip, &Run::step_trade, &Run::apply_trade,
           &Run::decline_trade>(),
      asks<shift, &Can::can_shift, &Can::offer_shift, &Run::step_asked, &Run::apply_shift>(),
      asks<take_items, &Can::can_take_items, &Can::offer_items, &Run::step_asked,
           &Run::apply_last<&Run::take_items>>(),
      once<breed, always, &Run::breed>(),

      // boards
      asks<gain_and_put, &Can::can_gain_and_put, &Can::offer_gained, &Run::step_gain_and_put,
           by_laying>(),
      asks<put_one, &Can::can_put_one, &Can::offer_put_one, &Run::step_asked, by_laying>(),
      once<lift, &Can::can_lift, &Run::lift>(),
      // Offered by menus only.
      asks<put_tiles, &Can::can_put_tiles, &Can::offer_tiles, &Run::step_nothing, by_laying>(),
      asks<set_out, always, &Can::offer_meals, &Run::step_set_out, by_laying>(),
      once<forgo, &Can::can_forgo, &Run::forgo>(),
      once<clear_board, always, &Run::clear_board>(),
      runs<evaluate_income, always, &Run::step_evaluation>(),
      asks<evaluate_bonus, always, &Can::offer_yield, &Run::step_evaluation, &Run::unanswered,
           &Run::decline_yield>(),
      once<turn_boards, always, &Run::turn_boards>(),
      once<reveal_strips, always, &Run::reveal_strips>(),
      once<advance_strips, always, &Run::advance_strips>(),

      // workers and vessels
      once<bring_workers, always, &Run::bring_workers>(),
      runs<place_workers, always, &Run::step_nothing>(),
      once<take_back, &Can::can_take_back, &Run::take_back>(),
      asks<bring_back, &Can::can_bring_back, &Can::offer_back, &Run::step_bring_back,
           &Run::apply_bring_back>(),
      asks<use_space, &Can::can_use_any, &Can::offer_spaces, &Run::step_use_space,
           &Run::apply_use_space>(),
      once<remove_workers, always, &Run::remove_workers>(),
      asks<load, &Can::can_load, &Can::offer_load, &Run::step_asked,
           &Run::apply_last<&Run::load>>(),
      asks<unload, &Can::can_unload, &Can::offer_unload, &Run::step_asked,
           &Run::apply_last<&Run::unload>>(),
      once<remove_cargo, &Can::can_remove_cargo, &Run::remove_cargo>(),
      once<add_to_rolls, &Can::can_add_to_rolls, &Run::add_to_rolls>(),
      asks<roll, &Can::can_roll, &Can::offer_roll, &Run::step_roll, &Run::apply_roll>(),

      // cards
      asks<draw_cards, &Can::can_draw_cards, &Can::offer_draw, &Run::step_draw, &Run::apply_draw>(),
      once<remove_cards, always, &Run::remove_cards>(),
      asks<play_cards, &Can::can_play, &Can::offer_play, &Run::step_play, &Run::apply_play>(),
  }};
}

constexpr std::array<ActWork, ActFacts::all.size()> ActWork::all_ = [] {
  constexpr auto all = Table::made();
  static_assert(in_order(all, &ActWork::kind));
  return all;
}();

}  // namespace houserule
