// Numbers and conditions of board games.

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "base/did_you_mean.h"
#include "board_rules/read/board_compiler.h"

namespace houserule {

namespace {

using NodeKind = Node::Kind;
using TermKind = Term::Kind;

constexpr int most_number = 10'000;

struct PlainTerm {
  std::string_view word;
  TermKind kind;
};

constexpr std::array<PlainTerm, 15> plain_terms = {{
    {"round_number", TermKind::round},
    {"last_round", TermKind::last_round},
    {"workers_at_home", TermKind::at_home},
    {"placed_now", TermKind::placed_now},
    {"points_of_cards", TermKind::card_points},
    {"income_of_boards", TermKind::income},
    {"uncovered_points", TermKind::bad_cells},
    {"level", TermKind::level},
    {"cards_played", TermKind::cards_played},
    {"kinds_taken", TermKind::kinds_taken},
    {"rolled", TermKind::rolled},
    {"rolls_made", TermKind::rolls},
    {"vessels_used", TermKind::vessels_used},
    {"actions_open", TermKind::actions_open},
    {"actions_begun", TermKind::actions_begun},
}};

constexpr std::array<PlainTerm, 14> compound_terms = {{
    {"sum", TermKind::sum},
    {"product", TermKind::product},
    {"half", TermKind::half},
    {"least_of", TermKind::least},
    {"most_of", TermKind::most},
    {"minus", TermKind::minus},
    {"at_least", TermKind::at_least},
    {"at_most", TermKind::at_most},
    {"exactly", TermKind::exactly},
    {"all_of", TermKind::all_of},
    {"any_of", TermKind::any_of},
    {"none_of", TermKind::none_of},
    {"by_count", TermKind::by_count},
    {"by_round", TermKind::by_round},
}};

constexpr std::array<PlainTerm, 5> good_terms = {{
    {"count", TermKind::count},
    {"kinds_of", TermKind::kinds},
    {"served", TermKind::served},
    {"cargo_on", TermKind::cargo},
    {"forgone", TermKind::forgone},
}};

template <std::size_t Count>
const PlainTerm* term_called(const std::array<PlainTerm, Count>& list, const Node& node) {
  const auto found = std::find_if(list.begin(), list.end(),
                                  [&](const PlainTerm& one) { return node.is_word(one.word); });
  return found == list.end() ? nullptr : &*found;
}

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
    if (const PlainTerm* word = term_called(plain_terms, node)) {
      term.kind = word->kind;
      return add(std::move(term));
    }
    if (const PlainTerm* of_goods = term_called(good_terms, node)) {
      term.kind = of_goods->kind;
      term.goods = goods(node);
      return add(std::move(term));
    }
    if (const PlainTerm* compound = term_called(compound_terms, node)) {
      return read_compound(node, compound->kind);
    }
    return read_other(node);
  }

 private:
  int add(Term term) {
    compiler_.rules.terms.push_back(std::move(term));
    return static_cast<int>(compiler_.rules.terms.size()) - 1;
  }

  // word "name", word { "name", .. }: whole numbers among the entries belong to something else.
  GoodSet goods(const Node& node) {
    GoodSet set;
    if (node.has_name) {
      Node named;
      named.kind = NodeKind::text;
      named.text = node.name;
      named.place = node.place;
      set |= compiler_.good_set(named);
    }
    for (const Node& item : node.items) {
      if (item.kind == NodeKind::text) set |= compiler_.good_set(item);
    }
    return set;
  }

  int number_in(const Node& node, int otherwise) {
    for (const Node& item : node.items) {
      if (item.kind == NodeKind::number) {
        return compiler_.base.whole(item, 0, most_number, node.text);
      }
    }
    return otherwise;
  }

  void parts(const Node& node, Term& term) {
    for (const Node& item : node.items) term.parts.push_back(read(item));
  }

  int read_compound(const Node& node, TermKind kind) {
    Term term;
    term.kind = kind;
    if (kind == TermKind::by_round) {
      for (std::size_t i = 0; i < node.items.size(); ++i) {
        term.steps.emplace_back(static_cast<int>(i) + 1,
                                compiler_.base.whole(node.items[i], 0, most_number, node.text));
      }
      return add(std::move(term));
    }
    if (kind != TermKind::by_count) {
      parts(node, term);
    } else if (!node.items.empty()) {
      term.parts.push_back(read(node.items.front()));
      // [2] = .. stands among the entries of a Lua table as the second does.
      for (std::size_t i = 1; i < node.items.size(); ++i) {
        term.steps.emplace_back(
            static_cast<int>(i) + 1,
            compiler_.base.whole(node.items[i], -most_number, most_number, node.text));
      }
      for (const auto& [key, value] : node.fields) {
        const std::optional<int> from = number_key(key);
        if (!from) continue;
        term.steps.emplace_back(*from,
                                compiler_.base.whole(value, -most_number, most_number, node.text));
      }
      std::sort(term.steps.begin(), term.steps.end());
    }
    const bool two =
        kind == TermKind::at_least || kind == TermKind::at_most || kind == TermKind::exactly;
    const std::size_t needed = two ? 2 : 1;
    if (term.parts.size() < needed) {
      compiler_.fault(two ? "missing-field.two-numbers" : "missing-field.one-number", node,
                      {{"word", node.text}});
      while (term.parts.size() < needed) term.parts.push_back(compiler_.number_term(0));
    }
    return add(std::move(term));
  }

