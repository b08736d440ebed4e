n = int(input())
for i in range(n):
    value = int(input())
