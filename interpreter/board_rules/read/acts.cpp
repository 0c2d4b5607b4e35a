// Acts: what each word becomes.

#include <algorithm>
#include <array>

#include "base/did_you_mean.h"
#include "board_rules/read/board_compiler.h"

namespace houserule {

namespace {

using NodeKind = Node::Kind;
using ActKind = Act::Kind;

constexpr int most_times = 100;

struct ActWord {
  std::string_view word;
  ActKind kind;
};

// Those that hold other acts.
constexpr std::array<ActWord, 8> holding = {{
    {"may", ActKind::may},
    {"choose", ActKind::choose},
    {"panels", ActKind::panels},
    {"at_once", ActKind::at_once},
    {"again", ActKind::again},
    {"repeat_", ActKind::repeat},
    {"rounds", ActKind::rounds},
    {"turns", ActKind::turns},
}};

// Those that say how often or how many: { 2 }, { up_to = 2 }.
constexpr std::array<ActWord, 8> counting = {{
    {"take_items", ActKind::take_items},
    {"play_cards", ActKind::play_cards},
    {"draw_cards", ActKind::draw_cards},
    {"take_back", ActKind::take_back},
    {"bring_back", ActKind::bring_back},
    {"add_to_rolls", ActKind::add_to_rolls},
    {"reveal_strips", ActKind::reveal_strips},
    {"bring_workers", ActKind::bring_workers},
}};

constexpr std::array<ActWord, 6> plain = {{
    {"put_tiles", ActKind::put_tiles},
    {"place_workers", ActKind::place_workers},
    {"remove_workers", ActKind::remove_workers},
    {"evaluate_income", ActKind::evaluate_income},
    {"leave", ActKind::leave},
    {"remove_cargo", ActKind::remove_cargo},
}};

template <std::size_t Count>
const ActWord* act_called(const std::array<ActWord, Count>& list, const Node& node) {
  const auto found = std::find_if(list.begin(), list.end(),
                                  [&](const ActWord& one) { return node.is_word(one.word); });
  return found == list.end() ? nullptr : &*found;
}

class ActReader {
 public:
  explicit ActReader(BoardCompiler& compiler) : compiler_(compiler) {}

  Act read(const Node& node) {
    Act act;
    act.rule = compiler_.base.ref("acts", node);
    if (node.kind == NodeKind::list) {
      act.when = compiler_.condition(node);
      parts(node, 0, act);
      return act;
    }
    if (node.kind != NodeKind::word) {
      compiler_.fault("wrong-type.does-nothing", node, {{"what", kind_text(node)}});
      return act;
    }
    act.when = compiler_.condition(node);
    if (const ActWord* known = act_called(holding, node))
      return read_holding(node, known->kind, act);
    if (const ActWord* known = act_called(counting, node)) {
      act.kind = known->kind;
      act.times = times_of(node, 1);
      if (act.kind == ActKind::take_items) {
        read_goods(node, 0, act);
        act.exactly = node.field("up_to") == nullptr;
      }
      if (act.kind == ActKind::draw_cards) {
        act.chosen = truth(node, "chosen");
        if (const Node* of = node.field("of")) act.cards = marked(*of);
      }
      act.each_once = truth(node, "each_once");
      act.one_by_one = truth(node, "one_by_one");
      act.columns = columns(node);
      return act;
    }
    if (const ActWord* known = act_called(plain, node)) {
      act.kind = known->kind;
      act.next_colour = truth(node, "next_colour");
      act.again = truth(node, "choose_again");
      return act;
    }
    return read_other(node, act);
  }

 private:
  void parts(const Node& node, std::size_t from, Act& act) {
    for (std::size_t i = from; i < node.items.size(); ++i) {
      act.parts.push_back(compiler_.act(node.items[i]));
    }
  }

  // The first entry if it is a number, or `up_to`.
  int times_of(const Node& node, int otherwise) {
    if (const Node* up_to = node.field("up_to")) return compiler_.term(*up_to);
    if (!node.items.empty() && is_number(node.items.front())) {
      return compiler_.term(node.items.front());
    }
    return compiler_.number_term(otherwise);
  }

