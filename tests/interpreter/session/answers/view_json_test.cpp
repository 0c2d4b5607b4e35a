#include "session/answers/view_json.h"

#include <bit>
#include <catch2/catch.hpp>
#include <set>

#include "bots/guesses/determinize.h"
#include "bots/guesses/voids.h"
#include "session/records/replay.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

using ViewJson = nlohmann::ordered_json;

// Every word of every text in a value.
void collect_words(const ViewJson& json, std::set<std::string>& words) {
  if (json.is_string()) {
    for (const std::string& word : houserule::words_of(json.get<std::string>())) words.insert(word);
  }
  if (!json.is_structured()) return;
  for (const auto& [key, value] : json.items()) {
    words.insert(key);
    collect_words(value, words);
  }
}

// Plays random moves and shows the session before each of them.
template <typename Look>
void play_at_random(Session& session, int moves, const Look& look) {
  RandomStream random(session.seed(), Purpose::agent);
  for (int i = 0; i < moves && !session.is_finished(); ++i) {
    look();
    const auto asked = static_cast<std::uint32_t>(std::popcount(session.decision().to_act));
    SeatSet left = session.decision().to_act;
    for (std::uint32_t skip = random.below(asked); skip > 0; --skip) left &= left - 1;
    const Choices choices = session.choices(seat_at(std::countr_zero(left)));
    REQUIRE_FALSE(session.try_move(choices.move(random.below_large(choices.count()))));
  }
}

// The view of a seat where the moves of a record lead.
ViewJson view_after(const std::string& record, int seat) {
  Diagnostics diagnostics;
  const std::optional<Record> read = parse_record(record, "record", diagnostics);
  REQUIRE(read);
  Replay replay = replay_record(*read, "record", table_of(read->table));
  INFO(to_json(replay));
  REQUIRE(replay.session);
  REQUIRE_FALSE(replay.fault);
  const Session& session = *replay.session;
  return view_json(session.table(), session.view(seat_at(seat - 1)), session.decision());
}

}  // namespace

TEST_CASE("no view names a card that its seat cannot know", "[session]") {
  const std::string spec =
      GENERATE("lorum", "lorum players=3 +exposed_horniky", "hearts", "exposure",
               "exposure +meld_together", "aurum", "aurum players=3", "french_tarot",
               "french_tarot players=3", "french_tarot players=5 +fft");
  INFO(spec);
  const LoadedTable table = table_of(spec);
  const GameRules& rules = *table.rules;
  State guess(rules.layout);
  int hidden_cards = 0;
  int other_worlds = 0;
  for (std::uint64_t seed = 1; seed <= (this_build::is_slow ? 1 : 4); ++seed) {
    Session session(table, seed);
    play_at_random(session, this_build::is_slow ? 30 : 150, [&] {
      for (int i = 0; i < rules.seats; ++i) {
        const View view = session.view(seat_at(i));
        const ViewJson json = view_json(table, view, session.decision());
        std::set<std::string> words;
        collect_words(json, words);
        // A card of which the seat sees a twin has no code of its own; a called one is named.
        CardSet open = seen_cards(rules, view);
        for (int j = 0; j < rules.seats; ++j) {  // seen in a hand, and perhaps laid aside since
          open |= view.known().doubtful(rules.layout, seat_at(j));
        }
        if (session.state().core().called != no_card) open.add(session.state().core().called);
        std::set<std::string> hidden;
        for (const Card card : rules.in_play - open) hidden.insert(rules.deck.info(card).code);
        for (const Card card : open) hidden.erase(rules.deck.info(card).code);
        hidden_cards += static_cast<int>(hidden.size());
        for (const std::string& code : hidden) {
          if (words.contains(code))
            FAIL("seat " << i + 1 << " is told of " << code << " in\n" << json);
        }
        // The same table with other cards where the seat sees none.
        RandomStream random(seed, Purpose::agent, session.log().size());
        Determinizer(*table.agenda, view).guess(random, guess);
        if (!(guess == session.state())) ++other_worlds;
        const View there(rules.layout, guess, seat_at(i));
        if (view_json(table, there, session.decision()).dump() != json.dump()) {
          FAIL("seat " << i + 1 << " can tell it apart from another table:\n" << json);
        }
      }
    });
  }
  CHECK(hidden_cards > 200);
  CHECK(other_worlds > 20);
}

TEST_CASE("a view says what lies open, and what the seat has in hand against it", "[session]") {
  const ViewJson view = view_after(R"({"houserule": 1, "table": "lorum", "seed": "17", "moves": [
    "1 pass", "2 pass", "3 pass", "4 pass", "1 play HK"], "optional": "pass"})",
                                   2);
  CHECK(view["seat"] == 2);
  CHECK(view["to_act"] == ViewJson({2}));
  CHECK(view["verb"] == "play");
  CHECK(view["dealer"] == 4);
  CHECK(view["trick"]["leader"] == 1);
  CHECK(view["trick"]["cards"] == ViewJson({"1 HK"}));
  CHECK(view["trick"]["winner"] == 1);
  CHECK(view["counts"]["hand"] == ViewJson({7, 8, 8, 8}));
  CHECK(view["hand"].size() == 8);
  CHECK(view["zones"]["pool"] == 0);
  CHECK(view["scores"] == ViewJson({100, 100, 100, 100}));
}

