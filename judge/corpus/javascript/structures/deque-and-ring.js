class Deque {
  #a = new Array(4);
  #head = 0;
  #n = 0;
  get length() { return this.#n; }
  #grow() {
    const b = new Array(this.#a.length * 2);
    for (let i = 0; i < this.#n; i++) b[i] = this.at(i);
    this.#a = b;
    this.#head = 0;
  }
  at(i) { return this.#a[(this.#head + i) & (this.#a.length - 1)]; }
  push(x) { if (this.#n === this.#a.length) this.#grow(); this.#a[(this.#head + this.#n++) & (this.#a.length - 1)] = x; }
  unshift(x) { if (this.#n === this.#a.length) this.#grow(); this.#head = (this.#head - 1) & (this.#a.length - 1); this.#a[this.#head] = x; this.#n++; }
  shift() { if (!this.#n) return; const x = this.#a[this.#head]; this.#head = (this.#head + 1) & (this.#a.length - 1); this.#n--; return x; }
  pop() { return this.#n ? this.at(--this.#n) : undefined; }
  *[Symbol.iterator]() { for (let i = 0; i < this.#n; i++) yield this.at(i); }
}
const d = new Deque();
for (let i = 0; i < 10; i++) i % 3 ? d.push(i) : d.unshift(i);
console.log([...d], d.length, d.shift(), d.pop(), [...d].join(''), d);
let people = Array.from({ length: 41 }, (_, i) => i + 1), at = 0;
while (people.length > 1) people.splice((at = (at + 2) % people.length), 1);
console.log(people);
const hot = new Deque();
for (let i = 1; i <= 10; i++) hot.push(i);
const out = [];
while (hot.length) { for (let k = 0; k < 3; k++) hot.push(hot.shift()); out.push(hot.shift()); }
console.log(out);
const stack = [], min = [];
for (const x of [5, 3, 7, 2, 9]) stack.push(x), min.push(Math.min(x, min.at(-1) ?? x));
console.log(stack.map((x, i) => [x, min[i]]), { stack, min, top: stack.at(-1) });
