// What a board game's state says: numbers, what can be done, what is offered. Changes nothing.
// Private to board_agenda/.

#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "board_agenda/board_frames.h"
#include "board_agenda/board_table.h"
#include "board_agenda/good_row.h"
#include "board_rules/sheet/option_text.h"
#include "rules/model/game_rules.h"

namespace houserule {

class BoardReader {
 public:
  BoardReader(const GameRules& game, const State& state)
      : game_(game), rules_(*game.board), state_(state), sight_(rules_, game.layout, state) {}

  const BoardSight& sight() const { return sight_; }

  // What has gone out of bounds while this looked; what it answered is of no use then.
  enum class Strain : std::uint8_t {
    none,
    number,  // a number beyond max_board_number
    level,   // acts, or numbers, that ask for each other without end
    looks,   // more acts to judge than max_board_looks
  };
  // Throws BoardFault if something has.
  void check() const {
    if (effort_->strain != Strain::none) refuse_strain();
  }

  // Numbers (terms.cpp).

  int value(int term) const;  // what is worked out is within max_board_number
  bool holds(int term) const { return term == no_term || value(term) != 0; }
  int workers_on(std::uint32_t groups, unsigned columns, bool own_colour) const;
  int income() const;
  int owned_points(std::uint64_t kinds) const;

  // Cards in play.
  CardSet open_cards() const { return state_.cards(game_.layout, open_zone_); }
  CardSet hand() const { return state_.cards(game_.layout, StateLayout::hand); }
  bool is_open(Card card) const { return open_cards().has(card); }

  // Frames, from the innermost (depth() - 1) down.
  int depth() const { return sight_.depth(); }
  const Frame& frame(int at) const { return sight_.frames()[at]; }
  const Frame& top() const { return frame(depth() - 1); }
  BoardFrame kind(int at) const { return static_cast<BoardFrame>(frame(at).kind); }
  int word(int at, int which) const { return sight_.words()[frame(at).base + which]; }
  int word(int which) const { return word(depth() - 1, which); }
  bool has_bit(int at, int first, int bit) const {
    return (static_cast<unsigned>(word(at, first + bit / 16)) >> (bit % 16) & 1U) != 0;
  }
  std::uint64_t bits(int at, int first) const;

  // An action that is not open, judged as if it were the innermost one and nothing of it done.
  struct Opening {
    int act = no_act;
    int space = -1;  // -1: an action that a card makes
    int placed = 0;  // workers
  };
  // Goods that what comes before in a list takes from the supply; fewer than 0: brings to it.
  struct Spent {
    std::array<std::int16_t, max_goods> goods{};
    int asked = 0;  // silver, before adjustments
  };

  // The same table, as it is once an action has opened or something has been spent. What is handed
  // over must outlive what is returned.
  BoardReader inside(const Opening& opening) const;
  BoardReader after(const Spent& spent) const;

  int supply(int good) const {
    const int there = sight_.supply(good);
    return spent_ == nullptr ? there : there - spent_->goods[static_cast<std::size_t>(good)];
  }
  int total(const GoodSet& goods) const {
    return spent_ == nullptr ? sight_.total(goods) : left_of(goods);
  }

  // Words of actions, and the act of one: `at` is what action() has returned, not -1.
  int action_word(int at, int which) const {
    return at == opened_ ? opening_word(which) : word(at, which);
  }
  bool action_bit(int at, int first, int bit) const {
    return (static_cast<unsigned>(action_word(at, first + bit / 16)) >> (bit % 16) & 1U) != 0;
  }
  std::uint64_t action_bits(int at, int first) const { return at == opened_ ? 0 : bits(at, first); }
  int act_of_action(int at) const { return at == opened_ ? opening_->act : frame(at).block; }

