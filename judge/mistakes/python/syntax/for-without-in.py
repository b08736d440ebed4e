for i = 0 to 5:
    print(i)
