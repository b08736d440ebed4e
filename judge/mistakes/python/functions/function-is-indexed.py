def squares():
    return [1, 4]

print(squares[0])
