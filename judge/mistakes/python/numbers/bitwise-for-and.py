a = 5
b = "x"
if a > 3 & b == "x":
    print("yes")