  int read_other(const Node& node) {
    Term term;
    if (node.is_word("workers_on")) {
      term.kind = TermKind::workers;
      if (const Node* group = node.field("group")) term.groups = compiler_.group_set(*group);
      if (const Node* column = node.field("column")) {
        term.columns =
            static_cast<std::uint8_t>(1U << compiler_.base.whole(*column, 1, 7, "column"));
      }
      const Node* own = node.field("own_colour");
      term.own_colour = own != nullptr && own->truth;
      return with_bound(node, std::move(term));
    }
    if (node.is_word("owned")) {
      term.kind = TermKind::owned;
      for (const Node& item : node.items) add_owned(item, term);
      if (node.has_name) {
        Node named;
        named.kind = NodeKind::text;
        named.text = node.name;
        named.place = node.place;
        add_owned(named, term);
      }
      return add(std::move(term));
    }
    if (node.is_word("points_of")) {
      term.kind = TermKind::points_of;
      for (const Node& item : node.items) term.boards |= compiler_.board_set(item);
      return add(std::move(term));
    }
    if (node.is_word("uncovered")) {
      term.kind = TermKind::uncovered;
      if (!node.items.empty()) {
        term.value = std::max(0, compiler_.board_with_cells(node.items.front()));
      }
      return add(std::move(term));
    }
    if (node.is_word("laden")) {
      term.kind = TermKind::laden;
      term.goods = goods(node);
      term.value = number_in(node, 1);
      return add(std::move(term));
    }
    if (node.is_word("placements")) {
      term.kind = TermKind::placements;
      term.value = std::min(7, number_in(node, 1));
      return add(std::move(term));
    }
    if (node.is_word("had_at_start") || node.is_word("gained") || node.is_word("spent")) {
      term.kind = node.is_word("gained")  ? TermKind::gained
                  : node.is_word("spent") ? TermKind::spent
                                          : TermKind::had_at_start;
      term.goods = goods(node);
      term.value = compiler_.counter(term.goods, node);
      const int least = number_in(node, 0);
      const int index = add(std::move(term));
      return least == 0 ? index : comparison(TermKind::at_least, index, least);
    }
    if (node.is_word("just_gained")) {
      term.kind = TermKind::just_gained;
      term.goods = goods(node);
      return add(std::move(term));
    }
    if (node.is_word("did")) {
      term.kind = TermKind::done;
      term.value = compiler_.deed_asked(thing_name(node), node);
      return add(std::move(term));
    }
    if (node.is_word("at_gap")) {
      term.kind = TermKind::at_gap;
      term.value = compiler_.name_index(thing_name(node));
      compiler_.gaps_asked.emplace_back(thing_name(node), &node);
      return add(std::move(term));
    }
    if (node.is_word("in_phase") || node.is_word("phases_begun")) {
      term.kind = node.is_word("in_phase") ? TermKind::in_phase : TermKind::phases_begun;
      const auto found = compiler_.phases.find(thing_name(node));
      if (found != compiler_.phases.end()) {
        term.value = found->second;
      } else {
        std::vector<std::string> known;
        for (const auto& one : compiler_.phases) known.push_back(one.first);
        const std::string name = thing_name(node);
        compiler_.fault("no-such-window.board-phase", node, {{"name", quotable(name)}},
                        did_you_mean(name, known));
      }
      return add(std::move(term));
    }
    if (node.is_word("no_action_open") || node.is_word("no_action_begun")) {
      term.kind = node.is_word("no_action_open") ? TermKind::actions_open : TermKind::actions_begun;
      return comparison(TermKind::exactly, add(std::move(term)), 0);
    }
    compiler_.fault("wrong-type.no-board-number", node, {{"what", kind_text(node)}});
    return add(std::move(term));
  }

  // { .., at_least = 5 } turns a number into a condition.
  int with_bound(const Node& node, Term term) {
    const int index = add(std::move(term));
    if (const Node* least = node.field("at_least")) {
      return comparison(TermKind::at_least, index,
                        compiler_.base.whole(*least, 0, most_number, "at_least"));
    }
    return index;
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
