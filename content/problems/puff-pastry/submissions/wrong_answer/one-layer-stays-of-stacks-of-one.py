for _ in range(int(input())):
    a, b, m = map(int, input().split())
    left = 1
    while b > 0:
        if b % 2 == 1:
            left = left * a % m
        a = a * a % m
        b //= 2
    print(left)
