class Solution:
    def groupsAfterEach(self, huts: int, paths: list[list[int]]) -> list[int]:
        parent = list(range(huts + 1))

        def find(hut):
            while parent[hut] != hut:
                parent[hut] = parent[parent[hut]]
                hut = parent[hut]
            return hut

        groups, answers = huts, []
        for a, b in reversed(paths):
            a, b = find(a), find(b)
            if a != b:
                parent[a] = b
                groups -= 1
            answers.append(groups)
        return answers[::-1]
