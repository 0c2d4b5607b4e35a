// What is dealt, drawn, shown and foretold.

#include <algorithm>
#include <numeric>
#include <set>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr int most_laid = 64;

DealPhase::Laid laid(RuleCompiler& compiler, const Node& written, std::size_t after) {
  DealPhase::Laid laid;
  laid.after = after;
  if (written.items.size() != 2) {
    compiler.wrong_type("wrong-type.laid", written, {{"example", "{ number, \"zone\" }"}});
    return laid;
  }
  laid.count = compiler.whole(written.items[0], 1, most_laid, sentence("wrong-type.whole-laid"));
  laid.zone = compiler.place_of(written.items[1]);
  const int declared = laid.zone - static_cast<int>(StateLayout::first_declared);
  const auto is_shared = [](const ZoneRules& zone) { return !zone.per_seat && !zone.per_side; };
  if (declared < 0 || !is_shared(compiler.rules.zones[static_cast<std::size_t>(declared)])) {
    compiler.wrong_type("wrong-type.laid-zone", written);
  }
  return laid;
}

void read_packets(RuleCompiler& compiler, const Node& node, DealPhase& deal) {
  const Node* const packets = given(node, "packets");
  const Node* const singly = given(node, "one_by_one");
  if (packets != nullptr && singly != nullptr) {
    compiler.diagnostics.fault("wrong-type.packets-and-one", singly->place);
  } else if (packets == nullptr && singly == nullptr) {
    compiler.diagnostics.fault("missing-field.needs", node.place,
                               {{"called", "deal"}, {"field", "packets"}});
  }
  if (singly != nullptr) {
    const Text what = sentence("wrong-type.whole-packet");
    const bool is_row = singly->is_word("each_deal");
    if (is_row) deal.by_deal = compiler.row(*singly, 1, max_cards, what);
    const int most = !is_row                ? compiler.whole(*singly, 1, max_cards, what)
                     : deal.by_deal.empty() ? 0
                                            : *std::ranges::max_element(deal.by_deal);
    deal.packets.assign(static_cast<std::size_t>(most), 1);
  }
  if (packets == nullptr) return;
  for (const Node& packet : entries(*packets)) {
    if (packet.kind == Kind::nothing) continue;
    if (packet.kind == Kind::list) {
      deal.lay.push_back(laid(compiler, packet, deal.packets.size()));
      continue;
    }
    deal.packets.push_back(
        compiler.whole(packet, 1, max_cards, sentence("wrong-type.whole-packet")));
  }
}

// How many cards lie in a zone when the deal is out, or -1: that is not known, since others come
// there or leave it.
int lying_after_deal(const GameRules& rules, int zone, const Phase* drawn) {
  const DealPhase* const deal = rules.deal();
  if (deal == nullptr || !deal->by_deal.empty()) return -1;
  int count = 0;
  int rest = (rules.in_play & deal->cards).count() - deal->most_each() * deal->hands;
  for (const DealPhase::Laid& laid : deal->lay) {
    if (laid.zone == zone) count += laid.count;
    rest -= laid.count;
  }
  if (deal->rest == zone) count += rest;
  const auto picks_from = [&](const StepPhase& step) {
    return std::any_of(step.choices.begin(), step.choices.end(), [&](const PickRule& pick) {
      return std::find(pick.zones.begin(), pick.zones.end(), zone) != pick.zones.end();
    });
  };
  const auto thrown_away = [&](const Phase& phase) {
    const auto* play = std::get_if<PlayPhase>(&phase.body);
    return play != nullptr && (play->always_from == zone || play->thrown_away_to == zone);
  };
  const auto comes = [&](const Phase& phase) {
    if (&phase == drawn) return false;
    const auto* move = std::get_if<MovePhase>(&phase.body);
    const auto* draw = std::get_if<DrawPhase>(&phase.body);
    const auto* exchange = std::get_if<ExchangePhase>(&phase.body);
    const auto* step = std::get_if<StepPhase>(&phase.body);
    const auto has = [&](const std::vector<int>& zones) {
      return std::find(zones.begin(), zones.end(), zone) != zones.end();
    };
    return (move != nullptr && !move->only_marks && (move->to == zone || has(move->from))) ||
           (draw != nullptr && has(draw->from)) ||
           (step != nullptr && (step->hook >= 0 || picks_from(*step))) ||
           (exchange != nullptr && (exchange->to_zone == zone || exchange->takes == zone)) ||
           thrown_away(phase);
  };
  return std::any_of(rules.phases.begin(), rules.phases.end(), comes) ? -1 : count;
}

}  // namespace

