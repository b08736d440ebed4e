class Solution:
    def fewestChanges(self, sign: str, wanted: str) -> int:
        replaced = sum(letter != other for letter, other in zip(sign, wanted))
        return replaced + abs(len(sign) - len(wanted))
