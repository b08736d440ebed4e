int double(int n):
    return n * 2

print(double(4))
