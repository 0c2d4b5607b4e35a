// The one way by which text leaves the program for a terminal or whatever stands in its place.
//
// Everything that is written to standard output and standard error goes through a door, and comes
// out as it is shown (shown.h): what steers a terminal has to be asked for by its name
// (TerminalControl). Only console/terminal.cpp, which draws the full screen, has a way of its own.

#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace houserule {

// What the program itself lets a terminal do.
enum class TerminalControl {
  tab,         // between the columns of what a shell reads
  line_start,  // back to the first column
  clear_rest,  // of the line
  wipe,        // the screen and what has scrolled away
};

// Writes to a stream that is a door, or plainly to one that is none, such as a test's.
std::ostream& operator<<(std::ostream& out, TerminalControl control);

// Buffers text and writes it to a file descriptor: hidden characters as marks, line ends as they
// are. A terminal gets every line when it is whole. What could not be written is not tried again.
class TextDoor final : public std::streambuf {
 public:
  // `descriptor` stays open when the door goes.
  explicit TextDoor(int descriptor);
  ~TextDoor() override;
  TextDoor(const TextDoor&) = delete;
  TextDoor& operator=(const TextDoor&) = delete;

  void put(TerminalControl control);

  // Writes out all that waits, an unfinished character as a mark; returns the system's error of
  // the first thing that could not be written (errno), or 0.
  int close();

 protected:
  std::streamsize xsputn(const char* text, std::streamsize size) override;
  int_type overflow(int_type character) override;
  int sync() override;

 private:
  void take(std::string_view text);
  void write_out();

  int descriptor_;
  bool is_terminal_;
  int error_ = 0;
  std::string unfinished_;  // the first bytes of a character
  std::string waiting_;     // as it will leave
};

// Standard output and standard error. Faults are written at once, behind what was printed before.
std::ostream& standard_out();
std::ostream& standard_error();

// Returns how wide the terminal is that standard output is; 0 if it is none.
int columns_of_standard_out();

// To be called before anything is opened: puts something in the place of standard streams that
// are closed, so that no file is opened in their place, and lets a file that has become too large
// be an error, not the end.
void prepare_standard_streams();

// To be called last: writes out what waits. Returns why standard output could not be written
// (errno); 0 if it could.
int close_standard_out();

}  // namespace houserule
