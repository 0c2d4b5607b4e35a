#include "bots/programs/line_protocol.h"

#include <nlohmann/json.hpp>
#include <sstream>

#include "bots/agents/opponents.h"
#include "session/records/replay.h"
#include "tests/fuzz/mutation.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/interpreter/bots/transcript.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

using Answer = nlohmann::json;

LineProtocol protocol_here(Language language = Language::en) {
  const ScriptFolders folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  Diagnostics diagnostics;
  std::optional<WordTable> words = load_words(folders, diagnostics);
  REQUIRE(words);
  return LineProtocol({folders, std::move(*words), language, "0.1.0"});
}

class Served {
 public:
  explicit Served(Language language = Language::en) : protocol_(protocol_here(language)) {}

  Answer operator()(const std::string& line) { return Answer::parse(protocol_.answer(line)); }

  // The result of a request without number; fails if there is none.
  Answer result(const std::string& members) {
    const Answer answer = (*this)("{" + members + "}");
    INFO(members << "\n" << answer);
    REQUIRE(answer.contains("result"));
    return answer["result"];
  }
  std::string fault(const std::string& members) {
    const Answer answer = (*this)("{" + members + "}");
    INFO(members << "\n" << answer);
    REQUIRE(answer.contains("error"));
    CHECK_FALSE(answer["error"]["message"].get<std::string>().empty());
    return answer["error"]["code"];
  }

 private:
  LineProtocol protocol_;
};

std::string opens(const std::string& table, const std::string& seed = "17") {
  return R"("verb":"open","table":")" + table + R"(","seed":")" + seed + "\"";
}

std::string moves(int seat, const std::string& move) {
  return R"("verb":"move","seat":)" + std::to_string(seat) + R"(,"move":")" + move + "\"";
}

}  // namespace

TEST_CASE("a request's number comes back, whatever scalar it is", "[protocol]") {
  Served ask;
  for (const char* id : {"7", "-7", "1.5", "\"a\\nb\"", "true", "null", "18446744073709551615"}) {
    const Answer answer = ask(std::string("{\"id\":") + id + ",\"verb\":\"hello\"}");
    CHECK(answer["id"] == Answer::parse(id));
    CHECK(answer["result"]["protocol"] == 1);
  }
  CHECK(ask(R"({"verb":"hello"})")["id"].is_null());
  CHECK(ask(R"({"id":[1],"verb":"hello"})")["error"]["code"] == "bad-request");
  CHECK(ask(R"({"id":5,"verb":"no"})")["id"] == 5);
}

TEST_CASE("what is no request is answered with an error", "[protocol]") {
  Served ask;
  const auto code = [&](const std::string& line) {
    const Answer answer = ask(line);
    CHECK(answer["id"].is_null());
    return answer["error"]["code"].get<std::string>();
  };
  for (const std::string& line :
       {std::string(), std::string("x"), std::string("{"), std::string("{\"verb\":\"hello\"} x"),
        std::string("{\"verb\":\"hel\xff\"}"), std::string("\0", 1),
        std::string("{\"verb\":\"he\0llo\"}", 17),
        std::string("{\"id\":1e999,\"verb\":\"hello\"}")}) {
    INFO(line);
    CHECK(code(line) == "broken-json");
  }
  for (const char* line : {"[]", "1", "null", "\"hello\"", "{}", R"({"verb":7})"}) {
    INFO(line);
    CHECK(code(line) == "bad-request");
  }
  CHECK(code(std::string(33, '[')) == "too-deep");
  CHECK(code(std::string(33, '[') + std::string(33, ']')) == "too-deep");
  CHECK(code(R"({"verb":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\"[["})") == "unknown-verb");
  CHECK(code(std::string(max_request + 1, ' ')) == "line-too-long");
  const Answer near = ask(R"({"verb":"vieW"})");
  CHECK(near["error"]["message"] == "there is no verb 'vieW' (did you mean 'view'?)");
  CHECK(ask(R"({"verb":"view","set":1})")["error"]["message"] ==
        "'view' has no key 'set' (did you mean 'seat'?)");
}

