class Temperature {
  static #made = 0;
  #c = 0;
  static fromF(f) { return new this((f - 32) / 1.8); }
  static { this.ABSOLUTE = -273.15; }
  constructor(c) { this.celsius = c; Temperature.#made++; }
  get celsius() { return this.#c; }
  set celsius(v) {
    if (v < Temperature.ABSOLUTE) throw new RangeError(`${v} is too cold`);
    this.#c = v;
  }
  #secret() { return this.#c * 2; }
  reveal() { return this.#secret(); }
  static isOne(x) { return #c in x; }
  static get made() { return Temperature.#made; }
}
const t = Temperature.fromF(212);
console.log(t.celsius, t.reveal(), Temperature.isOne(t), Temperature.isOne({}), Temperature.made, Object.keys(t));
try { t.celsius = -300; } catch (e) { console.log(e.name, e.message); }
class Base {
  constructor() { this.init?.(); this.kind = new.target.name; }
  static create(...a) { return new this(...a); }
  who() { return `base of ${this.kind}`; }
}
class Derived extends Base {
  list = ['field'];
  init() { this.list = ['from init']; }
  who() { return `${super.who()}, derived`; }
  get [`dyn${1 + 1}`]() { return 'computed'; }
}
const d = Derived.create();
console.log(d.who(), d.list, d.dyn2, Object.getOwnPropertyNames(d), d instanceof Base);
console.log(typeof Derived, Derived.prototype.constructor === Derived, Object.getPrototypeOf(Derived) === Base, Derived.length);
try { Derived(); } catch (e) { console.log(e.name); }
try { new (class extends Base { constructor() { } })(); } catch (e) { console.log(e.name); }
const acc = { _v: 1, get v() { return this._v; }, set v(x) { this._v = x * 2; } };
acc.v = 10;
console.log(acc.v, Object.getOwnPropertyDescriptor(acc, 'v').set !== undefined, 'v' in acc, delete acc._v, acc.v);
const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(acc));
copy.v = 4;
console.log(copy.v, Object.isExtensible(Object.preventExtensions({})), Object.entries(Object.getOwnPropertyDescriptors(class { static x = 1; }).x ? { ok: 1 } : {}));
