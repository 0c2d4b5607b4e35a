-- House rule: after a game that is lost with sixty to sixty or after contra, as many deals as
-- there are players count double.

return variant {
  of       = "skat",
  title    = { "Bock", ja = "ボック" },
  ja       = "60対60で終わるか、コントラをかけられて負けたら、その後の人数と同じ回数のディールは得点が2倍になる。",
  requires = { "contra" },

  changes = {
    wrap { path = "settle.game", with = function (base, seat, result)
      return base(seat, result) * (result.bock > 0 and 2 or 1)
    end },
    insert { after = "settle.game", line = tally "bock" { ja = "ボック", function (result)
      local split = result.contract.made == nil and result.declarers.points == 60
      local lost  = not result.won and result:announced("contra")
      return math.max(result.bock - 1, 0) + ((split or lost) and result.players or 0)
    end } },
  },
}
