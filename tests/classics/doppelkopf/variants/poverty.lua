-- House rule: with at most three trumps a player may look for a rescuer, who takes three cards with
-- the trumps among them, gives three others back and is the partner. Without one there is a new deal.

return variant {
  of    = "doppelkopf",
  title = { "Poverty", ja = "アルムート" },
  ja    = "切り札が3枚以下の人は、切り札を含む3枚を順に差し出せる。受け取った人は3枚を返し、パートナーになる。"
          .. "誰も受け取らなければ配り直す。",

  changes = {
    insert { after = "reservations.wedding", announcement = { "poverty", ja = "アルムート",
      when = holds { trump, at_most = 3 } } },
    append { path = "reservations.all_with.overrides", values = { "poverty" } },
    insert { before = "sides", phase = declare "offer" { ja = "引き受け",
      who = each_seat { from = left_neighbour { declarer } }, unless = acting { declarer },
      when = contract { "poverty" },
      { "take it", ja = "受け取る", once_each = deal } } },
    insert { before = "sides", phase = redeal { dealer = same,
      when = contract { "poverty" }, unless = announced { "take it" } } },
    insert { before = "sides", phase = exchange "poor cards" { who = declarer, to = announcer { "take it" },
      gives = pick { 3, in_order = { trump, any_card } }, when = contract { "poverty" } } },
    insert { before = "sides", phase = exchange "cards back" { who = announcer { "take it" }, to = declarer,
      gives = pick { 3 }, when = contract { "poverty" } } },
    insert { before = "sides", phase = sides "rescue" { declarer, announcer { "take it" },
      when = contract { "poverty" } } },
  },
}
