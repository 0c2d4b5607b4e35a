// Acts: what each word becomes.

#include <algorithm>

#include "base/did_you_mean.h"
#include "board_rules/model/act_facts.h"
#include "board_rules/read/board_compiler.h"

namespace houserule {

namespace {

using NodeKind = Node::Kind;
using ActKind = Act::Kind;
using Parts = ActFacts::Parts;

constexpr int most_times = 100;

class ActReader {
 public:
  explicit ActReader(BoardCompiler& compiler) : compiler_(compiler) {}

  Act read(const Node& node) {
    act_.rule = compiler_.base.ref("acts", node);
    if (!node.is_table()) {
      compiler_.fault("wrong-type.does-nothing", node, {{"what", kind_text(node)}});
      return act_;
    }
    act_.when = compiler_.condition(node);
    if (node.kind == NodeKind::list) {
      parts(node, 0);
    } else if (node.is_word("run")) {
      read_run(node);
    } else {
      read_word(node);
    }
    return std::move(act_);
  }

 private:
  void read_word(const Node& node) {
    const auto* const known =
        std::find_if(ActFacts::all.begin(), ActFacts::all.end(),
                     [&](const ActFacts& one) { return node.is_word(one.word); });
    if (known == ActFacts::all.end()) {
      const bool some_gaps = node.is_word("some_gaps");
      compiler_.fault(some_gaps ? "wrong-type.some-gaps" : "wrong-type.no-act", node,
                      {{"what", kind_text(node)}});
      return;
    }
    act_.kind = known->kind;
    act_.keeps = known->keeps();
    const bool makes_sense = std::visit(
        [&](auto& keeps) {
          read_fields(keeps, node);
          return read_more(keeps, node);
        },
        act_.keeps);
    if (!makes_sense) {
      act_.kind = ActKind::list;
      act_.keeps = Act::Nothing();
      return;
    }
    const std::size_t from = std::holds_alternative<Act::Times>(act_.keeps) ? 1 : 0;
    if (known->parts == Parts::any) parts(node, from);
    if (known->parts == Parts::one) one_part(node, from);
    if (act_.kind == ActKind::again) may_part();
    if (act_.kind == ActKind::turns) check_turns(node);
  }

  // Who is at turn places workers; what else can be done then stands in `anytime`.
  void check_turns(const Node& node) const {
    for (std::size_t i = 0; i < node.items.size(); ++i) {
      if (i == 0 && node.items[i].is_word("place_workers")) continue;
      compiler_.fault("wrong-type.turns", node.items[i], {{"what", kind_text(node.items[i])}},
                      same("turns { place_workers {} }"));
    }
  }

  void parts(const Node& node, std::size_t from) {
    for (std::size_t i = from; i < node.items.size(); ++i) {
      act_.parts.push_back(compiler_.act(node.items[i]));
    }
  }

  // What an act with a name holds, as an act of its own.
  int body(const Node& node) {
    Act body;
    body.rule = act_.rule;
    for (std::size_t i = node.has_name ? 0 : 1; i < node.items.size(); ++i) {
      body.parts.push_back(compiler_.act(node.items[i]));
    }
    if (body.parts.empty() && act_.kind == ActKind::action) {
      compiler_.fault("no-effect.empty-act", node, {{"word", node.text}});
    }
    return compiler_.add(std::move(body));
  }

  // The parts as one part of that kind.
  void hold(ActKind kind) {
    Act inner;
    inner.kind = kind;
    inner.parts = std::move(act_.parts);
    inner.rule = act_.rule;
    act_.parts = {compiler_.add(std::move(inner))};
  }

  void one_part(const Node& node, std::size_t from) {
    parts(node, from);
    if (act_.parts.size() == 1) return;
    if (act_.parts.empty()) compiler_.fault("no-effect.empty-act", node, {{"word", node.text}});
    hold(ActKind::list);
  }

  // Whoever does something again can always leave it.
  void may_part() {
    const Act& part = compiler_.rules.acts[static_cast<std::size_t>(act_.parts.front())];
    if (part.kind != ActKind::may && !asks_itself(part)) hold(ActKind::may);
  }

