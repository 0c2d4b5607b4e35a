-- A preset of files of somebody else.
-- stopped: unknown-variant 8

return variant {
  of = "hearts",
  title = { "Harm", ja = "害" },
  ja = "害",
  includes = { "../harm" },
}
