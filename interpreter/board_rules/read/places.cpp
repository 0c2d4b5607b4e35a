// What there is where acts, numbers and listeners stand. Words say what they ask for
// (scripts/words/board_*.lua); what there is comes down to an act from all that holds it, by way
// of steps, phases, spaces and cards too.

#include <algorithm>
#include <array>

#include "board_rules/model/act_facts.h"
#include "board_rules/read/board_compiler.h"
#include "board_rules/read/bounds.h"
#include "rules/model/words.h"

namespace houserule {

namespace {

using ActKind = Act::Kind;

struct Missing {
  unsigned asks;
  std::string_view key;
};

constexpr auto missing = std::to_array<Missing>({
    {asks::action, "nothing-here.action"},
    {asks::space, "nothing-here.space"},
    {asks::die, "nothing-here.die"},
    {asks::phase, "nothing-here.phase"},
    {asks::level, "nothing-here.level"},
    {asks::meal, "nothing-here.meal"},
    {asks::rounds, "nothing-here.rounds"},
    {asks::goods, "nothing-here.goods"},
    {asks::gap, "nothing-here.gap"},
    {asks::turns, "nothing-here.turns"},
    {asks::menu, "nothing-here.menu"},
});

constexpr unsigned pauses = 1U << 30;  // gaps can open: nothing around it is done at once
constexpr unsigned idle = 1U << 31;    // perhaps no action runs

class Places {
 public:
  explicit Places(BoardCompiler& compiler)
      : compiler_(compiler),
        rules_(compiler.rules),
        here_(rules_.acts.size()),
        reached_(rules_.acts.size()) {
    for (const BoardKind& kind : rules_.kinds) has_table_ = has_table_ || kind.for_meals;
    for (const RollRules& roll : rules_.rolls) rolls_ |= std::uint64_t{1} << roll.deed;
  }

  void check() {
    // What listens may hold what else is listened to: until nothing is new.
    for (bool changed = true; changed;) {
      changed_ = false;
      come_down();
      changed = changed_;
    }
    for (std::size_t i = 0; i < rules_.acts.size(); ++i) {
      if (reached_[i]) check_act(rules_.acts[i], here_[i]);
    }
    for (int i = 0; i < window_count; ++i) {
      for (const WindowListener& one : rules_.listeners[static_cast<std::size_t>(i)]) {
        condition(one.when, of_window(static_cast<Window>(i), one));
      }
    }
    for (const Adjustment& one : rules_.adjustments) {
      number(one.by, one.of == Adjustment::Of::points ? 0 : anywhere_ & ~asks::goods);
      if (one.by != no_term && bounds_of(compiler_, one.by).is_never()) none(one.by);
    }
    for (const SheetLine& line : rules_.sheet) number(line.term, 0);
    for (const BoardKind& kind : rules_.kinds) {
      for (const Shares& bonus : kind.bonuses) shares(bonus, anywhere_);
    }
    // A ruling may well be that it is always so.
    number(rules_.rulings.slots_when, anywhere_ | asks::gap);
    number(rules_.rulings.gap_between_rolls, anywhere_);
  }

 private:
  std::size_t at(int index) const { return static_cast<std::size_t>(index); }

  void reach(int index, unsigned here) {
    if (index == no_act) return;
    anywhere_ |= here & ~(asks::turns | asks::menu | asks::goods | pauses);
    if (reached_[at(index)] && (here & ~here_[at(index)]) == 0) return;
    reached_[at(index)] = changed_ = true;
    here_[at(index)] |= here;
  }

  void come_down() {
    reach(rules_.main, pauses | idle);
    for (const AnytimeAct& one : rules_.anytime) {
      const unsigned menu = one.card == no_card ? asks::menu : 0;
      reach(one.act, anywhere_ | asks::gap | menu | pauses);
    }
    for (int i = 0; i < window_count; ++i) {
      for (const WindowListener& one : rules_.listeners[at(i)]) {
        const auto window = static_cast<Window>(i);
        const bool at_once = one.at_once || is_event(window) || window == Window::before_paying;
        reach(one.act, (of_window(window, one) & ~pauses) | (at_once ? 0 : pauses));
      }
    }
    for (std::size_t i = 0; i < rules_.acts.size(); ++i) {
      if (reached_[i]) hand_down(rules_.acts[i], static_cast<int>(i));
    }
  }