  // Returns the innermost action that counts what happens now, -1 if there is none; phases and
  // anytime acts stop the search.
  int counting_action() const;
  int result_now(const RollRules& roll) const;  // of the roll on top of the stack
  int counting_around(int inner) const;         // the next around it that counts as well; -1: none
  // Returns the innermost action, and the innermost phase; -1 if there is none.
  int action() const;
  int phase() const;
  int action_at_work() const;  // -1 also at a gap inside an action, and where somebody listens
  bool action_open() const;

  const Act& act(int index) const { return rules_.acts[static_cast<std::size_t>(index)]; }
  const Act& act_of(int at) const { return act(frame(at).block); }
  const GoodKind& good(int index) const { return rules_.goods[static_cast<std::size_t>(index)]; }
  int laid_as(int index) const { return good(index).same_as >= 0 ? good(index).same_as : index; }

  // What can be done (able.cpp). Whoever lists choices and whoever asks whether there are any asks
  // the same function.

  bool able(int act) const;
  bool able_itself(int act) const;  // without those who listen instead of it
  bool can_get(int good, int count) const { return to_be_had(good) >= count; }
  int to_be_had(int good) const;  // how many more there are room and stock for
  GoodSet gettable(const Act::GainOne& act) const;
  GoodSet wanted(const Act::GainOne& act) const;  // those that cards add included
  int least_worth(int act) const;  // what a fight must come to for it, 0: anything will do
  GoodSet buyable(const Act::Buy& act) const;
  GoodSet movable(const Act::Trade& act) const;
  int moved_on(const Act::Trade& act, int good) const;  // without asking which goods are meant
  int moved(const Act::Trade& act, int good) const;     // what becomes of it, -1: it cannot be
  std::vector<Option> shifts(const Act::Trade& act) const;
  CardSet to_draw_of(const Act::DrawCards& act) const;
  int most_items(const Act::Items& act, int strip) const;  // of a strip from the front on, 0: none
  int least_items(const Act::Items& act) const {
    return act.exactly ? std::max(1, value(act.times)) : 1;
  }
  int items_left(int strip) const;
  bool has_room_for(int berth, int cargo) const;
  bool may_take_back() const;
  std::uint64_t spaces_to_bring_from(const Act::BringBack& act) const;
  std::uint64_t spaces_to_use(const Act::UseSpace& act) const;
  int to_gain_and_put(const Act::Lay& act) const;  // the good that can be, -1: none
  // A laid tile that can be lifted, by its place among them (-1: none), and what fills its hole.
  struct Lifted {
    int at = -1;
    std::vector<LaidTile> fill;
  };
  Lifted lifted_by(const Act::Lift& act) const;
  bool needed(int term, int deed) const;  // whether what is needed holds, or need not
  bool lifted(int deed) const;            // whether what a deed needs is not needed
  template <typename Meant>
  bool can_be_heard(Window window, const Meant& meant) const;
  bool can_be_replaced(int act) const;  // whether somebody listens instead of it
  int placement_cost(int space) const;
  bool can_place(int space) const;

  // Prices (prices.cpp).

  bool can_pay(const Shares& costs) const;
  void spend(const Shares& costs, Spent& spent) const;
  int amount(const Share& share) const;  // from 0
  // After adjustments. `asked`: silver that the running action has asked for and not yet charged.
  int due(const Share& share, int asked = 0) const;
  int silver_price(int price, int asked = 0) const;
  GoodSet payers(const RollRules& roll) const;              // what pays for it
  int loot_worth(const Act::GainOne& act, int good) const;  // -1: it cannot be chosen
  int vessels_with(int good) const;
  bool any_adjusts(Adjustment::Of of) const;
  int adjusted(Adjustment::Of of, const GoodSet& goods) const;
  bool adjusts(const Adjustment& adjustment, const GoodSet& goods) const;

  // Lists and actions (judging.cpp).

