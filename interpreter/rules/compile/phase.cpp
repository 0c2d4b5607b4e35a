// Phases: what each word becomes, and the lists they stand in.

#include <algorithm>
#include <array>
#include <optional>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr std::size_t most_phases = 100;

std::string name_of(const Node& node) { return node.has_name ? slug(node.name) : node.text; }

ExposePhase compile_expose(RuleCompiler& compiler, const Node& node, const std::string& path) {
  ExposePhase phase;
  phase.to = compiler.seats_in_turn(node.field("to"), path + ".to");
  if (const Node* offered = node.field("cards")) phase.cards = compiler.cards(*offered);
  return phase;
}

PayPhase compile_pay(RuleCompiler& compiler, const Node& node, const std::string& path) {
  PayPhase phase;
  phase.from = compiler.seats_in_turn(node.field("from"), path + ".from");
  if (!node.items.empty()) phase.amount = compiler.amount(node.items[0], path);
  phase.to = compiler.chips_value(node.field("to"), node);
  return phase;
}

SharePhase compile_share(RuleCompiler& compiler, const Node& node, const std::string& path) {
  const Node* const among = node.field("among");
  SharePhase phase{compiler.chips_value(node.items.empty() ? nullptr : &node.items[0], node),
                   compiler.seats_in_turn(among, path + ".among")};
  if (phase.among.word == SeatWord::each_seat && !phase.among.of.empty()) {
    compiler.diagnostics.fault("no-effect.order", among->place, {{"path", path}});
  }
  return phase;
}

using Body = decltype(Phase::body);
using C = RuleCompiler;
using N = const Node;
using P = const std::string;

constexpr std::string_view items = "items";

// What a word for a phase or an effect becomes. Some make up a deal, and stand in no other phase.
// `seats`: the field that says for which seats it happens, or `items`: its entries do.
struct PhaseWord {
  std::string_view name;
  Body (*made)(C& compiler, N& node, P& path);
  std::string_view seats = {};
  bool outer = false;
  bool keeps_hands = false;  // no card comes into a hand or out of one
};

constexpr auto phase_words = std::to_array<PhaseWord>({
    {"deal", [](C& c, N& n, P&) -> Body { return c.deal(n); }, "", true, true},
    {"declare", [](C& c, N& n, P& p) -> Body { return c.declare(n, p); }, "who", false, true},
    {"bid", [](C& c, N& n, P& p) -> Body { return c.declare(n, p); }, "who", true, true},
    {"choose", [](C& c, N& n, P& p) -> Body { return c.declare(n, p); }, "who", false, true},
    {"offer_to_expose", [](C& c, N& n, P& p) -> Body { return compile_expose(c, n, p); }, "to",
     false, true},
    {"call", [](C& c, N& n, P& p) -> Body { return c.call_phase(n, p); }, "who", true, true},
    {"exchange", [](C& c, N& n, P& p) -> Body { return c.exchange(n, p); }, "who"},
    {"meld", [](C& c, N& n, P& p) -> Body { return c.meld(n, p); }, "who", false, true},
    {"step", [](C& c, N& n, P& p) -> Body { return c.step(n, p); }, "who"},
    {"play", [](C& c, N& n, P& p) -> Body { return c.play(n, p); }, "", true},
    {"move", [](C& c, N& n, P& p) -> Body { return c.move(n, p); }, "of"},
    {"mark", [](C& c, N& n, P& p) -> Body { return c.move(n, p); }, "of", false, true},
    {"swap", [](C& c, N& n, P&) -> Body { return c.swap(n); }},
    {"shuffle", [](C& c, N& n, P&) -> Body { return c.shuffle(n); }, "", false, true},
    {"draw", [](C& c, N& n, P& p) -> Body { return c.draw(n, p); }, "who", false, true},
    {"show", [](C& c, N& n, P& p) -> Body { return c.show(n, p); }, "of", false, true},
    {"open_hand", [](C& c, N& n, P& p) -> Body { return c.open_hand(n, p); }, items, false, true},
    {"sits_out", [](C& c, N& n, P& p) -> Body { return c.sits_out(n, p); }, items, true, true},
    {"sides", [](C& c, N& n, P& p) -> Body { return c.sides(n, p); }, "", false, true},
    {"predict", [](C& c, N& n, P& p) -> Body { return c.predict(n, p); }, "who", true, true},
    {"fix", [](C& c, N& n, P& p) -> Body { return c.fix(n, p); }, "", false, true},
    {"redeal", [](C& c, N& n, P&) -> Body { return c.redeal(n); }, "", false, true},
    {"pay", [](C& c, N& n, P& p) -> Body { return compile_pay(c, n, p); }, "from", false, true},
    {"share", [](C& c, N& n, P& p) -> Body { return compile_share(c, n, p); }, "", false, true},
    {"settle", [](C& c, N& n, P& p) -> Body { return c.settle(n, p); }, "", true, true},
    {"score", [](C& c, N& n, P& p) -> Body { return c.score(n, p); }, "who", false, true},
    {"figure", [](C& c, N& n, P& p) -> Body { return c.score(n, p); }, "who", false, true},
    {"end_deal", [](C& c, N& n, P&) -> Body { return c.end_deal(n); }, "", false, true},
});

