#include <fstream>
#include <iterator>

#include "tests/interpreter/talk/sitting_down.h"
#include "tests/own_path.h"

using namespace houserule;

namespace {

std::filesystem::path settings_file() {
  const auto folder = own_path("plain_settings");
  std::filesystem::remove_all(folder);
  return folder / "settings.json";
}

}  // namespace

TEST_CASE("with confirm on a move is made only after a yes", "[plain]") {
  const Said asked = sit_and_type("lorum", "set confirm on\n1\n");
  CHECK(says(asked, "Pass: is that right? 1 yes. 2 no."));
  CHECK(asked.moves.empty());
  CHECK(sit_and_type("lorum", "set confirm on\n1\nno\n").moves.empty());
  const Said made = sit_and_type("lorum", "set confirm on\n1\nyes\n");
  REQUIRE_FALSE(made.moves.empty());
  CHECK(made.moves.front() == "1 pass");
  const Said off = sit_and_type("lorum", "set confirm on\nset confirm off\n1\n");
  REQUIRE_FALSE(off.moves.empty());
}

TEST_CASE("a step may be passed unasked, and that is remembered", "[plain]") {
  const auto file = settings_file();
  const Said first = sit_and_type("lorum", "set auto_pass declare on\n", file);
  CHECK(says(first, "Declare is passed without asking."));
  CHECK(says(first, "With four cards or fewer in the hand it is wise to switch it off."));
  REQUIRE_FALSE(first.moves.empty());
  CHECK(first.moves.front() == "1 pass");
  const Said later = sit_and_type("lorum", "", file);
  CHECK_FALSE(says(later, "Do you declare?"));
  const Said again = sit_and_type("lorum", "set auto_pass declare off\nset\n", file);
  CHECK(says(again, "Declare is asked for."));
  CHECK(says(sit_and_type("lorum", "", file), "Do you declare?"));
}

TEST_CASE("what cannot be set is told with what can", "[plain]") {
  CHECK(says(sit_and_type("lorum", "set auto_pass swap on\n"),
             "There is no step 'swap' to pass. The steps: declare."));
  CHECK(says(sit_and_type("lorum", "set colour on\n"), "To change: set confirm on or off"));
  CHECK(says(sit_and_type("lorum", "set\n", {}, 5, Language::ja), "確認なしで決まります"));
}

TEST_CASE("a step that is passed unasked can be had back with undo", "[plain]") {
  const Said said = sit_and_type("lorum", "1\nset auto_pass declare on\nundo\nyes\n");
  CHECK(says(said, "Taken back: your pass."));
}

TEST_CASE("settings that cannot be read are told and left as they are", "[plain]") {
  const auto file = settings_file();
  std::filesystem::create_directories(file.parent_path());
  for (const std::string text :
       {"{\n  \"pace\": 2,\n  \"pace\": 3\n}\n", "{\"confirm\": true", "[]"}) {
    std::ofstream(file, std::ios::binary) << text;
    const Said said = sit_and_type("lorum", "set confirm on\n", file);
    CHECK(says(said, "cannot be read: "));
    CHECK(says(said, text.find('\n') < text.size()
                         ? "line 3, column 3: the key 'pace' is there twice."
                         : "The usual ones hold until the file is mended"));
    CHECK(says(said, "The setting holds for this table, but could not be kept."));
    std::ifstream kept(file, std::ios::binary);
    CHECK(std::string(std::istreambuf_iterator<char>(kept), {}) == text);
  }
  std::filesystem::remove(file);
  CHECK_FALSE(says(sit_and_type("lorum", "set confirm on\n", file), "cannot be read"));
  CHECK(load_preferences(file).confirm);
}