DealPhase RuleCompiler::deal(const Node& node) {
  DealPhase deal;
  deal.cards = rules.in_play;
  if (const Node* written = node.field("cards")) deal.cards &= cards(*written);
  read_packets(*this, node, deal);
  if (const Node* cut_by = given(node, "cut_by")) {
    const Inside inside(*this, "deal", "cut_by");
    deal.cut_by = one_seat(*cut_by, "deal.cut_by");
    deal.cut = deal.cut_by.word != SeatWord::nobody;
  }
  if (const Node* lay = given(node, "lay")) {
    for (const Node& written : lay->items) {
      deal.lay.push_back(laid(*this, written, deal.packets.size()));
    }
  }
  if (const Node* rest = given(node, "rest")) {
    deal.rest = place_of(*rest);
    if (deal.rest == static_cast<int>(StateLayout::hand)) {
      wrong_type("wrong-type.rest", *rest);
    }
  }
  if (const Node* turns = given(node, "turns")) {
    deal.turns_last = turns_last = true;
    const auto last = [&](const DealPhase::Laid& one) { return one.after >= deal.packets.size(); };
    if (std::any_of(deal.lay.begin(), deal.lay.end(), last) || deal.rest >= 0) {
      diagnostics.fault("no-effect.turns", turns->place);
    }
  }
  deal.hands = rules.seats - resting;
  here |= asks::dealt;
  even_hands = true;
  least_dealt = deal.least_each();
  most_dealt = deal.most_each();
  in_hands = least_dealt == most_dealt ? most_dealt : -1;
  return deal;
}

std::vector<int> RuleCompiler::row(const Node& node, int from, int to, const Text& what) {
  std::vector<int> row;
  const Node* const first = node.field("from");
  const Node* const last = node.field("to");
  const bool ranges = first != nullptr || last != nullptr || node.field("and_back") != nullptr;
  if (ranges != node.items.empty()) {
    wrong_type("wrong-type.row", node);
    return row;
  }
  for (const Node& item : node.items) row.push_back(whole(item, from, to, what));
  if (ranges) {
    for (const auto& [name, end] : {std::pair("from", first), std::pair("to", last)}) {
      if (end != nullptr) continue;
      diagnostics.fault("missing-field.needs", node.place,
                        {{"called", "each_deal"}, {"field", name}});
      return row;
    }
    const int a = whole(*first, from, to, what);
    const int b = whole(*last, from, to, what);
    for (int number = a; number != b; number += a < b ? 1 : -1) row.push_back(number);
    row.push_back(b);
    if (truth(node.field("and_back"))) {
      const std::vector<int> back(row.rbegin() + 1, row.rend());
      row.insert(row.end(), back.begin(), back.end());
    }
  }
  rules.match.cycle = std::max(rules.match.cycle, static_cast<int>(row.size()));
  return row;
}

int RuleCompiler::most_tricks() const {
  const std::vector<int>& may_play = rules.player_counts;
  const int fewest = seats_pass ? 1
                     : may_rest ? 2
                                : std::max(2, *std::ranges::min_element(may_play) - resting);
  return std::max(2, rules.in_play.count() / fewest);
}

bool RuleCompiler::cards_are_dealt(const Node& node) {
  if (!has(asks::dealt, node)) return false;
  const bool are = even_hands && (here & asks::played) == 0;
  if (!are) diagnostics.fault("nothing-here.cards-dealt", node.place);
  return are;
}

DealtNumber RuleCompiler::dealt_number(const Node& node, const std::string& path) {
  if (!node.is_word("cards_dealt")) return {whole(node, 0, max_cards, path), false};
  cards_are_dealt(node);
  return {0, true};
}

