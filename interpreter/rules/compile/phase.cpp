// Phases: what each word becomes, and the lists they stand in.

#include <algorithm>
#include <array>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

// Phases that make up a deal and cannot stand inside another one.
constexpr std::size_t most_phases = 100;

constexpr std::array<std::string_view, 6> outer_phases = {"deal", "bid",  "call",
                                                          "meld", "play", "settle"};

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
  if (node.is_word("deal")) {
    phase.body = deal(node);
  } else if (node.is_word("declare") || node.is_word("bid")) {
    phase.body = declare(node, path);
  } else if (node.is_word("offer_to_expose")) {
    phase.body = compile_expose(*this, node, path);
  } else if (node.is_word("call")) {
    phase.body = call_phase(node, path);
  } else if (node.is_word("exchange")) {
    phase.body = exchange(node, path);
  } else if (node.is_word("meld")) {
    phase.body = meld(node, path);
  } else if (node.is_word("step")) {
    phase.body = step(node, path);
  } else if (node.is_word("play")) {
    phase.body = play(node, path);
  } else if (node.is_word("move") || node.is_word("mark")) {
    phase.body = move(node, path);
  } else if (node.is_word("swap")) {
    phase.body = swap(node);
  } else if (node.is_word("fix")) {
    phase.body = fix(node, path);
  } else if (node.is_word("redeal")) {
    phase.body = redeal(node);
  } else if (node.is_word("pay")) {
    phase.body = compile_pay(*this, node, path);
  } else if (node.is_word("share")) {
    phase.body = compile_share(*this, node, path);
  } else if (node.is_word("settle")) {
    phase.body = settle(node, path);
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
    const bool outer = std::any_of(outer_phases.begin(), outer_phases.end(),
                                   [&](std::string_view word) { return node.is_word(word); });
    if (outer) {
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
