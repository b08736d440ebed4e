function solveNQueens(n) {
  const out = [];
  const place = (qs) => {
    const r = qs.length;
    if (r === n) return void out.push(qs.map((c) => '.'.repeat(c) + 'Q' + '.'.repeat(n - c - 1)));
    for (let c = 0; c < n; c++) if (qs.every((q, i) => q !== c && Math.abs(q - c) !== r - i)) place([...qs, c]);
  };
  place([]);
  return out;
}
console.log(solveNQueens(4), [1, 2, 3, 4, 5, 6, 7].map((n) => solveNQueens(n).length));
const parens = (n, o = n, c = n, s = '') => (c === 0 ? [s] : [...(o ? parens(n, o - 1, c, s + '(') : []), ...(c > o ? parens(n, o, c - 1, s + ')') : [])]);
console.log(parens(3));
const sums = (cs, t, from = 0, path = []) => (t === 0 ? [path] : cs.slice(from).flatMap((c, i) => (c <= t ? sums(cs, t - c, from + i, [...path, c]) : [])));
console.log(sums([2, 3, 6, 7], 7), sums([2, 3, 5], 8));
const letters = (d) => [...d].reduce((acc, x) => acc.flatMap((p) => [...['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'][x]].map((l) => p + l)), ['']);
console.log(letters('23'), letters('79').length);
const exist = (b, w) => {
  const go = (i, j, k) => {
    if (k === w.length) return true;
    if (b[i]?.[j] !== w[k]) return false;
    b[i][j] = '#';
    const ok = [[0, 1], [1, 0], [0, -1], [-1, 0]].some(([x, y]) => go(i + x, j + y, k + 1));
    b[i][j] = w[k];
    return ok;
  };
  return b.some((r, i) => r.some((_, j) => go(i, j, 0)));
};
const board = ['ABCE', 'SFCS', 'ADEE'].map((r) => [...r]);
console.log(exist(board, 'ABCCED'), exist(board, 'SEE'), exist(board, 'ABCB'), board);
function* subsetsOf(xs, k, from = 0, path = []) {
  if (path.length === k) yield [...path];
  else for (let i = from; i < xs.length; i++) yield* subsetsOf(xs, k, i + 1, [...path, xs[i]]);
}
console.log([...subsetsOf([1, 2, 3, 4], 2)], [...subsetsOf('abcdef', 3)].length);
const hanoi = (n, a = 'A', b = 'B', c = 'C') => (n ? [...hanoi(n - 1, a, c, b), a + c, ...hanoi(n - 1, b, a, c)] : []);
console.log(hanoi(3).join(' '), hanoi(10).length);
