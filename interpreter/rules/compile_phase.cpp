#include "rules/compile_phase.h"

#include <algorithm>
#include <cmath>

#include "base/did_you_mean.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr double most_amount = 1'000'000;

DealPhase compile_deal(RuleCompiler& compiler, const Node& node) {
  DealPhase deal;
  if (const Node* packets = node.field("packets")) {
    for (const Node& packet : packets->items) {
      deal.packets.push_back(compiler.whole(packet, 1, max_cards, "the size of a packet"));
    }
  }
  if (const Node* cut_by = node.field("cut_by")) {
    deal.cut = true;
    deal.cut_by = compiler.seats(cut_by, {SeatWord::left_neighbour}).front();
  }
  return deal;
}

CallRules compile_call(RuleCompiler& compiler, const Node& node, const std::string& path) {
  CallRules call;
  if (!node.items.empty()) call.name = node.items[0].text;
  call.slug = slug(call.name);
  const std::string call_path = path + "." + call.slug;
  call.rule = compiler.ref(call_path, node);
  call.text = compiler.text(call_path, call.name);
  if (const Node* promise = node.field("promise")) {
    if (promise->is_word("take_no_trick")) call.promise = Promise::take_no_trick;
    if (promise->is_word("take_every_trick")) call.promise = Promise::take_every_trick;
  }
  if (const Node* stake = node.field("stake")) {
    call.stake = compiler.amount(*stake, call_path + ".stake");
  }
  if (const Node* lead = node.field("lead")) {
    call.lead = compiler.ladder(*lead, call_path + ".lead");
  }
  if (const Node* follow = node.field("follow")) {
    call.follow = compiler.ladder(*follow, call_path + ".follow");
  }
  return call;
}

DeclarePhase compile_declare(RuleCompiler& compiler, const Node& node, const std::string& path) {
  DeclarePhase declare;
  auto& calls = compiler.rules.calls;
  const std::size_t first = calls.size();
  for (const Node& item : node.items) {
    if (calls.size() == 32) {
      compiler.diagnostics.add("wrong-type", item.place, "a game has at most 32 calls");
      break;
    }
    CallRules call = compile_call(compiler, item, path);
    if (call.slug.empty() || compiler.rules.call_index(call.slug) >= 0) {
      compiler.diagnostics.add("duplicate-name", item.place,
                               "every call needs a name of its own, '" + call.name + "' is none");
      continue;
    }
    declare.calls |= 1U << calls.size();
    calls.push_back(std::move(call));
  }
  std::size_t index = first;
  for (const Node& item : node.items) {
    if (index >= calls.size()) break;
    if (const Node* overrides = item.field("overrides")) {
      for (const Node& name : overrides->items) {
        const int other = compiler.rules.call_index(slug(name.text));
        if (other < 0) {
          std::vector<std::string> names;
          for (const CallRules& call : calls) names.push_back(call.name);
          compiler.diagnostics.add("unknown-value", name.place,
                                   "there is no call '" + quotable(name.text) + "'",
                                   did_you_mean(name.text, names));
          continue;
        }
        calls[index].overrides |= 1U << other;
      }
    }
    ++index;
  }
  const Node* makes_contract = node.field("makes_contract");
  if (makes_contract == nullptr || !makes_contract->truth) {
    compiler.diagnostics.add("missing-field", node.place,
                             "declare needs makes_contract = true: one of its calls is the "
                             "contract");
  }
  if (const Node* speaks = node.field("speaks"); speaks != nullptr && speaks->is_word("once")) {
    declare.speaking = Speaking::once;
  }
  if (compiler.seats(node.field("who"), {SeatWord::each_seat}).front() == SeatWord::anybody) {
    declare.speaking = Speaking::freely;
  }
  if (const Node* may_raise = node.field("may_raise")) declare.may_raise = may_raise->truth;
  return declare;
}

PlayPhase compile_play(RuleCompiler& compiler, const Node& node, const std::string& path) {
  PlayPhase play;
  play.first_lead = compiler.seats(node.field("first_lead"), {SeatWord::eldest_hand});
  if (const Node* lead = node.field("lead")) {
    play.lead = compiler.ladder(*lead, path + ".lead");
  } else {
    LadderStep any;
    any.rule = compiler.ref(path, node);
    play.lead = {any};
  }
  if (const Node* follow = node.field("follow")) {
    play.follow = compiler.ladder(*follow, path + ".follow");
  }
  return play;
}

SettlePhase compile_settle(RuleCompiler& compiler, const Node& node, const std::string& path) {
  SettlePhase settle;
  if (const Node* pay = node.field("pay")) settle.hook = pay->function;
  if (const Node* says = node.field("says")) {
    for (std::size_t i = 0; i < says->items.size(); ++i) {
      settle.says.push_back(
          compiler.text(path + ".says[" + std::to_string(i + 1) + "]", says->items[i].text));
    }
  }
  return settle;
}

}  // namespace

