#include "session/json_reader.h"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "session/json_text.h"

using namespace houserule;

namespace {

// "line:column: why", or "" if it was read.
std::string fault_of(std::string_view text) {
  JsonFault fault;
  if (read_json(text, fault)) return "";
  return std::to_string(fault.line) + ":" + to_text(fault).substr(7);
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

TEST_CASE("a text with one byte changed is read as the library reads it, or refused", "[session]") {
  const std::string sound = R"({"houserule":1,"table":"hearts +x","moves":["a",{"b":[2.5,null]}]})";
  CHECK(rc::check([&](std::uint16_t where, char what) {
    std::string text = sound;
    text[where % text.size()] = what;
    JsonFault fault;
    const auto json = read_json(text, fault);
    const Json known = Json::parse(text, nullptr, false);
    if (json) RC_ASSERT(*json == known);
    if (!json && known.is_discarded()) RC_ASSERT(fault.column >= 1 && !fault.message.empty());
    if (known.is_discarded()) RC_ASSERT(!json);
  }));
}
