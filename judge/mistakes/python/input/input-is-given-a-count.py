a = input(1, 2)
print(a)
