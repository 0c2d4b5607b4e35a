-- House rule: by the federation's book, the Excuse wins the last trick for a side that
-- has won all the others.

return variant {
  of    = "french_tarot",
  title = { "The Excuse crowns a slam", ja = "スラムの最終トリックはエクスキューズでも勝てる" },
  ja    = "連盟ルールでは、ほかの全トリックに勝った側が最終トリックにエクスキューズを出すと、"
          .. "エクスキューズがそのトリックに勝つ。",
  after = { "dry_petit_as_excuse" },

  changes = {
    insert { at_start_of = "play.winner",
             step = highest { "Excuse", when = all_of { last_trick, sweeping } } },
  },
}
