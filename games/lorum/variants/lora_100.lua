-- House rule: points are written down instead of paying chips, and whoever has more than a
-- hundred loses. All points in one hand are written down for the others instead; from 90 on
-- only hearts count, and exactly a hundred become eighty.

local function written(seat, result)
  local contract, sweeper = result.contract, result:seats_with_points(result.all_points)[1]
  if contract then return contract.made ~= (seat == contract.declarer) and contract.stake or 0 end
  if sweeper then return seat ~= sweeper and result.all_points or 0 end
  return seat.score < 90 and seat.points or seat:count("hearts")
end

return variant {
  of       = "lorum",
  title    = { "Written points, up to a hundred", ja = "点数制(100点を超えたら負け)" },
  ja       = "チップを払うかわりに点数を記入し、100点を超えた人が負ける。"
             .. "1人がすべての点数を取ったら、その人ではなく、他の全員にその点数を記入する。"
             .. "90点からはハートだけを数え、ちょうど100点になると80点に戻る。",
  excludes = { two_clean_leave_pool = "points are written down, so there is no pool to leave" },

  changes = {
    remove { path = "values" },
    remove { path = "house" },
    remove { path = "pay" },
    remove { path = "settle.pay" },
    set { path = "settle.says", value = {
      { "Malý or veľký: if the declarer has kept the promise, each of the others writes down the stake, "
        .. "{stake.maly} points for malý and {stake.velky} for veľký; if not, the declarer does.",
        ja = "マリーまたはベルキーのとき: 宣言者が約束を果たせば、他の各プレイヤーにマリーなら{stake.maly}点、"
        .. "ベルキーなら{stake.velky}点を記入する。果たせなければ宣言者だけに記入する。" },
      { "No contract: each player writes down the card points taken, but from a score of 90 on only one for "
        .. "each heart. If one player has taken every point, each of the others writes down all of them instead.",
        ja = "宣言がないとき: 各プレイヤーに、取ったカードの点数を記入する。90点以上の人にはハートの分だけを記入する。"
        .. "1人がすべての点数を取ったら、その人には記入せず、他の全員にその合計を記入する。" },
      { "A score of exactly 100 becomes 80.", ja = "ちょうど100点になった人は80点に戻る。" },
    } },
    insert { at_end_of = "settle", line = score "written" { ja = "記入", each_seat, written } },
    insert { at_end_of = "settle", line = score "relief" { ja = "軽減", each_seat, function (seat, result)
      return seat.score + written(seat, result) == 100 and -20 or 0
    end } },
    set { path = "match", value = { ends_when = score_reaches { 101 }, winner = lowest_score } },
  },
}
