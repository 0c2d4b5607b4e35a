-- House rule: in each pair one bids nil and the other at least four. Whoever of a pair speaks
-- first says nil, or passes, which means four or more; the partner then does the other thing.
-- Numbers are named when both pairs have spoken.

local function pair(which, ja, speaks_first)
  local call = which .. " nil"
  return declare(which .. " pair") {
    ja = ja .. "のチーム", who = { speaks_first, partner { speaks_first } },
    must_speak = partner { speaks_first },
    { call, ja = ja .. "のニル", predicts = 0, unless = announced { call } },
  }
end

return variant {
  of       = "spades",
  title    = { "Suicide", ja = "スーサイド" },
  ja       = "各チームの1人がニル、もう1人が4以上をビッドする。チームで先に話す人は、ニルを言うか、"
             .. "パスして4以上にする。パートナーは残りのほうになる。数は、両チームのニルが決まってから言う。",
  excludes = { blind_nil = "one of each pair bids nil anyhow" },

  changes = {
    insert { before = "predict", phase = {
      pair("first", "先", eldest_hand),
      pair("second", "後", left_neighbour { eldest_hand }),
    } },
    set { path = "predict.from", value = 4 },
    remove { path = "predict.names" },
  },
}
