class Solution:
    def largestRow(self, numbers: list[int]) -> str:
        def compare(a: str, b: str) -> int:
            return (a + b < b + a) - (a + b > b + a)

        row = ''.join(sorted(map(str, numbers), key=cmp_to_key(compare)))
        return '0' if row[0] == '0' else row
