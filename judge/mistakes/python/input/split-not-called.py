values = input().split
for v in values:
    print(v)
