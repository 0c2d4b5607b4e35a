#include "bots/programs/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <thread>

namespace houserule {

namespace {

using std::chrono::milliseconds;

constexpr std::size_t most_errors = 4096;           // bytes of standard error that are kept
constexpr milliseconds to_end = milliseconds(300);  // for a program that is told to end
constexpr milliseconds for_errors = milliseconds(200);

[[noreturn]] void fail(int error, const char* what) {
  throw std::system_error(error, std::generic_category(), what);
}

struct Pipe {
  Descriptor out;  // to read from
  Descriptor in;

  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) fail(errno, "pipe");
    out = Descriptor(ends[0]);
    in = Descriptor(ends[1]);
  }
};

void do_not_block(const Descriptor& descriptor) {
  fcntl(descriptor.number(), F_SETFL, fcntl(descriptor.number(), F_GETFL) | O_NONBLOCK);
}

// Writing to a program that has ended must not end this one. Only this thread is touched, and only
// while one of these lives.
class NoPipeSignal {
 public:
  NoPipeSignal() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    sigset_t waiting;
    sigpending(&waiting);
    was_waiting_ = sigismember(&waiting, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~NoPipeSignal() {
    const timespec now{};
    if (!was_waiting_) sigtimedwait(&pipe_, nullptr, &now);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;

 private:
  sigset_t pipe_{};
  sigset_t before_{};
  bool was_waiting_ = false;
};

pid_t start(const std::string& command, const Pipe& to, const Pipe& from, const Pipe& errors) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, to.out.number(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, from.in.number(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, errors.in.number(), STDERR_FILENO);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  // Libraries may have opened files without O_CLOEXEC.
  posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
#endif
  posix_spawnattr_t settings;
  posix_spawnattr_init(&settings);
  sigset_t none;
  sigset_t usual;
  sigemptyset(&none);
  sigemptyset(&usual);
  for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) sigaddset(&usual, signal);
  posix_spawnattr_setsigmask(&settings, &none);
  posix_spawnattr_setsigdefault(&settings, &usual);
  posix_spawnattr_setpgroup(&settings, 0);
  posix_spawnattr_setflags(&settings,
                           POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  std::string shell = "sh";
  std::string option = "-c";
  std::string text = command;
  std::array<char*, 4> arguments = {shell.data(), option.data(), text.data(), nullptr};
  pid_t pid = -1;
  const int error = posix_spawn(&pid, "/bin/sh", &files, &settings, arguments.data(), environ);
  posix_spawnattr_destroy(&settings);
  posix_spawn_file_actions_destroy(&files);
  if (error != 0) fail(error, "/bin/sh");
  return pid;
}

}  // namespace

void Descriptor::close() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

Interrupt::Interrupt() : event_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (event_.number() < 0) fail(errno, "eventfd");
}

void Interrupt::raise() { eventfd_write(event_.number(), 1); }

void Interrupt::lower() {
  eventfd_t times = 0;
  eventfd_read(event_.number(), &times);
}

ChildProcess::ChildProcess(const std::string& command, const Interrupt& interrupt)
    : interrupt_(interrupt) {
  Pipe to;
  Pipe from;
  Pipe errors;
  pid_ = start(command, to, from, errors);
  to_ = std::move(to.in);
  from_ = std::move(from.out);
  errors_ = std::move(errors.out);
  do_not_block(to_);
  do_not_block(from_);
  do_not_block(errors_);
}

ChildProcess::~ChildProcess() {
  to_.close();
  const Clock::time_point until = Clock::now() + to_end;
  // While it is not waited for its number is not given to another process.
  siginfo_t ended{};
  while (waitid(P_PID, static_cast<id_t>(pid_), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         ended.si_pid == 0 && Clock::now() < until) {
    std::this_thread::sleep_for(milliseconds(2));
  }
  kill(-pid_, SIGKILL);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) continue;
}

ChildProcess::Outcome ChildProcess::wait(int descriptor, short events, Clock::time_point until) {
  while (true) {
    std::array<pollfd, 3> watched = {pollfd{descriptor, events, 0},
                                     pollfd{interrupt_.descriptor(), POLLIN, 0},
                                     pollfd{errors_.number(), POLLIN, 0}};
    const auto left =
        std::chrono::duration_cast<milliseconds>(until - Clock::now()) + milliseconds(1);
    const auto most =
        std::clamp<std::int64_t>(left.count(), 0, interrupt_.watches() ? 100 : 60'000);
    if (poll(watched.data(), watched.size(), static_cast<int>(most)) < 0 && errno != EINTR) {
      return Outcome::ended;
    }
    if (watched[1].revents != 0 || interrupt_.is_signed()) return Outcome::interrupted;
    if (watched[2].revents != 0) read_errors();
    if (watched[0].revents != 0) return Outcome::done;
    if (Clock::now() >= until) return Outcome::too_late;
  }
}

void ChildProcess::read_errors() {
  std::array<char, 4096> buffer{};
  const ssize_t count = read(errors_.number(), buffer.data(), buffer.size());
  if (count <= 0) {
    if (count == 0 || (errno != EAGAIN && errno != EINTR)) errors_.close();
    return;
  }
  spoken_.append(buffer.data(), static_cast<std::size_t>(count));
  if (spoken_.size() > most_errors) spoken_.erase(0, spoken_.size() - most_errors);
}

ChildProcess::Outcome ChildProcess::write_line(std::string_view line, Clock::time_point until) {
  const std::string text = std::string(line) + "\n";
  const NoPipeSignal no_signal;
  for (std::size_t written = 0; written < text.size();) {
    const ssize_t count = write(to_.number(), text.data() + written, text.size() - written);
    if (count > 0) {
      written += static_cast<std::size_t>(count);
    } else if (errno == EAGAIN) {
      const Outcome ready = wait(to_.number(), POLLOUT, until);
      if (ready != Outcome::done) return ready;
    } else if (errno != EINTR) {
      return Outcome::ended;
    }
  }
  return Outcome::done;
}

ChildProcess::Outcome ChildProcess::read_line(std::string& line, Clock::time_point until) {
  std::size_t looked = 0;  // bytes in which there is no line feed
  while (true) {
    const std::size_t end = read_.find('\n', looked);
    if (end != std::string::npos) {
      line = read_.substr(0, end);
      read_.erase(0, end + 1);
      return end > max_child_line ? Outcome::too_long : Outcome::done;
    }
    looked = read_.size();
    if (looked > max_child_line) return Outcome::too_long;
    const Outcome ready = wait(from_.number(), POLLIN, until);
    if (ready != Outcome::done) return ready;
    std::array<char, 65536> buffer{};
    const ssize_t count = read(from_.number(), buffer.data(), buffer.size());
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return Outcome::ended;
    if (count > 0) read_.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

std::string ChildProcess::last_words() {
  const Clock::time_point until = Clock::now() + for_errors;
  while (errors_.number() >= 0 && wait(errors_.number(), POLLIN, until) == Outcome::done) continue;
  const std::size_t end = spoken_.find_last_not_of(" \t\r\n");
  if (end == std::string::npos) return "";
  const std::size_t begin = spoken_.find_last_of("\r\n", end);
  return begin == std::string::npos ? spoken_.substr(0, end + 1)
                                    : spoken_.substr(begin + 1, end - begin);
}

}  // namespace houserule
