-- House rule: by the federation's book, an Excuse for which there is never a card to give
-- stays with its side all the same. Where that is all the side has, it is worth 4 points.

local function has_it_alone(side) return side:count("Excuse") == 1 and side.points == 4.5 end

return variant {
  of    = "french_tarot",
  title = { "An unpaid Excuse stays with its owner", ja = "代わりのカードがないエクスキューズは出した側に残る" },
  ja    = "連盟ルールでは、代わりに渡すカードを最後まで取れなくても、エクスキューズは出した側に残る。"
          .. "その側のカードがそれ1枚だけなら、4点と数える。",

  changes = {
    append { path   = "the_excuse_comes_home.says",
             values = { { "An Excuse for which no such card is ever won is kept all the same.",
                          ja = "渡す0.5点のカードを最後まで取れなくても、エクスキューズは出した側に残る。" } } },
    append { path   = "settle.says",
             values = { { "An Excuse that is the only card of its side counts 4 points, and the other side 87.",
                          of = "margin",
                          ja = "エクスキューズしかない側はそれを4点と数え、相手側を87点とする。" } } },
    wrap { path = "the_excuse_comes_home.apply", with = function (base, table)
      base(table)
      local excuse = table:played("Excuse")
      if excuse and not excuse.in_last_trick then table:give("Excuse", excuse.side) end
    end },
    wrap { path = "settle.margin", with = function (base, r)
      return base(r) + (has_it_alone(r.defence) and 0.5 or 0) - (has_it_alone(r.declarers) and 0.5 or 0)
    end },
  },
}
