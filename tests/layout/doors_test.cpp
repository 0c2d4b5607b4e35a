// Text leaves the program by few doors: only the files named here write to a terminal or to a file.

#include <catch2/catch.hpp>
#include <map>
#include <regex>

#include "tests/layout/source_tree.h"

using namespace houserule::layout;

namespace {

// What writes to a terminal, a descriptor or a file.
const std::regex writes(
    R"(std::(cout|cerr|clog|wcout|wcerr|ofstream|fstream)\b|fmt::print)"
    R"(|\b(v?f?printf|v?dprintf|puts|fputs|fputc|putchar|putc|fwrite|perror|psignal)\s*\()"
    R"(|\b(fopen|fdopen|freopen)\s*\()"
    R"(|(^|[^\w])::write\(|(^|[^.\w:>])write\([^,;]+,[^,;]+,)"
    R"(|\bw?(add|ins)n?w?str\(|\bmv\w*str\(|\bw?printw\()"
    R"(|\\x1[bB]|\\033|\\e\[)");

// Comments and names of functions of our own are no calls.
std::string code_of(const std::string& line) { return line.substr(0, line.find("//")); }

bool is_written_by_hand(const std::string& line) {
  return std::regex_search(code_of(line), writes);
}

// The doors, each with what goes through it.
const std::map<std::string, std::string> doors = {
    {"interpreter/base/text_door.cpp", "standard output and standard error"},
    {"interpreter/base/output_file.cpp", "files that are written"},
    {"interpreter/console/terminal.cpp", "the full screen, drawn by curses from a canvas"},
    {"interpreter/bots/programs/child_process.cpp", "requests to programs that play"},
};

// Lines that look like a door and are none.
const std::map<std::string, std::string> no_doors = {
    {"interpreter/lua/vm/bytecode.cpp", "the mark that compiled Lua begins with is read"},
    {"interpreter/lua/vm/source_check.cpp", "the same, refused"},
};

// What reads JSON with less care than session/json/json_reader.cpp, or writes it with less than
// session/json/json_text.cpp.
const std::regex careless_json(R"([jJ]son::(parse|sax_parse|accept|from_\w+)\b|[.>]dump\()");

}  // namespace

TEST_CASE("JSON is read and written by one door each", "[layout]") {
  std::set<std::string> used;
  for (const char* const folder : {"interpreter", "editor"}) {
    for (const auto& file : files_below(folder, {".h", ".cpp"})) {
      for (const std::string& line : lines_of(file)) {
        if (std::regex_search(code_of(line), careless_json)) used.insert(shown(file));
      }
    }
  }
  CHECK(used == std::set<std::string>{"interpreter/session/json/json_reader.cpp",
                                      "interpreter/session/json/json_text.cpp"});
}

TEST_CASE("nothing writes to a terminal or a file but the doors", "[layout]") {
  std::set<std::string> used;
  for (const char* const folder : {"interpreter", "editor"}) {
    for (const auto& file : files_below(folder, {".h", ".cpp"})) {
      const std::string name = shown(file);
      int number = 0;
      for (const std::string& line : lines_of(file)) {
        ++number;
        if (!is_written_by_hand(line)) continue;
        used.insert(name);
        INFO(name << ":" << number << ": " << line);
        CHECK((doors.contains(name) || no_doors.contains(name)));
      }
    }
  }
  for (const auto* const list : {&doors, &no_doors}) {
    for (const auto& [name, why] : *list) {
      CAPTURE(name);
      CHECK(used.contains(name));
      CHECK_FALSE(why.empty());
    }
  }
}

TEST_CASE("a way round the doors is found", "[layout]") {
  for (const char* const line :
       {"std::cout << x;", "  std::cerr << x", "std::printf(\"x\")", "fputs(x, stdout);",
        "fwrite(x, 1, 2, stdout)", "::write(1, x, 2);", "  write(STDOUT_FILENO, x, 2)",
        "fmt::print(x)", "mvaddstr(y, x, text)", "addstr(x)", "std::ofstream file(path);",
        "out << \"\\x1b[2J\"", "std::fopen(x, \"w\")"}) {
    CAPTURE(line);
    CHECK(is_written_by_hand(line));
  }
  for (const char* const line :
       {"standard_out() << x;", "// std::cout is not used", "folder.write(name, text)",
        "snprintf(buffer, size, x)", "fmt::format(x)", "write_file(path, text)"}) {
    CAPTURE(line);
    CHECK_FALSE(is_written_by_hand(line));
  }
}

// Several processes run parts of the tests at once.
TEST_CASE("tests write where no other process does", "[layout]") {
  int places = 0;
  for (const auto& file : files_below("tests", {".h", ".cpp"})) {
    if (shown(file) == "tests/own_path.h" || shown(file).starts_with("tests/layout/")) continue;
    const std::vector<std::string> lines = lines_of(file);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i].find("temp_directory_path()") == std::string::npos) continue;
      ++places;
      const std::string here = lines[i] + (i + 1 < lines.size() ? lines[i + 1] : "");
      INFO(shown(file) << ":" << i + 1 << ": own_path(), or a folder of mkdtemp");
      CHECK(here.find("XXXXXX") != std::string::npos);
    }
  }
  CHECK(places > 0);
}
