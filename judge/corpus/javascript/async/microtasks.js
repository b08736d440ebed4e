const log = [];
const say = (x) => () => log.push(x);
setTimeout(say('timeout'), 0);
const p = Promise.resolve();
p.then(say('then 1')).then(say('then 3'));
p.then(() => { log.push('then 2'); return Promise.resolve(); }).then(say('after returned promise'));
queueMicrotask(() => { log.push('micro'); process.nextTick(say('tick in micro')); });
process.nextTick(say('tick 1'));
process.nextTick(() => { log.push('tick 2'); p.then(say('then in tick')); });
new Promise((ok) => { log.push('executor'); ok(); log.push('after resolve'); }).then(say('resolved'));
(async () => {
  log.push('async start');
  try {
    await (async () => { throw new Error('x'); })();
  } catch {
    log.push('async caught');
  }
  log.push('async end');
})();
log.push('sync end');
setTimeout(() => {
  log.push('timeout 2');
  p.then(say('micro in timeout'));
}, 5);
setTimeout(say('timeout 3'), 5);
setTimeout(() => console.log(log.join('\n')), 40);
