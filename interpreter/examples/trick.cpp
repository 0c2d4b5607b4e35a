// Examples of a trick: what may be played to it, who wins it, what its end brings.

#include <algorithm>

#include "examples/example.h"

namespace houserule {

namespace {

// The functions of the rules without the settlement: an example of a trick says nothing of bids and
// piles, so it can be the last of its deal and still not be settled.
class Unsettled final : public Hooks {
 public:
  explicit Unsettled(Hooks& hooks) : hooks_(hooks) {}

  bool settle(const SettlePhase& /*phase*/, const DealResult& /*result*/, Chips& /*chips*/,
              std::vector<FigureValue>* /*figures*/) override {
    return true;
  }
  bool run_step(int hook, TableInHand& table) override { return hooks_.run_step(hook, table); }
  void refuse(Diagnostic fault) override { hooks_.refuse(std::move(fault)); }
  const Diagnostic& fault() const override { return hooks_.fault(); }
  std::unique_ptr<Hooks> fresh() const override { return hooks_.fresh(); }

 private:
  Hooks& hooks_;
};

// Goes on to the first card of a deal. The first try passes where that is possible, and else takes
// what comes first; the next calls whatever there is to call; then chance decides, until a deal is
// played that others would have thrown in.
bool play_begins(const Example& example, State& state, int attempt) {
  const Agenda& agenda = example.unwatched();
  Unsettled hooks(*example.table().hooks);
  const Surroundings around = {.hooks = &hooks};
  agenda.begin(state, static_cast<std::uint64_t>(attempt) + 1);
  RandomStream random(static_cast<std::uint64_t>(attempt), Purpose::agent);
  for (int moves = 0; moves < 1000; ++moves) {
    const Decision decision = agenda.run(state, around);
    if (decision.kind != Decision::Kind::ask) return false;
    const Phase& phase = example.rules().phases[static_cast<std::size_t>(decision.phase)];
    if (std::holds_alternative<PlayPhase>(phase.body)) return true;
    const Choices& choices = decision.choices;
    const auto* declare = std::get_if<DeclarePhase>(&phase.body);
    const bool must_call = declare != nullptr && !choices.calls.empty() &&
                           (declare->all_pass.has_value() || attempt == 1);
    const Move move =
        attempt > 1 ? choices.random_move(random) : choices.move(must_call && choices.pass ? 1 : 0);
    agenda.apply(state, move, around);
  }
  return false;
}

bool play_begins(const Example& example, State& state) {
  constexpr int most_attempts = 20;
  for (int attempt = 0; attempt < most_attempts; ++attempt) {
    if (play_begins(example, state, attempt)) return true;
  }
  return false;
}

// Takes every card off the table and forgets what was played.
void clear(const GameRules& rules, State& state) {
  const StateLayout& layout = rules.layout;
  for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
    const int parts = layout.zones()[zone].per_seat ? rules.seats : 1;
    for (int i = 0; i < parts; ++i) {
      state.set_cards(layout, zone, seat_at(i), CardSet());
      for (Card& slot : state.slots(layout, zone, seat_at(i))) slot = no_card;
    }
  }
  for (Card& card : state.history(layout)) card = no_card;
  for (TrickEnd& end : state.trick_log(layout)) end = TrickEnd();
  for (int i = 0; i < rules.seats; ++i) {
    state.score(layout, seat_at(i)) = state.meld_points(layout, seat_at(i)) = Amount();
  }
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    const ValueType type = rules.values[i].type;
    const bool named = type == ValueType::rank || type == ValueType::suit;
    state.value(layout, static_cast<int>(i)) = Amount::whole(named ? -1 : 0);
  }
  Core& core = state.core();
  core.plays = 0;
  core.tricks_played = 0;
  core.tricks_won = {};
  state.forget_announced(layout);
  core.trick = Trick();
}

