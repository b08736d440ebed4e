a, b = input()
