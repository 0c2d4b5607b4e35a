// Rules made by hand, with a phase of every kind of move, and a table that stands still.

#pragma once

#include <catch2/catch.hpp>
#include <map>
#include <memory>

#include "agenda/agenda.h"
#include "rules/model/game_rules.h"
#include "tests/interpreter/table/calls_of.h"

namespace houserule {

namespace hand_made {

enum Where : int {
  deal,
  bid_card,
  swap,
  call,
  discard,
  auction,
  announce,
  meld,
  play,
  where_count
};

inline constexpr int supply = StateLayout::first_declared;
inline constexpr int bid = supply + 1;
inline constexpr int collection = supply + 2;
inline constexpr int row = supply + 3;
inline constexpr int leftover = supply + 4;

// Copper and silver from 8 to 1, and gold from 2 to 0 with four zeros and two ones.
inline Deck deck() {
  Deck deck;
  deck.name = "metals";
  deck.suits = {{"copper", "Cu", {"copper", "銅"}, {}, ""},
                {"silver", "Ag", {"silver", "銀"}, {}, ""},
                {"gold", "Au", {"gold", "金"}, {}, ""}};
  for (int rank = 8; rank >= 0; --rank) {
    const std::string name = std::to_string(rank);
    deck.ranks.push_back({name, name, {name, name}, {}, ""});
  }
  const auto add = [&](int suit, int rank) {
    CardInfo& card = deck.cards.emplace_back();
    card.suit = suit;
    card.rank = rank;
    card.strength = 9 - rank;
  };
  for (int suit = 0; suit < 2; ++suit) {
    for (int rank = 0; rank < 8; ++rank) add(suit, rank);
  }
  for (const int rank : {6, 7, 7, 8, 8, 8, 8}) add(2, rank);
  deck.name_cards();
  return deck;
}

inline Phase phase(const std::string& word, decltype(Phase::body) body) {
  Phase made;
  made.word = made.slug = word;
  made.body = std::move(body);
  made.rule = {word, {"rules.lua", 10}, ""};
  return made;
}

inline PickRule pick(const std::string& name, std::vector<int> zones, const CardSet& cards) {
  PickRule rule;
  rule.name = name;
  rule.count = 1;
  rule.zones = std::move(zones);
  rule.cards.cards = cards;
  rule.rule = {"pick." + name, {"rules.lua", 20}, ""};
  return rule;
}

inline CallRules call_named(const std::string& name) {
  CallRules call;
  call.name = name;
  call.slug = slug(name);
  call.text = {name, ""};
  call.rule = {"call." + call.slug, {"rules.lua", 30}, ""};
  return call;
}

// Four seats, partners opposite, two cards each and five more in a row.
inline GameRules made_rules() {
  GameRules rules;
  rules.game = "metals";
  rules.seats = 4;
  rules.teams = Teams::partners_opposite;
  rules.deck = deck();
  rules.in_play = rules.deck.all();
  const CardSet base = rules.deck.suit(0) | rules.deck.suit(1);
  rules.zones.resize(5);
  const char* names[] = {"supply", "bid", "collection", "row", "leftover"};
  for (std::size_t i = 0; i < 5; ++i) {
    rules.zones[i].name = names[i];
    rules.zones[i].text = {names[i], ""};
    rules.zones[i].per_seat = i == 1 || i == 2;
  }
  rules.zones[3].slots = 3;
  rules.values = {{"pool", ValueType::chips, {}, {}}, {"high_rank", ValueType::rank, {}, {}}};
  std::vector<ZoneLayout> zones;
  for (const ZoneRules& zone : rules.zones) {
    zones.push_back({zone.name, zone.visibility, zone.per_seat, zone.slots});
  }
  rules.layout = StateLayout(4, rules.deck.size(), zones, 2, 32, 8);

  rules.calls = {call_named("small"), call_named("great"), call_named("single handful"),
                 call_named("double handful")};
  rules.calls[1].overrides = calls_of({0});
  for (const std::size_t i : {2U, 3U}) {
    rules.calls[i].group = 0;
    rules.calls[i].shows = pick("", {}, rules.deck.suit(2));
  }

  DealPhase dealt;
  dealt.packets = {2};
  dealt.cards = base;
  dealt.lay = {{3, row}};
  dealt.rest = leftover;
  StepPhase bids;
  bids.verb = "bid";
  bids.choices = {pick("card", {}, base)};
  StepPhase swaps;
  swaps.verb = "swap";
  swaps.may_pass = true;
  swaps.choices = {pick("gold", {collection}, rules.deck.suit(2)), pick("card", {}, base),
                   pick("bid", {bid}, base)};
  swaps.choices[2].of.word = SeatWord::own_side;
  swaps.choices[2].by_seat = true;
  ExchangePhase gives;
  gives.verb = "discard";
  gives.to_zone = leftover;
  gives.gives = pick("", {}, base);
  DeclarePhase contract;
  contract.calls = calls_of({0, 1});
  contract.verb = "bid";
  contract.speaking = Speaking::once;
  DeclarePhase calls;
  calls.calls = calls_of({0, 1, 2, 3});
  calls.makes_contract = false;
  calls.verb = "declare";
  MeldPhase melds;
  melds.zones = {StateLayout::hand, row};
  for (std::size_t rank = 0; rank < rules.deck.ranks.size(); ++rank) {
    CardSet& set = melds.rank_sets.emplace_back();
    for (const Card card : rules.deck.all()) {
      if (rules.deck.info(card).rank == static_cast<int>(rank)) set.add(card);
    }
  }
  melds.own_cards = 2;
  const auto shape = [](const char* name, MeldShape::Kind kind, int points) {
    MeldShape made;
    made.name = name;
    made.text = {name, ""};
    made.kind = kind;
    made.count = 3;
    made.points = Amount::whole(points);
    return made;
  };
  melds.shapes = {shape("three of a kind", MeldShape::Kind::of_a_kind, 1),
                  shape("three in sequence", MeldShape::Kind::sequence, 2)};
  PlayPhase tricks;
  rules.forms.front().always_playable.cards = rules.deck.suit(2);
  tricks.always_from = collection;
  rules.phases = {phase("deal", dealt),       phase("bid", bids),       phase("swap", swaps),
                  phase("call", CallPhase()), phase("exchange", gives), phase("bid", contract),
                  phase("declare", calls),    phase("meld", melds),     phase("play", tricks)};
  rules.deal_phases = where_count;
  return rules;
}

inline const GameRules& rules() {
  static const GameRules rules = made_rules();
  return rules;
}

inline CardSet cards(const GameRules& rules, const std::string& codes) {
  CardSet set;
  for (const std::string& code : words_of(codes)) {
    CardSet equal;
    for (const Card card : rules.in_play) {
      if (rules.deck.info(card).code == code) equal.add(card);
    }
    REQUIRE_FALSE((equal - set).empty());
    set.add((equal - set).first());
  }
  return set;
}

// A table at which everybody is asked what the test says, and nothing ever happens.
class StillAgenda final : public TrickAgenda {
 public:
  explicit StillAgenda(const GameRules& rules) : rules_(rules) {}

