-- House rule: by the federation's book, with all kings and queens in hand a knight may
-- be called, and with all knights as well a jack.

return variant {
  of      = "french_tarot",
  title   = { "Calling a knight or a jack", ja = "カヴァリエやジャックも指名できる" },
  ja      = "連盟ルールでは、キングとクイーンをすべて持っていればカヴァリエを、"
            .. "カヴァリエもすべて持っていればジャックを指名できる。",
  players = { 5 },

  changes = {
    append { path = "call.cards", values = {
      cards { "Knight", when = all_of { holds { "King", at_least = 4 },
                                        holds { "Queen", at_least = 4 } } },
      cards { "Jack",   when = all_of { holds { "King", at_least = 4 },
                                        holds { "Queen", at_least = 4 },
                                        holds { "Knight", at_least = 4 } } },
    } },
  },
}
