-- House rule: by the federation's book, an Excuse played to the last trick goes to the
-- other side, whoever wins the trick, unless it wins the trick itself.

return variant {
  of    = "french_tarot",
  title = { "The Excuse is lost in the last trick", ja = "最終トリックのエクスキューズは相手側へ" },
  ja    = "連盟ルールでは、最終トリックに出したエクスキューズは、どちらの側がトリックに勝っても相手側へ渡る。"
          .. "ただし、エクスキューズ自身が勝ったときを除く。",

  changes = {
    set { path  = "the_excuse_comes_home.says[2]",
          value = { "An Excuse played to the last trick goes to the other side, unless it won that trick.",
                    ja = "最終トリックに出したエクスキューズは、それ自身がトリックに勝ったときを除いて、相手側のものになる。" } },
    wrap { path = "the_excuse_comes_home.apply", with = function (base, table)
      base(table)
      local excuse = table:played("Excuse")
      if not excuse or not excuse.in_last_trick or excuse.won then return end
      table:give("Excuse", table:other_side(excuse.side))
    end },
  },
}
