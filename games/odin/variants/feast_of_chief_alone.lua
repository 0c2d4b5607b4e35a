-- House rule: the feast that Chief gives is none for other occupations: what begins,
-- happens or ends in a feast is that of the round (Q9).

return variant {
  of    = "odin",
  title = { "The feast of Chief alone", ja = "首長だけの宴" },
  ja    = "首長による宴では、ほかの職業の宴の効果は働かない。",

  changes = {
    set { path = "cards.7.after.when",      value = no_action_open },
    set { path = "cards.157.on_put.when",   value = no_action_open },
    set { path = "cards.158.on_put.when",   value = no_action_open },
    set { path = "cards.159.after.when",    value = all_of { served "game meat", no_action_open } },
    set { path = "cards.160.start_of.when", value = no_action_open },
    set { path = "cards.160.during.when",
          value = all_of { none_of { served "mead", forgone "mead" }, no_action_open } },
    set { path = "cards.165.start_of.when", value = all_of { count "clothing", no_action_open } },
    set { path = "cards.167.start_of.when", value = no_action_open },
    set { path = "cards.172.after.when",    value = no_action_open },
  },
}
