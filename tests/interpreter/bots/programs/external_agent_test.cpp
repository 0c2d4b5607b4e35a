#include "bots/programs/external_agent.h"

#include <atomic>
#include <nlohmann/json.hpp>
#include <thread>

#include "bots/agents/opponents.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/interpreter/bots/transcript.h"
#include "tests/interpreter/cli/program_run.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

// A bot in shell: answers hello and open, then does `body` with each `line`; `id` is its number.
std::string shell_bot(const std::string& body) {
  return R"(n=0; while read -r line; do n=$((n+1)); id=$n; if [ $n -lt 3 ]; then
echo "{\"id\":$id,\"result\":{}}"; else )" +
         body + "; fi; done";
}

std::string answers(const std::string& move) {
  return shell_bot("echo \"{\\\"id\\\":$id,\\\"result\\\":{\\\"move\\\":\\\"" + move + "\\\"}}\"");
}

// What the first choice of seat 1 at a Lórum table comes to: a move, or why there is none.
std::string first_choice(const std::string& command, int milliseconds = 60'000) {
  const LoadedTable table = table_of("lorum");
  Session session(table, 17);
  ExternalSettings settings;
  settings.command = command;
  settings.to_start = settings.to_move = std::chrono::milliseconds(milliseconds);
  ExternalAgent agent(settings);
  RandomStream random;
  const auto choose = [&] {
    const Move move =
        agent.choose(session.table(), session.view(seat_at(0)), session.decision(), random);
    return to_text(*table.rules, session.decision().phase, move);
  };
  std::string first;
  try {
    return choose();
  } catch (const AgentFailure& failure) {
    first = failure.what();
    CHECK_FALSE(failure.reason().ja.empty());
  }
  // It stays as it is.
  CHECK_THROWS_WITH(choose(), first);
  return first;
}

// docs/example_bot.py.
const std::string example = "python3 '" HOUSERULE_SOURCE_DIR "/docs/example_bot.py'";

ExternalSettings example_bot(const std::string& command = "exec " + example) {
  ExternalSettings settings;
  settings.command = command;
  settings.to_start = settings.to_move = std::chrono::milliseconds(120'000);
  return settings;
}

}  // namespace

TEST_CASE("a program answers with a move, with its seat or without") {
  CHECK(first_choice(answers("1 declare maly")) == "1 declare maly");
  CHECK(first_choice(answers("Declare MALY")) == "1 declare maly");
  CHECK(first_choice(answers("pass")) == "1 pass");
}

TEST_CASE("a program that breaks the rules is told apart") {
  CHECK(first_choice(answers("play HK")) == "it has answered 1 play HK, which is no legal move");
  CHECK(first_choice(answers("2 pass")) == "it has answered 2 pass, which is no legal move");
  CHECK(first_choice(answers("declare")) == "it has answered 1 declare, which is no legal move");
  CHECK(first_choice(answers("")) == "it has answered 1 , which is no legal move");
}

TEST_CASE("a program that does not answer properly is lost") {
  CHECK(first_choice("exit 0") == "its program has ended");
  CHECK(first_choice("echo 'I cannot' >&2; exit 1") == "its program has ended: I cannot");
  const std::string missing = first_choice("exec /nowhere/at_all");
  CHECK(missing.starts_with("its program has ended: "));
  CHECK(missing.find("/nowhere/at_all") != std::string::npos);
  CHECK(first_choice(shell_bot("exit")) == "its program has ended");
  CHECK(first_choice(shell_bot("kill -9 $$")) == "its program has ended");
  CHECK(first_choice("exec sleep 1000", 30) == "it has not answered in time");
  CHECK(first_choice(shell_bot("echo hello")) == "what it has answered is no answer: hello");
  CHECK(first_choice(shell_bot("printf '\\001\\377\\n'")) ==
        "what it has answered is no answer: ??");
  CHECK(first_choice(shell_bot("echo '[]'")) == "what it has answered is no answer: []");
  CHECK(first_choice(shell_bot("echo '{\"result\":{\"move\":\"pass\"}}'")) ==
        R"(what it has answered is no answer: {"result":{"move":"pass"}})");
  CHECK(first_choice(shell_bot("echo '{\"id\":9,\"result\":{\"move\":\"pass\"}}'")) ==
        R"(what it has answered is no answer: {"id":9,"result":{"move":"pass"}})");
  CHECK(first_choice(shell_bot("echo '{\"id\":3,\"result\":{\"move\":5}}'")) ==
        R"(what it has answered is no answer: {"move":5})");
  CHECK(first_choice(shell_bot("printf '{\"id\":3,\"result\":'; head -c 500000 /dev/zero | "
                               "tr '\\0' '['; head -c 500000 /dev/zero | tr '\\0' ']'; echo '}'"))
            .starts_with("what it has answered is no answer: {\"id\":3,\"result\":[[["));
  CHECK(first_choice(shell_bot("echo '{\"id\":3,\"error\":{\"message\":\"no\"}}'")) ==
        R"(it has answered with an error: {"message":"no"})");
  CHECK(first_choice("exec 3<&0; exec tr '\\0' '[' </dev/zero") ==
        "its answer is longer than 1048576 bytes");
}

