values = map(int, input().split())
print(values[0])
