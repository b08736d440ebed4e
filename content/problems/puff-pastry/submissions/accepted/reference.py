def left_over(a, b, m):
    left, power = 1 % m, a % m
    while b > 0:
        if b % 2 == 1:
            left = left * power % m
        power = power * power % m
        b //= 2
    return left


for _ in range(int(input())):
    a, b, m = map(int, input().split())
    print(left_over(a, b, m))
