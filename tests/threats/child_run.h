// Runs the program in a process of its own, with limits, and tells what it took.

#pragma once

#include <fcntl.h>
#include <sys/personality.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/this_build.h"

namespace houserule {

struct ChildRun {
  int exit_code = -1;  // -1: a signal ended it
  int signal = 0;
  std::string text;    // what it printed, faults included
  double seconds = 0;  // of a processor, in the program itself
  long kilobytes = 0;  // the most it had in memory, or what this process had when it began
};

struct ChildSettings {
  std::filesystem::path program = this_build::program;
  std::filesystem::path folder = ".";
  std::vector<std::string> environment = {};  // nothing else is there
  int seconds = 20;                           // of a processor, after which it is killed
  std::size_t megabytes = 0;                  // of addresses; 0: any number
  bool same_addresses = false;                // the same in every run, where the system can do that
};

inline void become_program(const std::vector<std::string>& arguments,
                           const ChildSettings& settings) {
  const auto limit = [](auto what, rlim_t most) {
    const rlimit both{most, most};
    setrlimit(what, &both);
  };
  limit(RLIMIT_CPU, static_cast<rlim_t>(settings.seconds));
  limit(RLIMIT_CORE, 0);
  if (settings.megabytes > 0) limit(RLIMIT_AS, static_cast<rlim_t>(settings.megabytes) << 20U);
  if (settings.same_addresses) personality(ADDR_NO_RANDOMIZE);
  if (chdir(settings.folder.c_str()) != 0) return;
  std::vector<char*> words;
  for (const std::string& word : arguments) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  std::vector<char*> variables;
  for (const std::string& one : settings.environment) {
    variables.push_back(const_cast<char*>(one.c_str()));
  }
  variables.push_back(nullptr);
  execve(settings.program.c_str(), words.data(), variables.data());
}

// `arguments` without the name of the program.
inline ChildRun run_child(std::vector<std::string> arguments, const ChildSettings& settings) {
  arguments.insert(arguments.begin(), "houserule");
  ChildRun run;
  std::array<int, 2> channel{};
  if (pipe2(channel.data(), O_CLOEXEC) != 0) return run;
  const pid_t child = fork();
  if (child < 0) return run;
  if (child == 0) {
    dup2(channel[1], STDOUT_FILENO);
    dup2(channel[1], STDERR_FILENO);
    dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
    become_program(arguments, settings);
    _exit(127);
  }
  close(channel[1]);
  std::array<char, 4096> buffer{};
  while (true) {
    const ssize_t count = read(channel[0], buffer.data(), buffer.size());
    if (count <= 0) break;
    run.text.append(buffer.data(), static_cast<std::size_t>(count));
  }
  close(channel[0]);
  int status = 0;
  rusage used{};
  if (wait4(child, &status, 0, &used) != child) return run;
  if (WIFEXITED(status)) run.exit_code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) run.signal = WTERMSIG(status);
  run.seconds =
      static_cast<double>(used.ru_utime.tv_sec) + static_cast<double>(used.ru_utime.tv_usec) / 1e6;
  run.kilobytes = used.ru_maxrss;
  return run;
}

}  // namespace houserule
