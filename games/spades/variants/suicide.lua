-- House rule: in each pair one bids nil and the other at least four. Whoever of a pair speaks
-- first says which of the two, and the partner does the other thing; then those who have not said
-- nil name their numbers.

local function says(who, ja, seat, before)            -- before: who of the pair has spoken
  local nil_call = { who .. " nil", ja = ja .. "ニル", predicts = 0 }
  local number   = { who .. " four or more", ja = ja .. "4以上" }
  if before then
    nil_call.unless = announced { before .. " nil" }
    number.unless   = announced { before .. " four or more" }
  end
  return choose(who)({ ja = ja, who = seat, nil_call, number })
end

return variant {
  of       = "spades",
  title    = { "Suicide", ja = "スーサイド" },
  ja       = "各チームの1人がニル、もう1人が4以上をビッドする。先に言う人がどちらかを選び、味方は残りのほうになる。その後、ニルでない人が数を言う。",
  excludes = { blind_nil = "one of each pair bids nil anyhow" },

  changes = {
    insert { before = "predict", phase = {
      says("first",  "1番目", eldest_hand),
      says("second", "2番目", partner { dealer }),
      says("third",  "3番目", partner { eldest_hand }, "first"),
      says("fourth", "4番目", dealer, "second"),
    } },
    set { path = "predict.from", value = 4 },
    remove { path = "predict.names" },
  },
}
