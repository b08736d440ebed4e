class Solution:
    def chooseTwo(self, pulls: list[int], wanted: int) -> list[int]:
        index_of = {pull: index for index, pull in enumerate(pulls)}
        for index, pull in enumerate(pulls):
            if wanted - pull in index_of:
                return [index, index_of[wanted - pull]]
        return []
