with open("input.txt") as f:
    print(f.read())
