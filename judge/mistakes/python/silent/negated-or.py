n = 3
if n != 1 or n != 2:
    print("no")
else:
    print("yes")
