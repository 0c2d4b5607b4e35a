// Runs the program as a person does, for tests of commands.

#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/this_build.h"

namespace houserule {

struct ProgramRun {
  int exit_code = -1;
  std::string text;  // what it printed, faults included
};

// `arguments` go through the shell; `before` is what it does first.
inline ProgramRun run_program(const std::string& arguments, const std::string& before = "") {
  ProgramRun run;
  const std::string command =
      before + "LC_ALL=C '" + this_build::program + "' " + arguments + " 2>&1";
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

// A folder to work in, with data of its own, removed afterwards.
class ProgramFolder {
 public:
  ProgramFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "houserule_XXXXXX").string();
    if (mkdtemp(pattern.data()) != nullptr) path_ = pattern;
  }
  ~ProgramFolder() {
    if (!path_.empty()) std::filesystem::remove_all(path_);
  }
  ProgramFolder(const ProgramFolder&) = delete;
  ProgramFolder& operator=(const ProgramFolder&) = delete;

  std::filesystem::path operator/(const std::string& file) const { return path_ / file; }

  // `first` is what the shell does before, in the folder.
  ProgramRun run(const std::string& arguments, const std::string& first = "") const {
    return run_program(arguments, "cd '" + path_.string() + "' && " + first + "XDG_DATA_HOME='" +
                                      path_.string() + "/data' ");
  }

  std::string text(const std::string& file) const {
    std::ifstream stream(path_ / file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  void write(const std::string& file, const std::string& text) const {
    std::filesystem::create_directories((path_ / file).parent_path());
    std::ofstream(path_ / file, std::ios::binary) << text;
  }

 private:
  std::filesystem::path path_;
};

}  // namespace houserule
