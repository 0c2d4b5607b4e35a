-- House rule: above garde contre there is one more bid, to win every trick but one. It
-- counts eight times, and the chien goes to the taker's side unseen.

return variant {
  of    = "french_tarot",
  title = { "Little slam", ja = "小スラム" },
  ja    = "ガルド・コントルより強いビッドとして、1つを除く全トリックに勝つという小スラムを加える。"
          .. "8倍になり、シエンは誰も見ないままデクレアラー側のものになる。",

  changes = {
    insert { after = "bid.garde_contre", bid = { "little slam", ja = "小スラム", times = 8 } },
    append { path = "chien_to_the_taker.when", values = { "little slam" } },
    append { path = "settle.says", values = { {
      "Little slam counts 8 times. It is won if the taker's side loses one trick or none, whatever the margin says.",
      ja = "小スラムは8倍。デクレアラー側が負けたトリックが1つ以下なら、目標点との差にかかわらず勝ち。" } } },
    wrap { path = "settle.won", with = function (base, r)
      if r.contract.name ~= "little slam" then return base(r) end
      return r.declarers.tricks >= r.trick_count - 1
    end },
  },
}
