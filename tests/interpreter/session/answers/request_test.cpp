#include "session/answers/request.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

// The error of a request that is refused by `read`, as "code: message".
template <typename Read>
std::string refusal(const Read& read) {
  try {
    read();
  } catch (...) {
    const Json error = error_being_handled();
    return error["code"].get<std::string>() + ": " + error["message"].get<std::string>();
  }
  return "";
}

}  // namespace

TEST_CASE("a request is an object of JSON") {
  CHECK(parse_request(R"({"a": 1})", "line")["a"] == 1);
  CHECK(refusal([] { parse_request("{", "line"); }) ==
        "broken-json: the line is no JSON: column 2: the text ends before the JSON does");
  CHECK(refusal([] { parse_request("[]", "line"); }) == "bad-request: a request is a JSON object");
  const std::string deep(1000, '[');
  CHECK(refusal([&] { parse_request(deep, "line"); }) ==
        "too-deep: lists and objects go at most 32 levels deep");
}

TEST_CASE("keys of a request are known, there and of the right kind") {
  const Json request = {{"seat", 3}, {"table", "lorum"}};
  CHECK(refusal([&] { check_request_keys(request, "open", {"seat", "table"}); }).empty());
  CHECK(refusal([&] {
          check_request_keys(request, "open", {"seats", "table"});
        }) == "unknown-key: 'open' has no key 'seat' (did you mean 'seats'?)");
  CHECK(text_of_key(request, "table") == "lorum");
  CHECK(refusal([&] { text_of_key(request, "move"); }) == "bad-request: 'move' is missing");
  CHECK(refusal([&] { text_of_key(request, "seat"); }) == "bad-request: 'seat' must be a text");
  CHECK(number_of_key(request, "seat", 1, 4, 1) == 3);
  CHECK(number_of_key(request, "ms", 1, 4, 2) == 2);
  const std::string range = "bad-request: 'seat' must be a whole number from 1 to 2";
  CHECK(refusal([&] { number_of_key(request, "seat", 1, 2, 1); }) == range);
  for (const char* wrong : {"1.5", "\"1\"", "18446744073709551615", "-9223372036854775808"}) {
    INFO(wrong);
    const Json other = Json::parse(std::string("{\"seat\": ") + wrong + "}");
    CHECK(refusal([&] { number_of_key(other, "seat", 1, 2, 1); }) == range);
  }
}

TEST_CASE("faults of scripts are told with the first in front") {
  Diagnostics faults;
  faults.add("unknown-word", {"a.lua", 3}, "unknown word 'x'");
  faults.add("bad-name", {}, "another");
  try {
    refuse_request(faults);
  } catch (const RequestFault& fault) {
    CHECK(fault.error["code"] == "unknown-word");
    CHECK(fault.error["diagnostics"].size() == 2);
  }
  CHECK(refusal([] { throw std::runtime_error("no"); }) == "our-fault: no");
}