DrawPhase RuleCompiler::draw(const Node& node, const std::string& path) {
  DrawPhase phase;
  const Node* const up_to = given(node, "up_to");
  phase.up_to = up_to != nullptr;
  if (phase.up_to == !node.items.empty()) {
    wrong_type("wrong-type.draw-count", node, {{"path", path}});
  } else {
    phase.count = whole(phase.up_to ? *up_to : node.items[0], 1, max_cards, path);
  }
  if (const Node* from = given(node, "from")) {
    for (const Node& name : entries(*from)) {
      const int zone = place_of(name);
      if (is_by_seat(rules, zone) || !make_pile(zone)) {
        wrong_type("wrong-type.draw-from", name, {{"zone", quotable(name.text)}});
      }
      if (std::find(phase.from.begin(), phase.from.end(), zone) != phase.from.end()) {
        diagnostics.fault("no-effect.draw-twice", name.place, {{"zone", quotable(name.text)}});
      }
      phase.from.push_back(zone);
    }
  }
  has(asks::dealt, node);
  phase.who = seats_in_turn(given(node, "who"), path + ".who");
  if (const Node* when_short = given(node, "when_short")) {
    using Short = DrawPhase::Short;
    phase.when_short = when_short->is_word("nobody") ? Short::nobody
                       : when_short->is_word("stop") ? Short::stop
                                                     : Short::as_far_as_it_goes;
  }
  const bool all = phase.who.word == SeatWord::each_seat && node.field("when") == nullptr &&
                   node.field("unless") == nullptr;
  even_hands = even_hands && all;
  for (int* const dealt : {&least_dealt, &most_dealt}) {
    *dealt = phase.up_to ? std::max(*dealt, phase.count) : *dealt + phase.count;
  }
  const bool is_known = in_hands >= 0 && all && (here & asks::played) == 0;
  in_hands = is_known ? most_dealt : -1;
  return phase;
}

ShowPhase RuleCompiler::show(const Node& node, const std::string& path) {
  ShowPhase phase;
  const Node* const of = given(node, "of");
  if (const Node* from = given(node, "from")) phase.from = place_of(*from);
  const bool owned = is_by_seat(rules, phase.from);
  if (owned == (of == nullptr)) {
    diagnostics.fault(owned ? "missing-field.of" : "no-effect.of-nobody",
                      owned ? node.place : of->place, {{"path", path}});
  }
  if (of != nullptr) phase.of = seats_in_turn(of, path + ".of");
  std::optional<Inside> inside;
  if (of != nullptr) inside.emplace(*this, "show", "to");
  phase.to = seats_in_turn(given(node, "to"), path + ".to");
  const int declared = phase.from - static_cast<int>(StateLayout::first_declared);
  const bool is_open = declared < 0 ? phase.from == static_cast<int>(StateLayout::captured)
                                    : rules.zones[static_cast<std::size_t>(declared)].visibility ==
                                          Visibility::everybody;
  if (is_open || (owned && phase.to.word == SeatWord::own_seat && phase.to.of.empty())) {
    diagnostics.fault("no-effect.shown-anyway", node.place, {{"path", path}});
  }
  has(asks::dealt, node);
  return phase;
}

OpenHandPhase RuleCompiler::open_hand(const Node& node, const std::string& path) {
  OpenHandPhase phase;
  has(asks::dealt, node);
  phase.whose = seats_in_turn(node.items.empty() ? nullptr : &node.items[0], path);
  const Node* const player = given(node, "played_by");
  if (player == nullptr) return phase;
  const Inside inside(*this, "open_hand", "played_by");
  phase.played_by = one_seat(*player, path + ".played_by");
  const bool by_itself = phase.played_by->word == SeatWord::own_seat ||
                         phase.played_by->word == SeatWord::nobody ||
                         (phase.played_by->of.empty() && phase.whose.of.empty() &&
                          phase.played_by->word == phase.whose.word);
  if (by_itself) diagnostics.fault("no-effect.played-by", player->place, {{"path", path}});
  return phase;
}

