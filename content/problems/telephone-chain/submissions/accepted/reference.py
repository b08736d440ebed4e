class Solution:
    def rounds(self, chain: Optional[TreeNode]) -> list[list[int]]:
        found = []
        queue = deque([chain] if chain else [])
        while queue:
            numbers = []
            for _ in range(len(queue)):
                person = queue.popleft()
                numbers.append(person.val)
                if person.left:
                    queue.append(person.left)
                if person.right:
                    queue.append(person.right)
            found.append(numbers)
        return found
