// Auctions and announcements.

#include <algorithm>
#include <array>
#include <utility>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

constexpr std::size_t most_ways_to_show = 4;  // sets a seat is offered with one question

void find_call(RuleCompiler& compiler, const Node& node) {
  auto& calls = compiler.rules.calls;
  CallRules call;
  call.name = own_name(node);
  call.slug = slug(call.name);
  if (call.slug == "pass") {
    compiler.diagnostics.fault("duplicate-name.pass", node.place, {{"name", quotable(call.name)}});
  }
  // A call that is nothing but its name may be made in several phases.
  const int known = compiler.rules.call_index(call.slug);
  if (known >= 0 && node.fields.empty() &&
      is_same_value(node, *compiler.call_nodes[static_cast<std::size_t>(known)])) {
    compiler.calls.emplace(&node, known);
    return;
  }
  if (call.slug.empty() || known >= 0) {
    compiler.diagnostics.fault("duplicate-name.call", node.place, {{"name", quotable(call.name)}});
    return;
  }
  if (calls.size() == max_calls) {
    compiler.diagnostics.fault("too-many.calls", node.place, {{"most", std::to_string(max_calls)}});
    return;
  }
  compiler.calls.emplace(&node, static_cast<int>(calls.size()));
  compiler.call_nodes.push_back(&node);
  calls.push_back(std::move(call));
}

void read_promise(RuleCompiler& compiler, const Node& node, CallRules& call) {
  const Node* promise = node.field("promise");
  if (promise == nullptr) return;
  if (promise->is_word("take_no_trick")) {
    call.promise = Promise::take_no_trick;
  } else if (promise->is_word("take_every_trick")) {
    call.promise = Promise::take_every_trick;
  } else {
    compiler.wrong_type("wrong-type.no-promise", *promise, {{"given", kind_text(*promise)}});
  }
}

constexpr auto play_parts =
    std::to_array<std::string_view>({"lead", "follow", "winner", "always_playable", "ends_when"});
constexpr auto card_parts = std::to_array<std::string_view>({"trumps", "order", "card_points"});

// How the cards are played while the call is the contract.
void read_form(RuleCompiler& compiler, CallRules& call, const Node& node, const std::string& path) {
  const bool brings = std::ranges::any_of(
      play_parts, [&](std::string_view part) { return given(node, part) != nullptr; });
  if (!brings) return;
  std::vector<Form>& forms = compiler.rules.forms;
  Form form;
  if (call.form != 0) form = forms[static_cast<std::size_t>(call.form)];
  {
    const RuleCompiler::Later later(compiler);
    const bool before = std::exchange(compiler.has_contract, true);
    compiler.read_play_form(node, "call", path, form, nullptr);
    compiler.has_contract = before;
  }
  if (call.form == 0) {
    call.form = static_cast<int>(forms.size());
    forms.emplace_back();
  }
  forms[static_cast<std::size_t>(call.form)] = std::move(form);
}

// Values that change with the call, and the suit it may not be.
void read_sets(RuleCompiler& compiler, CallRules& call, const Node& node, const std::string& path) {
  const Node* const sets = given(node, "sets");
  const Node* const except = given(node, "except");
  const RuleCompiler::Inside inside(compiler, "call", "sets");
  if (sets != nullptr) {
    for (const auto& [name, value] : sets->fields) {
      call.sets.push_back(compiler.fixed_value(name, value));
    }
    if (sets->fields.empty()) {
      compiler.diagnostics.fault("no-effect.sets", sets->place, {{"path", path + ".sets"}});
    }
  }
  if (except == nullptr) return;
  const auto suit = std::ranges::find_if(call.sets, [&](const FixPhase::Fix& fix) {
    return fix.kind == FixPhase::Fix::Kind::number &&
           compiler.rules.values[static_cast<std::size_t>(fix.value)].type == ValueType::suit;
  });
  if (suit == call.sets.end()) {
    compiler.diagnostics.fault("no-effect.except-suit", except->place, {{"path", path}});
    return;
  }
  const std::string& name = compiler.rules.values[static_cast<std::size_t>(suit->value)].name;
  call.except = compiler.fixed_value(name, *except);
}

