class Money {
  constructor(v, c) { this.v = v; this.c = c; }
  [Symbol.toPrimitive](hint) { return hint === 'string' ? `${this.v} ${this.c}` : this.v; }
  static get [Symbol.species]() { return Array; }
  get [Symbol.toStringTag]() { return 'Money'; }
}
const m = new Money(5, 'EUR');
console.log(`${m}`, m + 1, m * 2, m > 4, Object.prototype.toString.call(m), [m] + '');
const s1 = Symbol('x'), s2 = Symbol.for('shared');
console.log(s1.toString(), s1.description, s2 === Symbol.for('shared'), Symbol.keyFor(s2), typeof s1, Object(s1) == s1);
const o = { [s1]: 'hidden', a: 1, [s2]: 2 };
console.log(Object.keys(o), Object.getOwnPropertySymbols(o).length, JSON.stringify(o), s1 in o, Reflect.ownKeys(o).length);
console.log([].concat({ length: 2, 0: 'x', 1: 'y', [Symbol.isConcatSpreadable]: true }), 'a-b'.split({ [Symbol.split]: (s) => [s, 'custom'] }), 'foo'.replace({ [Symbol.replace]: (s, r) => s + r }, '!'));
class Even { static [Symbol.hasInstance](n) { return n % 2 === 0; } }
console.log(2 instanceof Even, 3 instanceof Even, Array.from({ length: 2, 0: 'p', 1: 'q' }), [...{ *[Symbol.iterator]() { yield* 'ab'; } }]);
try { `${s1}`; } catch (e) { console.log(e.name); }
try { +s1; } catch (e) { console.log(e instanceof TypeError); }
const weak = new WeakMap([[o, 'meta']]);
console.log(weak.get(o), weak.has({}), weak.delete(o), weak.has(o));