  unsigned rolled_in(int act) const {
    return (rules_.deeds_of_acts[at(act)] & rolls_) != 0 ? asks::die : 0;
  }

  void use_spaces(unsigned here) {
    for (const Space& space : rules_.spaces) {
      reach(space.act, (here & ~(asks::die | idle)) | asks::action | asks::space | pauses |
                           rolled_in(space.act));
    }
  }

  void hand_down(const Act& act, int index) {
    unsigned here = here_[at(index)] & ~(asks::turns | asks::menu);
    if (act.kind == ActKind::action) {
      here = (here & ~(asks::space | asks::die | idle)) | asks::action | pauses | rolled_in(index);
    }
    if (act.kind == ActKind::rounds) here |= asks::rounds;
    if (act.kind == ActKind::turns) here |= asks::turns;
    if (act.kind == ActKind::at_once) here &= ~pauses;
    for (const int part : act.parts) reach(part, here);
    if (act.kind == ActKind::turns) use_spaces(here & ~asks::turns);
    if (act.kind == ActKind::use_space) use_spaces(here);
    if (act.kind == ActKind::step) reach(act.as<Act::Step>().premise, here);
    if (act.kind == ActKind::phase) {
      reach(rules_.phases[at(act.as<Act::Phase>().phase)].act,
            of_phase(act.as<Act::Phase>(), here));
    }
    if (act.kind == ActKind::roll) {
      const RollRules& roll = rules_.rolls[at(act.as<Act::Roll>().roll)];
      reach(roll.success, here & ~pauses);
      reach(roll.failure, here & ~pauses);
    }
    if (act.kind == ActKind::play_cards) {
      for (const CardRules& card : rules_.cards) reach(card.on_play, here & ~pauses);
    }
  }

  unsigned of_phase(const Act::Phase& what, unsigned around) const {
    const BoardPhase& phase = rules_.phases[at(what.phase)];
    unsigned here = (around & ~(asks::level | asks::meal)) | asks::phase | pauses;
    if (phase.meal >= 0 || has_table_) here |= asks::meal;
    if (phase.level != no_term || what.level != no_term) here |= asks::level;
    return here;
  }

  // What there is for what listens at a window.
  unsigned of_window(Window window, const WindowListener& listener) const {
    switch (facts_of(window).heard) {
      case WindowFacts::Heard::of_a_phase:
        return listener.phase < 0 ? 0 : here_[at(rules_.phases[at(listener.phase)].act)];
      case WindowFacts::Heard::of_an_action:
        if (window == Window::before_step) return of_acts(listener);
        if (window == Window::before_placing) return anywhere_ & ~(asks::action | asks::die);
        return (anywhere_ & ~idle) | (window == Window::before_paying ? asks::goods : 0);
      case WindowFacts::Heard::of_an_event: {
        const bool goods =
            window == Window::on_gain || window == Window::on_put || window == Window::on_lost;
        if (listener.step >= 0) return of_acts(listener) | asks::gap;
        return anywhere_ | asks::gap | (goods ? asks::goods : 0);
      }
      case WindowFacts::Heard::instead:
        if (window == Window::instead_of_act) return of_acts(listener);
        break;
      case WindowFacts::Heard::of_a_condition:
        break;
    }
    return anywhere_ | asks::gap;
  }

  // What there is for the steps, rolls, upgrades or spaces a listener is about.
  unsigned of_acts(const WindowListener& listener) const {
    unsigned here = 0;
    for (std::size_t i = 0; i < rules_.acts.size(); ++i) {
      const Act& act = rules_.acts[i];
      int step = -1;
      if (act.kind == ActKind::step) step = act.as<Act::Step>().name;
      if (act.kind == ActKind::roll) step = rules_.rolls[at(act.as<Act::Roll>().roll)].name_index;
      const bool meant = (listener.step >= 0 && step == listener.step) ||
                         (listener.upgrades > 0 && act.kind == ActKind::upgrade);
      if (meant) here |= here_[i];
    }
    if (listener.step >= 0 || listener.upgrades > 0) return here;
    for (std::size_t i = 0; i < rules_.spaces.size(); ++i) {
      if ((listener.spaces >> i & 1) != 0) here |= here_[at(rules_.spaces[i].act)];
    }
    return here;
  }

