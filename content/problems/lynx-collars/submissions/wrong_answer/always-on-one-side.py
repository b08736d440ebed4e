import sys


# Right for a park without notches.
def place(pieces, px, py):
    sides = set()
    for ax, ay, bx, by in pieces:
        s = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        if s == 0 and min(ax, bx) <= px <= max(ax, bx) and min(ay, by) <= py <= max(ay, by):
            return 'border'
        sides.add(s > 0)
    return 'inside' if len(sides) == 1 else 'outside'


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n = numbers[0]
    places = list(zip(numbers[2::2], numbers[3::2]))
    stones, lynxes = places[:n], places[n:]
    pieces = [a + b for a, b in zip(stones, stones[1:] + stones[:1])]
    for px, py in lynxes:
        print(place(pieces, px, py))


main()
