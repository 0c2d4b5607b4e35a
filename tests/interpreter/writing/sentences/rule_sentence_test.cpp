#include "writing/sentences/rule_sentence.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

RuleSentence payment() {
  RuleSentence made;
  made.name = "payment";
  made.says = {"{who} {does}{when}", "{when}{who}が{does}"};
  made.title = {"{who}: {amount}", "{who}: {amount}"};
  made.script = "wrap { f(function (base)\n  if {who}{when} then {does} end end, {who.en}) }";
  SentenceSlot who;
  who.name = "who";
  who.choices = {{{"whoever wins", "勝った人"}, "wins", {"winner", "勝ち"}},
                 {{"whoever wins all", "全部勝った人"}, "wins and all", {"all", "全部"}}};
  SentenceSlot does;
  does.name = "does";
  does.choices = {{{"pays {amount} {amount:chip|chips}", "{amount}払う"}, "pay({amount})", {}},
                  {{"gets {amount}", "{amount}もらう"}, "pay(-{amount})", {}}};
  SentenceSlot amount;
  amount.name = "amount";
  amount.from = 1;
  amount.to = 9;
  amount.usual = 2;
  SentenceSlot when;
  when.name = "when";
  when.choices = {{{"", ""}, "", {}}, {{", if asked", "聞かれたら、"}, " and asked", {}}};
  made.slots = {who, does, amount, when};
  return made;
}

std::vector<ScriptToken> tokens_of(std::string_view text) {
  std::vector<ScriptToken> tokens;
  ScriptLexer lexer(text);
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       token = lexer.next()) {
    tokens.push_back(token);
  }
  return tokens;
}

}  // namespace

TEST_CASE("a filled sentence reads well in both languages, and its script says the same") {
  const RuleSentence sentence = payment();
  CHECK(said(sentence, {0, 0, 1, 0}) == Text("Whoever wins pays 1 chip", "勝った人が1払う"));
  CHECK(said(sentence, {1, 1, 3, 1}) ==
        Text("Whoever wins all gets 3, if asked", "聞かれたら、全部勝った人が3もらう"));
  CHECK(titled(sentence, {0, 0, 4, 0}).en == "Whoever wins: 4");
  CHECK(scripted(sentence, {1, 1, 3, 1}) ==
        "wrap { f(function (base)\n  if wins and all and asked then pay(-3) end end, \"all\") }");
}

TEST_CASE("every filling is read back from its script, whatever its blanks and names") {
  const RuleSentence sentence = payment();
  for (int who = 0; who < 2; ++who) {
    for (int does = 0; does < 2; ++does) {
      for (int amount = 1; amount <= 9; ++amount) {
        for (int when = 0; when < 2; ++when) {
          const SlotValues values = {who, does, amount, when};
          const std::string script = scripted(sentence, values) + ", more { }";
          const auto read = read_back(sentence, tokens_of(script));
          REQUIRE(read);
          CHECK(read->values == values);
          CHECK(read->tokens == tokens_of(script).size() - 4);
        }
      }
    }
  }
  const auto other = read_back(
      sentence,
      tokens_of("wrap{f(function(base) -- mine\n if wins then pay(12) end end, 'mine')}"));
  REQUIRE(other);
  CHECK(other->values == SlotValues{0, 0, 12, 0});
  CHECK_FALSE(sentence.takes(other->values));
}

TEST_CASE("what a person has written otherwise is no filling") {
  const RuleSentence sentence = payment();
  for (const char* script :
       {"", "wrap { f(function (base) if loses then pay(1) end end, \"x\") }",
        "wrap { f(function (base) if wins then pay(1.5) end end, \"x\") }",
        "wrap { f(function (base) if wins then pay(n) end end, \"x\") }",
        "wrap { f(function (base) if wins then pay(1) pay(2) end end, \"x\") }"}) {
    CHECK_FALSE(read_back(sentence, tokens_of(script)));
  }
}

TEST_CASE("a filling has a value for each slot, within its bounds") {
  const RuleSentence sentence = payment();
  CHECK(sentence.takes(sentence.usual()));
  CHECK_FALSE(sentence.takes({}));
  CHECK_FALSE(sentence.takes({0, 0, 0, 0}));
  CHECK_FALSE(sentence.takes({0, 0, 10, 0}));
  CHECK_FALSE(sentence.takes({2, 0, 1, 0}));
  CHECK_FALSE(sentence.takes({0, -1, 1, 0}));
}