  // Whether all that parts give up can be given up, one after the other, and anything else of them
  // can be done then.
  bool able_list(std::span<const int> parts, bool others = false, bool done = false) const;
  GoodSet givable(
      const Act::Goods& act) const;  // of a spend_one: those after which its list goes on
  void give_up(const Act& act, Spent& spent) const;
  // Whether an action comes to anything, with what listens before it and without what could be done
  // at gaps.
  bool can_open(const Opening& opening) const;
  bool can_use_space(int space) const;  // as if workers were placed on it now
  Opening opening_of(int space) const;
  bool would_hear(const WindowListener& listener, Window window, const Opening& opening) const;
  bool comes_to_something(const Opening& opening) const;

  // Laying tiles (tiles.cpp).

  struct Spot {
    int good = 0;
    int place = 0;
    int turn = 0;
    int origin = 0;
  };
  bool accepts(int place, int good) const;
  bool adjusted_accepts(int place, int good) const;
  CellSet taken_cells(int place) const;
  CellSet apart_cells(int place, int good) const;
  bool may_turn(int place, int good, int turn) const;
  CellSet origins(int place, int good, int turn) const;
  CellSet origins(int place, int good, int turn, const CellSet& taken) const;
  bool can_put_any(std::uint64_t places) const;
  bool can_put_on(int good, std::uint64_t places) const;
  bool can_put(int good, int place) const;
  bool can_lay_on(int good, std::uint64_t places) const;
  bool can_lay(int good, int place) const;  // its tile, whether or not it is there
  // Those of all goods of the supply; with `one` those of a put_one alone.
  void put_options(std::uint64_t places, std::vector<Option>& options,
                   const Act::Lay* one = nullptr) const;
  bool fills(int place, const CellSet& hole, std::vector<int>& goods,
             std::vector<LaidTile>& laid) const;
  std::uint64_t places_of(std::uint64_t kinds) const;  // own boards of these; of none: all
  std::uint64_t place_set_of(const Act::Board& act) const;
  bool is_forgone(int good) const;  // not set out in the running phase
  std::uint64_t places_for_tiles() const;
  int free_slots(int place, int slot) const;
  bool can_fill(int place, int slot, int which) const;
  int shape_of(int good) const;

  // Rolling (dice.cpp).

  int roll_result(const RollRules& roll, int raw, int action) const;
  int worth_of_payment(const RollRules& roll, int good) const;
  int vessels_ready(const RollRules& roll) const;
  int vessels_ready(const Act::Roll& act) const;  // as many as it may use; 0: it cannot be rolled
  unsigned best_vessels(const RollRules& roll, int count) const;  // bits: berths
  unsigned early_vessels(int act) const;  // those that are known before anybody listens
  bool vessel_is_chosen(const RollRules& roll) const;

  // What is offered (options.cpp).

  struct Offer {
    bool pass = false;
    bool at_gap = false;  // without a name
    std::vector<Option> options;

    void add_new(const Option& option) {
      if (std::find(options.begin(), options.end(), option) == options.end()) {
        options.push_back(option);
      }
    }
  };
  Offer offer() const;
  bool menu_possible() const;
  void menu(Offer& offer) const;
  bool is_running(const AnytimeAct& one) const;
  void window_offer(Offer& offer) const;
  void batch_offer(Offer& offer) const;
  void add_payments(const RollRules& roll, int result, Offer& offer) const;
  bool later_panel(const Act& panels, int from) const;
  GoodSet next_chosen(const Act::Trade& act) const;
  int chosen_to(const Act::Trade& act, int becomes) const;

  // Listeners (listeners.cpp).

  std::uint64_t live_listeners(Window window) const;
  int heard_of(int window_frame, const GoodSet& goods) const;
  bool hears(const WindowListener& listener, int window_frame) const;
  bool means_space(const WindowListener& listener, int space) const;
  bool replaces_act(const WindowListener& listener, int act) const;
  int name_of(const Act& act) const;  // of a step or a roll; -1: another act
  std::uint64_t ready_listeners(int window_frame) const;
  GoodRow batch_row() const;
  std::uint64_t ready_replacements() const;
  GoodRow yield_of(int place) const;
  int replacing_yield(int place) const;  // the listener that may, -1: none
  bool latch_is_free(const WindowListener& listener) const;

