#include <catch2/catch.hpp>
#include <sstream>

#include "tests/interpreter/cli/program_run.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

std::string text_of(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("every command has a page of the manual with what --help says") {
  const ScriptTree tree;
  const std::filesystem::path folder = tree.root() / "man1";
  CHECK(run_program("manual " + folder.string()).exit_code == 0);
  const std::string whole = text_of(folder / "houserule.1");
  CHECK(whole.find(".BR houserule\\-play (1)\nsit down and play against bots\n") !=
        std::string::npos);
  CHECK(whole.find("houserule\\-manual") == std::string::npos);
  int pages = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    ++pages;
    CHECK(text_of(file.path()).starts_with(".TH \"houserule"));
  }
  CHECK(pages == 23);
  const std::string play = text_of(folder / "houserule-play.1");
  CHECK(play.find(".B houserule play\n[\\fIOPTIONS\\fR] TABLE\n") != std::string::npos);
  CHECK(play.find(".B \\-\\-seed N\n") != std::string::npos);
  CHECK(play.find("houserule play lorum +exposed_horniky \\-\\-seed 17") != std::string::npos);
}
