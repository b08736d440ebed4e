const o = {
  id: 7,
  'needs-quotes': true,
  nested: { a: [1, 2, { deep: { deeper: { deepest: 1 } } }], f() {}, g: () => 1 },
  map: new Map([['k', { v: [1, 2] }], [2, 'two']]),
  set: new Set(['x', 1, null, undefined]),
  re: /ab+c/gi,
  date: new Date(Date.UTC(2020, 1, 29, 12, 30)),
  sym: Symbol('tag'),
  [Symbol.for('key')]: 'symbol key',
  big: 123n,
  neg: -0,
  nan: NaN,
};
console.log(o);
console.log([undefined, null, [], {}, [[]], '', "it's", 'quote"s', `both'"`]);
console.log([1, , 3, , ,]);
console.log('text', 5, 'text %s and %d', 'x', 3);
console.log('%s is %d years and %i, %f, %j %o %O %%', 'Bob', 42.5, 42.9, '3.5', { a: 1 }, [1], { b: [2] }, 'extra');
class Point {
  #hidden = 1;
  constructor(x, y) {
    this.x = x;
    this.y = y;
  }
}
class Point3 extends Point {}
console.log(new Point(1, 2), [new Point3(3, 4)], Point, Point3);
console.log(Object.create(null), Object.create({ inherited: 1 }), [function named() {}, class {}]);
