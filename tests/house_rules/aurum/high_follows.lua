-- House rule: while there is a card of a new suit, a ten or a nine of it is played before lower ones.

return variant {
  of    = "aurum",
  title = { "High cards first", ja = "強いカードから" },

  changes = {
    insert { before = "play.follow.new_suit", step = cards { all_of { new_suit, { "9", "10" } } } },
    insert { before = "play.lead[1]", step = cards { "base metals", except = { "0", "1" } } },
  },
}
