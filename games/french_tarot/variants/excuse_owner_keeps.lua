-- Federation rule: an Excuse that can never be paid for stays with its owner.

return variant {
  of    = "french_tarot",
  title = { "An unpaid Excuse stays with its owner", ja = "交換できないエクスキューズは持ち主に残る" },

  changes = {
    append { path   = "the_excuse_comes_home.says",
             values = { { "An Excuse for which no such card is ever won is kept all the same.",
                          ja = "渡す0.5点のカードがなくても、エクスキューズは持ち主の側に残る。" } } },
    wrap { path = "the_excuse_comes_home.apply", with = function (base, table)
      local excuse = table:played("Excuse")
      if excuse and not excuse.in_last_trick and not table:first("small", excuse.side) then
        table:give("Excuse", excuse.side)
      else
        base(table)
      end
    end },
  },
}
