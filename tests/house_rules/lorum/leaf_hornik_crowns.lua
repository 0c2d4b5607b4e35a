-- House rule: the leaf Horník wins the last trick, and what is left in the pool is not divided.

return variant {
  of    = "lorum",
  title = { "The leaf Horník crowns", ja = "最後のトリックはみどりのホルニーク" },
  ja    = "最後のトリックには、みどりのホルニークが勝つ。最後にプールに残ったチップは分けない。",

  changes = {
    set { path = "title", value = { "Lórum with a crown", ja = "冠ロールム" } },
    insert { before = "play.winner.highest_of_led_suit",
             step   = highest { "Horník of leaves", when = last_trick } },
    remove { path = "match.at_end" },
    set { path = "match.start", value = 50 },
    remove { path = "house.starting_chips" },
  },
}
