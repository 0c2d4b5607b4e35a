// Places, texts, numbers, and the names that rules give to values, zones and calls.

#include <algorithm>
#include <array>
#include <cmath>

#include "base/did_you_mean.h"
#include "rules/compile/parts.h"
#include "rules/compose/rule_paths.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr double most_amount = 1'000'000;

// Zones of every game that rules may name, and the one that holds what is not in use.
struct SystemZone {
  const char* name;
  int zone;
};
constexpr std::array<SystemZone, 3> system_zones = {{
    {"hand", StateLayout::hand},
    {"captured", StateLayout::captured},
    {"box", StateLayout::box},
}};

// The text a house rule brings along: beside a thing's name, or { { "name", ja = ".." }, .. }.
const Node* japanese_of(const Node& node) {
  if (const Node* ja = node.field("ja")) return ja;
  const bool is_zone = node.is_word("per_seat") || node.is_word("per_side");
  const bool own = (node.kind == Kind::list || is_zone) && !node.items.empty();
  return own ? node.items.front().field("ja") : nullptr;
}

}  // namespace

std::span<const Node> entries(const Node& node) {
  if (node.kind == Kind::list) return node.items;
  return {&node, 1};
}

const Node* given(const Node& node, std::string_view field) {
  const Node* written = node.field(field);
  return written == nullptr || written->kind == Kind::nothing ? nullptr : written;
}

std::string own_name(const Node& node) {
  if (node.has_name) return node.name;
  if (node.kind == Kind::text) return node.text;
  if (node.kind != Kind::list || node.items.empty()) return "";
  const Node& first = node.items.front();
  if (first.kind == Kind::list && !first.items.empty()) return first.items.front().text;
  return first.kind == Kind::text ? first.text : "";
}

RuleRef RuleCompiler::ref(const std::string& path, const Node& node) const {
  return {path, node.place, node.owner};
}

Text RuleCompiler::text(const std::string& path, const std::string& english, const Node* node) {
  translated.insert(path);
  if (const Node* ja = node == nullptr ? nullptr : japanese_of(*node)) return {english, ja->text};
  // A text that a house rule has put in the place of the game's is not what was translated there;
  // a thing of the same name is.
  const bool is_other = node != nullptr && !node->owner.empty() && node->owner != "table" &&
                        !path.starts_with("house.") &&
                        slug(english) != path.substr(path.find_last_of('.') + 1);
  const auto found = is_other ? translations.end() : translations.find(path);
  if (found != translations.end()) return {english, found->second};
  if (translation_file.empty()) return {english};
  if (node != nullptr && !node->owner.empty()) {
    // A house rule brings its texts with it.
    const bool is_label = path.starts_with("house.");
    remarks.fault("missing-translation.text", node->place, {{"what", path}},
                  is_label ? sentence("suggest.write", {{"code", "{ \"..\", ja = \"..\" }"}})
                           : sentence("missing-translation.suggest"));
    return {english};
  }
  remarks.fault("missing-translation.text", {translation_file, 0}, {{"what", path}});
  return {english};
}

Text RuleCompiler::own_text(const Node& node, const Text& what) {
  const bool is_list = node.kind == Kind::list && !node.items.empty();
  const std::string& english = is_list ? node.items[0].text : node.text;
  const Node* ja = is_list ? node.field("ja") : nullptr;
  if (ja != nullptr) return {english, ja->text};
  if (!translation_file.empty()) {
    remarks.fault("missing-translation.text", node.place, {{"what", what}},
                  sentence("suggest.write", {{"code", "{ \"..\", ja = \"..\" }"}}));
  }
  return {english};
}

namespace {

// The house rule that wrote a sentence, or "".
const std::string& author_of(const Node& sentence, const Node& list) {
  return sentence.owner.empty() ? list.owner : sentence.owner;
}

// The names of what a sentence tells of; none where it does not say.
std::vector<std::string> told_by(const Node& sentence) {
  std::vector<std::string> parts;
  if (const Node* of = sentence.field("of")) {
    for (const Node& part : entries(*of)) parts.push_back(slug(part.text));
  }
  return parts;
}

bool tells_of(const Node& sentence, const std::string& part) {
  const std::vector<std::string> parts = told_by(sentence);
  return parts.empty() || std::find(parts.begin(), parts.end(), part) != parts.end();
}

}  // namespace

