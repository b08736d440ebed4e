import heapq
heap = (3, 1)
heapq.heappush(heap, 2)
