class IntervalMap {
  #starts = [];
  #values = new Map();
  set(from, to, v) {
    const after = this.get(to);
    this.#starts = this.#starts.filter((s) => (s >= from && s < to ? (this.#values.delete(s), false) : true));
    for (const [s, x] of [[from, v], [to, after]]) if (!this.#values.has(s)) { this.#starts.push(s); this.#values.set(s, x); }
    this.#starts.sort((a, b) => a - b);
    return this;
  }
  get(x) {
    let lo = 0, hi = this.#starts.length;
    while (lo < hi) { const m = (lo + hi) >> 1; this.#starts[m] <= x ? (lo = m + 1) : (hi = m); }
    return lo ? this.#values.get(this.#starts[lo - 1]) : undefined;
  }
  *entries() { for (const s of this.#starts) yield [s, this.#values.get(s)]; }
}
const m = new IntervalMap().set(0, 10, 'a').set(5, 7, 'b').set(6, 20, 'c');
console.log([...m.entries()], [-1, 0, 5, 6, 12, 20].map((x) => m.get(x)), m);
class Matrix2 { constructor(...r) { this.rows = r; } *[Symbol.iterator]() { for (const r of this.rows) yield* r; } get [Symbol.toStringTag]() { return 'Matrix2'; } }
const mat = new Matrix2([1, 2], [3, 4]);
console.log([...mat], `${mat}`, Math.max(...mat), mat);
