function co(gen) {
  return new Promise((resolve, reject) => {
    const it = gen();
    const step = (how, v) => {
      let r;
      try { r = it[how](v); } catch (e) { return reject(e); }
      r.done ? resolve(r.value) : Promise.resolve(r.value).then((x) => step('next', x), (e) => step('throw', e));
    };
    step('next');
  });
}
co(function* () {
  const a = yield Promise.resolve(2);
  const b = yield 3;
  try {
    yield Promise.reject(new Error('no'));
  } catch (e) {
    console.log('caught', e.message);
  }
  return a * b;
}).then((v) => console.log('co', v));
const tasks = [];
function* worker(name, n) { for (let i = 1; i <= n; i++) { console.log(name, i); yield; } return name; }
tasks.push(worker('A', 3), worker('B', 1), worker('C', 2));
while (tasks.length) {
  const t = tasks.shift(), { done, value } = t.next();
  done ? console.log('done', value) : tasks.push(t);
}
const callbackStyle = (x, cb) => setTimeout(() => (x < 0 ? cb(new Error('negative')) : cb(null, x ** 0.5)), 1);
const promisify = (f) => (...a) => new Promise((ok, no) => f(...a, (e, v) => (e ? no(e) : ok(v))));
const root = promisify(callbackStyle);
root(16).then(console.log).then(() => root(-1)).catch((e) => console.log(e.message)).finally(() => console.log('last'));
console.log('sync part over');
