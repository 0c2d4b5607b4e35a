// Examples that are played: hands and zones, moves, and what has become of the table.

#include <algorithm>

#include "examples/example.h"
#include "rules/source/lua_source.h"
#include "session/records/record.h"
#include "session/records/replay.h"
#include "session/table/deal_counts.h"
#include "session/texts/move_text.h"

namespace houserule {

namespace {

class Scenario {
 public:
  Scenario(const Example& example, Session session)
      : example_(example), rules_(example.rules()), session_(std::move(session)) {}

  std::optional<Difference> run() {
    const Node* moves = example_.field("moves");
    const Node* calls = moves == nullptr ? example_.field("calls") : nullptr;
    const Node* given = moves == nullptr ? calls : moves;
    const std::vector<std::string> listed =
        given == nullptr ? std::vector<std::string>() : example_.texts(*given, "listed.moves");
    if (!example_.is_sound()) return std::nullopt;
    int used = 0;
    const auto fault = play_moves(session_, listed, moves != nullptr, -1, used);
    // Forced moves may have gone on into the next deal: this one is what it is about.
    const bool is_over = !session_.deals().empty() && session_.deals().front().settled;
    example_.show(is_over ? *session_.settled() : session_.state());
    if (is_over) {
      const DealReport& deal = session_.deals().front();
      example_.show_settlement(deal.settlement, deal.figures, deal.lines);
    }
    const bool is_whole = session_.setups().empty() || !session_.setups().front().setup.is_partial;
    if (is_whole) example_.keep(to_record(session_));
    if (const auto failure = session_.failure()) example_.keep_printed(failure->printed);
    if (fault) {
      const std::string move =
          fault->move >= 1 && static_cast<std::size_t>(fault->move) <= listed.size()
              ? listed[static_cast<std::size_t>(fault->move) - 1]
              : "";
      return Difference{
          move.empty() ? sentence("example.plays-on") : sentence("example.legal", {{"move", move}}),
          fault->message};
    }
    if (session_.decision().kind == Decision::Kind::fault) {
      example_.fault(session_.fault());
      return std::nullopt;
    }
    if (session_.deals().empty()) return std::nullopt;
    deal_ = &session_.deals().front();
    for (const auto check :
         {&Scenario::compare_contract, &Scenario::compare_next, &Scenario::compare_refused,
          &Scenario::compare_trick, &Scenario::compare_shown, &Scenario::compare_outcome,
          &Scenario::compare_invariants, &Scenario::compare_holds}) {
      if (auto found = (this->*check)()) return found;
    }
    return example_.compare_after(session_.state());
  }

 private:
  std::optional<Difference> compare_seat(const char* field, Seat got) const {
    if (!example_.has(field)) return std::nullopt;
    const Seat wanted = example_.seat(field, no_seat);
    if (wanted == got) return std::nullopt;
    return Difference{named(field, seat_name(wanted)), seat_name(got), field, lua_of(got)};
  }

  std::optional<Difference> compare_contract() {
    const bool is_value = rules_.value_index("contract") >= 0;
    if (!is_value && (example_.has("contract") || example_.has("calls"))) {
      const std::uint8_t made = example_.contract();
      if (made != deal_->contract) {
        return Difference{example_.call_name(made), example_.call_name(deal_->contract)};
      }
    }
    const Core& core = session_.state().core();
    if (auto found = example_.compare_bid(core)) return found;
    if (const Node* called = example_.field("called")) {
      const CardSet card = example_.cards(*called);
      const CardSet got = deal_->called == no_card ? CardSet() : CardSet::of(deal_->called);
      if (card != got) return Difference{example_.names_of(card), example_.names_of(got)};
    }
    if (auto found = compare_seat("declarer", deal_->declarer)) return found;
    if (auto found = compare_seat("partner", deal_->partner)) return found;
    for (const auto& [name, got] :
         {std::pair("sides", core.declared), std::pair("sits_out", core.resting)}) {
      const Node* const wanted = example_.field(name);
      if (wanted == nullptr || example_.seats(*wanted) == got) continue;
      return Difference{named(name, seats_text(example_.seats(*wanted))), seats_text(got), name,
                        lua_of(got)};
    }
    const std::optional<bool> thrown = example_.truth("thrown_in");
    if (thrown && *thrown != deal_->thrown_in) {
      return truth_differs("thrown_in", deal_->thrown_in,
                           sentence(*thrown ? "example.thrown-in" : "example.not-thrown-in"),
                           sentence(deal_->thrown_in ? "example.it-is" : "example.it-is-not"));
    }
    return std::nullopt;
  }

