n = -1
if n < 0:
    raise "negative"
