class Solution:
    def sameByTable(self, plain: str, secret: str) -> bool:
        return sorted(Counter(plain).values()) == sorted(Counter(secret).values())
