-- House rule: while there is a card of a new suit, a ten or a nine of it is played before lower ones.

return variant {
  of    = "aurum",
  title = { "High cards first", ja = "強いカードから" },
  ja    = "まだ出ていないスートのカードを出すときは、10か9があれば、それより低いカードより先に出す。",

  changes = {
    insert { before = "play.follow.new_suit", step = cards { all_of { new_suit, { "9", "10" } } } },
    insert { before = "play.lead[1]", step = cards { "base metals", except = { "0", "1" } } },
  },
}
