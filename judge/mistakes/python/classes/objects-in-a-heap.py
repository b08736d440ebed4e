import heapq

class Node:
    def __init__(self, cost):
        self.cost = cost

heap = []
for cost in (3, 1):
    heapq.heappush(heap, Node(cost))
