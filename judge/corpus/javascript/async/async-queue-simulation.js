const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
class Semaphore {
  #free;
  #queue = [];
  constructor(n) { this.#free = n; }
  async use(f) {
    if (this.#free > 0) this.#free--;
    else await new Promise((r) => this.#queue.push(r));
    try { return await f(); }
    finally { this.#queue.length ? this.#queue.shift()() : this.#free++; }
  }
}
class Mutex extends Semaphore { constructor() { super(1); } }
(async () => {
  const sem = new Semaphore(2), events = [];
  let active = 0, peak = 0;
  const jobs = [30, 60, 25, 15].map((ms, i) => sem.use(async () => {
    peak = Math.max(peak, ++active);
    events.push(`start ${i}`);
    await sleep(ms * 2);
    events.push(`end ${i}`);
    active--;
    return i * i;
  }));
  console.log(await Promise.all(jobs), peak);
  console.log(events.join(', '));
  let balance = 0;
  const lock = new Mutex();
  await Promise.all(Array.from({ length: 5 }, (_, i) => lock.use(async () => { const b = balance; await sleep(1); balance = b + i; })));
  console.log('balance', balance);
  let unsafe = 0;
  await Promise.all([1, 2, 3].map(async (x) => { const u = unsafe; await null; unsafe = u + x; }));
  console.log('unsafe', unsafe);
  const cache = new Map();
  let fetched = 0;
  const load = (k) => cache.get(k) ?? cache.set(k, sleep(2).then(() => (fetched++, k.toUpperCase()))).get(k);
  console.log(await Promise.all(['a', 'b', 'a'].map(load)), fetched, cache);
})();
