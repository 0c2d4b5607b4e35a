-- House rule: a heart counts its pips, up to the ace with fourteen, and the queen of spades 25.

local lines = { { 25, "Queen of spades" } }
for pips, rank in pairs { [11] = "Jack", [12] = "Queen", [13] = "King", [14] = "Ace" } do
  lines[#lines + 1] = { pips, rank .. " of hearts" }
end
for pips = 2, 10 do lines[#lines + 1] = { pips, pips .. " of hearts" } end

return variant {
  of       = "hearts",
  title    = { "Hearts count their pips", ja = "ハートは札の数だけの点" },
  ja       = "ハートは札の数だけの点、エースは14点、スペードのクイーンは25点。",
  excludes = { moon_subtracts = "it says otherwise what taking all points does" },

  changes = {
    set { path = "card_points", value = lines },
  },
}
