for c in range("a", "z"):
    print(c)
