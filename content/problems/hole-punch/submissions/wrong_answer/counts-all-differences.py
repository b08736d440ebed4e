class Solution:
    def fewestHoles(self, cards: list[int], wanted: int) -> int:
        return min((card ^ wanted).bit_count() for card in cards)
