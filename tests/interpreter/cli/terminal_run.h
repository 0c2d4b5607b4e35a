// The program under a pseudo-terminal, as a person has it before them.

#pragma once

#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "tests/interpreter/cli/program_run.h"

namespace houserule {

class TerminalRun {
 public:
  // Starts the program with data of its own in `folder`.
  TerminalRun(const ProgramFolder& folder, const std::vector<std::string>& arguments, int columns,
              int lines, const std::string& locale = "C.UTF-8") {
    winsize size = size_of(columns, lines);
    const std::string data = (folder / "data").string();
    std::vector<const char*> words = {this_build::program.c_str()};
    for (const std::string& argument : arguments) words.push_back(argument.c_str());
    words.push_back(nullptr);
    program_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (program_ != 0) return;
    setenv("TERM", "xterm-256color", 1);
    setenv("LC_ALL", locale.c_str(), 1);
    setenv("XDG_DATA_HOME", data.c_str(), 1);
    unsetenv("NO_COLOR");
    unsetenv("ACCESSIBLE");
    signal(SIGHUP, SIG_DFL);  // which nohup would have it ignore
    execv(words.front(), const_cast<char* const*>(words.data()));
    _exit(127);
  }
  ~TerminalRun() {
    if (program_ > 0) {
      kill(program_, SIGKILL);
      waitpid(program_, nullptr, 0);
    }
    hang_up();
  }
  TerminalRun(const TerminalRun&) = delete;
  TerminalRun& operator=(const TerminalRun&) = delete;

  // Waits until `text` has been written since the last await; false if it never is.
  bool await(const std::string& text) {
    while (true) {
      if (const auto at = written_.find(text, heard_); at != std::string::npos) {
        heard_ = at + text.size();
        return true;
      }
      if (!listen()) return false;
    }
  }

  void type(const std::string& keys) {
    [[maybe_unused]] const auto sent = ::write(terminal_, keys.data(), keys.size());
  }

  void resize(int columns, int lines) {
    const winsize size = size_of(columns, lines);
    ioctl(terminal_, TIOCSWINSZ, &size);
  }

  // The window is closed.
  void hang_up() {
    if (terminal_ >= 0) close(terminal_);
    terminal_ = -1;
  }

  // Waits for the program to end; its exit code, or nothing if it does not end by itself.
  std::optional<int> exit_code() {
    while (terminal_ >= 0 && listen()) {
    }
    for (int waited = 0; waited < most_seconds * 100; ++waited) {
      int status = 0;
      if (waitpid(program_, &status, WNOHANG) == program_) {
        program_ = -1;
        return WIFEXITED(status) ? std::optional(WEXITSTATUS(status)) : std::nullopt;
      }
      usleep(10'000);
    }
    return std::nullopt;
  }

  // Whether the terminal shows what is typed, and gives it line by line, as a shell wants it.
  bool is_as_a_shell_wants_it() const {
    termios mode{};
    return tcgetattr(terminal_, &mode) == 0 && (mode.c_lflag & ECHO) != 0 &&
           (mode.c_lflag & ICANON) != 0;
  }

  const std::string& written() const { return written_; }

 private:
  // A program that writes nothing for so long hangs.
  static constexpr int most_seconds = 60;

  static winsize size_of(int columns, int lines) {
    winsize size{};
    size.ws_col = static_cast<unsigned short>(columns);
    size.ws_row = static_cast<unsigned short>(lines);
    return size;
  }

  // Returns false when nothing comes any more.
  bool listen() {
    pollfd ready{terminal_, POLLIN, 0};
    if (poll(&ready, 1, most_seconds * 1000) <= 0) return false;
    std::array<char, 4096> buffer{};
    const ssize_t got = read(terminal_, buffer.data(), buffer.size());
    if (got <= 0) return false;
    written_.append(buffer.data(), static_cast<std::size_t>(got));
    return true;
  }

  pid_t program_ = -1;
  int terminal_ = -1;
  std::string written_;
  std::size_t heard_ = 0;
};

}  // namespace houserule
