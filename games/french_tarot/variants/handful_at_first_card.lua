-- House rule: by the federation's book, a handful is shown just before one's own first card.

return variant {
  of    = "french_tarot",
  title = { "Handfuls with the first card", ja = "手役は最初の1枚の直前に宣言" },
  ja    = "連盟ルールでは、各自が最初のカードを出す直前に手役を宣言する。",

  changes = {
    insert { at_end_of = "play.before_card",
             phase = declare "handfuls" { ja = "手役", who = own_seat, when = first_trick } },
    carry { path = "declare.one_of", into = "play.before_card.handfuls" },
  },
}
