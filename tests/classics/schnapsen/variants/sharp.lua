-- House rule: closing and exchanging need more than two cards left; an exchange and a
-- marriage need a trick, and of a marriage the king is led.

local more_than_two = cards_in { "stock", "turned", at_least = 3 }
local has_a_trick   = tricks_so_far { of = own_seat, at_least = 1 }

return variant {
  of    = "schnapsen",
  title = { "Sharp Schnapsen", ja = "厳しいシュナプセン" },
  ja    = "山札が2枚になったら、クローズも切札のジャックの交換もできない。交換とマリッジには1トリックが必要で、"
          .. "マリッジではキングをリードする。",

  changes = {
    set { path = "play.before_trick.closing.when", value = more_than_two },
    set { path = "play.before_trick.exchange.when",
          value = { holds { "exchanger" }, more_than_two, has_a_trick } },
    set { path = "play.before_trick.marriage.when", value = has_a_trick },
    set { path = "play.lead.just_melded", value = all_of { just_melded, "King" } },
  },
}