  static bool truth(const Node& node, const char* field) {
    const Node* written = node.field(field);
    return written != nullptr && written->truth;
  }

  std::uint8_t columns(const Node& node) {
    const Node* column = node.field("column");
    if (column == nullptr) return 0;
    return static_cast<std::uint8_t>(1U << compiler_.base.whole(*column, 1, 7, "column"));
  }

  static bool is_number(const Node& node) {
    return node.kind == NodeKind::number ||
           (node.kind == NodeKind::word && node.text != "none" && !node.has_name);
  }

  // Several parts where one is meant are a list.
  void one_part(const Node& node, std::size_t from, Act& act) {
    parts(node, from, act);
    if (act.parts.size() == 1) return;
    if (act.parts.empty()) compiler_.fault("no-effect.empty-act", node, {{"word", node.text}});
    Act list;
    list.parts = std::move(act.parts);
    list.rule = act.rule;
    act.parts = {compiler_.add(std::move(list))};
  }

  // Whoever does something again can always leave it.
  void may_part(Act& act) {
    if (act.parts.empty()) return;
    const Act& part = compiler_.rules.acts[static_cast<std::size_t>(act.parts.front())];
    if (part.kind == ActKind::may || asks_itself(part)) return;
    Act may;
    may.kind = ActKind::may;
    may.parts = std::move(act.parts);
    may.rule = act.rule;
    act.parts = {compiler_.add(std::move(may))};
  }

  // Goods among the entries from one on, and those of `of`.
  void read_goods(const Node& node, std::size_t from, Act& act) {
    for (std::size_t i = from; i < node.items.size(); ++i) {
      if (node.items[i].kind == NodeKind::text) act.goods |= compiler_.good_set(node.items[i]);
    }
    if (const Node* of = node.field("of")) act.goods |= compiler_.good_set(*of);
  }

  // The first entry, which names one good and no group of them.
  GoodSet one_good(const Node& node) {
    if (node.items.empty()) return {};
    const Node& written = node.items.front();
    const GoodSet goods = compiler_.good_set(written);
    if (goods.count() > 1) {
      compiler_.fault(
          "wrong-type.one-good", written,
          {{"word", node.text}, {"n", std::to_string(goods.count())}},
          sentence("wrong-type.one-good.suggest", {{"example", same("choose { .. }")}}));
    }
    return goods;
  }

  CardSet marked(const Node& node) {
    CardSet cards;
    for (const Node& one : entries(node)) cards |= compiler_.cards_marked(one);
    return cards;
  }

  Act read_holding(const Node& node, ActKind kind, Act act) {
    act.kind = kind;
    switch (kind) {
      case ActKind::may:
      case ActKind::turns:
        one_part(node, 0, act);
        return act;
      case ActKind::again:
      case ActKind::repeat:
      case ActKind::rounds: {
        if (node.items.empty()) {
          compiler_.fault("missing-field.one-number", node, {{"word", node.text}});
          return act;
        }
        act.times = compiler_.term(node.items.front());
        if (kind == ActKind::rounds) {
          parts(node, 1, act);
          if (compiler_.rules.rounds == no_term) compiler_.rules.rounds = act.times;
        } else {
          one_part(node, 1, act);
          if (kind == ActKind::again) may_part(act);
        }
        return act;
      }
      default:
        parts(node, 0, act);
        return act;
    }
  }

