import heapq
import sys


def main():
    n, *words = sys.stdin.read().split()
    shelves, counts = {}, {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
        shelves.setdefault(counts[word], []).append(word)
    # The largest first: of equal counts the later word.
    order = sorted(counts, reverse=True)
    heap = [(-counts[word], at, word) for at, word in enumerate(order)]
    heapq.heapify(heap)
    check = 0
    place = 1
    while heap:
        count, _, word = heapq.heappop(heap)
        check = (check * 31 - count * 7 + len(word) * place) % 1000007
        place += 1
    for count in sorted(shelves):
        found = shelves[count]
        found.sort()
        check = (check * 31 + len(found) + ord(found[0][-1])) % 1000007
    print(check)


main()