  void check_act(const Act& act, unsigned here) {
    const std::string_view word = facts_of(act.kind).word;
    if (act.kind == ActKind::gap && (here & pauses) == 0) {
      compiler_.base.diagnostics.fault("no-effect.gap-at-once", act.rule.place);
    }
    if (!word.empty()) has(word, act.rule.place, here);
    const unsigned within =
        act.kind == ActKind::phase ? of_phase(act.as<Act::Phase>(), here) : here;
    condition(act.when, here);
    std::visit([&](const auto& keeps) { check_kept(keeps, here); }, act.keeps);
    if (act.kind != ActKind::phase) return;
    const BoardPhase& phase = rules_.phases[at(act.as<Act::Phase>().phase)];
    number(phase.level, here);
    condition(phase.when, within);
  }

  template <typename Keeps>
  void check_kept(const Keeps& keeps, unsigned here) {
    // None at all is something where one is usual.
    if constexpr (std::is_same_v<Keeps, Act::Advance>) {
      number(keeps.times, here);
    } else if constexpr (requires { keeps.times; }) {
      amount(keeps.times, here);
    }
    if constexpr (requires { keeps.vessels; }) amount(keeps.vessels, here);
    if constexpr (requires { keeps.limit; }) amount(keeps.limit, here);
    if constexpr (requires { keeps.needs; }) condition(keeps.needs, here);
    if constexpr (requires { keeps.level; }) number(keeps.level, here);
    if constexpr (requires { keeps.costs; }) shares(keeps.costs, here);
    if constexpr (requires { keeps.gains; }) shares(keeps.gains, here);
    if constexpr (requires { keeps.fill; }) shares(keeps.fill, here);
    if constexpr (std::is_same_v<Keeps, Act::Roll>) {
      condition(rules_.rolls[at(keeps.roll)].needs, here);
    }
  }

  void shares(const Shares& all, unsigned here) {
    for (const Share& share : all) {
      amount(share.times, here);
      condition(share.when, here);
    }
  }

  void amount(int term, unsigned here) {
    number(term, here);
    if (term != no_term && bounds_of(compiler_, term).most <= 0) none(term);
  }

  void none(int term) {
    const Node* node = written(term);
    if (node != nullptr) told("no-effect.none-of-it", *node, {{"number", same(to_text(*node))}});
  }

  void condition(int term, unsigned here) {
    number(term, here);
    const Node* node = written(term);
    if (node == nullptr) return;
    const Bounds bounds = bounds_of(compiler_, term);
    if (!bounds.is_always() && !bounds.is_never()) return;
    told(bounds.is_always() ? "no-effect.always-true" : "no-effect.never-true", *node,
         {{"condition", same(to_text(*node))}});
  }

  void number(int term, unsigned here) {
    if (term == no_term) return;
    const Node* node = written(term);
    if (node != nullptr && node->kind == Node::Kind::word) has(node->text, node->place, here);
    for (const int part : rules_.terms[at(term)].parts) number(part, here);
  }

  const Node* written(int term) const {
    const auto found = compiler_.terms_written.find(term);
    return found == compiler_.terms_written.end() ? nullptr : found->second;
  }

  void has(std::string_view word, const Place& place, unsigned here) {
    if (word.starts_with("no_action") && (here & (asks::action | idle)) == asks::action) {
      return compiler_.base.diagnostics.fault("no-effect.never-true", place,
                                              {{"condition", same(std::string(word))}});
    }
    const BoardRow* const row = row_named(board_rows, word);
    if (row == nullptr || (row->asks & ~here) == 0) return;
    for (const Missing& one : missing) {
      if ((row->asks & ~here & one.asks) == 0) continue;
      compiler_.base.diagnostics.fault(one.key, place, {{"word", same(std::string(word))}});
      return;
    }
  }

  void told(std::string_view key, const Node& node, const Filling& filling) {
    compiler_.fault(key, node, filling);
  }

  BoardCompiler& compiler_;
  const BoardRules& rules_;
  std::vector<unsigned> here_;  // by act: bits of asks
  std::vector<bool> reached_;
  unsigned anywhere_ = 0;  // at some act
  std::uint64_t rolls_ = 0;
  bool has_table_ = false;  // for meals, on which tiles may be laid in any phase
  bool changed_ = false;
};

}  // namespace

void BoardCompiler::check_places() { Places(*this).check(); }

}  // namespace houserule
