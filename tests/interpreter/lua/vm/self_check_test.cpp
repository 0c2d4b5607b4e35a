#include "lua/vm/self_check.h"

#include <catch2/catch.hpp>
#include <clocale>

using namespace houserule;

TEST_CASE("this build keeps the promises of the sandbox") {
  for (const std::string& sentence : self_check()) FAIL_CHECK(sentence);
}

TEST_CASE("a foreign locale is found at the start") {
  const char* const changed = std::setlocale(LC_NUMERIC, "C.UTF-8");
  if (!changed) return;  // the machine has no second locale
  const auto wrong = self_check();
  std::setlocale(LC_NUMERIC, "C");
  REQUIRE(wrong.size() == 1);
  CHECK(wrong[0].find("C.UTF-8") != std::string::npos);
}
