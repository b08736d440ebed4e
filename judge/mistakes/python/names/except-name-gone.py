try:
    n = int("x")
except ValueError as e:
    pass
print(e)
