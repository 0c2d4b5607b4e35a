-- House rule: nothing changes.
return variant { of = "small", title = "Quiet", changes = {} }
