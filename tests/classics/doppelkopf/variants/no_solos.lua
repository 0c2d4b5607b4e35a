-- House rule: nobody plays a solo; a wedding may be announced as usual.

return variant {
  of    = "doppelkopf",
  title = { "No solos", ja = "ソロなし" },
  ja    = "普通のゲームと結婚だけにする。",

  changes = {
    remove { path = "reservations.all_with" },
  },
}
