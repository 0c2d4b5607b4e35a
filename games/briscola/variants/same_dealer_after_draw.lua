-- House rule: when both sides have sixty the deal does not count, and the same dealer deals
-- again.

return variant {
  of       = "briscola",
  title    = { "After a draw the same dealer", ja = "引き分けは同じディーラー" },
  ja       = "60点ずつの引き分けになったディールは数えず、同じディーラーが配り直す。",
  players  = { 2, 4 },
  excludes = { points_over_deals = "where points are added up a deal of sixty each counts like any other" },

  changes = {
    insert { at_end_of = "play.after_trick", phase = redeal "drawn deal" {
      ja = "引き分け", dealer = same, when = { last_trick, points_so_far { exactly = 60 } } } },
  },
}
