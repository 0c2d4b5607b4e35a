-- House rule: whoever takes home the very Horník they exposed themselves counts it
-- three times instead of twice.

return variant {
  of       = "lorum",
  title    = { "Own exposed Horníks count triple", ja = "自分で公開したホルニークは3倍" },
  ja       = "自分で公開したホルニークを自分で取ると、点数は2倍ではなく3倍になる。",
  requires = { "exposed_horniky" },

  changes = {
    append { path = "card_points", values = { { times = 3, exposed_by_captor } } },
  },
}
