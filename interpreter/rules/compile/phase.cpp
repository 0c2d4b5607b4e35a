// Phases: what each word becomes, and the lists they stand in.

#include <algorithm>
#include <array>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr std::size_t most_phases = 100;

std::string name_of(const Node& node) { return node.has_name ? slug(node.name) : node.text; }

ExposePhase compile_expose(RuleCompiler& compiler, const Node& node, const std::string& path) {
  compiler.only_each_seat(node.field("to"), path + ".to");
  ExposePhase phase;
  if (const Node* offered = node.field("cards")) phase.cards = compiler.cards(*offered);
  if (const Node* verb = node.field("verb")) phase.verb = slug(verb->text);
  return phase;
}

PayPhase compile_pay(RuleCompiler& compiler, const Node& node, const std::string& path) {
  compiler.only_each_seat(node.field("from"), path + ".from");
  PayPhase phase;
  if (!node.items.empty()) phase.amount = compiler.amount(node.items[0], path);
  phase.to = compiler.chips_value(node.field("to"), node);
  return phase;
}

SharePhase compile_share(RuleCompiler& compiler, const Node& node, const std::string& path) {
  compiler.only_each_seat(node.field("among"), path + ".among");
  return {compiler.chips_value(node.items.empty() ? nullptr : &node.items[0], node)};
}

using Body = decltype(Phase::body);
using C = RuleCompiler;
using N = const Node;
using P = const std::string;

// What a word for a phase or an effect becomes. Some make up a deal, and stand in no other phase.
struct PhaseWord {
  std::string_view name;
  Body (*made)(C& compiler, N& node, P& path);
  bool outer = false;
};

constexpr auto phase_words = std::to_array<PhaseWord>({
    {"deal", [](C& c, N& n, P&) -> Body { return c.deal(n); }, true},
    {"declare", [](C& c, N& n, P& p) -> Body { return c.declare(n, p); }},
    {"bid", [](C& c, N& n, P& p) -> Body { return c.declare(n, p); }, true},
    {"offer_to_expose", [](C& c, N& n, P& p) -> Body { return compile_expose(c, n, p); }},
    {"call", [](C& c, N& n, P& p) -> Body { return c.call_phase(n, p); }, true},
    {"exchange", [](C& c, N& n, P& p) -> Body { return c.exchange(n, p); }},
    {"meld", [](C& c, N& n, P& p) -> Body { return c.meld(n, p); }, true},
    {"step", [](C& c, N& n, P& p) -> Body { return c.step(n, p); }},
    {"play", [](C& c, N& n, P& p) -> Body { return c.play(n, p); }, true},
    {"move", [](C& c, N& n, P& p) -> Body { return c.move(n, p); }},
    {"mark", [](C& c, N& n, P& p) -> Body { return c.move(n, p); }},
    {"swap", [](C& c, N& n, P&) -> Body { return c.swap(n); }},
    {"shuffle", [](C& c, N& n, P&) -> Body { return c.shuffle(n); }},
    {"fix", [](C& c, N& n, P& p) -> Body { return c.fix(n, p); }},
    {"redeal", [](C& c, N& n, P&) -> Body { return c.redeal(n); }},
    {"pay", [](C& c, N& n, P& p) -> Body { return compile_pay(c, n, p); }},
    {"share", [](C& c, N& n, P& p) -> Body { return compile_share(c, n, p); }},
    {"settle", [](C& c, N& n, P& p) -> Body { return c.settle(n, p); }, true},
});

const PhaseWord* phase_word(const Node& node) {
  return node.kind == Kind::word ? row_named(phase_words, node.text) : nullptr;
}

void check_names(RuleCompiler& compiler, std::span<const Node> nodes) {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const auto same = [&](const Node& other) {
      return nodes[i].has_name && name_of(other) == name_of(nodes[i]);
    };
    if (!std::any_of(nodes.begin(), nodes.begin() + static_cast<std::ptrdiff_t>(i), same)) continue;
    compiler.diagnostics.fault("duplicate-name.phases", nodes[i].place,
                               {{"name", name_of(nodes[i])}});
  }
}

}  // namespace

Phase RuleCompiler::phase(const Node& node, const std::string& path) {
  Phase phase;
  phase.word = node.text;
  phase.slug = name_of(node);
  phase.rule = ref(path, node);
  if (node.has_name) phase.text = text(phase.slug, node.name, &node);
  if (const PhaseWord* const word = phase_word(node)) {
    phase.body = word->made(*this, node, path);
  } else {
    wrong_type("wrong-type.no-phase", node, {{"given", kind_text(node)}});
  }
  phase.when = condition_of(node, path);
  return phase;
}

std::vector<Phase> RuleCompiler::phases(const Node& list, const std::string& prefix) {
  std::vector<Phase> phases;
  if (entries(list).size() > most_phases) {
    diagnostics.fault("too-many.phases", entries(list)[most_phases].place,
                      {{"most", std::to_string(most_phases)}});
    return phases;
  }
  for (const Node& node : entries(list)) phases.push_back(phase(node, prefix + name_of(node)));
  check_names(*this, entries(list));
  return phases;
}

PhaseList RuleCompiler::phases_inside(const Node* field, const std::string& path) {
  PhaseList places;
  if (field == nullptr || field->kind == Kind::nothing) return places;
  for (const Node& node : entries(*field)) {
    if (const PhaseWord* const word = phase_word(node); word != nullptr && word->outer) {
      wrong_type("wrong-type.inner-phase", node, {{"given", kind_text(node)}});
      continue;
    }
    // What it holds itself comes behind it.
    const std::size_t at = inner.size();
    places.push_back(own_phases + static_cast<int>(at));
    inner.emplace_back();
    Phase made = phase(node, field->kind == Kind::list ? path + "." + name_of(node) : path);
    inner[at] = std::move(made);
  }
  check_names(*this, entries(*field));
  return places;
}

}  // namespace houserule
