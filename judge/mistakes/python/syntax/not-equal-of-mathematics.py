n = 4
if n =! 3:
    print(n)
