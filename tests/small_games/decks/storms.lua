-- Two suits of eight and cards of no suit at all.

return deck "storms" {
  suits = { { "red", "R" }, { "blue", "B" } },
  ranks = { "8", "7", "6", "5", "4", "3", "2", "1" },
  cards = { { "Storm", "ST" }, { "Leaf", "LE", copies = 3 } },
}
