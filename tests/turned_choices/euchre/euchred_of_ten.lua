-- House rule: stopping the makers scores eight points more.

return variant {
  of    = "euchre",
  title = { "Dear to be euchred", ja = "失敗は高い" },
  ja    = "メーカーを止めると、さらに8点。",

  changes = {
    append { path   = "settle.says",
             values = { { "Stopping the makers scores 8 points more.", ja = "メーカーを止めると、さらに8点。" } } },
    insert { after = "settle.euchre",
             line  = score "stopped" { ja = "阻止", each_side, function (side, result)
               return side ~= result.declarers and result.declarers.tricks < 3 and 8 or 0
             end } },
  },
}
