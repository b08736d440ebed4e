n, q = map(int, input().split())
following = {}
taken = set()
answers = []
for favourite in map(int, input().split()):
    # Where the next guest with this favourite begins; only one step is made if that chair is taken.
    chair = following.get(favourite, favourite)
    if chair in taken:
        chair = chair % n + 1
    taken.add(chair)
    following[favourite] = chair % n + 1
    answers.append(chair)
print(*answers)
