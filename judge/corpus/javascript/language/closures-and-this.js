'use strict';
function counter(start = 0, { step = 1 } = {}) {
  let n = start;
  return {
    next: () => (n += step),
    reset() {
      n = start;
      return this;
    },
    get value() {
      return n;
    },
  };
}
const c = counter(10, { step: 5 });
c.next();
console.log(c.next(), c.value, c.reset().value);
console.log(c);

const fns = [];
for (let i = 0; i < 3; i++) fns.push(() => i * i);
for (var j = 0; j < 3; j++) fns.push(() => j);
console.log(fns.map((f) => f()));

const memo = (f, cache = new Map()) => (n) => cache.get(n) ?? (cache.set(n, f(n)), cache.get(n));
const fib = memo((n) => (n < 2n ? n : fib(n - 1n) + fib(n - 2n)));
console.log(fib(90n), String(fib(100n)));

const compose = (...fs) => (x) => fs.reduceRight((v, f) => f(v), x);
console.log(compose(Math.sqrt, (x) => x + 1, (x) => x * 8)(10));
const curry = (f) => function go(...a) { return a.length >= f.length ? f(...a) : (...b) => go(...a, ...b); };
console.log(curry((a, b, c) => [a, b, c])(1)(2, 3), curry((a, b) => a + b)('x')('y'));
const obj = { name: 'obj', hi() { return this?.name; } };
const { hi } = obj;
console.log(obj.hi(), hi(), hi.call({ name: 'called' }), hi.bind({ name: 'bound' })());
