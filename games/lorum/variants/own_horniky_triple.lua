-- House rule: whoever takes home the very Horník they exposed themselves counts it
-- three times instead of twice.

return variant {
  of       = "lorum",
  title    = { "Own exposed Horníks count triple", ja = "自分で公開したホルニークは3倍" },
  requires = { "exposed_horniky" },

  changes = {
    append { path = "card_points", values = { { times = 3, exposed_by_captor } } },
  },
}
