#include "base/text_door.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <cerrno>
#include <sstream>

using namespace houserule;

namespace {

// Both ends of a pipe; what a door has written can be read at the other.
struct Pipe {
  Pipe() { REQUIRE(pipe(ends.data()) == 0); }
  ~Pipe() {
    ::close(ends[0]);
    ::close(ends[1]);
  }
  std::string read_all() const {
    std::array<char, 4096> buffer{};
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    const ssize_t count = ::read(ends[0], buffer.data(), buffer.size());
    return count < 0 ? "" : std::string(buffer.data(), static_cast<std::size_t>(count));
  }
  std::array<int, 2> ends{};
};

}  // namespace

TEST_CASE("a door shows what people wrote and lets the program steer", "[base]") {
  const Pipe pipe;
  TextDoor door(pipe.ends[1]);
  std::ostream out(&door);
  out << "a\x1b[2J\u202E" << '\n' << TerminalControl::clear_rest << "b" << std::flush;
  CHECK(pipe.read_all() == "a?[2J?\n\x1b[Kb");
}

TEST_CASE("a character that comes in pieces is one", "[base]") {
  const Pipe pipe;
  TextDoor door(pipe.ends[1]);
  std::ostream out(&door);
  for (const char letter : std::string("札\u009B\xE3\x81")) out << letter;
  out << std::flush;
  CHECK(pipe.read_all() == "札?");
  CHECK(door.close() == 0);
  CHECK(pipe.read_all() == "??");
}

TEST_CASE("what cannot be written is noticed", "[base]") {
  const int full = ::open("/dev/full", O_WRONLY);
  REQUIRE(full >= 0);
  TextDoor door(full);
  std::ostream out(&door);
  out << "a";
  CHECK(out.good());
  out << std::flush;
  CHECK_FALSE(out.good());
  CHECK(door.close() == ENOSPC);
  ::close(full);
}

TEST_CASE("a stream that is no door gets the sequences as they are", "[base]") {
  std::ostringstream out;
  out << TerminalControl::wipe << TerminalControl::tab;
  CHECK(out.str() == "\x1b[H\x1b[2J\x1b[3J\t");
}
