const rotate = (m) => m[0].map((_, i) => m.map((r) => r[i]).reverse());
const spiral = (m) => (m.length ? [...m[0], ...spiral(m.length > 1 ? m.slice(1)[0].map((_, i, row) => m.slice(1).map((r) => r[row.length - 1 - i])) : [])] : []);
const m = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]];
console.log(rotate(m));
console.log(spiral(m).join(' '));
console.table([[1, 2], [3, 4]]);
const life = (g) => g.map((r, i) => r.map((c, j) => {
  let n = 0;
  for (let a = -1; a < 2; a++) for (let b = -1; b < 2; b++) if (a || b) n += g[i + a]?.[j + b] ?? 0;
  return +(n === 3 || (c && n === 2));
}));
let g = [[0, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 1, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 0]];
console.log((g = life(g)).map((r) => r.map((c) => '.#'[c]).join('')).join('\n'));
console.log(life(g));
const mul = (a, b) => a.map((r) => b[0].map((_, j) => r.reduce((s, x, k) => s + x * b[k][j], 0)));
console.log(mul(m, rotate(m)), mul([[1, 1], [1, 0]], [[0.5], [-0]]));
