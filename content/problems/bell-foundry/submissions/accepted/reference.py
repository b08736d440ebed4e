class Solution:
    def bronzeOf(self, stock: TreeNode | None, lightest: int, heaviest: int) -> int:
        total, waiting = 0, [stock]
        while waiting:
            card = waiting.pop()
            if card is None:
                continue
            if lightest <= card.val <= heaviest:
                total += card.val
            if card.val > lightest:
                waiting.append(card.left)
            if card.val < heaviest:
                waiting.append(card.right)
        return total
