return examples {
  { say     = "a hand without trumps and Excuse may be shown",
    hands   = { { "King of hearts", "2 of hearts" }, { "3 of hearts" }, { "2 of trumps" }, { "4 of hearts" } },
    chien   = {},
    moves   = { "1 bid garde_sans", "2 pass", "3 pass", "4 pass", "1 pass" },
    legal   = { "1 pass", "1 show HK H2" } },

  { say     = "a hand without court cards, too, even with the Excuse",
    hands   = { { "2 of hearts" }, { "Excuse", "3 of hearts", "5 of trumps" }, { "2 of trumps", "King of hearts" },
                { "Queen of hearts", "4 of trumps" } },
    chien   = {},
    moves   = { "1 bid garde_sans", "2 pass", "3 pass", "4 pass", "1 pass", "1 pass", "2 pass" },
    legal   = { "2 pass", "2 show H3 T5 EX" } },

  { say     = "the Excuse beside court cards: no misère",
    hands   = { { "2 of hearts" }, { "Excuse", "King of hearts" }, { "3 of hearts" }, { "4 of hearts" } },
    chien   = {},
    moves   = { "1 bid garde_sans", "2 pass", "3 pass", "4 pass", "1 pass", "1 pass", "2 pass" },
    legal   = { "3 declare slam", "3 pass" } },

  { say     = "the whole hand is shown, and the defence that wins the deal has its twenty",
    hands   = { { "King of hearts" }, { "2 of hearts" }, { "2 of trumps" }, { "3 of hearts" } },
    chien   = {},
    moves   = { "1 bid garde", "2 pass", "3 pass", "4 pass", "1 pass", "1 pass", "2 pass",
                "2 show H2", "3 pass", "3 pass", "4 pass", "4 pass" },
    figures = { won = false, handfuls = 20, unit = 182 },
    gains   = { -546, 382, 382, 382 } },

  { say     = "twenty for the side that wins the deal, not multiplied",
    contract = "garde", declarer = 1, points = { 60 },
    among = { { "21 of trumps", "Excuse" } },
    announced = { [2] = "misère" },
    figures = { handfuls = 20, unit = 108 } },
}
