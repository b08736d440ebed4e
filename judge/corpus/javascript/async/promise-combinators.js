const wait = (ms, v, fail) => new Promise((ok, no) => setTimeout(() => (fail ? no(new Error(v)) : ok(v)), ms));
(async () => {
  console.log(await Promise.all([wait(30, 'a'), wait(10, 'b'), 'plain']));
  console.log(await Promise.race([wait(30, 'slow'), wait(5, 'fast')]));
  console.log((await Promise.allSettled([wait(1, 'ok'), wait(1, 'bad', true)])).map((r) => r.value ?? r.reason.message));
  console.log(await Promise.any([wait(1, 'x', true), wait(5, 'y')]));
  try {
    await Promise.any([wait(1, 'p', true), wait(2, 'q', true)]);
  } catch (e) {
    console.log(e.constructor.name, e.errors.map((x) => x.message));
  }
  try {
    await Promise.all([wait(20, 'late'), wait(5, 'early', true)]);
  } catch (e) {
    console.log('rejected', e.message);
  } finally {
    console.log('finally');
  }
  const order = [];
  await Promise.all([3, 1, 2].map(async (n) => { await wait(n * 10); order.push(n); }));
  console.log(order);
  const serial = [];
  for (const n of [3, 1, 2]) serial.push(await wait(n, n * n));
  console.log(serial, await [1, 2, 3].reduce((p, n) => p.then((s) => wait(1, s + n)), Promise.resolve(0)));
  console.log(await { then: (ok) => ok('thenable') }, await Promise.resolve(Promise.resolve(1)), await 5);
  return 'done';
})().then(console.log);
