// What a game declares beside its deck: zones, values, groups of cards; and the room they take.

#include <algorithm>
#include <array>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

constexpr std::size_t most_zones = 64;
constexpr std::size_t most_values = 64;
constexpr std::size_t most_groups = 256;

// Names that zones of every game have, and the open trick.
constexpr std::array<std::string_view, 7> taken = {"hand",  "captured", "exposed", "picked",
                                                   "known", "box",      "trick"};

// What people call a thing: the title it is given, or its name, spaced: "high rank".
std::string called(std::string name, const Node& written) {
  const Node* title = written.field("title");
  if (title == nullptr && !written.items.empty()) title = written.items.front().field("title");
  if (title != nullptr) return title->text;
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

// Returns the value a set, an order or a reading reads, or "".
std::string_view value_read(const Node& node) {
  constexpr std::string_view prefix = "values.";
  if (node.is_word("trump_suit")) return node.text;
  if (node.kind != Node::Kind::reference || !node.text.starts_with(prefix)) return "";
  return std::string_view(node.text).substr(prefix.size());
}

bool mentions_trump_suit(const Node& tree) {
  return is_any(tree, [](const Node& node) {
    return node.field("trump_suit") != nullptr || value_read(node) == "trump_suit";
  });
}

// Whether something gives a value what it is: a phase, or a call.
bool is_given(const Node& tree, std::string_view name) {
  return is_any(tree, [&](const Node& node) {
    if (node.is_word("fix")) return node.field(name) != nullptr;
    const Node* const sets = node.field("sets");
    return sets != nullptr && sets->field(name) != nullptr;
  });
}

bool visibility_of(const Node& node, Visibility& visibility) {
  if (node.is_word("face_up")) {
    visibility = Visibility::everybody;
  } else if (node.is_word("face_down")) {
    visibility = Visibility::nobody;
  } else if (node.is_word("private")) {
    visibility = Visibility::owner;
  } else {
    return false;
  }
  return true;
}

}  // namespace

ZoneRules RuleCompiler::zone_rules(const std::string& name, const Node& written) {
  ZoneRules zone;
  zone.name = name;
  zone.rule = ref("zones." + name, written);
  zone.text = text(zone.rule.path, called(name, written), &written);
  zone.per_seat = written.is_word("per_seat");
  zone.per_side = written.is_word("per_side");
  const bool by_owner = zone.per_seat || zone.per_side;
  const Node& seen = by_owner && !written.items.empty() ? written.items[0] : written;
  zone.marks = seen.is_word("marks");
  if (zone.marks) {
    const Node* seen_by = seen.field("seen_by");
    const bool hidden = seen_by == nullptr ? !by_owner : seen_by->is_word("nobody");
    zone.visibility = hidden               ? Visibility::nobody
                      : seen_by == nullptr ? Visibility::owner
                                           : Visibility::everybody;
  }
  if (!zone.marks && !visibility_of(seen, zone.visibility)) {
    wrong_type("wrong-type.zone", seen, {{"name", name}, {"given", kind_text(seen)}});
  }
  for (const Node* said : {&seen, &written}) {
    zone.counts = zone.counts || truth(said->field("counts"));
    if (const Node* report = said->field("report")) zone.report_as = report->text;
  }
  if (zone.counts && (zone.marks || !by_owner)) {
    wrong_type(zone.marks ? "wrong-type.zone-of-marks" : "wrong-type.zone-of-nobody", written,
               {{"name", name}});
  }
  return zone;
}

void RuleCompiler::declare_zones(const Node* node) {
  if (node == nullptr) return;
  for (const auto& [name, written] : node->fields) {
    if (written.kind == Node::Kind::nothing) continue;
    if (std::find(taken.begin(), taken.end(), name) != taken.end()) {
      diagnostics.fault("duplicate-name.zone", written.place, {{"name", name}});
      continue;
    }
    if (rules.zones.size() == most_zones) {
      diagnostics.fault("too-many.zones", written.place);
      return;
    }
    rules.zones.push_back(zone_rules(name, written));
  }
}

