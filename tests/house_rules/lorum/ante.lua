-- House rule: everybody pays two chips into the pool before the cards are dealt.

return variant {
  of    = "lorum",
  title = { "Ante", ja = "参加料" },
  ja    = "カードを配る前に、全員がプールに2チップずつ入れる。",

  changes = {
    insert { before = "deal", phase = step "ante" {
      ja    = "参加料",
      says  = { { "Each player pays 2 chips into the pool.", ja = "各プレイヤーはプールに2チップ入れる。" } },
      apply = function (table)
        for _, seat in ipairs(table.seats) do table.chips:pay(seat, "pool", 2) end
      end,
    } },
  },
}
