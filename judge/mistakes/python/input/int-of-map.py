n = int(map(int, input().split()))
print(n)
