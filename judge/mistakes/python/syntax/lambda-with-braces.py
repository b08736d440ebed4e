double = lambda n: { return n * 2 }
print(double(2))
