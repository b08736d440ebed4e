const data = { s: 'a"b\\c\n', n: [1, 2.5, -0, NaN, Infinity], d: new Date(0), u: undefined, f() {}, nul: null, nested: { deep: [[], {}] }, é: '\u2028', toString: 1 };
console.log(JSON.stringify(data));
console.log(JSON.stringify(data, null, 2));
console.log(JSON.stringify({ a: 1, b: [1, 2], c: { a: 5, z: 0 } }, ['a', 'c']), JSON.stringify([1, [2]], null, '--'));
console.log(JSON.stringify({ a: 5, b: 'x', p: 7 }, (k, v) => (typeof v === 'number' ? v * 2 : v)), JSON.stringify('x'), JSON.stringify(undefined), JSON.stringify([undefined, () => 1, Symbol('s')]));
console.log(JSON.parse('{"a":[1,{"b":null}],"c":"\\u0041\\n"}'), JSON.parse(' [1e3, -0.5, true] '), JSON.parse('{"__proto__": 1}'));
console.log(JSON.parse('{"when":"2020-01-01T00:00:00.000Z","n":{"v":"5"}}', (k, v) => (k === 'when' ? new Date(v).getTime() : k === 'v' ? +v : v)));
for (const bad of ['{a:1}', '[1,]', '', "{'a':1}", '01', '"\n"']) {
  try { console.log(JSON.parse(bad)); } catch (e) { console.log(e.name, e instanceof SyntaxError); }
}
try { const c = {}; c.c = c; JSON.stringify(c); } catch (e) { console.log(e.name); }
try { JSON.stringify(1n); } catch (e) { console.log(e.name); }
console.log(JSON.stringify({ date: { toJSON: (k) => `key ${k}` } }), JSON.stringify(Object.create({ inherited: 1 })), JSON.stringify([new Map([[1, 2]]), new Set([1])]), JSON.stringify(new Uint8Array(2)));
const sorted = (o) => (o && typeof o === 'object' && !Array.isArray(o) ? Object.fromEntries(Object.keys(o).sort().map((k) => [k, sorted(o[k])])) : o);
console.log(JSON.stringify(sorted({ b: 1, a: { d: 1, c: [3, 1] } })), JSON.stringify({ 2: 'b', 1: 'a', x: 0, '-1': 'neg' }), JSON.stringify('😀\ud800'), JSON.stringify({ [Symbol('x')]: 1, y: [NaN, null] }));
