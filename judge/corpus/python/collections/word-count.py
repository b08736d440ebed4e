import sys
from collections import Counter

text = sys.stdin.read().lower()
words = [w.strip('.,!?;:"') for w in text.split()]
count = Counter(w for w in words if w)
for word, n in sorted(count.items(), key=lambda p: (-p[1], p[0]))[:8]:
    print(f"{word:<8}{n:>3} {'#' * n}")
print(sum(count.values()), len(count))
print(count.most_common(1))
lengths = Counter(map(len, words))
print(dict(sorted(lengths.items())))
print(count - Counter({"the": 2, "fox": 1}) == count, (count & Counter(the=1))["the"])
