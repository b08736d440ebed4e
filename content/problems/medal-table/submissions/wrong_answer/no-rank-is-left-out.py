n = int(input())
clubs = []
for _ in range(n):
    name, *medals = input().split()
    clubs.append(([-int(count) for count in medals], name))
clubs.sort()
rank = 0
for place, (medals, name) in enumerate(clubs):
    if place == 0 or medals != clubs[place - 1][0]:
        rank += 1
    print(rank, name)
