price = 3,5
print(price * 2.0)
