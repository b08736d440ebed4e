'use strict';
const input = require('fs').readFileSync(0).toString();
let pos = 0;
const nextInt = () => {
  while (input.charCodeAt(pos) <= 32) pos++;
  let sign = 1, x = 0;
  if (input[pos] === '-') (sign = -1), pos++;
  while (pos < input.length && input.charCodeAt(pos) > 32) x = x * 10 + input.charCodeAt(pos++) - 48;
  return sign * x;
};
const out = [];
let t = nextInt();
while (t--) {
  const n = nextInt(), k = nextInt();
  const a = Array.from({ length: n }, nextInt).sort((x, y) => x - y);
  let best = -Infinity;
  for (let i = 0; i + k <= n; i++) best = Math.max(best, a[i] - a[i + k - 1]);
  out.push(`${best} ${a.join(',')}`);
}
console.log(out.join('\n'));
