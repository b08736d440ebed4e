try:
    n = int("x")
print(n)
