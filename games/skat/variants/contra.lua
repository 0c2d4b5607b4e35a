-- House rule: an opponent may double the game before playing the first card, also one who has
-- not bid, and the declarer may double it again.

return variant {
  of    = "skat",
  title = { "Contra", ja = "コントラ" },
  ja    = "相手側は、ビッドしていなくても、最初のカードを出す前にゲームを2倍にできる。ディクレアラーはさらに2倍にできる。",

  changes = {
    insert { at_end_of = "play.before_card", phase = {
      declare "contra" {
        ja = "コントラ", who = own_seat,
        when = { first_trick, acting { defenders } },
        { "contra", once_each = deal, ja = "コントラ" },
      },
      declare "re" {
        ja = "レー", who = declarer, when = { first_trick, announced { "contra" } },
        { "re", once_each = deal, ja = "レー" },
      },
    } },
    wrap { path = "settle.game", with = function (base, seat, result)
      local doubled = result:announced("re") and 4 or result:announced("contra") and 2 or 1
      return doubled * base(seat, result)
    end },
    append { path   = "settle.says",
             values = { { "Contra doubles what the game scores, re doubles it again.",
                          ja = "コントラで得点は2倍、レーでさらに2倍になる。" } } },
  },
}