TEST_CASE("verbs that need a table say so", "[protocol]") {
  Served ask;
  for (const char* verb : {"view", "legal", "move", "why", "undo", "bot", "record", "close"}) {
    CHECK(ask.fault(std::string("\"verb\":\"") + verb + "\"") == "no-table");
  }
  const Answer games = ask.result("\"verb\":\"games\"");
  CHECK(games["games"].size() >= 5);
}

TEST_CASE("a table that cannot be opened says what is wrong with it", "[protocol]") {
  Served ask;
  CHECK(ask.fault(R"("verb":"open")") == "bad-request");
  CHECK(ask.fault(R"("verb":"open","table":7)") == "bad-request");
  CHECK(ask.fault(R"("verb":"open","table":"lorum\u0000")") == "bad-request");
  CHECK(ask.fault(R"("verb":"open","table":"lorum","optional":"pass")") == "unknown-key");
  CHECK(ask.fault(opens("lorun")) == "unknown-game");
  CHECK(ask.fault(opens("")) == "spec-format");
  CHECK(ask.fault(opens("lorum", "x")) == "record-format");
  CHECK(ask.fault(R"("verb":"open","table":"lorum","seed":1.5)") == "record-format");
  CHECK(ask.fault(R"("verb":"open","table":"lorum","seed":-1)") == "record-format");
  CHECK(ask.fault(R"("verb":"open","table":"lorum","setups":{})") == "record-format");
  CHECK(ask.fault(R"("verb":"open","table":"lorum","setups":[{"deal":1,"hands":{"1":["H7"]}}])") ==
        "not-a-deal");
  const Answer faults = ask("{" + opens("lorum +nobody deals=0") + "}");
  CHECK(faults["error"]["diagnostics"].size() == 2);
  // None of them has left a table behind.
  CHECK(ask.fault(R"("verb":"record")") == "no-table");
  CHECK(ask.result(R"("verb":"open","table":"lorum","seed":18446744073709551615)")["seed"] ==
        "18446744073709551615");
  CHECK(ask.fault(opens("lorum")) == "table-open");
  ask.result(R"("verb":"close")");
  const std::string drawn = ask.result(R"("verb":"open","table":"lorum")")["seed"];
  ask.result(R"("verb":"close")");
  CHECK(ask.result(R"("verb":"open","table":"lorum")")["seed"] != drawn);
}

TEST_CASE("a setup fixes cards and chips", "[protocol]") {
  Served ask;
  const Answer opened = ask.result(
      R"("verb":"open","table":"lorum","setups":[{"deal":1,"dealer":1,"zones":{"pool":20}}])");
  CHECK(opened["to_act"] == Answer({2}));
  CHECK(ask.result(R"("verb":"view","seat":3)")["zones"]["pool"] == 20);
}

TEST_CASE("a table is opened in the middle of a deal", "[protocol]") {
  Served ask;
  const std::string with = opens("lorum deals=1") + R"(,"moves":["1 pass","2 declare velky")";
  const Answer opened = ask.result(with + "]");
  CHECK(opened["seed"] == "17");
  CHECK(opened["to_act"] == Answer({2}));
  // As if the moves had been made one by one.
  const Answer made = opened["made"];
  const Answer view = ask.result(R"("verb":"view","seat":2)");
  const Answer record = ask.result(R"("verb":"record")");
  ask.result(R"("verb":"close")");
  Answer one_by_one = ask.result(opens("lorum deals=1"))["made"];
  for (const auto& [seat, move] : {std::pair(1, "pass"), std::pair(2, "declare velky")}) {
    const Answer made_now = ask.result(moves(seat, move))["made"];
    for (const Answer& one : made_now) one_by_one.push_back(one);
  }
  CHECK(made == one_by_one);
  CHECK(ask.result(R"("verb":"view","seat":2)") == view);
  CHECK(ask.result(R"("verb":"record")") == record);
  CHECK(ask.result(R"("verb":"undo")")["to_act"] == Answer({2}));
  ask.result(R"("verb":"close")");
  // A whole record, as an object or as its text, with moves in it that the table makes itself.
  const std::string asks = R"("verb":"open","record":)";
  CHECK(ask.result(asks + record.dump())["made"] == made);
  ask.result(R"("verb":"close")");
  CHECK(ask.result(asks + Answer(record.dump()).dump())["made"] == made);
  CHECK(ask.result(R"("verb":"view","seat":2)") == view);
  // The table goes on by itself where a seat has one move only.
  const std::string bot = R"("verb":"bot","level":"random","seat":)";
  while (true) {
    const Answer seats = ask.result(R"("verb":"view","seat":1)")["to_act"];
    if (seats.empty()) break;
    ask.result(bot + seats[0].dump());
  }
  const Answer whole = ask.result(R"("verb":"record")");
  ask.result(R"("verb":"close")");
  CHECK(ask.result(asks + whole.dump())["finished"] == true);
}

