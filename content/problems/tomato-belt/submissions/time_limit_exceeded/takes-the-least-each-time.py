class Solution:
    def sortBelt(self, belt: list[int]) -> None:
        for at in range(len(belt)):
            least = at
            for other in range(at + 1, len(belt)):
                if belt[other] < belt[least]:
                    least = other
            belt[at], belt[least] = belt[least], belt[at]
