const lcs = (a, b) => {
  const d = Array.from({ length: a.length + 1 }, () => Array(b.length + 1).fill(''));
  for (let i = 1; i <= a.length; i++) for (let j = 1; j <= b.length; j++) d[i][j] = a[i - 1] === b[j - 1] ? d[i - 1][j - 1] + a[i - 1] : d[i - 1][j].length >= d[i][j - 1].length ? d[i - 1][j] : d[i][j - 1];
  return d[a.length][b.length];
};
const edit = (a, b) => {
  let p = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) p = p.reduce((c, up, j) => [...c, j ? Math.min(c[j - 1] + 1, up + 1, p[j - 1] + (a[i - 1] !== b[j - 1])) : i], []);
  return p.at(-1);
};
const knapsack = (items, cap) => items.reduce((dp, { w, v }) => dp.map((x, c) => (c >= w ? Math.max(x, dp[c - w] + v) : x)), Array(cap + 1).fill(0))[cap];
const coins = (cs, n) => { const d = [0, ...Array(n).fill(Infinity)]; for (const c of cs) for (let i = c; i <= n; i++) d[i] = Math.min(d[i], d[i - c] + 1); return d[n]; };
const lis = (a) => { const t = []; for (const x of a) { let l = 0, r = t.length; while (l < r) { const m = (l + r) >> 1; t[m] < x ? (l = m + 1) : (r = m); } t[l] = x; } return t.length; };
const memo = (f) => { const c = {}; return (...a) => (c[a] ??= f(...a)); };
const paths = memo((r, c) => (r === 1 || c === 1 ? 1n : paths(r - 1, c) + paths(r, c - 1)));
const wordBreak = (s, ws) => { const ok = [true]; for (let i = 1; i <= s.length; i++) ok[i] = ws.some((w) => ok[i - w.length] && s.slice(i - w.length, i) === w); return ok; };
console.log(lcs('AGGTAB', 'GXTXAYB'), edit('kitten', 'sitting'), edit('', 'abc'), knapsack([{ w: 10, v: 60 }, { w: 20, v: 100 }, { w: 30, v: 120 }], 50));
console.log(coins([1, 5, 11], 15), coins([2], 3), lis([10, 9, 2, 5, 3, 7, 101, 18]), paths(30, 30), wordBreak('leetcode', ['leet', 'code']));
const maxSub = (a) => a.reduce(([best, cur], x) => [Math.max(best, Math.max(cur + x, x)), Math.max(cur + x, x)], [-Infinity, 0])[0];
const rob = (a) => a.reduce(([x, y], v) => [y, Math.max(y, x + v)], [0, 0])[1];
console.log(maxSub([-2, 1, -3, 4, -1, 2, 1, -5, 4]), rob([2, 7, 9, 3, 1]), Array.from({ length: 10 }, (_, n) => Array.from({ length: n + 1 }).reduce((row, _, k) => [...row, k ? (row[k - 1] * (n - k + 1)) / k : 1], [])).at(-1));