void RuleCompiler::declare_values(const Node& tree) {
  static constexpr std::array<std::pair<std::string_view, ValueType>, 5> types = {
      {{"chips", ValueType::chips},
       {"number", ValueType::number},
       {"rank", ValueType::rank},
       {"suit", ValueType::suit},
       {"seats", ValueType::seats}}};
  if (const Node* values = tree.field("values")) {
    for (const auto& [name, written] : values->fields) {
      const auto type =
          std::find_if(types.begin(), types.end(),
                       [&word = written](const auto& known) { return word.is_word(known.first); });
      if (type == types.end()) {
        wrong_type("wrong-type.value", written, {{"name", name}, {"given", kind_text(written)}});
        continue;
      }
      if (rules.values.size() == most_values) {
        diagnostics.fault("too-many.values", written.place);
        return;
      }
      const RuleRef rule = ref("values." + name, written);
      rules.values.push_back(
          {name, type->second, text(rule.path, called(name, written), &written), rule});
    }
  }
  if (rules.value_index("trump_suit") >= 0 || !mentions_trump_suit(tree)) return;
  const Node* trumps = tree.field("trumps");
  const Text name = sentence("name.trump_suit");
  rules.values.push_back({"trump_suit", ValueType::suit, name,
                          ref("values.trump_suit", trumps == nullptr ? tree : *trumps)});
}

void RuleCompiler::check_values(const Node& tree) {
  is_any(tree, [&](const Node& node) {
    const std::string_view name = value_read(node);
    const int value = name.empty() ? -1 : rules.value_index(name);
    if (value < 0) return false;
    const bool lasts = rules.values[static_cast<std::size_t>(value)].type == ValueType::chips;
    const bool fixed = lasts || is_given(tree, name);
    if (!fixed) {
      diagnostics.fault("nothing-here.value", node.place, {{"value", std::string(name)}},
                        sentence("nothing-here.value-suggest",
                                 {{"fix", "fix { " + std::string(name) + " = .. }"},
                                  {"sets", "sets = { " + std::string(name) + " = .. }"}}));
    }
    return !fixed;
  });
}

void RuleCompiler::declare_groups(const Node* node) {
  if (node == nullptr) return;
  for (const auto& [name, written] : node->fields) {
    const auto has_name = [&known = name](const NamedCards& group) { return group.name == known; };
    if (rules.deck.find(name) || std::ranges::any_of(rules.groups, has_name)) {
      diagnostics.fault("duplicate-name.in-deck", written.place, {{"name", quotable(name)}});
      continue;
    }
    if (rules.deck.groups.size() + rules.groups.size() >= most_groups) {
      diagnostics.fault("too-many.groups", written.place, {{"most", std::to_string(most_groups)}});
      return;
    }
    const std::string path = "groups." + slug(name);
    CardRule set = card_rule(written, path, Sees::values);
    if (set.mentions(CardWord::trump)) wrong_type("wrong-type.trumps", written);
    const Text called = text(path, name, &written);
    if (set.is_constant()) {
      rules.deck.groups.push_back({name, called, set.cards});
    } else {
      rules.groups.push_back({name, called, std::move(set)});
    }
  }
}

