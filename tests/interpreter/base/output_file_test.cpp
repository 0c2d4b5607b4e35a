#include "base/output_file.h"

#include <sys/inotify.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>

using namespace houserule;
namespace fs = std::filesystem;

namespace {

class Folder {
 public:
  Folder() {
    std::string pattern = (fs::temp_directory_path() / "houserule_out_XXXXXX").string();
    REQUIRE(mkdtemp(pattern.data()) != nullptr);
    path_ = pattern;
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  fs::path operator/(const std::string& name) const { return path_ / name; }
  std::string text(const std::string& name) const {
    std::ifstream stream(path_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  std::ptrdiff_t files() const {
    return std::distance(fs::directory_iterator(path_), fs::directory_iterator());
  }

 private:
  fs::path path_;
};

}  // namespace

TEST_CASE("a file is made, and replaced with its permissions", "[base]") {
  const Folder folder;
  CHECK_FALSE(write_file(folder / "a", "one"));
  CHECK(folder.text("a") == "one");
  fs::permissions(folder / "a", fs::perms::owner_read | fs::perms::owner_write);
  CHECK_FALSE(write_file(folder / "a", "two"));
  CHECK(folder.text("a") == "two");
  CHECK(fs::status(folder / "a").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
  CHECK(folder.files() == 1);
}

TEST_CASE("links are followed and stay links", "[base]") {
  const Folder folder;
  CHECK_FALSE(write_file(folder / "target", "old"));
  fs::create_symlink("target", folder / "link");
  fs::create_symlink("later", folder / "nowhere");
  CHECK_FALSE(write_file(folder / "link", "new"));
  CHECK_FALSE(write_file(folder / "nowhere", "made"));
  CHECK(fs::is_symlink(folder / "link"));
  CHECK(fs::is_symlink(folder / "nowhere"));
  CHECK(folder.text("target") == "new");
  CHECK(folder.text("later") == "made");
}

TEST_CASE("what reads a FIFO gets the text, and the FIFO stays", "[base]") {
  const Folder folder;
  REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
  std::string read;
  std::thread reader([&] { read = folder.text("pipe"); });
  CHECK_FALSE(write_file(folder / "pipe", "through"));
  reader.join();
  CHECK(read == "through");
  CHECK(fs::is_fifo(folder / "pipe"));
}

TEST_CASE("a device is written into", "[base]") {
  CHECK_FALSE(write_file("/dev/null", "gone"));
  CHECK(write_file("/dev/full", "too much"));
  CHECK(fs::is_character_file("/dev/full"));
}

TEST_CASE("what could not be written whole leaves everything as it was", "[base]") {
  const Folder folder;
  CHECK_FALSE(write_file(folder / "a", "kept"));
  rlimit before{};
  REQUIRE(getrlimit(RLIMIT_FSIZE, &before) == 0);
  auto* const handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit small{1000, before.rlim_max};
  REQUIRE(setrlimit(RLIMIT_FSIZE, &small) == 0);
  const std::string text(5000, 'x');
  const auto replaced = write_file(folder / "a", text);
  const auto made = write_new_file(folder / "b", text);
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  CHECK(replaced);
  CHECK(made);
  CHECK(folder.text("a") == "kept");
  CHECK(folder.files() == 1);
  CHECK(write_file(folder / "no/such", "x"));
}

TEST_CASE("a link to a device stays, and what the device refuses is told", "[base]") {
  const Folder folder;
  fs::create_symlink("/dev/full", folder / "link");
  CHECK(write_file(folder / "link", "too much") == "No space left on device");
  CHECK(fs::read_symlink(folder / "link") == "/dev/full");
  CHECK(write_file(folder / "link" / "below", "x") == "Not a directory");
  CHECK(write_new_file(folder / "link" / "below", "x") == "Not a directory");
  CHECK(folder.files() == 1);
}

TEST_CASE("a pipe that is closed while it is written is told, and nobody ends of it", "[base]") {
  const Folder folder;
  REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
  std::thread reader([&] { std::ifstream(folder / "pipe").get(); });
  // More than a pipe holds: the reader goes before all of it is written.
  CHECK(write_file(folder / "pipe", std::string(10'000'000, 'x')) == "Broken pipe");
  reader.join();
}

TEST_CASE("who is told to end while a file is written has written all of it", "[base]") {
  const std::string text(16'000'000, 'x');
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const Folder folder;
    CHECK_FALSE(write_file(folder / "a", "old"));
    const int watch = inotify_init1(IN_CLOEXEC);
    REQUIRE(watch >= 0);
    REQUIRE(inotify_add_watch(watch, (folder / "").c_str(), IN_CREATE) >= 0);
    const pid_t child = fork();
    if (child == 0) {
      std::signal(signal, SIG_DFL);
      (void)write_file(folder / "a", text);
      while (true) pause();
    }
    REQUIRE(child > 0);
    std::array<char, 4096> events{};
    CHECK(read(watch, events.data(), events.size()) > 0);
    close(watch);
    kill(child, signal);
    int status = 0;
    waitpid(child, &status, 0);
    CHECK((WIFSIGNALED(status) && WTERMSIG(status) == signal));
    CHECK((folder.text("a") == text));  // nobody wants to read it
    CHECK(folder.files() == 1);
  }
}

TEST_CASE("a new file is not put over another", "[base]") {
  const Folder folder;
  CHECK_FALSE(write_new_file(folder / "a", "one"));
  CHECK(write_new_file(folder / "a", "two"));
  fs::create_symlink("nothing", folder / "link");
  CHECK(write_new_file(folder / "link", "two"));
  CHECK(folder.text("a") == "one");
}
