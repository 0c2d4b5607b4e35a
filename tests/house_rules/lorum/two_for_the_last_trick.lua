-- House rule: who wins the last trick owes two chips more, and so is never without points.

return variant {
  of    = "lorum",
  title = { "Two for the last trick", ja = "最後のトリックに2点" },
  ja    = "最後のトリックに勝った人はさらに2チップを払う。そのため無得点にはならない。",

  changes = {
    insert { at_start_of = "settle", line = figure "debt" { ja = "支払い", each_seat, function (seat, result)
      local more = result.last_trick.winner == seat and 2 or 0
      return seat.points + more
    end } },
    set { path = "settle.pay", value = function (result, chips)
      if result.contract then return chips:settle_contract(result.contract) end
      if result.sweeper then return chips:from_each_other(result.sweeper, house.sweep_stake, "sweep") end
      for _, seat in ipairs(result.seats) do chips:pay(seat, "pool", seat.debt, "points") end
      local free = result:only(result.seats, function (seat) return seat.debt == 0 end)
      if contains(house.pool_winners, #free) then chips:share("pool", free) end
    end },
    append { path = "settle.says", values = {
      { "Without a contract the points and 2 for the last trick are paid into the pool; "
        .. "if {house.pool_winners} owe nothing, they share it.",
        ja = "契約がなければ、点数と最後のトリックの2点をプールに払う。払わない人が{house.pool_winners}人なら、プールを分ける。" } } },
  },
}
