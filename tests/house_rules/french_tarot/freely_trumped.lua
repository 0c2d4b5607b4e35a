-- House rule: nobody has to overtrump, the Excuse stays with the trick, and a slam is announced with the
-- first card.

return variant {
  of    = "french_tarot",
  title = { "Freely trumped", ja = "切札は自由に" },
  ja    = "より強い切札を出す義務はなく、エクスキューズはトリックに勝った側のものになる。"
          .. "スラムは、最初のカードを出すときに宣言する。",

  changes = {
    remove { path = "play.follow.when_suit_led.overtrump" },
    remove { path = "play.follow.when_trump_led[1]" },
    remove { path = "the_excuse_comes_home" },
    insert { at_end_of = "play.before_card",
             phase = declare "slam call" { ja = "スラム宣言", who = own_seat, when = first_trick } },
    carry { path = "declare.slam", into = "play.before_card.slam_call" },
  },
}
