#include "rules/words/word_pages.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

Word word(const std::string& name, const std::string& kind, const std::string& of = "") {
  Word made;
  made.name = name;
  made.kind = kind;
  made.of = of;
  made.says = {"Says " + name + ".", name + "の説明。"};
  return made;
}

WordTable small_table() {
  WordTable words;
  words.add(word("pay", "method", "chips"));
  Word pay = word("pay", "phase");
  pay.example = "pay { 1 }";
  pay.phrase = {"the payment", "支払い"};
  pay.fields = {{"from", {"seats"}, {"who pays", "払う人"}, true}};
  pay.items = {"number"};
  pay.least = pay.most = 1;
  words.add(pay);
  words.add(word("declarer", "result", "result"));
  return words;
}

}  // namespace

TEST_CASE("a word is found as it is written, bare words first") {
  const WordTable words = small_table();
  const auto found = words_named(words, "pay");
  REQUIRE(found.size() == 2);
  CHECK(written(*found[0]) == "pay");
  CHECK(written(*found[1]) == "chips:pay");
  CHECK(words_named(words, "chips:pay").size() == 1);
  CHECK(words_named(words, "result.declarer").size() == 1);
  CHECK(words_named(words, "paye").empty());
}

TEST_CASE("a word's page has its sentence, fields, example and phrase") {
  const WordTable words = small_table();
  CHECK(word_page(*words_named(words, "pay").front(), Language::en) ==
        "pay  (Phases)\n"
        "  Says pay.\n"
        "  one entry: a number\n"
        "\n"
        "Fields (* must be there)\n"
        "* from  who pays\n"
        "        (a word for seats, or a list of them)\n"
        "\n"
        "Example\n"
        "  pay { 1 }\n"
        "\n"
        "On a rule sheet\n"
        "  the payment\n");
  const std::string ja = word_page(*words_named(words, "pay").front(), Language::ja);
  CHECK(ja.find("* from  払う人") != std::string::npos);
  CHECK(ja.find("支払い") != std::string::npos);
}

TEST_CASE("every code has a page") {
  CHECK(find_code("no-such-code") == nullptr);
  REQUIRE(find_code("unknown-card") != nullptr);
  CHECK(code_page(*find_code("unknown-card")).starts_with("unknown-card\n  A quoted name"));
}
