// Files that mean harm, each checked by the program as a stranger's file would be. The program says
// what stopped the file, at its line, soon and in little memory, and goes on with the next file.
//
// tests/threats/scripts/NAME.lua opens with what it tries, and with `-- stopped: CODE LINE`, what
// it must end in. <<N:text>> in a script stands for the text N times.

#include <algorithm>
#include <catch2/catch.hpp>
#include <charconv>
#include <fstream>

#include "session/files/script_folders.h"
#include "tests/interpreter/cli/program_run.h"
#include "tests/this_build.h"
#include "tests/threats/child_run.h"

using namespace houserule;
namespace fs = std::filesystem;

namespace {

constexpr double most_seconds = 2;
constexpr long more_kilobytes = 32 * 1024;  // than a harmless check

const std::string harmless = R"(-- House rule: the ten of hearts counts two.

return variant {
  of    = "hearts",
  title = { "The ten", ja = "10" },
  ja    = "10",

  changes = { append { path = "card_points", values = { { 1, "10 of hearts" } } } },
}
)";

// Puts repeated text where <<N:text>> stands.
std::string grown(std::string_view text) {
  std::string all;
  while (true) {
    const auto open = text.find("<<");
    const auto close = text.find(">>", open);
    const auto colon = text.find(':', open);
    int times = 0;
    if (close != text.npos && colon < close) {
      std::from_chars(text.data() + open + 2, text.data() + colon, times);
    }
    if (times == 0) return all + std::string(text);  // a shift
    all += text.substr(0, open);
    for (int i = 0; i < times; ++i) all += text.substr(colon + 1, close - colon - 1);
    text.remove_prefix(close + 2);
  }
}

class Hostility {
 public:
  Hostility() {
    folder_.write("harmless.lua", harmless);
    settings_.folder = folder_ / "";
    settings_.environment = {"XDG_DATA_HOME=" + (folder_ / "data").string()};
    // Sanitizers map terabytes of addresses.
    settings_.megabytes = this_build::is_slow ? 0 : 512;
    if (this_build::is_slow) settings_.seconds = 60;
    ordinary_ = run_child({"check", "harmless.lua"}, settings_);
    REQUIRE(ordinary_.exit_code == 0);
  }

  void write(const std::string& name, const std::string& text) const { folder_.write(name, text); }

  // `expected` is a code and "FILE:LINE:", or "FILE:" for the file as a whole.
  void check(const std::string& file, const std::string& code, const std::string& place) const {
    const ChildRun run = run_child({"check", file}, settings_);
    INFO(file << ": " << run.text.substr(0, 600));
    CHECK(run.exit_code == 1);
    CHECK(run.signal == 0);
    CHECK(is_told(run.text, code, place));
    CHECK(run.text.find("our fault") == run.text.npos);
    CHECK(run.text.find("0x") == run.text.npos);
    CHECK(run.text.size() < 300'000);
    CHECK(std::none_of(run.text.begin(), run.text.end(), [](char letter) {
      const auto byte = static_cast<unsigned char>(letter);
      return (byte < 0x20 && letter != '\n') || byte == 0x7F;
    }));
    CHECK(run.seconds < (this_build::is_slow ? 20 : 1) * most_seconds);
    if (!this_build::is_slow) CHECK(run.kilobytes < ordinary_.kilobytes + more_kilobytes);
  }

  // Any command that plays by the rules of a file: it says what stopped them, and where.
  void run(const std::vector<std::string>& arguments, const std::string& code,
           const std::string& place) const {
    const ChildRun run = run_child(arguments, settings_);
    INFO(arguments.front() << ": " << run.text.substr(0, 600));
    CHECK(run.exit_code == 1);
    CHECK(run.text.find(place + " ") != run.text.npos);
    CHECK(run.text.find("[" + code + "]") != run.text.npos);
    CHECK(run.text.find("our fault") == run.text.npos);
  }

  // The same process looks at a harmless file next.
  void check_goes_on(const std::string& file) const {
    const ChildRun run = run_child({"check", file, "harmless.lua"}, settings_);
    INFO(file << ": " << run.text.substr(0, 600));
    CHECK(run.exit_code == 1);
    CHECK(run.text.find("hearts +harmless.lua          ok    0 examples") != run.text.npos);
  }

 private:
  static bool is_told(const std::string& text, const std::string& code, const std::string& place) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      const std::string_view line = std::string_view(text).substr(at, end - at);
      if (line.starts_with(place + " ") && line.find("[" + code + "]") != line.npos) return true;
      at = end + 1;
    }
    return false;
  }

  ProgramFolder folder_;
  ChildSettings settings_;
  ChildRun ordinary_;
};

}  // namespace

