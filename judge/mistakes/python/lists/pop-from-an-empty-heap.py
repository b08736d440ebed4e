import heapq
heap = []
print(heapq.heappop(heap))
