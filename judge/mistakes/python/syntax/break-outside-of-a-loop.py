n = 5
if n > 3:
    break
print(n)
