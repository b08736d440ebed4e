const user = { id: 1, profile: { name: 'Ann', tags: ['x', 'y', 'z'] }, role: null };
const { id, profile: { name: n, tags: [t1, ...others] }, role = 'guest', missing = 'default', ...rest } = user;
console.log(id, n, t1, others, role, missing, rest);
const f = ({ a = 1, b: { c = 2 } = {} } = {}, [x, y = x * 2] = [5], ...more) => [a, c, x, y, more];
console.log(f(), f({ a: 9, b: { c: 8 } }, [1], 2, 3), f.length, ((a, b = 1, ...c) => 0).length);
const key = 'dyn';
const o = { [key + 1]: 1, [`${key}2`]() { return 2; }, id, get v() { return this.dyn1; } };
console.log(o, { ...o, id: 5, ...null, ...'hi', ...[7] }, Object.entries(o).length);
console.log(Math.max(...[1, 2], ...new Set([9, 3])), [...'héllo'], [...[1, 2], ...new Map([[3, 4]])]);
for (const [i, { name, age = '?' }] of [{ name: 'p' }, { name: 'q', age: 3 }].entries()) console.log(i, name, age);
let a = 1, b = 2, c = 3;
[a, b, c] = [c, a, b];
({ a, b: c = 10 } = { a: 'A' });
console.log(a, b, c, user?.profile?.name, user.nope?.deep.er, user.nope?.(), user.role ?? 'none', 0 || 'or', 0 ?? 'nullish');
let z = null;
z ??= 5;
z ||= 6;
z &&= 7;
console.log(z, (() => ({}))(), (() => {})(), void 'x', (1, 2, 3), !!'' + !!'0', typeof typeof 1);
const deep = structuredClone({ a: [1, { b: new Date(0) }], m: new Map([[1, { x: 1 }]]) });
console.log(deep, Object.is(NaN, NaN), NaN === NaN, [NaN].includes(NaN), [NaN].indexOf(NaN));
label: for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) { if (j === 2) continue label; if (i === 2) break label; console.log(i, j); }
switch (typeof z) { case 'string': console.log('s'); case 'number': console.log('n'); case 'fall': console.log('through'); break; default: console.log('never'); }
