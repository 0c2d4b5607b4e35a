// docs/example_bot.py at real tables.

#include <fstream>

#include "bots/external_agent.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/interpreter/bots/transcript.h"
#include "tests/interpreter/cli/program_run.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

const std::string example = "python3 '" HOUSERULE_SOURCE_DIR "/docs/example_bot.py'";

ExternalSettings example_bot(const std::string& command = "exec " + example) {
  ExternalSettings settings;
  settings.command = command;
  settings.to_start = settings.to_move = std::chrono::milliseconds(120'000);
  return settings;
}

}  // namespace

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
  const Interval gain = paired(table, bot, random, random, 100);
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