  // Who is asked now, and for what.
  std::optional<Difference> compare_next() {
    const Decision& decision = session_.decision();
    const bool asks = decision.kind == Decision::Kind::ask;
    if (const Node* next = example_.field("asks_next")) {
      const bool speaking =
          asks && std::holds_alternative<DeclarePhase>(
                      rules_.phases[static_cast<std::size_t>(decision.phase)].body);
      // Who leads is asked as well, but not for a call.
      const bool counts = example_.has("calls") ? speaking : asks;
      const Seat asked = counts ? decision.choices.seat : no_seat;
      const Seat wanted = example_.seat_in(*next);
      if (asked != wanted) {
        return Difference{sentence("example.asked-next", {{"seat", seat_name(wanted)}}),
                          seat_name(asked), "asks_next", lua_of(asked)};
      }
    }
    if (const Node* wanted = example_.field("to_act")) {
      const SeatSet seats = example_.seats(*wanted);
      const SeatSet got = asks ? session_.choosers() : SeatSet{0};
      if (seats != got) {
        return Difference{sentence("example.to-act", {{"seats", seats_text(seats)}}),
                          seats_text(got), "to_act", lua_of(got)};
      }
    }
    if (const Node* legal = example_.field("legal")) {
      std::vector<std::string> wanted = example_.texts(*legal, "listed.moves");
      std::vector<std::string> offered = session_.legal_moves().legal;
      for (std::string& move : wanted) move = as_offered(move);
      std::sort(wanted.begin(), wanted.end());
      std::sort(offered.begin(), offered.end());
      if (wanted != offered) {
        std::vector<std::string> now;
        for (const std::string& move : offered) now.push_back(lua_text(move));
        return Difference{Example::listed(wanted), Example::listed(offered), "legal",
                          lua_list(now)};
      }
    }
    if (const Node* wanted = example_.field("may_play")) {
      const CardSet cards = example_.cards(*wanted);
      const CardSet got = asks ? decision.choices.cards : CardSet();
      if (example_.names_of(cards) != example_.names_of(got)) {
        return Difference{example_.names_of(cards), example_.names_of(got), "may_play",
                          lua_of(rules_, got)};
      }
    }
    const std::optional<bool> pass = example_.truth("may_pass");
    if (pass && *pass != (asks && decision.choices.pass)) {
      return truth_differs("may_pass", !*pass,
                           sentence(*pass ? "example.may-pass" : "example.may-not-pass"),
                           sentence(*pass ? "example.it-is-not" : "example.it-is"));
    }
    return std::nullopt;
  }

  // Several cards of a move are a set: in whatever order they are written, they are told in one.
  std::string as_offered(const std::string& move) const {
    const ReadMove read = session_.read(move);
    if (!read.move || !read.right_verb) return move;
    return to_text(example_.rules(), session_.decision().phase, *read.move, &session_.state());
  }

  // The cards that everybody has been shown.
  std::optional<Difference> compare_shown() {
    const Node* shown = example_.field("shown");
    if (shown == nullptr) return std::nullopt;
    CardSet got;
    for (const ShownCards& cards : deal_->shown) {
      if (cards.seen) got |= cards.cards;
    }
    const CardSet wanted = example_.cards(*shown);
    if (wanted == got) return std::nullopt;
    return Difference{sentence("example.shown", {{"cards", example_.names_of(wanted)}}),
                      example_.names_of(got)};
  }

