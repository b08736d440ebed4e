n = 3
assert n > 5, "n is small"