TEST_CASE("a table that cannot be opened in the middle says at which move", "[protocol]") {
  Served ask;
  const Answer error =
      ask("{" + opens("lorum") + R"(,"moves":["1 pass","2 play LU","3 pass"]})")["error"];
  CHECK(error["code"] == "wrong-verb");
  CHECK(error["move"] == 2);
  CHECK(error["rule"].get<std::string>().starts_with("games/lorum/rules.lua:"));
  CHECK(error["offered"] == Answer({"2 pass", "2 declare maly", "2 declare velky"}));
  CHECK(ask.fault(opens("lorum") + R"(,"moves":["nonsense"])") == "unreadable");
  CHECK(ask.fault(opens("lorum") + R"(,"moves":"1 pass")") == "record-format");
  CHECK(ask.fault(opens("lorum") + R"(,"moves":[7])") == "record-format");
  CHECK(ask.fault(opens("lorum") + R"(,"record":{})") == "bad-request");
  CHECK(ask.fault(R"("verb":"open","record":{"houserule":1})") == "record-format");
  CHECK(ask.fault(R"("verb":"open","record":7)") == "record-format");
  CHECK(ask.fault(R"("verb":"open","record":"{")") == "record-format");
  const std::string other = R"({"houserule":1,"table":"lorum","rules_hash":"0","moves":[]})";
  CHECK(ask.fault(R"("verb":"open","record":)" + other) == "rules-changed");
  // None of them has left a table behind.
  CHECK(ask.fault(R"("verb":"record")") == "no-table");
}

TEST_CASE("seats are looked at closely", "[protocol]") {
  Served ask;
  ask.result(opens("lorum"));
  for (const char* seat :
       {"0", "5", "-1", "18446744073709551615", "4294967297", "9223372036854775807"}) {
    CHECK(ask.fault(std::string(R"("verb":"view","seat":)") + seat) == "no-such-seat");
  }
  for (const char* seat : {"\"1\"", "1.0", "null", "[]", "true"}) {
    CHECK(ask.fault(std::string(R"("verb":"view","seat":)") + seat) == "bad-request");
  }
  CHECK(ask.fault(R"("verb":"view")") == "bad-request");
}

TEST_CASE("moves are made with their seat or without it, and only of that seat", "[protocol]") {
  Served ask;
  ask.result(opens("lorum"));
  CHECK(ask.result(moves(1, "pass"))["made"] == Answer({"1 pass"}));
  CHECK(ask.fault(moves(2, "1 pass")) == "not-this-seat");
  CHECK(ask.fault(moves(2, "5 pass")) == "unreadable");
  CHECK(ask.fault(moves(2, "")) == "unreadable");
  CHECK(ask.fault(R"("verb":"move","seat":2)") == "bad-request");
  CHECK(ask.result(moves(2, "2 PASS"))["to_act"] == Answer({3}));
  const Answer early = ask("{" + moves(1, "pass") + "}")["error"];
  CHECK(early["code"] == "not-your-turn");
  CHECK(early["offered"].empty());
  ask.result(moves(3, "pass"));
  ask.result(moves(4, "pass"));
  const Answer refused = ask("{" + moves(1, "play HA") + "}")["error"];
  CHECK(refused["code"] == "not-your-card");
  CHECK(refused["offered"].size() == 8);
  ask.result(moves(1, "play HK"));
  const Answer legal = ask.result(R"("verb":"legal","seat":2)");
  const std::string hand = ask.result(R"("verb":"view","seat":2)")["hand"].dump();
  for (const auto& move : legal["legal"]) {
    CHECK(hand.find(words_of(move.get<std::string>())[2]) != std::string::npos);
  }
  CHECK(ask.result(R"("verb":"legal","seat":3)")["legal"].empty());
}

TEST_CASE("a refusal has its rule, in the language asked for", "[protocol]") {
  Served ask(Language::ja);
  ask.result(opens("lorum"));
  for (int seat = 1; seat <= 4; ++seat) ask.result(moves(seat, "pass"));
  ask.result(moves(1, "play HK"));
  const Answer legal = ask.result(R"("verb":"legal","seat":2)")["legal"];
  const Answer hand = ask.result(R"("verb":"view","seat":2)")["hand"];
  REQUIRE(legal.size() < hand.size());
  for (const auto& card : hand) {
    const std::string move = "2 play " + card.get<std::string>();
    if (legal.dump().find(move) != std::string::npos) continue;
    const Answer error = ask("{" + moves(2, move) + "}")["error"];
    CHECK(error["code"] == "must-follow-suit");
    CHECK(error["rule"].get<std::string>().starts_with("games/lorum/rules.lua:"));
    CHECK(error["message"].get<std::string>().find("リード") != std::string::npos);
    const Answer why = ask.result(R"("verb":"why","seat":2,"move":")" + move + "\"");
    CHECK(why["legal"] == false);
    CHECK(why["steps"][0]["step"] == "follow_suit");
    CHECK(why["steps"][0]["binding"] == true);
    return;
  }
}

