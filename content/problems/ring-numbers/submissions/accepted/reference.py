class Solution:
    def sightings(self, notes: list[list[str]]) -> list[bool]:
        root, lengths, answers = {}, set(), []

        def fits(node, text, at):
            if at == len(text):
                return '' in node
            if text[at] != '?':
                return text[at] in node and fits(node[text[at]], text, at + 1)
            return any(letter and fits(child, text, at + 1) for letter, child in node.items())

        for kind, text in notes:
            if kind == 'seen':
                answers.append(len(text) in lengths and fits(root, text, 0))
                continue
            lengths.add(len(text))
            node = root
            for letter in text:
                node = node.setdefault(letter, {})
            node[''] = True
        return answers
