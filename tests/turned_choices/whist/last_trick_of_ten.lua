-- House rule: the last trick scores ten points for its side.

return variant {
  of    = "whist",
  title = { "The last trick", ja = "最後のトリック" },
  ja    = "最後のトリックを取ったチームは10点。",

  changes = {
    append { path   = "settle.says",
             values = { { "The last trick scores 10 points for its side.",
                          ja = "最後のトリックを取ったチームは10点。" } } },
    insert { after = "settle.tricks",
             line  = score "last trick" { ja = "最後のトリック", each_side, function (side, result)
               return result.last_trick.winner.side == side and 10 or 0
             end } },
  },
}
