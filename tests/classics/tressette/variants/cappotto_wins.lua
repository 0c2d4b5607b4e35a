-- House rule: a side that takes all ten tricks wins the match at once.

return variant {
  of    = "tressette",
  title = { "Cappotto wins", ja = "カッポットは即勝ち" },
  ja    = "10トリックすべてを取った組は、その場でマッチに勝つ。",

  changes = {
    insert { before = "settle.declarations", line = wins "cappotto" {
      ja = "カッポット", each_side,
      function (side, result) return side.tricks == result.trick_count end,
    } },
  },
}
