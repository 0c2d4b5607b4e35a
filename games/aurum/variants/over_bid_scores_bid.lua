-- House rule: as printed in the box, more tricks than bid score no more than the bid.

return variant {
  of    = "aurum",
  title = { "Tricks above the bid are worth nothing", ja = "ビッドを超えたトリックは0点" },
  ja    = "製品版ルールでは、トリック数がビッドを上回っても、ビッドの数字と同じ点数しか得られない。",

  changes = {
    set { path  = "settle.says[2]",
          value = { "Fewer tricks than bid score nothing, exactly as many score {house.exact_points} a trick, "
                    .. "more score as many points as were bid.",
                    ja = "トリック数がビッド未満なら0点、ちょうどなら1トリックにつき{house.exact_points}点、上回ればビッドの数字と同じ点数。" } },
    wrap { path = "settle.earned", with = function (base, side)
      return side.tricks > side.bid and side.bid or base(side)
    end },
  },
}
