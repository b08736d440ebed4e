class Solution:
    def highestAsked(self, terraces: int, operations: list[list[int]]) -> list[int]:
        highest = [0] * (4 * terraces)
        # The level to which the whole block was set, if those inside of it do not know yet.
        note = [None] * (4 * terraces)

        def pass_on(node):
            if note[node] is not None:
                # It is never torn up, and so passed on again later.
                for half in (2 * node, 2 * node + 1):
                    highest[half] = note[half] = note[node]

        def set_all(node, low, high, start, end, level):
            if start <= low and high <= end:
                highest[node] = note[node] = level
                return
            pass_on(node)
            middle = (low + high) // 2
            if start < middle:
                set_all(2 * node, low, middle, start, end, level)
            if middle < end:
                set_all(2 * node + 1, middle, high, start, end, level)
            highest[node] = max(highest[2 * node], highest[2 * node + 1])

        def ask(node, low, high, start, end):
            if start <= low and high <= end:
                return highest[node]
            pass_on(node)
            middle = (low + high) // 2
            if end <= middle:
                return ask(2 * node, low, middle, start, end)
            if middle <= start:
                return ask(2 * node + 1, middle, high, start, end)
            return max(ask(2 * node, low, middle, start, end), ask(2 * node + 1, middle, high, start, end))

        answers = []
        for kind, start, end, *level in operations:
            if kind == 0:
                set_all(1, 0, terraces, start - 1, end, *level)
            else:
                answers.append(ask(1, 0, terraces, start - 1, end))
        return answers
