n, W, D = map(int, input().split())
pieces = [tuple(map(int, input().split())) for _ in range(n)]


def most(at, w, d):
    if at == n:
        return 0
    weight, duty, visitors = pieces[at]
    left = most(at + 1, w, d)
    if weight > w or duty > d:
        return left
    return max(left, visitors + most(at + 1, w - weight, d - duty))


print(most(0, W, D))
