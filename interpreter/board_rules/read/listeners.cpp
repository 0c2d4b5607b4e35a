// What listens: rules of the table, cards, and what may be done at gaps.

#include <algorithm>
#include <array>

#include "base/did_you_mean.h"
#include "board_rules/read/board_compiler.h"

namespace houserule {

namespace {

using NodeKind = Node::Kind;
using ActKind = Act::Kind;

// By word: the window of an action, a step, a phase.
struct ListenerWord {
  std::string_view word;
  Window action;
  Window phase;
};

constexpr std::array<ListenerWord, 5> in_the_flow = {{
    {"before", Window::before_action, Window::before_phase},
    {"during", Window::during_action, Window::during_phase},
    {"after", Window::after_action, Window::after_phase},
    {"start_of", Window::before_action, Window::start_of_phase},
    {"end_of", Window::after_action, Window::end_of_phase},
}};

// Acts that something can stand instead of.
constexpr std::array<const char*, 4> replaced = {"space", "step", "of", "upgrades"};

class ListenerReader {
 public:
  ListenerReader(BoardCompiler& compiler, const Node& node, const std::string& path)
      : compiler_(compiler), node_(node), path_(path) {}

  void read() {
    if (node_.is_word("before_or_after")) {
      refuse_said_twice(Once::action);
      const int latch = next_latch(Once::action);
      for (const Window window : {Window::before_action, Window::after_action}) {
        WindowListener listener = listens();
        listener.once = Once::action;
        listener.around = true;
        listener.latch = latch;
        add(window, std::move(listener));
      }
      return;
    }
    const auto flow =
        std::find_if(in_the_flow.begin(), in_the_flow.end(),
                     [&](const ListenerWord& one) { return node_.is_word(one.word); });
    if (flow != in_the_flow.end()) {
      const bool of_phase = node_.field("phase") != nullptr;
      if (!of_phase && (node_.is_word("start_of") || node_.is_word("end_of"))) {
        compiler_.fault("missing-field.needs", node_, {{"called", node_.text}, {"field", "phase"}});
      }
      Window window = of_phase ? flow->phase : flow->action;
      if (node_.field("step") != nullptr) window = Window::before_step;
      if (truth("placing")) window = Window::before_placing;
      if (node_.field("paying") != nullptr) window = Window::before_paying;
      add(window, listens());
      return;
    }
    if (node_.is_word("instead_of")) return add(replaced_window(), listens());
    for (const WindowFacts& one : WindowFacts::all) {
      if (!node_.is_word(one.name)) continue;
      WindowListener listener = listens();
      if (one.heard == WindowFacts::Heard::of_a_condition) {
        refuse_said_twice(Once::game);
        listener.once = Once::game;
        listener.latch = next_latch(Once::game);
      }
      return add(one.window, std::move(listener));
    }
    compiler_.fault("wrong-type.listener", node_, {{"what", kind_text(node_)}});
  }

 private:
  Window replaced_window() const {
    if (const Node* draw = node_.field("draw")) {
      if (draw->text != "card") {
        compiler_.fault("unknown-value.draw", *draw, {}, sentence("unknown-value.draw.suggest"));
      }
      return Window::instead_of_card;
    }
    if (node_.field("yield_of") != nullptr) return Window::instead_of_yield;
    if (node_.field("gaining") != nullptr) return Window::instead_of_gain;
    const bool is_said = std::any_of(replaced.begin(), replaced.end(), [&](const char* field) {
      return node_.field(field) != nullptr;
    });
    if (!is_said) {
      compiler_.fault("missing-field.instead-of", node_, {},
                      sentence("missing-field.instead-of.suggest"));
    }
    return Window::instead_of_act;
  }

  WindowListener listens() {
    WindowListener listener;
    listener.card = compiler_.card;
    listener.name = slug(thing_name(node_));
    listener.rule = compiler_.base.ref(path_, node_);
    listener.when = compiler_.condition(node_);
    filters(listener);
    body(listener);
    return listener;
  }

  bool truth(const char* field) const { return compiler_.base.truth(node_.field(field)); }

