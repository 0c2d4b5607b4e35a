-- House rule: whoever holds the 1 as the only trump, without the Excuse, says so before the
-- first lead. The 1 may then be played at any time, loses to every other trump and to the
-- led suit, and comes home like the Excuse.

local lone     = all_of { holds { "1 of trumps" }, holds { "trumps", exactly = 1 },
                          holds { "Excuse", at_most = 0 } }
local has_lone = holds { "1 of trumps", from = "lone_petit" }

return variant {
  of       = "french_tarot",
  title    = { "A lone petit is an Excuse", ja = "単独のプチはエクスキューズ扱い" },
  excludes = { dry_petit_cancels = "a lone petit either voids the deal or is played like the Excuse" },

  changes = {
    set { path = "zones.lone_petit", value = per_seat { marks, ja = "単独のプチ" } },
    insert { before = "play",
             phase  = mark { 1, "1 of trumps", from = "hand", to = "lone_petit",
                             of = holder { "1 of trumps" }, when = somebody { lone } } },
    append { path = "play.always_playable", values = { cards { "1 of trumps", when = has_lone } } },
    insert { at_start_of = "play.winner", step = highest_of_led_suit { when = somebody { has_lone } } },
    insert { at_start_of = "play.winner", step = highest { cards { "trumps", except = { "1 of trumps" } },
                                                           when = somebody { has_lone } } },
    append { path   = "the_excuse_comes_home.says",
             values = { { "A lone petit that the other side has won goes back in the same way, unless it was "
                          .. "played to the last trick.",
                          ja = "相手側に取られた単独のプチも、最終トリックに出したものを除いて、同じように取り戻す。" } } },
    wrap { path = "the_excuse_comes_home.apply", with = function (base, table)
      base(table)
      local petit = table:played("1 of trumps")
      if not petit or petit.won_by == petit.side or petit.in_last_trick then return end
      local function same_hand_played(card)
        local played = table:played(card)
        return played and played.seat == petit.seat
      end
      if same_hand_played("Excuse") then return end
      for n = 2, 21 do
        if same_hand_played(n .. " of trumps") then return end
      end
      local paid = table:first("small", petit.side)
      if paid then table:swap("1 of trumps", paid) end
    end },
  },
}
