# double(n: int): int
def double(n):
    return str(n * 2)