// What was played in earlier tricks of the deal.
void set_past(const Example& example, State& state) {
  const GameRules& rules = example.rules();
  Core& core = state.core();
  const Node* played = example.field("played");
  int tricks = example.truth("first_trick").value_or(true) ? 0 : 1;
  if (played != nullptr) {
    const std::vector<Card> cards = example.card_list(*played);
    const auto history = state.history(rules.layout);
    const auto most = std::min(history.size(), cards.size());
    std::copy_n(cards.begin(), most, history.begin());
    tricks = std::max(tricks, (static_cast<int>(most) + rules.seats - 1) / rules.seats);
  }
  int won = 0;
  const std::vector<int> counts =
      example.trick_counts(static_cast<int>(state.trick_log(rules.layout).size()));
  for (std::size_t i = 0; i < counts.size(); ++i) {
    core.tricks_won[i] = static_cast<std::uint8_t>(counts[i]);
    won += counts[i];
  }
  const int taken = std::max(tricks, won);
  const int most = std::max(0, static_cast<int>(state.trick_log(rules.layout).size()) - 1);
  if (taken > most) {
    example.fault("wrong-type.tricks-before", example.node(),
                  {{"most", std::to_string(most)}, {"taken", std::to_string(taken)}});
    return;
  }
  core.tricks_played = static_cast<std::uint8_t>(taken);
  core.plays = static_cast<std::uint16_t>(core.tricks_played * rules.seats);
}

CardSet everything(const GameRules& rules, const State& state) {
  CardSet all;
  for (std::size_t zone = 0; zone < rules.layout.zones().size(); ++zone) {
    const int parts = rules.layout.zones()[zone].per_seat ? rules.seats : 1;
    for (int i = 0; i < parts; ++i) all |= state.cards(rules.layout, zone, seat_at(i));
  }
  return all;
}

// What follows from the last card of a trick.
class Watcher final : public EventSink {
 public:
  explicit Watcher(const GameRules& rules) : rules_(rules) {}

  void on_event(const Event& event, const State& state) override {
    const bool beyond =
        event.kind == Event::Kind::settled || event.kind == Event::Kind::deal_ends ||
        event.kind == Event::Kind::match_ends || event.kind == Event::Kind::deal_begins;
    over_ = over_ || beyond;
    if (over_) return;
    after = state;
    if (event.kind == Event::Kind::trick_won) {
      taken = true;
      winner = event.seat;
    }
    if (event.kind != Event::Kind::cards_moved || event.phase < 0) return;
    const auto* moved =
        std::get_if<MovePhase>(&rules_.phases[static_cast<std::size_t>(event.phase)].body);
    if (moved != nullptr && !moved->report_as.empty()) awards.emplace_back(event.seat, event.cards);
  }
  bool deal_is_over() const { return over_; }

  bool taken = false;
  Seat winner = no_seat;
  std::vector<std::pair<Seat, CardSet>> awards;
  State after;

 private:
  const GameRules& rules_;
  bool over_ = false;
};

class TrickExample {
 public:
  explicit TrickExample(const Example& example) : example_(example), rules_(example.rules()) {}

  std::optional<Difference> run() {
    if (!play_begins(example_, state_)) {
      example_.fault("wrong-type.no-play", example_.node());
      return std::nullopt;
    }
    clear(rules_, state_);
    set_contract(example_, state_);
    example_.set_zones(state_);
    example_.set_values(state_);
    set_past(example_, state_);
    leader_ = example_.seat("leader", seat_at(0), false);
    if (!example_.is_sound()) return std::nullopt;
    if (const Node* laid = example_.field("trick")) trick_ = example_.actions(*laid);
    check_played();
    for (const char* name : {"hands", "captured", "exposed"}) {
      const Node* given = example_.field(name);
      const std::size_t zone = std::string_view(name) == "hands"      ? StateLayout::hand
                               : std::string_view(name) == "captured" ? StateLayout::captured
                                                                      : StateLayout::exposed;
      if (given != nullptr) example_.set_zone(state_, zone, *given);
    }
    const bool ends =
        example_.has("winner") || example_.has("award") || example_.has("next_leader");
    return ends ? run_end_of_trick() : run_position();
  }

