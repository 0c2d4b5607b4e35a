#include "base/output_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

#include "base/text_door.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

constexpr int most_links = 40;  // as many as Linux follows

// While this lives, nobody's wish that the program end is heard: it would leave a file half done.
class Undisturbed {
 public:
  Undisturbed() {
    sigset_t all;
    sigemptyset(&all);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE}) sigaddset(&all, signal);
    pthread_sigmask(SIG_BLOCK, &all, &before_);
  }
  ~Undisturbed() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  Undisturbed(const Undisturbed&) = delete;
  Undisturbed& operator=(const Undisturbed&) = delete;

 private:
  sigset_t before_{};
};

// While this lives, a pipe that nobody reads is an error of who writes, not the end.
class NoPipeSignal {
 public:
  NoPipeSignal() : before_(std::signal(SIGPIPE, SIG_IGN)) {}
  ~NoPipeSignal() { std::signal(SIGPIPE, before_); }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;

 private:
  void (*before_)(int);
};

std::string reason_of(int error) { return std::generic_category().message(error); }

// Returns errno, or 0.
int write_all(int descriptor, std::string_view text) {
  if (isatty(descriptor) != 0) {
    TextDoor door(descriptor);
    std::ostream(&door) << text;
    return door.close();
  }
  while (!text.empty()) {
    const ssize_t count = ::write(descriptor, text.data(), text.size());
    if (count >= 0) {
      text.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

// Writes to a file that was just made, and closes it.
int fill(int descriptor, std::string_view text) {
  int error = write_all(descriptor, text);
  if (error == 0 && fsync(descriptor) != 0 && errno != EINVAL) error = errno;
  if (::close(descriptor) != 0 && error == 0) error = errno;
  return error;
}

// The file that links lead to, whether it is there or not.
fs::path followed(fs::path file) {
  for (int i = 0; i < most_links; ++i) {
    std::error_code error;
    const fs::path to = fs::read_symlink(file, error);
    if (error) break;
    file = file.parent_path() / to;
  }
  return file;
}

bool is_standard_out(const struct stat& file) {
  struct stat out {};
  return fstat(STDOUT_FILENO, &out) == 0 && out.st_dev == file.st_dev && out.st_ino == file.st_ino;
}

int write_into(const fs::path& file, std::string_view text) {
  const NoPipeSignal no_signal;
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) return errno;
  const int error = write_all(descriptor, text);
  return ::close(descriptor) != 0 && error == 0 ? errno : error;
}

// `was`: the file that is there, or null.
int replace(const fs::path& file, std::string_view text, const struct stat* was) {
  if (was != nullptr && access(file.c_str(), W_OK) != 0) return errno;
  const Undisturbed undisturbed;
  fs::path beside;
  int descriptor = -1;
  for (int i = 0; descriptor < 0; ++i) {
    beside = file.parent_path() /
             (".houserule-" + std::to_string(getpid()) + "-" + std::to_string(i) + ".part");
    descriptor = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor < 0 && errno != EEXIST) return errno;
  }
  int error = 0;
  if (was != nullptr) {
    // Only root may give a file away; what cannot be given is still as readable as before.
    const bool is_given = fchown(descriptor, was->st_uid, was->st_gid) == 0;
    const mode_t mode = was->st_mode & (is_given ? 07777 : 0777);
    if (fchmod(descriptor, mode) != 0) error = errno;
  }
  const int filled = fill(descriptor, text);
  if (error == 0) error = filled;
  if (error == 0 && ::rename(beside.c_str(), file.c_str()) != 0) error = errno;
  if (error != 0) ::unlink(beside.c_str());
  return error;
}

int write_wherever(const fs::path& file, std::string_view text) {
  struct stat there {};
  if (stat(file.c_str(), &there) != 0) {
    return errno == ENOENT ? replace(followed(file), text, nullptr) : errno;
  }
  if (is_standard_out(there)) {
    standard_out().flush();
    const NoPipeSignal no_signal;
    return write_all(STDOUT_FILENO, text);
  }
  if (!S_ISREG(there.st_mode)) return write_into(file, text);
  return replace(followed(file), text, &there);
}

}  // namespace

std::optional<std::string> write_file(const fs::path& file, std::string_view text) {
  const int error = write_wherever(file, text);
  if (error == 0) return std::nullopt;
  return reason_of(error);
}

std::optional<std::string> why_not_writable(const fs::path& file) {
  struct stat there {};
  if (stat(file.c_str(), &there) == 0) {
    if (S_ISDIR(there.st_mode)) return reason_of(EISDIR);
    if (access(file.c_str(), W_OK) != 0) return reason_of(errno);
    return std::nullopt;
  }
  if (errno != ENOENT) return reason_of(errno);
  const fs::path folder = followed(file).parent_path();
  if (access(folder.empty() ? "." : folder.c_str(), W_OK | X_OK) != 0) return reason_of(errno);
  return std::nullopt;
}

std::optional<std::string> write_new_file(const fs::path& file, std::string_view text) {
  const Undisturbed undisturbed;
  const int descriptor =
      ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);
  if (descriptor < 0) return reason_of(errno);
  const int error = fill(descriptor, text);
  if (error == 0) return std::nullopt;
  ::unlink(file.c_str());
  return reason_of(error);
}

}  // namespace houserule
