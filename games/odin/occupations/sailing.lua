-- Ships: what they bring, what they carry, and where they go.

return part {
  steps = {
    -- One silver less for each large ship there was before.
    act_step "emigration past the guard" { deed = "emigration",
      choose {
        convert { { "knarr",    { "silver", times = sum { round_number, minus { count "large ships" } } } },
                  to = { "knarr abroad" } },
        convert { { "longship", { "silver", times = sum { round_number, minus { count "large ships" } } } },
                  to = { "longship abroad" } },
      } },
  },

  cards = {
    card { 14, "Ship Owner", ja = "船主", points = 2, marks = { "C" },
      on_play {
        gain { { "whale meat", times = least_of { count "whaling boat", count "knarr", count "longship" } } } } },
    card { 16, "Captain", ja = "船長", points = 2, marks = { "C" },
      on_play {
        gain { { "silver", times = by_count { cargo_on { "whaling boat", "longship" },
                                              [4] = 2, [5] = 3, [6] = 4, [7] = 5 } } } } },
    card { 22, "Miner", ja = "鉱夫", points = 1, marks = { "A" },
      on_play {
        gain { { "stone",  times = count "longship" },
               { "ore",    times = count "longship" },
               { "silver", times = count "longship" } } } },
    card { 24, "Whaling Equipper", ja = "捕鯨の支度人", points = 2, marks = { "A" },
      on_play { gain { { "oil", times = count "knarr" }, { "wood", times = count "whaling boat" } } } },
    card { 25, "Meat Trader", ja = "肉の商人", points = 1, marks = { "B" },
      on_play { gain { { "salt meat", times = count "knarr" } } } },
    card { 27, "Fisherman", ja = "漁師", points = 1, marks = { "A" },
      on_play { gain { { "stockfish", times = count "whaling boat" } } } },
    card { 39, "Modifier", ja = "船の改装人", points = 2, marks = { "C" },
      at_any_time { unload_vessel { "ore" } } },
    card { 84, "Harbor Guard", ja = "港の番人", points = 0, marks = { "B" },
      on_play { may { action "emigration" { run "emigration past the guard" } } } },
    card { 107, "Adventurer", ja = "冒険家", points = 1, marks = { "B" },
      adjust { "offers", goods = { "Shetland", "Bear Island", "Faroe Islands", "Baffin Island", "Iceland",
                                   "Labrador", "Greenland", "Newfoundland" }, space = "C1-16" } },
    card { 109, "Master Count", ja = "大伯爵", points = 2, marks = { "B" },
      after { space = "C2-14", deed = "overseas trading",
        gain { { "silver", times = count "knarr" } } } },
    card { 110, "Birka Settler", ja = "ビルカの移住者", points = 1, marks = { "C" },
      after { space = "C2-14", deed = "overseas trading",
        may { action "emigration" { run "emigration" } } } },
    card { 125, "Scribe", ja = "書記", points = 0, marks = { "C", "starting" },
      during { when = any_of { did "exploration", did "emigration" }, gain { "rune stone" } } },
    card { 147, "Steersman", ja = "操舵手", points = 1, marks = { "A" },
      adjust { "needs", by = count "knarr", deed = { "raid", "pillage", "plunder", "exploration" } } },
    card { 170, "Refugee Helper", ja = "避難民の支援者", points = 0, marks = { "A", "starting" },
      adjust { "price", by = -2, deed = "emigration" } },
    card { 183, "Grain Delivery-man", ja = "穀物配達人", points = 2, marks = { "C" },
      on_play {
        gain { { "peas",    when = count "knarr" },
               { "beans",   when = count "knarr" },
               { "flax",    when = count "knarr" },
               { "grain",   when = at_least { count "knarr", 2 } },
               { "cabbage", when = at_least { count "knarr", 3 } },
               { "fruits",  when = at_least { count "knarr", 4 } } } } },
  },
}
