import heapq
from typing import List, Optional


class Solution:
    def kSmallestPairs(self, a: List[int], b: List[int], k: int) -> List[List[int]]:
        heap = [(x + b[0], i, 0) for i, x in enumerate(a[:k])]
        heapq.heapify(heap)
        out = []
        while heap and len(out) < k:
            _, i, j = heapq.heappop(heap)
            out.append([a[i], b[j]])
            if j + 1 < len(b):
                heapq.heappush(heap, (a[i] + b[j + 1], i, j + 1))
        return out


print(Solution().kSmallestPairs([1, 7, 11], [2, 4, 6], 5))
print(list(heapq.merge([1, 4, 9], [2, 3], [0, 10], key=lambda x: x)))
h = [5, 2, 8, 1]
heapq.heapify(h)
print(h, heapq.heapreplace(h, 9), heapq.heappushpop(h, 0), h)
print(heapq.nlargest(2, ["aa", "b", "cccc"], key=len), heapq.nsmallest(2, h))
tasks = []
for count, (pri, name) in enumerate([(2, "b"), (1, "x"), (2, "a"), (1, "y")]):
    heapq.heappush(tasks, (pri, count, name))
while tasks:
    print(heapq.heappop(tasks)[-1], end=" ")
print()
