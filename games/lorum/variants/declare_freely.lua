-- House rule: nobody is asked. Until the first lead anybody calls out when they
-- like; the first call counts, and only a veľký may still come after a malý.

return variant {
  of       = "lorum",
  title    = { "Calls at any moment", ja = "宣言は早い者勝ち" },
  ja       = "順番にたずねることはしない。最初のリードまで、誰でも好きなときに宣言できる。"
             .. "最初の宣言が有効になり、その後に宣言できるのは、マリーに対するベルキーだけである。",
  excludes = { declare_in_turn = "either everybody is asked in turn, or calls come at any moment" },

  changes = {
    set { path = "declare.who", value = anybody },
  },
}
