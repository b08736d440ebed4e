class Solution:
    def chooseTwo(self, pulls: list[int], wanted: int) -> list[int]:
        index_of = {}
        for index, pull in enumerate(pulls):
            if wanted - pull in index_of:
                return [index_of[wanted - pull], index]
            index_of[pull] = index
        return []
