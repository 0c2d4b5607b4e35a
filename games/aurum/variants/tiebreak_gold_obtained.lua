-- House rule: in a tie the highest gold earned in the round counts, spent or not. A zero is given, not earned.

local lowest_metal = lowest { not_trump, ties = last }

return variant {
  of    = "aurum",
  title = { "Earned gold breaks the tie", ja = "同点なら獲得した金カードで比較" },
  ja    = "同点のときは、そのラウンドに獲得した最も高い金カードを、使ったものも含めて比べる。"
          .. "最初に受け取る0は、獲得したカードに数えない。",
  changes = {
    set { path = "zones.earned", value = per_seat { marks { seen_by = everybody }, ja = "獲得した金カード" } },
    insert { before = "play.after_trick.award", phase = mark { 1, cards { "gold", ranked_as = lowest_metal },
                                                               from = "supply", to = "earned", of = lowest_metal } },
    set { path = "settle.says[5]", value = {
      "If several remain, the highest gold card earned in the round decides, spent or not; if these are equal, "
      .. "each of them earns a nugget.",
      ja = "まだ複数残っていれば、このラウンドに獲得した最も高い金カードを、使ったものも含めて比べ、高いほうが獲得する。"
      .. "それも同じなら、その全員が金塊を1つずつ獲得する。" } },
    wrap { path = "settle.best_gold", with = function (_, side) return side:highest_rank("earned") or -1 end },
  },
}
