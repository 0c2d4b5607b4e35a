-- House rule: in a tie only those who made their bid exactly stay in the running, if
-- there are any.

return variant {
  of    = "aurum",
  title = { "Exact bids go first in a tie", ja = "同点ならビッド達成者のみで比較" },

  changes = {
    set { path = "settle.pay", value = function (result, nuggets)
      local first = result:best(result.sides, "total")
      local exact = result:only(first, function (side) return side.tricks == side.bid end)
      if #exact > 0 then first = exact end
      for _, side in ipairs(result:best(first, "best gold")) do nuggets:score(side, 1, "nugget") end
    end },
  },
}
