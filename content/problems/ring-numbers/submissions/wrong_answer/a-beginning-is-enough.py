class Solution:
    def sightings(self, notes: list[list[str]]) -> list[bool]:
        root, answers = {}, []

        def fits(node, text):
            if not text:
                return True
            if text[0] != '?':
                return text[0] in node and fits(node[text[0]], text[1:])
            return any(fits(child, text[1:]) for child in node.values())

        for kind, text in notes:
            if kind == 'seen':
                answers.append(fits(root, text))
                continue
            node = root
            for letter in text:
                node = node.setdefault(letter, {})
        return answers
