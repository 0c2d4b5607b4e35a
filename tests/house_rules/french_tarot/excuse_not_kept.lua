-- House rule: the Excuse is not kept for the last trick, unless the own side has won every trick.

return variant {
  of    = "french_tarot",
  title = { "The Excuse is not kept", ja = "エクスキューズを残せない" },
  ja    = "エクスキューズは最後のトリックまで残せない。ただし、自分の側がすべてのトリックに勝っていれば残せる。",

  changes = {
    insert { at_start_of = "play.follow.when_suit_led",
             step = cards { "Excuse", when = all_of { cards_left { exactly = 2 }, none_of { sweeping } } } },
  },
}
