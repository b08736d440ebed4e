s = input()
if s == 5:
    print("five")
else:
    print("other")
