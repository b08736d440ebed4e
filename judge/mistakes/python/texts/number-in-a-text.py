word = "a1"
if 1 in word:
    print("yes")
