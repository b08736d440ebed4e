for row in range(2):
    for column in range(2):
        print(rows)
