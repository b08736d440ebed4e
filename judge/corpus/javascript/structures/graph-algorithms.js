class Graph {
  #adj = new Map();
  edge(u, v, w = 1) {
    for (const x of [u, v]) if (!this.#adj.has(x)) this.#adj.set(x, []);
    this.#adj.get(u).push({ to: v, w });
    return this;
  }
  topo() {
    const indeg = new Map([...this.#adj.keys()].map((k) => [k, 0]));
    for (const es of this.#adj.values()) es.forEach(({ to }) => indeg.set(to, indeg.get(to) + 1));
    const ready = [...indeg].filter(([, d]) => !d).map(([k]) => k);
    const out = [];
    while (ready.length) {
      const u = ready.sort().shift();
      out.push(u);
      for (const { to } of this.#adj.get(u)) {
        indeg.set(to, indeg.get(to) - 1);
        if (!indeg.get(to)) ready.push(to);
      }
    }
    return out.length === this.#adj.size ? out : null;
  }
  bfs(s) {
    const d = { [s]: 0 }, q = [s];
    for (const u of q) for (const { to } of this.#adj.get(u)) if (!(to in d)) (d[to] = d[u] + 1), q.push(to);
    return d;
  }
  paths(a, b, path = [a]) {
    return a === b ? [path] : this.#adj.get(a).flatMap(({ to }) => (path.includes(to) ? [] : this.paths(to, b, [...path, to])));
  }
}
const g = new Graph().edge('shirt', 'tie').edge('tie', 'jacket').edge('pants', 'shoes').edge('pants', 'belt').edge('belt', 'jacket').edge('socks', 'shoes');
console.log(g.topo(), g.bfs('pants'), g.paths('pants', 'jacket'), g);
console.log(g.edge('jacket', 'pants').topo());
const parent = Array.from({ length: 6 }, (_, i) => i);
const find = (x) => (parent[x] === x ? x : (parent[x] = find(parent[x])));
const mst = [[0, 1, 4], [1, 2, 8], [0, 2, 3], [3, 4, 1], [2, 3, 7], [4, 5, 2], [3, 5, 9]].sort((a, b) => a[2] - b[2]).filter(([u, v]) => find(u) !== find(v) && ((parent[find(u)] = find(v)), true));
console.log(mst, mst.reduce((s, [, , w]) => s + w, 0));
const INF = Infinity;
const d = [[0, 3, INF, 7], [8, 0, 2, INF], [5, INF, 0, 1], [2, INF, INF, 0]];
d.forEach((_, k) => d.forEach((r, i) => r.forEach((_, j) => (d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j])))));
console.log(d);
