#include "base/text_door.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <iostream>

#include "base/shown.h"

namespace houserule {

namespace {

constexpr std::size_t most_waiting = 1 << 16;

std::string_view sequence_of(TerminalControl control) {
  switch (control) {
    case TerminalControl::tab:
      return "\t";
    case TerminalControl::line_start:
      return "\r";
    case TerminalControl::clear_rest:
      return "\x1b[K";
    case TerminalControl::wipe:
      return "\x1b[H\x1b[2J\x1b[3J";
  }
  return "";
}

// How many bytes at the end of `text` are the beginning of a character that goes on.
std::size_t unfinished_bytes(std::string_view text) {
  for (std::size_t size = 1; size <= 3 && size <= text.size(); ++size) {
    const auto byte = static_cast<unsigned char>(text[text.size() - size]);
    if ((byte & 0xC0) == 0x80) continue;
    const std::size_t whole = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
    return whole > size ? size : 0;
  }
  return 0;
}

struct StandardStreams {
  TextDoor out_door{STDOUT_FILENO};
  TextDoor error_door{STDERR_FILENO};
  std::ostream out{&out_door};
  std::ostream error{&error_door};

  StandardStreams() {
    error << std::unitbuf;
    error.tie(&out);
    std::cin.tie(&out);
  }
};

StandardStreams& streams() {
  static StandardStreams all;
  return all;
}

}  // namespace

std::ostream& operator<<(std::ostream& out, TerminalControl control) {
  if (auto* const door = dynamic_cast<TextDoor*>(out.rdbuf())) {
    door->put(control);
    return out;
  }
  return out << sequence_of(control);
}

TextDoor::TextDoor(int descriptor)
    : descriptor_(descriptor), is_terminal_(isatty(descriptor) != 0) {}

TextDoor::~TextDoor() { close(); }

void TextDoor::put(TerminalControl control) { waiting_ += sequence_of(control); }

int TextDoor::close() {
  waiting_ += shown(unfinished_);
  unfinished_.clear();
  write_out();
  return error_;
}

std::streamsize TextDoor::xsputn(const char* text, std::streamsize size) {
  take({text, static_cast<std::size_t>(size)});
  return error_ == 0 ? size : 0;
}

TextDoor::int_type TextDoor::overflow(int_type character) {
  if (traits_type::eq_int_type(character, traits_type::eof()))
    return traits_type::not_eof(character);
  const char letter = traits_type::to_char_type(character);
  take({&letter, 1});
  return error_ == 0 ? character : traits_type::eof();
}

int TextDoor::sync() {
  write_out();
  return error_ == 0 ? 0 : -1;
}

void TextDoor::take(std::string_view text) {
  unfinished_ += text;
  const std::size_t kept = unfinished_bytes(unfinished_);
  const std::string whole = unfinished_.substr(0, unfinished_.size() - kept);
  unfinished_.erase(0, whole.size());
  waiting_ += shown_lines(whole);
  const bool has_line_end = whole.find('\n') != std::string::npos;
  if (waiting_.size() >= most_waiting || (has_line_end && is_terminal_)) write_out();
}

void TextDoor::write_out() {
  std::size_t written = 0;
  while (error_ == 0 && written < waiting_.size()) {
    const ssize_t count =
        ::write(descriptor_, waiting_.data() + written, waiting_.size() - written);
    if (count >= 0) {
      written += static_cast<std::size_t>(count);
    } else if (errno == EAGAIN) {
      pollfd room{descriptor_, POLLOUT, 0};
      poll(&room, 1, -1);
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
  waiting_.clear();
}

std::ostream& standard_out() { return streams().out; }
std::ostream& standard_error() { return streams().error; }

int columns_of_standard_out() {
  winsize size{};
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void prepare_standard_streams() {
  // What is closed stays so for who reads and writes: nothing comes, and nothing can be written.
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF) continue;
    const int opened = ::open("/dev/null", O_RDONLY);
    if (opened >= 0 && opened != descriptor) ::close(opened);
  }
  std::signal(SIGXFSZ, SIG_IGN);
}

int close_standard_out() { return streams().out_door.close(); }

}  // namespace houserule
