#include "rules/look/hook_names.h"

#include <algorithm>

#include "base/did_you_mean.h"
#include "rules/compose/house_numbers.h"

namespace houserule {

namespace {

using Use = NameUse::Kind;
using Names = std::set<std::string, std::less<>>;

// Calls `visit` for every function below `node`, wraps included.
void each_function(const Node& node, const std::function<void(const Node&)>& visit) {
  if (node.kind == Node::Kind::function) visit(node);
  for (const Node& item : node.items) each_function(item, visit);
  for (const auto& entry : node.fields) each_function(entry.value, visit);
}

std::vector<std::string> listed_names(const Names& names) { return {names.begin(), names.end()}; }

// Calls `visit` for all that the functions of the tree use, themselves or by a helper, which is
// visited once, for the first function that has it at hand.
void each_use(const Node& tree, const FunctionNames& names,
              const std::function<void(const Node& function, const NameUse& use)>& visit) {
  std::vector<bool> met(names.helpers.size());
  each_function(tree, [&](const Node& function) {
    std::vector<const FunctionUses*> ahead = {&names.of_function(function.function)};
    while (!ahead.empty()) {
      const FunctionUses& uses = *ahead.back();
      ahead.pop_back();
      for (const NameUse& use : uses.names) visit(function, use);
      for (const int helper : uses.helpers) {
        const auto at = static_cast<std::size_t>(helper);
        if (!met[at]) ahead.push_back(&names.helpers[at]);
        met[at] = true;
      }
    }
  });
}

class HookChecker {
 public:
  HookChecker(const Composition& composition, const GameRules& rules, const FunctionNames& names,
              const WordTable& words, Diagnostics& remarks)
      : composition_(composition), names_(names), remarks_(remarks) {
    for (const Word& word : words.all()) {
      if (word.of.empty()) {
        globals_.insert(word.name);
      } else {
        (word.kind == "method" ? methods_ : fields_).insert(word.name);
      }
    }
    for (const std::string_view name : names.of_lua) {
      const auto dot = name.find('.');
      globals_.emplace(name.substr(0, dot));
      if (dot == std::string_view::npos) continue;
      members_.emplace(name);
      methods_.emplace(name.substr(dot + 1));
    }
    for (const HouseNumber& number : composition.house) members_.insert("house." + number.name);
    for (const ValueRules& value : rules.values) members_.insert("values." + value.name);
    for (const ValueRules& value : rules.values) named_.insert(value.name);
    for (const ZoneLayout& zone : rules.layout.zones()) named_.insert(zone.name);
    for (const std::string& name : rules.deck.names()) named_.insert(name);
    for (const NameUse& use : names.of_files) {
      if (use.kind != Use::written) continue;
      fields_.insert(use.name);
      methods_.insert(use.name);
    }
    for (const KeptNumber& kept : rules.kept) fields_.insert(kept.slug);
    for (const ValueRules& value : rules.values) {
      if (value.type == ValueType::seats) fields_.insert(value.name);
    }
    for (const Phase& phase : rules.phases) {
      if (const auto* settle = std::get_if<SettlePhase>(&phase.body)) {
        for (const SettleLine& line : settle->lines) fields_.insert(line.slug);
      }
    }
  }

  void check() {
    each_use(composition_.tree, names_,
             [&](const Node& function, const NameUse& use) { check(function, use); });
    check_wraps(composition_.tree);
  }

 private:
  void check_wraps(const Node& node) {
    for (const Node& item : node.items) check_wraps(item);
    for (const auto& [name, value] : node.fields) {
      check_wraps(value);
      if (name != wraps_field) continue;
      for (const Node& wrap : value.items) {
        if (wrap.kind != Node::Kind::function) continue;
        if (!wrap.parameters.empty() && wrap.parameters.front() == "_") continue;  // says so
        const auto& uses = names_.of_function(wrap.function).names;
        const bool asks = std::any_of(uses.begin(), uses.end(),
                                      [](const NameUse& use) { return use.kind == Use::first; });
        if (!asks) {
          remarks_.fault("wrong-arguments.unasked", wrap.place, {},
                         sentence("wrong-arguments.unasked-suggest"));
        }
      }
    }
  }

