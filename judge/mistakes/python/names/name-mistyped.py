count = 0
print(coutn)
