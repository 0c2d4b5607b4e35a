-- House rule: when the contract is named each player, the dealer last, may double any of the
-- others, and whoever is doubled may redouble. Of two such players the better takes the
-- difference of their results from the worse, twice if it was redoubled. Where trumps are played
-- only the dealer may be doubled.

local not_trumps = none_of { contract { "trumps" } }

return variant {
  of    = "barbu",
  title = { "Doubling", ja = "ダブル" },
  ja    = "最初のリードの前に、ディーラーの左から順にほかの人をダブルでき、された人はリダブルできる。その2人の結果の差を良いほうが得て、悪いほうが失う。"
          .. "リダブルなら2倍になる。切札の契約ではディーラーだけをダブルできる。",

  changes = {
    insert { before = "play", phase = {
      declare "doubling" {
        ja = "ダブル", who = each_seat,
        { "double to the left",  ja = "左の人をダブル",
          when = any_of { not_trumps, acting { right_neighbour { dealer } } } },
        { "double across",       ja = "向かいの人をダブル",
          when = any_of { not_trumps, acting { opposite { dealer } } } },
        { "double to the right", ja = "右の人をダブル",
          when = any_of { not_trumps, acting { left_neighbour { dealer } } } },
      },
      declare "redoubling" {
        ja = "リダブル", who = each_seat,
        { "redouble to the left",  ja = "左の人をリダブル",
          when = announced { "double to the right", by = left_neighbour } },
        { "redouble across",       ja = "向かいの人をリダブル",
          when = announced { "double across", by = opposite } },
        { "redouble to the right", ja = "右の人をリダブル",
          when = announced { "double to the left", by = right_neighbour } },
      },
    } },
    insert { after = "settle.points", line = score "doubles" { ja = "ダブル", each_seat, function (seat, result)
      local ways  = { "to the left", "across", "to the right" }
      local total = 0
      for i, way in ipairs(ways) do
        local other, back = result.seats[(seat.number + i - 1) % 4 + 1], ways[4 - i]
        local doubled     = seat:announced("double " .. way) or other:announced("double " .. back)
        local redoubled   = seat:announced("redouble " .. way) or other:announced("redouble " .. back)
        total = total + (redoubled and 2 or doubled and 1 or 0) * (seat.points - other.points)
      end
      return total
    end } },
    append { path   = "settle.says",
             values = { { "Of two of whom one has doubled the other, the better gets the difference of their results "
                          .. "from the worse, twice if it was redoubled.",
                          ja = "ダブルした人とされた人の結果の差を、良いほうが悪いほうから得る。リダブルなら2倍。" } } },
  },
}