TEST_CASE("who chooses unseen is not told what the others hold", "[protocol]") {
  Served ask;
  ask.result(opens("hearts"));
  const Answer offered = ask("{" + moves(1, "give") + "}")["error"]["offered"];
  CHECK(offered.size() > 200);
  for (const auto& move : offered) CHECK(move.get<std::string>().starts_with("1 "));
  const Answer why = ask.result(R"("verb":"why","seat":2,"move":"give")");
  for (const auto& move : why["offered"]) CHECK(move.get<std::string>().starts_with("2 "));
  const Answer hand = ask.result(R"("verb":"view","seat":1)")["hand"];
  const std::string three = hand[0].get<std::string>() + " " + hand[1].get<std::string>() + " " +
                            hand[2].get<std::string>();
  CHECK(ask.result(moves(1, "give " + three))["to_act"] == Answer({2, 3, 4}));
}

TEST_CASE("a decision is taken back while its seat has seen nothing new", "[protocol]") {
  Served ask;
  ask.result(opens("lorum"));
  CHECK(ask.fault(R"("verb":"undo")") == "nothing-to-undo");
  ask.result(moves(1, "pass"));
  ask.result(moves(2, "pass"));
  CHECK(ask.result(R"("verb":"undo")")["taken_back"] == Answer({"2 pass"}));
  CHECK(ask.result(R"("verb":"undo")")["to_act"] == Answer({1}));
  for (int seat = 1; seat <= 4; ++seat) ask.result(moves(seat, "pass"));
  ask.result(moves(1, "play HK"));
  const std::string second = ask.result(R"("verb":"legal","seat":2)")["legal"][0];
  ask.result(moves(2, second));
  // Seat 2 knows no more than it did. Seat 1 has seen a card of seat 2, though it lies there no
  // longer.
  CHECK(ask.result(R"("verb":"undo")")["taken_back"] == Answer({second}));
  CHECK(ask.fault(R"("verb":"undo")") == "undo-reveals");
  // What seat 2 decides from now on it decides knowing all it has seen.
  ask.result(moves(2, second));
  CHECK(ask.result(R"("verb":"undo")")["taken_back"] == Answer({second}));
}

TEST_CASE("what ends a deal shows new cards and stays", "[protocol]") {
  Served ask;
  ask.result(opens("lorum deals=2"));
  Answer standing = {{"deal", 1}, {"to_act", {1}}};
  while (standing["deal"] == 1) {
    standing =
        ask.result(R"("verb":"bot","level":"random","seat":)" + standing["to_act"][0].dump());
  }
  CHECK(ask.fault(R"("verb":"undo")") == "undo-reveals");
}