// A phase in which each seat makes one of the calls 0, 1, 2 and so on.
DeclarePhase RuleCompiler::predict(const Node& node, const std::string& path) {
  DeclarePhase phase;
  phase.makes_contract = false;
  phase.verb = "predict";
  phase.who = who(node, path, SeatWord::each_seat);
  Prediction& predicts = phase.predicts.emplace();
  if (const Node* from = given(node, "from"))
    predicts.from = whole(*from, 0, max_cards, path + ".from");
  if (const Node* to = given(node, "to")) predicts.to = dealt_number(*to, path + ".to");
  const Node* const total_not = given(node, "total_not");
  if (total_not != nullptr) predicts.total_not = dealt_number(*total_not, path + ".total_not");
  const int least = predicts.to.is_dealt ? least_dealt : predicts.to.number;
  const int most = predicts.to.is_dealt ? most_dealt : predicts.to.number;
  if (least < predicts.from) {
    diagnostics.fault("wrong-type.predict-bounds", node.place,
                      {{"from", std::to_string(predicts.from)}, {"to", std::to_string(least)}});
    return phase;
  }
  if (total_not != nullptr) {
    const bool one_alone = !phase.who.is_several() || phase.who.word == SeatWord::all_at_once;
    if (one_alone) diagnostics.fault("no-effect.total-not", total_not->place, {{"path", path}});
    if (least == predicts.from) {
      diagnostics.fault("no-way-out.total-not", total_not->place, {{"path", path}});
    }
  }
  if (has_predicted) {
    diagnostics.fault("no-effect.predict-again", node.place, {{"path", path}});
    return phase;
  }
  has_predicted = true;
  const Node* const names = given(node, "names");
  std::set<std::string> used;
  for (int number = predicts.from; number <= most; ++number) {
    CallRules call;
    call.name = std::to_string(number);
    call.text = same(call.name);
    if (names != nullptr) {
      const std::string key = "[" + call.name + "]";
      const Node* name = names->field(key);
      const auto at = static_cast<std::size_t>(number) - 1;
      if (name == nullptr && number > 0 && at < names->items.size()) name = &names->items[at];
      if (name != nullptr) {
        used.insert(key);
        call.name = name->text;
        call.text = text(path + ".names." + slug(call.name), call.name, name);
      }
    }
    call.slug = slug(call.name);
    call.predicts = number;
    call.group = groups;
    call.rule = ref(path, node);
    if (rules.calls.size() == max_calls) {
      diagnostics.fault("too-many.calls", node.place, {{"most", std::to_string(max_calls)}});
      return phase;
    }
    if (call.slug.empty() || call.slug == "pass" || rules.call_index(call.slug) >= 0) {
      diagnostics.fault("duplicate-name.call", node.place, {{"name", quotable(call.name)}});
      return phase;
    }
    phase.calls.add(static_cast<int>(rules.calls.size()));
    rules.calls.push_back(std::move(call));
  }
  ++groups;
  if (names != nullptr) {
    for (const auto& [key, name] : names->fields) {
      if (used.contains(key)) continue;
      diagnostics.fault("no-effect.name-of-number", name.place, {{"name", quotable(name.text)}});
    }
  }
  if (phase.who.word == SeatWord::anybody) {
    const Node& anybody = *node.field("who");
    wrong_type("wrong-type.anybody", anybody);
  }
  return phase;
}

// A number that is named before others are asked for theirs.
void RuleCompiler::check_predictions() {
  if (has_predicted || misses_calls) return;
  for (const CallRules& call : rules.calls) {
    if (call.predicts < 0) continue;
    diagnostics.fault("nothing-here.predict", call.rule.place, {{"path", call.rule.path}});
  }
}

// Where cards run short, and counting shows it, a draw says what then happens.
void RuleCompiler::check_draws() {
  for (const auto& [condition, node] : piles_counted) {
    int there = 0;
    for (const int zone : condition.zones) {
      const int count = lying_after_deal(rules, zone, nullptr);
      there = count < 0 || there < 0 ? -1 : there + count;
    }
    if (there < 0) continue;
    const bool is_true = there >= condition.least && there <= condition.most;
    diagnostics.fault(is_true ? "no-effect.always-true" : "no-effect.never-true", node.place,
                      {{"condition", quotable(to_text(node), 80)}});
  }
  for (const Phase& phase : rules.phases) {
    const auto* draw = std::get_if<DrawPhase>(&phase.body);
    if (draw == nullptr || draw->up_to || draw->count == 0) continue;
    int there = 0;
    for (const int zone : draw->from) {
      const int count = lying_after_deal(rules, zone, &phase);
      if (count < 0) there = -1;
      if (there >= 0) there += count;
    }
    const int taken =
        draw->count * (draw->who.word == SeatWord::each_seat ? rules.seats - resting : 1);
    const bool is_even = there < 0 || there % taken == 0;
    const bool says = draw->when_short.has_value();
    if (is_even == says && there >= 0) {
      diagnostics.fault(says ? "no-effect.when-short" : "missing-field.when-short",
                        phase.rule.place,
                        {{"path", phase.rule.path},
                         {"there", std::to_string(there)},
                         {"taken", std::to_string(taken)}});
    }
  }
}

}  // namespace houserule
