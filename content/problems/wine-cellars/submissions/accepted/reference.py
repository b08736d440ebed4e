class Solution:
    def yearOf(self, cellar: Optional[TreeNode], k: int) -> int:
        above = []
        while True:
            while cellar:
                above.append(cellar)
                cellar = cellar.left
            cellar = above.pop()
            k -= 1
            if k == 0:
                return cellar.val
            cellar = cellar.right
