#include "board_rules/sheet/japanese_verbs.h"

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("a verb in its plain form is turned into what a sentence goes on behind") {
  CHECK(te_form("蜂蜜酒1を得る") == "蜂蜜酒1を得て");
  CHECK(te_form("銀貨1を支払う") == "銀貨1を支払って");
  CHECK(te_form("1つの列から2つまで取る") == "1つの列から2つまで取って");
  CHECK(te_form("品物をアップグレードする") == "品物をアップグレードして");
  CHECK(te_form("品物に換える") == "品物に換えて");
  CHECK(te_form("ボードに置く") == "ボードに置いて");
  CHECK(te_form("船に積む") == "船に積んで");
  CHECK(te_form("手札から出す") == "手札から出して");
  CHECK(te_form("空いた場所を埋める") == "空いた場所を埋めて");
}

TEST_CASE("what may be done, and what is not done, goes on as well") {
  CHECK(te_form("油1を得てもよい") == "油1を得てもよく");
  CHECK(te_form("何もしない") == "何もしないで");
  CHECK(te_form("蜂蜜酒を出さない") == "蜂蜜酒を出さないで");
  CHECK(te_form("(油1を得る)") == "(油1を得て)");
  CHECK(te_form("") == "");
  CHECK(te_form("銀貨1") == "銀貨1");
}
