class Solution:
    def bronzeOf(self, stock: TreeNode | None, lightest: int, heaviest: int) -> int:
        if stock is None:
            return 0
        if stock.val < lightest:
            return self.bronzeOf(stock.left, lightest, heaviest)
        if stock.val > heaviest:
            return self.bronzeOf(stock.right, lightest, heaviest)
        return (
            stock.val
            + self.bronzeOf(stock.left, lightest, heaviest)
            + self.bronzeOf(stock.right, lightest, heaviest)
        )
