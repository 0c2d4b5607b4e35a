-- Federation rule, five players: the first trick is not led in the called suit, unless
-- with the called card itself.

return variant {
  of      = "french_tarot",
  title   = { "No first lead in the called suit", ja = "最初のリードで指名スートは禁止" },
  players = { 5 },

  changes = {
    set { path  = "play.lead",
          value = { cards { called, cards { except = { called_suit } }, when = first_trick },
                    any_card } },
  },
}