std::vector<Saying> RuleCompiler::sentences(const Node& phase, const std::string& path,
                                            const std::vector<std::string>& parts) {
  std::vector<Saying> says;
  const Node* list = phase.field("says");
  if (list == nullptr) return says;
  const auto written = entries(*list);
  for (std::size_t i = 0; i < written.size(); ++i) {
    const Node& sentence = written[i];
    const bool own = sentence.kind == Kind::list && !sentence.items.empty();
    Saying& saying = says.emplace_back();
    saying.text = text(path + ".says[" + std::to_string(i + 1) + "]",
                       own ? sentence.items[0].text : sentence.text, &sentence);
    check_holes(saying.text.en, sentence);
    check_holes(saying.text.ja, sentence);
    for (const std::string& part : told_by(sentence)) {
      if (std::find(parts.begin(), parts.end(), part) != parts.end()) continue;
      diagnostics.fault("unknown-name.part", sentence.place,
                        {{"name", quotable(part)}, {"path", path}}, did_you_mean(part, parts));
    }
  }
  for (const std::string& part : parts) {
    for (const auto& [made, replaces] : changes_of(path + "." + part)) {
      const RuleRef& change = made;  // lambdas of Clang 14 see no binding
      const bool said = std::any_of(written.begin(), written.end(), [&](const Node& sentence) {
        return author_of(sentence, *list) == change.owner && tells_of(sentence, part);
      });
      // What goes around a line may leave its sentences as they are; what replaces it does not.
      if (said && !replaces) continue;
      bool struck = false;
      for (std::size_t i = 0; i < written.size(); ++i) {
        if (!tells_of(written[i], part) || author_of(written[i], *list) == change.owner) continue;
        std::vector<std::string>& by = says[i].struck_by;
        struck = true;
        if (std::find(by.begin(), by.end(), change.owner) == by.end()) by.push_back(change.owner);
      }
      // A function that goes around what was there has the comment of its rule for words.
      if (!struck || said || !replaces) continue;
      remarks.fault("unsaid-change", change.place,
                    {{"name", change.owner}, {"path", path + "." + part}},
                    houserule::sentence("unsaid-change.suggest", {{"path", path + ".says"}}));
    }
  }
  return says;
}

// The house rules that have changed what the game has at a path, each once, and whether they have
// replaced it: what they have added is no change.
std::vector<std::pair<RuleRef, bool>> RuleCompiler::changes_of(const std::string& path) const {
  std::vector<std::pair<RuleRef, bool>> changes;
  const auto add = [&](const RuleRef& change, bool replaces) {
    const bool known = std::any_of(changes.begin(), changes.end(), [&](const auto& one) {
      return one.first.owner == change.owner;
    });
    if (change.owner.empty() || change.owner == "table" || known) return;
    changes.emplace_back(change, replaces);
  };
  for (const Provenance& value : rules.provenance) {
    if (!is_at_or_below(value.path, path)) continue;
    if (!value.over.empty() || value.under) add(value.from, !value.is_wrapped);
    for (const RuleRef& also : value.also) add(also, false);
  }
  for (const Provenance& gone : rules.removed) {
    if (gone.path == path) add(gone.from, true);
  }
  return changes;
}

// Sentences have holes for numbers: "{house.deals}", "{stake.maly}".
void RuleCompiler::check_holes(const std::string& sentence, const Node& node) {
  std::vector<std::string> known = {"points.all", "times"};
  for (const HouseNumber& number : rules.house) known.push_back("house." + number.name);
  for (const CallRules& call : rules.calls) {
    for (const char* what : {"stake.", "times.", "worth."}) known.push_back(what + call.slug);
  }
  for (auto at = sentence.find('{'); at != std::string::npos; at = sentence.find('{', at + 1)) {
    const std::string hole = sentence.substr(at + 1, sentence.find('}', at) - at - 1);
    const std::string name = hole.substr(0, hole.find('['));
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    remarks.fault("unknown-value.hole", node.place, {{"hole", "{" + quotable(hole) + "}"}},
                  did_you_mean(name, known));
  }
}

void RuleCompiler::check_translations() {
  const std::vector<std::string> known(translated.begin(), translated.end());
  for (const auto& entry : translations) {
    if (translated.contains(entry.first)) continue;
    remarks.fault("unknown-path.translation", {translation_file, 0}, {{"path", entry.first}},
                  did_you_mean(entry.first, known));
  }
}

void RuleCompiler::wrong_type(std::string_view key, const Node& node, const Filling& filling) {
  // A value that by_players could not choose has been told of already.
  if (node.kind != Kind::nothing) diagnostics.fault(key, node.place, filling);
}

