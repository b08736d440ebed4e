def solve(n):
    raise NotImplementedError

solve(3)
