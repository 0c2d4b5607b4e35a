-- House rule: a napoletana is worth one more for each card that follows in unbroken order,
-- the king, the knight and so on; ten of a suit win the match.

local row = { "3", "2", "Ace", "King", "Knight", "Jack", "7", "6", "5", "4" }

local function longer(count)
  return { "napoletana of " .. count, points = count, ja = count .. "枚のナポリターナ",
           cards_named { same_suit = true, table.unpack(row, 1, count) } }
end

return variant {
  of    = "tressette",
  title = { "Napoletana with a tail", ja = "長いナポリターナ" },
  ja    = "ナポリターナに続くキング、ナイト…が切れ目なくあれば、1枚ごとに1点を加える。"
          .. "同じスートの10枚すべてならマッチに勝つ。",

  changes = {
    append { path   = "play.before_card.declarations.shapes.runs",
             values = { longer(4), longer(5), longer(6), longer(7), longer(8), longer(9), longer(10) } },
    insert { before = "settle.declarations", line = wins "whole suit" {
      ja = "1スート10枚", each_side,
      function (side) return side:melded("napoletana of 10") end,
    } },
  },
}
