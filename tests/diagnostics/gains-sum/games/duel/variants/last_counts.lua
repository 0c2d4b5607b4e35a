-- House rule: the last trick is a point more.

return variant {
  of = "duel", title = { "The last trick", ja = "最後のトリック" }, ja = "最後のトリックは1点多く数える。",
  changes = {
    wrap { path = "settle.tricks", with = function (base, seat, result)
      return base(seat, result) + (result.last_trick.winner == seat and 1 or 0)
    end },
    append { path = "settle.says", values = { { "The last trick is a point more.", ja = "最後のトリックは1点多い。" } } },
  },
}
