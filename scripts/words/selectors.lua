-- Which card of the trick is meant, and with it the seat that played it.
-- `among`: which cards of the trick compare (Among of rules/model/card_rule.h). `lowest`: the lowest of them, not the
-- highest.

local ties = { "ties", "ties", { "which of equal cards counts; usually the first",
                                 ja = "同じ強さのカードのどれをとるか。ふつうは先に出たもの" } }
local acts = { "the seat that played the card looked at", ja = "比べるカードを出した人" }
local when = { "when", "condition", { "only while this holds", ja = "これが成り立つときだけ" }, acts = acts }
local unless = { "unless", "condition", { "only while this does not hold", ja = "これが成り立たないときだけ" },
                 acts = acts }

return {
  word {
    name    = "highest_of_led_suit",
    kind    = "selector",
    says    = { "The highest card of the led suit in the trick, and the seat that played it.",
                ja = "トリックの中でリードされたスートの最も強いカードと、それを出した人。" },
    phrase  = { "the highest card of the led suit", ja = "リードされたスートの最も強いカード" },
    among   = "led_suit",
    asks    = { "trick" },
    example = "winner = { highest_of_led_suit }",
    fields  = { ties, when, unless },
  },

  word {
    name    = "highest_trump",
    kind    = "selector",
    says    = { "The highest trump in the trick, and the seat that played it.",
                ja = "トリックの中の最も強い切札と、それを出した人。" },
    phrase  = { "the highest trump", ja = "最も強い切札" },
    among   = "trumps",
    asks    = { "trick" },
    example = "winner = { highest_trump, highest_of_led_suit }",
    fields  = { ties, when, unless },
  },

  word {
    name    = "led_card",
    kind    = "selector",
    says    = { "The card that was led to the trick, and the seat that led it.",
                ja = "トリックにリードされたカードと、それをリードした人。" },
    phrase  = { "the card led", ja = "リードされたカード" },
    among   = "led_card",
    asks    = { "trick" },
    example = "cards { trump, except = above { led_card } }",
  },

  word {
    name    = "highest_card",
    kind    = "selector",
    says    = { "The highest card in the trick, whatever its suit, and the seat that played it.",
                ja = "スートにかかわらずトリックの中で最も強いカードと、それを出した人。" },
    phrase  = { "the highest card, whatever its suit", ja = "スートにかかわらず最も強いカード" },
    among   = "all",
    asks    = { "trick" },
    example = "winner = { highest_trump { ties = last }, highest_card { ties = last } }",
    fields  = { ties, when, unless },
  },

  word {
    name    = "highest",
    kind    = "selector",
    says    = { "The highest of these cards in the trick, and the seat that played it.",
                ja = "トリックの中のこれらのカードのうち最も強いものと、それを出した人。" },
    phrase  = { "the highest of", ja = "次のうち最も強いもの:" },
    among   = "these",
    asks    = { "trick" },
    example = [[winner = { highest { "Excuse", when = last_trick }, highest_trump, highest_of_led_suit }]],
    items   = "cards",
    least   = 1,
    fields  = { ties, when, unless },
  },

  word {
    name    = "lowest",
    kind    = "selector",
    says    = { "The lowest of these cards in the trick, and the seat that played it.",
                ja = "トリックの中のこれらのカードのうち最も弱いものと、それを出した人。" },
    phrase  = { "the lowest of", ja = "次のうち最も弱いもの:" },
    among   = "these",
    lowest  = true,
    asks    = { "trick" },
    example = "next_lead = { lowest { not_trump, ties = last } }",
    items   = "cards",
    least   = 1,
    fields  = { ties, when, unless },
  },

  word {
    name    = "first",
    kind    = "ties",
    says    = { "Of equal cards the one that was played first.", ja = "同じ強さなら先に出たカード。" },
    phrase  = { "the first of equal cards", ja = "同じ強さなら先に出たカード" },
    example = "winner = { highest_card { ties = first } }",
  },

  word {
    name    = "last",
    kind    = "ties",
    says    = { "Of equal cards the one that was played last.", ja = "同じ強さなら後に出たカード。" },
    phrase  = { "the last of equal cards", ja = "同じ強さなら後に出たカード" },
    example = "winner = { highest_card { ties = last } }",
  },
}