  // The first entry if it is a number, or `up_to`.
  int times_of(const Node& node) {
    const bool counted = !node.items.empty() && is_number(node.items.front());
    if (const Node* up_to = node.field("up_to")) {
      if (counted) compiler_.fault("wrong-type.up-to", *up_to, {{"word", node.text}});
      return compiler_.term(*up_to);
    }
    return counted ? compiler_.term(node.items.front()) : compiler_.number_term(1);
  }

  static bool is_number(const Node& node) {
    return node.kind == NodeKind::number || (node.kind == NodeKind::word && node.text != "none");
  }

  int term_in(const Node& node, const char* field) {
    const Node* written = node.field(field);
    return written == nullptr ? no_term : compiler_.term(*written);
  }

  std::uint64_t boards_in(const Node& node, const char* field) {
    const Node* written = node.field(field);
    return written == nullptr ? 0 : compiler_.board_set(*written);
  }

  // Goods among the entries, and those of `of`.
  GoodSet goods_of(const Node& node) {
    GoodSet goods;
    for (const Node& item : node.items) {
      if (item.kind == NodeKind::text) goods |= compiler_.good_set(item);
    }
    if (const Node* of = node.field("of")) goods |= compiler_.good_set(*of);
    return goods;
  }

  GoodSet first_goods(const Node& node) {
    return node.items.empty() ? GoodSet() : compiler_.good_set(node.items.front());
  }

  // The first entry, which names one good and no group of them; -1: it does not.
  int one_good(const Node& node, const GoodSet& goods) {
    if (node.items.empty()) return -1;
    const Node& written = node.items.front();
    if (goods.count() > 1) {
      compiler_.fault(
          "wrong-type.one-good", written,
          {{"word", node.text}, {"n", std::to_string(goods.count())}},
          sentence("wrong-type.one-good.suggest", {{"example", same("choose { .. }")}}));
    }
    return goods.empty() ? -1 : goods.first();
  }

  // Cards that are marked so: `of`, or the entries.
  CardSet cards_of(const Node& node) {
    CardSet cards;
    const Node* of = node.field("of");
    for (const Node& one : of == nullptr ? std::span<const Node>(node.items) : entries(*of)) {
      if (of != nullptr || one.kind == NodeKind::text) cards |= compiler_.cards_marked(one);
    }
    return cards;
  }

  Shares shares_of(const Node& node) {
    Shares shares;
    for (const Node& item : node.items) shares.push_back(compiler_.share(item));
    return shares;
  }

  // Fields are read by their names, whatever act keeps them.
  template <typename Keeps>
  void read_fields(Keeps& keeps, const Node& node) {
    constexpr bool counts = !std::is_same_v<Keeps, Act::Times>;
    if constexpr (counts && requires { keeps.times; }) keeps.times = times_of(node);
    if constexpr (requires { keeps.needs; }) keeps.needs = term_in(node, "needs");
    if constexpr (requires { keeps.limit; }) keeps.limit = term_in(node, "worth");
    if constexpr (requires { keeps.goods; }) keeps.goods = goods_of(node);
    if constexpr (std::is_same_v<Keeps, Act::Gains>) keeps.gains = shares_of(node);
    if constexpr (std::is_same_v<Keeps, Act::Costs>) keeps.costs = shares_of(node);
    if constexpr (requires { keeps.cards; }) keeps.cards = cards_of(node);
    if constexpr (requires { keeps.boards; }) keeps.boards = boards_in(node, "boards");
    if constexpr (requires { keeps.columns; }) keeps.columns = compiler_.column_in(node);
    if constexpr (requires { keeps.name; })
      keeps.name = compiler_.name_index(compiler_.own_name_of(node));
    if constexpr (requires { keeps.steps; })
      keeps.steps = compiler_.number_in(node, "steps", -10, 10, 1);
    if constexpr (requires { keeps.rows; })
      keeps.rows = compiler_.number_in(node, "rows", -10, 10, 0);
    const auto truth = [&](const char* field) { return compiler_.base.truth(node.field(field)); };
    if constexpr (requires { keeps.each_once; }) keeps.each_once = truth("each_once");
    if constexpr (requires { keeps.one_by_one; }) keeps.one_by_one = truth("one_by_one");
    if constexpr (requires { keeps.one_kind; }) keeps.one_kind = truth("one_kind");
    if constexpr (requires { keeps.only_just; }) keeps.only_just = truth("only_just");
    if constexpr (requires { keeps.turn_over; }) keeps.turn_over = truth("turn_over");
    if constexpr (requires { keeps.from_served; }) keeps.from_served = truth("from_served");
    if constexpr (requires { keeps.occupied; }) keeps.occupied = truth("occupied");
    if constexpr (requires { keeps.own_colour; }) keeps.own_colour = truth("own_colour");
    if constexpr (requires { keeps.next_colour; }) keeps.next_colour = truth("next_colour");
    if constexpr (requires { keeps.choose_again; }) keeps.choose_again = truth("choose_again");
    if constexpr (requires { keeps.chosen; }) keeps.chosen = truth("chosen");
    if constexpr (requires { keeps.beside_workers; }) {
      keeps.beside_workers = truth("beside_workers");
    }
  }

