from operator import mul

MOD = 998244353


def matmul(a, b):
    cols = list(zip(*b))
    return [[sum(map(mul, row, col)) % MOD for col in cols] for row in a]


def matpow(m, e):
    n = len(m)
    result = [[int(i == j) for j in range(n)] for i in range(n)]
    while e:
        if e & 1:
            result = matmul(result, m)
        m = matmul(m, m)
        e >>= 1
    return result


print(matpow([[1, 1], [1, 0]], 10**18)[0][1], matpow([[1, 1], [1, 0]], 10)[0])
print(matpow([[1, 1, 1], [1, 0, 0], [0, 1, 0]], 1000)[0])


class Matrix(list):
    def __matmul__(self, other):
        return Matrix([sum(a * b for a, b in zip(r, c)) for c in zip(*other)] for r in self)

    @property
    def T(self):
        return Matrix(map(list, zip(*self)))

    def det(self):
        if len(self) == 1:
            return self[0][0]
        return sum((-1) ** j * self[0][j] * Matrix([r[:j] + r[j + 1:] for r in self[1:]]).det() for j in range(len(self)))


m = Matrix([[2, -3, 1], [2, 0, -1], [1, 4, 5]])
print(m @ m, m.T, m.det(), (m @ m.T)[0], *m, sep="\n")
