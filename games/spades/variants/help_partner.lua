-- House rule: the tricks of a failed nil count for the partner's contract; those that are over
-- are bags.

return variant {
  of    = "spades",
  title = { "The tricks of a nil help the partner", ja = "失敗したニルのトリックもパートナーを助ける" },
  ja    = "失敗したニルのトリックは、パートナーの契約のトリックとして数える。契約を超えた分はバッグになる。",

  changes = {
    set { path  = "settle.says[3]",
          value = { "A nil that takes no trick scores {house.nil_value}, one that takes a trick loses as much.",
                    ja = "ニルは、1トリックも取らなければ{house.nil_value}点を得て、取れば{house.nil_value}点を失う。" } },
    wrap { path = "settle.counted", with = function (_, side) return side.tricks end },
  },
}
