async function a() { console.log('a1'); await b(); console.log('a2'); }
async function b() { console.log('b1'); await c(); console.log('b2'); }
const c = async () => console.log('c');
a().then(() => console.log('a done'));
Promise.resolve().then(() => { console.log('p1'); return 'x'; }).then((v) => console.log('p2', v)).then(() => { throw new Error('late'); }).catch((e) => console.log('p3', e.message));
new Promise((_, reject) => reject('r')).catch((v) => { console.log('rejected', v); return 'healed'; }).then(console.log);
for (const i of [1, 2]) setTimeout(() => { console.log('timer', i); Promise.resolve().then(() => console.log('micro', i)); }, i * 5);
(async () => { for await (const v of (async function* () { yield 1; yield 2; })()) console.log('gen', v); })();
const thenable = { then(ok) { console.log('then called'); ok('thenable value'); } };
(async () => console.log(await thenable))();
console.log('end of script');