 protected:
  friend struct ActWork;

  // What acts of each kind can do (act_work.h).
  bool always_able(const Act& /*act*/) const { return true; }
  bool able_parts(const Act& act) const { return able_list(act.parts); }
  bool able_any(const Act& act) const;
  bool able_again(const Act& act) const;
  bool able_action(const Act& act) const;
  bool able_step(const Act& act) const;
  bool can_gain(const Act::Gains& act) const;
  bool can_spend(const Act::Costs& act) const { return can_pay(act.costs); }
  bool can_spend_one(const Act::Goods& act) const { return !givable(act).empty(); }
  bool can_convert(const Act::Exchange& act) const;
  bool can_draw(const Act::Draw& act) const;
  bool can_gain_one(const Act::GainOne& act) const { return !gettable(act).empty(); }
  bool can_buy(const Act::Buy& act) const { return !buyable(act).empty() && value(act.times) > 0; }
  bool can_upgrade(const Act::Trade& act) const {
    return value(act.times) > 0 && !movable(act).empty();
  }
  bool can_shift(const Act::Trade& act) const { return !shifts(act).empty(); }
  bool can_take_items(const Act::Items& act) const;
  bool can_gain_and_put(const Act::Lay& act) const { return to_gain_and_put(act) >= 0; }
  bool can_put_one(const Act::Lay& act) const;
  bool can_put_tiles(const Act& /*act*/) const { return can_put_any(places_for_tiles()); }
  bool can_lift(const Act::Lift& act) const { return lifted_by(act).at >= 0; }
  bool can_forgo(const Act::Goods& act) const;
  bool can_take_back(const Act::Times& act) const {
    return value(act.times) > 0 && may_take_back();
  }
  bool can_bring_back(const Act::BringBack& act) const { return spaces_to_bring_from(act) != 0; }
  bool can_use_any(const Act::UseSpace& act) const {
    return can_pay(act.costs) && spaces_to_use(act) != 0;
  }
  bool can_load(const Act::Goods& act) const;
  bool can_unload(const Act::Goods& act) const;
  bool can_remove_cargo(const Act::LoseCargo& act) const;
  bool can_add_to_rolls(const Act& /*act*/) const { return action() >= 0; }
  bool can_roll(const Act::Roll& act) const;
  bool can_draw_cards(const Act::DrawCards& act) const;
  bool can_play(const Act::Times& act) const { return value(act.times) > 0 && !hand().empty(); }

  // What they offer.
  void offer_yes(const Act& what, Offer& offer) const;
  void offer_panel(const Act& what, Offer& offer) const;
  void offer_parts(const Act& what, Offer& offer) const;
  void offer_turn(const Act& what, Offer& offer) const;
  void offer_spend_one(const Act::Goods& what, Offer& offer) const;
  void offer_gain_one(const Act::GainOne& what, Offer& offer) const;
  void offer_buy(const Act::Buy& what, Offer& offer) const;
  void offer_trade(const Act::Trade& what, Offer& offer) const;
  void offer_flip(const Act::Trade& what, Offer& offer) const;
  void offer_shift(const Act::Trade& what, Offer& offer) const;
  void offer_items(const Act::Items& what, Offer& offer) const;
  void offer_gained(const Act::Lay& what, Offer& offer) const;
  void offer_put_one(const Act::Lay& what, Offer& offer) const;
  void offer_tiles(const Act& what, Offer& offer) const;
  void offer_meals(const Act::Board& what, Offer& offer) const;
  void offer_yield(const Act& what, Offer& offer) const;
  void offer_back(const Act::BringBack& what, Offer& offer) const;
  void offer_spaces(const Act::UseSpace& what, Offer& offer) const;
  void offer_load(const Act::Goods& what, Offer& offer) const;
  void offer_unload(const Act::Goods& what, Offer& offer) const;
  void offer_roll(const Act::Roll& what, Offer& offer) const;
  void offer_draw(const Act::DrawCards& what, Offer& offer) const;
  void offer_play(const Act& what, Offer& offer) const;
  static void offer_goods(Verb verb, const GoodSet& goods, Offer& offer);
  static void offer_spaces_of(Verb verb, std::uint64_t spaces, Offer& offer);

