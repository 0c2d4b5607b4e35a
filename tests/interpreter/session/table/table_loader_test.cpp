#include "session/table/table_loader.h"

#include <catch2/catch.hpp>
#include <set>

#include "base/random.h"
#include "session/table/session.h"
#include "tests/fuzz/mutation.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

const std::string lorum_text =
    read_file(std::string(HOUSERULE_SOURCE_DIR) + "/games/lorum/rules.lua").value_or("");

// A small game: everything a rules file needs, nothing else.
const std::string small_game = R"(
return game "Small" {
  players = { 2 },
  deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { follow_suit, any_card },
           winner = { highest_of_led_suit } },
    settle { pay = function (result, chips)
      for _, seat in ipairs(result.seats) do chips:score(seat, seat.tricks) end
    end },
  },
  match = { deals = 2, winner = highest_score },
}
)";

std::string with(std::string text, const std::string& old, const std::string& now) {
  const auto at = text.find(old);
  REQUIRE(at != std::string::npos);
  return text.replace(at, old.size(), now);
}

std::string faults_of_small(const std::string& old, const std::string& now) {
  const ScriptTree tree;
  tree.write("games/small/rules.lua", with(small_game, old, now));
  return tree.faults("small");
}

std::string mutated_script(const std::string& text, RandomStream& random) {
  return fuzz::mutated_tokens(text, fuzz::script_tokens(), random);
}

// A file that was loaded all the same must be a game: it can be played, or a function of it fails.
void play(const LoadedTable& table) {
  State state;
  table.agenda->begin(state, 1);
  RandomStream random(1, Purpose::agent);
  table.agenda->random_deals(state, 3, random, {.hooks = table.hooks.get()});
  Session session(table, 1);
  for (int i = 0; i < 40 && session.decision().kind == Decision::Kind::ask; ++i) {
    const Choices& choices = session.decision().choices;
    REQUIRE(choices.count() > 0);
    const auto count = static_cast<std::uint32_t>(choices.count());
    if (session.try_move(choices.move(static_cast<int>(random.below(count))))) break;
  }
}

template <typename Mutate>
int loaded_after(int cases, std::uint64_t seed, Mutate mutate) {
  const ScriptTree tree;
  RandomStream random(seed, Purpose::chance);
  Diagnostics none;
  const auto words = load_words(tree.folders(), none);
  REQUIRE(words);
  int loaded = 0;
  for (int i = 0; i < cases; ++i) {
    const std::string text = mutate(lorum_text, random);
    tree.write("games/lorum/rules.lua", text);
    CAPTURE(i, seed);
    Diagnostics diagnostics;
    const char* spec = i % 2 == 0 ? "lorum" : "lorum players=3";
    const auto table =
        load_table(tree.folders(), *words, parse_spec(spec, diagnostics), diagnostics);
    REQUIRE(table.has_value() == diagnostics.empty());
    if (!table) continue;
    ++loaded;
    play(*table);
  }
  return loaded;
}

}  // namespace

TEST_CASE("a rules file with random bytes in it never stops the loader", "[session]") {
  CHECK(loaded_after(battery::is_slow ? 100 : 200, 21, fuzz::mutated_bytes) > 0);
}

TEST_CASE("a rules file with tokens out of place never stops the loader", "[session]") {
  CHECK(loaded_after(battery::is_slow ? 200 : 400, 22, mutated_script) > 0);
}

TEST_CASE("house rules with tokens out of place never stop the loader", "[session]") {
  const ScriptTree tree;
  tree.copy("games/lorum");
  RandomStream random(23, Purpose::chance);
  for (const std::string& name : tree.folders().variants("lorum")) {
    const std::string path = "games/lorum/variants/" + name + ".lua";
    const std::string text = read_file(tree.root() / path).value_or("");
    for (int i = 0; i < (battery::is_slow ? 6 : 30); ++i) {
      tree.write(path, mutated_script(text, random));
      Diagnostics diagnostics;
      const auto table = tree.load("lorum +" + name, diagnostics);
      REQUIRE(table.has_value() == diagnostics.empty());
      if (table) play(*table);
    }
    tree.write(path, text);
  }
}

TEST_CASE("a small game is loaded and played", "[session]") {
  CHECK(faults_of_small("players", "players") == "");
  const ScriptTree tree;
  tree.write("games/small/rules.lua", small_game);
  Diagnostics diagnostics;
  const auto table = tree.load("small", diagnostics);
  REQUIRE(table);
  CHECK(table->rules->game == "small");
  CHECK(table->rules->title.en == "Small");
  CHECK(table->rules->spec == "small players=2");
  CHECK_FALSE(table->rules->uses_chips());
  play(*table);
}

TEST_CASE("numbers no table can have are refused", "[session]") {
  const auto refused = [](const std::string& old, const std::string& now, const char* code) {
    const std::string faults = faults_of_small(old, now);
    CAPTURE(now, faults);
    CHECK(faults.find(std::string("[") + code + "]") != std::string::npos);
  };
  for (const char* players : {"{ 0 }", "{ -2 }", "{ 9 }", "{ 2.5 }", "{ 1e300 }"}) {
    refused("players = { 2 }", std::string("players = ") + players, "bad-number");
  }
  refused("players = { 2 }", "players = {}", "missing-field");
  for (const char* packets : {"{ 0 }", "{ -12 }", "{ 1e300 }", "{ 12.5 }"}) {
    refused("packets = { 12 }", std::string("packets = ") + packets, "wrong-type");
  }
  for (const char* packets : {"{}", "{ 11 }", "{ 13 }", "{ 6, 7 }"}) {
    refused("packets = { 12 }", std::string("packets = ") + packets, "deal-uneven");
  }
  for (const char* deals : {"0", "-1", "70000", "1e300", "2.5"}) {
    refused("deals = 2", std::string("deals = ") + deals, "wrong-type");
  }
}

