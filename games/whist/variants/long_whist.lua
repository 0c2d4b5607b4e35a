-- House rule: ten points win, and honours count for a side that began the deal with fewer than nine.

return variant {
  of       = "whist",
  title    = { "Long whist", ja = "ロング・ホイスト" },
  ja       = "先に10点を取ったチームの勝ち。オナーも数えるが、9点で始めたチームには付かない。",
  excludes = { american = "ten points win, or seven" },
  includes = { "honours" },
  numbers  = { target_score = 10, honours_bar = 9 },
}