  void filters(WindowListener& listener) {
    if (const Node* space = node_.field("space")) listener.spaces = compiler_.space_set(*space);
    if (const Node* group = node_.field("group")) listener.groups = compiler_.group_set(*group);
    listener.columns = compiler_.column_in(node_);
    if (const Node* deed = node_.field("deed")) listener.deeds = compiler_.deeds_asked_in(*deed);
    listener.only_spaces = truth("only_spaces");
    if (const Node* phase = node_.field("phase")) {
      listener.phase = compiler_.phase_called(phase->text, *phase);
    }
    for (const char* field : {"step", "of"}) {
      if (const Node* step = node_.field(field)) listener.step = step_index(*step);
    }
    if (const Node* boards = node_.field("boards")) {
      if (boards->kind == NodeKind::text && boards->text == "all") {
        listener.all_boards = true;
      } else {
        listener.boards = compiler_.board_set(*boards);
      }
    }
    if (const Node* yield = node_.field("yield_of")) listener.boards = compiler_.board_set(*yield);
    listener.upgrades = compiler_.number_in(node_, "upgrades", 1, 10, 0);
    listener.exactly = compiler_.number_in(node_, "exactly", 0, 100, 0);
    listener.from_strips = truth("from_strips");
    listener.not_by_cards = truth("not_by_cards");
    listener.or_more = truth("or_more");
    if (const Node* goods = node_.field("goods")) read_goods(*goods, listener);
    if (const Node* gaining = node_.field("gaining")) read_goods(*gaining, listener);
    if (const Node* paying = node_.field("paying")) read_goods(*paying, listener);
    listener.at_most = compiler_.number_in(node_, "at_most", 0, 100, 0);
    listener.for_each = truth("for_each");
    listener.at_once = truth("at_once");
    if (node_.is_word("before_or_after") || node_.is_word("as_soon_as")) return;
    listener.once = compiler_.once_per(node_, {Once::action, Once::phase, Once::round, Once::game});
    if (listener.once != Once::no) listener.latch = next_latch(listener.once);
  }

  // Words that say by themselves how often they are heard do not say it twice.
  void refuse_said_twice(Once once) const {
    const Node* written = node_.field("once_per");
    if (written == nullptr || compiler_.once_per(node_, {once}) == Once::no) return;
    compiler_.fault("no-effect.said-twice", *written, {{"word", node_.text}},
                    sentence("no-effect.said-twice.suggest"));
  }

  // Where it is kept that it has happened: a bit of the action or of the phase, or a number.
  int next_latch(Once once) const {
    BoardRules& rules = compiler_.rules;
    if (once == Once::round || once == Once::game) return rules.latches++;
    int& bits = once == Once::action ? rules.action_latches : rules.phase_latches;
    if (bits == max_listeners) {
      compiler_.fault("too-many.latches", node_, {{"n", std::to_string(max_listeners)}});
      return 0;
    }
    return bits++;
  }

  // "2 stockfish": so many of it; a name of several goods says none.
  void read_goods(const Node& node, WindowListener& listener) {
    if (node.kind != NodeKind::text || compiler_.groups.contains(node.text)) {
      listener.goods = compiler_.good_set(node);
      return;
    }
    const Share share = compiler_.share(node);
    listener.goods.add(share.good);
    listener.at_least = share.count;
  }

  // In place of goods others are counted in: nothing is asked, and nothing else is done.
  void check_exchange(Window window, const Act& what) const {
    const bool gains = what.kind == ActKind::gain;
    const bool pays = what.kind == ActKind::spend || what.kind == ActKind::convert;
    if (what.when == no_term && (gains || (pays && window == Window::instead_of_gain))) return;
    compiler_.fault("wrong-type.instead-of", node_, {},
                    window == Window::instead_of_gain
                        ? same("instead_of { gaining = \"..\", convert { { .. }, to = { .. } } }")
                        : same("instead_of { yield_of = \"..\", gain { .. } }"));
  }

  int step_index(const Node& node) {
    const std::string& name = node.text;
    if (!compiler_.steps.contains(name) && !compiler_.rolls.contains(name)) {
      std::vector<std::string> known = names_of(compiler_.steps);
      for (const auto& one : compiler_.rolls) known.push_back(one.first);
      compiler_.fault("unknown-step", node, {{"name", quotable(name)}}, did_you_mean(name, known));
    }
    return compiler_.name_index(name);
  }

  // Whether nothing has to be done: what is taken is taken because the seat said so.
  void body(WindowListener& listener) {
    std::vector<const Node*> parts;
    for (std::size_t i = 0; i < node_.items.size(); ++i) {
      const bool is_name = i == 0 && !node_.has_name && node_.items[i].kind == NodeKind::text;
      if (!is_name) parts.push_back(&node_.items[i]);
    }
    if (parts.empty()) {
      compiler_.fault("no-effect.empty-act", node_, {{"word", node_.text}});
    }
    if (parts.size() == 1) {
      listener.act = compiler_.act(*parts.front());
    } else {
      Act list;
      list.rule = listener.rule;
      for (const Node* part : parts) list.parts.push_back(compiler_.act(*part));
      listener.act = compiler_.add(std::move(list));
    }
    listener.optional = is_optional(listener.act);
    listener.only_gains = only_gains(listener.act);
  }

  const Act& act(int index) const { return compiler_.rules.acts[static_cast<std::size_t>(index)]; }

