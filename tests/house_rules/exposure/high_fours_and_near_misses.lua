-- House rule: four cards of the high rank score two more, and a contract missed by one trick three.

return variant {
  of    = "exposure",
  title = { "High fours and near misses", ja = "ハイランク4枚と惜しいコントラクト" },
  ja    = "ハイランク4枚のメルドは2点多く、1トリック差のコントラクトは3点になる。",

  changes = {
    set { path = "zones.kept_apart", value = per_seat { private, title = "cards kept apart", ja = "よけた札" } },
    insert { before = "meld", phase = {
      move "others apart" { ja = "よける", cards { except = { values.high_rank } }, from = "hand", to = "kept_apart",
        of = each_seat },
      meld "high fours" { ja = "ハイランク4枚", who = each_seat, from = { "hand", "row" },
        own_cards = house.min_hand_cards_in_row_meld, exposes = true,
        shapes = { { "four of the high rank", of_a_kind { 4 }, points = 2, ja = "ハイランク4枚" } } },
      move "others back" { ja = "戻す", any_card, from = "kept_apart", to = "hand", of = each_seat },
    } },
    wrap { path = "settle.contract", with = function (base, seat)
      return math.abs(seat.tricks - values.target) == 1 and 3 or base(seat)
    end },
    append { path = "settle.says",
      values = { { "As many tricks as the contract asks for score 5 points more, one more or fewer 3.",
        ja = "コントラクトちょうどのトリック数なら5点、1つ差なら3点を加える。", of = "contract" } } },
  },
}
