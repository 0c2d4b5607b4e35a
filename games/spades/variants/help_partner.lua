-- House rule: the tricks of a failed nil count for the partner's contract; those that are over
-- are bags.

return variant {
  of    = "spades",
  title = { "The tricks of a nil help the partner", ja = "失敗したニルのトリックもパートナーを助ける" },
  ja    = "失敗したニルのトリックは、パートナーの契約のトリックとして数える。契約を超えた分はバッグになる。",

  changes = {
    set { path  = "settle.says[1]",
          value = { "A side's bid is the sum of the numbers it has named; a nil adds nothing. All its tricks are "
                    .. "counted.",
                    ja = "2人が言った数の合計が、そのチームのビッドになる(ニルは0)。チームのトリックはすべて数える。" } },
    set { path  = "settle.says[3]",
          value = { "A nil that takes no trick scores {house.nil_value}. One that takes a trick loses as much.",
                    ja = "ニルは、1トリックも取らなければ{house.nil_value}点を得て、取れば同じだけ失う。" } },
    wrap { path = "settle.counted", with = function (_, side) return side.tricks end },
  },
}