 private:
  Seat acting(std::size_t actions) const {
    return seat_after(leader_, rules_.seats, static_cast<int>(actions) % rules_.seats);
  }

  // A card that was played lies neither in the trick nor in a hand.
  void check_played() const {
    const Node* played = example_.field("played");
    if (played == nullptr) return;
    CardSet gone;
    for (const Card card : example_.card_list(*played)) {
      CardSet equal;
      for (const Card other : rules_.in_play) {
        if (rules_.deck.info(other).code == rules_.deck.info(card).code) equal.add(other);
      }
      if (equal.count() == 1) gone.add(card);
    }
    CardSet here;
    for (const Card card : trick_) {
      if (card != no_card) here.add(card);
    }
    if (const Node* hand = example_.field("hand")) here |= example_.cards(*hand);
    if ((here & gone).empty()) return;
    example_.fault("wrong-type.played-again", *played, {{"cards", example_.names_of(here & gone)}});
  }

  void lay(const std::vector<Card>& cards) {
    state_.core().trick = Trick();
    state_.core().trick.leader = leader_;
    if (!cards.empty()) example_.agenda().tricks()->lay_trick(state_, leader_, cards);
    // What lies nowhere is out of play.
    CardSet rest = rules_.in_play - everything(rules_, state_);
    for (const Card card : trick_) {
      if (card != no_card) rest.remove(card);
    }
    state_.set_cards(rules_.layout, StateLayout::box, seat_at(0), rest);
  }

  std::optional<Difference> run_position() {
    if (trick_.size() >= static_cast<std::size_t>(rules_.seats)) {
      const Node& laid = *example_.field("trick");
      example_.fault("wrong-type.trick-full", laid);
      return std::nullopt;
    }
    const Seat seat = acting(trick_.size());
    if (const Node* hand = example_.field("hand")) {
      CardSet held;
      for (const Card card : example_.laid_out(*hand)) held.add(card);
      state_.set_cards(rules_.layout, StateLayout::hand, seat, held);
    } else if (!example_.has("hands")) {
      example_.fault("missing-field.example-hand", example_.node());
      return std::nullopt;
    }
    lay(trick_);
    example_.show(state_);
    const Choices choices = example_.agenda().choices(state_, seat);
    if (const Node* wanted = example_.field("may_play")) {
      const std::vector<std::string> expected = names(example_.cards(*wanted));
      const std::vector<std::string> got = names(choices.cards);
      if (expected != got) {
        return Difference{Example::listed(expected), Example::listed(got), "may_play",
                          lua_of(rules_, choices.cards)};
      }
    }
    const std::optional<bool> pass = example_.truth("may_pass");
    if (pass && *pass != choices.pass) {
      return truth_differs("may_pass", choices.pass,
                           sentence(*pass ? "example.may-pass" : "example.may-not-pass"),
                           sentence(choices.pass ? "example.it-is" : "example.it-is-not"));
    }
    return example_.compare_sight(state_);
  }

