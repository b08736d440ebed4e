price = float(input())
print(price)
