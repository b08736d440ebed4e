print(double(4))

def double(n):
    return 2 * n
