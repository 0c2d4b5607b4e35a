// `houserule edit`: the editor's server on this machine, and a browser to look at it.

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <thread>

#include "base/sentence.h"
#include "base/text_door.h"
#include "cli/command.h"
#include "editor/assist/language_server.h"
#include "editor/http/http_server.h"
#include "session/files/data_folder.h"
#include "session/table/game_catalog.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

// The same at every start, so that a page finds its server again; others may listen there.
constexpr int usual_port = 8471;
constexpr int ports_to_try = 10;

struct EditOptions {
  std::string table;
  int port = 0;
  bool no_browser = false;
  bool stdio = false;
};

// Where the page lies: beside a program that was built, with the games of one that was installed.
std::optional<fs::path> page_folder(const Program& program) {
  std::error_code error;
  const fs::path self = fs::read_symlink("/proc/self/exe", error);
  for (const fs::path& folder :
       {self.parent_path() / "page", program.folders.installed() / "page"}) {
    if (fs::exists(folder / "index.html", error)) return folder;
  }
  return std::nullopt;
}

std::unique_ptr<HttpServer> open_server(EditorApi& api, const fs::path& page, int port) {
  if (port != 0) return std::make_unique<HttpServer>(api, ServerSettings{page, port});
  for (int next = usual_port; next < usual_port + ports_to_try; ++next) {
    try {
      return std::make_unique<HttpServer>(api, ServerSettings{page, next});
    } catch (const std::runtime_error&) {
      continue;  // somebody listens there
    }
  }
  return std::make_unique<HttpServer>(api, ServerSettings{page, 0});
}

// Asks the desktop to show an address. Returns false where there is none.
bool open_browser(std::string address) {
  if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) return false;
  std::string opener = "xdg-open";
  std::array<char*, 3> arguments = {opener.data(), address.data(), nullptr};
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&files, stream, "/dev/null", 1, 0);
  }
  pid_t child = 0;
  const int failed =
      posix_spawnp(&child, opener.c_str(), &files, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  return failed == 0;
}

// Waits for Ctrl-C or a request to end. A line that is typed meanwhile asks for a new address.
void wait_for_end(HttpServer& server, const sigset_t& ends, const Program& program) {
  const int ended = signalfd(-1, &ends, SFD_CLOEXEC);
  if (ended < 0) throw std::runtime_error("signals cannot be waited for");
  std::array<pollfd, 2> watched = {pollfd{ended, POLLIN, 0}, pollfd{STDIN_FILENO, POLLIN, 0}};
  nfds_t count = isatty(STDIN_FILENO) != 0 ? 2 : 1;
  while (true) {
    if (poll(watched.data(), count, -1) < 0) continue;
    if (watched[0].revents != 0) break;
    if (count < 2 || watched[1].revents == 0) continue;
    std::string line;
    if (!std::getline(std::cin, line)) {
      count = 1;  // the terminal is gone
      continue;
    }
    standard_out() << sentence_in(program.language, "edit-address",
                                  {{"address", server.new_address()}})
                   << std::endl;
  }
  close(ended);
}

// Returns nothing, with the faults, if that is no table of a game that there is. House rules may be
// at fault: the editor is there to mend them.
std::optional<std::string> begun_with(const Program& program, const WordTable& words,
                                      const EditOptions& options, Diagnostics& faults) {
  std::vector<std::string> typed = words_of(options.table);
  typed.insert(typed.end(), program.table_words.begin(), program.table_words.end());
  if (typed.empty()) return "";
  const TableSpec spec = parse_spec(typed, faults);
  if (!faults.empty() || !catalog_game(program.folders, words, spec.game, faults)) {
    return std::nullopt;
  }
  return to_text(spec);
}

// The same help for other editors, over standard input and output.
int help_editor(const Program& program, const WordTable& words) {
  std::ios::sync_with_stdio(false);
  LanguageServer server(program.folders, words, program.language);
  return serve_language(std::cin, standard_out(), server) ? done : not_so;
}

int edit(const Program& program, const EditOptions& options) {
  const WordTable* const words = program.words();
  if (!words) return not_so;
  if (options.stdio) return help_editor(program, *words);
  Diagnostics faults;
  const auto table = begun_with(program, *words, options, faults);
  if (!table) return program.refuse(faults);
  const auto page = page_folder(program);
  if (!page) {
    standard_error() << sentence_in(program.language, "edit-no-page") << "\n";
    return not_so;
  }
  sigset_t ends;
  sigemptyset(&ends);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&ends, signal);
  // Before there is a second thread, which would take them otherwise.
  pthread_sigmask(SIG_BLOCK, &ends, nullptr);

  EditorApi api(
      {program.folders, *words, data_folder(), *table, program.language, HOUSERULE_VERSION});
  std::unique_ptr<HttpServer> server;
  try {
    server = open_server(api, *page, options.port);
  } catch (const std::runtime_error&) {
    standard_error() << sentence_in(program.language, "edit-port-taken",
                                    {{"port", std::to_string(options.port)}})
                     << "\n";
    return not_so;
  }
  std::thread answering([&] { server->run(); });
  const std::string address = server->new_address();
  const bool is_shown = !options.no_browser && open_browser(address);
  standard_out() << sentence_in(program.language, is_shown ? "edit-opened" : "edit-open",
                                {{"address", address}})
                 << "\n"
                 << sentence_in(program.language, "edit-end") << std::endl;
  if (standard_out()) wait_for_end(*server, ends, program);
  server->stop();
  answering.join();
  return done;
}

}  // namespace

void add_edit_command(CLI::App& app, Program& program) {
  CLI::App* command =
      app.add_subcommand("edit", "house rules in the browser: change them and see what it does");
  command->footer("Example: houserule edit lorum");
  static EditOptions options;
  command->add_option("TABLE", options.table, "a game, with +variants and numbers");
  command->add_option("--port", options.port, "where to listen on this machine (usually 8471)")
      ->check(CLI::Range(1, 65535));
  command->add_flag("--no-browser", options.no_browser, "only print the address");
  command->add_flag("--stdio", options.stdio,
                    "help another editor instead: a language server on standard input and output");
  command->callback([&program] { program.run = [&program] { return edit(program, options); }; });
}

}  // namespace houserule
