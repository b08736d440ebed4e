let n = 0;
const started = [];
const id = setInterval(() => {
  console.log('tick', ++n);
  if (n === 3) {
    clearInterval(id);
    setTimeout(() => console.log('after interval', started), 70);
  }
}, 10);
const never = setTimeout(() => console.log('never'), 5);
clearTimeout(never);
clearTimeout(undefined);
setTimeout(() => started.push('b'), 60);
setTimeout(() => started.push('a'), 45);
setTimeout(console.log, 1, 'with', ['arguments'], { x: 1 });
function debounce(f, ms) {
  let t;
  return (...a) => {
    clearTimeout(t);
    t = setTimeout(() => f(...a), ms);
  };
}
const d = debounce((x) => console.log('debounced', x), 7);
d(1), d(2), d(3);
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
(async () => {
  for (let i = 0; i < 3; i++) {
    await sleep(0);
    started.push(i);
  }
})();
