class Solution:
    def bridged(self, factors: list[int]) -> list[int]:
        n = len(factors)
        answer = [1] * n
        product = 1
        for i in range(n):
            answer[i] = product
            product *= factors[i]
        product = 1
        for i in reversed(range(n)):
            answer[i] *= product
            product *= factors[i]
        return answer