  Act read_other(const Node& node, Act act) {
    if (node.is_word("gain")) {
      act.kind = ActKind::gain;
      for (const Node& item : node.items) act.gains.push_back(compiler_.share(item));
    } else if (node.is_word("spend")) {
      act.kind = ActKind::spend;
      for (const Node& item : node.items) act.costs.push_back(compiler_.share(item));
    } else if (node.is_word("convert")) {
      act.kind = ActKind::convert;
      if (!node.items.empty()) act.costs = compiler_.shares(node.items.front());
      if (const Node* to = node.field("to")) act.gains = compiler_.shares(*to);
    } else if (node.is_word("spend_one") || node.is_word("gain_one") || node.is_word("buy")) {
      act.kind = node.is_word("spend_one")  ? ActKind::spend_one
                 : node.is_word("gain_one") ? ActKind::gain_one
                                            : ActKind::buy;
      for (const Node& item : node.items) act.goods |= compiler_.good_set(item);
      act.times = compiler_.number_term(1);
      if (const Node* up_to = node.field("up_to")) act.times = compiler_.term(*up_to);
      if (const Node* worth = node.field("worth")) act.limit = compiler_.term(*worth);
      if (const Node* needs = node.field("needs")) act.needs = compiler_.term(*needs);
    } else if (node.is_word("draw")) {
      act.kind = ActKind::draw;
      act.pile = pile(node);
      act.times = node.items.size() > 1 ? compiler_.term(node.items[1]) : compiler_.number_term(1);
    } else if (node.is_word("upgrade") || node.is_word("flip") || node.is_word("shift")) {
      read_trade(node, act);
    } else if (node.is_word("use_space")) {
      act.kind = ActKind::use_space;
      act.columns = columns(node);
      act.occupied = truth(node, "occupied");
      act.beside = truth(node, "beside_workers");
      act.own_colour = truth(node, "own_colour");
      if (const Node* cost = node.field("cost")) act.costs = compiler_.shares(*cost);
    } else if (node.is_word("gain_and_put")) {
      act.kind = ActKind::gain_and_put;
      act.goods = one_good(node);
      if (const Node* boards = node.field("boards")) act.boards = compiler_.board_set(*boards);
      if (act.goods.empty()) act.kind = ActKind::list;
    } else if (node.is_word("put_one") || node.is_word("forgo")) {
      act.kind = node.is_word("forgo") ? ActKind::forgo : ActKind::put_one;
      read_goods(node, 0, act);
      if (const Node* boards = node.field("boards")) act.boards = compiler_.board_set(*boards);
      act.from_served = truth(node, "from_served");
    } else if (node.is_word("remove_cards")) {
      act.kind = ActKind::remove_cards;
      for (const Node& item : node.items) act.cards |= marked(item);
    } else if (node.is_word("lift")) {
      act.kind = ActKind::lift;
      act.goods = one_good(node);
      if (act.goods.empty()) {
        act.kind = ActKind::list;
      } else if (const Node* fill = node.field("fill")) {
        act.gains = compiler_.fill_of(*fill, act.goods.first());
      }
    } else if (node.is_word("load_vessel") || node.is_word("unload_vessel")) {
      act.kind = node.is_word("load_vessel") ? ActKind::load : ActKind::unload;
      for (const Node& item : node.items) act.goods |= compiler_.good_set(item);
    } else if (node.is_word("breed")) {
      act.kind = ActKind::breed;
      act.goods = one_good(node);
      if (const Node* young = node.field("young")) act.young = compiler_.good(*young);
      if (act.goods.empty() || act.young < 0) act.kind = ActKind::list;
    } else if (node.is_word("set_out") || node.is_word("clear_board")) {
      const bool clears = node.is_word("clear_board");
      act.kind = clears ? ActKind::clear_board : ActKind::set_out;
      if (!node.items.empty()) {
        const Node& board = node.items.front();
        act.board = clears ? compiler_.board_with_cells(board) : compiler_.board(board);
      }
      if (act.board < 0) act.kind = ActKind::list;
    } else if (node.is_word("evaluate_bonus")) {
      act.kind = ActKind::evaluate_bonus;
      for (const Node& item : node.items) act.boards |= compiler_.board_set(item);
    } else if (node.is_word("turn_boards")) {
      read_turning(node, act);
    } else if (node.is_word("advance_strips")) {
      act.kind = ActKind::advance_strips;
      const Node* reveal = node.field("reveal");
      act.times = reveal == nullptr ? compiler_.number_term(1) : compiler_.term(*reveal);
      if (const Node* keep = node.field("keep_last")) act.goods = compiler_.good_set(*keep);
    } else if (node.is_word("some_gaps")) {
      compiler_.fault("wrong-type.some-gaps", node);
    } else if (node.is_word("gap")) {
      act.kind = ActKind::gap;
      act.name = compiler_.name_index(thing_name(node));
    } else if (node.is_word("action")) {
      act.kind = ActKind::action;
      act.name = compiler_.name_index(thing_name(node));
      act.deed = compiler_.deed(thing_name(node), node);
      Act body;
      body.rule = act.rule;
      parts(node, node.has_name ? 0 : 1, body);
      act.parts = body.parts;
      act.body = compiler_.add(std::move(body));
    } else if (node.is_word("phase")) {
      read_phase(node, act);
    } else if (node.is_word("run")) {
      read_run(node, act);
    } else {
      compiler_.fault("wrong-type.no-act", node, {{"what", kind_text(node)}});
    }
    return act;
  }

