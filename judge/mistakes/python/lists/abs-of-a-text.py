n = "-5"
print(abs(n))
