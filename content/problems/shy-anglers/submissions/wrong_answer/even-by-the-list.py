n, k = map(int, input().split())
jetties = sorted(map(int, input().split()))
taken = [jetties[angler * (n - 1) // (k - 1)] for angler in range(k)]
print(min(other - one for one, other in zip(taken, taken[1:])))
