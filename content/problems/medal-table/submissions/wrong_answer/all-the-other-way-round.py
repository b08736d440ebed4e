n = int(input())
clubs = []
for _ in range(n):
    name, *medals = input().split()
    clubs.append((list(map(int, medals)), name))
clubs.sort(reverse=True)
rank = 0
for place, (medals, name) in enumerate(clubs, 1):
    if place == 1 or medals != clubs[place - 2][0]:
        rank = place
    print(rank, name)
