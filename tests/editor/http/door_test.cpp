#include "editor/http/door.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

constexpr int test_port = 8471;

std::string code_of(const std::optional<Turned>& turned) { return turned ? turned->code : ""; }

}  // namespace

TEST_CASE("a token is traded for the key once", "[editor]") {
  Door door;
  CHECK_FALSE(door.trade(""));
  const std::string token = door.new_token();
  CHECK(token.size() == 32);
  CHECK_FALSE(door.trade(token.substr(1)));
  CHECK_FALSE(door.trade(std::string(32, '0')));
  const auto key = door.trade(token);
  REQUIRE(key);
  CHECK(*key != token);
  CHECK_FALSE(door.trade(token));

  // A new address opens the same editor; the one before it does not.
  const std::string old_token = door.new_token();
  const std::string new_token = door.new_token();
  CHECK(old_token != new_token);
  CHECK_FALSE(door.trade(old_token));
  CHECK(door.trade(new_token) == key);
}

TEST_CASE("only this machine's own page is let in", "[editor]") {
  Door door;
  door.set_port(test_port);
  const Caller own{"127.0.0.1:8471", "http://127.0.0.1:8471", "same-origin", ""};
  CHECK_FALSE(door.refusal(own));
  CHECK_FALSE(door.refusal({"localhost:8471", "", "none", ""}));
  CHECK_FALSE(door.refusal({"127.0.0.1:8471", "", "", ""}));

  for (const char* host : {"", "127.0.0.1", "127.0.0.1:80", "evil.example:8471", "127.0.0.1:84711",
                           "127.0.0.1.evil.example:8471", "[::1]:8471"}) {
    INFO(host);
    CHECK(code_of(door.refusal({host, "", "", ""})) == "foreign-host");
  }
  for (const char* origin : {"null", "http://evil.example", "https://127.0.0.1:8471",
                             "http://127.0.0.1:8472", "http://localhost:8471", "several"}) {
    INFO(origin);
    CHECK(code_of(door.refusal({"127.0.0.1:8471", origin, "", ""})) == "foreign-origin");
  }
  for (const char* site : {"cross-site", "same-site", "anything"}) {
    INFO(site);
    CHECK(code_of(door.refusal({"127.0.0.1:8471", "", site, ""})) == "foreign-origin");
  }
}

TEST_CASE("what reads or writes needs the key", "[editor]") {
  Door door;
  door.set_port(test_port);
  const std::string key = door.trade(door.new_token()).value();
  const Caller own{"127.0.0.1:8471", "http://127.0.0.1:8471", "same-origin", key};
  CHECK_FALSE(door.refusal_without_key(own));
  for (const std::string& wrong : {std::string(), key.substr(1), key + "0", std::string(32, 'a')}) {
    Caller caller = own;
    caller.key = wrong;
    const auto turned = door.refusal_without_key(caller);
    CHECK(code_of(turned) == "no-key");
    CHECK(turned->status == 401);
  }
  Caller foreign = own;
  foreign.origin = "http://evil.example";
  CHECK(code_of(door.refusal_without_key(foreign)) == "foreign-origin");
  CHECK(Door().trade(key) == std::nullopt);
}
