class Solution:
    def rounds(self, chain: Optional[TreeNode]) -> list[list[int]]:
        def people(person, left):
            if person is None:
                return []
            if left == 0:
                return [person.val]
            return people(person.left, left - 1) + people(person.right, left - 1)

        found = []
        while people(chain, len(found)):
            found.append(people(chain, len(found)))
        return found
