-- The rules of the French federation, as one preset.

return variant {
  of       = "french_tarot",
  title    = { "Federation rules", ja = "フランスタロット連盟ルール" },
  ja       = "フランスタロット連盟のルールをまとめて採用する。",
  includes = { "slam_by_taker", "slam_per_defender", "slam_excuse_wins_last", "petit_before_last",
               "excuse_lost_in_last_trick", "excuse_owner_keeps", "no_lead_called_suit",
               "handful_at_first_card", "all_pass_next_dealer", "half_points_fft",
               "dry_petit_cancels", "call_cascade" },
}
