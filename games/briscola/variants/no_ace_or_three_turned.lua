-- House rule: an ace or three that is turned goes back into the stock, and another card is
-- turned.

return variant {
  of    = "briscola",
  title = { "No ace or three is turned", ja = "エースか3が出たら返し直す" },
  ja    = "表に返した札がエースか3なら山札に戻し、別の1枚を表に返す。",

  changes = {
    insert { before = "fix", phase = step "another turned card" {
      ja    = "返し直し",
      says  = { { "The card is shuffled back into the stock, and others are turned until one is neither an "
                  .. "ace nor a 3.",
                  ja = "その札を山札に戻して切り直し、エースでも3でもない札が出るまで返し直す。" } },
      when  = holds { { "Ace", "3" }, from = "turned" },
      apply = { move { any_card, from = "turned", to = "stock" },
                shuffle { "stock" },
                move { 1, cards { except = { "Ace", "3" } }, from = "stock", to = "turned" } },
    } },
  },
}
