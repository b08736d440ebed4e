a = "5"
b = "3"
print(a - b)
