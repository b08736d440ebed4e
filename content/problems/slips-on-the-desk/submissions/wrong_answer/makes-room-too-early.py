from collections import OrderedDict


class Solution:
    def slipsRead(self, places: int, notes: list[list[str]]) -> list[str]:
        desk = OrderedDict()
        answers = []
        for kind, word, *text in notes:
            if kind == 'look':
                if word in desk:
                    desk.move_to_end(word)
                answers.append(desk.get(word, ''))
                continue
            # Though the word may be on the desk already.
            if len(desk) == places:
                desk.popitem(last=False)
            desk[word] = text[0]
            desk.move_to_end(word)
        return answers
