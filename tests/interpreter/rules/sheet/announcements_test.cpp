#include "tests/interpreter/rules/sheet_of_text.h"

using namespace houserule;
using sheet_game::has;

namespace {

SheetOfText with_announcements(const std::string& calls) {
  GameText text = game_of_pairs("declare \"boasts\" { who = dealer, " + calls + " },");
  text.fields = "teams = partners_opposite, trumps = \"hearts\",";
  return SheetOfText(text);
}

}  // namespace

TEST_CASE("one announcement is one clause") {
  const SheetOfText alone = with_announcements("{ \"alone\" }");
  CHECK(has(alone.en, ". The dealer may announce alone.\n"));
  CHECK_FALSE(has(alone.en, "any of these"));
  CHECK(has(alone.ja, "ディーラーはaloneを宣言することができる(しなくてもよい)。"));
  const SheetOfText slam =
      with_announcements("{ \"slam\", worth = 10, when = holds { \"Ace\" }, once_each = match }");
  CHECK(has(slam.en,
            ". The dealer may announce slam. Slam is an announcement worth 10 points. It may be "
            "made only if the player holds an Ace. Only once in the match.\n"));
}

TEST_CASE("of several each has a clause of its own") {
  const SheetOfText two = with_announcements("{ \"alone\" }, { \"slam\" }");
  CHECK(has(two.en, ". The dealer may announce any of these.\n"));
  CHECK(has(two.en, ". Alone may be announced.\n"));
}