  // Moves that must be refused, each with its code.
  std::optional<Difference> compare_refused() {
    const Node* refused = example_.field("refused");
    if (refused == nullptr) return std::nullopt;
    const auto compare = [&](const std::string& move,
                             const std::string& code) -> std::optional<Difference> {
      const ReadMove read = session_.read(move);
      const bool readable = read.move && read.right_verb;
      const auto refusal = readable ? session_.refusal_of(*read.move)
                                    : std::optional(session_.unreadable(move, read));
      if (!readable && code.empty()) {
        return Difference{sentence("example.refused-by-rule", {{"move", move}}),
                          sentence("example.no-move", {{"why", refusal->message}})};
      }
      if (refusal && (code.empty() || code == refusal->code)) {
        example_.tell_refusal(refusal->rule);
        return std::nullopt;
      }
      const char* const key = code.empty() ? "example.refused" : "example.refused-code";
      return Difference{sentence(key, {{"move", move}, {"code", code}}),
                        refusal ? Text(refusal->code) : sentence("example.it-is-legal")};
    };
    if (!example_.is_list(*refused, "listed.moves")) return std::nullopt;
    if (refused->items.empty() && refused->fields.empty()) {
      example_.fault("missing-field.names-no-move", *refused);
    }
    for (const Node& move : refused->items) {
      if (auto found = compare(move.text, "")) return found;
    }
    for (const auto& [move, code] : refused->fields) {
      if (code.kind != Node::Kind::text) {
        example_.fault("wrong-type.code-of-refusal", code);
        continue;
      }
      if (auto found = compare(move, code.text)) return found;
    }
    return std::nullopt;
  }

  // The last trick that is over.
  std::optional<Difference> compare_trick() {
    const TrickReport* last = nullptr;
    for (const TrickReport& trick : deal_->tricks) {
      if (trick.over) last = &trick;
    }
    if (auto found = compare_seat("winner", last == nullptr ? no_seat : last->winner)) return found;
    const Node* award = example_.field("award");
    if (award == nullptr) return std::nullopt;
    std::vector<Text> wanted;
    std::vector<Text> got;
    for (const auto& [seat, cards] : example_.by_seat(*award)) {
      for (const Card card : example_.card_list(*cards)) {
        wanted.push_back(example_.gets(seat, card));
      }
    }
    if (last != nullptr) {
      for (const AwardReport& one : last->awards) {
        for (const Card card : one.cards) {
          got.push_back(example_.gets(one.seat, card));
        }
      }
    }
    if (wanted == got) return std::nullopt;
    return Difference{Example::listed(wanted), Example::listed(got)};
  }

  template <typename Values>
  std::optional<Difference> compare_amounts(const char* field, const Values& values) const {
    const std::vector<Amount> wanted = example_.amounts(field);
    if (wanted.empty()) return std::nullopt;
    std::vector<Amount> got;
    for (int i = 0; i < rules_.seats; ++i) got.push_back(values(static_cast<std::size_t>(i)));
    if (wanted == got) return std::nullopt;
    return Difference{named(field, Example::listed(wanted)), Example::listed(got), field,
                      lua_of(got)};
  }

  std::optional<Difference> compare_outcome() {
    const DealReport& deal = *deal_;
    if (auto found = compare_amounts("points", [&](std::size_t i) { return deal.points[i]; })) {
      return found;
    }
    const auto tricks = [&](std::size_t i) { return Amount::whole(deal.tricks_won[i]); };
    for (const char* name : {"tricks", "tricks_won"}) {
      if (auto found = compare_amounts(name, tricks)) return found;
    }
    if (auto found = compare_amounts("gains", [&](std::size_t i) { return deal.gains[i]; })) {
      return found;
    }
    const auto predicted = [&](std::size_t i) {
      return Amount::whole(rules_.predicted(session_.state(), seat_at(static_cast<int>(i))));
    };
    if (auto found = compare_amounts("predicted", predicted)) return found;
    if (session_.state().core().finished != 0) {
      if (auto found = example_.compare_winners(session_.state())) return found;
    }
    const State& table = deal.settled ? *session_.settled() : session_.state();
    const auto laid = [&](std::size_t i) {
      return table.meld_points(rules_.layout, seat_at(static_cast<int>(i)));
    };
    if (auto found = compare_amounts("melded", laid)) {
      return found;
    }
    return example_.compare_figures(deal);
  }

