-- The rules as printed in the box.

return variant {
  of       = "aurum",
  title    = { "Rules of the box", ja = "製品版ルール" },
  ja       = "箱に入っている説明書のとおりに遊ぶ。",
  includes = { "first_pass_ends_round", "over_bid_scores_bid" },
}
