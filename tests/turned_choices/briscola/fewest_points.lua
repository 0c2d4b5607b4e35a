-- House rule: whoever has fewest card points wins the deal.

return variant {
  of    = "briscola",
  title = { "Fewest points", ja = "少ないほうが勝ち" },
  ja    = "カードの点がいちばん少ない人がディールに勝つ。",

  changes = {
    set { path  = "settle.says",
          value = { { "Whoever has fewest card points wins the deal.",
                      ja = "カードの点がいちばん少ない人がディールに勝つ。" } } },
    set { path  = "settle.won",
          value = score "won" { each_side, function (side, result)
            for _, other in ipairs(result.sides) do
              if other ~= side and other.points <= side.points then return 0 end
            end
            return 1
          end } },
  },
}
