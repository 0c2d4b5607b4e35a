-- Places at the table, and who is asked. `of_seat`: seen from the seat that acts, or from the seat in its braces.
-- `several`: more seats than one. `asks`: what there must be where the word stands (`asks` of rules/model/words.h).
-- Which seat it is, says card_agenda/meaning.h.

return {
  word {
    name    = "dealer",
    kind    = "seat",
    says    = { "The seat that dealt.", ja = "カードを配った人。" },
    phrase  = { "the dealer", ja = "ディーラー" },
    asks    = {},
    example = "first_lead = { declarer, dealer }",
  },

  word {
    name    = "eldest_hand",
    kind    = "seat",
    says    = { "The first seat after the dealer in the direction of play that does not sit out.",
                ja = "プレイの順でディーラーの次の人。休む人は数えない。" },
    phrase  = { "the eldest hand", ja = "エルデストハンド" },
    asks    = {},
    example = "first_lead = { declarer, eldest_hand }",
  },

  word {
    name    = "declarer",
    kind    = "seat",
    says    = { "The seat that plays the contract; there is none while nobody has declared.",
                ja = "契約をプレイする人。宣言がなければいない。" },
    phrase  = { "the declarer", ja = "宣言者" },
    asks    = { "contract" },
    example = "first_lead = { declarer, eldest_hand }",
  },

  word {
    name    = "partner",
    kind    = "seat",
    says    = { "The other seat of the side of the seat that acts, or of the seat in braces; there is none of a side "
                .. "of one, or of three and more, and none as long as it is secret who it is.",
                ja = "順番の人、または { } の中の人と同じ側のもう1人。1人だけの側や3人以上の側にはいない。だれか秘密の間もいない。" },
    phrase  = { "the partner", ja = "パートナー" },
    of_seat = true,
    items   = "seats",
    most    = 1,
    asks    = { "seat" },
    example = "first_lead = { partner { declarer }, eldest_hand }",
  },

  word {
    name    = "leader",
    kind    = "seat",
    says    = { "The seat that leads to this trick.", ja = "このトリックをリードする人。" },
    phrase  = { "the player who leads", ja = "リードする人" },
    asks    = { "play" },
    example = "who = each_seat { from = leader }",
  },

  word {
    name    = "winner",
    kind    = "seat",
    says    = { "The seat that won the trick that was just played.", ja = "今終わったトリックに勝った人。" },
    phrase  = { "the winner of the trick", ja = "トリックに勝った人" },
    asks    = { "played" },
    example = [[move { 1, any_card, from = "stock", to = "hand", of = winner }]],
  },

  word {
    name    = "own_seat",
    kind    = "seat",
    says    = { "The seat that acts.", ja = "順番の人自身。" },
    phrase  = { "the player", ja = "本人" },
    asks    = { "seat" },
    example = [[pick "bid" { from = "bid", of = own_seat }]],
  },

  word {
    name    = "left_neighbour",
    kind    = "seat",
    says    = { "The next seat clockwise from the seat that acts, or from the seat in braces, whichever way the game "
                .. "goes round.",
                ja = "ゲームの向きにかかわらず、順番の人、または { } の中の人から見て時計回りで次の人。" },
    phrase  = { "the left-hand neighbour", ja = "左隣の人" },
    of_seat = true,
    items   = "seats",
    most    = 1,
    asks    = { "seat" },
    example = "deal { cut_by = left_neighbour, packets = { 4, 4 } }",
  },

  word {
    name    = "right_neighbour",
    kind    = "seat",
    says    = { "The next seat counter-clockwise from the seat that acts, or from the seat in braces, whichever way "
                .. "the game goes round.",
                ja = "ゲームの向きにかかわらず、順番の人、または { } の中の人から見て反時計回りで次の人。" },
    phrase  = { "the right-hand neighbour", ja = "右隣の人" },
    of_seat = true,
    items   = "seats",
    most    = 1,
    asks    = { "seat" },
    example = "first_lead = { right_neighbour { dealer } }",
  },

  word {
    name    = "opposite",
    kind    = "seat",
    says    = { "The seat across the table from the seat that acts, or from the seat in braces.",
                ja = "順番の人、または { } の中の人の向かいの人。" },
    phrase  = { "the player opposite", ja = "向かいの人" },
    of_seat = true,
    items   = "seats",
    most    = 1,
    asks    = { "seat" },
    example = "to = each_deal { left_neighbour, right_neighbour, opposite, nobody }",
  },

  word {
    name    = "holder",
    kind    = "seat",
    says    = { "The seat that holds one of these cards; of several the first from the eldest hand.",
                ja = "これらのカードのどれかを持っている人。何人かいれば、エルデストハンドから数えて最初の人。" },
    phrase  = { "the holder of", ja = "次のカードを持つ人:" },
    asks    = { "dealt" },
    example = [[first_lead = { holder { "2 of clubs" } }]],
    items   = "cards",
    least   = 1,
  },

  word {
    name    = "announcer",
    kind    = "seat",
    says    = { "The first seat that announced one of these.", ja = "これらのどれかを最初に宣言した人。" },
    phrase  = { "the player who announced", ja = "次を宣言した人:" },
    asks    = {},
    example = [[first_lead = { announcer { "slam" }, eldest_hand }]],
    items   = "name",
    least   = 1,
  },

  word {
    name    = "nobody",
    kind    = "seat",
    says    = { "No seat: the phase is left out. As the last entry of `winner`: nobody wins the trick.",
                ja = "誰でもない。そのフェイズは行わない。winner の最後に置けば、誰もトリックに勝たない。" },
    phrase  = { "nobody", ja = "誰も" },
    asks    = {},
    example = "to = each_deal { left_neighbour, right_neighbour, opposite, nobody }",
  },

  word {
    name    = "own_side",
    kind    = "who",
    says    = { "Every seat of the side of the seat that acts, or of the seat in braces.",
                ja = "順番の人、または { } の中の人の側の全員。" },
    phrase  = { "the player's side", ja = "自分のチーム" },
    of_seat = true,
    items   = "seats",
    most    = 1,
    asks    = { "seat" },
    several = true,
    example = [[pick "bid" { from = "bid", of = own_side }]],
  },

  word {
    name    = "defenders",
    kind    = "who",
    says    = { "Every seat that is not on the declarer's side; as long as the partner is secret, all but the "
                .. "declarer. What goes to their side as a whole is theirs from the beginning.",
                ja = "宣言者の側でない全員。パートナーが秘密の間は、宣言者以外の全員。側全体に渡すものは、初めから実際の側のものになる。" },
    phrase  = { "the side of the defenders", ja = "ディフェンダー側" },
    asks    = { "contract" },
    several = true,
    example = [[move { any_card, from = "chien", to = "aside", of = defenders }]],
  },

  word {
    name    = "declarers",
    kind    = "who",
    says    = { "Every seat of the declarer's side; as long as the partner is secret, the declarer alone. In the list "
                .. "of `match.winner` that side of the last deal.",
                ja = "宣言者の側の全員。パートナーが秘密の間は宣言者だけ。match.winner のリストでは、最後のディールのその側。" },
    phrase  = { "the declarer's side", ja = "宣言者の側" },
    asks    = { "contract" },
    several = true,
    example = [[winner = { declarers, highest_score }]],
  },

  word {
    name    = "other_side",
    kind    = "who",
    says    = { "Every seat that is not on the side of the seat that acts, or of the seat in braces.",
                ja = "順番の人、または { } の中の人の側でない全員。" },
    phrase  = { "the other side", ja = "相手側" },
    of_seat = true,
    items   = "seats",
    most    = 1,
    asks    = { "seat" },
    several = true,
    example = [[score "caught" { 10, who = other_side { dealer } }]],
  },

  word {
    name    = "whoever",
    kind    = "who",
    says    = { "Every seat of which the condition is true, in turn from the eldest hand; perhaps none.",
                ja = "条件の成り立つ全員。エルデストハンドから順に。誰もいないこともある。" },
    phrase  = { "whoever", ja = "次の条件の人" },
    items   = "condition",
    least   = 1,
    most    = 1,
    several = true,
    acts    = { "each seat in turn", ja = "全員が順に" },
    asks    = {},
    example = [[sides { whoever { holds { "Queen of clubs" } }, secret = true }]],
  },

  word {
    name    = "each_seat",
    kind    = "who",
    says    = { "Every seat that plays once, in turn from the eldest hand, or from the seat that from names.",
                ja = "エルデストハンド、または from に書いた人から順に、プレイする全員が1回ずつ。" },
    phrase  = { "each player", ja = "各プレイヤー" },
    several = true,
    asks    = {},
    example = [[share { "pool", among = each_seat }]],
    fields  = {
      { "from", "seats", { "the seat to begin with", ja = "最初の人" } },
    },
  },

  word {
    name    = "anybody",
    kind    = "who",
    says    = { "Any seat at any moment, until all have passed; the first to speak counts.",
                ja = "全員がパスするまで、誰でもいつでも。早い者勝ち。" },
    phrase  = { "anybody", ja = "誰でも" },
    several = true,
    asks    = {},
    example = [[set { path = "declare.who", value = anybody }]],
  },

  word {
    name    = "all_at_once",
    kind    = "who",
    says    = { "Every seat, unseen by the others; all is revealed together.", ja = "全員が同時に、他の人に見せずに行い、そろったら公開する。" },
    phrase  = { "all players at the same time", ja = "全員同時に" },
    several = true,
    asks    = {},
    example = "exchange { who = all_at_once, gives = pick { 3 }, to = left_neighbour }",
  },

  word {
    name    = "each_side",
    kind    = "who",
    says    = { "Every side once: a team, the declarer's side and the others, or each seat that plays for itself.",
                ja = "チームや側ごとに1回ずつ。個人戦なら1人ずつ。" },
    phrase  = { "each side", ja = "それぞれの側" },
    example = [[figure "bid" { each_side, function (side) return side:highest_rank("bid") end }]],
  },

  word {
    name    = "clockwise",
    kind    = "direction",
    says    = { "Turns pass to the left.", ja = "順番は左へ回る。" },
    phrase  = { "clockwise", ja = "時計回り" },
    example = "direction = clockwise",
  },

  word {
    name    = "counterclockwise",
    kind    = "direction",
    says    = { "Turns pass to the right.", ja = "順番は右へ回る。" },
    phrase  = { "counter-clockwise", ja = "反時計回り" },
    example = "direction = counterclockwise",
  },

  word {
    name    = "partners_opposite",
    kind    = "teams",
    says    = { "Seats across the table are one side for the whole match.", ja = "向かい合う2人がマッチを通じて同じチームになる。" },
    phrase  = { "partners sit opposite each other", ja = "向かい合う2人がパートナー" },
    example = "teams = partners_opposite",
  },

  word {
    name    = "each_alone",
    kind    = "teams",
    says    = { "There are no teams: every seat is a side, also where there is a declarer. (Without a word for teams "
                .. "the declarer plays against all others together.)",
                ja = "チームはない。宣言者がいても、1人ずつがそれぞれの側になる。"
                .. "(teams を書かなければ、宣言者と残り全員の対戦になる。)" },
    phrase  = { "everybody plays alone", ja = "個人戦" },
    example = "teams = by_players { [4] = partners_opposite, [3] = each_alone }",
  },
}