TEST_CASE("files that mean harm are stopped where they do it", "[hostile]") {
  const Hostility hostility;
  const auto files = scripts_in(fs::path(HOUSERULE_SOURCE_DIR) / "tests/threats/scripts");
  CHECK(files.size() > 200);
  const std::size_t step = this_build::is_slow ? 14 : 1;
  for (std::size_t i = 0; i < files.size(); i += step) {
    const std::string name = files[i].filename().string();
    const std::string text = read_file(files[i]).value_or("");
    INFO(name);
    const std::string mark = "\n-- stopped: ";
    const auto at = text.find(mark);
    REQUIRE(at != text.npos);
    std::istringstream words(text.substr(at + mark.size()));
    std::string code;
    std::string line;
    words >> code >> line;
    hostility.write(name, grown(text));
    hostility.check(name, code, name + (line == "0" ? ":" : ":" + line + ":"));
    if (i % (8 * step) == 0) hostility.check_goes_on(name);
  }
}

TEST_CASE("files that no text editor would write are stopped", "[hostile]") {
  const Hostility hostility;
  hostility.write("code.lua", "\x1bLuaT");
  hostility.check("code.lua", "syntax", "code.lua:1:");
  hostility.write("zero.lua", std::string("return game \"x\" {}\n\0", 20));
  hostility.check("zero.lua", "syntax", "zero.lua:2:");
  hostility.write("large.lua", std::string(3'000'000, ' '));
  hostility.check("large.lua", "missing-file", "large.lua:");
}

TEST_CASE("house rules that are too large together are stopped", "[hostile]") {
  const Hostility hostility;
  std::string names;
  for (int i = 0; i < 9; ++i) {
    const std::string name = "part" + std::to_string(i);
    names += "\"" + name + "\", ";
    hostility.write("house/" + name + ".lua",
                    "return variant { of = \"hearts\", title = \"x\", changes = {} }" +
                        std::string(60'000, ' '));
  }
  hostility.write("all.lua", "return variant { of = \"hearts\", title = \"x\", includes = { " +
                                 names + "}, changes = {} }");
  hostility.check("all.lua", "script-size", "house/part8.lua:");
}

TEST_CASE("board rules without end are stopped in every command that plays by them", "[hostile]") {
  const Hostility hostility;
  struct Case {
    const char* name;
    const char* code;
    const char* change;  // on line 3 of the file
  };
  const Case cases[] = {
      {"one_more", "too-deep",
       R"(append { path = "always", values = { on_gain { goods = "mead", gain { "mead" } } } },)"
       R"( insert { at_start_of = "setup", entry = gain { "mead" } })"},
      {"for_ever", "too-long",
       R"(insert { at_start_of = "setup", entry = repeat_ { 10000, repeat_ { 10000, gain { "oil" } } } })"},
      {"too_many", "out-of-range",
       R"(insert { at_start_of = "setup", entry = gain { { "oil", times = product { 300, 300 } } } })"},
  };
  for (const auto& [name, code, change] : cases) {
    const std::string file = std::string("house/") + name + ".lua";
    hostility.write(file, std::string("return variant { of = \"odin\", title = \"x\", ja = \"x\",\n"
                                      "changes = {\n") +
                              change + " } }\n");
    const std::string place = std::string(name) + ".lua:3:";
    const std::string with = std::string("odin +") + name;
    hostility.run({"simulate", with, "-n", "20"}, code, place);
    if (this_build::is_slow) continue;
    hostility.run({"check", file}, code, place);
    hostility.run({"pack", file}, code, place);
    hostility.run({"add", file}, code, place);
    hostility.run({"compare", "odin", with, "-n", "5"}, code, place);
    hostility.run({"liveness", with}, code, place);
    hostility.run({"play", with, "--plain", "--seed", "1"}, code, place);
  }
}

TEST_CASE("examples that mean harm are stopped", "[hostile]") {
  const Hostility hostility;
  const auto check = [&](const std::string& examples, const char* code, int line) {
    hostility.write("mine.lua", harmless);
    hostility.write("mine.examples.lua", examples);
    hostility.check("mine.lua", code, "mine.examples.lua:" + std::to_string(line) + ":");
  };
  check("while true do end", "instruction-budget", 1);
  check(
      "return examples {\n{ say = \"x\", with = { \"/tmp/harm.lua\" }, points = { 0, 0, 0, 0 } } }",
      "unknown-variant", 2);
  check("return examples {\n{ say = \"x\", with = { \"a +/tmp/harm.lua\" } } }", "unknown-variant",
        2);
  if (this_build::is_slow) return;
  check("return examples {\n{ say = \"\\27[2J\" } }", "wrong-type", 2);
  check(
      "local t = {} for i = 1, 3000 do t[i] = { say = \"x\", house = { target_score = i } } end\n"
      "return examples(t)",
      "too-many", 2);
}