  std::optional<Difference> compare_invariants() {
    const Invariants invariants = invariants_of(example_);
    if (deal_->settled) {
      if (auto found = compare_gains(example_, invariants, *deal_)) return found;
      if (auto found = compare_values(example_, invariants, *session_.settled())) return found;
    } else if (invariants.gains) {
      return Difference{sentence("example.settled"), sentence("example.not-over")};
    }
    return compare_values(example_, invariants, session_.state());
  }

  // What a function says of the deal once it has been settled.
  std::optional<Difference> compare_holds() {
    const Node* holds = example_.field("holds");
    if (holds == nullptr) return std::nullopt;
    if (!deal_->settled) {
      return Difference{sentence("example.settled-holds"), sentence("example.not-over")};
    }
    const std::optional<bool> truth =
        ask_of_deal(example_, *holds, *deal_, *session_.settled(), *example_.table().hooks);
    if (!truth || *truth) return std::nullopt;
    return Difference{sentence("example.holds"), sentence("example.holds-not")};
  }

  const Example& example_;
  const GameRules& rules_;
  Session session_;
  const DealReport* deal_ = nullptr;
};

}  // namespace

CardSet dealt_cards(const GameRules& rules) {
  CardSet dealt;
  for (int i = 0; i < rules.deal_phases; ++i) {
    const auto* deal = std::get_if<DealPhase>(&rules.phases[static_cast<std::size_t>(i)].body);
    if (deal != nullptr) dealt |= deal->cards.empty() ? rules.deck.all() : deal->cards;
  }
  return dealt & rules.in_play;
}

std::optional<Session> seated(const Example& example) {
  const GameRules& rules = example.rules();
  NumberedSetup numbered;
  DealSetup& setup = numbered.setup;
  if (const Node* deal = example.field("deal")) {
    setup.number = example.whole(*deal, 1, rules.match.deals > 0 ? rules.match.deals : max_deals);
  }
  const DealCounts dealing(rules, setup.number);
  if (const Node* turned = example.field("last_card")) {
    const CardSet card = example.cards(*turned);
    if (!card.empty()) setup.last_card = card.first();
  }
  setup.dealer = example.seat("dealer", seat_at(rules.seats - 1), false);
  if (setup.dealer == no_seat) setup.dealer = seat_at(rules.seats - 1);  // a fault was told
  State given(rules.layout);
  for (std::size_t zone = 0; zone < rules.layout.zones().size(); ++zone) {
    for (int i = 0; i < (rules.layout.zones()[zone].per_seat ? rules.seats : 1); ++i) {
      for (Card& slot : given.slots(rules.layout, zone, seat_at(i))) slot = no_card;
    }
  }
  example.set_zones(given);
  example.set_values(given);
  for (const Amount score : example.amounts("scores", false)) setup.scores.emplace_back(score);
  CardSet mentioned;
  bool complete = true;
  const auto deal_hand = [&](Seat seat, const Node& cards) {
    setup.hands.resize(static_cast<std::size_t>(rules.seats));
    for (const Card card : example.laid_out(cards)) {
      setup.hands[static_cast<std::size_t>(index_of(seat))].add(card);
    }
  };
  if (const Node* hands = example.field("hands")) {
    if (hands->items.empty() && hands->fields.empty()) {
      example.fault("missing-field.names-no-seat", *hands, {{"field", "hands"}});
    }
    for (const auto& [seat, cards] : example.by_seat(*hands)) deal_hand(seat, *cards);
  } else if (const Node* hand = example.field("hand")) {
    deal_hand(seat_after(*setup.dealer, rules.seats), *hand);
  }
  for (const CardSet& hand : setup.hands) {
    mentioned |= hand;
    complete = complete && hand.count() == dealing.hand;
  }
  const auto add_zone = [&](std::size_t zone, Seat seat, const std::vector<Card>& cards) {
    for (const Card card : cards) mentioned.add(card);
    const bool by_seat = rules.layout.zones()[zone].per_seat;
    setup.zones.push_back({static_cast<int>(zone), by_seat ? seat : no_seat, cards});
  };
  for (std::size_t i = 0; i < rules.zones.size(); ++i) {
    const std::size_t zone = StateLayout::first_declared + i;
    const Node* const stated = example.field(rules.zones[i].name);
    if (stated == nullptr) continue;
    const bool by_seat = rules.layout.zones()[zone].per_seat;
    SeatSet parts = set_of(seat_at(0));
    if (by_seat) {
      parts = 0;
      for (const auto& [seat, cards] : example.by_seat(*stated)) {
        parts = static_cast<SeatSet>(parts | set_of(seat));
      }
    }
    for (int seat = 0; seat < rules.seats; ++seat) {
      if ((parts >> seat & 1) == 0) continue;
      std::vector<Card> cards;
      for (const Card card : given.slots(rules.layout, zone, seat_at(seat))) {
        if (card != no_card) cards.push_back(card);
      }
      if (rules.layout.zones()[zone].slots == 0) {
        for (const Card card : given.cards(rules.layout, zone, seat_at(seat))) {
          cards.push_back(card);
        }
      }
      add_zone(zone, seat_at(seat), cards);
    }
  }
  // So it is where fewer cards are left than the deal leaves.
  for (const DealSetup::Zone& zone : setup.zones) {
    const bool is_rest = zone.zone == dealing.rest;
    complete = complete && (!is_rest || std::ssize(zone.cards) == dealing.rest_count);
  }
  setup.is_partial = !setup.hands.empty() && !complete;
  if (setup.is_partial) {
    // A small deal: what it does not mention is laid out where cards must lie, or lies nowhere.
    CardSet spare = dealt_cards(rules) - mentioned;
    for (const auto& [zone, count] : dealing.laid) {
      const auto which = static_cast<std::size_t>(zone);
      if (example.has(rules.layout.zones()[which].name)) continue;
      std::vector<Card> cards;
      while (static_cast<int>(cards.size()) < count && !spare.empty()) {
        cards.push_back(spare.take_first());
      }
      add_zone(which, no_seat, cards);
    }
    std::vector<Card> rest;
    for (const Card card : spare) rest.push_back(card);
    setup.zones.push_back({StateLayout::known, seat_at(0), std::move(rest)});
  }
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    const Node* stated = example.field(rules.values[i].name);
    const ValueType type = rules.values[i].type;
    const bool named = type == ValueType::rank || type == ValueType::suit;
    if (stated != nullptr && named) {
      const std::string& name = rules.values[i].name;
      example.fault("unknown-field.of-the-deal", *stated, {{"field", name}},
                    sentence("say-after", {{"field", name + "_after"}}));
    }
    setup.values.push_back(stated != nullptr && !named
                               ? std::optional(given.value(rules.layout, static_cast<int>(i)))
                               : std::nullopt);
  }
  setup.values.resize(static_cast<std::size_t>(rules.layout.values()));
  for (const auto& [place, amount] : example.tallies("tallies")) {
    setup.values[static_cast<std::size_t>(place)] = amount;
  }
  return Session(example.table(), 1, {std::move(numbered)}, true);
}

std::optional<Difference> run_scenario(const Example& example) {
  auto session = seated(example);
  if (!session || !example.is_sound()) return std::nullopt;
  return Scenario(example, std::move(*session)).run();
}

}  // namespace houserule
