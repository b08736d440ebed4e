for _ in range(int(input())):
    a, b, m = map(int, input().split())
    left = 1 % m
    for _ in range(b):
        left = left * a % m
    print(left)
