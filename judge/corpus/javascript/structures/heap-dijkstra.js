class Heap {
  constructor(less = (a, b) => a < b) { this.a = []; this.less = less; }
  get size() { return this.a.length; }
  push(x) {
    const { a, less } = this;
    let i = a.push(x) - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (!less(a[i], a[p])) break;
      [a[i], a[p]] = [a[p], a[i]];
      i = p;
    }
  }
  pop() {
    const { a, less } = this;
    const top = a[0], last = a.pop();
    if (a.length) {
      a[0] = last;
      for (let i = 0; ; ) {
        let m = i;
        for (const c of [2 * i + 1, 2 * i + 2]) if (c < a.length && less(a[c], a[m])) m = c;
        if (m === i) break;
        [a[i], a[m]] = [a[m], a[i]];
        i = m;
      }
    }
    return top;
  }
}
const graph = { A: { B: 7, C: 9, F: 14 }, B: { C: 10, D: 15 }, C: { D: 11, F: 2 }, D: { E: 6 }, F: { E: 9 }, E: {}, Z: {} };
function dijkstra(src) {
  const dist = Object.fromEntries(Object.keys(graph).map((k) => [k, Infinity]));
  const prev = {};
  const h = new Heap((a, b) => a.d < b.d);
  dist[src] = 0;
  h.push({ d: 0, v: src });
  while (h.size) {
    const { d, v } = h.pop();
    if (d > dist[v]) continue;
    for (const [to, w] of Object.entries(graph[v])) if (d + w < dist[to]) { dist[to] = d + w; prev[to] = v; h.push({ d: d + w, v: to }); }
  }
  return { dist, prev };
}
console.log(dijkstra('A'));
const h = new Heap();
for (let i = 0, x = 5; i < 15; i++) h.push((x = (x * 31 + 11) % 97));
console.log(Array.from({ length: 15 }, () => h.pop()).join(' '), h.pop(), h);
