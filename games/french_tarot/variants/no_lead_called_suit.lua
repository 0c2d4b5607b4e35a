-- House rule: by the federation's book, with five players the first lead is not in the
-- called suit, unless it is the called card itself.

return variant {
  of      = "french_tarot",
  title   = { "No first lead in the called suit", ja = "最初のリードに指名スートは出せない" },
  ja      = "連盟ルールでは、5人のときの最初のリードに、指名されたスートのカードは出せない。"
            .. "ただし、指名されたカードそのものは出してもよい。",
  players = { 5 },

  changes = {
    set { path  = "play.lead",
          value = { cards { called, cards { except = { called_suit } }, when = first_trick },
                    any_card } },
  },
}
