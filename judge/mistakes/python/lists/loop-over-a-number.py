n = 5
for i in n:
    print(i)
