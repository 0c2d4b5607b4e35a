-- House rule: a hand game that is lost costs its value once, not twice.

return variant {
  of    = "skat",
  title = { "A lost hand game counts once", ja = "負けたハンドは1倍" },
  ja    = "負けたハンドのゲームは、2倍ではなく価値と同じだけを失う。",

  changes = {
    wrap { path = "settle.game", with = function (base, seat, result)
      local score = base(seat, result)
      return not result.won and result:announced("hand") and score // house.lost_times or score
    end },
  },
}
