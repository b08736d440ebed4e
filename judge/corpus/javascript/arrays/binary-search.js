'use strict';
const lowerBound = (a, x, key = (v) => v) => {
  let lo = 0, hi = a.length;
  while (lo < hi) {
    const mid = (lo + hi) >>> 1;
    if (key(a[mid]) < x) lo = mid + 1;
    else hi = mid;
  }
  return lo;
};
const a = [1, 3, 3, 5, 8, 13];
for (const x of [0, 3, 4, 13, 99]) console.log(x, lowerBound(a, x), a[lowerBound(a, x)]);
const people = [{ n: 'a', y: 1990 }, { n: 'b', y: 1999 }, { n: 'c', y: 2005 }];
console.log(people[lowerBound(people, 1995, (p) => p.y)]);
const sqrt = (n) => {
  let [lo, hi] = [0n, n + 1n];
  while (hi - lo > 1n) {
    const m = (lo + hi) / 2n;
    [lo, hi] = m * m <= n ? [m, hi] : [lo, m];
  }
  return lo;
};
console.log(sqrt(10n ** 40n), sqrt(2n * 10n ** 60n), sqrt(0n));
const shipDays = (w, days) => {
  let lo = Math.max(...w), hi = w.reduce((x, y) => x + y);
  while (lo < hi) {
    const cap = Math.floor((lo + hi) / 2);
    let need = 1, load = 0;
    for (const x of w) load + x > cap ? (need++, (load = x)) : (load += x);
    need <= days ? (hi = cap) : (lo = cap + 1);
  }
  return lo;
};
console.log(shipDays([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5), shipDays([3, 2, 2, 4, 1, 4], 3));
