let attempts = 0;
const flaky = async () => {
  if (++attempts < 3) throw new Error(`attempt ${attempts}`);
  return `ok after ${attempts}`;
};
async function retry(f, n, log = []) {
  for (let i = 0; i < n; i++) {
    try {
      return [await f(), log];
    } catch (e) {
      log.push(e.message);
    }
  }
  throw new Error('gave up', { cause: log });
}
const memo = (f) => {
  const cache = {};
  return async (k) => (cache[k] ??= f(k));
};
async function main() {
  console.log(await retry(flaky, 5));
  attempts = -10;
  await retry(flaky, 2).catch((e) => console.log(e.message, e.cause));
  let calls = 0;
  const slow = memo(async (k) => (calls++, k * 2));
  console.log(await Promise.all([slow(1), slow(1), slow(2)]), calls);
  await Promise.reject(new TypeError('t')).then(() => console.log('no')).catch((e) => { console.log(e.name); return 'recovered'; }).then(console.log).finally(() => console.log('fin'));
  const timeout = (p, ms) => Promise.race([p, new Promise((_, no) => setTimeout(no, ms, 'timeout'))]);
  console.log(await timeout(new Promise(() => {}), 5).catch((x) => x), await timeout(Promise.resolve('quick'), 50));
  const results = [];
  await Promise.all([async () => { for (const c of 'ab') { results.push(c); await null; } }, async () => { for (const c of '12') { results.push(c); await null; } }].map((f) => f()));
  console.log(results.join(''), await (async () => { try { return await Promise.reject(1); } catch { return 'inner'; } })());
}
main().then(() => console.log('end'), (e) => console.log('failed', e));
console.log('first');
