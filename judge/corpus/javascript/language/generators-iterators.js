function* take(n, it) {
  if (n <= 0) return;
  for (const x of it) {
    yield x;
    if (--n <= 0) return;
  }
}
function* fib(a = 0n, b = 1n) {
  for (;;) {
    const reset = yield a;
    [a, b] = reset ? [0n, 1n] : [b, a + b];
  }
}
console.log([...take(10, fib())], [...take(100, fib())].pop());
const g = fib();
console.log(g.next(), g.next().value, g.next().value, g.next(true), g.return('bye'), g.next());
class Tree {
  constructor(v, l, r) { Object.assign(this, { v, l, r }); }
  *[Symbol.iterator]() {
    if (this.l) yield* this.l;
    yield this.v;
    if (this.r) yield* this.r;
  }
}
console.log([...new Tree(4, new Tree(2, new Tree(1), new Tree(3)), new Tree(5))], Math.max(...new Tree(1, new Tree(9))));
const range = (a, b, s = 1) => ({ *[Symbol.iterator]() { for (let i = a; i < b; i += s) yield i; } });
const [first, ...rest] = range(0, 10, 3);
console.log(first, rest, Array.from(range(1, 4), (x) => x ** 2), new Set(range(0, 3)), Object.fromEntries([...range(0, 2)].map((i) => [i, i])));
function* guarded() {
  try {
    const x = yield 'start';
    console.log('got', x);
    yield* [1, 2];
    return 'end';
  } catch (e) {
    yield `caught ${e}`;
  } finally {
    console.log('cleanup');
  }
}
const h = guarded();
console.log(h.next().value, h.next('hi').value, h.throw('err').value, h.next());
for (const x of guarded()) { console.log('loop', x); break; }
const zip = function* (...its) {
  const all = its.map((i) => i[Symbol.iterator]());
  for (;;) {
    const step = all.map((i) => i.next());
    if (step.some((s) => s.done)) return;
    yield step.map((s) => s.value);
  }
};
console.log([...zip('abc', [1, 2, 3], range(5, 50))], typeof g[Symbol.iterator], g[Symbol.iterator]() === g, Object.prototype.toString.call(g));
