def solve(n):
