class Solution:
    def lastAdmitted(self, scores: list[int], beds: int) -> int:
        while True:
            pivot = random.choice(scores)
            larger = [score for score in scores if score > pivot]
            if beds <= len(larger):
                scores = larger
                continue
            beds -= len(larger)
            smaller = [score for score in scores if score < pivot]
            equal = len(scores) - len(larger) - len(smaller)
            if beds <= equal:
                return pivot
            beds -= equal
            scores = smaller