TEST_CASE("cards are dealt once and played once", "[session]") {
  const std::string deal = "deal { packets = { 12 } },";
  CHECK(faults_of_small(deal, "deal { packets = { 6 } }, deal { packets = { 6 } },") ==
        "games/small/rules.lua:6: the cards are dealt already (later cards come by move out of a "
        "zone that keeps the rest) [deal-uneven]\n");
  CHECK(faults_of_small(deal, "").find("nobody has a card to play here") != std::string::npos);
  const std::string play_twice = with(small_game, "settle {",
                                      "play \"again\" { first_lead = eldest_hand, "
                                      "follow = any_card, winner = { highest_of_led_suit } },\n"
                                      "    settle {");
  const ScriptTree tree;
  tree.write("games/small/rules.lua", play_twice);
  CHECK(tree.faults("small").find("nobody has a card to play here") != std::string::npos);
  CHECK(faults_of_small("deck = \"french_24\"", "deck = \"french_24\", without = any_card")
            .find("deal-uneven") != std::string::npos);
}

TEST_CASE("who pays and who shares are seats that are there", "[session]") {
  const ScriptTree tree;
  tree.write("games/lorum/rules.lua", with(lorum_text, "pay { house.pool_ante, from = each_seat",
                                           "pay { house.pool_ante, from = anybody"));
  CHECK(tree.faults("lorum").find("pay.from is one seat, or several in turn: each_seat, own_side "
                                  "or defenders [wrong-type]") != std::string::npos);
  tree.write("games/lorum/rules.lua", with(lorum_text, "among = each_seat", "among = declarer"));
  CHECK(tree.faults("lorum").find(
            "declarer asks for a contract, and none can be made before [nothing-here]") !=
        std::string::npos);
}

TEST_CASE("house numbers are what they should be", "[session]") {
  const auto faults = [](const std::string& number) {
    return faults_of_small("phases = {", "house = { stake = " + number + " },\n  phases = {");
  };
  CHECK(faults("number { 5, \"the stake\" }") == "");
  CHECK(faults("numbers { { 5, 6 }, { \"stakes\", ja = \"x\" } }") == "");
  for (const char* number : {"5", "{ 5 }", "number {}", "number { \"5\" }", "number { 1e300 }",
                             "number { { 5 } }", "number { 5, {} }", "number { 5, 6 }",
                             "numbers { { \"a\" } }", "number { 5, \"a\", from = \"b\" }",
                             "number { 5, \"a\", to = 1e300 }", "number { house.other, \"a\" }"}) {
    CAPTURE(number);
    CHECK(faults(number).find("[wrong-type]") != std::string::npos);
  }
  CHECK(faults("number { 5, \"a\", from = 6 }").find("[bad-number]") != std::string::npos);
}

TEST_CASE("a change is held to what fits where it writes", "[session]") {
  const ScriptTree tree;
  tree.copy("games/lorum");
  const auto faults = [&](const std::string& changes) {
    tree.write(
        "games/lorum/variants/bad.lua",
        "return variant { of = \"lorum\", title = \"Bad\", changes = {\n" + changes + "\n} }\n");
    return tree.faults("lorum +bad");
  };
  const auto refused = [&](const std::string& changes, const std::string& code) {
    const std::string found = faults(changes);
    CAPTURE(changes, found);
    CHECK(found.find("[" + code + "]") != std::string::npos);
  };
  refused("set { path = \"deck\", value = 5 },", "wrong-type");
  refused("set { path = \"deck\", value = \"no_such\" },", "missing-file");
  refused("set { path = \"play.follow\", value = 7 },", "wrong-type");
  refused("set { path = \"card_points\", value = 3 },", "wrong-type");
  refused("set { path = \"phases\", value = 3 },", "wrong-type");
  refused("remove { path = \"phases\" },", "missing-field");
  refused("remove { path = \"play.follow\" },", "missing-field");
  refused("append { path = \"players\", values = { \"five\" } },", "wrong-type");
  refused("set { path = \"match.deals\", value = values.pool },", "wrong-type");
  // Another deck is read and brings its own names.
  const std::string french = faults("set { path = \"deck\", value = \"french_32\" },");
  CHECK(french.find("deck 'french_32' has no card or group named 'Horn\u00edk of acorns'") !=
        std::string::npos);
}

TEST_CASE("a house rule that is left out must be one", "[session]") {
  const ScriptTree tree;
  tree.copy("games/lorum");
  CHECK(tree.faults("lorum -exposed_horniky") == "");
  CHECK(tree.faults("lorum -exposed_hornik") ==
        "lorum has no house rule 'exposed_hornik' (did you mean 'exposed_horniky'?) "
        "[unknown-variant]\n");
}

TEST_CASE("an unknown card is told beside other faults", "[session]") {
  const ScriptTree tree;
  tree.write("games/lorum/rules.lua",
             with(with(lorum_text, "\"hearts\"", "\"heart\""), "first_lead", "first_laed"));
  const std::string faults = tree.faults("lorum");
  CAPTURE(faults);
  CHECK(faults.find("did you mean 'hearts'?") != std::string::npos);
  CHECK(faults.find("did you mean 'first_lead'?") != std::string::npos);
}

TEST_CASE("scripts without words are no scripts", "[session]") {
  Diagnostics diagnostics;
  CHECK_FALSE(load_words(ScriptFolders::of("/nowhere"), diagnostics));
  CHECK(diagnostics.to_text().find("[missing-file]") != std::string::npos);
}
