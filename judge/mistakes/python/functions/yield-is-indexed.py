def squares():
    yield 1
    yield 4

print(squares()[1])
