function Shape(name) { if (!new.target) return new Shape(name); this.name = name; }
Shape.prototype.area = function () { return 0; };
Shape.prototype.describe = function () { return `${this.name}: ${this.area()}`; };
function Sq(s) { Shape.call(this, 'square'); this.s = s; }
Sq.prototype = Object.create(Shape.prototype, { constructor: { value: Sq } });
Sq.prototype.area = function () { return this.s ** 2; };
const s = new Sq(3);
console.log(s.describe(), s instanceof Shape, Object.getPrototypeOf(s) === Sq.prototype, s.hasOwnProperty('area'), 'area' in s, Shape('x').describe(), s);
for (const k in s) console.log(k, Object.hasOwn(s, k));
const logged = [];
const p = new Proxy({ a: 1 }, {
  get: (t, k) => (logged.push(`get ${String(k)}`), k in t ? t[k] : `no ${String(k)}`),
  set(t, k, v) { if (typeof v !== 'number') throw new TypeError('numbers only'); t[k] = v; return true; },
  has: (t, k) => k.startsWith('a'),
  deleteProperty: () => false,
  ownKeys: (t) => [...Reflect.ownKeys(t), 'ghost'],
});
p.b = 2;
try { p.c = 'x'; } catch (e) { console.log(e.message); }
console.log(p.a, p.zzz, 'abc' in p, 'b' in p, delete p.a, Reflect.ownKeys(p), logged);
const negative = (arr) => new Proxy(arr, { get: (t, k, r) => (typeof k === 'string' && /^-\d+$/.test(k) ? t[t.length + +k] : Reflect.get(t, k, r)) });
console.log(negative([1, 2, 3])[-1], negative([1, 2, 3]).length);
const frozen = Object.freeze({ in: { x: 1 } });
frozen.in.x = 2;
frozen.y = 1;
console.log(frozen, Object.isFrozen(frozen), Object.isSealed(Object.seal({})), Object.getOwnPropertyDescriptor({ get q() { return 1; } }, 'q'));
const mixin = (B) => class extends B { fly() { return `${this.n} flies`; } };
class Bird { n = 'bird'; }
class Eagle extends mixin(Bird) { fly() { return super.fly() + ' high'; } static create() { return new this(); } }
console.log(Eagle.create().fly(), Object.getOwnPropertyNames(Eagle.prototype), Eagle.name, Eagle.length);
const counter = { n: 0, get next() { return ++this.n; }, valueOf() { return this.n * 10; } };
console.log(counter.next, counter.next, counter + 1, counter > 15, JSON.stringify(counter), Object.keys(counter));
console.log([1, 2, 3].map(Number.prototype.toFixed.call, Number.prototype.toFixed), [].concat.apply([], [[1], [2]]), Math.max.apply(null, [1, 5]));