TEST_CASE("a program is told what its seat sees") {
  const LoadedTable table = table_of("lorum");
  Session session(table, 17);
  REQUIRE_FALSE(session.try_move("1 pass"));
  ExternalSettings settings;
  settings.think = 500;
  settings.command = R"(read -r hello; echo '{"id":1,"result":{}}'; read -r open;
echo '{"id":2,"result":{}}'; read -r line; echo "$hello" >&3; echo "$open" >&3; echo "$line" >&3;
echo '{"id":3,"result":{"move":"pass"}}')";
  const ProgramFolder folder;
  const std::string file = (folder / "heard").string();
  settings.command = "exec 3>'" + file + "'; " + settings.command;
  {
    ExternalAgent agent(settings);
    RandomStream random;
    CHECK(agent.choose(session.table(), session.view(seat_at(1)), session.decision(), random) ==
          Move::pass(seat_at(1)));
  }
  std::ifstream heard(file);
  std::vector<nlohmann::json> requests;
  for (std::string line; std::getline(heard, line);)
    requests.push_back(nlohmann::json::parse(line));
  REQUIRE(requests.size() == 3);
  CHECK(requests[0] == nlohmann::json({{"id", 1}, {"verb", "hello"}, {"protocol", 1}}));
  CHECK(requests[1]["seat"] == 2);
  CHECK(requests[1]["ms"] == 500);
  CHECK(requests[1]["game"] == "lorum");
  CHECK(requests[2]["view"]["hand"].size() == 8);
  CHECK(requests[2]["legal"] == nlohmann::json({"2 pass", "2 declare maly", "2 declare velky"}));
  CHECK(requests[2]["choose"].is_null());
}

TEST_CASE("a choice that waits can be stopped, and asked for again") {
  const LoadedTable table = table_of("lorum");
  Session session(table, 17);
  ExternalSettings settings;
  // Keeps its second answer back until it is asked a third time.
  settings.command = shell_bot(R"(if [ $n -ne 4 ]; then
[ $n -eq 5 ] && echo '{"id":4,"result":{"move":"pass"}}'
echo "{\"id\":$id,\"result\":{\"move\":\"declare velky\"}}"; fi)");
  ExternalAgent agent(settings);
  RandomStream random;
  const auto choose = [&] {
    return agent.choose(session.table(), session.view(seat_at(0)), session.decision(), random);
  };
  agent.stop();  // nothing runs
  const Move move = choose();
  std::atomic<bool> over = false;
  std::thread other([&] {
    while (!over) agent.stop();
  });
  CHECK_THROWS_WITH(choose(), "it was told to stop");
  over = true;
  other.join();
  CHECK(choose() == move);
}

TEST_CASE("a choice ends at a sign that is set while it waits, or was before") {
  const LoadedTable table = table_of("lorum");
  const Session session(table, 17);
  ExternalAgents agents({.command = shell_bot("sleep 1000")});
  std::atomic<bool> sign = false;
  agents.stop_at(sign);
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    sign = true;
  });
  RandomStream random;
  const auto choose = [&](int seat) {
    return agents.choose(session.table(), session.view(seat_at(seat)), session.decision(), random);
  };
  CHECK_THROWS_WITH(choose(0), "it was told to stop");
  other.join();
  CHECK_THROWS_WITH(choose(1), "it was told to stop");
}

TEST_CASE("a program in several seats has a process for each, and is told once where it sits") {
  const ProgramFolder folder;
  const std::string heard = (folder / "heard").string();
  {
    const LoadedTable table = table_of("lorum deals=1");
    ExternalAgents all(example_bot("tee -a '" + heard + "' | " + example));
    CHECK(all.thinks_elsewhere());
    Session session(table, 17);
    CHECK(play_out(session, std::vector<Agent*>(4, &all)) == 0);
  }
  const std::string said = folder.text("heard");
  for (int seat = 1; seat <= 4; ++seat) {
    const std::string opens = "\"verb\":\"open\",\"seat\":" + std::to_string(seat);
    const std::size_t first = said.find(opens);
    CHECK(first != std::string::npos);
    CHECK(said.find(opens, first + 1) == std::string::npos);
  }
}

