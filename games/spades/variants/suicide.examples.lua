local function numbers(seat)
  local legal = {}
  for n = 4, 13 do legal[#legal + 1] = seat .. " predict " .. n end
  return legal
end

return examples {
  { say     = "the first to speak says nil, or passes for four or more",
    moves   = {},
    legal   = { "1 pass", "1 declare first_nil" },
    refused = { ["1 predict 4"] = "wrong-verb", ["3 declare first_nil"] = "not-your-turn" } },

  { say     = "so does the second, whatever the other side has said",
    cases   = { { moves = { "1 declare first_nil" } }, { moves = { "1 pass" } } },
    legal   = { "2 pass", "2 declare second_nil" },
    refused = { ["2 predict 4"] = "wrong-verb", ["2 declare first_nil"] = "no-such-call" } },

  { say       = "the partners do the other thing, and four or more are named in turn",
    cases     = { { moves = { "1 declare first_nil", "2 pass" }, predicted = { 0, -1, -1, 0 }, legal = numbers(2) },
                  { moves = { "1 pass", "2 declare second_nil" }, predicted = { -1, 0, 0, -1 }, legal = numbers(1) },
                  { moves = { "1 declare first_nil", "2 declare second_nil" }, predicted = { 0, 0, -1, -1 },
                    legal = numbers(3) },
                  { moves = { "1 pass", "2 pass" }, predicted = { -1, -1, 0, 0 }, legal = numbers(1) } } },

  { say       = "then the eldest hand leads",
    moves     = { "1 declare first_nil", "2 pass", "2 predict 5", "3 predict 4" },
    predicted = { 0, 5, 4, 0 },
    asks_next = 1 },
}
