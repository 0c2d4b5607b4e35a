// A program that runs beside this one and talks in lines: standard input, standard output.

#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>
#include <utility>

namespace houserule {

inline constexpr std::size_t max_child_line = std::size_t{1} << 20U;  // bytes

// An open file, closed in the end.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }

  int number() const { return number_; }  // -1: none
  void close();

 private:
  int number_ = -1;
};

// What one thread raises so that another stops waiting.
class Interrupt {
 public:
  Interrupt();  // throws std::system_error

  void raise();
  void lower();
  int descriptor() const { return event_.number(); }  // readable while it is raised

  // Who waits looks at this sign as well, ten times a second; it must outlive them.
  void watch(const std::atomic<bool>& sign) { sign_ = &sign; }
  bool watches() const { return sign_ != nullptr; }
  bool is_signed() const { return watches() && sign_->load(std::memory_order_relaxed); }

 private:
  Descriptor event_;
  const std::atomic<bool>* sign_ = nullptr;
};

class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;

  enum class Outcome {
    done,
    too_late,  // the time was up first
    ended,     // it has closed its end, mostly by ending itself
    too_long,  // its line is longer than max_child_line
    interrupted,
  };

  // Starts `/bin/sh -c command` in a process group of its own. It inherits no open file but
  // standard ones that lead here. `interrupt` ends whatever waits. Throws std::system_error.
  ChildProcess(const std::string& command, const Interrupt& interrupt);

  // Closes its standard input, waits a moment and then kills what is left of the group.
  ~ChildProcess();

  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // Writes a line; a line feed is added. A program that reads nothing holds it up until `until`;
  // then part of the line may have been written.
  Outcome write_line(std::string_view line, Clock::time_point until);

  // Reads the next line, without its line feed.
  Outcome read_line(std::string& line, Clock::time_point until);

  // Returns the last line with anything on it that the program has written to standard error, of a
  // long one the end. Waits a moment for what is still under way.
  std::string last_words();

 private:
  // Waits until a descriptor is ready; takes in what comes on standard error meanwhile.
  Outcome wait(int descriptor, short events, Clock::time_point until);
  void read_errors();

  const Interrupt& interrupt_;
  pid_t pid_ = -1;
  Descriptor to_;
  Descriptor from_;
  Descriptor errors_;
  std::string read_;    // what has come and was not asked for yet
  std::string spoken_;  // the end of what has come on standard error
};

}  // namespace houserule
