-- A house rule that is a file of somebody else.
-- stopped: missing-variant 8

return variant {
  of = "hearts",
  title = { "Harm", ja = "害" },
  ja = "害",
  requires = { "/tmp/harm.lua" },
  changes = {},
}
