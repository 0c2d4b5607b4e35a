-- House rule: in a garde sans the chien goes to whoever wins the last trick.

return variant {
  of    = "french_tarot",
  title = { "The last trick wins the chien", ja = "シエンは最後のトリックの勝者へ" },
  ja    = "ガルド・サンでは、最後のトリックに勝った側がシエンを得る。",

  changes = {
    remove { path = "chien_to_the_taker" },
    insert { at_end_of = "play.after_trick", phase = move "chien to the last trick" { ja = "シエン", any_card,
      from = "chien", to = "aside", of = winner, when = all_of { last_trick, contract { "garde sans" } } } },
  },
}
