class Solution:
    def sameByTable(self, plain: str, secret: str) -> bool:
        for one in range(len(plain)):
            for other in range(one):
                if (plain[one] == plain[other]) != (secret[one] == secret[other]):
                    return False
        return True
