return examples {
  { say        = "sixty become 120",
    contract   = "malý", declarer = 1, tricks = { 0, 3, 3, 2 }, pool = 60, bank = 70,
    gains      = { 30, -10, -10, -10 },
    pool_after = 120, bank_after = 10 },

  { say        = "a bank of twenty adds twenty",
    contract   = "malý", declarer = 1, tricks = { 0, 3, 3, 2 }, pool = 60, bank = 20,
    gains      = { 30, -10, -10, -10 },
    pool_after = 80, bank_after = 0 },

  { say        = "59 stay as they are",
    contract   = "malý", declarer = 1, tricks = { 0, 3, 3, 2 }, pool = 59, bank = 70,
    gains      = { 30, -10, -10, -10 },
    pool_after = 59, bank_after = 70 },
}
