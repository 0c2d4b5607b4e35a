-- House rule: in a tie only those who made their bid exactly stay in the running, if there are any.

return variant {
  of    = "aurum",
  title = { "Exact bids go first in a tie", ja = "同点ならビッドちょうどの人だけで比較" },
  ja    = "同点のときは、ビッドとちょうど同じ数のトリックを取った人(チーム)がいれば、その中だけで決める。",
  changes = {
    set { path = "settle.says[4]", value = {
      "The highest total earns a nugget. If several have it, those with exactly the tricks they bid remain, "
      .. "if there are any.",
      ja = "合計が最も高いプレイヤー(またはチーム)が金塊を1つ獲得する。"
      .. "同点のときは、トリック数がビッドとちょうど同じ人(チーム)がいれば、その中で決める。" } },
    set { path = "settle.says[5]", value = {
      "If several remain, the highest gold card left decides; if these are equal, each of them earns a nugget.",
      ja = "まだ複数残っていれば、手元に残した最も高い金カードを比べ、高いほうが獲得する。"
      .. "それも同じなら、その全員が金塊を1つずつ獲得する。" } },
    set { path = "settle.pay", value = function (result, nuggets)
      local first = result:best(result.sides, "total")
      local exact = result:only(first, function (side) return side.tricks == side.bid end)
      if #exact > 0 then first = exact end
      for _, side in ipairs(result:best(first, "best gold")) do nuggets:score(side, 1, "nugget") end
    end },
  },
}
