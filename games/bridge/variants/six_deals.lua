-- House rule: a match has six deals. In the fifth nobody is vulnerable, in the sixth everybody.

return variant {
  of    = "bridge",
  title = { "Six deals", ja = "6ディール" },
  ja    = "1ゲームは6ディール。5回目は両チームともノンバルネラブル、6回目は両チームともバルネラブル。",

  changes = {
    set { path = "house.deals", value = 6 },
    append { path = "fix.vulnerable", values = { nobody, each_seat } },
  },
}
