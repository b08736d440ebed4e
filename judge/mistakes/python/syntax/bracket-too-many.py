print(max(3, 4)))