  void check(const Node& function, const NameUse& use) {
    switch (use.kind) {
      case Use::global:
        return report(function, use, globals_, "unknown-name.global");
      case Use::member:
        if (use.name.starts_with("house.")) {
          return report(function, use, members_, "unknown-number.member");
        }
        return report(function, use, members_, "unknown-name.member");
      case Use::field:
        return report(function, use, fields_, "unknown-name.field");
      case Use::method:
        return report(function, use, methods_, "unknown-name.method");
      case Use::written:
      case Use::placed:
      case Use::first:
        return;
    }
  }

  void report(const Node& function, const NameUse& use, const Names& known, std::string_view key) {
    if (known.contains(use.name)) return;
    Text nearest = did_you_mean(use.name, listed_names(known));
    if (use.kind == Use::global && !contains(given_, use.name) &&
        (nearest.en.empty() || named_.contains(use.name))) {
      nearest = sentence(named_.contains(use.name) ? "advice.unquoted" : "advice.unquoted-or-local",
                         {{"name", quotable(use.name)}});
    }
    const std::string owner = use.name.substr(0, use.name.find('.'));
    if (nearest.en.empty() && contains(given_, owner)) {
      const std::string_view other = owner == "seat" ? "side" : owner == "side" ? "seat" : "";
      if (contains(function.parameters, std::string(other))) {
        nearest = sentence(owner == "seat" ? "advice.of-side" : "advice.of-seat");
      }
    }
    if (nearest.en.empty() && contains(given_, owner)) {
      std::vector<std::string> asked = function.parameters;
      asked.push_back(owner);
      nearest = sentence("ask-for-it", {{"parameters", joined(asked, ", ", ", ")}});
    }
    remarks_.fault(key, {function.place.file, use.line}, {{"name", quotable(use.name)}},
                   std::move(nearest));
  }

  const Composition& composition_;
  const FunctionNames& names_;
  Diagnostics& remarks_;
  // What functions are given, by the names that everybody uses.
  const std::vector<std::string> given_ = {"result", "seat", "side", "chips", "table", "base"};
  Names named_;  // what the game and its deck name
  Names globals_;
  Names members_;
  Names fields_;
  Names methods_;
};

}  // namespace

void check_hook_names(const Composition& composition, const GameRules& rules,
                      const FunctionNames& names, const WordTable& words, Diagnostics& remarks) {
  HookChecker(composition, rules, names, words, remarks).check();
}

void check_number_places(Composition& composition, const FunctionNames& names,
                         Diagnostics& faults) {
  std::set<std::string> placed;
  each_use(composition.tree, names, [&](const Node&, const NameUse& use) {
    if (use.kind == Use::placed) placed.insert(use.name);
  });
  for (HouseNumber& number : composition.house) {
    if (!number.many) continue;
    number.by_place = number.by_place || placed.contains("house." + number.name);
    if (!number.by_place || number.value.size() == number.usual.size()) continue;
    HouseNumber usual = number;
    usual.value = number.usual;
    const std::string example = number.name + "=" + typed_text(usual);
    faults.fault("bad-number.places", number.rule.place,
                 {{"name", number.name},
                  {"n", std::to_string(number.usual.size())},
                  {"given", std::to_string(number.value.size())}},
                 sentence("bad-number.places-suggest", {{"example", example}}));
  }
}

void check_unused_numbers(const Composition& composition, const FunctionNames& names,
                          Diagnostics& remarks) {
  // What is typed with the table may well put a number out of use: `deals=3`.
  const bool is_typed = std::any_of(composition.writes.begin(), composition.writes.end(),
                                    [](const Write& write) { return write.variant == "table"; });
  if (is_typed) return;
  std::set<std::string> read = composition.numbers_read;
  each_use(composition.tree, names, [&](const Node&, const NameUse& use) {
    if (use.kind == Use::member) read.insert(use.name);
  });
  for (const HouseNumber& number : composition.house) {
    if (read.contains("house." + number.name)) continue;
    const bool is_own = composition.order.empty() || !number.rule.owner.empty();
    remarks.fault("unused-number", number.rule.place, {{"name", number.name}},
                  sentence(is_own ? "unused-number.suggest" : "unused-number.suggest-removal"));
  }
}

}  // namespace houserule