  // The names of cards in the deck's order, equal ones once.
  std::vector<std::string> names(const CardSet& cards) const {
    std::vector<std::string> names;
    for (const Card card : cards) {
      const std::string& name = rules_.deck.info(card).name;
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    return names;
  }

  std::optional<Difference> run_end_of_trick() {
    if (trick_.size() != static_cast<std::size_t>(rules_.seats)) {
      example_.fault("wrong-type.trick-whole", example_.node(),
                     {{"n", std::to_string(rules_.seats)}});
      return std::nullopt;
    }
    const Card last = trick_.back();
    const Seat seat = acting(trick_.size() - 1);
    State stated = state_;  // the table as the example has it, without what give_cards() adds
    give_cards(seat, last);
    lay({trick_.begin(), trick_.end() - 1});
    stated.core().trick = state_.core().trick;
    Trick& whole = stated.core().trick;
    whole.cards[static_cast<std::size_t>(whole.size++)] = last;
    example_.show(stated);
    Watcher watcher(rules_);
    watcher.after = state_;
    Unsettled hooks(*example_.table().hooks);
    const Surroundings around = {.hooks = &hooks, .events = &watcher, .any_hands = true};
    const Move move = last == no_card ? Move::pass(seat) : Move::of_card(seat, last);
    example_.agenda().apply(state_, move, around);
    const Decision decision = example_.agenda().run(state_, around);
    if (decision.kind == Decision::Kind::fault) {
      example_.fault(example_.table().hooks->fault());
      return std::nullopt;
    }
    return compare(watcher);
  }

  // The last card lies where it is played from; the others keep a card so that the deal goes on.
  void give_cards(Seat seat, Card last) {
    const StateLayout& layout = rules_.layout;
    if (last != no_card) {
      const auto& play = *play_phase();
      const auto beside = static_cast<std::size_t>(std::max(0, play.always_from));
      const CardRule& always = rules_.form_of(state_.core().contract).always_playable;
      const bool from_beside = example_.agenda().tricks()->cards_of(state_, seat, always).has(last);
      const std::size_t zone = from_beside ? beside : static_cast<std::size_t>(StateLayout::hand);
      CardSet cards = state_.cards(layout, zone, seat);
      cards.add(last);
      state_.set_cards(layout, zone, seat, cards);
    }
    if (example_.has("hands")) return;
    CardSet spare = dealt_cards(rules_) - everything(rules_, state_);
    for (const Card card : trick_) {
      if (card != no_card) spare.remove(card);
    }
    for (int i = 0; i < rules_.seats && !spare.empty(); ++i) {
      if (seat_at(i) == seat) continue;
      state_.set_cards(layout, StateLayout::hand, seat_at(i), CardSet::of(spare.take_first()));
    }
  }

  const PlayPhase* play_phase() const {
    for (const Phase& phase : rules_.phases) {
      if (const auto* play = std::get_if<PlayPhase>(&phase.body)) return play;
    }
    return nullptr;
  }

  std::optional<Difference> compare(const Watcher& watcher) const {
    if (const Node* wanted = example_.field("winner")) {
      const Seat winner = example_.seat_in(*wanted);
      const Seat got = watcher.taken ? watcher.winner : no_seat;
      if (winner != got) {
        return Difference{sentence("example.wins-trick", {{"seat", seat_name(winner)}}),
                          seat_name(got), "winner", lua_of(got)};
      }
    }
    if (const Node* wanted = example_.field("award")) {
      if (auto found = compare_awards(*wanted, watcher)) return found;
    }
    if (const Node* wanted = example_.field("next_leader")) {
      const Seat next = example_.seat_in(*wanted);
      const Seat got = watcher.deal_is_over() ? no_seat : state_.core().trick.leader;
      if (next != got) {
        return Difference{sentence("example.leads-next", {{"seat", seat_name(next)}}),
                          seat_name(got), "next_leader", lua_of(got)};
      }
    }
    return example_.compare_after(watcher.after);
  }

  std::optional<Difference> compare_awards(const Node& wanted, const Watcher& watcher) const {
    std::vector<Text> expected;
    std::vector<Text> got;
    for (const auto& [seat, cards] : example_.by_seat(wanted)) {
      for (const Card card : example_.card_list(*cards)) {
        expected.push_back(example_.gets(seat, card));
      }
    }
    for (const auto& [seat, cards] : watcher.awards) {
      for (const Card card : cards) {
        got.push_back(example_.gets(seat, card));
      }
    }
    if (expected == got) return std::nullopt;
    return Difference{Example::listed(expected), Example::listed(got)};
  }

  const Example& example_;
  const GameRules& rules_;
  State state_;
  Seat leader_ = no_seat;
  std::vector<Card> trick_;
};

}  // namespace

std::optional<Difference> run_trick(const Example& example) { return TrickExample(example).run(); }

}  // namespace houserule
