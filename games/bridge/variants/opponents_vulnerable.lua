-- House rule: in the second and third deal the side against the dealer is vulnerable.

return variant {
  of    = "bridge",
  title = { "The dealer's opponents are vulnerable", ja = "ディーラーの相手側がバルネラブル" },
  ja    = "2回目と3回目のディールでは、ディーラー側ではなく相手側がバルネラブルになる。",

  changes = {
    set { path = "fix.vulnerable[2]", value = other_side { dealer } },
    set { path = "fix.vulnerable[3]", value = other_side { dealer } },
  },
}
