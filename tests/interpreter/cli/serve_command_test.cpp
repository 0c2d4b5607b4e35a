// The program itself, driven over pipes as another program does it.

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "bots/programs/child_process.h"
#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

namespace {

using Served = nlohmann::json;

class Client {
 public:
  Client() : program_("exec '" + this_build::program + "' serve --lang en", interrupt_) {}

  Served ask(Served request) {
    const auto until = ChildProcess::Clock::now() + std::chrono::minutes(2);
    request["id"] = ++requests_;
    std::string line;
    REQUIRE(program_.write_line(request.dump(), until) == ChildProcess::Outcome::done);
    REQUIRE(program_.read_line(line, until) == ChildProcess::Outcome::done);
    const Served answer = Served::parse(line);
    INFO(request << "\n" << line);
    CHECK(answer["id"] == requests_);
    REQUIRE(answer.contains("result"));
    return answer["result"];
  }

 private:
  Interrupt interrupt_;
  ChildProcess program_;
  int requests_ = 0;
};

// A move of those a request for legal moves has brought: the last one, or the first cards.
std::string some_move(const Served& legal) {
  if (!legal["legal"].empty()) return legal["legal"].back();
  const Served& choose = legal["choose"][0];
  std::string move = choose["verb"];
  for (const auto& card : choose["fixed"]) move += " " + card.get<std::string>();
  for (std::size_t i = 0; i < choose["count"]; ++i)
    move += " " + choose["from"][i].get<std::string>();
  return move;
}

}  // namespace

TEST_CASE("another program drives a whole deal of each game") {
  Client client;
  CHECK(client.ask({{"verb", "hello"}})["protocol"] == 1);
  const Served games = client.ask({{"verb", "games"}})["games"];
  for (const Served& game : games) {
    const std::string name = game["name"];
    INFO(name);
    Served standing = client.ask({{"verb", "open"}, {"table", name}, {"seed", "3"}});
    int decisions = 0;
    while (standing["deal"] == 1 && standing["finished"] == false && decisions < 300) {
      const int seat = standing["to_act"].back();
      const Served view = client.ask({{"verb", "view"}, {"seat", seat}});
      CHECK(view["to_act"] == standing["to_act"]);
      const std::string move = some_move(client.ask({{"verb", "legal"}, {"seat", seat}}));
      CHECK(client.ask({{"verb", "why"}, {"seat", seat}, {"move", move}})["legal"] == true);
      standing = client.ask({{"verb", "move"}, {"seat", seat}, {"move", move}});
      ++decisions;
    }
    CHECK(decisions > 10);
    CHECK(decisions < 300);
    client.ask({{"verb", "close"}});
  }
}

TEST_CASE("the program ends well when its input does, whatever it was") {
  const ProgramRun run = run_program("serve", "printf 'x\\n\\n{\"verb\":\"hello\"}' | ");
  CHECK(run.exit_code == 0);
  CHECK(std::count(run.text.begin(), run.text.end(), '\n') == 3);
  CHECK(run_program("serve", "printf '' | ").text.empty());
  CHECK(run_program("serve players=3").exit_code == 1);
}
