import sys


def distance(a: str, b: str) -> int:
    prev = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        cur = [i]
        for j, y in enumerate(b, 1):
            cur.append(min(prev[j] + 1, cur[-1] + 1, prev[j - 1] + (x != y)))
        prev = cur
    return prev[-1]


words = sys.stdin.read().split()
for i in range(0, len(words) - 1, 2):
    print(f"{words[i]:>12} -> {words[i + 1]:<12} {distance(words[i], words[i + 1])}")
dictionary = ["python", "typhoon", "pylon", "pythons", "marathon"]
print(sorted(dictionary, key=lambda w: (distance("phyton", w), w)))
