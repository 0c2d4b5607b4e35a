// Auctions and announcements.

#include <algorithm>
#include <array>
#include <utility>

#include "rules/compile/auctions.h"
#include "rules/compile/bid_calls.h"

namespace houserule {

namespace {

constexpr std::size_t most_ways_to_show = 4;  // sets a seat is offered with one question

void find_call(RuleCompiler& compiler, const Node& node) {
  auto& calls = compiler.rules.calls;
  CallRules call;
  call.name = own_name(node);
  const Node* const typed = node.field("slug");
  call.slug = typed == nullptr ? slug(call.name) : typed->text;
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
  if (const Node* strain = node.field("strain")) {
    std::vector<Strain>& strains = compiler.rules.strains;
    const auto found =
        std::ranges::find_if(strains, [&](const Strain& one) { return one.name == strain->text; });
    call.strain = static_cast<int>(found - strains.begin());
    if (found == strains.end()) strains.push_back({strain->text, {}});
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
  if (call.strain >= 0) {
    const auto known = compiler.forms_of_strains.find(call.strain);
    if (known != compiler.forms_of_strains.end()) {
      call.form = known->second;
      return;
    }
  }
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
  if (call.strain >= 0) compiler.forms_of_strains.emplace(call.strain, call.form);
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
  if (node.field("number") == nullptr && node.field("holds") == nullptr) {
    call.text = compiler.name_of_call(text_path, call.name, node);
  }
  read_number(compiler, call, node, text_path.substr(0, text_path.find('.')));
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
  const Node* const covers = node.field("covers_bid");
  call.covers_bid = compiler.truth(covers);
  if (call.covers_bid && (call.stake == Amount() || !compiler.bids_numbers)) {
    compiler.diagnostics.fault("no-effect.covers-bid", covers->place);
  }
  if (const Node* once = given(node, "once_each")) read_memory(compiler, call, *once);
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

// Among calls that promise something, one that promises nothing is kept whatever is played.
void check_promises_of(RuleCompiler& compiler, const DeclarePhase& phase) {
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

// Where stakes are paid; of scores functions say what is won.
void RuleCompiler::check_promises() {
  if (!rules.uses_chips()) return;
  for (const Phase& phase : rules.phases) {
    if (const auto* declare = std::get_if<DeclarePhase>(&phase.body)) {
      check_promises_of(*this, *declare);
    }
  }
}

bool makes_calls(const Node& phase) {
  return phase.is_word("bid") || phase.is_word("declare") || phase.is_word("choose");
}

Text RuleCompiler::name_of_call(const std::string& path, const std::string& name,
                                const Node& node) {
  const std::vector<CardName>& suits = rules.deck.suits;
  const auto suit =
      std::ranges::find_if(suits, [&](const CardName& one) { return one.name == name; });
  return suit == suits.end() ? text(path, name, &node) : suit->text;
}

void RuleCompiler::find_calls(const Node& node) {
  if (makes_calls(node)) {
    const std::size_t before = rules.calls.size();
    const auto find = [&](const auto& again, const Node& item) -> void {
      if (!item.is_word("one_of") && !item.is_word("in_steps")) return find_call(*this, item);
      for (const Node& one : item.items) again(again, one);
    };
    for (const Node& item : node.items) find(find, item);
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
  phase.bids_numbers = houserule::bids_numbers(node);
  phase.makes_contract = is_bid || truth(node.field("makes_contract"));
  phase.chooses = node.is_word("choose");
  phase.replaces = truth(node.field("replaces")) || (phase.chooses && bids_numbers);
  if (phase.replaces && !phase.chooses) has(asks::contract, node);
  const CallSet earlier = may_be_contract;
  foresee_calls(node);
  const Node* const strains_rank = given(node, "strains_rank");
  const bool numbers_alone = strains_rank != nullptr && !truth(strains_rank);
  const Node* const once_each = given(node, "once_each");
  const auto add = [&](const Node& written, const std::string& inside, int group) {
    const auto found = calls.find(&written);
    if (found == calls.end()) return;
    CallRules call = rules.calls[static_cast<std::size_t>(found->second)];
    const Node* const number = written.field("number");
    const bool goes_above =
        is_bid && written.field("doubles") == nullptr && written.field("holds") == nullptr;
    for (const int lower : phase.calls) {  // each bid goes above the last
      const int of = rules.calls[static_cast<std::size_t>(lower)].number;
      const bool equal =
          numbers_alone && number != nullptr && of == static_cast<int>(number->number);
      if (goes_above && !equal) call.overrides.add(lower);
    }
    call.group = group;
    if (once_each != nullptr) read_memory(*this, call, *once_each);
    fill_call(*this, call, written, inside + "." + call.slug, node.text + "." + call.slug);
    rules.calls[static_cast<std::size_t>(found->second)] = std::move(call);
    phase.calls.add(found->second);
  };
  const auto add_steps = [&](const Node& steps) {
    const Node* const of = given(steps, "of");
    if (of != nullptr && !of->is_word("own_side")) {
      wrong_type("wrong-type.steps-of", *of, {{"given", kind_text(*of)}});
    }
    if (phase.makes_contract) wrong_type("wrong-type.one-of-bids", steps);
    std::vector<CallSet> below;
    for (const Node& step : steps.items) {
      CallSet made;
      if (!step.text.empty() && !step.is_word("one_of")) {
        wrong_type("wrong-type.step", step, {{"given", kind_text(step)}});
        continue;
      }
      const std::span<const Node> one = step.is_word("one_of") ? step.items : std::span(&step, 1);
      for (const Node& written : one) {
        add(written, path + ".in_steps", groups);
        const auto found = calls.find(&written);
        if (found == calls.end()) continue;
        CallRules& call = rules.calls[static_cast<std::size_t>(found->second)];
        call.below = below;
        call.below_of_side = of != nullptr;
        call.is_step = true;
        made.add(found->second);
      }
      below.push_back(made);
    }
    ++groups;
  };
  for (const Node& item : node.items) {
    if (item.is_word("in_steps")) {
      add_steps(item);
      continue;
    }
    if (!item.is_word("one_of")) {
      add(item, phase.bids_numbers ? path + ".numbers" : path, phase.chooses ? groups : -1);
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
  if (phase.chooses) ++groups;
  if (is_bid && phase.calls.empty()) {
    diagnostics.fault("missing-field.bid", node.place, {{"path", path}});
  }
  if (phase.makes_contract) {
    check_earlier_contract(*this, node, phase, earlier);
  } else {
    check_without_contract(*this, node, path);
  }
  phase.speaking = phase.chooses ? Speaking::once : speaking_of(*this, node, is_bid);
  read_auction(*this, node, path, phase);
  if (bids_numbers && phase.bids_numbers) wrong_type("wrong-type.second-numbers", node);
  bids_numbers = bids_numbers || phase.bids_numbers;
  check_choice(*this, node, phase);
  if (phase.who.word == SeatWord::anybody) {
    phase.speaking = Speaking::freely;
    if (!phase.makes_contract && !at_any_time) {
      const Node& anybody = *node.field("who");
      wrong_type("wrong-type.anybody-calls", anybody);
    }
  }
  phase.may_raise = truth(node.field("may_raise"));
  phase.verb = phase.chooses ? "declare" : node.text;
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
