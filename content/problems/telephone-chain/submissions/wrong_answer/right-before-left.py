class Solution:
    def rounds(self, chain: Optional[TreeNode]) -> list[list[int]]:
        found = []
        stack = [(chain, 0)] if chain else []
        while stack:
            person, at = stack.pop()
            if at == len(found):
                found.append([])
            found[at].append(person.val)
            for other in (person.left, person.right):
                if other:
                    stack.append((other, at + 1))
        return found
