#include "bots/search/last_cards.h"

#include <algorithm>

#include "bots/agents/ismcts_agent.h"
#include "bots/agents/learned_agent.h"
#include "bots/agents/player_shelf.h"
#include "tests/games/battery.h"
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

// Every table that agrees with a view of a game where all cards are in hands.
std::vector<State> all_tables(const Session& session, const View& view) {
  const StateLayout& layout = session.rules().layout;
  std::vector<CardSet> known;
  CardSet unseen;
  std::vector<std::size_t> owners;  // one for each unseen card
  for (int i = 0; i < session.rules().seats; ++i) {
    const CardSet hand = session.state().cards(layout, StateLayout::hand, seat_at(i));
    known.push_back(view.known().cards(layout, StateLayout::hand, seat_at(i)));
    unseen |= hand - known.back();
    owners.insert(owners.end(), static_cast<std::size_t>((hand - known.back()).count()),
                  static_cast<std::size_t>(i));
  }
  std::vector<State> tables;
  do {
    std::vector<CardSet> hands = known;
    std::size_t at = 0;
    for (const Card card : unseen) hands[owners[at++]].add(card);
    if (auto table = with_hands(session, hands)) tables.push_back(std::move(*table));
  } while (std::next_permutation(owners.begin(), owners.end()));
  return tables;
}

bool is_below(const Outcome& a, const Outcome& b) {
  if (std::abs(a.gain - b.gain) > 1e-6) return a.gain < b.gain;
  return a.shown < b.shown - 1e-6;
}

// What a move brings each seat, if from then on everybody sees all and goes after its own gain.
std::vector<Outcome> brought(const LoadedTable& table, const State& before, const Move& move) {
  State state = before;
  OutcomeReader outcomes(table);
  const Surroundings around = outcomes.begin();
  table.agenda->apply(state, move, around);
  const Decision decision = table.agenda->run_deal(state, around);
  std::vector<Outcome> all(static_cast<std::size_t>(table.rules->seats));
  if (decision.kind == Decision::Kind::finished) {
    for (int i = 0; i < table.rules->seats; ++i) {
      all[static_cast<std::size_t>(i)] = outcomes.of(seat_at(i), before, state);
    }
    return all;
  }
  std::vector<std::vector<Outcome>> ways;
  for (std::uint64_t i = 0; i < decision.choices.count(); ++i) {
    ways.push_back(brought(table, state, decision.choices.move(i)));
  }
  const auto seat = static_cast<std::size_t>(index_of(decision.choices.seat));
  const auto best = *std::max_element(ways.begin(), ways.end(), [&](const auto& a, const auto& b) {
    return is_below(a[seat], b[seat]);
  });
  std::erase_if(ways, [&](const auto& way) { return is_below(way[seat], best[seat]); });
  for (const auto& way : ways) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      all[i].gain += way[i].gain / static_cast<double>(ways.size());
      all[i].shown += way[i].shown / static_cast<double>(ways.size());
    }
  }
  return all;
}

double mean_gain(const LoadedTable& table, const std::vector<State>& tables, const Move& move) {
  double sum = 0;
  for (const State& before : tables) {
    sum += brought(table, before, move)[static_cast<std::size_t>(index_of(move.seat))].gain;
  }
  return sum / static_cast<double>(tables.size());
}

// Plays on until a seat has a choice of two cards, its last; whether it came to that.
bool comes_to_choice(Session& session, bool last_of_trick, RandomStream& random) {
  LearnedAgent learned(0, false);  // nobody is trained here
  while (session.decision().kind == Decision::Kind::ask && session.state().core().deal == 1) {
    const Choices& choices = session.decision().choices;
    const View view = session.view(choices.seat);
    const int held = view.count(session.rules().layout, StateLayout::hand, choices.seat);
    const bool is_last = session.state().core().trick.size == session.rules().seats - 1;
    if (held == 2 && (is_last || !last_of_trick)) return true;
    const Move move = random.below(3) == 0
                          ? choices.random_move(random)
                          : learned.choose(session.table(), view, session.decision(), random);
    REQUIRE_FALSE(session.try_move(move));
  }
  return false;
}

// Whether the choice mattered; both searches must choose what is better on the mean.
bool check_choice(const LoadedTable& table, const Session& session, RandomStream& random) {
  const Choices choices = session.decision().choices;
  const View view = session.view(choices.seat);
  const std::vector<State> tables = all_tables(session, view);
  REQUIRE_FALSE(tables.empty());
  CHECK(Determinizer(*table.agenda, view).all(300, random).size() == tables.size());
  const double one = mean_gain(table, tables, choices.move(0));
  const double other = mean_gain(table, tables, choices.move(1));
  LearnedAgent learned(200, false);
  IsmctsAgent ismcts({});
  for (Agent* agent : std::initializer_list<Agent*>{&learned, &ismcts}) {
    const Move move = agent->choose(table, view, session.decision(), random);
    CHECK(mean_gain(table, tables, move) > std::max(one, other) - 1e-6);
  }
  return std::abs(one - other) > 1e-6;
}

}  // namespace

TEST_CASE("with two cards left the one with the best mean is played", "[learned][ismcts]") {
  for (const char* spec : {"hearts +no_passing", "lorum", "whist"}) {
    for (const bool last_of_trick : {true, false}) {
      CAPTURE(spec, last_of_trick);
      const LoadedTable table = table_of(spec);
      int mattered = 0;
      for (std::uint64_t seed = 1; seed <= 2000 && mattered < (battery::is_slow ? 1 : 5); ++seed) {
        CAPTURE(seed);
        Session session(table, seed);
        RandomStream random(seed, Purpose::agent);
        if (!comes_to_choice(session, last_of_trick, random)) continue;
        if (check_choice(table, session, random)) ++mattered;
      }
      CHECK(mattered > 0);
    }
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
