// How seats speak: numbers that are bid, who has to speak, and how often a call can be made.

#include <algorithm>

#include "rules/compile/auctions.h"
#include "rules/compile/bid_calls.h"

namespace houserule {

namespace {

// How many deals a choice lasts in which each call is made once by each; 0: for ever.
int deals_of_choice(const RuleCompiler& compiler, const DeclarePhase& phase) {
  using Of = CallRules::Memory::Of;
  int deals = 0;
  for (const int number : phase.calls) {
    const auto& memory = compiler.rules.calls[static_cast<std::size_t>(number)].memory;
    if (!memory || memory->of == Of::deal) return 0;
    deals += memory->of == Of::match ? 1 : memory->of == Of::side ? 2 : compiler.rules.seats;
  }
  return deals;
}

}  // namespace

void read_number(RuleCompiler& compiler, CallRules& call, const Node& node,
                 const std::string& phase) {
  if (const Node* doubles = node.field("doubles")) call.doubles = static_cast<int>(doubles->number);
  if (node.field("holds") != nullptr) {
    call.holds = true;
    call.text = sentence("call.hold");
  }
  const Node* const number = node.field("number");
  if (number == nullptr) return;
  call.number = static_cast<int>(number->number);
  const Node* const strain = node.field("strain");
  const Node* const named = node.field("bid_name");
  const std::string name = named == nullptr ? call.name : named->text;
  Text text =
      name == std::to_string(call.number)
          ? same(name)
          : compiler.text(phase + ".numbers." + slug(name), name, named == nullptr ? &node : named);
  if (strain != nullptr) {
    Text& of = compiler.rules.strains[static_cast<std::size_t>(call.strain)].text;
    of = compiler.name_of_call(phase + ".strains." + slug(strain->text), strain->text, node);
    text = {text.en + " " + of.en, text.ja + " " + of.ja};
  }
  call.text = text;
}

void read_memory(RuleCompiler& compiler, CallRules& call, const Node& written) {
  using Of = CallRules::Memory::Of;
  constexpr std::pair<std::string_view, Of> memories[] = {{"deal", Of::deal},
                                                          {"dealer", Of::dealer},
                                                          {"seat", Of::seat},
                                                          {"side", Of::side},
                                                          {"match", Of::match}};
  for (const auto& [word, of] : memories) {
    if (written.is_word(word)) call.memory = CallRules::Memory{of, -1};
  }
  if (!call.memory) {
    compiler.wrong_type("wrong-type.once-each", written, {{"given", kind_text(written)}});
  } else if (call.memory->of == Of::side && !compiler.rules.has_teams()) {
    compiler.diagnostics.fault("no-effect.once-each-side", written.place);
  }
}

Speaking speaking_of(RuleCompiler& compiler, const Node& node, bool is_bid) {
  const Node* speaks = node.field("speaks");
  if (speaks == nullptr) return is_bid ? Speaking::once : Speaking::polled;
  if (speaks->is_word("once")) return Speaking::once;
  if (!is_bid) {
    compiler.wrong_type("wrong-type.speaks", *speaks, {{"given", kind_text(*speaks)}});
    return Speaking::once;
  }
  if (speaks->is_word("until_pass")) return Speaking::until_pass;
  if (speaks->is_word("until_all_pass")) return Speaking::until_all_pass;
  if (!speaks->is_word("ask_and_hold")) {
    compiler.wrong_type("wrong-type.speaks", *speaks, {{"given", kind_text(*speaks)}});
  } else if (!bids_numbers(node)) {
    compiler.diagnostics.fault("no-effect.ask-and-hold", speaks->place);
  }
  return Speaking::ask_and_hold;
}

void read_auction(RuleCompiler& compiler, const Node& node, const std::string& path,
                  DeclarePhase& phase) {
  const auto useless = [&](const char* field, const char* code) {
    const Node* const written = given(node, field);
    if (written == nullptr) return;
    compiler.diagnostics.fault(code, written->place, {{"path", path + "." + field}});
  };
  const bool has_strains = given(node, "strains") != nullptr;
  const bool holds = phase.speaking == Speaking::ask_and_hold;
  const bool goes_round =
      phase.speaking == Speaking::until_pass || phase.speaking == Speaking::until_all_pass;
  if (!phase.bids_numbers) {
    for (const char* const field :
         {"strains", "strains_rank", "doubles", "declared_by", "may_equal"}) {
      useless(field, "no-effect.without-numbers");
    }
  } else {
    if (!has_strains) useless("strains_rank", "no-effect.without-strains");
    if (!has_strains || !compiler.rules.has_teams()) {
      useless("declared_by", "no-effect.without-strains");
    }
    if (!goes_round) useless("doubles", "no-effect.doubles");
    if (holds) useless("strains", "no-effect.while-held");
  }
  if (holds) {
    for (const char* const field : {"may_equal", "must_speak"}) {
      useless(field, "no-effect.while-held");
    }
  }
  const auto seats = [&](const char* field) -> std::optional<SeatRule> {
    const Node* const written = given(node, field);
    if (written == nullptr) return std::nullopt;
    const SeatRule named = compiler.seats_in_turn(written, path + "." + field);
    const bool comes_of_calls =
        named.word == SeatWord::declarer || named.word == SeatWord::declarers ||
        named.word == SeatWord::defenders || named.word == SeatWord::announcer;
    if (comes_of_calls || named.word == SeatWord::nobody) {
      compiler.diagnostics.fault("no-effect.before-calls", written->place,
                                 {{"path", path + "." + field}});
    }
    return named;
  };
  if (!phase.who.is_several()) {  // nobody answers
    for (const char* const field : {"strains_rank", "doubles", "declared_by", "may_equal"}) {
      useless(field, "no-effect.one-bidder");
    }
    if (phase.chooses) useless("pass_is", "no-effect.no-pass");
  }
  const Node* const doubles = given(node, "doubles");
  if (doubles != nullptr && entries(*doubles).size() > 2) {
    compiler.wrong_type("wrong-type.doubles", *doubles);
  }
  phase.must_speak = seats("must_speak");
  phase.may_equal = seats("may_equal");
  phase.first_to_name = given(node, "declared_by") != nullptr;
  const Node* const all_pass = node.field("all_pass");
  if (phase.must_speak && all_pass != nullptr) {
    compiler.diagnostics.fault("no-effect.must-speak", all_pass->place, {{"path", path}});
  }
  if (const Node* pass = given(node, "pass_is")) {
    const bool is_list = pass->kind == Node::Kind::list && !pass->items.empty();
    const std::string& name = is_list ? pass->items.front().text : pass->text;
    phase.pass = compiler.text(node.text + ".pass_is", name, pass);
    if (slug(name).empty() || compiler.rules.call_index(slug(name)) >= 0) {
      compiler.diagnostics.fault("duplicate-name.call", pass->place, {{"name", quotable(name)}});
    }
  }
}

void check_choice(RuleCompiler& compiler, const Node& node, const DeclarePhase& phase) {
  if (!phase.chooses) return;
  if (const int deals = deals_of_choice(compiler, phase); deals > 0) {
    int& cycle = compiler.rules.match.cycle;
    cycle = std::max(cycle, deals);
    compiler.choices_last.emplace_back(deals, &node);
  }
  for (const int call : phase.calls) {
    const CallRules& one = compiler.rules.calls[static_cast<std::size_t>(call)];
    if (!one.memory || one.memory->of != CallRules::Memory::Of::deal) continue;
    compiler.diagnostics.fault("no-effect.once-in-deal", one.rule.place, {{"path", node.text}});
    break;
  }
  if (phase.calls.count() < 2) {
    compiler.diagnostics.fault("no-effect.choose", node.place, {{"path", node.text}});
  }
  if (phase.makes_contract && compiler.bids_numbers && phase.who.word != SeatWord::declarer) {
    compiler.wrong_type("wrong-type.chooser", *node.field("who"));
  }
}

}  // namespace houserule
