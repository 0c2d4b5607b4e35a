local evenings = {}
for evening = 1, 501 do
  evenings[evening] = { say      = "evening " .. evening,
                        captured = { { "Ace of acorns" }, { "7 of hearts" }, {}, {} },
                        points   = { 2, 1, 0, 0 } }
end

return examples(evenings)
