-- House rule: a lone maker scores five points more for three tricks.

return variant {
  of    = "euchre",
  title = { "Bold and alone", ja = "一人が得" },
  ja    = "一人でプレイして3トリック取れば、さらに5点。",

  changes = {
    append { path   = "settle.says",
             values = { { "A maker who plays alone and takes three tricks scores 5 points more.",
                          ja = "一人でプレイして3トリック取れば、さらに5点。" } } },
    insert { after = "settle.makers",
             line  = score "alone" { ja = "一人", each_side, function (side, result)
               if side ~= result.declarers or side.tricks < 3 then return 0 end
               return result:announced("alone") and 5 or 0
             end } },
  },
}
