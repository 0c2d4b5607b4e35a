#include "bots/search/last_cards.h"

#include <algorithm>

#include "bots/agents/ismcts_agent.h"
#include "bots/agents/learned_agent.h"
#include "bots/agents/player_shelf.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

// Cards that each seat has played, in order, out of the log.
std::vector<std::vector<Card>> played_in(const Session& session) {
  std::vector<std::vector<Card>> played(static_cast<std::size_t>(session.rules().seats));
  for (const LogEntry& entry : session.log()) {
    if (entry.move.kind != MoveKind::card) continue;
    played[static_cast<std::size_t>(index_of(entry.move.seat))].push_back(entry.move.card);
  }
  return played;
}

// The table of a session with other cards in the hands; nothing if with them it could not have come
// to what it came to.
std::optional<State> with_hands(const Session& session, const std::vector<CardSet>& hands) {
  const auto played = played_in(session);
  NumberedSetup numbered;
  numbered.setup.dealer = session.state().core().dealer;
  numbered.setup.hands = hands;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    for (const Card card : played[seat]) numbered.setup.hands[seat].add(card);
  }
  const int turned = session.state().core().last_dealt;
  if (turned > 0) numbered.setup.last_card = card_at(turned - 1);
  Session again(session.table(), session.seed(), {numbered}, true);
  for (const LogEntry& entry : session.log()) {
    if (again.try_move(entry.move)) return std::nullopt;
  }
  return again.state();
}

// Every table that agrees with what the last seat of a trick sees: each of the others has one card.
std::vector<State> all_tables(const Session& session, const View& view) {
  const StateLayout& layout = session.rules().layout;
  std::vector<CardSet> hands;
  std::vector<Card> unseen;
  std::vector<std::size_t> others;
  for (int i = 0; i < session.rules().seats; ++i) {
    hands.push_back(session.state().cards(layout, StateLayout::hand, seat_at(i)));
    const CardSet known = view.known().cards(layout, StateLayout::hand, seat_at(i));
    if (!known.empty()) continue;
    REQUIRE(hands.back().count() == 1);
    unseen.push_back(hands.back().first());
    others.push_back(static_cast<std::size_t>(i));
  }
  std::sort(unseen.begin(), unseen.end());
  std::vector<State> tables;
  do {
    for (std::size_t i = 0; i < others.size(); ++i) {
      hands[others[i]] = CardSet();
      hands[others[i]].add(unseen[i]);
    }
    if (auto table = with_hands(session, hands)) tables.push_back(std::move(*table));
  } while (std::next_permutation(unseen.begin(), unseen.end()));
  return tables;
}

// What a move brings on the mean; after it each seat has one card to play.
double mean_gain(const LoadedTable& table, const std::vector<State>& tables, const Move& move) {
  double sum = 0;
  for (const State& before : tables) {
    State state(table.rules->layout);
    state.copy_from(before);
    OutcomeReader outcomes(table);
    const Surroundings around = outcomes.begin();
    table.agenda->apply(state, move, around);
    for (int i = 0; i < table.rules->seats; ++i) {
      const Decision decision = table.agenda->run_deal(state, around);
      if (decision.kind == Decision::Kind::finished) break;
      REQUIRE(decision.choices.count() == 1);
      table.agenda->apply(state, decision.choices.move(0), around);
    }
    REQUIRE(table.agenda->run_deal(state, around).kind == Decision::Kind::finished);
    sum += outcomes.of(move.seat, before, state).gain;
  }
  return sum / static_cast<double>(tables.size());
}

// Plays on until the last seat of a trick has a choice of two cards; whether it came to that.
bool comes_to_last_choice(Session& session, RandomStream& random) {
  LearnedAgent learned(0, PlayerShelf::nearest(session.table()));
  while (session.decision().kind == Decision::Kind::ask && session.state().core().deal == 1) {
    const Choices& choices = session.decision().choices;
    const Core& core = session.state().core();
    const View view = session.view(choices.seat);
    const int held = view.count(session.rules().layout, StateLayout::hand, choices.seat);
    if (held == 2 && core.trick.size == session.rules().seats - 1) return true;
    const Move move = random.below(3) == 0
                          ? choices.random_move(random)
                          : learned.choose(session.table(), view, session.decision(), random);
    REQUIRE_FALSE(session.try_move(move));
  }
  return false;
}

}  // namespace

TEST_CASE("who plays last with two cards left never plays the worse one", "[learned][ismcts]") {
  for (const char* spec : {"hearts +no_passing", "lorum", "whist"}) {
    CAPTURE(spec);
    const LoadedTable table = table_of(spec);
    int met = 0;
    int matters = 0;
    for (std::uint64_t seed = 1; seed <= 400 && met < 40; ++seed) {
      CAPTURE(seed);
      Session session(table, seed);
      RandomStream random(seed, Purpose::agent);
      if (!comes_to_last_choice(session, random)) continue;
      ++met;
      const Choices choices = session.decision().choices;
      const View view = session.view(choices.seat);
      const std::vector<State> tables = all_tables(session, view);
      REQUIRE_FALSE(tables.empty());
      const Determinizer determinizer(*table.agenda, view);
      CHECK(determinizer.all(300, random).size() == tables.size());
      const double one = mean_gain(table, tables, choices.move(0));
      const double other = mean_gain(table, tables, choices.move(1));
      if (one != other) ++matters;
      LearnedAgent learned(200, PlayerShelf::nearest(table));
      IsmctsAgent ismcts({});
      for (Agent* agent : std::initializer_list<Agent*>{&learned, &ismcts}) {
        const Move move = agent->choose(table, view, session.decision(), random);
        CHECK(mean_gain(table, tables, move) > std::max(one, other) - 1e-9);
      }
    }
    CAPTURE(met);
    CHECK(matters >= 10);
  }
}

TEST_CASE("an ending that is too far off is left to the search", "[learned][ismcts]") {
  for (const char* spec : {"hearts +no_passing", "briscola"}) {
    CAPTURE(spec);
    const LoadedTable table = table_of(spec);
    Session session(table, 1);
    const Decision& decision = session.decision();
    const View view = session.view(decision.choices.seat);
    const Determinizer determinizer(*table.agenda, view);
    RandomStream random(1, Purpose::agent);
    LastCards ending(table, view, determinizer);
    const auto never = [] { return false; };
    CHECK_FALSE(
        ending.best(decision.choices, decision.phase, decision.choices.move(0), never, random));
    CHECK(determinizer.all(300, random).empty());
  }
}
