// Numbers and conditions of board games.

#include <algorithm>
#include <charconv>
#include <optional>

#include "board_rules/model/term_facts.h"
#include "board_rules/read/board_compiler.h"

namespace houserule {

namespace {

using NodeKind = Node::Kind;
using TermKind = Term::Kind;
using Takes = TermFacts::Takes;

constexpr int most_number = 10'000;
constexpr int no_bound = -1;
constexpr int most_placed = 7;  // workers of one placement that are told apart

// Which number a key such as "[12]" is.
std::optional<int> number_key(const std::string& key) {
  int number = 0;
  if (key.size() < 3 || key.front() != '[') return std::nullopt;
  const auto read = std::from_chars(key.data() + 1, key.data() + key.size(), number);
  if (read.ec != std::errc() || read.ptr + 1 != key.data() + key.size()) return std::nullopt;
  return number;
}

class TermReader {
 public:
  explicit TermReader(BoardCompiler& compiler) : compiler_(compiler) {}

  int read(const Node& node) {
    const int index = read_term(node);
    compiler_.terms_written[index] = &node;
    return index;
  }

 private:
  int read_term(const Node& node) {
    Term term;
    if (node.kind == NodeKind::number) {
      term.value = compiler_.base.whole(node, -most_number, most_number, "number");
      return add(std::move(term));
    }
    if (node.kind == NodeKind::list) {
      if (node.items.size() == 1) return read(node.items.front());
      term.kind = TermKind::all_of;
      parts(node, term);
      return add(std::move(term));
    }
    if (node.kind != NodeKind::word) {
      compiler_.fault("wrong-type.number-words", node, {{"what", kind_text(node)}});
      return add(std::move(term));
    }
    if (node.is_word("no_action_open") || node.is_word("no_action_begun")) {
      term.kind = node.is_word("no_action_open") ? TermKind::actions_open : TermKind::actions_begun;
      return comparison(TermKind::exactly, add(std::move(term)), 0);
    }
    const auto* const known =
        std::find_if(TermFacts::all.begin(), TermFacts::all.end(),
                     [&](const TermFacts& one) { return node.is_word(one.word); });
    if (known == TermFacts::all.end()) {
      compiler_.fault("wrong-type.no-board-number", node, {{"what", kind_text(node)}});
      return add(std::move(term));
    }
    term.kind = known->kind;
    read_into(term, known->takes, node);
    int least = compiler_.number_in(node, "at_least", 1, most_number, no_bound);
    if (known->takes == Takes::counter) least = number_in(node, most_number, least);
    const int index = add(std::move(term));
    return least == no_bound ? index : comparison(TermKind::at_least, index, least);
  }

  int add(Term term) {
    compiler_.rules.terms.push_back(std::move(term));
    return static_cast<int>(compiler_.rules.terms.size()) - 1;
  }

  // word "name", word { "name", .. }: whole numbers among the entries belong to something else.
  static std::vector<Node> named(const Node& node) {
    std::vector<Node> named;
    for (const Node& item : node.items) {
      if (item.kind == NodeKind::text) named.push_back(item);
    }
    if (!node.has_name) return named;
    Node& own = named.emplace_back();
    own.kind = NodeKind::text;
    own.text = node.name;
    own.place = node.place;
    return named;
  }

  GoodSet goods(const Node& node) {
    const std::vector<Node> names = named(node);
    if (names.empty()) compiler_.fault("missing-field.own-name", node, {{"word", node.text}});
    GoodSet set;
    for (const Node& one : names) set |= compiler_.good_set(one);
    return set;
  }

  // What is one thing and no more.
  std::string name_in(const Node& node) {
    const std::vector<Node> names = named(node);
    if (names.size() > 1) {
      compiler_.fault("wrong-type.one-name", names[1], {{"word", node.text}});
    }
    return compiler_.own_name_of(node);
  }

  // The number among the entries.
  int number_in(const Node& node, int most, int otherwise) {
    int found = otherwise;
    int count = 0;
    for (const Node& item : node.items) {
      if (item.kind != NodeKind::number) continue;
      found = compiler_.base.whole(item, 1, most, node.text);
      if (++count == 2) compiler_.fault("wrong-type.one-name", item, {{"word", node.text}});
    }
    return found;
  }

  void parts(const Node& node, Term& term) {
    for (const Node& item : node.items) term.parts.push_back(read(item));
  }

