import sys

n, q, *favourites = map(int, sys.stdin.read().split())
ahead = list(range(n + 1))
answers = []
for chair in favourites:
    # Right, but the ways are never made shorter.
    while ahead[chair] != chair:
        chair = ahead[chair]
    answers.append(chair)
    ahead[chair] = chair % n + 1
print(*answers)
