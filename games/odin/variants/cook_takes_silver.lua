-- House rule: Ship's Cook takes a silver for his trade (Q12).

return variant {
  of    = "odin",
  title = { "Ship's Cook takes a silver", ja = "船の料理人は銀貨1枚" },
  ja    = "船の料理人で交易するたびに、銀貨1枚を支払う。",

  changes = {
    set { path = "cards.36.before.may",
          value = may { spend { "silver" },
                        action "upgrade" { upgrade { 1, of = { "salt meat", "game meat", "whale meat" } } } } },
  },
}
