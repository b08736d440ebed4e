class Solution:
    def fewestInShed(self, hedgehogs: int, quarrels: list[list[int]]) -> int:
        near = [set() for _ in range(hedgehogs + 1)]
        for a, b in quarrels:
            near[a].add(b)
            near[b].add(a)
        shed = set()
        for one in sorted(range(1, hedgehogs + 1), key=lambda one: -len(near[one])):
            # Somebody of the barn quarrels with this one, so one of the two has to leave.
            if near[one] - shed and not near[one] & shed:
                shed.add(one)
        for a, b in quarrels:
            if (a in shed) == (b in shed):
                return -1
        return len(shed)
