-- House rule: an Excuse that changes sides in the last trick is exchanged like any other,
-- for a card worth half a point. Where the other side wins the trick it has it anyway.

return variant {
  of       = "french_tarot",
  title    = { "The Excuse lost in the last trick is paid for",
               ja = "最終トリックのエクスキューズは0.5点のカードと引き換え" },
  ja       = "最終トリックに出したエクスキューズが、そのトリックに勝った側から相手側へ渡るときは、"
             .. "相手側が代わりに0.5点のカードを1枚渡す。",
  requires = { "excuse_lost_in_last_trick" },

  changes = {
    append { path   = "the_excuse_comes_home.says",
             values = { { "If its own side won that trick, the other side gives a card worth half a point for it, "
                          .. "if it has one.",
                          ja = "そのトリックに出した側が勝っていたときは、相手側は0.5点のカードがあれば1枚を代わりに渡す。" } } },
    wrap { path = "the_excuse_comes_home.apply", with = function (base, table)
      local excuse = table:played("Excuse")
      if excuse and excuse.in_last_trick and not excuse.won and excuse.won_by == excuse.side then
        local paid = table:first("small", table:other_side(excuse.side))
        if paid then table:give(paid, excuse.side) end
      end
      base(table)
    end },
  },
}