int RuleCompiler::whole(const Node& node, int from, int to, const Text& what) {
  const bool fits = node.kind == Kind::number && node.number >= from && node.number <= to &&
                    node.number == std::floor(node.number);
  if (fits) return static_cast<int>(node.number);
  wrong_type("wrong-type.whole", node,
             {{"what", what},
              {"from", std::to_string(from)},
              {"to", std::to_string(to)},
              {"given", kind_text(node)}});
  return from;
}

Amount RuleCompiler::amount(const Node& node, const std::string& what) {
  const double halves = node.number * 2;
  if (node.kind != Kind::number || std::abs(node.number) > most_amount ||
      halves != std::floor(halves)) {
    wrong_type("wrong-type.amount", node, {{"what", what}, {"given", kind_text(node)}});
    return {};
  }
  return {static_cast<std::int32_t>(halves)};
}

int RuleCompiler::value(const std::string& name, const Node& node) {
  const int index = rules.value_index(name);
  if (index >= 0) return index;
  std::vector<std::string> names;
  for (const ValueRules& known : rules.values) names.push_back(known.name);
  diagnostics.fault("unknown-value.value", node.place, {{"name", quotable(name)}},
                    did_you_mean(name, names));
  return 0;
}

int RuleCompiler::chips_value(const Node* node, const Node& of) {
  const bool has_place =
      std::any_of(rules.values.begin(), rules.values.end(),
                  [](const ValueRules& known) { return known.type == ValueType::chips; });
  if (!has_place) {
    diagnostics.fault("unknown-value.no-place-for-chips", node == nullptr ? of.place : node->place,
                      {}, sentence("suggest.write", {{"code", "values = { pool = chips }"}}));
    return 0;
  }
  const int index = value(node == nullptr ? "" : node->text, node == nullptr ? of : *node);
  const auto at = static_cast<std::size_t>(index);
  if (at < rules.values.size() && rules.values[at].type != ValueType::chips && node != nullptr) {
    wrong_type("wrong-type.no-chips", *node, {{"name", quotable(node->text)}});
  }
  return index;
}

int RuleCompiler::zone(const Node& node) {
  for (const SystemZone& known : system_zones) {
    if (node.kind == Kind::text && node.text == known.name) return known.zone;
  }
  for (std::size_t i = 0; i < rules.zones.size(); ++i) {
    if (node.kind == Kind::text && node.text == rules.zones[i].name) {
      return static_cast<int>(StateLayout::first_declared + i);
    }
  }
  if (node.kind != Kind::text) {
    wrong_type("wrong-type.zone-name", node, {{"given", kind_text(node)}});
    return StateLayout::hand;
  }
  if (node.text == "trick") {
    diagnostics.fault("unknown-value.trick", node.place, {},
                      sentence("unknown-value.trick-suggest"));
    return StateLayout::hand;
  }
  std::vector<std::string> names;
  for (const SystemZone& known : system_zones) names.emplace_back(known.name);
  for (const ZoneRules& known : rules.zones) names.push_back(known.name);
  diagnostics.fault("unknown-value.zone", node.place, {{"name", quotable(node.text)}},
                    did_you_mean(node.text, names));
  return StateLayout::hand;
}

std::vector<int> RuleCompiler::zones(const Node* node) {
  std::vector<int> zones;
  if (node == nullptr) return zones;
  for (const Node& name : entries(*node)) zones.push_back(zone(name));
  return zones;
}

// The bids whose strain has this name.
CallSet RuleCompiler::bids_in(const std::string& strain) const {
  CallSet bids;
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    const int in = rules.calls[i].strain;
    if (in >= 0 && slug(rules.strains[static_cast<std::size_t>(in)].name) == slug(strain)) {
      bids.add(static_cast<int>(i));
    }
  }
  return bids;
}

CallSet RuleCompiler::call_names(std::span<const Node> names) {
  CallSet named;
  for (const Node& name : names) {
    const int call = rules.call_index(slug(name.text));
    if (call >= 0) {
      named.add(call);
      continue;
    }
    const CallSet in_strain = bids_in(name.text);
    if (!in_strain.empty()) {
      named |= in_strain;
      continue;
    }
    std::vector<std::string> known;
    for (const CallRules& declared : rules.calls) known.push_back(declared.name);
    diagnostics.fault("unknown-value.call", name.place, {{"name", quotable(name.text)}},
                      did_you_mean(name.text, known));
  }
  return named;
}

}  // namespace houserule
