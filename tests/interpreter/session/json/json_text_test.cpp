#include "session/json/json_text.h"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "base/shown.h"

using namespace houserule;
using Json = nlohmann::ordered_json;

TEST_CASE("what cannot be seen is escaped in JSON", "[session]") {
  CHECK(json_text("a\u202E\u009B\x7F\x1b") == R"("a\u202e\u009b\u007f\u001b")");
  CHECK(json_text("\U000E0041") == R"("\udb40\udc41")");
  CHECK(json_text("切り札 ♥") == "\"切り札 ♥\"");
  CHECK(json_line({{"a", 1}}) == "{\"a\":1}\n");
  CHECK(json_text({{"a", 1}}, 2) == "{\n  \"a\": 1\n}");
}

TEST_CASE("JSON has nothing hidden in it and says the same", "[session]") {
  CHECK(rc::check([](const std::string& any, const std::vector<std::uint16_t>& drawn) {
    std::string text = any;
    for (const std::uint16_t one : drawn) {
      const Json point =
          Json::parse("\"\\u" + std::string("20") + "0123456789abcdef"[one % 16] + "e\"");
      text += point.get<std::string>();
    }
    const std::string written = json_text(text);
    RC_ASSERT(!hidden_in(written));
    if (is_utf8(text)) RC_ASSERT(Json::parse(written).get<std::string>() == text);
  }));
}