// What beside its name makes a call. `text_path` is the path of its text: by the phase's word, so
// that it stays when a house rule carries the call elsewhere.
void fill_call(RuleCompiler& compiler, CallRules& call, const Node& node, const std::string& path,
               const std::string& text_path) {
  call.rule = compiler.ref(path, node);
  const std::vector<CardName>& suits = compiler.rules.deck.suits;
  const auto suit =
      std::ranges::find_if(suits, [&](const CardName& one) { return one.name == call.name; });
  call.text = suit == suits.end() ? compiler.text(text_path, call.name, &node) : suit->text;
  read_promise(compiler, node, call);
  if (const Node* stake = node.field("stake")) {
    call.stake = compiler.amount(*stake, path + ".stake");
  }
  if (const Node* times = node.field("times")) {
    call.times = compiler.amount(*times, path + ".times");
  }
  if (const Node* worth = node.field("worth")) {
    call.worth = compiler.amount(*worth, path + ".worth");
  }
  if (const Node* predicts = node.field("predicts")) {
    call.predicts = compiler.whole(*predicts, 0, max_cards, path + ".predicts");
  }
  if (const Node* shows = node.field("shows")) {
    const RuleCompiler::Inside inside(compiler, "call", "shows");
    call.shows = compiler.pick(*shows, path + ".shows", PickRule::all);
  }
  {
    const RuleCompiler::Inside inside(compiler, "call", "when");
    call.when = compiler.condition_of(node, path);
  }
  read_form(compiler, call, node, path);
  read_sets(compiler, call, node, path);
  if (const Node* overrides = node.field("overrides")) {
    call.overrides |= compiler.call_names(entries(*overrides));
  }
}

// Whether a condition holds only while there is no contract.
bool is_before_contract(const Node& when) {
  if (when.kind == Node::Kind::list || when.is_word("all_of")) {
    return std::any_of(when.items.begin(), when.items.end(), is_before_contract);
  }
  return when.is_word("no_contract");
}

// Reports a phase none of whose calls can ever be made: a contract stands, and none overrides it.
void check_earlier_contract(RuleCompiler& compiler, const Node& node, const DeclarePhase& phase,
                            const CallSet& earlier) {
  if (earlier.empty() || phase.replaces) return;
  const Node* const when = node.field("when");
  if (when != nullptr && is_before_contract(*when)) return;
  for (const int call : phase.calls) {
    const CallSet& overrides = compiler.rules.calls[static_cast<std::size_t>(call)].overrides;
    if (!(overrides & earlier).empty()) return;
  }
  compiler.diagnostics.fault("no-effect.second-contract", node.place, {{"word", node.text}},
                             sentence("suggest.write", {{"code", "replaces = true"}}));
}

// Reports what has a meaning only where a call makes the contract.
void check_without_contract(RuleCompiler& compiler, const Node& node, const std::string& path) {
  const auto check = [&](const Node& holder, const std::string& inside, std::string_view field) {
    const Node* const written = given(holder, field);
    if (written == nullptr) return;
    compiler.diagnostics.fault("no-effect.without-contract", written->place,
                               {{"path", inside + "." + std::string(field)}},
                               sentence("suggest.write", {{"code", "makes_contract = true"}}));
  };
  for (const char* const field : {"may_raise", "replaces", "speaks"}) check(node, path, field);
  const auto check_call = [&](const Node& call) {
    if (!compiler.calls.contains(&call)) return;
    const std::string inside = path + "." + slug(own_name(call));
    check(call, inside, "overrides");
    for (const std::string_view part : play_parts) check(call, inside, part);
    for (const std::string_view part : card_parts) check(call, inside, part);
  };
  for (const Node& item : node.items) {
    check_call(item);
    for (const Node& one : item.items) check_call(one);
  }
}

Speaking speaking_of(RuleCompiler& compiler, const Node& node, bool is_bid) {
  const Node* speaks = node.field("speaks");
  if (speaks == nullptr) return is_bid ? Speaking::once : Speaking::polled;
  if (!speaks->is_word("once")) {
    compiler.wrong_type("wrong-type.speaks", *speaks, {{"given", kind_text(*speaks)}});
  }
  return Speaking::once;
}

// Among calls that promise something, one that promises nothing is kept whatever is played.
void check_promises(RuleCompiler& compiler, const DeclarePhase& phase) {
  const std::vector<CallRules>& calls = compiler.rules.calls;
  const auto promises = [&](int call) {
    return calls[static_cast<std::size_t>(call)].promise != Promise::none;
  };
  if (std::none_of(phase.calls.begin(), phase.calls.end(), promises)) return;
  for (const int number : phase.calls) {
    const CallRules& call = calls[static_cast<std::size_t>(number)];
    if (promises(number) || call.stake == Amount()) continue;
    compiler.remarks.fault("no-promise", call.rule.place, {{"name", call.text}},
                           sentence("no-promise.suggest"));
  }
}

}  // namespace

