-- House rule: after a game lost with sixty to sixty each player deals once more, and these
-- deals count double.

return variant {
  of    = "skat",
  title = { "Bock after sixty to sixty", ja = "60対60でボック" },
  ja    = "60対60で終わったら、その後全員が1回ずつ配る間、得点は2倍になる。",

  changes = {
    wrap { path = "settle.game", with = function (base, seat, result)
      return base(seat, result) * (result.bock > 0 and 2 or 1)
    end },
    insert { after = "settle.game", line = tally "bock" { ja = "ボック", function (result)
      local left = math.max(result.bock - 1, 0)
      local split = result.contract.made == nil and result.declarers.points == 60
      return left + (split and result.players or 0)
    end } },
    append { path   = "settle.says",
             values = { { "After sixty to sixty as many deals as there are players count double.",
                          ja = "60対60の後は、人数と同じ回数のディールが2倍になる。" } } },
  },
}
