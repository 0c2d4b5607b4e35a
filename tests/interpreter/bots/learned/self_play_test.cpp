#include "bots/learned/self_play.h"

#include "tests/games/battery.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

bool never() { return false; }

constexpr TrainingPlan brief{.rounds = 3, .cards = 40, .answers = 15};

// Every statement has a place in the net, and there is room for all.
void check_said(const StatementBook& book, const Statements& statements) {
  REQUIRE(statements.all().size() < Statements::most);
  for (const std::uint16_t statement : statements.all()) REQUIRE(statement < book.size());
}

// Plays a match; returns what was done, as text.
std::string played(const LoadedTable& table, const LearnedPlayer& player, std::uint64_t seed) {
  const Agenda& agenda = *table.agenda;
  State state(table.rules->layout);
  agenda.begin(state, seed);
  RandomStream random(seed, Purpose::agent);
  const Surroundings around{.hooks = table.hooks.get()};
  std::string moves;
  Decision decision = agenda.run(state, around);
  for (int asked = 0; decision.kind == Decision::Kind::ask && asked < 400; ++asked) {
    const Choices& choices = decision.choices;
    const View view = View::of_choice(table.rules->layout, state, choices.seat);
    const Move move = player.choose(table, view, choices, decision.phase, random);
    REQUIRE(choices.allows(move));
    if (choices.melds.phase == nullptr) {
      const Position position = player.position(table, view, decision.phase);
      check_said(player.book(), position.statements());
      for (const Statements& said : said_of(position, move)) check_said(player.book(), said);
    }
    moves += std::to_string(static_cast<int>(move.kind)) + ":" + std::to_string(move.call) + ":" +
             std::to_string(index_of(move.card)) + " ";
    agenda.apply(state, move, around);
    decision = agenda.run(state, around);
  }
  return moves;
}

}  // namespace

TEST_CASE("at every table of cards a player is learned that makes legal moves", "[learned]") {
  int number = 0;
  for (const std::string& spec : battery::plain_tables()) {
    if (battery::is_slow && ++number % 4 != 0) continue;
    CAPTURE(spec);
    const LoadedTable table = table_of(spec);
    if (table.agenda->tricks() == nullptr) continue;
    const auto player = trained(table, brief, never);
    played(table, *player, 1);
  }
}

TEST_CASE("the same plan makes the same player, another seed another", "[learned]") {
  const LoadedTable table = table_of("hearts deals=1");
  TrainingPlan plan = brief;
  const std::string first = played(table, *trained(table, plan, never), 5);
  CHECK(first == played(table, *trained(table_of("hearts deals=1"), plan, never), 5));
  plan.seed = 2;
  CHECK(first != played(table, *trained(table, plan, never), 5));
}

TEST_CASE("training that is stopped ends at once with a player", "[learned]") {
  const LoadedTable table = table_of("lorum deals=1");
  int asked = 0;
  const auto player = trained(table, TrainingPlan(), [&asked] { return ++asked > 3; });
  CHECK(asked == 4);
  played(table, *player, 1);
}

namespace {

class Trained final : public Agent {
 public:
  Trained(const LoadedTable& table, const TrainingPlan& plan)
      : player_(trained(table, plan, never)) {}
  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random) override {
    return player_->choose(table, view, choices_of(table, view, decision), decision.phase, random);
  }

 private:
  std::shared_ptr<const LearnedPlayer> player_;
};

}  // namespace

TEST_CASE("a second of training beats random by far, whatever a house rule makes of the game",
          "[learned][statistics]") {
  struct Case {
    const char* spec;
    double at_least;
    double sign;  // -1: the lowest score wins
  };
  const TrainingPlan plan{.rounds = 10, .cards = 1000, .answers = 300};
  for (const Case& one : {Case{"lorum deals=1", 10, 1}, Case{"hearts deals=1", 3, -1},
                          Case{"hearts deals=1 +jack_of_diamonds", 3, -1}}) {
    const LoadedTable table = table_of(one.spec);
    Trained learned(table, plan);
    RandomAgent random;
    const PairedGain change = paired(table, learned, random, random, 300);
    INFO(one.spec << ": " << change.mean << " +- " << change.half);
    CHECK(one.sign * change.mean - change.half > one.at_least);
  }
}
