class Animal {
  static count = 0;
  legs = 4;
  constructor(name) {
    this.name = name;
    Animal.count++;
  }
  get loud() { return this.name.toUpperCase(); }
  toString() { return `Animal<${this.name}>`; }
  toJSON() { return { animal: this.name }; }
}
class Dog extends Animal {
  #secret = 'bone';
  tricks = ['sit'];
  friend = null;
  reveal() { return this.#secret; }
}
const d = new Dog('rex');
d.friend = new Animal('tom');
console.log(d, `${d}`, d + '', JSON.stringify(d), d.loud, d.reveal());
console.log([d], Animal, Dog, Dog.name, Animal.count, d instanceof Animal, d.constructor.name, Object.keys(d));
class Stack extends Array {
  peek() { return this[this.length - 1]; }
}
const s = Stack.from([1, 2, 3]);
s.push(4);
console.log(s, s.peek(), s.length, s.map((x) => x * 2) instanceof Stack, new (class extends Map {})([[1, 2]]), new (class Bag extends Set {})(['x']));
class ValidationError extends Error {
  constructor(field, message) {
    super(message);
    this.name = 'ValidationError';
    this.field = field;
  }
}
try {
  throw new ValidationError('age', 'too young');
} catch (e) {
  console.log(e.name, e.message, e.field, e instanceof Error, String(e), Object.prototype.toString.call(e), Object.keys(e));
}
for (const bad of [() => null.x, () => undefined.foo(), () => x1, () => (1)(), () => new Array(-1), () => 'a'.repeat(-1), () => BigInt(1.5), () => JSON.parse('{bad'), () => { const c = 1; c = 2; }])
  try { bad(); } catch (e) { console.log(e.name); }
const point = { x: 1, [Symbol.toPrimitive](hint) { return hint === 'number' ? 42 : hint; } };
console.log(+point, `${point}`, point + '', point * 2, [point + 1]);
class Temp { static [Symbol.hasInstance](v) { return v > 30; } get [Symbol.toStringTag]() { return 'Warm'; } }
console.log(35 instanceof Temp, String(new Temp()), new Temp(), new (class { [Symbol.for('x')] = 1 })());