  void read_into(Term& term, Takes takes, const Node& node) {
    switch (takes) {
      case Takes::alone:
        return;
      case Takes::goods:
        term.goods = goods(node);
        return;
      case Takes::goods_and_number:
        term.goods = goods(node);
        term.value = number_in(node, most_number, 1);
        return;
      case Takes::counter:
        term.goods = goods(node);
        term.value = compiler_.counter(term.goods, node);
        return;
      case Takes::number:
        term.value = number_in(node, most_placed, 1);
        return;
      case Takes::boards:
        for (const Node& item : node.items) term.boards |= compiler_.board_set(item);
        return;
      case Takes::board:
        if (node.items.empty()) return;
        term.value = std::max(0, compiler_.board_with_cells(node.items.front()));
        return;
      case Takes::owned:
        for (const Node& one : named(node)) add_owned(one, term);
        return;
      case Takes::workers:
        if (const Node* group = node.field("group")) term.groups = compiler_.group_set(*group);
        term.columns = compiler_.column_in(node);
        term.own_colour = compiler_.base.truth(node.field("own_colour"));
        return;
      case Takes::deed:
        term.value = compiler_.deed_asked(name_in(node), node);
        return;
      case Takes::phase:
        term.value = std::max(0, compiler_.phase_called(name_in(node), node));
        return;
      case Takes::gap:
        compiler_.gaps_asked.emplace_back(name_in(node), &node);
        term.value = compiler_.name_index(compiler_.gaps_asked.back().first);
        return;
      case Takes::by_round:
        for (std::size_t i = 0; i < node.items.size(); ++i) add_step(term, i + 1, node.items[i], 0);
        return;
      case Takes::by_count:
        read_by_count(term, node);
        need_parts(term, node, 1);
        return;
      case Takes::parts:
        parts(node, term);
        need_parts(term, node, 1);
        return;
      case Takes::two_parts:
        parts(node, term);
        need_parts(term, node, 2);
        return;
    }
  }

  void add_step(Term& term, std::size_t from, const Node& value, int least) {
    term.steps.emplace_back(
        static_cast<int>(from),
        compiler_.base.whole(value, least, most_number, std::string(facts_of(term.kind).word)));
  }

  // [2] = .. stands among the entries of a Lua table as the second does.
  void read_by_count(Term& term, const Node& node) {
    if (node.items.empty()) return;
    term.parts.push_back(read(node.items.front()));
    for (std::size_t i = 1; i < node.items.size(); ++i) {
      add_step(term, i + 1, node.items[i], -most_number);
    }
    for (const auto& [key, value] : node.fields) {
      const std::optional<int> from = number_key(key);
      if (from) add_step(term, static_cast<std::size_t>(*from), value, -most_number);
    }
    std::sort(term.steps.begin(), term.steps.end());
  }

  void need_parts(Term& term, const Node& node, std::size_t needed) {
    if (term.parts.size() >= needed) return;
    compiler_.fault(needed == 2 ? "missing-field.two-numbers" : "missing-field.one-number", node,
                    {{"word", node.text}});
    while (term.parts.size() < needed) term.parts.push_back(compiler_.number_term(0));
  }

  int comparison(TermKind kind, int index, int number) {
    Term compared;
    compared.kind = kind;
    compared.parts = {index, compiler_.number_term(number)};
    return add(std::move(compared));
  }

  // What one owns may be goods or boards.
  void add_owned(const Node& item, Term& term) {
    const bool board =
        compiler_.kinds.contains(item.text) || compiler_.board_groups.contains(item.text);
    if (board) {
      term.boards |= compiler_.board_set(item);
    } else {
      term.goods |= compiler_.good_set(item);
    }
  }

  BoardCompiler& compiler_;
};

}  // namespace

int BoardCompiler::number_term(int number) {
  Term term;
  term.value = number;
  rules.terms.push_back(std::move(term));
  return static_cast<int>(rules.terms.size()) - 1;
}

int BoardCompiler::term(const Node& node) { return TermReader(*this).read(node); }

int BoardCompiler::condition(const Node& node) {
  const Node* when = node.field("when");
  const Node* unless = node.field("unless");
  if (when != nullptr && unless != nullptr) {
    fault("wrong-type.board-when-unless", node);
  }
  if (when != nullptr) return term(*when);
  if (unless == nullptr) return no_term;
  Term none;
  none.kind = TermKind::none_of;
  none.parts = {term(*unless)};
  rules.terms.push_back(std::move(none));
  return static_cast<int>(rules.terms.size()) - 1;
}

int BoardCompiler::counter(const GoodSet& set, const Node& node) {
  for (std::size_t i = 0; i < rules.counters.size(); ++i) {
    if (rules.counters[i].goods == set) return static_cast<int>(i);
  }
  if (static_cast<int>(rules.counters.size()) == max_counters) {
    fault("too-many.counted-goods", node, {{"n", std::to_string(max_counters)}});
    return 0;
  }
  rules.counters.push_back({set});
  return static_cast<int>(rules.counters.size()) - 1;
}

}  // namespace houserule
