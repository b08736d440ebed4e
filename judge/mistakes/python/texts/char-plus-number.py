c = "a"
print(c + 1)
