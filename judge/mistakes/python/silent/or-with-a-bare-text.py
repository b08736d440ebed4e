c = "x"
if c == "a" or "b":
    print("yes")
else:
    print("no")
