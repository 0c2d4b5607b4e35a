// Runs the program as a person does, for tests of commands.

#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string>

namespace houserule {

struct ProgramRun {
  int exit_code = -1;
  std::string text;  // what it printed, faults included
};

// `arguments` go through the shell.
inline ProgramRun run_program(const std::string& arguments) {
  ProgramRun run;
  const std::string command = "LC_ALL=C '" HOUSERULE_PROGRAM "' " + arguments + " 2>&1";
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return run;
  std::array<char, 4096> buffer{};
  while (const std::size_t read = fread(buffer.data(), 1, buffer.size(), pipe)) {
    run.text.append(buffer.data(), read);
  }
  const int status = pclose(pipe);
  if (WIFEXITED(status)) run.exit_code = WEXITSTATUS(status);
  return run;
}

}  // namespace houserule