// A zone into which cards are laid by number keeps them in order, and so does a pile: where more
// may come than the deal lays there, as many as there are.
void RuleCompiler::lay_out() {
  for (const Phase& phase : rules.phases) {
    const auto* deal = std::get_if<DealPhase>(&phase.body);
    if (deal == nullptr) continue;
    for (const DealPhase::Laid& laid : deal->lay) {
      const int declared = laid.zone - static_cast<int>(StateLayout::first_declared);
      if (declared >= 0) rules.zones[static_cast<std::size_t>(declared)].slots += laid.count;
    }
  }
  const auto comes_to = [&](const ZoneRules& zone) {
    const int which = static_cast<int>(StateLayout::first_declared) +
                      static_cast<int>(&zone - rules.zones.data());
    return std::any_of(rules.phases.begin(), rules.phases.end(), [&](const Phase& phase) {
      const auto* move = std::get_if<MovePhase>(&phase.body);
      const auto* exchange = std::get_if<ExchangePhase>(&phase.body);
      const auto* deal = std::get_if<DealPhase>(&phase.body);
      const auto* play = std::get_if<PlayPhase>(&phase.body);
      return (move != nullptr && move->to == which) ||
             (exchange != nullptr && exchange->to_zone == which) ||
             (deal != nullptr && deal->rest == which) ||
             (play != nullptr && play->thrown_away_to == which);
    });
  };
  const auto is_read = [&](const ZoneRules& zone) {
    const int which = static_cast<int>(StateLayout::first_declared) +
                      static_cast<int>(&zone - rules.zones.data());
    if (zone.marks || zone.per_seat || zone.per_side) return false;
    const auto reads = [&](const FixPhase::Fix& one) {
      return one.reads_card() && one.zone == which;
    };
    return std::ranges::any_of(rules.phases,
                               [&](const Phase& phase) {
                                 const auto* fix = std::get_if<FixPhase>(&phase.body);
                                 return fix != nullptr && any_reading(fix->fixes, reads);
                               }) ||
           std::ranges::any_of(rules.calls, [&](const CallRules& call) {
             return any_reading(call.sets, reads) || (call.except && reads(*call.except));
           });
  };
  std::vector<ZoneLayout> zones;
  for (const ZoneRules& zone : rules.zones) {
    ZoneLayout& layout = zones.emplace_back();
    layout.name = zone.name;
    layout.visibility = zone.visibility;
    layout.per_seat = zone.per_seat || zone.per_side;
    layout.per_side = zone.per_side;
    layout.marks = zone.marks;
    const bool grows = zone.is_pile || (comes_to(zone) && (is_read(zone) || zone.slots > 0));
    layout.slots = grows ? rules.in_play.count() : zone.slots;
  }
  const int cards = rules.in_play.count();
  // Cards may come into hands that were not dealt there.
  const int tricks = std::max(rules.tricks(), cards / (rules.seats - resting));
  const int plays = rules.seats_may_pass() ? cards * rules.seats
                    : may_rest             ? std::max(cards, tricks * rules.seats)
                                           : cards;
  int values = static_cast<int>(rules.values.size());
  for (const KeptNumber& kept : rules.kept) {
    values += kept.of == KeptNumber::Of::match ? 1 : rules.seats;
  }
  for (CallRules& call : rules.calls) {
    if (call.memory && call.memory->of != CallRules::Memory::Of::deal) {
      call.memory->first = values++;
    }
  }
  rules.layout =
      StateLayout(rules.seats, rules.deck.size(), std::move(zones), values, plays, tricks);
  rules.layout.add_calls(static_cast<int>(rules.calls.size()));
  for (std::size_t i = 0; i < rules.phases.size(); ++i) {
    const auto* declare = std::get_if<DeclarePhase>(&rules.phases[i].body);
    if (declare == nullptr || declare->who.word != SeatWord::all_at_once) continue;
    rules.layout.keep_secret(static_cast<int>(i), declare->calls);
  }
}

// Makes room for what seats remember, where there is something: cards given from hand to hand, and
// cards that everybody has seen in a hidden hand, if some may then leave it unseen (else what each
// seat knows tells as much). After all else of a game of cards.
void RuleCompiler::lay_out_memory() {
  const int cards = rules.in_play.count();
  const bool calls_show = std::ranges::any_of(
      rules.calls, [](const CallRules& call) { return call.shows.has_value(); });
  bool shows = false;
  bool hides = false;
  int gifts = 0;
  for (const Phase& phase : rules.phases) {
    const auto& body = phase.body;
    shows = shows || std::holds_alternative<ExposePhase>(body) ||
            std::holds_alternative<ShowPhase>(body) || std::holds_alternative<MeldPhase>(body) ||
            std::holds_alternative<DrawPhase>(body);
    if (std::holds_alternative<SwapPhase>(body)) {
      shows = hides = true;
      gifts += cards;
    } else if (const auto* deal = std::get_if<DealPhase>(&body)) {
      shows = shows || deal->turns_last;
    } else if (const auto* move = std::get_if<MovePhase>(&body)) {
      const bool to_hand = move->to == static_cast<int>(StateLayout::hand);
      const bool is_chosen = !move->only_marks && move->cards.mentions(CardRule::Kind::picked);
      shows = shows || to_hand || move->only_marks;
      hides = hides || is_chosen;
      if (to_hand && is_chosen) gifts += cards;
    } else if (const auto* exchange = std::get_if<ExchangePhase>(&body)) {
      shows = shows || exchange->takes >= 0;
      hides = true;
      if (exchange->to_seat.empty()) continue;
      const int count = exchange->gives.count == PickRule::all ? cards : exchange->gives.count;
      gifts += std::min(cards, rules.seats * count);
    }
  }
  if (calls_show || (shows && hides)) rules.layout.add_shown();
  if (gifts > 0) rules.layout.add_gifts(std::min(gifts, 2 * cards));
}

}  // namespace houserule
