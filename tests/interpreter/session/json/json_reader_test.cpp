#include "session/json/json_reader.h"

#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <regex>
#include <set>
#include <sstream>

#include "bots/programs/external_agent.h"
#include "editor/assist/language_server.h"
#include "lab/study/shard.h"
#include "session/answers/request.h"
#include "session/files/preferences.h"
#include "session/json/json_text.h"
#include "session/records/record.h"
#include "tests/games/battery.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/interpreter/cli/program_run.h"
#include "tests/layout/source_tree.h"
#include "writing/rule_pack.h"

using namespace houserule;

namespace {

// "line:column: why", or "" if it was read.
std::string fault_of(std::string_view text) {
  JsonFault fault;
  if (read_json(text, fault)) return "";
  return std::to_string(fault.line) + ":" + to_text(fault).en.substr(7);
}

// Who reads JSON that may have been changed by hand, and what it says of one; "" if it takes it.
struct Reader {
  std::string source;
  std::function<std::string(std::string)> told;
  bool tells_place = true;
};

template <typename Read>
std::string told_of(const Read& read) {
  Diagnostics faults;
  const bool is_taken = static_cast<bool>(read(faults));
  return is_taken && faults.empty() ? "" : faults.to_text();
}

std::vector<Reader> readers() {
  const auto in_record = [](const std::string& text) {
    return told_of([&](Diagnostics& faults) { return parse_record(text, "f", faults); });
  };
  const auto in_store = [](const std::string& text) {
    Record record;
    record.setups = text;
    return told_of([&](Diagnostics& faults) {
      return read_setups(record, "f", *table_of("lorum").rules, faults).empty();
    });
  };
  const auto in_pack = [](const std::string& text) {
    return told_of([&](Diagnostics& faults) { return parse_rule_pack(text, "f", faults); });
  };
  const auto in_shard = [](const std::string& text) {
    return told_of([&](Diagnostics& faults) { return read_shard(text, "f", faults); });
  };
  const auto in_request = [](const std::string& text) -> std::string {
    try {
      parse_request(text, "request");
    } catch (const RequestFault& fault) {
      return fault.error["message"];
    }
    return "";
  };
  const auto in_message = [](const std::string& text) {
    LanguageServer server(battery::scripts(), battery::words(), Language::en);
    std::istringstream in("Content-Length: " + std::to_string(text.size()) + "\n\n" + text);
    std::ostringstream out;
    serve_language(in, out, server);
    return out.str();
  };
  const auto in_settings = [](const std::string& text) {
    const ProgramFolder folder;
    folder.write("settings.json", text);
    std::string fault;
    const Preferences read = load_preferences(folder / "settings.json", fault);
    CHECK(read == Preferences());
    return fault;
  };
  const auto in_answer = [](std::string text) -> std::string {
    std::replace(text.begin(), text.end(), '\n', ' ');
    text.insert(1, "\"id\": 1, \"result\": {}, ");
    const LoadedTable table = table_of("lorum");
    const Session session(table, 17);
    ExternalSettings settings;
    settings.command = "echo '" + text + "'; cat > /dev/null";
    ExternalAgent agent(settings);
    RandomStream random;
    try {
      agent.choose(session.table(), session.view(seat_at(0)), session.decision(), random);
    } catch (const AgentFailure& failure) {
      return failure.what();
    }
    return "";
  };
  return {{"interpreter/session/records/record.cpp", in_record},
          {"interpreter/session/records/record.cpp", in_store},
          {"interpreter/writing/rule_pack.cpp", in_pack},
          {"interpreter/lab/study/shard.cpp", in_shard},
          {"interpreter/session/answers/request.cpp", in_request},
          {"editor/assist/language_server.cpp", in_message},
          {"interpreter/session/files/preferences.cpp", in_settings},
          {"interpreter/bots/programs/external_agent.cpp", in_answer,
           false}};  // one line, which is shown
}

std::set<std::string> sources_that_read() {
  std::set<std::string> sources;
  for (const char* const folder : {"interpreter", "editor"}) {
    for (const auto& file : layout::files_below(folder, {".cpp"})) {
      for (const std::string& line : layout::lines_of(file)) {
        if (line.find("read_json(") != std::string::npos) sources.insert(layout::shown(file));
      }
    }
  }
  return sources;
}

}  // namespace

