# double(n: int): int
def double(n):
    print(n * 2)
