-- House rule: an Excuse played to the last trick changes sides, unless it won that
-- trick itself.

return variant {
  of    = "french_tarot",
  title = { "The Excuse is lost in the last trick", ja = "最終トリックのエクスキューズは相手へ" },

  changes = {
    insert { after = "the_excuse_comes_home",
             phase = step "the last Excuse is lost" {
               says  = { { "An Excuse played to the last trick goes to the other side, unless it won "
                           .. "that trick.",
                           ja = "最終トリックに出したエクスキューズは、それ自身が勝たないかぎり相手側のものになる。" } },
               apply = function (table)
                 local excuse = table:played("Excuse")
                 if excuse and excuse.in_last_trick and excuse.won_by == excuse.side
                    and not excuse.won then
                   table:give("Excuse", table:other_side(excuse.side))
                 end
               end } },
  },
}
