// What there is where a word stands: a seat that acts, a trick, a contract.
//
// Words say what they ask for, fields what they have (scripts/words). What has been dealt, called
// or played stays for all that comes behind it.

#include <array>
#include <bit>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

constexpr unsigned lasting = asks::dealt | asks::contract | asks::called | asks::played;

struct Missing {
  unsigned asks;
  std::string_view key;
};

constexpr auto missing = std::to_array<Missing>({
    {asks::dealt, "nothing-here.dealt"},
    {asks::contract, "nothing-here.contract"},
    {asks::called, "nothing-here.called"},
    {asks::played, "nothing-here.played"},
    {asks::play, "nothing-here.play"},
    {asks::trick, "nothing-here.trick"},
    {asks::lies, "nothing-here.lies"},
});

// What to write where nobody acts: a seat of whom, or a condition about somebody.
Text named_seat(const Node& word) {
  if (row_named(condition_rows, word.text) != nullptr) {
    return sentence("suggest.write", {{"code", "somebody { " + word.text + " .. }"}});
  }
  if (word.is_word("own_seat")) return sentence("no-seat-here.suggest");
  const bool of_side = word.is_word("partner") || word.is_word("own_side");
  return sentence("suggest.write",
                  {{"code", word.text + " { " + (of_side ? "declarer" : "dealer") + " }"}});
}

}  // namespace

RuleCompiler::Inside::Inside(RuleCompiler& compiler, std::string_view word, std::string_view field)
    : compiler_(compiler), before_(compiler.here) {
  for (const PlaceRow& place : place_rows) {
    if (place.word == word && place.field == field) compiler.here |= place.has;
  }
}

RuleCompiler::Inside::~Inside() { compiler_.here = before_ | (compiler_.here & lasting); }

RuleCompiler::Later::Later(RuleCompiler& compiler)
    : compiler_(compiler),
      before_(compiler.here),
      said_(compiler.may_be_said),
      contracts_(compiler.may_be_contract) {
  compiler.here |= asks::dealt | asks::played;
  if (!compiler.contracts.empty()) compiler.here |= asks::contract;
  for (std::size_t i = 0; i < compiler.rules.calls.size(); ++i) {
    compiler.may_be_said.add(static_cast<int>(i));
  }
  compiler.may_be_contract = compiler.contracts;
}

RuleCompiler::Later::~Later() {
  compiler_.here = before_;
  compiler_.may_be_said = said_;
  compiler_.may_be_contract = contracts_;
}

void RuleCompiler::foresee_calls(const Node& node) {
  const bool makes_contract = node.is_word("bid") || truth(node.field("makes_contract"));
  const auto foresee = [&](const Node& call) {
    const auto found = calls.find(&call);
    if (found == calls.end()) return;
    may_be_said.add(found->second);
    if (makes_contract) may_be_contract.add(found->second);
  };
  for (const Node& item : node.items) {
    foresee(item);
    for (const Node& one : item.items) foresee(one);
    foresee_calls(item);
  }
  for (const auto& entry : node.fields) foresee_calls(entry.value);
  if (makes_contract) here |= asks::contract;
  has_declarer = has_declarer || makes_contract;
}

CallSet RuleCompiler::calls_made(std::span<const Node> names, const CallSet& may_be) {
  const CallSet named = call_names(names);
  const CallSet never = named - may_be;
  if (!never.empty() && !misses_calls) {
    const auto& call = rules.calls[static_cast<std::size_t>(never.first())];
    diagnostics.fault("nothing-here.call", names.front().place, {{"name", quotable(call.name)}});
  }
  return named;
}

bool RuleCompiler::has(unsigned asks, const Node& word) {
  const unsigned taken_away = misses_calls ? asks::contract | asks::called : 0;
  const unsigned lacking = asks & ~(here | taken_away);
  if (lacking == 0) return true;
  if ((lacking & asks::seat) != 0) {
    diagnostics.fault("no-seat-here", word.place, {{"word", word.text}}, named_seat(word));
    return false;
  }
  for (const Missing& one : missing) {
    if ((lacking & one.asks) == 0) continue;
    diagnostics.fault(one.key, word.place, {{"word", word.text}});
    break;
  }
  return false;
}

}  // namespace houserule
