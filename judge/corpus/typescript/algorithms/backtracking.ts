type Board = ReadonlyArray<number>
function* queens(n: number, board: Board = []): Generator<Board, void, undefined> {
  if (board.length === n) {
    yield board
    return
  }
  for (let c = 0; c < n; c++) if (board.every((q, r) => q !== c && Math.abs(q - c) !== board.length - r)) yield* queens(n, [...board, c])
}
const all = [...queens(6)]
console.log(all, [...queens(8)].length)
for (const row of all[0]!) console.log('. '.repeat(row) + 'Q ' + '. '.repeat(5 - row))
const permute = <T>(xs: readonly T[]): T[][] => (xs.length === 0 ? [[]] : xs.flatMap((x, i) => permute([...xs.slice(0, i), ...xs.slice(i + 1)]).map((p) => [x, ...p])))
console.log(permute(['a', 'b', 'c']).map((p) => p.join('')))
const powerSet = <T>(xs: T[]): T[][] => xs.reduce<T[][]>((acc, x) => [...acc, ...acc.map((s) => [...s, x])], [[]])
console.log(powerSet([1, 2, 3]), powerSet([...Array(10).keys()]).length)
function solveSudoku(b: string[][]): boolean {
  for (let r = 0; r < 9; r++)
    for (let c = 0; c < 9; c++) {
      if (b[r]![c] !== '.') continue
      for (let d = 1; d <= 9; d++) {
        const s = String(d)
        const clash = b.some((row, i) => row[c] === s || b[r]![i] === s || b[3 * ~~(r / 3) + ~~(i / 3)]![3 * ~~(c / 3) + (i % 3)] === s)
        if (clash) continue
        b[r]![c] = s
        if (solveSudoku(b)) return true
        b[r]![c] = '.'
      }
      return false
    }
  return true
}
const sudoku = ['53..7....', '6..195...', '.98....6.', '8...6...3', '4..8.3..1', '7...2...6', '.6....28.', '...419..5', '....8..79'].map((r) => [...r])
console.log(solveSudoku(sudoku), sudoku.map((r) => r.join('')))
