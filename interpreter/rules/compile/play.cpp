// Giving out the cards and playing them.

#include <algorithm>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

constexpr int most_laid = 64;

Ladder any_card(const RuleCompiler& compiler, const RuleRef& rule) {
  LadderStep step;
  step.cards.cards = compiler.rules.deck.all();
  step.cards.word = "any_card";
  step.cards.rule = step.rule = rule;
  return {step};
}

void read_follow(RuleCompiler& compiler, const Node& node, const std::string& path,
                 PlayPhase& play) {
  const Node* follow = node.field("follow");
  if (follow == nullptr) {
    play.follow = play.follow_trump = any_card(compiler, compiler.ref(path + ".follow", node));
    return;
  }
  const Node* suit = follow->field("when_suit_led");
  const Node* trump = follow->field("when_trump_led");
  if (suit == nullptr && trump == nullptr) {
    play.follow = play.follow_trump = compiler.ladder(*follow, path + ".follow");
    return;
  }
  if (!follow->items.empty() || suit == nullptr || trump == nullptr) {
    compiler.diagnostics.fault("missing-field.follow", follow->place, {{"path", path}});
    return;
  }
  if (compiler.rules.trumps.empty()) {
    compiler.diagnostics.fault("unreachable-step.no-trumps", trump->place);
  }
  play.follow = compiler.ladder(*suit, path + ".follow.when_suit_led");
  play.follow_trump = compiler.ladder(*trump, path + ".follow.when_trump_led");
}

// Cards that may be played whatever the ladder says; `cards { .., from = zone }` says where from.
void read_always_playable(RuleCompiler& compiler, const Node& node, const std::string& path,
                          PlayPhase& play) {
  const Node* written = given(node, "always_playable");
  if (written == nullptr) return;
  const std::string inside = path + ".always_playable";
  bool has_zone = false;
  std::vector<Node> sets;
  for (const Node& entry : entries(*written)) {
    int from = StateLayout::hand;
    Node set = entry;
    if (const Node* zone = entry.field("from")) {
      from = compiler.zone(*zone);
      set.remove_field("from");
    }
    if (has_zone && from != play.always_from) {
      compiler.wrong_type("wrong-type.one-zone", entry, {{"path", inside}});
    }
    play.always_from = from;
    has_zone = true;
    sets.push_back(std::move(set));
  }
  play.always_playable = compiler.union_rule(sets, inside, Sees::deal);
  play.always_playable.rule = compiler.ref(inside, *written);
}

// When the play ends: after a trick, or at once; then the cards of the open trick must go
// somewhere.
void read_ends(RuleCompiler& compiler, const Node& node, const std::string& path, PlayPhase& play) {
  play.ends_when.kind = Condition::Kind::hands_empty;
  play.ends_when.rule = compiler.ref(path, node);
  if (const Node* ends_when = given(node, "ends_when")) {
    play.ends_when = compiler.condition(*ends_when, path + ".ends_when");
  }
  const Node* at_once = given(node, "ends_at_once");
  const Node* to = given(node, "unfinished_to");
  if (at_once != nullptr) {
    play.ends_at_once = compiler.condition(*at_once, path + ".ends_at_once");
  }
  if (at_once != nullptr && to == nullptr) {
    compiler.diagnostics.fault("missing-field.unfinished-to", at_once->place, {{"path", path}},
                               sentence("missing-field.unfinished-to-suggest"));
  }
  if (at_once == nullptr && to != nullptr) {
    compiler.diagnostics.fault("no-effect.unfinished-to", to->place, {{"path", path}});
  }
  if (to == nullptr) return;
  play.unfinished_to = compiler.zone(*to);
  const int declared = play.unfinished_to - static_cast<int>(StateLayout::first_declared);
  const auto is_pile = [](const ZoneRules& zone) {
    return !zone.per_seat && !zone.per_side && !zone.marks && zone.slots == 0;
  };
  const bool fits = declared < 0
                        ? play.unfinished_to == static_cast<int>(StateLayout::box)
                        : is_pile(compiler.rules.zones[static_cast<std::size_t>(declared)]);
  if (!fits) {
    compiler.wrong_type("wrong-type.unfinished-to", *to);
  }
}

}  // namespace

DealPhase RuleCompiler::deal(const Node& node) {
  DealPhase deal;
  deal.cards = rules.in_play;
  if (const Node* written = node.field("cards")) deal.cards &= cards(*written);
  if (const Node* packets = node.field("packets")) {
    for (const Node& packet : entries(*packets)) {
      if (packet.kind == Node::Kind::nothing) continue;
      deal.packets.push_back(whole(packet, 1, max_cards, sentence("wrong-type.whole-packet")));
    }
  }
  if (const Node* cut_by = given(node, "cut_by")) {
    deal.cut = true;
    deal.cut_by = seat_word(*cut_by, "deal.cut_by");
  }
  if (const Node* lay = given(node, "lay")) {
    for (const Node& written : lay->items) {
      if (written.items.size() != 2) {
        wrong_type("wrong-type.laid", written, {{"example", "{ number, \"zone\" }"}});
        continue;
      }
      DealPhase::Laid laid;
      laid.count = whole(written.items[0], 1, most_laid, sentence("wrong-type.whole-laid"));
      laid.zone = zone(written.items[1]);
      const int declared = laid.zone - static_cast<int>(StateLayout::first_declared);
      const bool shared = declared >= 0 &&
                          !rules.zones[static_cast<std::size_t>(declared)].per_seat &&
                          !rules.zones[static_cast<std::size_t>(declared)].per_side;
      if (!shared) wrong_type("wrong-type.laid-zone", written);
      deal.lay.push_back(laid);
    }
  }
  if (const Node* rest = given(node, "rest")) {
    deal.rest = zone(*rest);
    if (deal.rest == static_cast<int>(StateLayout::hand)) {
      wrong_type("wrong-type.rest", *rest);
    }
  }
  return deal;
}

PlayPhase RuleCompiler::play(const Node& node, const std::string& path) {
  PlayPhase play;
  play.first_lead = seats(node.field("first_lead"), path + ".first_lead");
  if (play.first_lead.empty()) {
    SeatRule eldest;
    eldest.rule = ref(path, node);
    play.first_lead = {eldest};
  }
  const Node* lead = given(node, "lead");
  play.lead = lead == nullptr ? any_card(*this, ref(path, node)) : ladder(*lead, path + ".lead");
  read_follow(*this, node, path, play);
  read_always_playable(*this, node, path, play);
  play.winner = selectors(node.field("winner"), path + ".winner");
  if (play.winner.empty()) {
    diagnostics.fault("missing-field.winner", node.place, {{"path", path}});
  }
  play.next_lead = selectors(node.field("next_lead"), path + ".next_lead");
  play.before_trick = phases_inside(node.field("before_trick"), path + ".before_trick");
  play.before_card = phases_inside(node.field("before_card"), path + ".before_card");
  play.after_card = phases_inside(node.field("after_card"), path + ".after_card");
  play.after_trick = phases_inside(node.field("after_trick"), path + ".after_trick");
  read_ends(*this, node, path, play);
  return play;
}

}  // namespace houserule
