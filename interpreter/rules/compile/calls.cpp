// Auctions and announcements.

#include <algorithm>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

constexpr std::size_t most_calls = 32;        // bits of a set of calls
constexpr std::size_t most_ways_to_show = 4;  // sets a seat is offered with one question

void find_call(RuleCompiler& compiler, const Node& node) {
  auto& calls = compiler.rules.calls;
  CallRules call;
  call.name = own_name(node);
  call.slug = slug(call.name);
  if (call.slug == "pass") {
    compiler.diagnostics.fault("duplicate-name.pass", node.place, {{"name", quotable(call.name)}});
  }
  if (call.slug.empty() || compiler.rules.call_index(call.slug) >= 0) {
    compiler.diagnostics.fault("duplicate-name.call", node.place, {{"name", quotable(call.name)}});
    return;
  }
  if (calls.size() == most_calls) {
    compiler.diagnostics.fault("too-many.calls", node.place);
    return;
  }
  compiler.calls.emplace(&node, static_cast<int>(calls.size()));
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

// What beside its name makes a call. `text_path` is the path of its text: by the phase's word, so
// that it stays when a house rule carries the call elsewhere.
void fill_call(RuleCompiler& compiler, CallRules& call, const Node& node, const std::string& path,
               const std::string& text_path) {
  call.rule = compiler.ref(path, node);
  call.text = compiler.text(text_path, call.name, &node);
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
  if (const Node* shows = node.field("shows")) {
    call.shows = compiler.pick(*shows, path + ".shows", PickRule::all);
  }
  call.when = compiler.condition_of(node, path);
  if (const Node* lead = node.field("lead")) call.lead = compiler.ladder(*lead, path + ".lead");
  if (const Node* follow = node.field("follow")) {
    call.follow = compiler.ladder(*follow, path + ".follow");
  }
  if (const Node* overrides = node.field("overrides")) {
    call.overrides |= compiler.call_names(entries(*overrides));
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

}  // namespace

void RuleCompiler::find_calls(const Node& node) {
  if (node.is_word("bid") || node.is_word("declare")) {
    for (const Node& item : node.items) {
      if (!item.is_word("one_of")) {
        find_call(*this, item);
        continue;
      }
      for (const Node& one : item.items) find_call(*this, one);
    }
  }
  for (const Node& item : node.items) find_calls(item);
  for (const auto& entry : node.fields) find_calls(entry.value);
}

DeclarePhase RuleCompiler::declare(const Node& node, const std::string& path) {
  const bool is_bid = node.is_word("bid");
  DeclarePhase phase;
  const auto add = [&](const Node& written, const std::string& inside, int group) {
    const auto found = calls.find(&written);
    if (found == calls.end()) return;
    CallRules call = rules.calls[static_cast<std::size_t>(found->second)];
    if (is_bid) call.overrides |= phase.calls;  // each bid goes above the last
    call.group = group;
    fill_call(*this, call, written, inside + "." + call.slug, node.text + "." + call.slug);
    rules.calls[static_cast<std::size_t>(found->second)] = std::move(call);
    phase.calls |= 1U << found->second;
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
  if (is_bid && phase.calls == 0) {
    diagnostics.fault("missing-field.bid", node.place, {{"path", path}});
  }
  phase.makes_contract = is_bid || truth(node.field("makes_contract"));
  phase.speaking = speaking_of(*this, node, is_bid);
  phase.who = who(node, path, SeatWord::each_seat);
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
    phase.cards = card_rule(*cards, path + ".cards", Sees::deal);
  } else {
    diagnostics.fault("missing-field.called-cards", node.place, {{"path", path}});
  }
  return phase;
}

}  // namespace houserule
