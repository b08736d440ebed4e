class Vec {
  constructor(x, y) { this.x = x; this.y = y; }
  plus(o) { return new Vec(this.x + o.x, this.y + o.y); }
  minus(o) { return new Vec(this.x - o.x, this.y - o.y); }
  cross(o) { return this.x * o.y - this.y * o.x; }
  get length() { return Math.hypot(this.x, this.y); }
  static of([x, y]) { return new Vec(x, y); }
}
const pts = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => Vec.of(l.split(',').map(Number)));
const half = (ps) => ps.reduce((h, p) => { while (h.length > 1 && h.at(-1).minus(h.at(-2)).cross(p.minus(h.at(-1))) <= 0) h.pop(); return [...h, p]; }, []).slice(0, -1);
const sorted = [...pts].sort((a, b) => a.x - b.x || a.y - b.y);
const hull = [...half(sorted), ...half(sorted.reverse())];
console.log(hull);
const area = hull.reduce((s, p, i) => s + p.cross(hull[(i + 1) % hull.length]), 0) / 2;
const perimeter = hull.reduce((s, p, i) => s + hull[(i + 1) % hull.length].minus(p).length, 0);
console.log(area, perimeter.toFixed(6), hull.length);
let best = [Infinity];
pts.forEach((p, i) => pts.slice(0, i).forEach((q) => { const d = p.minus(q).length; if (d < best[0]) best = [d, q, p]; }));
console.log(best);
const inside = (p) => hull.every((a, i) => hull[(i + 1) % hull.length].minus(a).cross(p.minus(a)) >= 0);
console.log([[2, 2], [100, 0], [0, 0]].map((p) => inside(Vec.of(p))), new Vec(3, 4).plus(new Vec(-3, 0)), (Math.atan2(1, 1) * 180) / Math.PI, Math.sin(Math.PI / 6).toFixed(4));
