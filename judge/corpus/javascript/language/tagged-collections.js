const counter = () => { const m = new Map(); return { add: (k, n = 1) => m.set(k, (m.get(k) ?? 0) + n), get top() { return [...m].sort((a, b) => b[1] - a[1] || String(a[0]).localeCompare(String(b[0])))[0]; }, toJSON: () => Object.fromEntries(m), [Symbol.iterator]: () => m[Symbol.iterator]() }; };
const c = counter();
for (const w of 'to be or not to be that is'.split(' ')) c.add(w);
console.log(c.top, JSON.stringify(c), [...c].length, Object.keys(c));
const o = { b: 1, 2: 'two', a: 2, 1: 'one', [-1]: 'neg', '01': 'str' };
console.log(Object.keys(o), o, JSON.stringify(o));
for (const k in Object.assign(Object.create({ inherited: true }), { own: 1 })) console.log(k);
const { a, ...rest } = o;
delete rest[1];
console.log(a, rest, Object.entries(rest).map(([k, v]) => k + v).join(), 'a' in rest, rest.hasOwnProperty('b'));
const merged = Object.assign({}, { x: 1, n: { deep: 1 } }, null, { n: { other: 2 } });
console.log(merged, { ...[10, 20] }, Object.fromEntries(new Map([['k', [1]]])), Object.is(merged.n, merged.n));
const grouped = [['x', 1], ['y', 2], ['x', 3]].reduce((m, [k, v]) => ({ ...m, [k]: [...(m[k] || []), v] }), Object.create(null));
console.log(grouped, Object.getPrototypeOf(grouped), Object.values(grouped).flat());
const ws = new WeakSet(), key = {};
ws.add(key);
console.log(ws.has(key), ws.has({}), [..."abc"].entries().next(), Array.from({ length: 3 }, Number.call, Number), [, 1].findIndex((x) => x === undefined));
const tuple = Object.freeze(['p', 'q']);
try { 'use strict'; tuple.push('r'); } catch (e) { console.log(e.name, tuple); }
console.log([3, 20, 100].sort(), [3, 20, 100].sort((x, y) => x - y), ['B', 'a', 'C'].sort(), [true, false].sort(), [[2], [10], [1]].sort() + '', [undefined, 3, null].sort());
with_label: { console.log('in'); if (true) break with_label; console.log('never'); }
var fnExpr = function named() { return typeof named; };
console.log(fnExpr(), typeof named, (() => { let i = 0; do { i++; } while (i < 5); return i; })(), [1, 2, 3].at(-4), 'abc'.at(-1), 010 === 8, 0.1 + 0.7);