TEST_CASE("where a program fails greedy plays on, and the table hears of it") {
  const LoadedTable table = table_of("lorum deals=1");
  OpponentSettings settings;
  settings.level.kind = BotLevel::Kind::random;
  settings.commands[seat_at(2)] = program_at_table(answers("play HK"));
  Opponents opponents(settings);
  CHECK(opponents.says_of(seat_at(0), 1).en == settings.level.says(1).en);
  CHECK(opponents.says_of(seat_at(2), 1).en == settings.commands[seat_at(2)].command);
  Session session(table, 17);
  std::vector<LostBot> lost;
  while (!session.is_finished()) {
    const Seat seat = seat_at(std::countr_zero(session.decision().to_act));
    RandomStream random = agent_stream(session.seed(), session.log().size(), seat);
    const Move move =
        opponents.choose(session.table(), session.view(seat), session.decision(), random);
    REQUIRE_FALSE(session.try_move(move));
    for (const LostBot& one : opponents.lost()) lost.push_back(one);
  }
  REQUIRE(lost.size() == 1);
  CHECK(lost[0].seat == seat_at(2));
  CHECK(lost[0].text().en ==
        "The bot in seat 3 cannot go on: it has answered 3 play HK, which is no legal move. From "
        "now on its place is taken by " +
            BotLevel().says(1).en + ".");
  CHECK(lost[0].text().ja.find("3 play HK") != std::string::npos);
  CHECK(opponents.says_of(seat_at(2), 1).en == BotLevel().says(1).en);
}

TEST_CASE("opponents that are stopped throw, and lose nobody") {
  const LoadedTable table = table_of("lorum");
  OpponentSettings settings;
  settings.commands[seat_at(0)] = program_at_table(shell_bot("sleep 1000"));
  Opponents opponents(settings);
  Session session(table, 17);
  opponents.stop();  // nothing runs
  std::atomic<bool> over = false;
  std::thread other([&] {
    while (!over) opponents.stop();
  });
  RandomStream random;
  CHECK_THROWS_AS(
      opponents.choose(session.table(), session.view(seat_at(0)), session.decision(), random),
      AgentFailure);
  over = true;
  other.join();
  CHECK(opponents.lost().empty());
}

TEST_CASE("the example bot is short") {
  std::ifstream file(HOUSERULE_SOURCE_DIR "/docs/example_bot.py");
  int lines = 0;
  for (std::string line; std::getline(file, line);) ++lines;
  CHECK(lines > 20);
  CHECK(lines <= 40);
}

TEST_CASE("the example bot plays whole deals of every game") {
  std::vector<std::string> specs = {"lorum deals=1",           "hearts target_score=1",
                                    "exposure target_score=1", "aurum deals=1",
                                    "french_tarot deals=1",    "french_tarot players=3 deals=1"};
  if (!this_build::is_slow) {
    specs.insert(specs.end(), {"lorum players=3 deals=1 +exposed_horniky",
                               "aurum players=3 deals=1", "french_tarot players=5 deals=1"});
  }
  ExternalAgent bot(example_bot());  // one program: it is told of each table
  for (const std::string& spec : specs) {
    INFO(spec);
    const LoadedTable table = table_of(spec);
    RandomAgent random;
    std::vector<Agent*> agents(static_cast<std::size_t>(table.rules->seats), &random);
    agents[1] = &bot;
    Session session(table, 7);
    CHECK(play_out(session, agents) == 0);
    CHECK(session.is_finished());
  }
}

// The number in docs/protocol.md comes from 2,000 deals.
TEST_CASE("the example bot beats random at Lórum", "[statistics]") {
  const LoadedTable table = table_of("lorum deals=1");
  ExternalAgent bot(example_bot());
  RandomAgent random;
  const PairedGain gain = paired(table, bot, random, random, 100);
  INFO(gain.mean << " +- " << gain.half);
  CHECK(gain.mean > gain.half);
}

TEST_CASE("a bot is asked as its page shows") {
  const ProgramFolder folder;
  const std::string heard = (folder / "heard").string();
  const std::string said = (folder / "said").string();
  {
    const LoadedTable table = table_of("lorum deals=1");
    ExternalAgent bot(example_bot("tee '" + heard + "' | " + example + " | tee '" + said + "'"));
    RandomAgent random;
    Session session(table, 17);
    REQUIRE_FALSE(session.try_move("1 pass"));
    RandomStream stream;
    bot.choose(session.table(), session.view(seat_at(1)), session.decision(), stream);
  }
  std::istringstream questions(folder.text("heard"));
  std::istringstream answers(folder.text("said"));
  for (const Exchange& shown : transcript_of("docs/protocol.md", "bot")) {
    std::string question;
    std::string answer;
    CHECK(std::getline(questions, question));
    CHECK_THAT(question, LooksLike(shown.request));
    CHECK(std::getline(answers, answer));
    CHECK_THAT(answer, LooksLike(shown.answer));
  }
}
