-- House rule: a deal in which somebody holds a card is dealt again.

return variant {
  of    = "small",
  title = "Once more",

  changes = {
    insert { after = "deal", phase = redeal { dealer = next_seat, when = somebody { holds { any_card } } } },
  },
}
