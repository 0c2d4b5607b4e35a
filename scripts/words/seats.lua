-- Places at the table, and who is asked.

return {
  word {
    name    = "dealer",
    kind    = "seat",
    says    = { "The seat that dealt.", ja = "カードを配った人。" },
    phrase  = { "the dealer", ja = "ディーラー" },
    example = "first_lead = { declarer, dealer }",
  },

  word {
    name    = "eldest_hand",
    kind    = "seat",
    says    = { "The first seat after the dealer in the direction of play.", ja = "プレイの順でディーラーの次の人。" },
    phrase  = { "the eldest hand", ja = "エルデストハンド" },
    example = "first_lead = { declarer, eldest_hand }",
  },

  word {
    name    = "declarer",
    kind    = "seat",
    says    = { "The seat that plays the contract; there is none while nobody has declared.",
                ja = "契約をプレイする人。宣言がなければいない。" },
    phrase  = { "the declarer", ja = "宣言者" },
    example = "first_lead = { declarer, eldest_hand }",
  },

  word {
    name    = "left_neighbour",
    kind    = "seat",
    says    = { "The next seat clockwise, whichever way the game goes round.", ja = "ゲームの向きにかかわらず、時計回りで次の人。" },
    phrase  = { "the left-hand neighbour", ja = "左隣の人" },
    example = "deal { cut_by = left_neighbour, packets = { 4, 4 } }",
  },

  word {
    name    = "right_neighbour",
    kind    = "seat",
    says    = { "The next seat counter-clockwise, whichever way the game goes round.",
                ja = "ゲームの向きにかかわらず、反時計回りで次の人。" },
    phrase  = { "the right-hand neighbour", ja = "右隣の人" },
    example = "deal { cut_by = right_neighbour, packets = { 4, 4 } }",
  },

  word {
    name    = "each_seat",
    kind    = "who",
    says    = { "Every seat once, in turn from the eldest hand.", ja = "エルデストハンドから順に、全員1回ずつ。" },
    phrase  = { "each player in turn", ja = "各プレイヤーが順番に" },
    example = [[share { "pool", among = each_seat }]],
  },

  word {
    name    = "anybody",
    kind    = "who",
    says    = { "Any seat at any moment, until all have passed; the first to speak counts.",
                ja = "全員がパスするまで、誰でもいつでも。早い者勝ち。" },
    phrase  = { "anybody at any moment", ja = "誰でもいつでも" },
    example = [[set { path = "declare.who", value = anybody }]],
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
}
