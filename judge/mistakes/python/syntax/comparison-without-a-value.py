n = 4
if n > 3 and < 9:
    print(n)