void RuleCompiler::find_calls(const Node& node) {
  if (node.is_word("bid") || node.is_word("declare")) {
    const std::size_t before = rules.calls.size();
    for (const Node& item : node.items) {
      if (!item.is_word("one_of")) {
        find_call(*this, item);
        continue;
      }
      for (const Node& one : item.items) find_call(*this, one);
    }
    const bool makes_contract = node.is_word("bid") || truth(node.field("makes_contract"));
    for (std::size_t i = before; makes_contract && i < rules.calls.size(); ++i) {
      contracts.add(static_cast<int>(i));
    }
  }
  for (const Node& item : node.items) find_calls(item);
  for (const auto& entry : node.fields) find_calls(entry.value);
}

DeclarePhase RuleCompiler::declare(const Node& node, const std::string& path) {
  const bool is_bid = node.is_word("bid");
  DeclarePhase phase;
  phase.who = who(node, path, SeatWord::each_seat);
  phase.makes_contract = is_bid || truth(node.field("makes_contract"));
  phase.replaces = truth(node.field("replaces"));
  if (phase.replaces) has(asks::contract, node);
  const CallSet earlier = may_be_contract;
  foresee_calls(node);
  const auto add = [&](const Node& written, const std::string& inside, int group) {
    const auto found = calls.find(&written);
    if (found == calls.end()) return;
    CallRules call = rules.calls[static_cast<std::size_t>(found->second)];
    if (is_bid) call.overrides |= phase.calls;  // each bid goes above the last
    call.group = group;
    fill_call(*this, call, written, inside + "." + call.slug, node.text + "." + call.slug);
    rules.calls[static_cast<std::size_t>(found->second)] = std::move(call);
    phase.calls.add(found->second);
  };
  for (const Node& item : node.items) {
    if (!item.is_word("one_of")) {
      add(item, path, -1);
      continue;
    }
    if (is_bid) wrong_type("wrong-type.one-of-bids", item);
    const auto showing = std::count_if(item.items.begin(), item.items.end(), [](const Node& one) {
      return one.field("shows") != nullptr;
    });
    if (static_cast<std::size_t>(showing) > most_ways_to_show) {
      diagnostics.fault("too-many.showing-calls", item.place);
    }
    for (const Node& one : item.items) add(one, path + ".one_of", groups);
    ++groups;
  }
  check_promises(*this, phase);
  if (is_bid && phase.calls.empty()) {
    diagnostics.fault("missing-field.bid", node.place, {{"path", path}});
  }
  if (phase.makes_contract) {
    check_earlier_contract(*this, node, phase, earlier);
  } else {
    check_without_contract(*this, node, path);
  }
  phase.speaking = speaking_of(*this, node, is_bid);
  if (phase.who.word == SeatWord::anybody) {
    phase.speaking = Speaking::freely;
    if (!phase.makes_contract) {
      const Node& anybody = *node.field("who");
      wrong_type("wrong-type.anybody-calls", anybody);
    }
  }
  phase.may_raise = truth(node.field("may_raise"));
  const Node* verb = node.field("verb");
  phase.verb = verb == nullptr ? node.text : slug(verb->text);
  if (const Node* all_pass = node.field("all_pass")) {
    const PhaseList follows = phases_inside(all_pass, path + ".all_pass");
    if (follows.size() == 1) {
      phase.all_pass = follows.front();
      const Phase& all_passed = inner[static_cast<std::size_t>(follows.front() - own_phases)];
      const bool again = std::holds_alternative<RedealPhase>(all_passed.body);
      const bool asks = node.field("when") != nullptr || node.field("unless") != nullptr;
      has_contract = has_contract || (again && all_passed.when.is_always() && !asks);
    } else {
      wrong_type("wrong-type.all-pass", *all_pass, {{"path", path}});
    }
  }
  return phase;
}

CallPhase RuleCompiler::call_phase(const Node& node, const std::string& path) {
  CallPhase phase;
  phase.who = who(node, path, SeatWord::declarer);
  if (phase.who.word != SeatWord::declarer) {
    const Node& caller = *node.field("who");
    wrong_type("wrong-type.caller", caller);
  }
  if (const Node* cards = node.field("cards")) {
    const Inside inside(*this, "call", "cards");
    phase.cards = card_rule(*cards, path + ".cards", Sees::deal);
  } else {
    diagnostics.fault("missing-field.called-cards", node.place, {{"path", path}});
  }
  here |= asks::called;
  return phase;
}

}  // namespace houserule
