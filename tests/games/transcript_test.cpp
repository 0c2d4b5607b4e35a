// One whole deal of each game as a person would write it down, to be read in a review.
//
//     HOUSERULE_UPDATE=1 build/release/houserule_tests "[transcript]"
//
// writes tests/transcripts/ anew.

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/display_width.h"
#include "tests/games/battery.h"

using namespace houserule;
using namespace houserule::battery;

namespace {

constexpr std::uint64_t seed = 1;

std::string seat_text(Seat seat) { return "seat " + std::to_string(number_of(seat)); }

std::string cards_text(const Deck& deck, const CardSet& cards) {
  std::string text;
  int suit = -1;
  for (const Card card : cards) {
    if (suit >= 0 && deck.info(card).suit != suit) text += " ";
    suit = deck.info(card).suit;
    text += (text.empty() ? "" : " ") + deck.info(card).symbol;
  }
  return text;
}

std::string amounts_text(const std::array<Amount, max_seats>& amounts, int seats) {
  std::string text;
  for (int i = 0; i < seats; ++i) text += " " + to_text(amounts[static_cast<std::size_t>(i)]);
  return text;
}

// Whether nobody would play this deal if this seat passed as well.
bool is_last_to_speak(const Session& session, int passes) {
  const auto& phase = session.rules().phases[static_cast<std::size_t>(session.decision().phase)];
  const auto* declare = std::get_if<DeclarePhase>(&phase.body);
  return declare != nullptr && declare->makes_contract && !session.rules().has_normal_game() &&
         session.state().core().contract == no_call && passes >= session.rules().seats - 1;
}

// The moves of a deal are chosen at random; before the play everybody passes, but for whoever is
// the last to speak, so that the transcript shows the whole of a settlement.
void play_first_deal(Session& session) {
  RandomStream random(seed, Purpose::agent);
  int passes = 0;
  while (session.deals().size() == 1 && session.decision().kind == Decision::Kind::ask) {
    const Choices& choices = session.decision().choices;
    if (!choices.options.empty()) {
      REQUIRE_FALSE(session.try_move(choices.random_move(random)));
      continue;
    }
    const bool may_pass = choices.pass && choices.cards.empty();
    const std::uint64_t chosen = !may_pass ? random.below_large(choices.count())
                                 : is_last_to_speak(session, passes) ? 1
                                                                     : 0;
    if (may_pass && chosen == 0) ++passes;
    REQUIRE_FALSE(session.try_move(choices.move(chosen)));
  }
}

std::string transcript_of(const std::string& spec) {
  Session session(must_load(spec), seed);
  const GameRules& rules = session.rules();
  std::ostringstream out;
  out << rules.title.en << ": " << rules.spec << ", seed " << seed << "\n\n";
  std::vector<CardSet> hands;
  for (int i = 0; i < rules.seats; ++i) {
    hands.push_back(session.state().cards(rules.layout, StateLayout::hand, seat_at(i)));
  }
  play_first_deal(session);
  const DealReport& deal = session.deals().front();
  out << "deal " << deal.deal << ", dealer " << seat_text(deal.dealer) << "\n";
  for (int i = 0; i < rules.seats; ++i) {
    out << "  " << seat_text(seat_at(i)) << "  "
        << cards_text(rules.deck, hands[static_cast<std::size_t>(i)]) << "\n";
  }
  out << "\n";
  for (const SpokenMove& spoken : deal.spoken) {
    out << rules.phases[static_cast<std::size_t>(spoken.phase)].word << "  " << spoken.text
        << (spoken.forced ? "  (no choice)" : "") << "\n";
  }
  if (deal.contract != no_call) {
    out << "contract  " << rules.calls[deal.contract].name << " of " << seat_text(deal.declarer)
        << "\n";
  }
  out << "\n";
  int number = 0;
  for (const TrickReport& trick : deal.tricks) {
    out << "trick " << padded_left(std::to_string(++number), 2) << "  " << seat_text(trick.leader)
        << " leads ";
    for (const Move& play : trick.plays) {
      const bool passed = play.kind == MoveKind::pass;
      out << " " << padded_left(passed ? "-" : rules.deck.info(play.card).symbol, 3);
    }
    out << "   " << (trick.winner == no_seat ? "nobody" : seat_text(trick.winner)) << " takes "
        << to_text(trick.points) << "\n";
  }
  if (rules.board != nullptr) {
    for (const std::string& line : session.trace()) out << line << "\n";
  }
  out << "\npoints" << amounts_text(deal.points, rules.seats) << "\n";
  out << "gains " << amounts_text(deal.gains, rules.seats) << "\n";
  for (const ScoreLine& line : deal.lines) {
    out << "  " << seat_text(line.seat) << "  " << padded_left(to_text(line.amount), 4) << "  "
        << line.line << "  (" << line.rule.file << ")\n";
  }
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    out << rules.values[i].name << " after  "
        << to_text(session.state().value(rules.layout, static_cast<int>(i))) << "\n";
  }
  return out.str();
}

}  // namespace

TEST_CASE("a deal of each game goes as its transcript says", "[games][transcript]") {
  const auto folder = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "tests" / "transcripts";
  for (const std::string& game : scripts().games()) {
    const std::string seen = transcript_of(game);
    const auto file = folder / (game + "_deal.txt");
    if (std::getenv("HOUSERULE_UPDATE") != nullptr) {
      std::filesystem::create_directories(folder);
      std::ofstream(file) << seen;
    }
    INFO(file.string());
    CHECK(seen == read_file(file).value_or(""));
  }
}
