class Matrix {
  private constructor(private readonly cells: readonly (readonly number[])[]) {}
  static from(rows: number[][]): Matrix {
    const width = rows[0]?.length ?? 0
    if (rows.some((r) => r.length !== width)) throw new TypeError('ragged')
    return new Matrix(rows)
  }
  static identity = (n: number): Matrix => new Matrix(Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => +(i === j))))
  times(o: Matrix): Matrix {
    return new Matrix(this.cells.map((r) => o.cells[0]!.map((_, j) => r.reduce((s, x, k) => s + x * o.cells[k]![j]!, 0))))
  }
  power(n: number): Matrix {
    let result = Matrix.identity(this.cells.length)
    let base: Matrix = this
    for (; n > 0; n >>= 1, base = base.times(base)) if (n & 1) result = result.times(base)
    return result
  }
  get transpose(): Matrix {
    return new Matrix(this.cells[0]!.map((_, j) => this.cells.map((r) => r[j]!)))
  }
  det(): number {
    const [first, ...rest] = this.cells
    if (!first) return 1
    return first.reduce((s, x, j) => s + (j % 2 ? -1 : 1) * x * new Matrix(rest.map((r) => r.filter((_, k) => k !== j))).det(), 0)
  }
  toString(): string {
    return this.cells.map((r) => r.join(' ')).join('\n')
  }
}
const fib = Matrix.from([[1, 1], [1, 0]])
console.log(`${fib.power(50)}`)
const m = Matrix.from([[2, -3, 1], [2, 0, -1], [1, 4, 5]])
console.log(m.det(), String(m.transpose), m.times(Matrix.identity(3)).toString() === m.toString())
console.log(m)
try {
  Matrix.from([[1], [1, 2]])
} catch (e) {
  console.log(`${(e as Error).name}: ${(e as Error).message}`)
}
