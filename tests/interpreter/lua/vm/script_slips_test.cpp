#include "lua/vm/script_slips.h"

#include "tests/interpreter/lua/script_run.h"

using namespace houserule;

TEST_CASE("a sign that only looks like one of Lua's is named with what to write") {
  ScriptRun script;
  struct Slip {
    const char* source;
    const char* message;
    const char* suggestion;
  };
  const auto outside = [](const char* sign) {
    return "the sign " + std::string(sign) + " means nothing outside of a text";
  };
  const Slip signs[] = {
      {"return\n{ “a” }", "“", "write \" instead of the curly quote"},
      {"return\n{ ‘a’ }", "‘", "write \" instead of the curly quote"},
      {"return\n{ `a` }", "`", "write \" instead of the curly quote"},
      {"return\n（1）", "（", "write ( instead"},
      {"return\n{ 1， 2 }", "，", "write , instead"},
      {"return\n{ 1、2 }", "、", "write , instead"},
      {"return\n{ １ }", "１", "write 1 instead"},
      {"local x\n＝ 1", "＝", "write = instead"},
      {"return 2\n− 1", "−", "write - instead"},
      {"return 2\n≤ 3", "≤", "write <= instead"},
      {"return\nハート", "ハ", "put it between quotes, or behind `--`"},
  };
  for (const Slip& slip : signs) {
    CAPTURE(slip.source);
    CHECK(script.fault(slip.source) == "syntax 2");
    CHECK(script.message == outside(slip.message));
    CHECK(script.suggestion == slip.suggestion);
  }
  for (const char* blank : {"\u00A0", "\u3000", "\u2003", "\u200B", "\u202F"}) {
    CHECK(script.fault("return\n" + std::string(blank) + "1") == "syntax 2");
    CHECK(script.message.starts_with("a blank stands here that Lua cannot read (U+"));
  }
  CHECK(script.fault("-- “a”\nreturn '“'") == "");
  CHECK(script.fault("return\n\"a”") == "syntax 2");
  CHECK(script.suggestion == "write \" instead of the curly quote");
}

TEST_CASE("a block without its end is named by its own line") {
  ScriptRun script;
  const std::pair<const char*, const char*> blocks[] = {
      {"return { f = function ()\n  if x then\n    y()\nend }", "if 2"},
      {"return { f = function ()\n  y()\n} ", "function 1"},
      {"local f = function ()\n  for i = 1, 2 do\n    y()\nend\nreturn f", "do 2"},
      {"local f = function ()\n  if x then\n    y()\n  else\n    z()\nend\nreturn { f }", "if 2"},
      {"local f = function ()\n  while x do\n    if y then\n      z()\n  end\nend", "if 3"},
  };
  for (const auto& [source, block] : blocks) {
    CAPTURE(source);
    const std::string place = script.fault(source);
    const auto quote = script.message.find('`') + 1;
    CHECK(script.message.ends_with("` has no `end`"));
    CHECK(script.message.substr(quote, script.message.find('`', quote) - quote) + " " +
              place.substr(place.size() - 1) ==
          block);
  }
  CHECK(script.fault("if true then\nend\nend") == "syntax 3");
  CHECK(script.suggestion == "is there one `end` too many?");
}

TEST_CASE("two names beside each other are one that lacks its quotes") {
  ScriptRun script;
  CHECK(script.fault("return {\n  a = hello world,\n}") == "syntax 2");
  CHECK(script.suggestion ==
        "a name of two words is quoted: \"hello world\"; between two values stands a comma");
  CHECK(script.fault("return {\n  a = 1 b = 2 }") == "syntax 2");
  CHECK(script.suggestion == "is a comma missing before 'b'?");
}

TEST_CASE("what Lua reports of jumps, escapes and names is told where it stands, in Japanese too") {
  ScriptRun script;
  const std::pair<const char*, const char*> reports[] = {
      {"local f = function ()\n  break\n  x()\nend", "syntax 2"},
      {"local f = function ()\n  goto on\n  x()\nend", "syntax 2"},
      {"goto on\nlocal a\n::on::\na = 1", "syntax 1"},
      {"::on::\n::on::", "syntax 2"},
      {"local a\na = '\\q'", "syntax 2"},
      {"local a\na = '\\xg'", "syntax 2"},
      {"local a\na = '\\999'", "syntax 2"},
      {"local a\na = '\\u123'", "syntax 2"},
      {"local a\na = '\\u{12'", "syntax 2"},
      {"local a\na = '\\u{FFFFFFFFF}'", "syntax 2"},
      {"local a <const> = 1\na = 2", "syntax 2"},
      {"local a <odd> = 1", "syntax 1"},
      {"local f = function ()\n  return ...\nend", "syntax 2"},
      {"local a\na = [=x", "syntax 2"},
  };
  for (const auto& [source, place] : reports) {
    CAPTURE(source);
    const auto fault = script.run(source);
    REQUIRE(fault);
    CHECK(fault->code + " " + std::to_string(fault->place.line) == place);
    CHECK_FALSE(fault->message.ja.starts_with("Lua の報告"));
  }
}

TEST_CASE("what other languages write is named with what Lua writes", "[messages]") {
  ScriptRun script;
  struct Slip {
    const char* line;  // the second of the file
    const char* message;
    const char* suggestion;
  };
  const char* const comment = "a comment begins with --";
  const char* const quotes =
      "write the other kind of quotes around it, or a backslash before the quote inside";
  const char* const condition =
      "a condition is written when = .. or unless = .., and what is reckoned stands in a function";
  const Slip slips[] = {
      {"// my rule\nreturn {}", "// begins no comment", comment},
      {"return { 1, // it is one\n}", "// begins no comment", comment},
      {"return { a = {} // it is one\n}", "// begins no comment", comment},
      {"/* my rule */ return {}", "/* begins no comment", comment},
      {"return { a = 1 } /* my\nrule */", "/* begins no comment", comment},
      {"# my rule\nreturn {}", "# begins no comment", comment},
      {"return { a = 1, # it is one\n}", "# begins no comment", comment},
      {"return { a = 'It's' }", "the text ends at its second quote: 'It'", quotes},
      {"return { 'It's', 'mine' }", "the text ends at its second quote: 'It'", quotes},
      {"return { if x then 1 end }", "'if' cannot stand inside brackets", condition},
      {"return { for i = 1, 2 do end }", "'for' cannot stand inside brackets", condition},
      {"return { local x = 1 }", "'local' cannot stand inside brackets", condition},
      {"return set ( a = 1 )", "'set' takes its fields in braces: set { .. }, not set ( .. )", ""},
      {"return { set ( a = 1, b = {} ) }",
       "'set' takes its fields in braces: set { .. }, not set ( .. )", ""},
  };
  for (const Slip& slip : slips) {
    CAPTURE(slip.line);
    CHECK(script.fault("\n" + std::string(slip.line)) == "syntax 2");
    CHECK(script.message == slip.message);
    CHECK(script.suggestion == slip.suggestion);
  }
  // What is Lua stays what it is, in a file with another slip.
  CHECK(script.fault("local a = 7 // 2 // 1\nlocal n = #'abc'\nreturn { a b }") == "syntax 3");
  CHECK(script.message == "two names stand beside each other");
}
