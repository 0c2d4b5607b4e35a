-- House rule: before the first lead everybody hears how many hearts each of the others holds.

return variant {
  of    = "lorum",
  title = { "Loose tongues", ja = "おしゃべり" },
  ja    = "最初のリードの前に、ほかの人が持っているハートを全員が聞く。",

  changes = {
    insert { before = "play", phase = step "talk" {
      ja    = "おしゃべり",
      says  = { { "Everybody tells what hearts they hold.", ja = "全員が持っているハートを言う。" } },
      apply = function (table)
        for _, seat in ipairs(table.seats) do
          print(seat.number, seat:cards("hand")) -- luacheck: ignore print
        end
      end,
    } },
  },
}
