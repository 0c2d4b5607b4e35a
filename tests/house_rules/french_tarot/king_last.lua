-- House rule: whoever wins the last trick with a king wins ten points, like the petit.

return variant {
  of    = "french_tarot",
  title = { "The king in the last trick", ja = "最終トリックのキング" },
  ja    = "最終トリックにキングで勝つと、プチ・オ・ブと同じように10点になる。",

  changes = {
    insert { after = "settle.petit", line = figure "king last" { ja = "最終トリックのキング", function (r)
      if not r.last_trick:won_with("King") then return 0 end
      return (r.last_trick.winner.side == r.declarers) == r.won and 10 or -10
    end } },
    wrap { path = "settle.unit", with = function (base, r)
      return base(r) + r.king_last * r.contract.times
    end },
    append { path = "settle.says", values = { {
      "A king that wins the last trick counts like the 1 of trumps.",
      ja = "最終トリックに勝ったキングは、切札の1と同じに数える。" } } },
  },
}
