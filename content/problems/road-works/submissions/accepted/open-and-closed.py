class Solution:
    def closedStretches(self, works: list[list[int]]) -> list[list[int]]:
        # At the same metre beginnings come before ends, so that touching sites are joined.
        signs = sorted([(start, 0) for start, _ in works] + [(end, 1) for _, end in works])
        stretches = []
        open_sites = 0
        for metre, is_end in signs:
            if not is_end:
                if open_sites == 0:
                    begin = metre
                open_sites += 1
            else:
                open_sites -= 1
                if open_sites == 0:
                    stretches.append([begin, metre])
        return stretches