const PhaseWord* phase_word(const Node& node) {
  return node.kind == Kind::word ? row_named(phase_words, node.text) : nullptr;
}

// Without the field a step or a move is one of whoever acts; other phases have their usual seats.
bool names_seats(const Node& node, std::string_view field) {
  if (field == items) return !node.items.empty();
  if (given(node, field) != nullptr) return true;
  return !node.is_word("step") && !node.is_word("move") && !node.is_word("mark") &&
         !node.is_word("show");
}

// Reports owners that mean nothing, and those of whom the first would take everything.
void check_owners(RuleCompiler& compiler, const Node& node, const Phase& phase,
                  const MovePhase& move) {
  const GameRules& rules = compiler.rules;
  const bool from_own = std::all_of(move.from.begin(), move.from.end(),
                                    [&](int zone) { return is_by_seat(rules, zone); });
  const bool asks = phase.asks_each || is_of_seat(move.cards);
  const Node& of = *node.field("of");
  const int declared = move.to - static_cast<int>(StateLayout::first_declared);
  const bool to_side = declared >= 0 && rules.zones[static_cast<std::size_t>(declared)].per_side &&
                       move.of.word != SeatWord::each_seat;
  const bool counted = move.count != MovePhase::all;
  if (move.of.is_several() && !counted && !from_own && !to_side && !asks && !move.only_marks) {
    compiler.diagnostics.fault("no-effect.first-takes-all", of.place, {{"path", phase.rule.path}});
  }
}

// Nothing comes after the deal is thrown in whatever has happened.
void check_reached(RuleCompiler& compiler, std::span<const Node> nodes) {
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    const Node& before = nodes[i - 1];
    const bool asks = before.field("when") != nullptr || before.field("unless") != nullptr;
    if ((!before.is_word("redeal") && !before.is_word("end_deal")) || asks) continue;
    compiler.diagnostics.fault("no-effect.after-redeal", nodes[i].place,
                               {{"name", name_of(nodes[i])}});
    return;
  }
}

// Where the declarer acts there is a contract.
void check_declared(RuleCompiler& compiler, const Phase& phase) {
  const SeatRule* const seats = seats_of(phase);
  if (seats == nullptr || phase.when.kind != Condition::Kind::no_contract) return;
  if (seats->word != SeatWord::declarer && seats->word != SeatWord::defenders) return;
  compiler.diagnostics.fault(phase.when.negated ? "no-effect.always-true" : "no-effect.never-true",
                             phase.when.rule.place, {{"condition", std::string("no_contract")}});
}

