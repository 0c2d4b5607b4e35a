// Runs a board game: frames are pushed, stepped and popped until a seat must decide. Private to
// board_agenda/.
//
// How it goes: docs/decisions/0011-the-agenda-of-board-games.md.

#pragma once

#include "agenda/agenda.h"
#include "board_agenda/board_reader.h"
#include "board_agenda/trace.h"
#include "board_rules/model/board_setup.h"

namespace houserule {

class BoardRun : public BoardReader {
 public:
  // With `skips_gaps` nobody is asked at gaps without a name: random play goes on there.
  BoardRun(const GameRules& game, State& state, const Surroundings& around, bool skips_gaps = false)
      : BoardReader(game, state),
        own_(state),
        table_(rules_, game.layout, state),
        around_(around),
        skips_gaps_(skips_gaps) {}

  // Sets up the table and pushes the first frame; or begins with what is stated.
  void begin();
  void begin_at(const BoardSetup& setup);

  // Goes on until somebody must decide; false: the game is over. Throws BoardFault, as all of these
  // do, where the rules pass a bound.
  bool run();

  // Makes a move. Precondition: it is legal.
  void apply(const Move& move);

  // Whether the action comes to anything in one way or another, without gaps; the state is spoiled
  // (judging.cpp). `base`: frames below it; `tries`: how many answers are tried.
  bool comes_to(const Opening& opening, int base, int& tries);
  void take_from_supply(const Spent& spent);
  void leave_chance();  // forgets results that a setup has fixed

 private:
  friend struct ActWork;

  bool goes_on_to(const Opening& opening, int base, bool open, int& tries);

  // board_run.cpp
  bool step();  // false: a decision is needed
  void push(BoardFrame kind, int block, int words, unsigned flags = 0);
  void widen(int words);  // the innermost frame has so many at least
  void pop();
  void count_step() {
    if (++steps_ > max_board_steps) refuse_steps();
  }
  [[noreturn]] static void refuse_steps();
  void start(int act, unsigned flags = 0);
  void next() { ++own_top().step; }
  bool step_act();
  bool step_action();
  bool step_phase();
  bool step_gap();
  bool step_window();
  bool step_batch();
  bool step_instead();
  void open_gap(int name, bool named = false);
  void go_on();
  void changed() {
    table_.value(BoardValue::quiet) = 0;
    table_.value(BoardValue::changed) = 1;
  }
  void make(const Move& move);
  bool pays_later(const Shares& costs);
  void apply_put(const Option& option);
  void take_up_served(const Option& option);
  void load_gained(const Shares& gains);

  // board_begin.cpp
  void set_table();
  bool find_phase(int act, int phase, std::vector<std::pair<int, int>>& way) const;
  void bring_until(int round);
  int bringing(int act) const;
  void place_given(const BoardSetup& setup);

  // What several kinds of acts do.
  bool begins_once(const Act& act);
  bool end(bool passed);
  void end_declined(const Act& /*act*/) { end(word(0) == 0); }
  bool step_nothing(const Act& /*act*/) { return end(false); }
  template <void (BoardRun::*done)(const Option&)>
  void apply_last(const Act& /*act*/, const Option& option) {
    own_top().step = 1;
    (this->*done)(option);
  }
  void unanswered(const Act& /*act*/, const Option& /*option*/) {}

  // flow.cpp: acts that hold others
  bool step_list(const Act& act);
  void apply_part(const Act& act, const Option& option);
  bool step_may(const Act& act);
  bool step_choose(const Act& act);
  void apply_choose(const Act& act, const Option& option);
  bool step_panels(const Act& act);
  void decline_panel(const Act& act);
  bool step_again(const Act& act);
  bool step_named(const Act& act);  // a step of an action
  bool step_rounds(const Act& act);
  void leave_rounds(const Act& /*act*/) { table_.value(BoardValue::left) = 1; }
  bool step_turns(const Act& act);
  void apply_turn(const Act& act, const Option& option);
  void decline_turn(const Act& act);
  int name_of_action(int act) const;  // -1: it is a space
  void push_action(int act, int space, int placed, bool no_return);
  void hold_phase(const Act::Phase& act);
  void push_phase(int phase, int level, std::uint64_t boards);
  void choose_vessel_early();
  void apply_menu(const Option& option);
  void apply_batch(const Option& option);
  void decline();

  // windows.cpp
  void open_window(Window window, int subject = -1, int workers = 0,
                   std::span<const GoodDelta> goods = {}, int cause = 0);
  void fire(int listener);
  void use_up(const WindowListener& listener);
  void check_thresholds();