  int opening_word(int which) const;
  // Whether it is kept by the act on top of the stack, which is judged as such.
  template <typename Keeps>
  bool runs(const Keeps& keeps) const {
    return opening_ == nullptr && spent_ == nullptr && depth() > 0 &&
           kind(depth() - 1) == BoardFrame::act &&
           std::get_if<Keeps>(&act_of(depth() - 1).keeps) == &keeps;
  }
  // Apart, so that what is asked at every gap stays small (tests/bench, path "gaps").
  [[gnu::noinline]] int berths_given_up(int row) const;
  [[gnu::noinline]] int left_of(const GoodSet& goods) const;
  [[gnu::noinline]] int of_action(
      int which) const;  // a word of the innermost action, 0 without one

  static constexpr int most_tries =
      500;  // answers before an action; after them it is thought possible
  static constexpr int opened_ = max_board_frames;  // where an Opening lies
  static constexpr int cause_strip = 1;
  static constexpr int cause_card = 2;
  static constexpr int most_added = 8;  // of each good to a high roll
  static constexpr std::size_t open_zone_ = StateLayout::first_declared;
  static constexpr std::size_t pile_zone_ = StateLayout::first_declared + 1;
  static constexpr std::size_t box_zone_ = StateLayout::first_declared + 2;

  // What it takes to answer one question.
  struct Effort {
    Strain strain = Strain::none;
    int levels = 0;  // of questions that ask others
    int looks = 0;
  };
  static constexpr int looks_of_a_try = 100;

  // Readers are made of others only here: they share their effort.
  BoardReader(const BoardReader&) = default;

  // One level of a question that asks others; false: it goes too deep.
  class Level {
   public:
    explicit Level(const BoardReader& reader) : reader_(reader) { ++reader_.effort_->levels; }
    ~Level() { --reader_.effort_->levels; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;
    explicit operator bool() const {
      if (reader_.effort_->levels <= max_board_levels) return true;
      reader_.note(Strain::level);
      return false;
    }

   private:
    const BoardReader& reader_;
  };

  int value_elsewhere(int term) const;
  [[noreturn]] void refuse_strain() const;
  int bounded(std::int64_t number) const {
    if (number >= -max_board_number && number <= max_board_number) return static_cast<int>(number);
    note(Strain::number);
    return number < 0 ? -max_board_number : max_board_number;
  }
  std::int16_t bounded_count(int number) const {
    if (number == static_cast<std::int16_t>(number)) return static_cast<std::int16_t>(number);
    note(Strain::number);
    return static_cast<std::int16_t>(number < 0 ? -max_board_count : max_board_count);
  }
  void note(Strain what) const {
    if (effort_->strain == Strain::none) effort_->strain = what;
  }
  void look(int more) const {
    effort_->looks += more;
    if (effort_->looks > max_board_looks) note(Strain::looks);
  }
  [[gnu::noinline]] bool stop_looking() const;  // always false
  void look_afresh() const {
    effort_->looks = 0;
    effort_->strain = Strain::none;
  }

  const GameRules& game_;
  const BoardRules& rules_;
  const State& state_;
  BoardSight sight_;
  const Opening* opening_ = nullptr;
  const Spent* spent_ = nullptr;
  bool is_listener_ = false;       // what is judged listens: what it costs is its own affair
  Effort* effort_ = &own_effort_;  // shared with readers that are made of this one

 private:
  Effort own_effort_;
};

}  // namespace houserule
