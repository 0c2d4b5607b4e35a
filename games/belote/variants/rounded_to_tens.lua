-- House rule: what a side scores is rounded to tens, five down: 162 count as 160.

local function tens(points) return (points + 4) // 10 * 10 end

return variant {
  of    = "belote",
  title = { "Rounded to tens", ja = "10点単位で丸める" },
  ja    = "得点は五捨六入して10点単位に丸める。162点は160点になる。",

  changes = {
    wrap { path = "settle.deal", with = function (base, side, r) return tens(base(side, r)) end },
    wrap { path = "settle.held", with = function (base, side, r) return tens(base(side, r)) end },
    append { path   = "settle.says",
             values = { { "What is scored is rounded to tens, five down.",
                          ja = "得点は五捨六入して10点単位に丸める。" } } },
  },
}
