class Slip:
    def __init__(self, word: str = '', translation: str = ''):
        self.word, self.translation = word, translation
        self.before = self.behind = self


class Desk:
    def __init__(self, places: int):
        self.places = places
        self.slips = {}
        # Behind it comes the slip that was untouched for longest, before it the one touched last.
        self.ring = Slip()

    def look(self, word: str) -> str:
        slip = self.slips.get(word)
        if slip is None:
            return ''
        self.take_out(slip)
        self.put_last(slip)
        return slip.translation

    def write(self, word: str, translation: str) -> None:
        slip = self.slips.get(word)
        if slip is None:
            if len(self.slips) == self.places:
                oldest = self.ring.behind
                self.take_out(oldest)
                del self.slips[oldest.word]
            slip = self.slips[word] = Slip(word)
        else:
            self.take_out(slip)
        slip.translation = translation
        self.put_last(slip)

    def take_out(self, slip: Slip) -> None:
        slip.before.behind, slip.behind.before = slip.behind, slip.before

    def put_last(self, slip: Slip) -> None:
        ring = self.ring
        slip.before, slip.behind = ring.before, ring
        ring.before.behind = ring.before = slip


class Solution:
    def slipsRead(self, places: int, notes: list[list[str]]) -> list[str]:
        desk = Desk(places)
        answers = []
        for kind, *texts in notes:
            if kind == 'look':
                answers.append(desk.look(*texts))
            else:
                desk.write(*texts)
        return answers
