-- House rule: by the federation's book, an Excuse for which there is never a card to give
-- stays with its side all the same.

return variant {
  of    = "french_tarot",
  title = { "An unpaid Excuse stays with its owner", ja = "代わりのカードがないエクスキューズは出した側に残る" },

  changes = {
    append { path   = "the_excuse_comes_home.says",
             values = { { "An Excuse for which no such card is ever won is kept all the same.",
                          ja = "渡す0.5点のカードを最後まで取れなくても、エクスキューズは出した側に残る。" } } },
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