TEST_CASE("a fault of JSON has its place and its character", "[session]") {
  CHECK(fault_of(R"({ "a": 1, "moves": [], })") == "1:24: '}' cannot stand here, behind a comma");
  CHECK(fault_of("[1,\n 2,\n]") == "3:1: ']' cannot stand here, behind a comma");
  CHECK(fault_of("{\"札\": x}") == "1:7: 'x' cannot stand here");
  CHECK(fault_of(R"({"a" "b"})") == "1:6: '\"' cannot stand here");
  CHECK(fault_of(R"({"a": [1, 2)") == "1:12: the text ends before the JSON does");
  CHECK(fault_of("") == "1:1: the text ends before the JSON does");
  CHECK(fault_of("{} x") == "1:4: 'x' cannot stand here");
  CHECK(fault_of("[\"\x1b\"]") == "1:3: U+001B cannot stand here");
  CHECK(fault_of("[\"\xFF\"]") == "1:3: a byte that is no UTF-8 cannot stand here");
  CHECK(fault_of("{\"a\": \"cut\n") == "1:11: the line ends within a text");
  CHECK(fault_of("[1e999]").find("too large") != std::string::npos);
}

TEST_CASE("bytes behind JSON are refused, zeros too", "[session]") {
  CHECK(fault_of(std::string_view("{}\n\0", 4)) == "2:1: U+0000 cannot stand here");
  CHECK(fault_of(std::string_view("{}\0junk", 7)) == "1:3: U+0000 cannot stand here");
  CHECK(fault_of(" {} \n") == "");
}

TEST_CASE("a key that is there twice is refused by name", "[session]") {
  CHECK(fault_of(R"({"seed": 1, "seed": 2})") == "1:13: the key 'seed' is there twice");
  CHECK(fault_of(R"([{"a": {"b": 1, "b": 1}}])") == "1:17: the key 'b' is there twice");
  CHECK(fault_of(R"({"a": {"a": 1}, "b": {"a": 1}})") == "");
}

TEST_CASE("what goes too deep is refused", "[session]") {
  const auto nested = [](std::size_t deep) {
    return std::string(deep, '[') + std::string(deep, ']');
  };
  CHECK(fault_of(nested(max_json_depth)) == "");
  JsonFault fault;
  CHECK_FALSE(read_json(nested(max_json_depth + 1), fault));
  CHECK(fault.is_too_deep);
  CHECK_FALSE(read_json(std::string(5'000'000, '['), fault));
}

TEST_CASE("what is read is what the text says", "[session]") {
  const std::string text =
      R"({"b":[1,-2,18446744073709551615,0.5,true,false,null,"切り札\n"],"a":{},"":[[]]})";
  const auto json = read_json(text);
  REQUIRE(json);
  CHECK(*json == Json::parse(text));
  CHECK(json_text(*json) == text);
  CHECK(read_json("7") == Json(7));
}

TEST_CASE("whoever reads JSON tells where it ends being JSON, and takes no key twice") {
  std::set<std::string> sources = {
      "interpreter/session/json/json_reader.cpp",      // itself
      "interpreter/session/records/match_result.cpp",  // a list of numbers, which has no keys
      "interpreter/cli/sitting.cpp",         // written by the program: resume_command_test.cpp
      "interpreter/lab/study/study.cpp",     // what another process of the same study has found
      "editor/server/position_desk.cpp",     // likewise: position_desk_test.cpp
      "interpreter/lab/play/benchmark.cpp",  // what a program of tests/bench says
  };
  for (const Reader& reader : readers()) {
    sources.insert(reader.source);
    INFO(reader.source);
    const std::string broken = reader.told("{\n  x}");
    const std::string twice = reader.told("{\"a\": 1,\n \"a\": 2}");
    INFO(broken << "\n" << twice);
    CHECK_FALSE(broken.empty());
    CHECK_FALSE(twice.empty());
    if (!reader.tells_place) continue;
    CHECK(std::regex_search(broken, std::regex("(:|line )2.* column 3: 'x' cannot stand here")));
    CHECK(
        std::regex_search(twice, std::regex("(:|line )2.* column 2: the key 'a' is there twice")));
  }
  CHECK(sources == sources_that_read());
}

TEST_CASE("a text with one byte changed is read as the library reads it, or refused", "[session]") {
  const std::string sound = R"({"houserule":1,"table":"hearts +x","moves":["a",{"b":[2.5,null]}]})";
  CHECK(rc::check([&](std::uint16_t where, char what) {
    std::string text = sound;
    text[where % text.size()] = what;
    JsonFault fault;
    const auto json = read_json(text, fault);
    const Json known = Json::parse(text, nullptr, false);
    if (json) RC_ASSERT(*json == known);
    if (!json && known.is_discarded()) RC_ASSERT(fault.column >= 1 && !fault.message.en.empty());
    if (known.is_discarded()) RC_ASSERT(!json);
  }));
}