RuleRef RuleCompiler::ref(const std::string& path, const Node& node) const {
  return {path, node.place, node.owner};
}

Text RuleCompiler::text(const std::string& path, const std::string& english) {
  translated.insert(path);
  const auto found = translations.find(path);
  if (found != translations.end()) return {english, found->second};
  if (translation_file.empty()) return {english};
  remarks.add("missing-translation", {translation_file, 0}, "no Japanese text for " + path);
  return {english};
}

Text RuleCompiler::own_text(const Node& node, const std::string& what) {
  if (node.kind == Kind::list && !node.items.empty()) {
    const Node* ja = node.field("ja");
    if (ja != nullptr) return {node.items[0].text, ja->text};
    remarks.add("missing-translation", node.place, "no Japanese text for " + what);
    return {node.items[0].text};
  }
  remarks.add("missing-translation", node.place, "no Japanese text for " + what);
  return {node.text};
}

void RuleCompiler::check_translations() {
  const std::vector<std::string> known(translated.begin(), translated.end());
  for (const auto& entry : translations) {
    if (translated.contains(entry.first)) continue;
    remarks.add("unknown-path", {translation_file, 0}, "no text has the path " + entry.first,
                did_you_mean(entry.first, known));
  }
}

CardSet RuleCompiler::cards(const Node& node) {
  if (node.kind == Kind::text) {
    const auto found = rules.deck.find(node.text);
    if (found) return *found;
    const auto names = rules.deck.names();
    diagnostics.add(
        "unknown-card", node.place,
        "deck '" + rules.deck.name + "' has no card or group named '" + quotable(node.text) + "'",
        did_you_mean(node.text, names));
    return {};
  }
  if (node.is_word("any_card")) return rules.deck.all();
  if (node.is_word("cards")) {
    CardSet set;
    for (const Node& item : node.items) set |= cards(item);
    if (node.items.empty()) set = rules.deck.all();
    if (const Node* except = node.field("except")) set -= cards(*except);
    return set;
  }
  if (node.kind == Kind::list) {
    CardSet set;
    for (const Node& item : node.items) set |= cards(item);
    return set;
  }
  diagnostics.add("wrong-type", node.place,
                  kind_text(node) + " changes during the play and cannot stand here");
  return {};
}

int RuleCompiler::whole(const Node& node, int from, int to, const std::string& what) {
  const bool fits = node.kind == Kind::number && node.number >= from && node.number <= to &&
                    node.number == std::floor(node.number);
  if (fits) return static_cast<int>(node.number);
  diagnostics.add("wrong-type", node.place,
                  what + " must be a whole number from " + std::to_string(from) + " to " +
                      std::to_string(to) + ", not " + kind_text(node));
  return from;
}

void RuleCompiler::only_each_seat(const Node* node, const std::string& what) {
  if (node == nullptr || node->is_word("each_seat")) return;
  diagnostics.add("wrong-type", node->place, what + " can only be each_seat");
}

Amount RuleCompiler::amount(const Node& node, const std::string& what) {
  const double halves = node.number * 2;
  if (node.kind != Kind::number || std::abs(node.number) > most_amount ||
      halves != std::floor(halves)) {
    diagnostics.add(
        "wrong-type", node.place,
        what + " must be a whole or half number up to a million, not " + kind_text(node));
    return {};
  }
  return {static_cast<std::int32_t>(halves)};
}

Ladder RuleCompiler::ladder(const Node& node, const std::string& path) {
  Ladder ladder;
  const std::vector<Node> single = {node};
  const std::vector<Node>& steps = node.kind == Kind::list ? node.items : single;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Node& written = steps[i];
    LadderStep step;
    step.rule = ref(path + "[" + std::to_string(i + 1) + "]", written);
    if (written.is_word("follow_suit")) {
      step.step = Step::follow_suit;
    } else if (written.is_word("head_trick")) {
      step.step = Step::head_trick;
    } else if (written.is_word("any_card")) {
      step.step = Step::any_card;
    } else {
      step.step = Step::cards;
      step.cards = cards(written);
    }
    if (const Node* when = written.field("when")) step.when = condition(when, step.rule.path);
    if (const Node* unless = written.field("unless")) {
      if (written.field("when") != nullptr) {
        diagnostics.add("wrong-type", written.place, "a step takes when or unless, not both");
      }
      step.when = condition(unless, step.rule.path);
      step.when.negated = true;
    }
    const bool looks_at_trick = step.step == Step::follow_suit || step.step == Step::head_trick;
    if (looks_at_trick && path.ends_with(".lead")) {
      diagnostics.add(
          "unreachable-step", written.place,
          "no card lies in the trick when it is led, so " + written.text + " can never apply");
      continue;
    }
    if (!ladder.empty() && ladder.back().step == Step::any_card &&
        ladder.back().when.kind == Condition::Kind::always) {
      diagnostics.add("unreachable-step", written.place, "nothing after any_card can ever apply");
    }
    ladder.push_back(step);
  }
  const bool open = ladder.empty() || ladder.back().step != Step::any_card ||
                    ladder.back().when.kind != Condition::Kind::always;
  if (open) {
    diagnostics.add(
        "no-way-out", node.place,
        path + ": the last step must be any_card, or a player may have nothing to play");
    LadderStep any;
    any.rule = ref(path, node);
    ladder.push_back(any);
  }
  if (ladder.size() > static_cast<std::size_t>(FollowLadder<1>::max_rungs)) {
    diagnostics.add("wrong-type", node.place, path + ": a ladder has at most 8 steps");
    ladder.resize(1);
    ladder.front().step = Step::any_card;
  }
  return ladder;
}

