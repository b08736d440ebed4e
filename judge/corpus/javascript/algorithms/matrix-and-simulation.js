const rng = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const r = rng(42);
console.log([r(), r(), r()], Math.floor(r() * 6) + 1);
const shuffle = (a) => { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(r() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } return a; };
console.log(shuffle([...'abcdefgh']).join(''), shuffle([1, 2, 3, 4, 5]));
let inside = 0;
for (let i = 0; i < 20000; i++) inside += Math.hypot(r(), r()) <= 1;
console.log(inside, (4 * inside) / 20000);
const hist = {};
for (let i = 0; i < 2000; i++) { const s = Math.ceil(r() * 6) + Math.ceil(r() * 6); hist[s] = (hist[s] || 0) + 1; }
for (const [k, v] of Object.entries(hist)) console.log(k.padStart(2), '*'.repeat(Math.round(v / 20)), v);
const maze = ['#########', '#S..#...#', '#.#.#.#.#', '#.#...#E#', '#########'];
const at = (c) => maze.flatMap((row, y) => [...row].flatMap((ch, x) => (ch === c ? [[x, y]] : [])))[0];
const [sx, sy] = at('S');
const dist = { [[sx, sy]]: 0 };
for (const [x, y] of (function* () { const q = [[sx, sy]]; for (const c of q) { yield c; for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) { const n = [c[0] + dx, c[1] + dy]; if (maze[n[1]][n[0]] !== '#' && !(n in dist)) { dist[n] = dist[c] + 1; q.push(n); } } } })()) if (maze[y][x] === 'E') console.log('exit at', [x, y], dist[[x, y]]);
const bank = { queue: [], served: 0 };
for (let t = 0; t < 12; t++) {
  if (t % 2 === 0) bank.queue.push({ id: t / 2, need: 1 + (t % 5) });
  if (bank.queue[0] && --bank.queue[0].need === 0) bank.queue.shift(), bank.served++;
}
console.log(bank);
