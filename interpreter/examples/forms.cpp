// Which form an example has, and what must come out of it: one that expects nothing is a fault, and
// so is a field that its form has no use for.

#include <algorithm>

#include "examples/example.h"
#include "rules/source/lua_source.h"

namespace houserule {

namespace {

// The first form that fits is meant. Its fields are what must come out, but for a deal that is
// played: of that its moves may be all that is stated.
struct ExampleForm {
  const char* name;                      // key of the sentence that names it
  std::vector<std::string_view> fields;  // any of them makes it this form
  std::optional<Difference> (*run)(const Example&);
};

const std::vector<ExampleForm>& forms() {
  static const std::vector<ExampleForm> all = {
      {"about.deal", {"calls", "moves", "legal", "refused", "to_act"}, run_scenario},
      {"about.melds", {"may_meld", "may_not_meld"}, run_melds},
      {"about.trick-end", {"winner", "award", "next_leader"}, run_trick},
      {"about.position", {"may_play", "may_pass"}, run_trick},
      {"about.match-end", {"finish"}, run_end},
      {"about.match", {"match"}, run_match},
      {"about.settlement", {"gains", "figures"}, run_settlement},
      {"about.worth", {"captured"}, run_points},
      {"about.deal", {"sees", "does_not_see"}, run_scenario}};
  return all;
}

// What may come out of a deal that is played. What the deal begins with is none of it: a value or a
// zone may have the name of one.
std::vector<std::string> expected_of_deal(const GameRules& rules) {
  std::vector<std::string> names = {
      "contract",  "declarer",     "partner",   "called",          "thrown_in",   "to_act",
      "asks_next", "legal",        "may_play",  "may_pass",        "refused",     "winner",
      "award",     "shown",        "tricks",    "tricks_won",      "points",      "melded",
      "gains",     "figures",      "holds",     "gains_add_up_to", "never_below", "winners",
      "sees",      "does_not_see", "predicted", "sides",           "sits_out"};
  if (bids_numbers(rules)) names.insert(names.end(), {"bid", "doubled"});
  const std::vector<std::string> known = known_fields(rules);
  std::erase_if(names, [&](const std::string& name) {
    return is_begun_with(rules, name) || std::find(known.begin(), known.end(), name) == known.end();
  });
  for (const std::string& name : known) {
    if (name.ends_with("_after")) names.push_back(name);
  }
  return names;
}

const std::vector<std::string>& expected_of_board() {
  static const std::vector<std::string> names = {
      "trace", "offered", "not_offered", "supply_after", "workers_after", "round_after", "score"};
  return names;
}

// Whether a field says something that may come out otherwise: of an empty list of a board game
// nothing may.
bool says_something(const GameRules& rules, const Node& value) {
  return rules.board == nullptr || value.kind != Node::Kind::list || !value.items.empty();
}

// Whether one of the fields is stated. Else the example is at fault: it would pass whatever the
// rules do.
bool expects_one_of(const Example& example, const std::vector<std::string>& names) {
  const bool does = std::any_of(names.begin(), names.end(), [&](const std::string& name) {
    const Node* const stated = example.node().field(name);
    return stated != nullptr && says_something(example.rules(), *stated);
  });
  if (!does) {
    example.fault("missing-field.expects-nothing", example.node(),
                  {{"fields", Example::listed(names)}});
  }
  return does;
}

}  // namespace

bool is_begun_with(const GameRules& rules, const std::string& name) {
  return rules.value_index(name) >= 0 ||
         std::any_of(rules.zones.begin(), rules.zones.end(),
                     [&](const ZoneRules& zone) { return zone.name == name; });
}

std::optional<Difference> run_by_form(const Example& example, int& deals_left, bool cut_short) {
  const char* name = "about.every-deal";
  std::optional<Difference> difference;
  if (example.rules().board != nullptr) {
    name = "about.board";
    if (expects_one_of(example, expected_of_board())) difference = run_board(example);
  } else if (example.has("for_all_deals")) {
    difference = run_property(example, deals_left, cut_short);
  } else {
    const auto form = std::find_if(forms().begin(), forms().end(), [&](const ExampleForm& one) {
      return std::any_of(one.fields.begin(), one.fields.end(),
                         [&](std::string_view field) { return example.has(field); });
    });
    if (form == forms().end()) {
      example.fault("missing-field.example-form", example.node());
      return std::nullopt;
    }
    name = form->name;
    const bool is_played = form->run == run_scenario;
    if (!is_played || expects_one_of(example, expected_of_deal(example.rules()))) {
      difference = form->run(example);
    }
  }
  if (difference || !example.is_sound()) return difference;
  if (const NodeField* field = example.unread()) {
    example.fault("unknown-field.example-other", field->value,
                  {{"field", quotable(field->key)}, {"form", sentence(name)}},
                  sentence("example-of-its-own"));
  }
  return std::nullopt;
}

}  // namespace houserule