  int pile(const Node& node) {
    const std::string name = thing_name(node);
    const auto& piles = compiler_.rules.piles;
    const auto found = std::find_if(piles.begin(), piles.end(),
                                    [&](const GoodPile& one) { return one.name == name; });
    if (found != piles.end()) return static_cast<int>(found - piles.begin());
    std::vector<std::string> known;
    for (const GoodPile& one : piles) known.push_back(one.name);
    compiler_.fault("unknown-good.pile", node, {{"name", quotable(name)}},
                    did_you_mean(name, known));
    return 0;
  }

  void read_trade(const Node& node, Act& act) {
    act.kind = node.is_word("upgrade") ? ActKind::upgrade
               : node.is_word("flip")  ? ActKind::flip
                                       : ActKind::shift;
    act.times = act.kind == ActKind::upgrade ? times_of(node, 1) : compiler_.number_term(1);
    read_goods(node, 0, act);
    const auto number = [&](const char* field, int from, int otherwise) {
      const Node* written = node.field(field);
      return written == nullptr ? otherwise : compiler_.base.whole(*written, from, 10, field);
    };
    act.steps = number("steps", -10, 1);
    act.rows = number("rows", -10, 0);
    const Node* once = node.field("each_once");
    act.each_once = once != nullptr && once->truth;
    act.one_kind = truth(node, "one_kind");
    act.only_just = truth(node, "only_just");
    act.turn_over = truth(node, "turn_over");
    if (act.kind == ActKind::shift) {
      if (const Node* up_to = node.field("up_to")) act.times = compiler_.term(*up_to);
    }
    // "upgrade 3" is another deed than "upgrade 1".
    const Term& times = compiler_.rules.terms[static_cast<std::size_t>(act.times)];
    const bool counted = act.kind == ActKind::upgrade && times.kind == Term::Kind::number &&
                         act.steps == 1 && !act.turn_over && !act.only_just;
    act.deed =
        compiler_.deed(counted ? node.text + " " + std::to_string(times.value) : node.text, node);
  }

  void read_turning(const Node& node, Act& act) {
    act.kind = ActKind::turn_boards;
    const Node* by_round = node.items.empty() ? nullptr : &node.items.front();
    if (by_round != nullptr && by_round->is_word("by_round")) {
      for (const Node& item : by_round->items) {
        act.by_round.push_back(item.kind == NodeKind::text ? compiler_.board(item) : -1);
      }
    } else {
      compiler_.fault("wrong-type.turn-boards", node, {}, same("by_round { none, \"..\" }"));
    }
    act.steps = 0;
    if (const Node* lay = node.field("lay")) {
      act.steps = compiler_.base.whole(*lay, 0, most_times, "lay");
    }
  }

