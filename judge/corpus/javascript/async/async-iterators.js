const { EventEmitter } = (() => {
  class EventEmitter {
    #l = {};
    on(e, f) { (this.#l[e] ??= []).push(f); return this; }
    emit(e, ...a) { return (this.#l[e] ?? []).map((f) => f(...a)).length > 0; }
  }
  return { EventEmitter };
})();
async function* ticks(n, fail = -1) {
  try {
    for (let i = 0; i < n; i++) {
      await null;
      if (i === fail) throw new RangeError(`tick ${i}`);
      yield i;
    }
  } finally {
    console.log('closed');
  }
}
class Queue {
  #items = [];
  #waiting = [];
  push(x) { this.#waiting.length ? this.#waiting.shift()({ value: x, done: false }) : this.#items.push(x); }
  next() { return this.#items.length ? Promise.resolve({ value: this.#items.shift(), done: false }) : new Promise((r) => this.#waiting.push(r)); }
  [Symbol.asyncIterator]() { return this; }
}
async function pool(jobs, size) {
  const out = [];
  let next = 0, active = 0, peak = 0;
  await Promise.all(Array.from({ length: size }, async () => {
    while (next < jobs.length) {
      const i = next++;
      peak = Math.max(peak, ++active);
      out[i] = await jobs[i]();
      active--;
    }
  }));
  return { out, peak };
}
(async () => {
  for await (const x of ticks(3)) console.log(x);
  for await (const x of ticks(9)) if (x === 1) break;
  try { for await (const x of ticks(3, 1)) console.log('got', x); } catch (e) { console.log(`${e}`); }
  for await (const x of [Promise.resolve('p'), 'q']) console.log(x);
  const q = new Queue();
  setTimeout(() => q.push('late'), 5);
  q.push('early');
  for await (const x of q) { console.log(x); if (x === 'late') break; }
  console.log(await pool([1, 2, 3, 4, 5].map((n) => () => new Promise((r) => setTimeout(r, 6 - n, n * n))), 2));
  const e = new EventEmitter().on('x', (a) => console.log('event', a)).on('x', (a) => console.log('again', a + 1));
  console.log(e.emit('x', 5), e.emit('y'));
})();
