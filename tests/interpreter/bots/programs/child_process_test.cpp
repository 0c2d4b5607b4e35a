#include "bots/programs/child_process.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <thread>

using namespace houserule;

namespace {

using Ending = ChildProcess::Outcome;

ChildProcess::Clock::time_point in(int milliseconds) {
  return ChildProcess::Clock::now() + std::chrono::milliseconds(milliseconds);
}

constexpr int ample = 60'000;

// Whether a process runs. One that has ended may still have a number.
bool runs(const std::string& pid) {
  std::ifstream file("/proc/" + pid + "/stat");
  std::string number;
  std::string name;
  std::string state;
  return (file >> number >> name >> state) && state != "Z" && state != "X";
}

}  // namespace

TEST_CASE("lines go to a program and come back") {
  const Interrupt interrupt;
  ChildProcess cat("exec cat", interrupt);
  std::string line;
  for (const std::string& text : {std::string("one"), std::string(), std::string(100'000, 'x')}) {
    CHECK(cat.write_line(text, in(ample)) == Ending::done);
    CHECK(cat.read_line(line, in(ample)) == Ending::done);
    CHECK(line == text);
  }
}

TEST_CASE("a program that ends is noticed, and what it said last is kept") {
  const Interrupt interrupt;
  ChildProcess program("echo first; echo 'it is broken' >&2; echo >&2; exit 3", interrupt);
  std::string line;
  CHECK(program.read_line(line, in(ample)) == Ending::done);
  CHECK(line == "first");
  CHECK(program.read_line(line, in(ample)) == Ending::ended);
  CHECK(program.last_words() == "it is broken");
  // Writing to nobody is an outcome, not a signal.
  while (program.write_line("hello?", in(ample)) == Ending::done) continue;
  CHECK(program.write_line("hello?", in(ample)) == Ending::ended);
}

TEST_CASE("of much that a program says on the side the end is kept") {
  const Interrupt interrupt;
  ChildProcess program(
      "head -c 3000000 /dev/zero | tr '\\0' 'y' >&2; printf '\\nlast\\n' >&2; echo done",
      interrupt);
  std::string line;
  CHECK(program.read_line(line, in(ample)) == Ending::done);
  CHECK(line == "done");
  CHECK(program.last_words() == "last");
}

TEST_CASE("nobody waits for ever") {
  const Interrupt interrupt;
  ChildProcess silent("exec sleep 1000", interrupt);
  std::string line;
  CHECK(silent.read_line(line, in(20)) == Ending::too_late);
  // More than a pipe holds, and nobody reads it.
  CHECK(silent.write_line(std::string(3'000'000, 'x'), in(20)) == Ending::too_late);
}

TEST_CASE("a line has an end somewhere") {
  const Interrupt interrupt;
  ChildProcess endless("exec tr '\\0' 'x' </dev/zero", interrupt);
  std::string line;
  CHECK(endless.read_line(line, in(ample)) == Ending::too_long);
}

TEST_CASE("another thread ends a wait") {
  Interrupt interrupt;
  ChildProcess silent("exec sleep 1000", interrupt);
  std::thread other([&] { interrupt.raise(); });
  std::string line;
  CHECK(silent.read_line(line, in(ample)) == Ending::interrupted);
  other.join();
  interrupt.lower();
  CHECK(silent.read_line(line, in(1)) == Ending::too_late);
}

TEST_CASE("nothing of a program is left, not even what it has started") {
  const Interrupt interrupt;
  std::string shell;
  std::string started;
  {
    ChildProcess program("trap '' TERM HUP; sleep 1000 & echo $$; echo $!; wait; sleep 1000",
                         interrupt);
    REQUIRE(program.read_line(shell, in(ample)) == Ending::done);
    REQUIRE(program.read_line(started, in(ample)) == Ending::done);
    CHECK(runs(shell));
    CHECK(runs(started));
  }
  CHECK_FALSE(runs(shell));
  for (int i = 0; i < 1000 && runs(started); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));  // somebody else buries it
  }
  CHECK_FALSE(runs(started));
}

TEST_CASE("a program gets no open file but its own three") {
  const Interrupt interrupt;
  std::ifstream open_here("/dev/null");
  ChildProcess first("exec cat", interrupt);
  ChildProcess second("ls /proc/self/fd | tr '\\n' ' '; echo", interrupt);
  std::string line;
  REQUIRE(second.read_line(line, in(ample)) == Ending::done);
  CHECK(line == "0 1 2 3 ");  // 3 is the folder that ls reads
}