  // Which entries and fields mean something of their own; false: nothing can be made of them.
  template <typename Keeps>
  bool read_more(Keeps&, const Node&) {
    return true;
  }

  bool read_more(Act::Times& keeps, const Node& node) {
    const bool holds_others = facts_of(act_.kind).parts != Parts::none;
    if (holds_others && node.items.empty()) {
      compiler_.fault("missing-field.one-number", node, {{"word", node.text}});
      return false;
    }
    keeps.times = holds_others ? compiler_.term(node.items.front()) : times_of(node);
    return true;
  }

  bool read_more(Act::Action& keeps, const Node& node) {
    keeps.deed = compiler_.deed(thing_name(node), node);
    act_.parts = {body(node)};
    return true;
  }

  bool read_more(Act::Phase& keeps, const Node& node) {
    const std::string name = compiler_.own_name_of(node);
    BoardPhase phase;
    phase.name = name;
    phase.slug = slug(name);
    phase.text = compiler_.base.text("phases." + phase.slug, name, &node);
    phase.rule = compiler_.base.ref(phase.slug, node);
    phase.when = act_.when;
    act_.when = no_term;  // a phase is held all the same: what listens there is heard
    phase.level = term_in(node, "level");
    phase.act = body(node);
    keeps.phase = compiler_.phase_index(name, node);
    BoardPhase& kept = compiler_.rules.phases[static_cast<std::size_t>(keeps.phase)];
    if (kept.act != no_act && kept.name == name) {
      compiler_.fault("duplicate-name.board-phase", node, {{"name", quotable(name)}});
    }
    kept = std::move(phase);
    return true;
  }

  bool read_more(Act::Exchange& keeps, const Node& node) {
    if (!node.items.empty()) keeps.costs = compiler_.shares(node.items.front());
    if (const Node* to = node.field("to")) keeps.gains = compiler_.shares(*to);
    return true;
  }

  bool read_more(Act::Draw& keeps, const Node& node) {
    keeps.pile = pile(node);
    if (node.items.size() > 1) keeps.times = compiler_.term(node.items[1]);
    return true;
  }

  // "upgrade 3" is another deed than "upgrade 1".
  bool read_more(Act::Trade& keeps, const Node& node) {
    const Term& times = compiler_.rules.terms[static_cast<std::size_t>(keeps.times)];
    const bool counted = act_.kind == ActKind::upgrade && times.kind == Term::Kind::number &&
                         keeps.steps == 1 && !keeps.turn_over && !keeps.only_just;
    keeps.deed =
        compiler_.deed(counted ? node.text + " " + std::to_string(times.value) : node.text, node);
    return true;
  }

  bool read_more(Act::Items& keeps, const Node& node) {
    keeps.exactly = node.field("up_to") == nullptr;
    return true;
  }

  bool read_more(Act::Breed& keeps, const Node& node) {
    keeps.grown = one_good(node, first_goods(node));
    const Node* young = node.field("young");
    if (young != nullptr) keeps.young = compiler_.good(*young);
    return keeps.grown >= 0 && keeps.young >= 0;
  }