  bool is_optional(int index) const {
    const Act& what = act(index);
    if (what.kind == ActKind::may || what.kind == ActKind::again) return true;
    if (what.kind != ActKind::list && what.kind != ActKind::at_once) return false;
    return !what.parts.empty() && std::all_of(what.parts.begin(), what.parts.end(),
                                              [&](int part) { return is_optional(part); });
  }

  bool only_gains(int index) const {
    const Act& what = act(index);
    if (what.kind == ActKind::gain) {
      const Shares& gains = what.as<Act::Gains>().gains;
      return std::all_of(gains.begin(), gains.end(), [](const Share& share) {
        return share.times == no_term && share.when == no_term;
      });
    }
    return what.kind == ActKind::list && what.when == no_term &&
           std::all_of(what.parts.begin(), what.parts.end(),
                       [&](int part) { return only_gains(part); });
  }

  void add(Window window, WindowListener listener) {
    compiler_.check_fields(node_, facts_of(window).fields, node_.text);
    if (window == Window::instead_of_gain || window == Window::instead_of_yield) {
      check_exchange(window, act(listener.act));
    }
    const auto which = static_cast<std::size_t>(window);
    auto& list = compiler_.rules.listeners[which];
    if (static_cast<int>(list.size()) == max_listeners) {
      compiler_.fault("window-full.listeners", node_, {{"n", std::to_string(max_listeners)}});
      return;
    }
    if (listener.card == no_card) {
      compiler_.rules.always[which] |= std::uint64_t{1} << list.size();
    } else {
      compiler_.rules.listening[which].add(listener.card);
    }
    list.push_back(std::move(listener));
  }

  BoardCompiler& compiler_;
  const Node& node_;
  const std::string& path_;
};

}  // namespace

namespace {

bool is_among(std::string_view field, std::string_view fields) {
  return (" " + std::string(fields) + " ").find(" " + std::string(field) + " ") !=
         std::string::npos;
}

}  // namespace

void BoardCompiler::check_fields(const Node& node, std::string_view fields,
                                 const std::string& called) {
  for (const auto& [key, value] : node.fields) {
    if (!is_among(key, fields)) {
      fault("no-effect.field", value, {{"word", called}, {"field", key}},
            sentence("no-effect.field.suggest", {{"fields", same(std::string(fields))}}));
    }
  }
  const bool pays = is_among("paying", fields) && node.field("paying") != nullptr;
  if (is_among("for_each", fields)) check_fellow(node, "for_each", pays ? "paying" : "goods");
  if (is_among("exactly", fields) && is_among("goods", fields)) {
    check_fellow(node, "exactly", "goods");
  }
  check_fellow(node, "dearest", "goods");
}

void BoardCompiler::check_fellow(const Node& node, const char* field, const char* other) {
  if (node.field(field) == nullptr || node.field(other) != nullptr) return;
  fault("no-effect.field-alone", *node.field(field),
        {{"field", std::string(field)}, {"other", std::string(other)}});
}

Once BoardCompiler::once_per(const Node& node, std::initializer_list<Once> allowed) {
  const Node* written = node.field("once_per");
  if (written == nullptr) return Once::no;
  std::vector<std::string> known;
  for (const Once one : allowed) {
    known.emplace_back(name_of(one));
    if (written->text == known.back()) return one;
  }
  fault("unknown-value.once-per", *written,
        {{"word", node.text},
         {"known", listed({known.begin(), known.end()}, true)},
         {"value", quotable(written->text)}},
        did_you_mean(written->text, known));
  return Once::no;
}

int BoardCompiler::deed_asked(const std::string& name, const Node& node) {
  deeds_asked.emplace_back(deed(name, node), &node);
  return deeds_asked.back().first;
}

std::uint64_t BoardCompiler::deeds_asked_in(const Node& list) {
  std::uint64_t set = 0;
  refuse_empty(list);
  for (const Node& one : entries(list)) {
    const int which = deed_asked(one.text, one);
    refuse_again((set >> which & 1) != 0, one);
    set |= std::uint64_t{1} << which;
  }
  return set;
}

void BoardCompiler::read_listener(const Node& node, const std::string& path) {
  ListenerReader(*this, node, path).read();
}

void BoardCompiler::read_anytime(const Node* list) {
  if (list == nullptr) return;
  for (const Node& node : list->items) {
    if (!node.is_word("put_tiles") && !node.is_word("buy") && !node.is_word("load_vessel")) {
      fault("wrong-type.anytime", node, {{"what", kind_text(node)}},
            sentence("wrong-type.anytime.suggest"));
    }
    rules.anytime.push_back({card, act(node)});
  }
}

}  // namespace houserule
