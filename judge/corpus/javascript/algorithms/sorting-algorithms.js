const swap = (a, i, j) => ([a[i], a[j]] = [a[j], a[i]]);
const bubble = (a) => { for (let n = a.length; n > 1; n--) for (let i = 1; i < n; i++) if (a[i - 1] > a[i]) swap(a, i - 1, i); return a; };
const insertion = (a) => { for (let i = 1; i < a.length; i++) for (let j = i; j && a[j - 1] > a[j]; j--) swap(a, j, j - 1); return a; };
function quick(a, l = 0, r = a.length - 1) {
  if (l >= r) return a;
  const p = a[(l + r) >> 1];
  let i = l, j = r;
  while (i <= j) {
    while (a[i] < p) i++;
    while (a[j] > p) j--;
    if (i <= j) swap(a, i++, j--);
  }
  quick(a, l, j);
  return quick(a, i, r);
}
const merge = (a) => {
  if (a.length < 2) return a;
  const m = a.length >> 1, l = merge(a.slice(0, m)), r = merge(a.slice(m)), out = [];
  while (l.length && r.length) out.push(l[0] <= r[0] ? l.shift() : r.shift());
  return [...out, ...l, ...r];
};
const radix = (a) => { for (let d = 1; d < 1e4; d *= 10) { const b = Array.from({ length: 10 }, () => []); a.forEach((x) => b[Math.floor(x / d) % 10].push(x)); a = b.flat(); } return a; };
const shell = (a) => { for (let g = a.length >> 1; g; g >>= 1) for (let i = g; i < a.length; i++) for (let j = i; j >= g && a[j - g] > a[j]; j -= g) swap(a, j, j - g); return a; };
const data = Array.from({ length: 200 }, (_, i) => (i * 7919) % 4001);
const expected = [...data].sort((a, b) => a - b).join();
for (const f of [bubble, insertion, quick, merge, radix, shell]) console.log(f.name.padEnd(10, '.'), f([...data]).join() === expected);
console.log(quick(['pear', 'fig', 'apple']), merge([3, 3, 1]), radix([170, 45, 75, 802, 2]), bubble([]));
console.log(quick([...data]).slice(0, 12), data.slice(0, 4));
