class Solution:
    def slipsRead(self, places: int, notes: list[list[str]]) -> list[str]:
        row, answers = [], []
        for kind, word, *text in notes:
            at = next((at for at, slip in enumerate(row) if slip[0] == word), None)
            slip = None if at is None else row.pop(at)
            if kind == 'look':
                answers.append(slip[1] if slip else '')
            else:
                if slip is None and len(row) == places:
                    row.pop(0)
                slip = (word, text[0])
            if slip:
                row.append(slip)
        return answers