TEST_CASE("what seats have seen is not forgotten when more is taken back", "[protocol]") {
  Served ask;
  ask.result(opens("lorum"));
  for (int seat = 1; seat <= 4; ++seat) ask.result(moves(seat, "pass"));
  const auto play = [&](int seat) {
    const std::string place = std::to_string(seat);
    return ask.result(R"("verb":"bot","level":"random","seat":)" + place)["move"];
  };
  const std::string undo = R"("verb":"undo")";
  play(1);
  CHECK(ask.result(undo)["to_act"] == Answer({1}));
  // Seat 4 passed before it saw that card.
  CHECK(ask.fault(undo) == "undo-reveals");
  play(1);
  play(2);
  CHECK(ask.result(undo)["to_act"] == Answer({2}));
  play(2);
  play(3);
  CHECK(ask.result(undo)["to_act"] == Answer({3}));
  CHECK(ask.fault(undo) == "undo-reveals");
}

TEST_CASE("a match ends, and its table can still be looked at", "[protocol]") {
  Served ask;
  Answer standing = ask.result(opens("lorum deals=1"));
  while (standing["finished"] == false) {
    CHECK(standing["winners"].is_null());
    standing =
        ask.result(R"("verb":"bot","level":"random","seat":)" + standing["to_act"][0].dump());
  }
  CHECK_FALSE(standing["winners"].empty());
  CHECK(standing["to_act"].empty());
  const Answer view = ask.result(R"("verb":"view","seat":1)");
  CHECK(view["finished"] == true);
  CHECK(view["phase"].is_null());
  CHECK(view["tricks_won"].size() == 4);
  CHECK(ask.result(R"("verb":"legal","seat":1)")["legal"].empty());
  CHECK(ask.fault(moves(1, "pass")) == "match-over");
  CHECK(ask.fault(R"("verb":"bot","seat":1)") == "match-over");
  CHECK(ask.result(R"("verb":"why","seat":1,"move":"pass")")["code"] == "match-over");
}

TEST_CASE("a bot moves, or only says what it would do", "[protocol]") {
  Served ask;
  ask.result(opens("lorum"));
  const Answer said = ask.result(R"("verb":"bot","seat":1,"play":false)");
  CHECK(said.size() == 1);
  const Answer made = ask.result(R"("verb":"bot","seat":1)");
  CHECK(made["move"] == said["move"]);
  CHECK(made["made"][0] == said["move"]);
  CHECK(ask.fault(R"("verb":"bot","seat":1)") == "not-your-turn");
  CHECK(ask.fault(R"("verb":"bot","seat":2,"level":"gredy")") == "unknown-level");
  CHECK(ask.fault(R"("verb":"bot","seat":2,"level":7)") == "bad-request");
  CHECK(ask.fault(R"("verb":"bot","seat":2,"ms":0)") == "bad-request");
  CHECK(ask.fault(R"("verb":"bot","seat":2,"ms":1e3)") == "bad-request");
  CHECK(ask.fault(R"("verb":"bot","seat":2,"ms":18446744073709551615)") == "bad-request");
  CHECK(ask.fault(R"("verb":"bot","seat":2,"play":1)") == "bad-request");
  ask.result(R"("verb":"bot","seat":2,"level":"random","ms":10)");
}

TEST_CASE("a record of what was played replays", "[protocol]") {
  Served ask;
  ask.result(opens("exposure"));
  for (int i = 0; i < 10; ++i) {
    for (const char* seat : {"1", "2"}) {
      ask(std::string(R"({"verb":"bot","level":"random","seat":)") + seat + "}");
    }
  }
  const Answer record = ask.result(R"("verb":"record")");
  CHECK(record["seed"] == "17");
  CHECK(record["moves"].size() > 8);
  Diagnostics diagnostics;
  const auto read = parse_record(record.dump(), "record", diagnostics);
  REQUIRE(read);
  CHECK_FALSE(replay_record(*read, "record", table_of("exposure")).fault);
}

TEST_CASE("the conversation of the page is what is said", "[protocol]") {
  LineProtocol protocol = protocol_here();
  for (const Exchange& shown : transcript_of("docs/protocol.md", "serve")) {
    CHECK_THAT(protocol.answer(shown.request), LooksLike(shown.answer));
  }
}

