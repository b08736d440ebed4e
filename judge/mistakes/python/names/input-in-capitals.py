n = Input()
print(n)