// Of the one seat of a phase it says nothing that this is the seat that acts.
void check_acting(RuleCompiler& compiler, const Phase& phase) {
  const SeatRule* const seats = seats_of(phase);
  const Condition& when = phase.when;
  if (seats == nullptr || !phase.asks_each || when.kind != Condition::Kind::acting) return;
  const bool is_one = std::ranges::any_of(when.of, [&](const SeatRule& one) {
    return !one.is_several() && one.word == seats->word && one.of.empty() && seats->of.empty() &&
           one.cards == seats->cards && one.calls == seats->calls;
  });
  if (!is_one) return;
  compiler.diagnostics.fault(when.negated ? "no-effect.never-true" : "no-effect.always-true",
                             when.rule.place, {{"condition", std::string("acting { .. }")}});
}

// Two phases of one name, or one that a house rule brings without a name where another of that
// word stands already: changes and the sheet could not tell them apart.
void check_names(RuleCompiler& compiler, std::span<const Node> nodes) {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Node& node = nodes[i];
    const auto before = nodes.first(i);
    const auto same = std::find_if(before.begin(), before.end(), [&](const Node& other) {
      return name_of(other) == name_of(node) && (node.has_name || other.owner != node.owner);
    });
    if (same == before.end()) continue;
    const Node& last = node.owner.empty() && !same->owner.empty() ? *same : node;
    const Text name = last.has_name ? quotable(name_of(last)) : last.text;
    compiler.diagnostics.fault(
        last.has_name ? "duplicate-name.phases" : "duplicate-name.unnamed-phase", last.place,
        {{"name", name}},
        last.has_name ? Text()
                      : sentence("duplicate-name.unnamed-phase-suggest", {{"name", name}}));
  }
}

}  // namespace

Phase RuleCompiler::phase(const Node& node, const std::string& path) {
  Phase phase;
  phase.word = node.text;
  phase.slug = name_of(node);
  phase.rule = ref(path, node);
  if (node.has_name) {
    phase.text = text(phase.slug, node.name, &node);
  } else if (const Node* ja = given(node, "ja")) {
    diagnostics.fault("no-effect.unnamed", ja->place, {{"path", path + ".ja"}});
  }
  const PhaseWord* const word = phase_word(node);
  if (word == nullptr) {
    wrong_type("wrong-type.no-phase", node, {{"given", kind_text(node)}});
    return phase;
  }
  const bool has_seats = !word->seats.empty() && names_seats(node, word->seats);
  {
    std::optional<Inside> inside;
    if (has_seats) inside.emplace(*this, word->name, "when");
    phase.when = condition_of(node, path);
  }
  phase.asks_each = has_seats && phase.when.of_seat;
  phase.body = word->made(*this, node, path);
  check_declared(*this, phase);
  check_acting(*this, phase);
  may_have_partner = may_have_partner || std::holds_alternative<CallPhase>(phase.body) ||
                     std::holds_alternative<SidesPhase>(phase.body);
  scores_at_once = scores_at_once || std::holds_alternative<ScorePhase>(phase.body) ||
                   std::holds_alternative<PayPhase>(phase.body);
  if (!word->keeps_hands) {
    in_hands = -1;
    even_hands = false;
  }
  const auto* play = std::get_if<PlayPhase>(&phase.body);
  const bool takes_all =
      std::ranges::all_of(rules.forms, [](const Form& form) { return form.takes_all_cards(); });
  if (play != nullptr && takes_all && !play->ends_at_once) in_hands = 0;
  if (const auto* move = std::get_if<MovePhase>(&phase.body); move != nullptr && has_seats) {
    check_owners(*this, node, phase, *move);
  }
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
  check_reached(*this, entries(list));
  return phases;
}

PhaseList RuleCompiler::phases_inside(const Node* field, const std::string& path) {
  PhaseList places;
  if (field == nullptr || field->kind == Kind::nothing) return places;
  for (const Node& node : entries(*field)) {
    if (const PhaseWord* const word = phase_word(node); word != nullptr && word->outer) {
      diagnostics.fault("wrong-type.inner-phase", node.place, {{"given", kind_text(node)}},
                        node.is_word("bid") || node.is_word("declare")
                            ? sentence("wrong-type.inner-phase-suggest")
                            : Text());
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
  check_reached(*this, entries(*field));
  return places;
}

}  // namespace houserule
