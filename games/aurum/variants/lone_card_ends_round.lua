-- House rule: a trick to which only one player has put a card is void and ends the
-- round.

return variant {
  of       = "aurum",
  title    = { "A lone card ends the round", ja = "1枚だけのトリックでラウンド終了" },
  ja       = "1人しかカードを出さなかったトリックは無効とし、そこでラウンドが終わる。",
  excludes = { first_pass_ends_round = "the first pass ends the round before a card can be left alone" },

  changes = {
    set { path = "play.ends_at_once", value = all_of { trick_complete, trick_cards { at_most = 1 } } },
    set { path = "play.thrown_away_to", value = "box" },
  },
}
