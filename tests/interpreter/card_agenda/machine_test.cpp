#include "card_agenda/machine.h"

#include "session/table/session.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

const char* const windows[] = {"before_trick", "before_card", "after_card", "after_trick"};

// A trick with phases that ask in a window of the play: nothing of a card game stands deeper.
GameText asking_in(const std::string& window, const std::string& asks) {
  GameText text;
  text.fields = "zones = { noted = marks },";
  text.before = R"(declare { makes_contract = true, { "low" } },)";
  text.play += " " + window + " = { " + asks + " },";
  return text;
}

}  // namespace

TEST_CASE("the deepest phase of a card game stands five frames deep", "[agenda]") {
  const char* const asking[] = {
      R"(step "ask" { who = each_seat, may_pass = true, choices = { pick "card" { from = "hand" } },
                      apply = { mark { picked "card", from = "hand", to = "noted" } } })",
      R"(offer_to_expose { to = each_seat, cards = { "hearts" } })", R"(declare { { "late" } })"};
  for (const char* const window : windows) {
    for (const char* const asks : asking) {
      CAPTURE(window, asks);
      const CompiledGame game(asking_in(window, asks));
      Session session(game.table(), 1, {}, true);
      int depth = 0;
      int words = 0;
      for (int move = 0; move < 60 && !session.is_finished(); ++move) {
        const Core& core = session.state().core();
        depth = std::max(depth, static_cast<int>(core.depth));
        words = std::max(words, static_cast<int>(core.top));
        const int last = session.decision().choices.count() > 1 ? 1 : 0;
        REQUIRE_FALSE(session.try_move(session.decision().choices.move(move % 3 == 0 ? last : 0)));
      }
      CHECK(depth == 5);
      CHECK(words == 7);
      CHECK(depth < max_frames);
      CHECK(words < max_words);
    }
  }
}

TEST_CASE("what opens frames of its own stands in no window", "[agenda]") {
  const char* const outer[] = {
      R"(deal { packets = { 1 } })", R"(bid { { "more" } })", R"(call { cards = { "King" } })",
      R"(play { first_lead = eldest_hand, follow = { any_card }, winner = { highest_card } })",
      R"(settle { pay = function () end })"};
  for (const char* const window : windows) {
    for (const char* const phase : outer) {
      CAPTURE(window, phase);
      const std::string word(phase, std::string(phase).find(' '));
      CHECK(says(CompiledGame(asking_in(window, phase)),
                 "the word " + word + " cannot stand inside"));
    }
  }
}

TEST_CASE("a game without tricks may ask what is trumps, what beats what, and what is worth points",
          "[agenda]") {
  const CompiledGame game(R"(return game "G" { players = { 2 }, deck = "french_24",
    phases = { deal { packets = { 12 } },
      settle { score "hearts" { each_seat, function (seat)
        return seat:held("Ace of hearts") end } } },
    match = { deals = 2, winner = highest_score } })",
                          "g", "");
  INFO(game.faults());
  Session session(game.table(), 1, {}, true);
  session.go_past_forced();
  REQUIRE(session.is_finished());
  const DealReport& deal = session.deals().front();
  CHECK(to_text(deal.gains[0] + deal.gains[1]) == "1");
  const TrickAgenda* tricks = session.table().agenda->tricks();
  REQUIRE(tricks != nullptr);
  const Deck& deck = session.rules().deck;
  CHECK(tricks->trumps(session.state()).empty());
  CHECK(tricks->beating(session.state(), deck.parse("HK"), true).empty());  // nothing says who wins
  CHECK(tricks->points_on(session.state(), deck.suit(1)) == Amount());
}
