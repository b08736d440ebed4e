values = map(int, input().split())
print(len(values))
