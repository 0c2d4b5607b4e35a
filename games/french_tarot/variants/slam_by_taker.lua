-- House rule: by the federation's book, only the taker announces a slam, before the chien
-- is shown.

return variant {
  of    = "french_tarot",
  title = { "Only the taker announces a slam", ja = "スラム宣言はデクレアラーのみ" },
  ja    = "連盟ルールでは、スラムを宣言できるのはデクレアラーだけで、シエンを公開する前に宣言する。",

  changes = {
    insert { before = "exchange", phase = declare "slam call" { ja = "スラム宣言", who = declarer } },
    carry { path = "declare.slam", into = "slam_call" },
  },
}
