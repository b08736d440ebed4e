n = 5
if n.isdigit():
    print("yes")