Condition RuleCompiler::condition(const Node* node, const std::string& path) {
  Condition condition;
  if (node == nullptr) return condition;
  condition.rule = ref(path + ".when", *node);
  if (node->is_word("no_contract")) {
    condition.kind = Condition::Kind::no_contract;
  } else if (node->is_word("contract")) {
    condition.kind = Condition::Kind::contract;
    for (const Node& name : node->items) {
      const int call = rules.call_index(slug(name.text));
      if (call < 0) {
        std::vector<std::string> names;
        for (const CallRules& known : rules.calls) names.push_back(known.name);
        diagnostics.add("unknown-value", name.place,
                        "there is no call '" + quotable(name.text) + "'",
                        did_you_mean(name.text, names));
        continue;
      }
      condition.calls |= 1U << call;
    }
  } else {
    diagnostics.add("wrong-type", node->place, "this condition cannot be used here");
  }
  return condition;
}

std::vector<SeatWord> RuleCompiler::seats(const Node* node, std::vector<SeatWord> otherwise) {
  if (node == nullptr) return otherwise;
  static constexpr SeatWord words[] = {SeatWord::dealer,          SeatWord::eldest_hand,
                                       SeatWord::declarer,        SeatWord::left_neighbour,
                                       SeatWord::right_neighbour, SeatWord::each_seat,
                                       SeatWord::anybody};
  std::vector<SeatWord> seats;
  const std::vector<Node> single = {*node};
  for (const Node& item : node->kind == Kind::list ? node->items : single) {
    for (const SeatWord word : words) {
      if (item.is_word(word_of(word))) seats.push_back(word);
    }
  }
  return seats.empty() ? otherwise : seats;
}

int RuleCompiler::value(const Node* node, const Node& of) {
  const std::string name = node == nullptr ? "" : node->text;
  const int index = rules.value_index(name);
  if (index >= 0) return index;
  std::vector<std::string> names;
  for (const ValueRules& known : rules.values) names.push_back(known.name);
  diagnostics.add("unknown-value", node == nullptr ? of.place : node->place,
                  "the game declares no value '" + quotable(name) + "'", did_you_mean(name, names));
  return 0;
}

Phase RuleCompiler::phase(const Node& node, const std::string& path) {
  Phase phase;
  phase.word = node.text;
  phase.slug = node.has_name ? slug(node.name) : node.text;
  phase.rule = ref(path, node);
  if (node.text == "deal") {
    phase.body = compile_deal(*this, node);
  } else if (node.text == "declare") {
    phase.body = compile_declare(*this, node, path);
  } else if (node.text == "offer_to_expose") {
    only_each_seat(node.field("to"), path + ".to");
    const Node* offered = node.field("cards");
    phase.body = ExposePhase{offered == nullptr ? CardSet() : cards(*offered)};
  } else if (node.text == "play") {
    phase.body = compile_play(*this, node, path);
  } else if (node.text == "pay") {
    only_each_seat(node.field("from"), path + ".from");
    const Node* to = node.field("to");
    Amount paid;
    if (!node.items.empty()) paid = amount(node.items[0], path);
    phase.body = PayPhase{paid, value(to, node)};
  } else if (node.text == "share") {
    only_each_seat(node.field("among"), path + ".among");
    phase.body = SharePhase{value(node.items.empty() ? nullptr : &node.items[0], node)};
  } else if (node.text == "settle") {
    phase.body = compile_settle(*this, node, path);
  } else {
    diagnostics.add("wrong-type", node.place, kind_text(node) + " is no phase");
  }
  phase.when = condition(node.field("when"), path);
  return phase;
}

std::vector<Phase> RuleCompiler::phases(const Node& list, const std::string& prefix) {
  std::vector<Phase> phases;
  const std::vector<Node> single = {list};
  for (const Node& node : list.kind == Kind::list ? list.items : single) {
    const std::string name = node.has_name ? slug(node.name) : node.text;
    phases.push_back(phase(node, prefix + name));
    const auto same = [&](const Phase& other) {
      return &other != &phases.back() && node.has_name && other.slug == phases.back().slug;
    };
    if (std::any_of(phases.begin(), phases.end(), same)) {
      diagnostics.add("duplicate-name", node.place, "two phases are called '" + name + "'");
    }
  }
  return phases;
}

}  // namespace houserule
