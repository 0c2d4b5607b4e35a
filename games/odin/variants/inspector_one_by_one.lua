-- House rule: Inspector brings two Vikings back one after the other (Q7), so that
-- Thing Spokesman is paid twice.

return variant {
  of    = "odin",
  title = { "Inspector: one by one", ja = "監査役は1つずつ" },
  ja    = "監査役で2つ戻すときは、1つずつ戻す。",

  changes = {
    set { path = "cards.60.on_play.may.choose[2][2].one_by_one", value = true },
  },
}