TEST_CASE("a table in the middle of a deal is opened as the page says", "[protocol]") {
  LineProtocol protocol = protocol_here();
  for (const Exchange& shown : transcript_of("docs/protocol.md", "middle")) {
    CHECK_THAT(protocol.answer(shown.request), LooksLike(shown.answer));
  }
}

TEST_CASE("a view of a board game is what the page says", "[protocol]") {
  LineProtocol protocol = protocol_here();
  for (const Exchange& shown : transcript_of("docs/protocol.md", "board")) {
    CHECK_THAT(protocol.answer(shown.request), LooksLike(shown.answer));
  }
}

TEST_CASE("every line has one answer, and long ones are not kept", "[protocol]") {
  LineProtocol protocol = protocol_here();
  std::istringstream in("{\"id\":1,\"verb\":\"hello\"}\r\n\n" + std::string(3 * max_request, '[') +
                        "\n{\"id\":2,\"verb\":\"hello\"}\n{\"id\":3,\"verb\":\"hello\"}");
  std::ostringstream out;
  serve(in, out, protocol);
  std::istringstream answers(out.str());
  std::vector<Answer> read;
  for (std::string line; std::getline(answers, line);) read.push_back(Answer::parse(line));
  REQUIRE(read.size() == 5);
  CHECK(read[0]["id"] == 1);
  CHECK(read[1]["error"]["code"] == "broken-json");
  CHECK(read[2]["error"]["code"] == "line-too-long");
  CHECK(read[3]["id"] == 2);
  CHECK(read[4]["id"] == 3);
}

TEST_CASE("damaged requests have one answer each and leave the table in order",
          "[protocol][fuzz]") {
  std::vector<std::string> good = {
      R"({"id":1,"verb":"hello"})",
      R"({"id":2,"verb":"open","table":"lorum","seed":"17","setups":[{"deal":1,"dealer":2}]})",
      R"({"id":3,"verb":"view","seat":2})",
      R"({"id":"x","verb":"legal","seat":3})",
      R"({"id":4,"verb":"move","seat":1,"move":"1 play HK"})",
      R"({"id":5,"verb":"move","seat":2,"move":"pass"})",
      R"({"id":6,"verb":"why","seat":1,"move":"play H7"})",
      R"({"id":7,"verb":"undo"})",
      R"({"id":8,"verb":"bot","seat":1,"level":"random","ms":5,"play":true})",
      R"({"id":9,"verb":"record"})",
      R"({"id":10,"verb":"close"})"};
  const std::vector<std::string> extra = {
      "0",     "-1",   "1e999",   "\"\"", "null",
      "[",     "{}",   "\\u0000", "seat", "99999999999999999999",
      "lorum", "\xc3", "\"id\""};
  LineProtocol protocol = protocol_here();
  RandomStream random(4, Purpose::chance);
  const auto one = [&]() -> const std::string& {
    return good[random.below(static_cast<std::uint32_t>(good.size()))];
  };
  std::string lines;
  const int cases = this_build::is_slow ? 400 : 3000;
  for (int i = 0; i < cases; ++i) {
    switch (random.below(4)) {
      case 0:
        lines += one();
        break;
      case 1:
        lines += fuzz::mutated_bytes(one(), random);
        break;
      case 2:
        lines += fuzz::mutated_tokens(one(), extra, random);
        break;
      default:
        lines += fuzz::spliced(one(), one(), random);
        break;
    }
    lines += '\n';
  }
  std::istringstream in(lines);
  std::ostringstream out;
  serve(in, out, protocol);
  std::istringstream answers(out.str());
  int results = 0;
  std::ptrdiff_t count = 0;
  for (std::string line; std::getline(answers, line); ++count) {
    const Answer answer = Answer::parse(line, nullptr, false);
    const bool sound = answer.is_object() && answer.size() == 2 && answer.contains("id") &&
                       answer.contains("result") != answer.contains("error");
    if (!sound) FAIL(line);
    if (answer.contains("result")) ++results;
    if (answer.contains("error") && answer["error"]["code"] == "our-fault") FAIL(line);
  }
  CHECK(count == std::count(lines.begin(), lines.end(), '\n'));
  CHECK(results > cases / 20);
}
