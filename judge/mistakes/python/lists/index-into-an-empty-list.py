squares = []
for i in range(3):
    squares[i] = i * i
