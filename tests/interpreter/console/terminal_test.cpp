// The program itself in a terminal; what its screens show is tested without one.

#include "console/terminal.h"

#include <catch2/catch.hpp>
#include <chrono>
#include <thread>

#include "tests/interpreter/cli/terminal_run.h"

namespace houserule {

namespace {

// Keys that fall as soon as a question is there are not meant for it.
void read_it() { std::this_thread::sleep_for(std::chrono::milliseconds(400)); }

}  // namespace

TEST_CASE("a terminal is filled, and left as it was", "[screen]") {
  const ProgramFolder folder;
  TerminalRun terminal(folder, {"play", "lorum", "--bots", "random", "--seed", "17"}, 80, 24);
  CHECK(terminal.await("\x1b[?1049h"));  // another screen than the shell's
  CHECK(terminal.await("seat 3"));
  CHECK(terminal.await("Do you declare?"));
  read_it();
  terminal.type("\r");
  CHECK(terminal.await("You pass"));
  terminal.type("q");
  CHECK(terminal.await("\x1b[?1049l"));
  CHECK(terminal.await("houserule resume 1"));
  CHECK(terminal.is_as_a_shell_wants_it());
  CHECK(terminal.exit_code() == 0);
}

TEST_CASE("a window may change its size", "[screen]") {
  const ProgramFolder folder;
  TerminalRun terminal(folder, {"play", "hearts", "--bots", "random", "--seed", "17"}, 80, 24);
  REQUIRE(terminal.await("Give 3 cards to Anna."));
  terminal.resize(50, 10);
  CHECK(terminal.await("80x24"));
  terminal.resize(120, 40);
  CHECK(terminal.await("Give 3 cards to Anna."));
  terminal.type("q");
  CHECK(terminal.exit_code() == 0);
}

TEST_CASE("a window that is closed leaves the table where it was", "[screen]") {
  const ProgramFolder folder;
  {
    TerminalRun terminal(folder, {"play", "lorum", "--bots", "random", "--seed", "17"}, 80, 24);
    REQUIRE(terminal.await("Do you declare?"));
    read_it();
    terminal.type("\r");
    REQUIRE(terminal.await("You pass"));
    terminal.hang_up();
    CHECK_FALSE(terminal.exit_code());  // a signal ends it
  }
  TerminalRun again(folder, {"resume"}, 80, 24);
  CHECK(again.await("You pass"));
  again.type("q");
  CHECK(again.exit_code() == 0);
}

TEST_CASE("a terminal of another language has it on its screen", "[screen]") {
  const ProgramFolder folder;
  TerminalRun terminal(
      folder, {"play", "lorum", "--lang", "ja", "--bots", "random", "--seed", "17"}, 80, 24);
  CHECK(terminal.await("ミラン"));
  terminal.type("q");
  CHECK(terminal.exit_code() == 0);
}

}  // namespace houserule
