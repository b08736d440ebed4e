n = int(input())
clubs = []
for _ in range(n):
    name, g, s, b = input().split()
    clubs.append((-int(g), -int(s), -int(b), name))
for one in range(n):
    for other in range(one + 1, n):
        if clubs[other] < clubs[one]:
            clubs[one], clubs[other] = clubs[other], clubs[one]
rank = 0
for place in range(n):
    if place == 0 or clubs[place][:3] != clubs[place - 1][:3]:
        rank = place + 1
    print(rank, clubs[place][3])
