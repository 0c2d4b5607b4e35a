local first, second, third, fourth =
  { "1 of trumps", "King of hearts" }, { "21 of trumps", "King of clubs" }, { "2 of trumps", "King of spades" },
    { "3 of trumps", "King of diamonds" }

return examples {
  { say = "the eldest hand is asked", hands = { first, second, third, fourth }, moves = {}, to_act = { 1 },
    legal = { "1 show T1", "1 pass" } },
  { say = "another player is asked, and nobody else", hands = { second, third, first, fourth }, moves = {},
    to_act = { 3 }, legal = { "3 show T1", "3 pass" } },
  { say = "with a second trump there is nothing to show", hands = { { "1 of trumps", "4 of trumps" }, second, third,
    fourth }, moves = {}, to_act = { 1 }, legal = { "1 bid prise", "1 bid garde", "1 bid garde sans",
      "1 bid garde contre", "1 pass" } },
}
