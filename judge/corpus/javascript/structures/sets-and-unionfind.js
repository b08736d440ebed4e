class DisjointSet {
  constructor(n) { this.p = Int32Array.from({ length: n }, (_, i) => i); this.size = new Uint16Array(n).fill(1); this.count = n; }
  find(x) { while (this.p[x] !== x) x = this.p[x] = this.p[this.p[x]]; return x; }
  union(a, b) {
    [a, b] = [this.find(a), this.find(b)];
    if (a === b) return false;
    if (this.size[a] < this.size[b]) [a, b] = [b, a];
    this.p[b] = a;
    this.size[a] += this.size[b];
    this.count--;
    return true;
  }
}
const d = new DisjointSet(8);
console.log([[0, 1], [2, 3], [1, 3], [0, 2], [6, 7]].map(([a, b]) => d.union(a, b)), d.count, d);
const grid = ['11000', '11011', '00100', '00011'];
const uf = new DisjointSet(20);
let land = 0;
grid.forEach((r, i) => [...r].forEach((c, j) => { if (c === '1') { land++; if (r[j + 1] === '1') land -= uf.union(i * 5 + j, i * 5 + j + 1); if (grid[i + 1]?.[j] === '1') land -= uf.union(i * 5 + j, i * 5 + 5 + j); } }));
console.log('islands', land);
const ops = { union: (a, b) => new Set([...a, ...b]), inter: (a, b) => new Set([...a].filter((x) => b.has(x))), diff: (a, b) => new Set([...a].filter((x) => !b.has(x))) };
for (const [k, f] of Object.entries(ops)) console.log(k, f(new Set([1, 2, 3]), new Set([2, 3, 4])));
class Multiset extends Map { add(x) { return this.set(x, (this.get(x) ?? 0) + 1); } get total() { return [...this.values()].reduce((a, b) => a + b, 0); } }
const bag = [...'hello world'].reduce((b, c) => b.add(c), new Multiset());
console.log(bag, bag.total, bag.size);
