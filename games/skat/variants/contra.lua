-- House rule: an opponent who has bid or held a number may double the game before playing the
-- first card, and the declarer may double it again.

local spoken = { "hold", "18", "20", "22", "23", "24", "27", "30", "33", "35", "36", "40", "44", "45", "46", "48", "50",
                 "54", "55", "59", "60", "63", "66", "70", "72", "77", "80", "81", "84", "88", "90", "96", "99", "100",
                 "108", "110", "117", "120", "121", "126", "130", "132", "135", "140", "143", "144", "150", "153",
                 "154", "156", "160", "162", "165", "168", "170", "176", "180", "187", "192", "198", "204", "216",
                 "240", "264", by = own_seat }

return variant {
  of    = "skat",
  title = { "Contra", ja = "コントラ" },
  ja    = "ビッドをしたか受けた相手側の人は、最初のカードを出す前にゲームを2倍にできる。宣言者はさらに2倍にできる。",

  changes = {
    insert { at_end_of = "play.before_card", phase = {
      declare "contra" {
        ja = "コントラ", who = own_seat,
        when = { first_trick, acting { defenders }, announced(spoken) },
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
  },
}