  // goods.cpp
  void set_pairs(int goods, int pairs, std::span<const GoodDelta> row);
  void commit(const GoodRow& row, Card card = no_card, bool from_strip = false);
  void move_goods(const GoodRow& row, Card card, bool from_strip);
  int give(int good, int count, int cargo = 0, int* found = nullptr);  // `found`: silver
  void take(int good, int count);
  void add_good(int good, int count) {
    auto& supply = table_.supply(good);
    supply = kept(supply + count, good);
  }
  void count_for_action(const GoodRow& row);
  GoodRow paid(const Shares& costs);
  int charge(int price);
  bool opens_payment(const GoodRow& costs);
  void gain(const Act::Gains& act);
  void spend_costs(const Act::Costs& act) { commit(paid(act.costs), card_of_frame()); }
  void convert(const Act::Exchange& act);
  void breed(const Act::Breed& act);
  void draw_goods(const Act::Draw& act);

  // choosing.cpp
  bool step_asked(const Act& act);
  bool step_buy(const Act::Buy& act);
  void apply_buy(const Act& act, const Option& option);
  bool step_spend_one(const Act& act);
  void apply_spend_one(const Act& act, const Option& option);
  void apply_gain_one(const Act::GainOne& act, const Option& option);
  bool step_trade(const Act& act);
  void apply_trade(const Act& act, const Option& option);
  void decline_trade(const Act::Trade& act);
  void finish_trade(const Act::Trade& act);
  void apply_shift(const Act& act, const Option& option);
  bool step_gain_and_put(const Act::Lay& act);
  bool step_set_out(const Act::Board& act);
  void take_items(const Option& option);
  int kind_of_item(int good) const;
  Card card_of_frame() const;

  // boards.cpp
  void put(const Option& option);
  void lay(const Option& option);
  void fill(const Option& option);
  void clear_board(const Act::Board& act);
  void count_meals(int board);
  void forgo(const Act::Goods& act);
  void turn_boards(const Act::Turning& act);
  void reveal_strips(const Act::Times& act);
  void turn_up(int count);
  void advance_strips(const Act::Advance& act);
  void load(const Option& option);
  void unload(const Option& option);
  void remove_cargo(const Act::LoseCargo& act);
  void lift(const Act::Lift& act);
  bool step_evaluation(const Act& act);
  void decline_yield(const Act& act);
  GoodRow due_of_board(bool bonus, int place);

  // workers.cpp
  void add_workers(const Act::Times& act);
  void bring_workers(const Act::Times& act);
  void remove_workers(const Act::GoHome& act);
  void place(int space);
  void take_back(const Act::Times& act);
  void come_home(int space, int count);
  void tell_home();
  bool step_bring_back(const Act::BringBack& act);
  void apply_bring_back(const Act::BringBack& act, const Option& option);
  bool step_use_space(const Act& act);
  void apply_use_space(const Act::UseSpace& act, const Option& option);
  bool asks_for_space(bool asks);
  void note_space(int space);

  // rolling.cpp
  bool step_roll(const Act::Roll& act);
  void apply_roll(const Act::Roll& act, const Option& option);
  void choose_vessels(const RollRules& roll, int count);
  int die(int sides);
  void add_to_rolls(const Act::Times& act) {
    const int at = action();
    if (at < 0) return;
    auto& bonus = own_word(at, ActionWord::bonus);
    bonus = kept(bonus + value(act.times));
  }

  // playing.cpp
  bool step_play(const Act::Times& act);
  void apply_play(const Act& act, const Option& option);
  void play(Card card);
  bool step_draw(const Act::DrawCards& act);
  void apply_draw(const Act& act, const Option& option);
  void draw_card(const CardSet& of, Card wanted);
  void remove_cards(const Act::Cards& act);
  void use_anytime(const Option& option);

  int scripted(Chance kind, int low, int high);
  void tell(TraceEvent event);
  bool tells() const { return around_.trace != nullptr; }

  // Returns a number as the state keeps it; the second, of so many of a good, which are not fewer
  // than none.
  static std::int16_t kept(int number) {
    if (number != static_cast<std::int16_t>(number)) refuse_number(number);
    return static_cast<std::int16_t>(number);
  }
  std::int16_t kept(int number, int good) const {
    if (number < 0 || number > max_board_count) refuse_number(number, good);
    return static_cast<std::int16_t>(number);
  }
  [[noreturn]] static void refuse_number(int number);
  [[noreturn]] void refuse_number(int number, int good) const;

  Frame& own_top() { return table_.frames()[table_.depth() - 1]; }
  std::int16_t& own_word(int at, int which) { return table_.words()[frame(at).base + which]; }
  std::int16_t& own_word(int which) { return own_word(depth() - 1, which); }
  void set_word(int which, int value) { own_word(which) = kept(value); }
  void set_bit(int at, int first, int bit);
  void set_bits(int at, int first, std::uint64_t bits);
  void mark_deed(int deed);
  RandomStream& chance() { return own_.core().chance; }

  State& own_;
  BoardTable table_;
  const Surroundings& around_;
  bool skips_gaps_;
  int steps_ = 0;  // since somebody decided
};

}  // namespace houserule