TEST_CASE("a view remembers what its seat has given away", "[session]") {
  const LoadedTable table = table_of("hearts");
  Session session(table, 5);
  std::vector<std::vector<std::string>> given;
  for (int i = 0; i < 4; ++i) {
    const Choices choices = session.choices(seat_at(i));
    const Move move = choices.move(0);
    given.emplace_back();
    for (const Card card : move.cards) given.back().push_back(table.rules->deck.info(card).code);
    REQUIRE_FALSE(session.try_move(move));
    if (i < 3) {
      const ViewJson mine = view_json(table, session.view(seat_at(i)), session.decision());
      CHECK(mine["chosen"] == ViewJson(given.back()));
      const ViewJson other = view_json(table, session.view(seat_at(3)), session.decision());
      CHECK(other["chosen"].empty());
    }
  }
  const ViewJson view = view_json(table, session.view(seat_at(0)), session.decision());
  CHECK(view["known"][1] == ViewJson(given[0]));  // to the left in the first deal
  CHECK(view["known"][2].empty());
  CHECK(view["chosen"].empty());
  CHECK(view["gives_to"] == ViewJson({nullptr, nullptr, nullptr, nullptr}));
  // What it gave and got stays there, whatever is played.
  play_at_random(session, 40, [&] {
    for (int i = 0; i < 4; ++i) {
      const ViewJson now = view_json(table, session.view(seat_at(i)), session.decision());
      if (now["deal"] != 1) continue;
      for (int j = 0; j < 4; ++j) {
        const auto at = static_cast<std::size_t>(j);
        const bool to_left = j == (i + 1) % 4;
        const bool from_right = j == (i + 3) % 4;
        CHECK(now["gave"][at] ==
              (to_left ? ViewJson(given[static_cast<std::size_t>(i)]) : ViewJson::array()));
        CHECK(now["got"][at] == (from_right ? ViewJson(given[at]) : ViewJson::array()));
      }
    }
  });
}

TEST_CASE("a view says to whom cards are given now", "[session]") {
  const LoadedTable table = table_of("hearts");
  Session session(table, 5);
  const auto gives_to = [&] {
    return view_json(table, session.view(seat_at(2)), session.decision())["gives_to"];
  };
  CHECK(gives_to() == ViewJson({2, 3, 4, 1}));
  REQUIRE_FALSE(session.try_move(session.choices(seat_at(0)).move(0)));
  CHECK(gives_to() == ViewJson({2, 3, 4, 1}));
  CHECK_FALSE(view_json(table_of("lorum"), Session(table_of("lorum"), 1).view(seat_at(0)),
                        Session(table_of("lorum"), 1).decision())
                  .contains("gives_to"));
}

TEST_CASE("a chien that was turned up stays known as far as it is certain", "[session]") {
  const std::string begin = R"({"houserule": 1, "table": "french_tarot deals=1", "seed": "3",
    "moves": ["1 bid garde", "2 pass", "3 pass", "4 pass")";
  const ViewJson open = view_after(begin + R"(], "optional": "pass"})", 2);
  CHECK(open["known"][0] == ViewJson({"SJ", "H5", "D9", "D8", "T11", "T5"}));
  CHECK(open["shown"][0] == open["known"][0]);
  CHECK(open["doubtful"][0].empty());
}

TEST_CASE("a view has bids, contracts, zones and passes under their names", "[session]") {
  const LoadedTable aurum = table_of("aurum");
  Session session(aurum, 3);
  bool passed = false;
  play_at_random(session, 120, [&] {
    const ViewJson view = view_json(aurum, session.view(seat_at(1)), session.decision());
    CHECK(view["zones"].contains("bid"));
    CHECK(view["counts"].contains("supply"));
    for (const ViewJson& trick : view["tricks"]) {
      CHECK(trick["cards"].size() == 4);
      for (const auto& play : trick["cards"]) {
        if (play.get<std::string>().ends_with(" pass")) passed = true;
      }
    }
  });
  CHECK(passed);
  const LoadedTable tarot = table_of("french_tarot");
  Session bidding(tarot, 3);
  REQUIRE_FALSE(bidding.try_move(
      to_text(*tarot.rules, bidding.decision().phase, bidding.decision().choices.move(1))));
  const ViewJson view = view_json(tarot, bidding.view(seat_at(3)), bidding.decision());
  CHECK(view["announced"][0] == ViewJson({"prise"}));
  CHECK(view["counts"]["chien"] == 6);
  CHECK(view["zones"]["chien"].empty());
  CHECK_FALSE(view["trumps"].empty());
}

TEST_CASE("a table is described by its cards from high to low", "[session]") {
  const ViewJson lorum = table_json(*table_of("lorum players=3").rules);
  CHECK(lorum["table"] == "lorum players=3");
  CHECK(lorum["seats"] == 3);
  CHECK(lorum["suits"][0][0] == "HA");
  CHECK(lorum["suits"][1] == ViewJson({"BA", "BK", "BO", "BU", "B10", "B9"}));
  CHECK(lorum["worth"]["LO"] == 8);
  CHECK_FALSE(lorum["worth"].contains("LA"));
  const ViewJson tarot = table_json(*table_of("french_tarot").rules);
  CHECK(tarot["winner"] == "highest_score");
  CHECK(tarot["worth"]["EX"] == 4.5);
  std::size_t cards = 0;
  for (const ViewJson& suit : tarot["suits"]) cards += suit.size();
  CHECK(cards == 78);
}
