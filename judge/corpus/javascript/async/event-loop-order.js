console.log('1 script');
setTimeout(() => console.log('8 timeout 0'), 0);
setTimeout(() => console.log('10 timeout 20'), 20);
setTimeout((a, b) => console.log('9 timeout 5', a, b), 5, 'x', 'y');
process.nextTick(() => console.log('4 nextTick'));
Promise.resolve().then(() => console.log('5 microtask')).then(() => console.log('7 chained'));
queueMicrotask(() => console.log('6 queued'));
(async () => {
  console.log('2 async start');
  await null;
  console.log('6b after await');
})();
console.log('3 script end');