  std::map<Seat, Choices> asked;
  std::vector<LadderStep> ladder;
  LadderAnswer answer;
  CardSet trumps_now;

  const GameRules& rules() const override { return rules_; }
  void begin(State& state, std::uint64_t) const override { state = State(rules_.layout); }
  Decision run(State& state, const Surroundings&) const override { return decision(state); }
  Decision run_deal(State& state, const Surroundings&) const override { return decision(state); }
  Asked ask(State&, const Surroundings&) const override { return {}; }
  Decision decision(const State&) const override { return {}; }
  Choices choices(const State&, Seat seat) const override { return asked.at(seat); }
  CardSet cards_of(const State&, Seat, const CardRule& rule) const override { return rule.cards; }
  bool holds(const State&, Seat, const Condition&) const override { return true; }
  SeatSet side_of(const State&, Seat seat) const override {
    return static_cast<SeatSet>(set_of(seat) | set_of(seat_after(seat, 4, 2)));
  }
  CardSet trumps(const State&) const override { return trumps_now; }
  CardSet beating(const State&, Card, bool) const override { return {}; }
  Amount points_on(const State&, const CardSet&) const override { return {}; }
  CardSet winning_now(const State&, Seat, const CardSet&) const override { return {}; }
  void apply(State&, const Move&, const Surroundings&) const override {}
  LadderAnswer ladder_answer(const State&, Seat) const override { return answer; }
  DealResult result(const State&) const override { return {}; }
  int decided_by(const State&, const std::vector<Selector>&) const override { return -1; }
  void lay_trick(State&, Seat, const std::vector<Card>&) const override {}
  Seat receiver(const State&, Seat) const override { return no_seat; }
  void close_match(State&, const Surroundings&) const override {}
  std::int64_t random_deals(State&, std::int64_t, RandomStream&,
                            const Surroundings&) const override {
    return 0;
  }
  CardSet playable(const State&, Seat) const override { return {}; }
  std::int64_t random_deal(State&, RandomStream&, RandomStream&,
                           const Surroundings&) const override {
    return 0;
  }
  bool play_out(State&, RandomStream&, const Surroundings&) const override { return true; }

 private:
  const GameRules& rules_;
};

}  // namespace hand_made

}  // namespace houserule
