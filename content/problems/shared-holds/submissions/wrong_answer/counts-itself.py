class Solution:
    def sharedHolds(self, routes: list[str]) -> list[int]:
        root = {}
        for route in routes:
            node = root
            for hold in route:
                node = node.setdefault(hold, {'': 0})
                node[''] += 1
        sums = []
        for route in routes:
            node, total = root, 0
            for hold in route:
                node = node[hold]
                total += node['']
            sums.append(total)
        return sums
