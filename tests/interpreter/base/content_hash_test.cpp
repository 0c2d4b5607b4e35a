#include "base/content_hash.h"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("hashes are the published XXH3", "[base]") {
  // Kept tables and records hold such numbers.
  CHECK(to_hex(content_hash("")) == "2d06800538d394c2");
  CHECK(to_hex(content_hash("houserule")) == "2650695e7714182e");
}

TEST_CASE("hexadecimal hashes have sixteen digits", "[base]") {
  CHECK(to_hex(0) == "0000000000000000");
  CHECK(to_hex(0xABCDEFULL) == "0000000000abcdef");
  CHECK(to_hex(~0ULL) == "ffffffffffffffff");
}

TEST_CASE("bytes and text hash alike", "[base]") {
  CHECK(rc::check([](const std::string& text) {
    RC_ASSERT(content_hash(text) == content_hash(std::as_bytes(std::span(text))));
  }));
}

TEST_CASE("one changed byte changes the hash", "[base]") {
  CHECK(rc::check([](std::string text) {
    text += 'x';
    const std::size_t at = *rc::gen::inRange<std::size_t>(0, text.size());
    std::string other = text;
    other[at] = static_cast<char>(other[at] ^ 1);
    RC_ASSERT(content_hash(text) != content_hash(other));
  }));
}