  bool read_more(Act::Lay& keeps, const Node& node) {
    return act_.kind == ActKind::put_one || one_good(node, keeps.goods) >= 0;
  }

  bool read_more(Act::Lift& keeps, const Node& node) {
    keeps.good = one_good(node, first_goods(node));
    const Node* fill = node.field("fill");
    if (keeps.good >= 0 && fill != nullptr) keeps.fill = compiler_.fill_of(*fill, keeps.good);
    return keeps.good >= 0;
  }

  bool read_more(Act::Board& keeps, const Node& node) {
    if (node.items.empty()) return false;
    const Node& board = node.items.front();
    const bool cleared = act_.kind == ActKind::clear_board;
    keeps.board = cleared ? compiler_.board_with_cells(board) : compiler_.board(board);
    return keeps.board >= 0;
  }

  bool read_more(Act::Boards& keeps, const Node& node) {
    for (const Node& item : node.items) keeps.boards |= compiler_.board_set(item);
    return true;
  }

  bool read_more(Act::Turning& keeps, const Node& node) {
    const Node* by_round = node.items.empty() ? nullptr : &node.items.front();
    if (by_round != nullptr && by_round->is_word("by_round")) {
      for (const Node& item : by_round->items) {
        if (item.kind != NodeKind::text && !item.is_word("none")) {
          compiler_.fault("wrong-type.turn-boards", item, {}, same("by_round { none, \"..\" }"));
        }
        keeps.by_round.push_back(item.kind == NodeKind::text ? compiler_.board(item) : -1);
      }
    } else {
      compiler_.fault("wrong-type.turn-boards", node, {}, same("by_round { none, \"..\" }"));
    }
    keeps.lay = compiler_.number_in(node, "lay", 0, most_times, 0);
    return true;
  }

  bool read_more(Act::Advance& keeps, const Node& node) {
    if (const Node* reveal = node.field("reveal")) keeps.times = compiler_.term(*reveal);
    if (const Node* last = node.field("keep_last")) keeps.last = compiler_.good_set(*last);
    return true;
  }

  bool read_more(Act::UseSpace& keeps, const Node& node) {
    if (const Node* cost = node.field("cost")) keeps.costs = compiler_.shares(*cost);
    return true;
  }

  int pile(const Node& node) {
    const std::string name = thing_name(node);
    const auto& piles = compiler_.rules.piles;
    const auto found = std::find_if(piles.begin(), piles.end(),
                                    [&](const GoodPile& one) { return one.name == name; });
    if (found != piles.end()) return static_cast<int>(found - piles.begin());
    compiler_.fault("unknown-good.pile", node, {{"name", quotable(name)}},
                    did_you_mean(name, names_of(piles)));
    return 0;
  }

  void read_run(const Node& node) {
    const std::string name = thing_name(node);
    if (const auto roll = compiler_.rolls.find(name); roll != compiler_.rolls.end()) {
      act_.kind = ActKind::roll;
      act_.keeps = Act::Roll{roll->second, term_in(node, "vessels")};
    } else if (const auto step = compiler_.steps.find(name); step != compiler_.steps.end()) {
      act_.parts = {step->second};
    } else if (compiler_.phases.contains(name)) {
      act_.kind = ActKind::phase;
      act_.keeps = Act::Phase{compiler_.phase_index(name, node), term_in(node, "level"),
                              boards_in(node, "scope")};
    } else {
      std::vector<std::string> known = names_of(compiler_.rolls);
      for (const auto* names : {&compiler_.steps, &compiler_.phases}) {
        for (const std::string& one : names_of(*names)) known.push_back(one);
      }
      compiler_.fault("unknown-step.or-phase", node, {{"name", quotable(name)}},
                      did_you_mean(name, known));
    }
  }

  BoardCompiler& compiler_;
  Act act_;
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

int BoardCompiler::called(const std::map<std::string, int>& known, const std::string& name,
                          const Node& node, std::string_view key) {
  const auto found = known.find(name);
  if (found != known.end()) return found->second;
  fault(key, node, {{"name", quotable(name)}}, did_you_mean(name, names_of(known)));
  return -1;
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
