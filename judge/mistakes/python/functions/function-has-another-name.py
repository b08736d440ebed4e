# double(n: int): int
def Double(n):
    return n * 2
