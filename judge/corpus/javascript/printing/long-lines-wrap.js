console.log({ short: 1, list: ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd', 'eeeeeeeeee', 'ffffffffff'] });
console.log(Array.from({ length: 5 }, (_, i) => ({ id: i, name: `user number ${i}`, tags: ['x', 'y'] })));
console.log(['a'.repeat(71)], ['a'.repeat(72)], ['a'.repeat(30), 'b'.repeat(38)], ['a'.repeat(30), 'b'.repeat(44)]);
console.log({ k: 'v'.repeat(60), l: 'w' }, { k: 'v'.repeat(68) });
console.log({ a: [{ b: [{ c: 1 }] }] }, { a: [[['deep']]] }, [{ x: [{ y: {} }] }]);
console.log(new Map([['config', { host: 'localhost', port: 8080, paths: ['/a', '/b'] }], ['empty', {}]]));
console.log({ error: null, data: { user: { name: 'Ann', address: { city: 'Oslo', geo: { lat: 1, lng: 2 } } } } });
console.log([undefined, null, 'mixed', 1, 2n, true, {}, [], () => {}]);
console.log({ s: 'line\nbreak', t: 'tab\there', q: "it's", d: '"double"', b: '`tick`', all: `'"\`` });
