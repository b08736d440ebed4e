import sys


def main():
    n, target, *numbers = map(int, sys.stdin.buffer.read().split())
    places = {}
    for at, one in enumerate(numbers):
        other = places.get(target - one)
        if other is not None:
            print(other, at)
            return
        places[one] = at
    print("none")


main()
