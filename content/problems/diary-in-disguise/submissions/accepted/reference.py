class Solution:
    def sameByTable(self, plain: str, secret: str) -> bool:
        # As many pairs as letters: no letter has two signs. As many as signs: no sign has two letters.
        return len(set(zip(plain, secret))) == len(set(plain)) == len(set(secret))
