class Solution:
    def countFloes(self, sea: list[list[str]]) -> int:
        ice = {(row, column) for row, signs in enumerate(sea) for column, sign in enumerate(signs) if sign == '1'}
        floes = 0
        while ice:
            floes += 1
            stack = [ice.pop()]
            while stack:
                row, column = stack.pop()
                for near in product((row - 1, row, row + 1), (column - 1, column, column + 1)):
                    if near in ice:
                        ice.remove(near)
                        stack.append(near)
        return floes
