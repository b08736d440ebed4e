const [head, ...lines] = require('fs').readFileSync(0).toString().trim().split(/\r?\n/);
const [h, w] = head.split(/\s+/).map(Number);
const grid = lines.slice(0, h).map((l) => l.split(''));
const seen = new Set();
const flood = (r, c, ch) => {
  const key = `${r},${c}`;
  if (grid[r]?.[c] !== ch || seen.has(key)) return 0;
  seen.add(key);
  return 1 + flood(r + 1, c, ch) + flood(r - 1, c, ch) + flood(r, c + 1, ch) + flood(r, c - 1, ch);
};
const regions = {};
for (let r = 0; r < h; r++) for (let c = 0; c < w; c++) { const n = flood(r, c, grid[r][c]); if (n) (regions[grid[r][c]] ??= []).push(n); }
console.log(regions);
const queries = lines.slice(h).filter((l) => l.startsWith('?')).map((l) => l.slice(1).trim().split(' ').map((x) => x - 1));
for (const [a, b, c, d] of queries) console.log(grid.slice(a, c + 1).map((r) => r.slice(b, d + 1).join('')).join('/'));
console.log(grid[0].map((_, c) => grid.map((r) => r[c]).join('')).join(' '));
