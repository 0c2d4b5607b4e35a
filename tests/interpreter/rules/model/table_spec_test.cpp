#include "rules/model/table_spec.h"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

using namespace houserule;

namespace {

std::string spec_faults(const std::string& text) {
  Diagnostics diagnostics;
  (void)parse_spec(text, diagnostics);
  return diagnostics.to_text();
}

std::string canonical(const std::string& text) {
  Diagnostics diagnostics;
  const TableSpec spec = parse_spec(text, diagnostics);
  CHECK(diagnostics.to_text() == "");
  return to_text(spec);
}

}  // namespace

TEST_CASE("a table is a game, house rules and numbers", "[rules]") {
  Diagnostics diagnostics;
  const TableSpec spec = parse_spec("lorum players=3 +b -c +a pool=1,2", diagnostics);
  CHECK(diagnostics.empty());
  CHECK(spec.game == "lorum");
  CHECK(spec.variants == std::vector<std::string>{"b", "a"});
  CHECK(spec.dropped == std::vector<std::string>{"c"});
  CHECK(spec.number("players") == "3");
  CHECK(spec.number("pool") == "1,2");
  CHECK(spec.number("deals") == "");
}

TEST_CASE("equal tables have equal texts", "[rules]") {
  CHECK(canonical("lorum +b z=1 +a players=3 -d -c a=2") == "lorum players=3 +a +b -c -d a=2 z=1");
  CHECK(canonical("lorum +a +a") == "lorum +a");
  CHECK(canonical("  lorum\t+a\n") == "lorum +a");
}

TEST_CASE("a canonical text is read as itself", "[rules]") {
  const std::string text = "lorum players=3 +a +b -c deals=4 pool=1,2";
  CHECK(canonical(text) == text);
}

TEST_CASE("words that are no table words are refused, all of them", "[rules]") {
  CHECK(spec_faults("") == "no game is named; houserule list shows the games [spec-format]\n");
  CHECK(spec_faults("lorum + - = a= =b") ==
        "'+' is no word of a table: write +variant, -variant or number=value [spec-format]\n"
        "'-' is no word of a table: write +variant, -variant or number=value [spec-format]\n"
        "'=' is no word of a table: write +variant, -variant or number=value [spec-format]\n"
        "'a=' is no word of a table: write +variant, -variant or number=value [spec-format]\n"
        "'=b' is no word of a table: write +variant, -variant or number=value [spec-format]\n");
  CHECK(spec_faults("lorum a=1 a=2") == "'a' is set twice [spec-format]\n");
}

TEST_CASE("any table is read or refused", "[rules]") {
  CHECK(rc::check("a spec is read or refused", [](const std::string& text) {
    Diagnostics diagnostics;
    const TableSpec spec = parse_spec(text, diagnostics);
    RC_ASSERT(diagnostics.empty() == spec_faults(text).empty());
    if (!diagnostics.empty()) return;
    Diagnostics again;
    RC_ASSERT(to_text(parse_spec(to_text(spec), again)) == to_text(spec));
  }));
}
