class Solution:
    def fewestHoles(self, cards: list[int], wanted: int) -> int:
        useful = [card for card in cards if card & ~wanted == 0]
        return (max(useful) ^ wanted).bit_count() if useful else -1
