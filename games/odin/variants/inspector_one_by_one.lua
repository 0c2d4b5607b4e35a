-- House rule: Inspector brings one Viking back, is paid, and brings another: two
-- events, and from any two spaces (Q7).

return variant {
  of    = "odin",
  title = { "Inspector: one by one", ja = "監査役は1人ずつ" },
  ja    = "監査役が2人のヴァイキングを戻すときは、1人戻し、支払い、もう1人戻す。同じスペースからでなくてもよい。",

  changes = {
    set { path = "cards.60.on_play.may.choose[2]",
          value = { bring_back { 1 }, spend { { "silver", times = round_number } }, bring_back { 1 } } },
  },
}
