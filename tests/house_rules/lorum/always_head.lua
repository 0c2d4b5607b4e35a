-- House rule: whoever can head the trick must, under every call and without one; a void player throws off
-- hearts first.

return variant {
  of    = "lorum",
  title = { "Always head the trick", ja = "いつでも強いカードを" },
  ja    = "宣言があってもなくても、今までに出たカードより強いカードがあれば、それを出さなければならない。"
          .. "リードされたスートのない人は、まずハートを捨てる。",

  changes = {
    insert { at_start_of = "play.follow", step = head_trick },
    insert { after = "play.follow.follow_suit", step = cards { "hearts" } },
    remove { path = "declare.maly.follow" },
  },
}
