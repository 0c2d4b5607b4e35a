-- House rule: whoever holds the 1 as the only trump, without the Excuse, says so before the
-- first lead. The 1 may then be played at any time, loses to every other trump and to the
-- led suit, and comes home like the Excuse.

local petit    = "1 of trumps"
local is_lone  = all_of { holds { petit }, holds { "trumps", exactly = 1 }, holds { "Excuse", at_most = 0 } }
local was_lone = holds { petit, from = "lone_petit" }

-- Of this hand: the petit is its only trump, which then is asked for by no step.
local is_excuse = all_of { was_lone, holds { petit } }

return variant {
  of       = "french_tarot",
  title    = { "A lone petit is an Excuse", ja = "単独のプチはエクスキューズ扱い" },
  ja       = "切札が1(プチ)だけでエクスキューズもない人は、最初のリードの前にそれを告げる。"
             .. "このプチはいつでも出せるが、ほかのどの切札にもリードされたスートのカードにも負ける。"
             .. "相手側に取られたときは、エクスキューズと同じように取り戻す。",
  excludes = { dry_petit_cancels = "a lone petit either voids the deal or is played like the Excuse" },

  changes = {
    set { path = "zones.lone_petit", value = marks { seen_by = everybody, ja = "単独のプチ" } },
    insert { before = "play", phase = mark { petit, from = "hand", to = "lone_petit", of = holder { petit },
                                             when = somebody { is_lone } } },
    append { path = "play.always_playable", values = { cards { petit, when = was_lone } } },
    set { path = "play.follow.when_suit_led[3]", value = trump { unless = is_excuse } },
    set { path = "play.follow.when_trump_led[2]", value = trump { unless = is_excuse } },
    set { path = "play.winner[1]", value = highest_trump { unless = was_lone } },
    insert { at_start_of = "play.winner", step = highest { cards { "trumps", except = { petit } } } },
    insert { after = "the_excuse_comes_home", phase = step "the petit comes home" {
      ja    = "プチの返却",
      when  = was_lone,
      says  = { { "A lone petit goes home in the same way.", ja = "単独のプチも、同じように取り戻す。" } },
      apply = function (table)
        local played = table:played(petit)
        local paid   = played.won_by ~= played.side and table:first("small", played.side)
        if paid and not played.in_last_trick then table:swap(petit, paid) end
      end,
    } },
  },
}
