i = 0
while i < 10:
    total = i * 2
