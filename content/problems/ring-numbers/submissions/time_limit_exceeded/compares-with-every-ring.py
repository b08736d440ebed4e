class Solution:
    def sightings(self, notes: list[list[str]]) -> list[bool]:
        rings, answers = [], []
        for kind, text in notes:
            if kind == 'ring':
                rings.append(text)
            else:
                answers.append(any(
                    len(ring) == len(text) and all(sign == '?' or sign == letter for sign, letter in zip(text, ring))
                    for ring in rings
                ))
        return answers
