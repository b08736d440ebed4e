n = "10"
print(n ** 2)
