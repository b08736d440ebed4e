import sys


def place(pieces, px, py):
    inside = False
    for ax, ay, bx, by in pieces:
        s = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        if s == 0 and min(ax, bx) <= px <= max(ax, bx) and min(ay, by) <= py <= max(ay, by):
            return 'border'
        if (ay <= py) != (by <= py) and (s > 0) == (by > ay):
            inside = not inside
    return 'inside' if inside else 'outside'


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n = numbers[0]
    places = list(zip(numbers[2::2], numbers[3::2]))
    stones, lynxes = places[:n], places[n:]
    # Without the piece back to the first stone.
    pieces = [a + b for a, b in zip(stones, stones[1:])]
    for px, py in lynxes:
        print(place(pieces, px, py))


main()
