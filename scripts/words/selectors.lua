-- Which card of the trick is meant.

return {
  word {
    name    = "highest_of_led_suit",
    kind    = "selector",
    says    = { "The highest card of the led suit in the trick, and the seat that played it.",
                ja = "トリックの中でリードされたスートの最も強いカードと、それを出した人。" },
    phrase  = { "the highest card of the led suit", ja = "リードされたスートの最も強いカード" },
    example = "winner = { highest_of_led_suit }",
  },
}
