-- House rule: the stock lies face up as well, so that both see what will be drawn.

return variant {
  of       = "briscola",
  title    = { "An open stock", ja = "山札も表向き" },
  ja       = "山札も表向きに置き、これから引くカードが2人とも見える。",
  requires = { "scoperta" },
  players  = { 2 },

  changes = {
    set { path = "zones.stock", value = face_up },
  },
}
