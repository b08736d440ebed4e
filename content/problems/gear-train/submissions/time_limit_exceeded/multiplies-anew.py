class Solution:
    def bridged(self, factors: list[int]) -> list[int]:
        answer = []
        for without in range(len(factors)):
            product = 1
            for i, factor in enumerate(factors):
                if i != without:
                    product *= factor
            answer.append(product)
        return answer
