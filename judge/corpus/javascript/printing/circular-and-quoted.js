const circular = { name: 'loop', list: [] };
circular.self = circular;
circular.list.push(circular, { up: circular });
console.log(circular);
console.log({ s: 'it\'s', t: "say \"hi\"", u: `both ' and "`, nl: 'a\nb', tab: '\t', back: '\\', uni: '\u0001é' });
console.log(Object.fromEntries(Array.from({ length: 28 }, (_, i) => [`key${i}`, i])));
console.log([{ a: 1, b: 2 }, { a: 3, b: 4 }], [{ name: 'x'.repeat(30), value: 'y'.repeat(30) }, { name: 'z' }]);
