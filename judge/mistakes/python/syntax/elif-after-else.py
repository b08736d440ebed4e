n = 5
if n > 9:
    print("large")
else:
    print("small")
elif n > 3:
    print("middle")
