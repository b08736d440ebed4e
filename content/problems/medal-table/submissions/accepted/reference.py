import sys


def main():
    _, *lines = sys.stdin.read().splitlines()
    clubs = []
    for line in lines:
        name, *medals = line.split()
        clubs.append(([-int(count) for count in medals], name))
    clubs.sort()
    rank = 0
    for place, (medals, name) in enumerate(clubs, 1):
        if place == 1 or medals != clubs[place - 2][0]:
            rank = place
        print(rank, name)


main()
