const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k] = lines[0].split(' ').map(Number);
const a = lines[1].split(' ').map(Number);
const dq = [];
const out = [];
for (let i = 0; i < n; i++) {
  while (dq.length && a[dq[dq.length - 1]] <= a[i]) dq.pop();
  dq.push(i);
  if (dq[0] <= i - k) dq.shift();
  if (i >= k - 1) out.push(a[dq[0]]);
}
console.log(out.join(' '));
console.log(lines.slice(2));
