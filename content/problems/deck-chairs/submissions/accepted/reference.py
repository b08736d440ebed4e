import sys


def main():
    n, q, *favourites = map(int, sys.stdin.read().split())
    ahead = list(range(n + 1))
    answers = []
    for chair in favourites:
        while ahead[chair] != chair:
            ahead[chair] = ahead[ahead[chair]]
            chair = ahead[chair]
        answers.append(chair)
        ahead[chair] = chair % n + 1
    print(*answers)


main()