  void read_phase(const Node& node, Act& act) {
    act.kind = ActKind::phase;
    const std::string name = thing_name(node);
    BoardPhase phase;
    phase.name = name;
    phase.slug = slug(name);
    phase.text = compiler_.base.text("phases." + phase.slug, name, &node);
    phase.rule = compiler_.base.ref(phase.slug, node);
    phase.when = act.when;
    act.when = no_term;  // a phase is held all the same: what listens there is heard
    if (const Node* level = node.field("level")) phase.level = compiler_.term(*level);
    Act body;
    body.rule = act.rule;
    parts(node, node.has_name ? 0 : 1, body);
    phase.act = compiler_.add(std::move(body));
    act.phase = compiler_.phase_index(name, node);
    BoardPhase& kept = compiler_.rules.phases[static_cast<std::size_t>(act.phase)];
    if (kept.act != no_act && kept.name == name) {
      compiler_.fault("duplicate-name.board-phase", node, {{"name", quotable(name)}});
    }
    kept = std::move(phase);
  }

  void read_run(const Node& node, Act& act) {
    const std::string name = thing_name(node);
    if (const auto roll = compiler_.rolls.find(name); roll != compiler_.rolls.end()) {
      act.kind = ActKind::roll;
      act.roll = roll->second;
      if (const Node* ships = node.field("vessels")) act.times = compiler_.term(*ships);
      return;
    }
    if (const auto step = compiler_.steps.find(name); step != compiler_.steps.end()) {
      act.parts = {step->second};
      return;
    }
    if (compiler_.phases.contains(name)) {
      act.kind = ActKind::phase;
      act.phase = compiler_.phase_index(name, node);
      if (const Node* level = node.field("level")) act.limit = compiler_.term(*level);
      if (const Node* scope = node.field("scope")) act.boards = compiler_.board_set(*scope);
      return;
    }
    std::vector<std::string> known;
    for (const auto& one : compiler_.rolls) known.push_back(one.first);
    for (const auto& one : compiler_.steps) known.push_back(one.first);
    for (const auto& one : compiler_.phases) known.push_back(one.first);
    compiler_.fault("unknown-step.or-phase", node, {{"name", quotable(name)}},
                    did_you_mean(name, known));
  }

  BoardCompiler& compiler_;
};

}  // namespace

int BoardCompiler::add(Act act) {
  if (rules.acts.size() == max_acts) {
    base.diagnostics.fault("too-many.acts", act.rule.place, {{"n", std::to_string(max_acts)}});
    return 0;
  }
  rules.acts.push_back(std::move(act));
  return static_cast<int>(rules.acts.size()) - 1;
}

int BoardCompiler::act(const Node& node) { return add(ActReader(*this).read(node)); }

int BoardCompiler::acts_of(const Node& node) {
  Act list;
  list.rule = base.ref("acts", node);
  for (const Node& item : node.items) list.parts.push_back(act(item));
  return add(std::move(list));
}

int BoardCompiler::name_index(const std::string& name) {
  const auto known = names.find(name);
  if (known != names.end()) return known->second;
  names[name] = static_cast<int>(rules.names.size());
  rules.names.push_back(name);
  return names[name];
}

int BoardCompiler::deed(const std::string& name, const Node& node) {
  const auto known = deeds.find(name);
  if (known != deeds.end()) return known->second;
  constexpr std::size_t most = 64;
  if (deeds.size() == most) {
    fault("too-many.deeds", node, {{"n", std::to_string(most)}});
    return 0;
  }
  const int index = static_cast<int>(deeds.size());
  deeds[name] = index;
  rules.deeds.push_back(name);
  return index;
}

int BoardCompiler::phase_index(const std::string& name, const Node& node) {
  const auto known = phases.find(name);
  if (known != phases.end()) return known->second;
  const int index = static_cast<int>(phases.size());
  if (index == max_board_phases) {
    fault("too-many.board-phases", node, {{"n", std::to_string(max_board_phases)}});
    return 0;
  }
  phases[name] = index;
  rules.phases.resize(phases.size());
  return index;
}

}  // namespace houserule
