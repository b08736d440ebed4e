class Solution:
    def withoutPartner(self, gloves: list[int]) -> int:
        waiting = set()
        for glove in gloves:
            if glove in waiting:
                waiting.remove(glove)
            else:
                waiting.add(glove)
        return waiting.pop()
