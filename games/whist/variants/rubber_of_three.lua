-- House rule: the match is a rubber, won with two games. In a game the losers' points decide
-- what it is worth: 3 rubber points against none, 2 against one or two, 1 against more. Winning
-- the rubber is worth 2 besides.

return variant {
  of    = "whist",
  title = { "A rubber of three games", ja = "3ゲームのラバー" },
  ja    = "先に2ゲームを取ったチームがラバーに勝つ。1ゲームの勝ちは、相手が0点なら3、1~2点なら2、"
          .. "それ以上なら1ラバー点。ラバーの勝ちはさらに2ラバー点。",

  changes = {
    remove { path = "settle.tricks" },                  -- a point of the game is no point of the match
    insert { at_end_of = "settle", line = tally "game points" { ja = "ゲームの得点", each_side, function (side, result)
      local over = result:best(result.sides, "game points")[1].game_points >= house.target_score
      return (over and 0 or side.game_points) + house.trick_points * math.max(side.tricks - 6, 0)
    end } },
    insert { at_end_of = "settle", line = tally "games" { ja = "取ったゲーム", each_side, function (side)
      return side.games + (side.game_points >= house.target_score and 1 or 0)
    end } },
    insert { at_end_of = "settle", line = score "rubber" { ja = "ラバー点", each_side, function (side, result)
      if side.game_points < house.target_score then return 0 end
      local losers = result:other_side(side).game_points
      return (losers == 0 and 3 or losers <= 2 and 2 or 1) + (side.games == 2 and 2 or 0)
    end } },
    set { path  = "settle.says[1]",
          value = { "Each trick over six scores {house.trick_points} in the game, and {house.target_score} points win "
                    .. "it. After a game both sides begin at nothing again.", of = "game points",
                    ja = "6を超えた1トリックにつきゲームの得点が{house.trick_points}点。{house.target_score}点でそのゲームに勝つ。"
                         .. "1ゲームが終われば、両チームとも0点から始める。" } },
    append { path   = "settle.says",
             values = { { "A game is worth 3 rubber points to its winners if the losers have no point, 2 if they have "
                          .. "one or two, 1 if they have more. Two games win the rubber, which is worth 2 besides.",
                          of = { "games", "rubber" },
                          ja = "ゲームに勝ったチームは、相手が0点なら3、1~2点なら2、それ以上なら1ラバー点を得る。"
                               .. "2ゲームを取ればラバーに勝ち、さらに2ラバー点を得る。" } } },
    set { path = "match.ends_when", value = tally_reaches { "games", 2 } },
  },
}
