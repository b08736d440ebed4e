class Solution:
    def lastCharge(self, charges: list[int]) -> int:
        robots = [-charge for charge in charges]
        heapify(robots)
        while len(robots) > 1:
            largest = -heappop(robots)
            second = -heappop(robots)
            if largest > second:
                heappush(robots, second - largest)
        return -robots[0] if robots else 0
