-- House rule: in a ramsch nobody takes the skat with the last trick: its points are added to
-- those of whoever has most, and are lost with them.

return variant {
  of       = "skat",
  title    = { "The skat goes to the loser", ja = "ラムシュのスカートは負けた人に" },
  ja       = "ラムシュでは、スカートは最後のトリックに付かない。最も多く取った人の点に加え、一緒に失う。",
  requires = { "ramsch_when_all_pass" },

  changes = {
    remove { path = "play.after_trick" },
    wrap { path = "ramsch.ramsch", with = function (base, seat, result)
      local lost = base(seat, result)
      if lost >= 0 then return lost end
      return lost // seat.points * (seat.points + 120 - result.all_points)
    end },
  },
}
